//! A game of sealed bids: secret simultaneous answers, offers, dice, and a number so unlucky
//! that its rules fall apart.

use std::ops::RangeInclusive;
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::{
    Budget, Cx, Decision, DecisionId, Dice, Diplomacy, Game, Kept, Level, Notation, Outcome, Parts,
    Policy, Position, Random, Record, Seat, Span, StandingAnswers, Viewer,
};

/// A bid that makes the rules panic.
pub const UNLUCKY: u32 = 13;

pub struct Sealed;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    pub purse: u32,
    pub rounds: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    rounds_left: u8,
    next: u32,
    players: Vec<Player>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Player {
    purse: u32,
    won: u8,
    /// The open question: for a bid, or whether to take it back.
    asked: DecisionId,
    bid: Option<Bid>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bid {
    pub amount: u32,
    pub word: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Prompt {
    Bid { purse: u32 },
    TakeBack,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Action {
    Bid(Bid),
    TakeBack,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum Illegal {
    TooRich { purse: u32 },
    NotAsked,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Sealed { seat: Seat, bid: Option<Bid> },
    TakenBack { seat: Seat },
    Won { seat: Seat, bids: Vec<Bid> },
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    rounds_left: u8,
    won: Vec<u8>,
    mine: Option<Bid>,
    /// All bids, for those to whom everything is shown.
    all: Vec<Bid>,
}

/// Bids stored for the rounds to come.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Standing(pub Vec<Planned>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Planned {
    pub bid: Bid,
    pub once: bool,
}

/// A plan: who promises not to win this round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    pub rounds_left: u8,
    pub losers: Vec<Seat>,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub enum Unfit {
    OtherRound,
    Stranger(Seat),
}

impl State {
    fn ask(&mut self, seat: Seat) {
        self.players[usize::from(seat.0)].asked = DecisionId(self.next);
        self.next += 1;
    }

    fn ask_all(&mut self) {
        for seat in 0..self.players.len() {
            self.players[seat].bid = None;
            self.ask(Seat(u8::try_from(seat).unwrap()));
        }
    }

    fn reveal(&mut self, cx: &mut impl Cx<Event>) {
        let bids: Vec<Bid> = self
            .players
            .iter()
            .filter_map(|it| it.bid.clone())
            .collect();
        let best = bids.iter().map(|it| it.amount).max().unwrap();
        let tied: Vec<usize> = (0..bids.len())
            .filter(|&it| bids[it].amount == best)
            .collect();
        let winner = tied[cx.below(u32::try_from(tied.len()).unwrap()) as usize];
        self.players[winner].purse -= best;
        self.players[winner].won += 1;
        cx.emit(Event::Won {
            seat: Seat(u8::try_from(winner).unwrap()),
            bids,
        });
        self.rounds_left -= 1;
        if self.rounds_left > 0 {
            self.ask_all();
        }
    }
}

impl Game for Sealed {
    const KIND: &'static str = "sealed";
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Setup = Setup;
    type State = State;
    type View = View;
    type Prompt = Prompt;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;

    fn parts() -> Parts<Self> {
        Parts::NONE
            .with_standing_answers()
            .with_diplomacy()
            .with_notation()
    }

    fn start(setup: &Setup, seats: u8, _: &mut impl Cx<Event>) -> State {
        let asked = DecisionId(0);
        let player = Player {
            purse: setup.purse,
            won: 0,
            asked,
            bid: None,
        };
        let players = vec![player; seats.into()];
        let mut state = State {
            rounds_left: setup.rounds,
            next: 1,
            players,
        };
        state.ask_all();
        state
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<Prompt>> {
        let running = (state.rounds_left > 0).then_some(&state.players);
        (0..)
            .map(Seat)
            .zip(running.into_iter().flatten())
            .map(|(seat, player)| {
                let (required, prompt) = match player.bid {
                    None => (
                        true,
                        Prompt::Bid {
                            purse: player.purse,
                        },
                    ),
                    Some(_) => (false, Prompt::TakeBack),
                };
                Decision {
                    id: player.asked,
                    seat,
                    required,
                    prompt,
                }
            })
    }

    fn check(_: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
        match (prompt, action) {
            (Prompt::Bid { purse }, Action::Bid(bid)) if bid.amount > *purse => {
                Err(Illegal::TooRich { purse: *purse })
            }
            (Prompt::Bid { .. }, Action::Bid(_)) | (Prompt::TakeBack, Action::TakeBack) => Ok(()),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn apply(
        state: &mut State,
        decision: &Decision<Prompt>,
        action: Action,
        cx: &mut impl Cx<Event>,
    ) {
        let seat = decision.seat;
        let player = &mut state.players[usize::from(seat.0)];
        match action {
            Action::Bid(bid) => {
                assert!(bid.amount != UNLUCKY, "the rules do not know {bid:?}");
                player.bid = Some(bid.clone());
                cx.emit(Event::Sealed {
                    seat,
                    bid: Some(bid),
                });
            }
            Action::TakeBack => {
                player.bid = None;
                cx.emit(Event::TakenBack { seat });
            }
        }
        state.ask(seat);
        if state.players.iter().all(|it| it.bid.is_some()) {
            state.reveal(cx);
        }
    }

    /// As long as nobody has bid.
    fn planning(state: &State) -> bool {
        state.players.iter().all(|it| it.bid.is_none())
    }

    fn renew(state: &mut State, undone: &State) {
        state.next = undone.next;
        for (seat, then) in undone.players.iter().enumerate() {
            if state.players[seat].asked != then.asked {
                state.ask(Seat(u8::try_from(seat).unwrap()));
            }
        }
    }

    fn sample(_: &View, prompt: &Prompt, dice: &mut dyn Dice) -> Action {
        match prompt {
            Prompt::Bid { purse } => {
                // With an unlucky purse it proposes what the rules cannot bear.
                let lucky = dice.below(1 + (*purse).min(UNLUCKY - 1));
                let amount = if *purse == UNLUCKY { UNLUCKY } else { lucky };
                Action::Bid(Bid {
                    amount,
                    word: "computer".into(),
                })
            }
            Prompt::TakeBack => Action::TakeBack,
        }
    }

    fn levels() -> &'static [Level<Self>] {
        &[
            Level {
                name: Random::NAME,
                policy: &Random,
            },
            Level {
                name: "broken",
                policy: &Broken,
            },
            Level {
                name: "slow",
                policy: &Slow,
            },
        ]
    }

    fn fallback(_: &View, prompt: &Prompt) -> Action {
        match prompt {
            Prompt::Bid { .. } => Action::Bid(Bid {
                amount: 0,
                word: String::new(),
            }),
            Prompt::TakeBack => Action::TakeBack,
        }
    }

    /// A bid without a word is as good as none; but it may be too high by now.
    fn complete(_: &View, _: &Prompt, begun: &Action) -> Option<Action> {
        match begun {
            Action::Bid(bid) if !bid.word.is_empty() => Some(begun.clone()),
            _ => None,
        }
    }

    fn span(_: &Prompt) -> Span {
        Span::Planning
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let own = (0..)
            .zip(&state.players)
            .find(|(it, _)| viewer == Viewer::Seat(Seat(*it)));
        View {
            rounds_left: state.rounds_left,
            won: state.players.iter().map(|it| it.won).collect(),
            mine: own.and_then(|(_, it)| it.bid.clone()),
            all: Vec::new(),
        }
    }

    fn unveil(state: &State) -> View {
        View {
            all: state
                .players
                .iter()
                .filter_map(|it| it.bid.clone())
                .collect(),
            ..Self::view(state, Viewer::Spectator)
        }
    }

    /// The round, counted so that it grows.
    fn chapter(state: &State) -> u32 {
        u32::MAX - u32::from(state.rounds_left)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Sealed { seat, .. } if viewer != Viewer::Seat(*seat) => Event::Sealed {
                seat: *seat,
                bid: None,
            },
            _ => event.clone(),
        })
    }

    fn simultaneous(_: &State, prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Bid { .. })
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Won { .. })
    }

    /// With a purse of one there is nothing else to bid, in words that matter.
    fn either(_: &View, prompt: &Prompt) -> Option<[Action; 2]> {
        let bid = |amount| {
            Action::Bid(Bid {
                amount,
                word: String::new(),
            })
        };
        matches!(prompt, Prompt::Bid { purse: 1 }).then(|| [1, 0].map(bid))
    }

    /// Returns the only answer: whoever has nothing bids that.
    fn only(_: &View, prompt: &Prompt) -> Option<Action> {
        let nothing = || {
            Action::Bid(Bid {
                amount: 0,
                word: "nothing".into(),
            })
        };
        matches!(prompt, Prompt::Bid { purse: 0 }).then(nothing)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (state.rounds_left == 0).then(|| {
            let mut ranking: Vec<_> = (0..)
                .zip(&state.players)
                .map(|(i, it)| (it.won, i))
                .collect();
            ranking.sort_by_key(|(won, _)| std::cmp::Reverse(*won));
            Outcome::ranked(ranking.into_iter().map(|(_, it)| Seat(it)))
        })
    }
}

impl StandingAnswers for Sealed {
    type Standing = Standing;

    fn foreseen(_: &View, prompt: &Prompt, standing: &Standing) -> Option<Action> {
        let first = standing.0.first()?;
        matches!(prompt, Prompt::Bid { .. }).then(|| Action::Bid(first.bid.clone()))
    }

    fn use_up(standing: &mut Standing, _: &View, _: &Prompt) {
        if standing.0.first().is_some_and(|it| it.once) {
            standing.0.remove(0);
        }
    }
}

impl Diplomacy for Sealed {
    type Plan = Plan;
    type Unfit = Unfit;

    /// Nobody promises more rounds than there are, and only whoever hears it promises.
    fn check_plan(view: &View, parties: &[Seat], plan: &Plan) -> Result<(), Unfit> {
        if plan.rounds_left != view.rounds_left {
            return Err(Unfit::OtherRound);
        }
        let stranger = plan.losers.iter().find(|it| !parties.contains(it));
        stranger.map_or(Ok(()), |it| Err(Unfit::Stranger(*it)))
    }

    /// Tells what was kept: whoever has promised to lose has not won.
    fn kept(plan: &Plan, events: &[Event]) -> Vec<Kept> {
        let won = events.iter().find_map(|it| match it {
            Event::Won { seat, .. } => Some(*seat),
            Event::Sealed { .. } | Event::TakenBack { .. } => None,
        });
        let losers = plan.losers.iter();
        let judged = |loser: &Seat| match won {
            None => Kept::Open,
            Some(winner) if winner == *loser => Kept::Broken,
            Some(_) => Kept::Kept,
        };
        losers.map(judged).collect()
    }
}

impl Notation for Sealed {
    fn transcript(record: &Record<Setup, Action>) -> Option<String> {
        Some(format!("{record:?}"))
    }

    fn position(_: &str) -> Result<Position<Self>, String> {
        Err("a record is no position".to_owned())
    }
}

/// A policy that falls apart.
struct Broken;

impl Policy<Sealed> for Broken {
    fn answer(&self, _: &View, prompt: &Prompt, _: Budget, _: &mut dyn Dice) -> Action {
        panic!("no idea about {prompt:?}")
    }
}

/// A policy that thinks longer than the computers wait for it.
struct Slow;

impl Policy<Sealed> for Slow {
    fn answer(&self, view: &View, prompt: &Prompt, _: Budget, dice: &mut dyn Dice) -> Action {
        thread::sleep(Duration::from_secs(3));
        Sealed::sample(view, prompt, dice)
    }
}
