//! Passing over what one does not want, from a position in the middle of an activation.

use super::{
    Lasts, Matter, Reaction, Standing, StandingOrder, foreseen, rest_of_activation, singly, use_up,
};
use crate::{
    effect::Window,
    field::Thing,
    notation::position::read,
    position::{NcuId, Phase, Roles},
    question::{Action, Prompt},
    reference::CardRef,
    state::{Hand, View},
    task::{Activation, NcuActivation, NcuStage, Offer, Task, Turn, TurnStage, WindowFrame},
};
use tabletop::{Seat, Viewer};

const COUNTERPLOT: &str = "lannister.counterplot";
const PAID_MUTINY: &str = "lannister.paid_mutiny";

fn card(id: &str) -> CardRef {
    CardRef::named(id).unwrap()
}

/// A1 activates, as the answer to question 7; B, who holds these cards, is asked.
fn activating(cards: &[&str]) -> (View, Prompt) {
    let state = read("A1 sworn_swords @ 24, 24 N\nB1 halberdiers @ 24, 40 S").unwrap();
    let mut view = state.view(Viewer::Seat(Seat(1)));
    let roles = Roles {
        activating: Some(Thing::Unit(0)),
        ..Roles::default()
    };
    let activation = Activation {
        selected: Some(7),
        ..Activation::of(Thing::Unit(0))
    };
    view.open.agenda = vec![
        Task::Turn(Turn {
            stage: TurnStage::End,
        }),
        Task::Activation(activation),
        Task::Window(WindowFrame::new(Window::UnitActivated, roles)),
    ];
    view.hands = vec![Hand {
        seat: Seat(1),
        cards: cards.iter().map(|id| card(id)).collect(),
        missions: Vec::new(),
        siege: Vec::new(),
    }];
    let prompt = Prompt::React {
        window: Window::UnitActivated,
        roles,
        offer: Offer {
            cards: true,
            ..Offer::default()
        },
    };
    (view, prompt)
}

fn rest(view: &View) -> Standing {
    Standing(vec![rest_of_activation(view).unwrap()])
}

#[test]
fn what_is_in_the_hand_is_passed_and_what_is_drawn_meanwhile_asked() {
    let (view, prompt) = activating(&[PAID_MUTINY]);
    assert_eq!(foreseen(&view, &prompt, &Standing::default()), None);
    assert_eq!(foreseen(&view, &prompt, &rest(&view)), Some(Action::Pass));
    let (before, _) = activating(&[COUNTERPLOT]);
    assert_eq!(foreseen(&view, &prompt, &rest(&before)), None);
    // Another copy of what was passed over is nothing new.
    let (twice, _) = activating(&[PAID_MUTINY, PAID_MUTINY]);
    assert_eq!(foreseen(&twice, &prompt, &rest(&view)), Some(Action::Pass));
}

#[test]
fn it_passes_where_nothing_fits_as_well() {
    let (view, prompt) = activating(&[COUNTERPLOT]);
    assert_eq!(foreseen(&view, &prompt, &Standing::default()), None);
    assert_eq!(foreseen(&view, &prompt, &rest(&view)), Some(Action::Pass));
}

#[test]
fn it_is_used_up_with_its_activation_and_not_before() {
    let (mut view, prompt) = activating(&[PAID_MUTINY]);
    let mut standing = rest(&view);
    use_up(&mut standing, &view, &prompt);
    assert_eq!(standing, rest(&view), "it stands for the next window");
    // The same unit, selected anew: its player has taken the choice back.
    view.open.agenda[1] = Task::Activation(Activation {
        selected: Some(9),
        ..Activation::of(Thing::Unit(0))
    });
    assert_eq!(foreseen(&view, &prompt, &standing), None);
    use_up(&mut standing, &view, &prompt);
    assert_eq!(standing, Standing::default());
}

#[test]
fn an_ncu_has_an_activation_and_a_turn_that_begins_has_none() {
    let (mut view, _) = activating(&[]);
    let ncu = NcuActivation::of(NcuId(0), NcuStage::Window);
    view.open.agenda[1] = Task::NcuActivation(ncu);
    assert!(rest_of_activation(&view).is_some());
    view.open.agenda.remove(1);
    assert_eq!(rest_of_activation(&view), None);
}

#[test]
fn one_card_is_passed_over_for_a_round_and_no_other() {
    let (mut view, prompt) = activating(&[PAID_MUTINY, COUNTERPLOT]);
    let each = singly(&view, &prompt);
    let [order] = &each[..] else {
        panic!("what does not fit is not named: {each:?}");
    };
    let standing = Standing(vec![order.clone()]);
    assert_eq!(foreseen(&view, &prompt, &standing), Some(Action::Pass));
    let mut other = order.clone();
    let over = Reaction::Card(card(COUNTERPLOT));
    if let Matter::PassOver { what, .. } = &mut other.matter {
        *what = vec![over];
    }
    assert_eq!(foreseen(&view, &prompt, &Standing(vec![other])), None);
    let next = view.open.phase.round() + 1;
    view.open.phase = Phase::Round(next);
    assert_eq!(foreseen(&view, &prompt, &standing), None);
}

#[test]
fn what_is_stored_keeps_its_shape() {
    let (view, _) = activating(&[PAID_MUTINY]);
    let mut order = rest_of_activation(&view).unwrap();
    if let Matter::PassOver { what, .. } = &mut order.matter {
        what.truncate(1);
    }
    let text = r#"{"matter":{"PassOver":{"window":null,"what":[{"Card":"lannister.paid_mutiny"}]}},"lasts":{"During":{"round":1,"who":{"Unit":0},"selected":7}},"since":{"round":0,"turns":0}}"#;
    assert_eq!(serde_json::to_string(&order).unwrap(), text);
    assert_eq!(serde_json::from_str::<StandingOrder>(text).unwrap(), order);
    let before = r#"{"matter":{"Pass":{"window":null,"unit":null}},"lasts":{"Activation":7}}"#;
    let before: StandingOrder = serde_json::from_str(before).unwrap();
    assert!(matches!(before.lasts, Lasts::Activation(_)));
}
