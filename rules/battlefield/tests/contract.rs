//! The properties that hold in every game, whoever plays it: cases that no single position can show.

#[path = "contract/secret.rs"]
mod secret;

use battlefield::{
    Battlefield,
    chapter::turn,
    effect::Zone,
    field::Thing,
    question::{Move, Prompt, Who},
    standing::{Lasts, Matter, OwnTurns, StandingOrder},
    state::State,
};
use std::collections::BTreeSet;
use tabletop::{
    Decision, DecisionId, Game, Viewer,
    testkit::{fuzz::Fuzzed, play_out_with_twins, played},
};

/// Checks that what a seat sees, is asked and is told stays the same, whatever others keep secret.
#[test]
fn bc323_nothing_shows_of_what_others_hold() {
    for seed in [2, 5] {
        let (setup, seats) = (Battlefield::setup(seed), Battlefield::players(seed));
        let game = play_out_with_twins::<Battlefield>(&setup, seats, seed);
        let game = game.unwrap_or_else(|fault| panic!("{fault}"));
        assert!(game.log.len() > 100, "a whole game");
    }
}

/// Checks that whoever comes back in the middle of a window finds the same question and the same options.
#[test]
fn bc330_a_window_is_found_as_it_was_left() {
    let mut windows = 0;
    watch(3, |state, prompt| {
        if !matches!(prompt, Prompt::React { .. }) {
            return;
        }
        windows += 1;
        let stored = serde_json::to_string(state).expect("plain data");
        let again: State = serde_json::from_str(&stored).expect("plain data");
        assert!(Battlefield::decisions(state).eq(Battlefield::decisions(&again)));
        for seat in state.open.seats() {
            let [before, after] = [state, &again].map(|it| it.view(Viewer::Seat(seat)));
            assert!(before == after);
        }
    });
    assert!(windows > 20, "{windows} windows");
}

/// Hand, deck, discard pile, what lies at units and what is being played are twenty cards.
#[test]
fn bc378_a_deck_has_twenty_cards_after_every_answer() {
    let mut counted = 0;
    watch(4, |state, _| {
        let open = &state.open;
        for seat in open.seats().filter(|it| !open.player(*it).eliminated) {
            let (player, secret) = (open.player(seat), state.secret(seat));
            let hidden = secret.hand.len() + secret.deck.len();
            if open.phase.round() == 0 {
                continue;
            }
            let attached = open.units.iter().flat_map(|unit| &unit.cards);
            let attached = attached.filter(|card| card.by == seat).count();
            let laid = open.cards_being_played(seat).count();
            assert_eq!(hidden + player.discard.len() + attached + laid, 20);
            counted += 1;
        }
    });
    assert!(counted > 500, "{counted} counts");
}

/// Both answers that an email offers are accepted as they are, and tell nothing of a hand.
#[test]
fn of_two_answers_both_can_be_given() {
    let mut found = BTreeSet::new();
    for seed in 1..=8 {
        watch(seed, |state, _| {
            for asked in Battlefield::decisions(state) {
                let view = state.view(Viewer::Seat(asked.seat));
                let Some(both) = Battlefield::either(&view, &asked.prompt) else {
                    continue;
                };
                assert_ne!(both[0], both[1]);
                for it in &both {
                    assert_eq!(Battlefield::check(&view, &asked.prompt, it), Ok(()));
                }
                if let Prompt::React { offer, .. } = &asked.prompt {
                    assert!(!offer.tells(), "a card could be played");
                }
                let other = Battlefield::view(&without_hands(state), Viewer::Seat(asked.seat));
                assert_eq!(Battlefield::either(&other, &asked.prompt), Some(both));
                let kind = format!("{:?}", asked.prompt);
                found.extend(kind.split([' ', '(']).next().map(str::to_owned));
            }
        });
    }
    assert!(found.len() >= 4, "{found:?}");
}

/// Checks that whoever chooses an action together with its unit, or a zone together with its NCU, aims on the table
/// that there will be.
#[test]
fn an_action_can_be_chosen_together_with_its_unit() {
    let (mut alike, mut ncus) = (0, 0);
    for seed in 1..=6 {
        let mut chosen = None::<(State, DecisionId)>;
        watch_questions(seed, |state, asked| {
            if let (Some((before, id)), Some(who)) = (chosen.take(), activated(&asked.prompt)) {
                let view = before.view(Viewer::Seat(asked.seat));
                assert!(turn::can_choose_ahead(&view, who));
                let ahead = turn::when_selected(&view, id, who);
                assert_eq!(ahead, state.view(Viewer::Seat(asked.seat)));
                assert_eq!(turn::asked_of(&ahead.open, who), asked.prompt);
                belongs_to_one_activation((&before, id), state, who);
                alike += 1;
                ncus += usize::from(matches!(who, Who::Ncu(_)));
            }
            chosen = (asked.prompt == Prompt::Select).then(|| (state.clone(), asked.id));
        });
    }
    assert!(alike > 30, "{alike} activations without a window");
    assert!(ncus > 0, "no NCU among them");
}

/// Returns the one who was selected, where it is asked now what it does.
fn activated(prompt: &Prompt) -> Option<Who> {
    match prompt {
        Prompt::Action {
            who: Thing::Wall(number),
        } => Some(Who::Wall(*number)),
        Prompt::Action { who } => who.unit().map(Who::Unit),
        Prompt::Claim { ncu, .. } => Some(Who::Ncu(*ncu)),
        _ => None,
    }
}

/// Checks that what was given with a selection answers in its activation; taken back, it answers no more.
fn belongs_to_one_activation((before, id): (&State, DecisionId), state: &State, who: Who) {
    let matter = match (who, who.thing()) {
        (Who::Ncu(ncu), _) => Matter::Claim {
            ncu,
            zone: Zone::Crown,
            ability_first: false,
        },
        (_, thing) => Matter::Act(thing.expect("it stands on the table"), Move::Forgo),
    };
    let given = |id| StandingOrder {
        matter: matter.clone(),
        lasts: Lasts::Activation(id),
        since: OwnTurns::default(),
    };
    let (order, seat) = (given(id), before.open.turn);
    assert!(order.holds(&state.open, seat));
    assert!(order.is_over(&before.open, seat), "it has not begun");
    let other = given(DecisionId(id.0 + 1));
    assert!(other.is_over(&state.open, seat), "of another answer");
    let mut again = before.clone();
    Battlefield::renew(&mut again, state);
    let asked: Vec<_> = Battlefield::decisions(&again).collect();
    assert!(asked.iter().all(|it| it.id != id), "{asked:?}");
}

fn without_hands(state: &State) -> State {
    let mut other = state.clone();
    for it in &mut other.secrets {
        it.hand.clear();
    }
    other
}

/// A random game, question by question.
fn watch(seed: u64, mut look: impl FnMut(&State, &Prompt)) {
    watch_questions(seed, |state, asked| look(state, &asked.prompt));
}

fn watch_questions(seed: u64, mut look: impl FnMut(&State, &Decision<Prompt>)) {
    let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
    played::<Battlefield>(table, 3_000, |state, asked, _| look(state, asked));
}
