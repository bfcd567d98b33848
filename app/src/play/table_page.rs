//! The content of a table's page: the waiting room, the hot seat or the game.

use super::{
    TablePage,
    drafts::SavedForSeat,
    history::LoadedPage,
    line::Line,
    parts::{HotSeatPart, Room},
    running::Running,
};
use crate::reactive::{effect, memo};
use crate::{
    chat::Wire,
    games::{self, GameGuide, GamePage, GameRenderer},
    hydration_root,
    lazy::after_paint,
    lobby::Status,
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The values that a table's page begins with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct First {
    pub page: TablePage,
    /// The moment of its past that the address asks for.
    pub looked: Option<LoadedPage>,
    /// The guide of a first game.
    pub guide: Option<GameGuide>,
    pub invitation: Option<String>,
    pub saved: Option<SavedForSeat>,
}

/// The hydration root of a table's page, from the waiting room to the end of the game.
#[component]
pub fn Table(first: First) -> impl IntoView {
    let First {
        page,
        looked: first,
        guide,
        invitation,
        saved,
    } = first;
    provide_context(StoredValue::new(saved));
    let kind = page.table.kind.clone();
    games::provide_guide(&kind, guide);
    let page = RwSignal::new(page);
    let line = RwSignal::new(Line::Open);
    Wire::provide();
    #[cfg(feature = "hydrate")]
    super::live::follow(page, line, invitation.as_deref());
    if page.with_untracked(|it| it.game.is_none()) {
        let guided = |page: &TablePage| page.game.as_ref().is_some_and(GamePage::is_guided);
        let begins = memo(move |_| page.with(guided));
        expect_context::<GameRenderer>().bring_guide(&kind, begins);
    }
    let title = memo(move |_| page.with(title));
    effect(move |_| {
        let title = title.get();
        after_paint(move || hydration_root::entitle(title));
    });
    // Sent for the seat that the page began with: no other uses it.
    let began = page.with_untracked(|it| it.my_seat);
    let first = StoredValue::new(first);
    let address = invitation.clone();
    let running = move || {
        let same = page.with_untracked(|it| it.my_seat) == began;
        let first = first.get_value().filter(|_| same);
        let invitation = address.clone();
        view! { <Running page line first invitation /> }
    };
    let stage = memo(move |_| page.with(Stage::of));
    view! {
        {move || match stage.get() {
            Stage::Gathering => view! { <Room page invitation=invitation.clone() /> }.into_any(),
            Stage::HotSeat { board } => view! {
                <HotSeatPart page />
                {board.then(&running)}
            }
            .into_any(),
            Stage::Playing(_) => running().into_any(),
        }}
    }
}

/// The stage that is on the screen. With each change all of it is drawn anew: nothing of one seat is left when another
/// one looks.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Gathering,
    /// With the board as everybody may see it, as soon as it is there.
    HotSeat {
        board: bool,
    },
    Playing(Option<u8>),
}

impl Stage {
    fn of(page: &TablePage) -> Self {
        if page.table.status == Status::Gathering {
            return Self::Gathering;
        }
        let board = page.game.is_some();
        if page.wants_a_seat() || !board {
            Self::HotSeat { board }
        } else {
            Self::Playing(page.my_seat)
        }
    }
}

/// Says in the browser's tab whether the table waits for this person.
pub fn title(page: &TablePage) -> String {
    let name = crate::table_name::table_name(&page.table.name);
    if page.table.my_turn {
        say!("● Your turn: {name}" | "● Du bist dran: {name}")
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::page::tests::page;

    #[test]
    fn the_waiting_room_opens_only_while_a_table_gathers() {
        let mut table = page(1, None, &[]);
        assert!(Stage::of(&table) == Stage::HotSeat { board: false });
        table.table.status = Status::Over;
        assert!(Stage::of(&table) == Stage::HotSeat { board: false });
        table.table.status = Status::Gathering;
        assert!(Stage::of(&table) == Stage::Gathering);
    }
}
