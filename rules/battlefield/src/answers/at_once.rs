//! Answers that are sent by the press that chooses them, and what shortens the way to others.

use super::reversible::is_reversible;
use crate::{
    question::{Action, Prompt},
    reference::CardRef,
    standing,
    state::View,
};

/// Tells whether an answer has no parts, plays no card and moves nothing: then nobody has to confirm it. A
/// target has to be one that can be taken back besides.
pub fn is_at_once(view: &View, prompt: &Prompt, action: &Action) -> bool {
    match prompt {
        Prompt::React { .. }
        | Prompt::Free { .. }
        | Prompt::Pivot { .. }
        | Prompt::Surge { .. } => *action == Action::Pass,
        Prompt::Target { options, count, .. } => {
            let one = usize::from(*count).min(options.len()) == 1;
            let whole = match action {
                Action::Targets(all) => all.len() == 1,
                other => *other == Action::Pass,
            };
            one && whole && is_reversible(&view.open)
        }
        Prompt::Role
        | Prompt::Zone { .. }
        | Prompt::Choose { .. }
        | Prompt::Arc { .. }
        | Prompt::Kind { .. }
        | Prompt::Borrow { .. }
        | Prompt::Influence { .. }
        | Prompt::Order { .. }
        | Prompt::Freed { .. } => true,
        _ => false,
    }
}

/// Returns the answer that spends a token on every die that was good for whoever rolled it; nothing where
/// there is none.
pub fn spent_on_all(view: &View, prompt: &Prompt) -> Option<Action> {
    let Prompt::Spend { pool, open, .. } = prompt else {
        return None;
    };
    let dice = standing::open_dice(&view.open, *pool, open, true);
    (!dice.is_empty()).then_some(Action::Reroll(dice))
}

/// Returns the cards that somebody would take back without a choice: all that there are, if they may take so
/// many, or else none.
pub fn taken_back(view: &View, prompt: &Prompt) -> Vec<CardRef> {
    let (Prompt::Recall { count }, Some(seat)) = (prompt, view.seat) else {
        return Vec::new();
    };
    let discarded = &view.open.player(seat).discard;
    if discarded.len() <= usize::from(*count) {
        discarded.clone()
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        effect::{Amount, Selected, Selector, Step, Token, TokenAct, TokenKind, Window, Zone},
        field::Thing,
        position::{Roles, Setup, Source},
        state::State,
        task::{Env, Offer, Script, Task, Use},
    };
    use tabletop::{Seat, Viewer};

    fn view(tasks: Vec<Task>) -> View {
        let mut state = State::before(Setup::default(), 2);
        state.open.agenda = tasks;
        state.view(Viewer::Seat(Seat(0)))
    }

    fn script(steps: Vec<Step>) -> Task {
        let env = Env {
            source: Source::Zone(Zone::Crown),
            controller: Seat(0),
            bearer: None,
            window: Window::ZoneClaimed,
            roles: Roles::default(),
            same: Vec::new(),
            paid: 0,
        };
        Task::Script(Script::new(steps, env))
    }

    fn one(options: u8) -> Prompt {
        Prompt::Target {
            options: (0..options).map(Thing::Unit).collect(),
            count: 1,
            optional: false,
        }
    }

    const ENEMY: Selector = Selector::Chosen(Selected::OneEnemy);

    #[test]
    fn to_pass_needs_no_second_press_and_a_card_does() {
        let view = view(Vec::new());
        let react = Prompt::React {
            window: Window::ALL[0],
            roles: Roles::default(),
            offer: Offer::default(),
        };
        assert!(is_at_once(&view, &react, &Action::Pass));
        let card = CardRef::all().next().expect("the data has cards");
        assert!(!is_at_once(&view, &react, &Action::Use(Use::Card(card))));
        assert!(!is_at_once(&view, &Prompt::Deploy, &Action::Pass));
        let kind = Prompt::Kind {
            options: Token::ALL.to_vec(),
            target: Thing::Unit(0),
        };
        assert!(is_at_once(&view, &kind, &Action::Kind(Token::ALL[0])));
    }

    #[test]
    fn a_target_is_sent_at_once_where_nothing_is_rolled_for_it() {
        let token = Step::Token {
            act: TokenAct::Add,
            kind: TokenKind::Weakened,
            target: ENEMY,
        };
        let panic = Step::PanicTest {
            target: ENEMY,
            modifier: Amount::Number(-1),
        };
        let chosen = Action::Targets(vec![Thing::Unit(0)]);
        let quiet = view(vec![script(vec![token.clone()])]);
        assert!(is_at_once(&quiet, &one(2), &chosen));
        let both = Action::Targets(vec![Thing::Unit(0), Thing::Unit(1)]);
        assert!(!is_at_once(&quiet, &one(2), &both));
        let rolls = view(vec![script(vec![panic.clone()])]);
        assert!(!is_at_once(&rolls, &one(2), &chosen));
        let later = view(vec![script(vec![token.clone(), panic.clone()])]);
        assert!(!is_at_once(&later, &one(2), &chosen));
        let below = view(vec![script(vec![panic]), script(vec![token])]);
        assert!(!is_at_once(&below, &one(2), &chosen));
    }
}
