//! A step of the game, as whoever looks back is told of it.

use crate::games::westeros::{
    page::WesterosPage,
    playback::step,
    wording::{phase_name, sentence},
};
use westeros::Event;

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
    (title, sentence(step.event))
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
    use westeros::{Area, Army, House, OrderToken, Phase, Troops, Unit};

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
        let won = page(&[&[Event::GameEnded { ranking }]]);
        let (title, words) = caption(&won, 0);
        assert_eq!(title, "the end");
        assert_eq!(words, "The game is over: Stark wins, ahead of Tyrell.");
        let passed = Event::RavenPassed {
            house: House::Stark,
        };
        let later = page(&[&[passed], &[Event::RoundBegan { round: 4 }]]);
        assert_eq!(caption(&later, 0).0, "round 3");
    }
}
