//! NCUs, the tactics board and influence (chapter 13).

use crate::{
    effect::Zone, illegal::Illegal, play::Play, position::NcuId, question::Action, state::View,
    task::NcuActivation,
};

pub fn step(_play: &mut Play<'_>, _: NcuActivation) {
    todo!("board")
}

pub fn check(_: &View, _: NcuId, _zones: &[Zone], _: &Action) -> Result<(), Illegal> {
    todo!("board")
}

pub fn answer(_play: &mut Play<'_>, _: NcuActivation, _: Action) {
    todo!("board")
}
