//! The table in words: for the screen reader, the lobby and whoever gets a link.

use super::{
    Told,
    conditions::influences,
    edition::dative,
    names::{self, players, side},
    numbers::inches,
    sentence::{list, of, points, units as count_units},
    units::{thing, unit},
    words::{self, condition, direction, in_arc},
};
use battlefield::{
    chapter::victory,
    conditions::facing_to,
    geometry::{Arc, Facing, Mil, Shares, Tray, distance},
    ground,
    position::{Mode, Place, Position, SideId, UnitId},
};
use tabletop::Seat;

/// Tells what lies on the table, in a few sentences.
pub fn board(position: &Position) -> String {
    let mut said = vec![format!("{}.", names::round(position.phase.round()))];
    for it in position.sides() {
        said.push(strength(position, it));
    }
    if let Some(result) = result(position) {
        said.push(result);
    } else if position.phase.round() > 0 {
        let who = names::player(position, position.turn);
        let whose = of(&who);
        said.push(say!("It's {whose} turn." | "{who} ist am Zug."));
    }
    said.join(" ")
}

/// "Round 3 · Stark: 4 points, 5 units on the table": how the sides of these seats stand.
#[cfg(feature = "ssr")]
pub fn standing(position: &Position, seats: &[Seat]) -> String {
    let mut parts = vec![names::round(position.phase.round())];
    let mut told: Vec<SideId> = Vec::new();
    for seat in seats {
        let side = position.side(*seat);
        if !told.contains(&side) {
            told.push(side);
            parts.push(strength(position, side).trim_end_matches('.').to_owned());
        }
    }
    parts.join(" · ")
}

/// "Stark: 4 points, 5 units on the table, 1 in reserve, 1 destroyed."
fn strength(position: &Position, of: SideId) -> String {
    let (who, score) = (
        side(position, of),
        points(position.points[usize::from(of.0)]),
    );
    let own = || {
        position
            .units
            .iter()
            .filter(|it| position.side(it.owner) == of)
    };
    let count = |place: fn(&Place) -> bool| own().filter(|it| place(&it.place)).count() as u64;
    let standing = count_units(count(|it| matches!(it, Place::Table(_))));
    let mut said = vec![
        score,
        say!("{standing} on the table" | "{standing} auf dem Tisch"),
    ];
    let waiting = count(|it| matches!(it, Place::Reserve));
    if waiting > 0 {
        said.push(say!("{waiting} in reserve" | "{waiting} in Reserve"));
    }
    let gone = count(|it| matches!(it, Place::Gone));
    if gone > 0 {
        said.push(say!("{gone} destroyed" | "{gone} vernichtet"));
    }
    let said = said.join(", ");
    format!("{who}: {said}.")
}

/// "3 of 8 points"; "3 points" for whoever wins without any.
pub fn score(position: &Position, of: SideId) -> String {
    let own = position.points.get(usize::from(of.0)).copied().unwrap_or(0);
    let defends = position.setup.mode == Mode::Storm && position.attacker != Some(of);
    match wanted(position, of).filter(|_| !defends) {
        Some(wanted) => {
            let wanted = points(wanted);
            say!("{own} of {wanted}" | "{own} von {wanted}")
        }
        None => points(own),
    }
}

/// Returns how many points win the game for a side; nothing without a mode, or while it is still to be drawn.
fn wanted(position: &Position, of: SideId) -> Option<u16> {
    let armed = position.players.iter().all(|it| it.faction.is_some());
    let drawn = armed || !position.setup.options.random_mode;
    (drawn && position.setup.mode != Mode::None).then(|| victory::wanted(position, of))
}

/// Returns the mode, and what wins the game by it.
pub fn goal(position: &Position) -> Option<(Mode, String)> {
    let wanted = points(wanted(position, SideId(0))?);
    let (mode, last) = (position.setup.mode, position.setup.options.game_length);
    let name = names::mode(mode);
    let said = if mode == Mode::Storm {
        say!(
            "{name}: The attacker wins with {wanted}, the defender when round {last} is over."
                | "{name}: Der Angreifer gewinnt mit {wanted}, der Verteidiger, wenn Runde {last} vorbei ist."
        )
    } else {
        say!(
            "{name}: Whoever has {wanted} and is ahead at the end of a round wins; otherwise the most after round {last}."
                | "{name}: Wer am Ende einer Runde {wanted} hat und vorn liegt, gewinnt; sonst, wer nach Runde {last} die meisten hat."
        )
    };
    Some((mode, said))
}

/// Tells how it ended, once it is over.
pub fn result(position: &Position) -> Option<String> {
    let places = position.result.as_ref()?;
    Some(result_of(position, places))
}

/// The same, by the places.
pub fn result_of(position: &Position, places: &[Vec<Seat>]) -> String {
    let Some(first) = places.first().filter(|it| !it.is_empty()) else {
        return word!("The game is over." | "Die Partie ist zu Ende.").to_owned();
    };
    let who = players(position, first.iter().copied());
    let one_side = first.iter().all(|it| position.friends(*it, first[0]));
    match (one_side, first.len()) {
        (true, 1) => say!("{who} has won." | "{who} hat gewonnen."),
        (true, _) => say!("{who} have won." | "{who} haben gewonnen."),
        (false, _) => say!("A draw between {who}." | "Unentschieden zwischen {who}."),
    }
}

/// A unit for the screen reader: "Sworn Swords (Stark), 9 of 12 models, Weakened, 7 inches
/// southwest of Guardsmen, in the right flank".
pub fn unit_sentence(position: &Position, id: UnitId, from: Option<UnitId>) -> String {
    let Some(it) = position.units.get(usize::from(id.0)) else {
        return unit(position, id);
    };
    let owner = names::player(position, it.owner);
    let name = unit(position, id);
    let name = if name.ends_with(')') {
        name
    } else {
        format!("{name} ({owner})")
    };
    let mut said = vec![name];
    match it.place {
        Place::Reserve => {
            said.push(word!("in reserve" | "in Reserve").to_owned());
            return said.join(", ");
        }
        Place::Gone => {
            said.push(word!("destroyed" | "vernichtet").to_owned());
            return said.join(", ");
        }
        Place::Table(_) => said.push(health(position, id)),
    }
    said.extend(it.tokens.all().map(|token| condition(token).to_owned()));
    let influenced = influences(position, id).into_iter();
    said.extend(influenced.map(|(name, _)| name));
    if it.activated {
        said.push(word!("activated" | "aktiviert").to_owned());
    }
    let engaged = position.engaged(id.thing());
    if !engaged.is_empty() {
        let with: Vec<String> = engaged.iter().map(|(it, _)| thing(position, *it)).collect();
        let with = list(&with);
        said.push(say!("engaged with {with}" | "gebunden an {with}"));
    }
    let other = from.filter(|from| *from != id);
    said.extend(other.and_then(|from| place(position, id, from)));
    said.join(", ")
}

/// Returns the models and the place of a unit, in one line: "9 of 12 · 5.7″ north of Guardsmen, front".
pub fn unit_line(position: &Position, id: UnitId, from: Option<UnitId>, told: Told) -> String {
    let Some(it) = position.units.get(usize::from(id.0)) else {
        return String::new();
    };
    let mut said = vec![match it.place {
        Place::Reserve => word!("in reserve" | "in Reserve").to_owned(),
        Place::Gone => word!("destroyed" | "vernichtet").to_owned(),
        Place::Table(_) => left(position, id),
    }];
    if it.activated {
        said.push(word!("activated" | "aktiviert").to_owned());
    }
    let other = from.filter(|from| *from != id);
    let stands = other.and_then(|from| {
        let it = Stand::of(position, id, from)?;
        Some(it.told(&told.length(it.far), words::arc(it.arc)))
    });
    said.extend(stands);
    said.join(" · ")
}

/// "9 of 12"; wounds where a model takes several.
fn left(position: &Position, id: UnitId) -> String {
    let unit = position.unit(id);
    let profile = unit.profile.entry();
    if profile.solo || profile.wounds_per_model > 1 {
        return health(position, id);
    }
    let (models, all) = (unit.strength.models, profile.models);
    say!("{models} of {all}" | "{models} von {all}")
}

/// "9 of 12 models", and wounds where a model takes several: "2 of 4 models (5 of 12 wounds left)".
fn health(position: &Position, id: UnitId) -> String {
    let unit = position.unit(id);
    let profile = unit.profile.entry();
    let (left, all) = (unit.strength.models, profile.models);
    let most = u32::from(all) * u32::from(profile.wounds_per_model);
    let health = unit.strength.health(profile);
    if profile.solo {
        return say!("{health} of {most} wounds left" | "noch {health} von {most} Wunden");
    }
    let models = say!("{left} of {all} models" | "{left} von {all} Modellen");
    if profile.wounds_per_model == 1 {
        return models;
    }
    say!("{models}, {health} of {most} wounds left" | "{models}, noch {health} von {most} Wunden")
}

/// The place of a unit, seen from another one.
struct Stand {
    far: Mil,
    to: &'static str,
    name: String,
    /// The arc of the other one in which it stands.
    arc: Arc,
}

impl Stand {
    fn of(position: &Position, id: UnitId, from: UnitId) -> Option<Self> {
        let (own, other) = (
            position.unit(id).tray()?,
            position.units.get(usize::from(from.0))?.tray()?,
        );
        let arcs = Shares::new(&own, &other).largest();
        Some(Self {
            far: distance(&own, &other).shown(),
            to: direction(bearing(&other, &own)),
            name: dative(&unit(position, from)),
            arc: arcs.first().copied().unwrap_or(Arc::Front),
        })
    }

    /// "5.7″ north of Guardsmen, front": the place, with length and arc in these words.
    fn told(&self, far: &str, arc: &str) -> String {
        let Self { to, name, .. } = self;
        say!("{far} {to} of {name}, {arc}" | "{far} {to} von {name}, {arc}")
    }
}

/// Tells how far and in what direction it is from the other one, and in which arc of it.
fn place(position: &Position, id: UnitId, from: UnitId) -> Option<String> {
    let it = Stand::of(position, id, from)?;
    Some(it.told(&inches(it.far), in_arc(it.arc)))
}

/// The direction from the middle of one tray to that of another.
fn bearing(from: &Tray, to: &Tray) -> Facing {
    facing_to(from.pose.at, to.pose.at)
}

/// "south", "northeast corner"; "im Süden", "in der Nordostecke".
pub fn zone_place(position: &Position, zone: u8) -> &'static str {
    match (ground::corners(position), zone) {
        (false, 0) => word!("south" | "im Süden"),
        (false, _) => word!("north" | "im Norden"),
        (true, 0) => word!("southwest corner" | "in der Südwestecke"),
        (true, 1) => word!("southeast corner" | "in der Südostecke"),
        (true, 2) => word!("northeast corner" | "in der Nordostecke"),
        (true, _) => word!("northwest corner" | "in der Nordwestecke"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;
    use battlefield::position::Setup;

    #[test]
    fn a_unit_is_told_in_one_line() {
        let position = example();
        let seen = |id, from| unit_line(&position, UnitId(id), from, Told::Seen);
        assert_eq!(seen(0, None), "9 of 12");
        assert_eq!(seen(6, None), "5 of 12 · activated");
        let far = seen(1, Some(UnitId(0)));
        assert!(
            far.starts_with("12 of 12 · ") && far.contains("″ "),
            "{far}"
        );
        assert!(far.contains(" of Sworn Swords, "), "{far}");
        let heard = unit_line(&position, UnitId(1), Some(UnitId(0)), Told::Heard);
        assert!(heard.contains(" inch"), "{heard}");
        assert_eq!(seen(1, Some(UnitId(1))), "12 of 12", "not from itself");
    }

    #[test]
    fn points_are_told_with_how_many_win() {
        let mut position = example();
        position.setup = Setup {
            mode: Mode::Thrones,
            size: 30,
            ..position.setup
        };
        position.points = vec![3, 1];
        assert_eq!(score(&position, SideId(0)), "3 of 8 points");
        let words = "A Game of Thrones: Whoever has 8 points and is ahead at the end of a round wins; \
                     otherwise the most after round 6.";
        assert_eq!(goal(&position), Some((Mode::Thrones, words.to_owned())));
        position.setup.options.random_mode = true;
        let army = position.players[1].faction.take();
        assert_eq!(goal(&position), None, "it is still to be drawn");
        position.players[1].faction = army;
        assert!(goal(&position).is_some());
        position.setup.mode = Mode::Storm;
        position.attacker = Some(SideId(1));
        assert_eq!(score(&position, SideId(0)), "3 points", "it defends");
        assert_eq!(score(&position, SideId(1)), "1 of 8 points");
        position.setup.mode = Mode::None;
        assert_eq!(
            (score(&position, SideId(1)).as_str(), goal(&position)),
            ("1 point", None)
        );
    }
}
