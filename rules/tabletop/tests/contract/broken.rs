//! A coin game with one fault at a time: the testkit must find each.

use serde::{Deserialize, Serialize};
use std::{marker::PhantomData, ops::RangeInclusive};
use tabletop::{
    AnyGame, Barrier, Cx, Decision, DecisionId, Dice, Game, Host, Outcome, Seat, Viewer,
    testkit::{Leak, Reason, Secrets, TestDice, play_out, play_out_with_twins},
};

/// Two players place a coin under the hand, then both are shown.
struct Coins<F>(PhantomData<F>);

/// The flaw of a broken game.
trait Flaw: 'static {
    const VIEW_TELLS: bool = false;
    const EVENT_TELLS: bool = false;
    const PROMPT_TELLS: bool = false;
    const IDS_TELL: bool = false;
    const SECRET_UNSAID: bool = false;
    const SHOWS_IN_SILENCE: bool = false;
    const NO_WAY_ON: bool = false;
    const ONLY_OFFERS: bool = false;
    const NEVER_ENDS: bool = false;
    const SAMPLES_WRONG: bool = false;
    const FALLS_BACK_WRONG: bool = false;
    const SAME_ID_AGAIN: bool = false;
    const TAKES_NOTHING_BACK: bool = false;
    const KEEPS_IDS: bool = false;
    const FORGETS: bool = false;
    const BREAKS_INVARIANT: bool = false;
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    coins: [Option<u8>; 2],
    id: u32,
    #[serde(skip)]
    forgotten: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct PlaceCoin {
    hint: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Event {
    Placed(Option<u8>),
    Shown([Option<u8>; 2]),
}

impl<F: Flaw> Game for Coins<F> {
    const KIND: &'static str = "coins";
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Setup = ();
    type State = State;
    type View = [Option<u8>; 2];
    type Prompt = PlaceCoin;
    type Action = u8;
    type Illegal = ();
    type Event = Event;

    fn start((): &(), _seats: u8, _cx: &mut impl Cx<Event>) -> State {
        State {
            coins: [None; 2],
            id: 0,
            forgotten: 0,
        }
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<PlaceCoin>> {
        let [a, b] = state.coins;
        let leak = if F::IDS_TELL {
            10 * u32::from(a.or(b).unwrap_or(0))
        } else {
            0
        };
        let hint = if F::PROMPT_TELLS { a.or(b) } else { None };
        let ask = move |seat: u8| Decision {
            id: DecisionId(state.id + u32::from(seat) + leak),
            seat: Seat(seat),
            required: !F::ONLY_OFFERS,
            prompt: PlaceCoin { hint },
        };
        let stuck = F::NO_WAY_ON && a.is_some();
        (0..2)
            .filter(move |&it| state.coins[usize::from(it)].is_none() && !stuck)
            .map(ask)
    }

    fn check(_view: &Self::View, _prompt: &PlaceCoin, coin: &u8) -> Result<(), ()> {
        if *coin < 2 { Ok(()) } else { Err(()) }
    }

    fn apply(state: &mut State, decision: &Decision<PlaceCoin>, coin: u8, cx: &mut impl Cx<Event>) {
        state.coins[usize::from(decision.seat.0)] = Some(coin);
        state.forgotten += u8::from(F::FORGETS);
        cx.emit(Event::Placed(F::EVENT_TELLS.then_some(coin)));
        if state.coins.iter().all(Option::is_some) {
            if !F::SHOWS_IN_SILENCE {
                cx.emit(Event::Shown(state.coins));
            }
            if F::NEVER_ENDS || F::SAME_ID_AGAIN {
                state.coins = [None; 2];
                state.id += if F::SAME_ID_AGAIN { 0 } else { 2 };
            }
        }
    }

    fn renew(state: &mut State, undone: &State) {
        if F::TAKES_NOTHING_BACK {
            *state = undone.clone();
        }
        state.id = undone.id + if F::KEEPS_IDS { 0 } else { 2 };
    }

    fn sample(_view: &Self::View, _prompt: &PlaceCoin, dice: &mut dyn Dice) -> u8 {
        if F::SAMPLES_WRONG {
            2
        } else {
            dice.below(2) as u8
        }
    }

    fn fallback(_view: &Self::View, _prompt: &PlaceCoin) -> u8 {
        if F::FALLS_BACK_WRONG { 2 } else { 0 }
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        let shown = state.coins.iter().all(Option::is_some) || F::VIEW_TELLS;
        let mut view = [None; 2];
        for (seat, coin) in (0..).zip(state.coins) {
            if shown || viewer == Viewer::Seat(Seat(seat)) {
                view[usize::from(seat)] = coin;
            }
        }
        view
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn simultaneous(_state: &State, _prompt: &PlaceCoin) -> bool {
        !F::SECRET_UNSAID
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown(_))
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = state.coins.iter().all(Option::is_some);
        over.then(|| Outcome::ranked([Seat(0), Seat(1)]))
    }
}

impl<F: Flaw> Secrets for Coins<F> {
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut twin = state.clone();
        let hidden = state.coins.iter().any(Option::is_none);
        for (seat, coin) in (0..).zip(&mut twin.coins) {
            if hidden && viewer != Viewer::Seat(Seat(seat)) {
                *coin = coin.map(|_| dice.below(2) as u8);
            }
        }
        twin
    }

    fn is_secret(_prompt: &PlaceCoin) -> bool {
        true
    }

    fn invariants(state: &State) -> Result<(), String> {
        if F::BREAKS_INVARIANT && state.coins[0].is_some() {
            return Err("a coin too many".into());
        }
        Ok(())
    }
}

/// Returns what the testkit finds in a few games, if anything.
fn found<F: Flaw>() -> Option<Reason> {
    (0..20)
        .find_map(|seed| play_out_with_twins::<Coins<F>>(&(), 2, seed).err())
        .map(|it| it.reason)
}

macro_rules! flaw {
    ($name:ident: $($flag:ident)?) => {
        struct $name;
        impl Flaw for $name {
            $(const $flag: bool = true;)?
        }
    };
}

flaw!(Sound:);
flaw!(ViewTells: VIEW_TELLS);
flaw!(EventTells: EVENT_TELLS);
flaw!(PromptTells: PROMPT_TELLS);
flaw!(IdsTell: IDS_TELL);
flaw!(SecretUnsaid: SECRET_UNSAID);
flaw!(ShowsInSilence: SHOWS_IN_SILENCE);
flaw!(NoWayOn: NO_WAY_ON);
flaw!(OnlyOffers: ONLY_OFFERS);
flaw!(NeverEnds: NEVER_ENDS);
flaw!(SamplesWrong: SAMPLES_WRONG);
flaw!(FallsBackWrong: FALLS_BACK_WRONG);
flaw!(SameIdAgain: SAME_ID_AGAIN);
flaw!(TakesNothingBack: TAKES_NOTHING_BACK);
flaw!(KeepsIds: KEEPS_IDS);
flaw!(Forgets: FORGETS);
flaw!(BreaksInvariant: BREAKS_INVARIANT);

fn leaks<F: Flaw>(expected: &[Leak]) {
    match found::<F>() {
        Some(Reason::Leak { what, .. }) => assert!(expected.contains(&what), "{what:?}"),
        other => panic!("expected a leak, found {other:?}"),
    }
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(found::<Sound>(), None);
}

/// A game that says nothing when both coins lie open.
#[test]
fn the_last_of_secret_answers_is_final_though_nothing_is_told() {
    assert_eq!(found::<ShowsInSilence>(), None);
    let game = Host::<Coins<ShowsInSilence>>::new();
    let dice = &mut TestDice::new(1);
    let start = game.start("null", 2, dice).unwrap();
    let mut place = |state: &str, seat: u8| {
        let id = DecisionId(seat.into());
        game.submit(state, Seat(seat), id, "1", dice).unwrap()
    };
    let first = place(&start.state, 0);
    assert_eq!(first.barrier, None);
    assert_eq!(game.completes(&start.state, &first.state), Ok(false));
    let last = place(&first.state, 1);
    assert_eq!(last.barrier, Some(Barrier::Completed));
    assert_eq!(game.completes(&first.state, &last.state), Ok(true));
}

#[test]
fn an_answer_that_is_kept_has_to_be_declared() {
    assert_eq!(found::<SecretUnsaid>(), Some(Reason::Undeclared));
}

#[test]
fn a_leak_is_found_wherever_it_is() {
    leaks::<ViewTells>(&[Leak::View, Leak::NextView]);
    leaks::<EventTells>(&[Leak::Events]);
    leaks::<PromptTells>(&[Leak::Prompts]);
    leaks::<IdsTell>(&[Leak::Waiting]);
}

#[test]
fn a_leak_is_not_looked_for_where_nobody_asked() {
    assert!(play_out::<Coins<ViewTells>>(&(), 2, 1).is_ok());
}

#[test]
fn a_dead_end_is_found() {
    assert_eq!(found::<NoWayOn>(), Some(Reason::DeadEnd));
    assert_eq!(found::<OnlyOffers>(), Some(Reason::Stalled));
    assert_eq!(found::<NeverEnds>(), Some(Reason::Endless));
}

#[test]
fn wrong_answers_are_found() {
    assert!(matches!(
        found::<SamplesWrong>(),
        Some(Reason::IllegalSample(_))
    ));
    assert!(matches!(
        found::<FallsBackWrong>(),
        Some(Reason::IllegalFallback(_))
    ));
}

#[test]
fn ids_used_again_are_found() {
    let reused = [Reason::ReusedId, Reason::AnsweredTwice];
    assert!(reused.contains(&found::<SameIdAgain>().unwrap()));
}

#[test]
fn an_answer_that_cannot_be_taken_back_is_found() {
    assert_eq!(found::<TakesNothingBack>(), Some(Reason::NotTakenBack));
    assert_eq!(found::<KeepsIds>(), Some(Reason::ReusedId));
}

#[test]
fn a_state_that_does_not_survive_storage_is_found() {
    assert!(matches!(found::<Forgets>(), Some(Reason::Storage(_))));
}

#[test]
fn broken_invariants_are_found() {
    assert_eq!(
        found::<BreaksInvariant>(),
        Some(Reason::Invariant("a coin too many".into()))
    );
}
