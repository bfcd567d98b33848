//! The end of the game, and why each house stands where it does.

use super::house_name;
use westeros::{
    FinalTiebreak, House, Ranking, View,
    board::{BUILDINGS, LANDS, STRONGHOLDS},
    control::count,
};

/// "Stark wins with 5 castles and strongholds."
pub fn victory_line(view: &View, ranking: &Ranking) -> String {
    let Some(house) = ranking.at(0) else {
        return word!("The game is over." | "Die Partie ist vorbei.").to_owned();
    };
    let held = castles(count(view, house, BUILDINGS));
    let house = house_name(house);
    say!(
        "The game is over. {house} wins with {held}."
            | "Die Partie ist vorbei. {house} gewinnt. Gehalten: {held}."
    )
}

/// Returns what put a house before the next one, where neither castles nor the Iron Throne did; the last one has
/// nothing of it.
pub fn tie_reason(view: &View, ranking: &Ranking, position: usize) -> Option<String> {
    let measure = deciding(view, *ranking, position)?;
    if matches!(measure, Measure::Victory | Measure::Throne) {
        return None;
    }
    let (house, next) = (ranking.at(position)?, ranking.at(position + 1)?);
    let (mine, theirs) = (measure.of(view, house), measure.of(view, next));
    let (what, next) = (measure.name(), house_name(next));
    Some(say!(
        "Ahead of {next} in {what}, {mine} to {theirs}"
            | "Mehr {what} als {next}, {mine}\u{a0}zu\u{a0}{theirs}"
    ))
}

/// Returns the note below the ranking where the Iron Throne has put one house before another: nothing is said of
/// it at each of them.
pub fn ties_by_throne(view: &View, ranking: &Ranking) -> Option<&'static str> {
    let all = ranking.iter().enumerate();
    let mut deciding = all.filter_map(|(position, _)| deciding(view, *ranking, position));
    deciding.any(|it| it == Measure::Throne).then(|| {
        word!(
            "Ties: by place on the Iron Throne track"
                | "Gleichstand: nach dem Platz auf der Leiste Eiserner Thron"
        )
    })
}

/// Returns the measure in which a house was ahead of the next one.
fn deciding(view: &View, ranking: Ranking, position: usize) -> Option<Measure> {
    let (house, next) = (ranking.at(position)?, ranking.at(position + 1)?);
    let mut measures = measures(view.setup.final_tiebreak).into_iter();
    measures.find(|it| it.of(view, house) != it.of(view, next))
}

/// Behind a number: "castles and strongholds".
pub fn castles_of(n: u8) -> &'static str {
    match n {
        1 => word!("castle or stronghold" | "Burg oder Festung"),
        _ => word!("castles and strongholds" | "Burgen und Festungen"),
    }
}

/// "3 castles and strongholds".
pub fn castles(n: u8) -> String {
    format!("{n} {}", castles_of(n))
}

/// The measures that houses are compared by at the end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Measure {
    Victory,
    Strongholds,
    Lands,
    Supply,
    Power,
    Throne,
}

const fn measures(tiebreak: FinalTiebreak) -> [Measure; 5] {
    use Measure::{Lands, Power, Strongholds, Supply, Throne, Victory};
    match tiebreak {
        FinalTiebreak::Rulebook => [Victory, Strongholds, Supply, Power, Throne],
        FinalTiebreak::Faq2 => [Victory, Lands, Supply, Throne, Throne],
    }
}

impl Measure {
    fn name(self) -> &'static str {
        match self {
            Self::Victory => castles_of(2),
            Self::Strongholds => word!("strongholds" | "Festungen"),
            Self::Lands => word!("land areas" | "Landgebiete"),
            Self::Supply => word!("supply" | "Vorrat"),
            Self::Power => word!("power" | "Machtmarker"),
            Self::Throne => word!("Iron Throne" | "Eiserner Thron"),
        }
    }

    /// Returns how much of it a house has; more is better.
    fn of(self, view: &View, house: House) -> u8 {
        match self {
            Self::Victory => count(view, house, BUILDINGS),
            Self::Strongholds => count(view, house, STRONGHOLDS),
            Self::Lands => count(view, house, LANDS),
            Self::Supply => view.supply[house],
            Self::Power => view.power[house],
            Self::Throne => {
                let position = view.tracks.iron_throne.position(house);
                (House::COUNT - position.unwrap_or(House::COUNT)) as u8
            }
        }
    }
}
