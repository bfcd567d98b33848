//! A position on its way: lines of a set-up, one after the other.

use super::board;
use crate::{
    Agenda, ByHouse, Phase, Secrets, Setup, State, TidesCard, TidesOfBattle, WesterosCard,
    WildlingCard,
    chapters::start,
    notation::{
        chance::Chance,
        line::{Line, after, word},
        names,
        problem::{Problem, Read, at},
        value::{self, Value},
    },
    state::Version,
};

/// The point at which the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Begin {
    /// A new game.
    Start,
    Phase(Phase, Rest),
    /// Westeros cards take effect.
    Cards([Option<WesterosCard>; 3], Rest),
    /// A wildling attack of this strength.
    Attack(u8, Rest),
    /// Nothing is run: the agenda stands as it is written.
    Agenda,
}

/// The choice whether the round goes on behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    Round,
    Nothing,
}

#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) state: State,
    pub(crate) begin: Begin,
    pub(crate) chance: Chance,
    /// The cards named for the tops of the Westeros decks.
    pub(super) westeros: [Vec<WesterosCard>; 3],
    /// The cards named for the top of the wildling deck.
    pub(super) wildlings: Vec<WildlingCard>,
    /// Exact parts, by path.
    pub(super) exact: Vec<(String, Value)>,
}

impl Draft {
    /// The board that `players`, `option` and `board` lines ask for.
    pub(crate) fn of(lines: &[Line<'_>]) -> Result<Self, Problem> {
        let mut players = 6;
        let mut setup = Setup::default();
        let mut bare = true;
        for line in lines {
            if let Some(number) = after(line.text, "players") {
                players = at(line.number, players_of(number))?;
            } else if let Some(option) = after(line.text, "option") {
                setup = at(line.number, with_option(setup, option))?;
            } else if let Some(what) = after(line.text, "board") {
                bare = !what.eq_ignore_ascii_case("start");
            }
        }
        Ok(Self::new(setup, players, bare))
    }

    pub(super) fn new(setup: Setup, players: u8, bare: bool) -> Self {
        let mut position = start::board(setup, players);
        if bare {
            board::clear(&mut position);
        }
        position.round = 2;
        let tides = setup.tides_of_battle == TidesOfBattle::On;
        let state = State {
            version: Version,
            position,
            secrets: Secrets {
                tides_deck: TidesCard::ALL.map(|card| if tides { card.copies() } else { 0 }),
                ..Secrets::default()
            },
            agenda: Agenda::default(),
            asked: ByHouse::default(),
            last_id: 0,
        };
        Self {
            state,
            begin: Begin::Phase(Phase::Planning, Rest::Round),
            chance: Chance::default(),
            westeros: Default::default(),
            wildlings: Vec::new(),
            exact: Vec::new(),
        }
    }

    /// Tells whether a line tells of a new game what chance has decided: it is checked, not obeyed.
    pub(crate) fn is_checked(&self, line: &str) -> bool {
        self.begin == Begin::Start && after(line, "seats").is_some()
    }
}

fn players_of(text: &str) -> Read<u8> {
    match names::number(text)? {
        players @ 3..=6 => Ok(players),
        other => Err(format!("3 to 6 players, not {other}")),
    }
}

fn with_option(setup: Setup, text: &str) -> Read<Setup> {
    let (name, choice) = word(text);
    let mut tree = value::to_value(&setup)?;
    value::change(&mut tree, name, value::read(choice)?)?;
    value::from_value(tree)
}
