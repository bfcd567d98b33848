//! The tactics board: a press on a zone begins its claim.

use super::{super::decide, BattleState};
use battlefield::{
    answers::is_at_once_there,
    chapter::turn,
    effect::Zone,
    position::NcuId,
    question::{Action, Prompt, Who},
    state::View,
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

    /// A zone is pressed: its claim begins, together with an NCU where none is selected yet. It is sent where it can be
    /// taken back, unless another NCU could be meant or a claim is being changed.
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
        let (who, asked) = (Who::Ncu(ncu), Prompt::Claim { ncu, zones });
        let there = |view: &View, _: &Prompt| is_at_once_there(view, &asked, &claim);
        let sends = self.asked_untracked(there) == Some(true);
        if self.asked_untracked(|_, prompt| *prompt == Prompt::Select) == Some(true) {
            let alone = self.asked_untracked(|view, _| turn::ready_ncus(view) == [ncu]);
            let is_clear = alone == Some(true) || draft == Some(Action::Select(who));
            if sends && is_clear {
                self.give_ahead(who, claim);
            } else {
                self.go_ahead_with(who, claim);
            }
        } else if sends && draft.is_none() {
            self.give(claim);
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
