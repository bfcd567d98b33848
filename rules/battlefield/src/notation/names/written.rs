//! The names of units, NCUs and whatever else is on the table.

use crate::{
    field::Thing,
    position::{Bearer, NcuId, Position, UnitId},
};
use tabletop::Seat;

pub fn written_seat(seat: Seat) -> char {
    char::from(b'A' + seat.0)
}

pub fn written_unit(position: &Position, id: UnitId) -> String {
    let owner = position.unit(id).owner;
    let before = position.units().take_while(|(other, _)| *other != id);
    let number = before.filter(|(_, unit)| unit.owner == owner).count() + 1;
    format!("{}{number}", written_seat(owner))
}

pub fn written_ncu(position: &Position, id: NcuId) -> String {
    let owner = position.ncu(id).owner;
    let before = position.ncus().take_while(|(other, _)| *other != id);
    let number = before.filter(|(_, ncu)| ncu.owner == owner).count() + 1;
    format!("{}n{number}", written_seat(owner))
}

pub fn written_thing(position: &Position, thing: Thing) -> String {
    match thing {
        Thing::Unit(number) => written_unit(position, UnitId(number)),
        Thing::Wall(number) => format!("W{}", number + 1),
        Thing::Piece(number) => {
            let terrain = &position.terrain[usize::from(number)];
            let before = &position.terrain[..usize::from(number)];
            let same = before
                .iter()
                .filter(|other| other.name == terrain.name)
                .count();
            let number = if same == 0 {
                String::new()
            } else {
                format!("{}", same + 1)
            };
            format!("{}{number}", terrain.name)
        }
    }
}

pub fn written_bearer(position: &Position, bearer: Bearer) -> String {
    match bearer {
        Bearer::Unit(id) => written_unit(position, id),
        Bearer::Ncu(id) => written_ncu(position, id),
        Bearer::Marker(number) => format!("marker{}", number + 1),
    }
}
