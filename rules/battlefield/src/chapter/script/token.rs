//! Condition tokens: added, removed, and moved from one unit to another.

use crate::{
    effect::{Token, TokenAct, TokenKind},
    event::{Event, TokenChange},
    field::Thing,
    play::Play,
    position::{Position, UnitId},
    question::Prompt,
    task::{Answered, Script},
};

const fn named(kind: TokenKind) -> Option<Token> {
    match kind {
        TokenKind::Panicked => Some(Token::Panicked),
        TokenKind::Vulnerable => Some(Token::Vulnerable),
        TokenKind::Weakened => Some(Token::Weakened),
        TokenKind::Choice => None,
    }
}

/// The kinds of which a unit has one, or has none.
fn kinds(position: &Position, kind: TokenKind, id: UnitId, wanted: bool) -> Vec<Token> {
    let tokens = position.unit(id).tokens;
    let all = Token::ALL.iter().copied();
    all.filter(|it| named(kind).is_none_or(|only| only == *it))
        .filter(|it| tokens.has(*it) == wanted)
        .collect()
}

/// Asks which kind of token it is, where several are possible.
pub fn ask_kind(
    position: &Position,
    act: TokenAct,
    kind: TokenKind,
    script: &mut Script,
) -> Option<Prompt> {
    if let Some(token) = named(kind) {
        script.answered.token = Some(token);
        return None;
    }
    if script.answered.token.is_some() {
        return None;
    }
    let target = *script.answered.targets.first()?;
    let has = act != TokenAct::Add;
    choose(kinds(position, kind, target.unit()?, has), target, script)
}

fn choose(options: Vec<Token>, target: Thing, script: &mut Script) -> Option<Prompt> {
    if let [only] = options[..] {
        script.answered.token = Some(only);
        return None;
    }
    (!options.is_empty()).then_some(Prompt::Kind { options, target })
}

/// From which unit a token moves, which one, and to which unit.
pub fn ask_move(position: &Position, kind: TokenKind, script: &mut Script) -> Option<Prompt> {
    let standing = || position.standing().map(|it| it.id);
    let lacks = |id: UnitId, token| !position.unit(id).tokens.has(token);
    let movable = |id: UnitId| {
        let all = kinds(position, kind, id, true).into_iter();
        let fits = all.filter(|token| standing().any(|to| lacks(to, *token)));
        fits.collect::<Vec<_>>()
    };
    let Some(from) = script.answered.targets.first().copied() else {
        let options = standing().filter(|id| !movable(*id).is_empty());
        return target(options.map(UnitId::thing).collect(), script);
    };
    if script.answered.token.is_none() {
        let asked = choose(movable(from.unit()?), from, script);
        if asked.is_some() {
            return asked;
        }
    }
    let token = script.answered.token?;
    if script.answered.targets.len() > 1 {
        return None;
    }
    let options = standing().filter(|id| lacks(*id, token));
    target(options.map(UnitId::thing).collect(), script)
}

/// The next unit of a move; asked where there are several, and not at all where there is none.
fn target(options: Vec<Thing>, script: &mut Script) -> Option<Prompt> {
    if options.len() > 1 {
        return Some(Prompt::Target {
            options,
            count: 1,
            optional: false,
        });
    }
    script.answered.targets.extend(options);
    None
}

/// Lays tokens at units, or takes them away.
pub fn lay(play: &mut Play<'_>, act: TokenAct, answered: &Answered) {
    let Some(token) = answered.token else { return };
    let units = answered.targets.iter().filter_map(|it| it.unit());
    for (at, unit) in units.enumerate() {
        let placed = match act {
            TokenAct::Add => true,
            TokenAct::Remove => false,
            TokenAct::Move => at == 1,
        };
        let of = play.open().unit_mut(unit);
        if of.tokens.has(token) == placed || !of.is_on_table() {
            continue;
        }
        of.tokens.set(token, placed);
        let change = if placed {
            TokenChange::Placed
        } else {
            TokenChange::Removed
        };
        play.tell(Event::Token {
            unit,
            token,
            change,
        });
    }
}
