//! The game in three moments.

use crate::games::westeros::{
    panels::{Fought, Turn},
    wording::{area_name, house_name, list, story, the_area},
};
use westeros::{AreaSet, House};

pub fn turns_title() -> &'static str {
    word!("The game in three moments" | "Die Partie in drei Momenten")
}

/// "Round 3: Harrenhal taken", "Round 5: Seagard lost"; of others "Round 7: Greyjoy takes Riverrun".
pub fn turn_title(it: &Turn, me: Option<House>) -> String {
    let round = it.round;
    if me == Some(it.house) {
        let areas = names(it.taken);
        return say!("Round {round}: {areas} taken" | "Runde {round}: {areas} erobert");
    }
    if it.is_of(me) {
        let areas = names(it.lost);
        return say!("Round {round}: {areas} lost" | "Runde {round}: {areas} verloren");
    }
    let (house, areas) = (house_name(it.house), objects(it.taken));
    say!("Round {round}: {house} takes {areas}" | "Runde {round}: {house} eroberte {areas}")
}

/// The battles that brought it: "Lannister took Riverrun from Tyrell (7:5)."; where nobody fought, what it brought:
/// "Stark takes Riverrun and Seagard from Lannister and stands at 5."
pub fn turn(it: &Turn, fought: &[Fought]) -> String {
    let of_it = fought.iter().filter(|battle| {
        battle.round == it.round && battle.winner == it.house && it.taken.contains(battle.area)
    });
    let told: Vec<String> = of_it.map(story::battle).collect();
    if !told.is_empty() {
        return told.join(" ");
    }
    let (house, areas, held) = (house_name(it.house), objects(it.taken), it.held);
    let losers: Vec<&str> = it.from.iter().map(house_name).collect();
    if losers.is_empty() {
        return say!(
            "{house} takes {areas} and now holds {held}."
                | "{house} nahm {areas} ein. Stand: {held}."
        );
    }
    let losers = list(&losers);
    say!(
        "{house} takes {areas} at the expense of {losers} and now holds {held}."
            | "{house} nahm {areas} ein, auf Kosten von {losers}. Stand: {held}."
    )
}

/// "Your castles: 4 → 3", "Greyjoy's castles: 5 → 6"
pub fn turn_change(it: &Turn, me: Option<House>, (before, after): (u8, u8)) -> String {
    let house = it.subject(me);
    if me == Some(house) {
        return say!("Your castles: {before} → {after}" | "Deine Burgen: {before} → {after}");
    }
    let house = house_name(house);
    say!("{house}: castles {before} → {after}" | "{house}: Burgen {before} → {after}")
}

/// As what somebody takes.
fn objects(areas: AreaSet) -> String {
    let areas: Vec<String> = areas.iter().map(the_area).collect();
    list(&areas)
}

fn names(areas: AreaSet) -> String {
    let areas: Vec<&str> = areas.iter().map(area_name).collect();
    list(&areas)
}
