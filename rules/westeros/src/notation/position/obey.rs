//! The effect of each line of a set-up, and the state that comes of them all.

use super::{
    board, decks,
    draft::{Begin, Draft, Rest},
    exact, houses, sound, table,
};
use crate::{
    Phase, State, WesterosDeck,
    chapters::advance::advance,
    chapters::start,
    notation::{chance::Chance, line::word, names, problem::Read},
};

impl Draft {
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

    /// The table as the lines so far have set it up, before the rules run; `None` if they do not
    /// fit each other, or a new game is to begin.
    pub(crate) fn so_far(&self) -> Option<State> {
        let mut state = self.state;
        match self.begin {
            Begin::Start => return None,
            Begin::Phase(phase, _) => state.phase = phase,
            Begin::Cards(..) | Begin::Attack(..) => state.phase = Phase::Westeros,
            Begin::Agenda => {}
        }
        exact::changed(&state, &self.exact).ok()
    }

    /// Fills the decks up and runs the rules to the first question.
    pub(crate) fn begin(&self, chance: &mut Chance) -> Read<State> {
        let mut state = self.state;
        if self.begin == Begin::Start {
            return Ok(start::start(state.setup, state.players, chance));
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
        self.set_agenda(&mut state, chance);
        advance(&mut state, chance);
        Ok(state)
    }
}

/// Returns what stands before the word `only`, and whether it stands there.
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
