//! Answers that are sent by the press that chooses them, and what shortens the way to others.

use super::reversible::{claims_reversibly, is_reversible};
use crate::{
    aim::straight,
    data::AbilityKind,
    field::{Course, Thing},
    question::{Action, Move, Prompt},
    reference::CardRef,
    standing,
    state::View,
    task::{FreeAction, Use},
};

/// Tells whether the button that names an answer sends it: nobody has to confirm one that has no parts. That button
/// is the answer to just this question: to use something or to pass, to choose one of those who are named, a zone, a
/// shift as far as it goes in one direction, a token on all the dice that it is good for. What costs more than its press tells is confirmed: an ability that is
/// gone for the whole game.
pub fn is_at_once(view: &View, prompt: &Prompt, action: &Action) -> bool {
    match prompt {
        Prompt::React { .. } => match action {
            Action::Use(Use::Ability(_, it)) => it.kind != AbilityKind::OncePerGame,
            Action::Use(_) | Action::Pass => true,
            _ => false,
        },
        Prompt::Free { who, terms, .. } => match action {
            Action::Do(Move::Shift(course)) => is_furthest(view, (*who, terms), course),
            other => *other == Action::Pass,
        },
        Prompt::Pivot { .. } | Prompt::Surge { .. } => *action == Action::Pass,
        Prompt::Action { .. } => *action == Action::Do(Move::Forgo),
        Prompt::Target { options, count, .. } => {
            let one = usize::from(*count).min(options.len()) == 1;
            let whole = match action {
                Action::Targets(all) => all.len() == 1,
                other => *other == Action::Pass,
            };
            one && whole
        }
        Prompt::Claim { .. } => matches!(action, Action::Claim { .. }),
        Prompt::Spend { .. } => {
            *action == Action::Pass || spent_on_all(view, prompt).as_ref() == Some(action)
        }
        Prompt::Recall { count: 1 } => matches!(action, Action::Cards(all) if all.len() == 1),
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

/// Tells whether a shift goes as far as it may in its direction: that is what its button says.
fn is_furthest(view: &View, (who, terms): (Thing, &FreeAction), course: &Course) -> bool {
    let (Some(unit), Some(most)) = (who.unit(), terms.most) else {
        return false;
    };
    straight(&view.open, unit, most).any(|it| it == *course)
}

/// The same for a press on somebody who stands on the table, or on a zone of the tactics board: a finger slips there,
/// so it has to be possible to take the answer back.
pub fn is_at_once_there(view: &View, prompt: &Prompt, action: &Action) -> bool {
    let is_reversible = match (prompt, action) {
        (Prompt::Claim { ncu, .. }, Action::Claim { zone, .. }) => {
            claims_reversibly(&view.open, *ncu, *zone)
        }
        _ => is_reversible(&view.open),
    };
    is_reversible && is_at_once(view, prompt, action)
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
        effect::{
            ActionKind, Amount, Selected, Selector, Step, Token, TokenAct, TokenKind, Window, Zone,
        },
        field::Direction,
        notation::position::read,
        position::{Bearer, Ncu, NcuId, Roles, Setup, Source, UnitId},
        reference::{AbilityRef, NcuRef},
        state::State,
        task::{Env, Offer, Script, Task},
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
    fn to_pass_or_to_use_something_needs_no_second_press_but_for_what_is_gone_for_good() {
        let view = view(Vec::new());
        let react = Prompt::React {
            window: Window::ALL[0],
            roles: Roles::default(),
            offer: Offer::default(),
        };
        assert!(is_at_once(&view, &react, &Action::Pass));
        let card = CardRef::all().next().expect("the data has cards");
        assert!(is_at_once(&view, &react, &Action::Use(Use::Card(card))));
        let of_kind = |kind| {
            let mut all = AbilityRef::all();
            let found = all.find(|it| it.kind == kind).expect("the data has one");
            Action::Use(Use::Ability(Bearer::Unit(UnitId(0)), found))
        };
        let order = of_kind(AbilityKind::Order);
        assert!(is_at_once(&view, &react, &order));
        let once = of_kind(AbilityKind::OncePerGame);
        assert!(!is_at_once(&view, &react, &once));
        assert!(!is_at_once(&view, &Prompt::Deploy, &Action::Pass));
        let kind = Prompt::Kind {
            options: Token::ALL.to_vec(),
            target: Thing::Unit(0),
        };
        assert!(is_at_once(&view, &kind, &Action::Kind(Token::ALL[0])));
    }

    #[test]
    fn a_target_is_sent_by_its_name_and_on_the_table_where_nothing_is_rolled_for_it() {
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
        assert!(is_at_once_there(&quiet, &one(2), &chosen));
        let both = Action::Targets(vec![Thing::Unit(0), Thing::Unit(1)]);
        assert!(!is_at_once(&quiet, &one(2), &both));
        let rolls = view(vec![script(vec![panic.clone()])]);
        assert!(!is_at_once_there(&rolls, &one(2), &chosen));
        assert!(is_at_once(&rolls, &one(2), &chosen));
        let later = view(vec![script(vec![token.clone(), panic.clone()])]);
        assert!(!is_at_once_there(&later, &one(2), &chosen));
        let below = view(vec![script(vec![panic]), script(vec![token])]);
        assert!(!is_at_once_there(&below, &one(2), &chosen));
    }
    #[test]
    fn a_zone_is_claimed_by_its_name_and_on_the_board_unless_cards_are_drawn_or_dice_rolled() {
        let text = "A1 sworn_swords @ 24, 18 N\nA2 sworn_swords @ 34, 18 N\n\
                    B1 guardsmen @ 24, 36 S\nB2 guardsmen @ 34, 36 S\n";
        let mut state = read(text).unwrap();
        state.open.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").unwrap(),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        });
        let sent = |state: &State, zone| {
            let prompt = Prompt::Claim {
                ncu: NcuId(0),
                zones: Zone::ALL.to_vec(),
            };
            let claim = Action::Claim {
                zone,
                ability_first: false,
            };
            let view = state.view(Viewer::Seat(Seat(0)));
            assert!(is_at_once(&view, &prompt, &claim), "{zone:?}");
            is_at_once_there(&view, &prompt, &claim)
        };
        assert!(!sent(&state, Zone::Tactics), "cards are drawn");
        for zone in [Zone::Crown, Zone::Wealth, Zone::Combat, Zone::Maneuver] {
            assert!(sent(&state, zone), "{zone:?}");
        }
        let varys = Ncu {
            owner: Seat(1),
            profile: NcuRef::named("neutral.varys").unwrap(),
            ..state.open.ncus[0].clone()
        };
        state.open.ncus.push(varys);
        assert!(!sent(&state, Zone::Wealth), "he rolls against her ability");
        assert!(sent(&state, Zone::Maneuver), "she is asked before");
        state.open.units.pop();
        assert!(!sent(&state, Zone::Crown), "its one enemy rolls at once");
    }
    #[test]
    fn one_card_comes_back_by_its_name_and_single_dice_are_chosen() {
        let view = view(Vec::new());
        let card = CardRef::all().next().expect("the data has cards");
        let take = |cards: usize| Action::Cards(vec![card; cards]);
        let recall = |count| Prompt::Recall { count };
        assert!(is_at_once(&view, &recall(1), &take(1)));
        assert!(!is_at_once(&view, &recall(1), &take(0)), "it is drafted");
        assert!(!is_at_once(&view, &recall(2), &take(1)));
        let spend = Prompt::Spend {
            unit: UnitId(0),
            token: Token::ALL[0],
            pool: crate::effect::Pool::Attack,
            faces: vec![6, 6],
            open: vec![true, true],
        };
        assert!(is_at_once(&view, &spend, &Action::Pass));
        assert!(!is_at_once(&view, &spend, &Action::Reroll(vec![0])));
    }
    #[test]
    fn a_shift_is_sent_at_once_as_far_as_it_goes_and_to_do_nothing() {
        let state = read("A1 sworn_swords @ 24, 18 N\nB1 guardsmen @ 24, 36 S\n").unwrap();
        let view = state.view(Viewer::Seat(Seat(0)));
        let (who, most) = (Thing::Unit(0), 2_000);
        let shift = Prompt::Free {
            who,
            kind: ActionKind::Maneuver,
            terms: FreeAction {
                shift: true,
                most: Some(most),
                ..FreeAction::default()
            },
        };
        let by = |length| Action::Do(Move::Shift(Course::straight(Direction::Left, length)));
        assert!(is_at_once(&view, &shift, &by(most)));
        assert!(!is_at_once(&view, &shift, &by(most / 2)), "it was dragged");
        let acts = Prompt::Action { who };
        assert!(is_at_once(&view, &acts, &Action::Do(Move::Forgo)));
        assert!(!is_at_once(&view, &acts, &Action::Do(Move::Retreat)));
    }
}
