//! The place of a plate: off all names, and over little of what lies in its area.

use super::icons::PITCH;
use crate::games::westeros::geometry::{Name, Point, far_name, spot};
use crate::games::westeros::scene::{AreaScene, Plate};
use westeros::Area;

/// The width of a letter of a plate, give or take.
const LETTER: i16 = 10;
/// Half the height of a plate.
const TALL: i16 = 12;
/// The scale of a plate from afar, in tenths; `style/march.css` says so.
const FAR: i16 = 15;

/// Half the breadth of a plate.
pub fn half(plate: &Plate) -> i16 {
    match plate.text.chars().fold(0, |broad, _| broad + LETTER) {
        0 => 13,
        letters => i16::midpoint(30, letters),
    }
}

/// A box by its middle and the halves of its sides.
type Block = (Point, (i16, i16));

/// Returns the place of an order, if none lies there and nothing is hidden; otherwise the one beside it
/// that hides no name, near or from afar, and least of the rest.
pub fn beside(it: &AreaScene, plate: &Plate) -> Point {
    let half = half(plate);
    let (x, y) = spot(it.area).order;
    let hidden = |at: Point, half: (i16, i16), of: &[Block]| -> i32 {
        let shares = of.iter().map(|it| common((at, half), *it));
        shares.sum()
    };
    let names: Vec<Block> = Area::ALL.into_iter().flat_map(near).collect();
    let far_names: Vec<Block> = Area::ALL.into_iter().flat_map(far).collect();
    let names_under = |at: Point| {
        let larger = (half * FAR / 10, TALL * FAR / 10);
        let from_afar = hidden(at, larger, &far_names);
        (hidden(at, (half, TALL), &names), from_afar)
    };
    let (across, down) = (21 + half, 21 + TALL);
    let aside = [0, 16, -16, down, -down].into_iter();
    let aside = aside.flat_map(|off| [(x + across, y + off), (x - across, y + off)]);
    let free = it.order.is_none().then_some((x, y));
    let beside = [(x, y + down), (x, y - down)].into_iter().chain(aside);
    let places = free.into_iter().chain(beside);
    let inside = |&(x, _): &Point| x - half > 12 && x + half < 988;
    let lying = lying(it);
    let best = places
        .filter(inside)
        .min_by_key(|&at| (names_under(at), hidden(at, (half, TALL), &lying)));
    best.unwrap_or((x, y + down))
}

/// Returns the pieces and marks that a plate should not hide.
fn lying(it: &AreaScene) -> Vec<Block> {
    let (place, spot) = (it.area.place(), spot(it.area));
    let mut all: Vec<Block> = it.units.iter().map(|it| (it.at, (12, 15))).collect();
    if place.building.is_some() {
        all.push((spot.building, (15, 13)));
    }
    if it.shield.is_some() {
        all.push((spot.token, (11, 12)));
    }
    let icons = i16::from(place.supply_icons + place.power_icons);
    if icons > 0 {
        all.push((spot.icons, (icons * PITCH / 2, 11)));
    }
    all
}

/// The name of an area as it stands on the map; translations are written no larger.
fn near(area: Area) -> impl Iterator<Item = Block> {
    let name = spot(area).name;
    lines(name, name.at.1 - name.size * 36 / 100)
}

/// The same while the whole map is in sight.
fn far(area: Area) -> impl Iterator<Item = Block> {
    let name = far_name(area);
    let below = name.text.matches('|').fold(0, |lines, _| lines + 1);
    lines(name, name.at.1 - below * name.size / 2)
}

/// The lines of a name, from the middle of the first one on.
fn lines(name: Name, first: i16) -> impl Iterator<Item = Block> {
    let (x, size) = (name.at.0, name.size);
    name.text.split('|').zip(0_i16..).map(move |(line, nth)| {
        let letters = line.chars().fold(0_i16, |letters, _| letters + 1);
        let half = (letters * size * 3 / 10, size * 36 / 100);
        ((x, first + nth * size), half)
    })
}

/// Returns how much two boxes share.
fn common((a, a_half): Block, (b, b_half): Block) -> i32 {
    let side = |a: i16, a_half: i16, b: i16, b_half: i16| {
        let end = (a + a_half).min(b + b_half);
        let start = (a - a_half).max(b - b_half);
        i32::from((end - start).max(0))
    };
    side(a.0, a_half.0, b.0, b_half.0) * side(a.1, a_half.1, b.1, b_half.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::scene::{OrderScene, Side, Sign, scene};
    use tabletop::{Dice, Game, Quiet, Viewer};
    use westeros::{ByArea, House, OrderToken, Orders, Setup, Westeros};

    struct First;

    impl Dice for First {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    #[test]
    fn no_plate_hides_a_name() {
        let state = Westeros::start(&Setup::default(), 6, &mut Quiet(First));
        let view = Westeros::view(&state, Viewer::Spectator);
        let scene = scene(&view, &Orders::NONE, &ByArea::default());
        let order = OrderScene {
            house: House::Stark,
            side: Side::Face(OrderToken::Raid),
        };
        for it in scene.areas.iter().map(|(_, it)| it) {
            for (order, text) in [None, Some(order)]
                .into_iter()
                .flat_map(|order| ["", "+2", "3 : 5", "10 : 12"].map(|text| (order, text)))
            {
                let plate = Plate {
                    sign: Sign::Attack,
                    text: text.to_owned(),
                    words: String::new(),
                };
                let it = AreaScene {
                    order,
                    ..it.clone()
                };
                let block = (beside(&it, &plate), (half(&plate), TALL));
                for other in Area::ALL {
                    let free = near(other).all(|name| common(block, name) == 0);
                    assert!(free, "{text:?} in {:?} on the name of {other:?}", it.area);
                }
            }
        }
    }
}
