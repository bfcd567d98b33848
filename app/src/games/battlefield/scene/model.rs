//! The parts of a position that the table shows, as small values that can be compared.

use super::arms::Arms;
use battlefield::{
    data::Kind,
    field::Thing,
    geometry::{Base, Facing, Mil, Point, Pose, Tray, overlap_beyond},
    ground,
    position::{Commander, Phase, Player, Position, Terrain, Tokens, Unit, UnitId},
    terrain::Piece,
};
use tabletop::Seat;

/// The owner of something, as far as it can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// The end of the class and of the pattern's name.
    pub faction: &'static str,
    pub side: u8,
    /// A side before it has the same faction.
    pub again: bool,
}

impl Colors {
    pub fn classes(self) -> String {
        let again = if self.again { " f-again" } else { "" };
        let side = (self.side % 4).to_string();
        ["f-", self.faction, again, " s-", &side].concat()
    }
}

/// A unit on the table.
#[allow(
    clippy::struct_excessive_bools,
    reason = "signs on a tray, each there or not"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayModel {
    pub id: UnitId,
    pub pose: Pose,
    pub base: Base,
    pub colors: Colors,
    pub kind: Kind,
    pub arms: Arms,
    pub solo: bool,
    pub per_rank: u8,
    pub full: u8,
    pub models: u8,
    /// On the model that goes next.
    pub wounds: u8,
    /// The number of them that a model bears.
    pub each: u8,
    pub attachments: u8,
    pub commander: bool,
    pub tokens: Tokens,
    pub activated: bool,
    pub engaged: bool,
    /// An NCU has set its mind to it.
    pub influenced: bool,
    pub points: u8,
}

/// A piece of terrain by its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceModel {
    pub number: u8,
    pub name: String,
    pub piece: Piece,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallModel {
    pub number: u8,
    pub pose: Pose,
    pub colors: Colors,
    pub wounds: u8,
    pub ruined: bool,
    pub activated: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerModel {
    pub at: Point,
    pub title: Option<&'static str>,
    pub holder: Option<Colors>,
    /// Beside a corner of the tray that stands on it.
    pub shown_at: Option<Point>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ZoneModel {
    pub corners: [Point; 4],
    pub owner: Option<Colors>,
    /// Armies are still being set up.
    pub strong: bool,
}

/// The colors of a player; before the armies are shown those of a unit of theirs.
fn colors(position: &Position, seat: Seat, unit: Option<&Unit>) -> Colors {
    let player = position.player(seat);
    let own = player.faction.map(|it| it.entry().id.as_str());
    let id = own.or_else(|| unit.map(|it| it.profile.entry().faction.as_str()));
    let faction = match id {
        Some("stark") => "stark",
        Some("lannister") => "lannister",
        Some("neutral") => "neutral",
        _ => "other",
    };
    let again = player.faction.is_some_and(|own| {
        let before = |it: &Player| it.side.0 < player.side.0 && it.faction == Some(own);
        position.players.iter().any(before)
    });
    Colors {
        faction,
        side: player.side.0,
        again,
    }
}

/// The colors of a player, for what lies around the table.
pub fn colors_of_player(position: &Position, seat: Seat) -> Colors {
    colors(position, seat, None)
}

/// The colors of a unit.
pub fn colors_of(position: &Position, id: UnitId) -> Option<Colors> {
    let unit = position.units.get(usize::from(id.0))?;
    Some(colors(position, unit.owner, Some(unit)))
}

fn leads(position: &Position, id: UnitId) -> bool {
    let player = position.player(position.unit(id).owner);
    let commander = matches!(player.commander, Some(Commander::Unit(unit, _)) if unit == id);
    (commander || player.proxy == Some(id)) && !player.fallen
}

pub fn trays(position: &Position) -> Vec<TrayModel> {
    let tray = |(id, unit): (UnitId, &Unit)| Some(tray(position, (id, unit), unit.pose()?));
    position.units().filter_map(tray).collect()
}

fn tray(position: &Position, (id, unit): (UnitId, &Unit), pose: Pose) -> TrayModel {
    let profile = unit.profile.entry();
    TrayModel {
        id,
        pose,
        base: profile.base,
        colors: colors(position, unit.owner, Some(unit)),
        kind: profile.kind,
        arms: Arms::of(profile),
        solo: profile.solo,
        per_rank: profile.models_per_rank(),
        full: profile.models,
        models: unit.strength.models,
        wounds: unit.strength.wounds,
        each: profile.wounds_per_model,
        attachments: unit.attachments.len() as u8,
        commander: leads(position, id),
        tokens: unit.tokens,
        activated: unit.activated,
        engaged: position.is_engaged(id.thing()),
        influenced: unit.friendly_influence.is_some() || unit.enemy_influence.is_some(),
        points: unit.vp_tokens,
    }
}

/// A unit that is thought of in another place, wherever that is: the same for each of them.
pub fn elsewhere(position: &Position, id: UnitId) -> Option<TrayModel> {
    let unit = position.units.get(usize::from(id.0))?;
    let nowhere = Pose::new(0, 0, Facing::NORTH);
    Some(TrayModel {
        engaged: false,
        ..tray(position, (id, unit), nowhere)
    })
}

pub fn pieces(position: &Position) -> Vec<PieceModel> {
    let piece = |(number, it): (u8, &Terrain)| PieceModel {
        number,
        name: it.name.clone(),
        piece: it.piece,
    };
    let all = (0..).zip(&position.terrain);
    all.filter(|(_, it)| !it.removed).map(piece).collect()
}

pub fn walls(position: &Position) -> Vec<WallModel> {
    let all = (0..).zip(&position.walls);
    all.map(|(number, it)| WallModel {
        number,
        pose: it.pose,
        colors: colors(position, it.owner, None),
        wounds: it.wounds,
        ruined: it.ruined,
        activated: it.activated,
    })
    .collect()
}

pub fn markers(position: &Position) -> Vec<MarkerModel> {
    let holder = |id: UnitId| {
        let unit = position.unit(id);
        colors(position, unit.owner, Some(unit))
    };
    let all = position.markers.iter();
    all.map(|it| MarkerModel {
        at: it.at,
        title: it.card.map(|card| card.entry().name.as_str()),
        holder: it.holder.map(holder),
        shown_at: shown_at(position, it.at),
    })
    .collect()
}

/// Just outside the corner nearest to a marker of the tray that covers its number.
fn shown_at(position: &Position, at: Point) -> Option<Point> {
    /// Half of what of a marker has to be seen.
    const NUMBER: Mil = 250;
    let square = [(-1, 1), (1, 1), (1, -1), (-1, -1)]
        .map(|(x, y)| Point::new(at.x + x * NUMBER, at.y + y * NUMBER));
    let trays = position.units().filter_map(|(_, it)| it.tray());
    let mut covering = trays.filter(|it: &Tray| overlap_beyond(&it.corners, &square, 0));
    let far = |it: &Point| (it.x - at.x).abs() + (it.y - at.y).abs();
    let tray = covering.next()?;
    let corner = tray.corners.into_iter().min_by_key(far)?;
    // A little outside of it, where no sign of the unit lies.
    let beyond = |corner: Mil, middle: Mil| corner + (corner - middle) / 6;
    let middle = tray.pose.at;
    Some(Point::new(
        beyond(corner.x, middle.x),
        beyond(corner.y, middle.y),
    ))
}

pub fn zones(position: &Position) -> Vec<ZoneModel> {
    let owner = |number: u8| {
        let seat = position
            .seats()
            .find(|seat| position.player(*seat).zone == Some(number));
        seat.map(|seat| colors(position, seat, None))
    };
    let all = (0..).zip(ground::zones(position));
    all.map(|(number, it)| ZoneModel {
        corners: it.outline(),
        owner: owner(number),
        strong: position.phase == Phase::SetUp,
    })
    .collect()
}

/// The corners of what something covers of the table, clockwise; nothing where it is not on it.
pub fn corners(position: &Position, thing: Thing) -> Option<Vec<Point>> {
    match thing {
        Thing::Unit(number) => {
            let unit = position.units.get(usize::from(number))?;
            Some(unit.tray()?.corners.to_vec())
        }
        Thing::Wall(number) => {
            let wall = position.walls.get(usize::from(number))?;
            Some(wall.tray().corners.to_vec())
        }
        Thing::Piece(number) => {
            let piece = position.terrain.get(usize::from(number))?;
            (!piece.removed).then(|| piece.piece.corners())
        }
    }
}

/// The name of something in the markup: `u3`, `w0`, `t2`.
pub fn key(thing: Thing) -> String {
    let (letter, number) = match thing {
        Thing::Unit(number) => ("u", number),
        Thing::Wall(number) => ("w", number),
        Thing::Piece(number) => ("t", number),
    };
    [letter, &number.to_string()].concat()
}

/// The thing that is named so.
pub fn thing(key: &str) -> Option<Thing> {
    let number = key.get(1..)?.parse().ok()?;
    match key.get(..1)? {
        "u" => Some(Thing::Unit(number)),
        "w" => Some(Thing::Wall(number)),
        "t" => Some(Thing::Piece(number)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;
    use battlefield::position::Place;

    #[test]
    fn what_stands_on_the_table_has_a_tray() {
        let mut position = example();
        let before = trays(&position);
        assert_eq!(before.len(), position.units.len());
        assert_eq!(before, trays(&position.clone()));
        position.units[0].place = Place::Gone;
        let after = trays(&position);
        assert_eq!(after.len(), before.len() - 1);
        assert_eq!(after[0].id, UnitId(1));
    }

    #[test]
    fn a_unit_that_is_thought_of_has_its_models_on_the_table_or_not() {
        let mut position = example();
        let here = elsewhere(&position, UnitId(0)).unwrap();
        assert_eq!((here.models, here.engaged), (9, false));
        position.units[0].place = Place::Reserve;
        assert_eq!(elsewhere(&position, UnitId(0)), Some(here));
        assert_eq!(elsewhere(&position, UnitId(99)), None);
    }

    #[test]
    fn a_tray_shows_what_has_happened_to_its_unit() {
        let position = example();
        let swords = &trays(&position)[0];
        assert_eq!((swords.full, swords.models, swords.per_rank), (12, 9, 4));
        assert!(swords.commander && swords.tokens.weakened);
        let fighting = trays(&position).into_iter().filter(|it| it.engaged);
        assert_eq!(fighting.count(), 2);
    }

    #[test]
    fn an_army_wears_the_colors_of_its_player() {
        let position = example();
        let seen = |id: usize| trays(&position)[id].colors.classes();
        assert_eq!(
            (seen(0), seen(6)),
            ("f-stark s-0".into(), "f-lannister s-1".into())
        );
        let mut alike = position.clone();
        alike.players[1].faction = alike.players[0].faction;
        let seen = |id: usize| trays(&alike)[id].colors.classes();
        assert_eq!(
            (seen(0), seen(6)),
            ("f-stark s-0".into(), "f-stark f-again s-1".into())
        );
        let held = markers(&position);
        assert_eq!(held[0].holder.map(|it| it.faction), Some("stark"));
        assert!(held[1].holder.is_none());
    }

    #[test]
    fn what_is_named_in_the_markup_is_found_again() {
        for it in [Thing::Unit(12), Thing::Wall(0), Thing::Piece(3)] {
            assert_eq!(thing(&key(it)), Some(it));
        }
        assert_eq!(thing(""), None);
        assert_eq!(thing("x1"), None);
    }

    #[test]
    fn zones_are_strong_until_the_first_round() {
        let mut position = example();
        assert!(zones(&position).iter().all(|it| !it.strong));
        position.phase = Phase::SetUp;
        assert!(zones(&position).iter().all(|it| it.strong));
    }
}
