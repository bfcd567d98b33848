//! Seats, factions, players, rounds and modes.

use super::edition;
use crate::language::list;
use crate::{
    games::battlefield::page::BattlePage,
    language::{Language, language},
};
use battlefield::{
    data::Data,
    position::{Mode, Position, SideId},
    reference::FactionRef,
};
use tabletop::Seat;

/// A seat before its army is shown.
pub fn seat(seat: u8) -> &'static str {
    match seat {
        0 => word!("First army" | "Erste Armee"),
        1 => word!("Second army" | "Zweite Armee"),
        2 => word!("Third army" | "Dritte Armee"),
        _ => word!("Fourth army" | "Vierte Armee"),
    }
}

/// "Round 3".
pub fn round(round: u8) -> String {
    if round == 0 {
        return word!("Set-up" | "Aufbau").to_owned();
    }
    say!("Round {round}" | "Runde {round}")
}

/// "House Stark".
pub fn faction(faction: FactionRef) -> String {
    house(&faction.entry().name)
}

/// The same of its name in the data.
pub fn house(name: &str) -> String {
    let short = short_house(name);
    match (language(), name.starts_with("House ")) {
        (Language::German, true) => format!("Haus {short}"),
        _ => name.to_owned(),
    }
}

/// "Stark": what the faction is called for short.
pub fn short_faction(faction: FactionRef) -> &'static str {
    short_house(&faction.entry().name)
}

/// The same of its name in the data.
pub fn short_house(name: &str) -> &str {
    match name.strip_prefix("House ").unwrap_or(name) {
        "Lannister" => word!("Lannister" | "Lennister"),
        short => short,
    }
}

/// "House Stark"; numbered where several have the same, and the seat before armies are shown.
#[cfg(feature = "ssr")]
pub fn title(position: &Position, who: Seat) -> String {
    let short = player(position, who);
    let faction_of = position.players.get(usize::from(who.0));
    match faction_of.and_then(|it| it.faction) {
        Some(it) if short_faction(it) == short => faction(it),
        _ => short,
    }
}

/// "round 3", within a line.
#[cfg(feature = "ssr")]
pub fn within(round: u8) -> String {
    if round == 0 {
        return word!("set-up" | "Aufbau").to_owned();
    }
    say!("round {round}" | "Runde {round}")
}

/// The mode by its title; German players say it in English too.
pub fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::None => word!("no mode" | "kein Modus"),
        Mode::Thrones => "A Game of Thrones",
        Mode::Clash => "A Clash of Kings",
        Mode::Storm => "A Storm of Swords",
        Mode::Feast => "A Feast for Crows",
        Mode::Winds => "The Winds of Winter",
    }
}

/// Something that knows the players of a battle.
pub trait Crowd {
    fn position(&self) -> &Position;
}

impl Crowd for Position {
    fn position(&self) -> &Position {
        self
    }
}

impl Crowd for BattlePage {
    fn position(&self) -> &Position {
        &self.view.open
    }
}

/// "Stark": the faction, numbered where several have the same; the seat before armies are shown.
pub fn player(of: &impl Crowd, who: Seat) -> String {
    let position = of.position();
    let factions = || position.players.iter().map(|it| it.faction);
    let Some(faction) = factions().nth(usize::from(who.0)).flatten() else {
        return seat(who.0).to_owned();
    };
    let name = short_faction(faction);
    let alike = |many| {
        factions()
            .take(many)
            .filter(|it| *it == Some(faction))
            .count()
    };
    if alike(usize::MAX) == 1 {
        return name.to_owned();
    }
    let number = alike(usize::from(who.0) + 1);
    format!("{name} {number}")
}

/// "Robb Stark": the person who leads an army, once it is shown.
pub fn commander(position: &Position, who: Seat) -> Option<String> {
    let player = position.players.get(usize::from(who.0))?;
    let id = player.commander.as_ref()?.id();
    let data = Data::of_this_build();
    let joins = data.attachment(id).map(|it| &it.name);
    let name = joins
        .or_else(|| data.ncu(id).map(|it| &it.name))
        .or_else(|| data.unit(id).map(|it| &it.name))?;
    Some(edition::person(edition::untitled(name)))
}

/// "Led by Robb Stark".
pub fn led_by(position: &Position, who: Seat) -> Option<String> {
    let name = commander(position, who)?;
    Some(say!("Led by {name}" | "Angeführt von {name}"))
}

/// The players of a side: "Stark", "Stark and Neutral".
pub fn side(position: &Position, side: SideId) -> String {
    players(position, position.members(side))
}

/// Returns how many play on that side.
pub fn side_size(position: &Position, side: SideId) -> usize {
    position.members(side).count()
}

/// "Stark and Neutral".
pub fn players(position: &Position, seats: impl IntoIterator<Item = Seat>) -> String {
    let names: Vec<String> = seats.into_iter().map(|it| player(position, it)).collect();
    list(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn an_army_is_led_by_a_person_once_it_is_shown() {
        let position = example();
        assert_eq!(commander(&position, Seat(0)).as_deref(), Some("Robb Stark"));
        assert_eq!(commander(&position, Seat(1)), None);
    }
}
