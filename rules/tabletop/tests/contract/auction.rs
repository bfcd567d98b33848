//! The smallest game with secret simultaneous choices and chance: sealed bids in three rounds.

use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, ops::RangeInclusive};
use tabletop::{
    CheckedSetup, Cx, Decision, DecisionId, Dice, Diverged, EventRecorder, Game, Outcome, Parts,
    Quiet, Record, Recording, Refusal, Seat, Viewer, renumbered, replay, submit,
    testkit::{Secrets, TestDice, play_out_with_twins},
};

pub struct Auction;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub round: u8,
    next: u32,
    pub players: Vec<Player>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    purse: u8,
    won: u8,
    bid: Bid,
}

/// The open question, or the sealed answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Bid {
    Asked(DecisionId),
    Sealed(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BidPrompt {
    purse: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct TooRich;

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum Flaw {
    NoCoins,
    /// For so few coins.
    TooManyPlayers,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Sealed { seat: Seat, amount: Option<u8> },
    Won { seat: Seat, bids: Vec<u8> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    round: u8,
    players: Vec<PlayerView>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct PlayerView {
    purse: u8,
    won: u8,
    has_bid: bool,
    /// The viewer's own, until the reveal.
    bid: Option<u8>,
}

const ROUNDS: u8 = 3;

impl State {
    fn ask_all(&mut self) {
        for player in &mut self.players {
            player.bid = Bid::Asked(DecisionId(self.next));
            self.next += 1;
        }
    }

    fn reveal(&mut self, bids: Vec<u8>, cx: &mut impl Cx<Event>) {
        let best = *bids.iter().max().expect("a game has seats");
        let tied: Vec<usize> = (0..bids.len()).filter(|&it| bids[it] == best).collect();
        let winner = match tied[..] {
            [only] => only,
            _ => tied[cx.below(tied.len() as u32) as usize],
        };
        self.players[winner].purse -= best;
        self.players[winner].won += 1;
        cx.emit(Event::Won {
            seat: Seat(winner as u8),
            bids,
        });
        self.round += 1;
        if self.round < ROUNDS {
            self.ask_all();
        }
    }
}

impl Game for Auction {
    const KIND: &'static str = "auction";
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Setup = u8;
    type State = State;
    type View = View;
    type Prompt = BidPrompt;
    type Action = u8;
    type Illegal = TooRich;
    type Event = Event;

    fn parts() -> Parts<Self> {
        Parts::NONE.with_checked_setup()
    }

    fn start(purse: &u8, seats: u8, _cx: &mut impl Cx<Event>) -> State {
        let player = Player {
            purse: *purse,
            won: 0,
            bid: Bid::Sealed(0),
        };
        let mut state = State {
            round: 0,
            next: 0,
            players: vec![player; seats.into()],
        };
        state.ask_all();
        state
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<BidPrompt>> {
        let asked = |(seat, player): (u8, &Player)| match player.bid {
            Bid::Asked(id) => Some(Decision {
                id,
                seat: Seat(seat),
                required: true,
                prompt: BidPrompt {
                    purse: player.purse,
                },
            }),
            Bid::Sealed(_) => None,
        };
        (0..).zip(&state.players).filter_map(asked)
    }

    fn check(_view: &View, prompt: &BidPrompt, bid: &u8) -> Result<(), TooRich> {
        if *bid <= prompt.purse {
            Ok(())
        } else {
            Err(TooRich)
        }
    }

    fn apply(
        state: &mut State,
        decision: &Decision<BidPrompt>,
        amount: u8,
        cx: &mut impl Cx<Event>,
    ) {
        let seat = decision.seat;
        state.players[usize::from(seat.0)].bid = Bid::Sealed(amount);
        cx.emit(Event::Sealed {
            seat,
            amount: Some(amount),
        });
        let sealed = |it: &Player| match it.bid {
            Bid::Sealed(amount) => Some(amount),
            Bid::Asked(_) => None,
        };
        if let Some(bids) = state.players.iter().map(sealed).collect() {
            state.reveal(bids, cx);
        }
    }

    fn renew(state: &mut State, undone: &State) {
        state.next = undone.next;
        for (player, then) in state.players.iter_mut().zip(&undone.players) {
            if let Bid::Asked(id) = &mut player.bid
                && then.bid != Bid::Asked(*id)
            {
                *id = DecisionId(state.next);
                state.next += 1;
            }
        }
    }

    fn sample(_view: &View, prompt: &BidPrompt, dice: &mut dyn Dice) -> u8 {
        dice.below(u32::from(prompt.purse) + 1) as u8
    }

    fn fallback(_view: &View, _prompt: &BidPrompt) -> u8 {
        0
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let players = (0..).zip(&state.players).map(|(seat, it)| PlayerView {
            purse: it.purse,
            won: it.won,
            has_bid: matches!(it.bid, Bid::Sealed(_)),
            bid: match it.bid {
                Bid::Sealed(amount) if viewer == Viewer::Seat(Seat(seat)) => Some(amount),
                _ => None,
            },
        });
        View {
            round: state.round,
            players: players.collect(),
        }
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Sealed { seat, .. } if viewer != Viewer::Seat(seat) => {
                Event::Sealed { seat, amount: None }
            }
            _ => event.clone(),
        })
    }

    fn simultaneous(_state: &State, _prompt: &BidPrompt) -> bool {
        true
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Won { .. })
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let mut ranking: Vec<_> = (0..state.players.len()).collect();
        ranking.sort_by_key(|&it| Reverse((state.players[it].won, state.players[it].purse)));
        let ranking = ranking.into_iter().map(|it| Seat(it as u8));
        (state.round == ROUNDS).then(|| Outcome::ranked(ranking))
    }
}

impl CheckedSetup for Auction {
    type Flaw = Flaw;

    fn flaws(purse: &u8, seats: u8) -> Vec<Flaw> {
        let flaws = [
            (*purse == 0).then_some(Flaw::NoCoins),
            (*purse < 2 && seats > 3).then_some(Flaw::TooManyPlayers),
        ];
        flaws.into_iter().flatten().collect()
    }
}

impl Secrets for Auction {
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut other = state.clone();
        for (seat, player) in (0..).zip(&mut other.players) {
            if let Bid::Sealed(amount) = &mut player.bid
                && viewer != Viewer::Seat(Seat(seat))
                && state.round < ROUNDS
            {
                *amount = dice.below(u32::from(player.purse) + 1) as u8;
            }
        }
        other
    }

    fn is_secret(_prompt: &BidPrompt) -> bool {
        true
    }
}

#[test]
fn every_seed_keeps_the_contract() {
    for seed in 0..200 {
        play_out_with_twins::<Auction>(&10, 2 + (seed % 3) as u8, seed).unwrap();
    }
}

#[test]
fn simultaneous_answers_do_not_invalidate_each_other() {
    let mut cx = EventRecorder::new(TestDice::new(1));
    let mut state = Auction::start(&5, 2, &mut cx);
    let asked: Vec<_> = Auction::decisions(&state).collect();
    submit::<Auction>(&mut state, asked[0].seat, asked[0].id, 3, &mut cx).unwrap();
    submit::<Auction>(&mut state, asked[1].seat, asked[1].id, 2, &mut cx).unwrap();
    assert_eq!(state.players[0].won, 1);
    assert_eq!(
        cx.events.last(),
        Some(&Event::Won {
            seat: Seat(0),
            bids: vec![3, 2]
        })
    );
}

#[test]
fn refusals_change_nothing() {
    let mut cx = Quiet(TestDice::new(1));
    let mut state = Auction::start(&5, 2, &mut cx);
    let before = state.clone();
    let mut bid = |seat, id, amount| {
        submit::<Auction>(&mut state, Seat(seat), DecisionId(id), amount, &mut cx)
    };
    assert_eq!(bid(0, 1, 3), Err(Refusal::NotYours));
    assert_eq!(bid(0, 7, 3), Err(Refusal::Closed));
    assert_eq!(bid(0, 0, 6), Err(Refusal::Illegal(TooRich)));
    assert_eq!(state, before);
}

#[test]
fn a_log_that_does_not_fit_is_named() {
    let played = play_out_with_twins::<Auction>(&10, 3, 5).unwrap();
    let mut log = played.log;
    log[4].action = 99;
    let diverged = replay::<Auction>(&10, 3, &played.opening, &log).unwrap_err();
    assert_eq!(diverged.at, Some(4));
    log.truncate(4);
    log[2].rolls.push(0);
    let diverged = replay::<Auction>(&10, 3, &played.opening, &log).unwrap_err();
    assert_eq!(diverged.at, Some(2), "a roll too many");
}

#[test]
fn recorded_rolls_give_the_same_tie_break() {
    let mut cx = EventRecorder::new(Recording::new(TestDice::new(3)));
    let mut state = Auction::start(&5, 2, &mut cx);
    for seat in 0..2 {
        submit::<Auction>(&mut state, Seat(seat), DecisionId(seat.into()), 4, &mut cx).unwrap();
    }
    assert_eq!(cx.dice.rolls.len(), 1);
    let winner = Seat(cx.dice.rolls[0] as u8);
    assert_eq!(
        cx.events.last(),
        Some(&Event::Won {
            seat: winner,
            bids: vec![4, 4]
        })
    );
}

/// After an answer was taken back a table's ids run ahead of those of a record.
#[test]
fn a_record_is_numbered_from_its_start() {
    let played = play_out_with_twins::<Auction>(&10, 3, 5).unwrap();
    let record = Record {
        setup: 10,
        seats: 3,
        opening: played.opening,
        log: played.log,
    };
    let mut ahead = record.clone();
    for entry in &mut ahead.log[2..] {
        entry.decision.0 += 3;
    }
    assert_eq!(renumbered::<Auction>(ahead.clone()), Ok(record));
    ahead.log[4].action = 99;
    assert_eq!(renumbered::<Auction>(ahead), Err(Diverged { at: Some(4) }));
}
