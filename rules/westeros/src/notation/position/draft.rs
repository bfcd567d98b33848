//! A position on its way: lines of a set-up, one after the other.

use super::{board, decks, exact, houses, sound, table};
use crate::{
    Agenda, ByHouse, Phase, Secrets, Setup, State, TidesCard, TidesOfBattle, WesterosCard,
    WesterosDeck, WildlingCard,
    advance::advance,
    notation::{
        line::{Line, after, word},
        names,
        problem::{Problem, Read, at},
        script::Chance,
        value::{self, Value},
    },
    setup,
    state::Version,
};

/// What the game goes on with.
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

/// Whether the round goes on behind it.
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

    fn new(setup: Setup, players: u8, bare: bool) -> Self {
        let mut position = setup::board(setup, players);
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

    /// Whether a line tells of a new game what chance has decided: it is checked, not obeyed.
    pub(crate) fn is_told(&self, line: &str) -> bool {
        self.begin == Begin::Start && after(line, "seats").is_some()
    }

    /// Does what the line says; `false` if it is no line of a set-up.
    pub(crate) fn apply(&mut self, line: &str) -> Read<bool> {
        let (key, rest) = word(line);
        let read = match key.trim_end_matches(':').to_lowercase().as_str() {
            // These have been heeded before all others.
            "players" | "option" | "board" | "play" => Ok(()),
            "start" if rest.is_empty() => {
                self.begin = Begin::Start;
                Ok(())
            }
            "phase" => self.phase(rest),
            "card" => self.card(rest),
            "attack" => self.attack(rest),
            "rolls" => self.chance.rolls(rest),
            "tides" if !rest.starts_with("deck") => self.chance.tides(rest),
            "agenda" | "asked" | "last" | "now" | "exact" => {
                return exact::apply(self, line);
            }
            _ => {
                return Ok(table::apply(&mut self.state, line)?
                    || houses::apply(&mut self.state, line)?
                    || decks::apply(self, line)?
                    || board::apply(&mut self.state, line)?);
            }
        };
        read.map(|()| true)
    }

    fn phase(&mut self, text: &str) -> Read<()> {
        let (name, rest) = only(text);
        self.begin = Begin::Phase(names::phase(name)?, rest);
        Ok(())
    }

    fn card(&mut self, text: &str) -> Read<()> {
        let (name, rest) = only(text);
        let mut cards = [None; 3];
        for card in names::list::<_, Vec<_>>(name, names::westeros_card)? {
            let free = WesterosDeck::ALL
                .into_iter()
                .find(|deck| deck.cards().contains(&card) && cards[deck.index()].is_none())
                .ok_or("at most one card of each deck")?;
            cards[free.index()] = Some(card);
        }
        self.begin = Begin::Cards(cards, rest);
        Ok(())
    }

    fn attack(&mut self, text: &str) -> Read<()> {
        if text.trim_start().starts_with('(') {
            return Err("the strength of the attack expected".to_owned());
        }
        let (strength, rest) = only(text);
        self.begin = Begin::Attack(names::number(strength)?, rest);
        Ok(())
    }

    /// The state with one more line of a set-up, at once and without running the rules.
    pub(crate) fn changed(state: &State, line: &str) -> Read<State> {
        let mut draft = Self {
            state: *state,
            ..Self::new(state.setup, state.players, true)
        };
        if !draft.apply(line)? {
            return Err(format!("no line of a set-up: \"{line}\""));
        }
        let mut state = draft.state;
        decks::stack(&draft, &mut state)?;
        exact::changed(&state, &draft.exact)
    }

    /// Fills the decks up and runs the rules to the first question.
    pub(crate) fn begin(&self, chance: &mut Chance) -> Read<State> {
        let mut state = self.state;
        if self.begin == Begin::Start {
            return Ok(setup::start(state.setup, state.players, chance));
        }
        if let Begin::Cards(cards, _) = self.begin {
            state.westeros = cards;
        }
        decks::fill(self, &mut state)?;
        state = exact::changed(&state, &self.exact)?;
        if self.begin == Begin::Agenda {
            return Ok(state);
        }
        sound::check(&state)?;
        self.lay_agenda(&mut state, chance);
        advance(&mut state, chance);
        Ok(state)
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

/// What stands before the word `only`, and whether it stands there.
fn only(text: &str) -> (&str, Rest) {
    let text = text.trim();
    text.strip_suffix("only")
        .map_or((text, Rest::Round), |before| {
            (
                before.trim().trim_end_matches(',').trim_end(),
                Rest::Nothing,
            )
        })
}
