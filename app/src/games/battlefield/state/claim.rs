//! The tactics board: a press on a zone begins its claim.

use super::{super::decide, BattleState};
use battlefield::{
    chapter::turn,
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

    /// A zone is pressed: its claim begins, together with an NCU where none is selected yet. It is sent as by its
    /// button, unless another NCU could be meant or a claim is being changed.
    pub fn claim(self, zone: Zone) {
        let Some((ncu, zones)) = untrack(|| self.claims()) else {
            return;
        };
        if !zones.contains(&zone) {
            return;
        }
        let draft = self.action_untracked();
        let ability_first = matches!(
            draft,
            Some(Action::Claim {
                ability_first: true,
                ..
            })
        );
        let claim = Action::Claim {
            zone,
            ability_first,
        };
        let who = Who::Ncu(ncu);
        if self.asked_untracked(|_, prompt| *prompt == Prompt::Select) == Some(true) {
            let alone = self.asked_untracked(|view, _| turn::ready_ncus(view) == [ncu]);
            if alone == Some(true) || draft == Some(Action::Select(who)) {
                self.give_ahead(who, claim);
            } else {
                self.go_ahead_with(who, claim);
            }
        } else if draft.is_some() {
            self.choose(claim);
        } else {
            self.give(claim);
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
