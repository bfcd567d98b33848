//! The action of a unit, or the claim of an NCU, chosen together with it (11.5).

use super::choices;
use crate::{
    chapter::board,
    field::Thing,
    position::{NcuId, Position},
    question::{Prompt, Who},
    state::View,
    task::{Activation, ActivationStage, NcuActivation, NcuStage, Task, Turn, TurnStage},
};
use tabletop::{DecisionId, Seat};

/// The table as it will be when the owner of `who` is asked what it does, if the answer to the question
/// `id` selects it and nothing happens before that.
pub fn when_selected(view: &View, id: DecisionId, who: Who) -> View {
    let mut view = view.clone();
    let open = &mut view.open;
    if let Some(owner) = owner(open, who) {
        open.turn = owner;
    }
    for player in &mut open.players {
        player.passed = false;
    }
    open.agenda.pop_if(|it| matches!(it, Task::Turn(_)));
    open.agenda.push(Task::Turn(Turn {
        stage: TurnStage::End,
    }));
    let selected = Some(id.0);
    let acts = |thing: Thing| {
        Task::Activation(Activation {
            stage: ActivationStage::Action,
            selected,
            ..Activation::of(thing)
        })
    };
    open.agenda.push(match who {
        Who::Unit(unit) => acts(unit.thing()),
        Who::Wall(number) => acts(Thing::Wall(number)),
        Who::Ncu(ncu) => Task::NcuActivation(NcuActivation {
            selected,
            ..NcuActivation::of(ncu, NcuStage::Claim)
        }),
    });
    view
}

/// Returns what is asked about `who` on that table.
pub fn asked_of(position: &Position, who: Who) -> Prompt {
    match who {
        Who::Unit(unit) => Prompt::Action { who: unit.thing() },
        Who::Wall(number) => Prompt::Action {
            who: Thing::Wall(number),
        },
        Who::Ncu(ncu) => Prompt::Claim {
            ncu,
            zones: board::empty_zones(position),
        },
    }
}

/// Tells whether what it does can be chosen together with it: it is the viewer's, who alone chooses that. On a
/// full tactics board an NCU has nothing to choose.
pub fn can_choose_ahead(view: &View, who: Who) -> bool {
    let position = &view.open;
    let chooses = !matches!(who, Who::Ncu(_)) || !board::empty_zones(position).is_empty();
    chooses && view.seat.is_some() && owner(position, who) == view.seat
}

/// Returns the viewer's NCUs that can activate now and claim a zone.
pub fn ready_ncus(view: &View) -> Vec<NcuId> {
    let all = view.seat.map(|seat| choices(&view.open, seat));
    let all = all.into_iter().flatten();
    let able = all.filter(|who| can_choose_ahead(view, *who));
    let ncus = able.filter_map(|who| match who {
        Who::Ncu(ncu) => Some(ncu),
        Who::Unit(_) | Who::Wall(_) => None,
    });
    ncus.collect()
}

/// Returns the NCU with which a zone is claimed, while its player has named none: the first without an
/// ability of its own, whose order would matter, or else the first.
pub fn claimant(view: &View) -> Option<NcuId> {
    let ready = ready_ncus(view);
    let plain = |ncu: &&NcuId| board::ability(&view.open, **ncu).is_none();
    ready.iter().find(plain).or(ready.first()).copied()
}

fn owner(position: &Position, who: Who) -> Option<Seat> {
    match who {
        Who::Unit(unit) => position.owner(unit.thing()),
        Who::Wall(number) => position.owner(Thing::Wall(number)),
        Who::Ncu(ncu) => position.ncus.get(usize::from(ncu.0)).map(|it| it.owner),
    }
}
