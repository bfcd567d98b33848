//! A step of the game, as whoever looks back is told of it.

use crate::games::westeros::{
    page::WesterosPage,
    playback::{Step, step},
    wording::{house_name, phase_name, sentence},
};
use westeros::{Event, House, board::BUILDINGS, control::count};

/// "Round 3, Marches", and what was done then, as it is told while it is played.
pub fn caption(page: &WesterosPage, seq: i64) -> (String, String) {
    let Some(step) = step(&page.log, seq) else {
        return (beginning(), String::new());
    };
    let title = match step.round.or_else(|| unsaid(page, seq)) {
        _ if step.ends => word!("the end" | "das Ende").to_owned(),
        None => beginning(),
        Some(n) => step.phase.map_or_else(
            || say!("round {n}" | "Runde {n}"),
            |phase| {
                let phase = phase_name(phase);
                say!("round {n}, {phase}" | "Runde {n}, {phase}")
            },
        ),
    };
    (title, told(page, &step))
}

/// The winner, who would be out of sight behind a longer move, comes first then. In characters.
const LONG: usize = 70;

/// Returns the words of what counted; at the end those of the last move and of who has won.
fn told(page: &WesterosPage, step: &Step<'_>) -> String {
    let winner = match step.event {
        Event::GameEnded { ranking } => ranking.at(0),
        _ => None,
    };
    let Some(winner) = winner else {
        return sentence(step.event);
    };
    let moved = step.lines.iter().find(|it| {
        matches!(
            it.event,
            Event::Marched { .. } | Event::CombatWon { .. } | Event::Retreated { .. }
        )
    });
    let won = won(page, winner);
    match moved.map(|it| sentence(&it.event)) {
        Some(moved) if moved.chars().count() > LONG => [&won, " ", &moved].concat(),
        Some(moved) => [&moved, " ", &won].concat(),
        None => won,
    }
}

/// "Stark has won: 7 castles in round 2."
fn won(page: &WesterosPage, winner: House) -> String {
    let (house, round) = (house_name(winner), page.view.round);
    match count(&page.view, winner, BUILDINGS) {
        1 => say!(
            "{house} has won: 1 castle in round {round}."
                | "{house} hat gewonnen: 1\u{a0}Burg in Runde {round}."
        ),
        n => say!(
            "{house} has won: {n} castles in round {round}."
                | "{house} hat gewonnen: {n}\u{a0}Burgen in Runde {round}."
        ),
    }
}

fn beginning() -> String {
    word!("the start" | "der Anfang").to_owned()
}

/// Returns the round of a step before the log has told of one: where a position was set up, the game began in
/// the midst of a round.
fn unsaid(page: &WesterosPage, seq: i64) -> Option<u8> {
    let later = page.log.iter().filter(|it| it.seq >= seq);
    let mut began = later.filter_map(|it| match it.event {
        Event::RoundBegan { round } => Some(round),
        _ => None,
    });
    let round = began
        .next()
        .map_or(page.view.round, |it| it.saturating_sub(1));
    (round > 0).then_some(round)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::{page::LogLine, staged::blank_page};
    use westeros::{Area, Army, OrderToken, Phase, Troops, Unit};

    /// A game with these entries, each with all that it brought.
    fn page(entries: &[&[Event]]) -> WesterosPage {
        let mut log = Vec::new();
        for (seq, events) in (0..).zip(entries) {
            log.extend(events.iter().map(|&event| LogLine {
                seq,
                at: 0,
                event,
                undone: false,
            }));
        }
        WesterosPage {
            log,
            ..blank_page()
        }
    }

    #[test]
    fn a_march_is_told_as_it_is_played_and_in_its_phase() {
        let (house, from) = (House::Martell, Area::SaltShore);
        let marched = Event::Marched {
            house,
            from,
            moves: Troops::of(Area::Yronwood, Army::one(Unit::Footman)),
        };
        let used = Event::MarchRemoved {
            house,
            area: from,
            token: OrderToken::March,
        };
        let began = |phase| Event::PhaseBegan { phase };
        let page = page(&[
            &[
                Event::GameStarted { players: 6 },
                Event::RoundBegan { round: 1 },
                began(Phase::March),
            ],
            &[marched, used, began(Phase::ConsolidatePower)],
        ]);
        let (title, words) = caption(&page, 1);
        assert_eq!(title, "round 1, Marches");
        assert_eq!(
            words,
            "Martell marches from Salt Shore: 1 footman to Yronwood."
        );
        assert_eq!(caption(&page, 0).0, "the start");
    }

    #[test]
    fn a_game_from_a_position_begins_in_its_round_and_ends_at_the_end() {
        let ranking = westeros::Ranking::of(&[House::Stark, House::Tyrell], |_| true);
        let marched = Event::Marched {
            house: House::Stark,
            from: Area::Riverrun,
            moves: Troops::of(Area::Harrenhal, Army::one(Unit::Footman)),
        };
        let won = page(&[&[marched, Event::GameEnded { ranking }]]);
        let (title, words) = caption(&won, 0);
        assert_eq!(title, "the end");
        assert_eq!(
            words,
            "Stark marches from Riverrun: 1 footman to Harrenhal. Stark has won: 2 castles in round 1."
        );
        let passed = Event::RavenPassed {
            house: House::Stark,
        };
        let later = page(&[&[passed], &[Event::RoundBegan { round: 4 }]]);
        assert_eq!(caption(&later, 0).0, "round 3");
    }
}
