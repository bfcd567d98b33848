//! The people of a table, as its battle calls them.

use crate::play::TablePage;
use tabletop::Seat;

/// "You", or the name of whoever plays; nothing while nobody does.
pub fn called(page: &TablePage, seat: Seat) -> Option<String> {
    if page.my_seat == Some(seat.0) {
        return Some(word!("You" | "Du").to_owned());
    }
    let row = page.table.seats.iter().find(|it| it.seat == seat.0)?;
    row.occupant.name().map(str::to_owned)
}
