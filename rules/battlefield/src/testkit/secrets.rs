//! The secrets, dealt anew for the twins of the contract's testkit.

use crate::{
    Battlefield,
    position::Scheme,
    question::{Action, Prompt},
    state::{State, View},
};
use tabletop::{Dice, Seat, Viewer, testkit::Secrets};

impl Secrets for Battlefield {
    /// Hands and decks of others, the order of one's own deck, the decks of the mode, and what
    /// others have answered in secret.
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut twin = state.clone();
        let known = |seat: Seat| {
            state
                .view(viewer)
                .hands
                .iter()
                .any(|hand| hand.seat == seat)
        };
        for seat in state.open.seats() {
            cards(&mut twin, seat, known(seat), dice);
        }
        missions(&mut twin, viewer, dice);
        shuffle(&mut twin.objectives, dice);
        answers(&mut twin, viewer, dice);
        armies(&mut twin, viewer, dice);
        twin
    }

    fn is_secret(prompt: &Prompt) -> bool {
        prompt.simultaneous()
    }

    /// Armies of a team are no secret within it: nobody stands in two of them.
    fn alike(view: &View, prompt: &Prompt, action: &Action, dice: &mut dyn Dice) -> Action {
        if *prompt == Prompt::Army && view.open.setup.scheme == Scheme::Teams {
            return action.clone();
        }
        crate::answers::sample(view, prompt, dice)
    }

    fn invariants(state: &State) -> Result<(), String> {
        crate::invariants::invariants(state)
    }
}

/// Of a hand that is known only the deck is shuffled; else hand and deck are dealt again.
fn cards(twin: &mut State, seat: Seat, known: bool, dice: &mut dyn Dice) {
    let secret = twin.secret_mut(seat);
    if known {
        shuffle(&mut secret.deck, dice);
        shuffle(&mut secret.siege_deck, dice);
        return;
    }
    deal(&mut secret.hand, &mut secret.deck, dice);
    deal(&mut secret.siege, &mut secret.siege_deck, dice);
}

/// Missions, but those of whoever looks. Of those that were discarded no view tells which were
/// shown before, so all are dealt.
fn missions(twin: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
    let known: Vec<Seat> = twin
        .view(viewer)
        .hands
        .iter()
        .map(|hand| hand.seat)
        .collect();
    let others = twin.open.seats().filter(|seat| !known.contains(seat));
    let others: Vec<Seat> = others.collect();
    let mut all = std::mem::take(&mut twin.missions);
    let deck = all.len();
    let discarded = twin.discarded_missions.len();
    all.append(&mut twin.discarded_missions);
    let mut counts = Vec::new();
    for seat in &others {
        let own = std::mem::take(&mut twin.secret_mut(*seat).missions);
        counts.push(own.len());
        all.extend(own);
    }
    shuffle(&mut all, dice);
    twin.missions = all.drain(..deck).collect();
    twin.discarded_missions = all.drain(..discarded).collect();
    for (seat, count) in others.into_iter().zip(counts) {
        twin.secret_mut(seat).missions = all.drain(..count).collect();
    }
}

/// Other answers of others, by the hands that they have now. Whose hand is known may have answered
/// otherwise, too.
fn answers(twin: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
    let others = twin.open.seats().filter(|it| viewer != Viewer::Seat(*it));
    for seat in others.collect::<Vec<_>>() {
        let answered = match twin.secret(seat).answer {
            None => continue,
            Some(Action::StartUnits { .. }) => Prompt::StartUnits,
            Some(Action::Missions { .. }) => Prompt::Missions,
            Some(_) => Prompt::Discard,
        };
        let view = twin.view(Viewer::Seat(seat));
        let answer = crate::answers::sample(&view, &answered, dice);
        twin.secret_mut(seat).answer = Some(answer);
    }
}

/// Other armies of those who are no friends of whoever looks, one after the other: nobody stands in
/// two of a side.
fn armies(twin: &mut State, viewer: Viewer, dice: &mut dyn Dice) {
    let hidden = |seat: &Seat| match viewer {
        Viewer::Seat(own) => !twin.open.friends(own, *seat),
        Viewer::Spectator => true,
    };
    let named = |seat: &Seat| twin.secret(*seat).army.is_some();
    let others = twin.open.seats().filter(|it| hidden(it) && named(it));
    let others: Vec<Seat> = others.collect();
    for seat in &others {
        twin.secret_mut(*seat).army = None;
    }
    for seat in others {
        let view = twin.view(Viewer::Seat(seat));
        if let Action::Army(army) = crate::answers::sample(&view, &Prompt::Army, dice) {
            twin.secret_mut(seat).army = Some(army);
        }
    }
}

fn deal<T>(hand: &mut Vec<T>, deck: &mut Vec<T>, dice: &mut dyn Dice) {
    let count = hand.len();
    let mut all: Vec<T> = hand.drain(..).chain(deck.drain(..)).collect();
    shuffle(&mut all, dice);
    *deck = all.split_off(count);
    *hand = all;
}

fn shuffle<T>(all: &mut [T], dice: &mut dyn Dice) {
    for last in (1..all.len()).rev() {
        all.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
