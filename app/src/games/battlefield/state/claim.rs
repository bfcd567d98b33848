//! The tactics board: a press on a zone begins its claim.

use super::{super::decide, BattleState};
use battlefield::{
    effect::Zone,
    position::NcuId,
    question::{Action, Prompt, Who},
};
use leptos::prelude::*;

impl BattleState {
    /// Returns the NCU that claims a zone pressed on the tactics board, and those that can be pressed.
    pub fn claims(self) -> Option<(NcuId, Vec<Zone>)> {
        let action = self.action();
        let has_table = self.ahead().has_table();
        self.asked_with(|view, prompt| decide::claims(view, prompt, action.as_ref(), has_table))
            .flatten()
    }

    /// A zone is pressed: its claim begins, together with an NCU where none is selected yet.
    pub fn claim(self, zone: Zone) {
        let Some((ncu, zones)) = untrack(|| self.claims()) else {
            return;
        };
        if !zones.contains(&zone) {
            return;
        }
        let ability_first = matches!(
            self.action_untracked(),
            Some(Action::Claim {
                ability_first: true,
                ..
            })
        );
        let claim = Action::Claim {
            zone,
            ability_first,
        };
        if self.asked_untracked(|_, prompt| *prompt == Prompt::Select) == Some(true) {
            self.go_ahead_with(Who::Ncu(ncu), claim);
        } else {
            self.choose(claim);
        }
    }

    /// Another NCU is to claim the zone, before anything is sent.
    pub fn claim_with(self, ncu: NcuId) {
        let id = self.asked.get_untracked().map(|(id, _)| id);
        let Some(id) = id.filter(|_| untrack(|| self.ahead().is_open())) else {
            return;
        };
        let who = Who::Ncu(ncu);
        if let Some(Action::Claim { zone, .. }) = self.action_untracked() {
            // The order was that of the other one's ability.
            let claim = Action::Claim {
                zone,
                ability_first: false,
            };
            self.ahead().wish(who, claim);
        }
        self.ahead().open(id, who);
    }
}
