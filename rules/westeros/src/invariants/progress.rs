//! Tracks, phases and questions: that the game can go on, and how.

use super::{Check, holds};
use crate::{House, Phase, Ranking, State, Track, Westeros, chapters::clean_up::ROUNDS};
use tabletop::Game;

/// The houses in play, each once, on every track.
pub(super) fn tracks(state: &State) -> Check {
    for track in Track::ALL {
        permutation(state, *state.tracks.get(track))?;
    }
    Ok(())
}

fn permutation(state: &State, track: Ranking) -> Check {
    let all = state
        .houses()
        .iter()
        .all(|&house| track.position(house).is_some());
    holds(all && track.len() == state.houses().len(), "track")
}

/// Checks that what belongs to a phase is nowhere else.
pub(super) fn phases(state: &State) -> Check {
    let over = state.phase == Phase::GameOver;
    holds((1..=ROUNDS).contains(&state.round), "round")?;
    holds(over == state.agenda.top().is_none(), "agenda")?;
    let marches = state.phase == Phase::March;
    holds(
        marches || over || (state.combat.is_none() && state.call.is_none()),
        "combat without a march",
    )?;
    let planning = state.phase == Phase::Planning;
    holds(planning || state.covered.is_empty(), "orders face down")?;
    let westeros = state.phase == Phase::Westeros;
    holds(
        westeros || over || state.attack.is_none(),
        "wildlings in the wrong phase",
    )?;
    let known = state.secrets.top_known_to;
    let known = known.union(state.secrets.bottom_known_to);
    holds(
        known.iter().all(|house| state.in_play(house)),
        "a house that does not play knows a card",
    )
}

/// Somebody who plays must answer, until the game is over; what they are asked is about what
/// comes next.
pub(super) fn questions(state: &State) -> Check {
    let asked: Vec<House> = House::ALL
        .into_iter()
        .filter(|&house| state.asked[house].is_some())
        .collect();
    let over = state.phase == Phase::GameOver;
    if over {
        return Ok(());
    }
    holds(!asked.is_empty(), "nobody is asked")?;
    let open = Westeros::decisions(state);
    let (mut questions, mut required) = (0, 0);
    for decision in open {
        questions += 1;
        required += usize::from(decision.required);
        let house = state.house_of(decision.seat);
        holds(
            house.is_some_and(|house| asked.contains(&house)),
            "a question to nobody",
        )?;
    }
    holds(questions == asked.len(), "asked without a question")?;
    holds(required > 0, "only offers are open")?;
    let committed = state.committed.iter().all(|house| state.in_play(house));
    holds(committed, "committed")
}
