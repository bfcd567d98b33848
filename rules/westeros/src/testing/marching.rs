//! Marches in tests.

use super::{
    Play,
    drawing::{area, army},
};
use crate::{Action, Illegal, March, Troops};
use tabletop::Refusal;

/// Moves drawn as `area F K, area F`.
pub(crate) fn moves(text: &str) -> Troops {
    let mut moves = Troops::NONE;
    for it in text.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let units = it
            .split_whitespace()
            .rev()
            .take_while(|&word| matches!(word, "F" | "K" | "SE" | "ship"))
            .map(|word| word.len() + 1)
            .sum::<usize>();
        let (there, units) = it.split_at(it.len() - units);
        assert!(moves.add(area(there), army(units)));
    }
    moves
}

impl Play {
    /// Marches without leaving a power token.
    pub(crate) fn march(
        &mut self,
        who: &str,
        from: &str,
        text: &str,
    ) -> Result<(), Refusal<Illegal>> {
        let march = March {
            from: area(from),
            moves: moves(text),
            leave_token: false,
        };
        self.answer(who, Action::ResolveMarch(march))
    }

    /// Marches and leaves a power token.
    pub(crate) fn march_and_keep(
        &mut self,
        who: &str,
        from: &str,
        text: &str,
    ) -> Result<(), Refusal<Illegal>> {
        let march = March {
            from: area(from),
            moves: moves(text),
            leave_token: true,
        };
        self.answer(who, Action::ResolveMarch(march))
    }

    pub(crate) fn call_support(
        &mut self,
        who: &str,
        from: &str,
        against: &str,
    ) -> Result<(), Refusal<Illegal>> {
        let call = Action::CallSupport {
            from: area(from),
            area: area(against),
        };
        self.answer(who, call)
    }
}
