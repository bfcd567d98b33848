//! The action of a unit, chosen together with the unit (11.5).

use crate::{
    field::Thing,
    position::Position,
    state::View,
    task::{Activation, ActivationStage, Task, Turn, TurnStage},
};
use tabletop::DecisionId;

/// The table as it will be when the owner of `who` is asked for its action, if the answer to the question
/// `id` selects it and nothing happens before that.
pub fn when_selected(view: &View, id: DecisionId, who: Thing) -> View {
    let mut view = view.clone();
    let open = &mut view.open;
    if let Some(owner) = open.owner(who) {
        open.turn = owner;
    }
    for player in &mut open.players {
        player.passed = false;
    }
    open.agenda.pop_if(|it| matches!(it, Task::Turn(_)));
    open.agenda.push(Task::Turn(Turn {
        stage: TurnStage::End,
    }));
    open.agenda.push(Task::Activation(Activation {
        stage: ActivationStage::Action,
        selected: Some(id.0),
        ..Activation::of(who)
    }));
    view
}

/// Whose action can be chosen together with it: a unit or a wall of the viewer, who alone chooses it.
pub fn can_choose_ahead(view: &View, who: Thing) -> bool {
    let position: &Position = &view.open;
    view.seat.is_some() && position.owner(who) == view.seat
}
