//! The tactics board: a press on a zone begins its claim.

use super::{super::decide, BattleState};
use battlefield::{
    answers::is_at_once_there,
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

    /// A zone is pressed: its claim begins, together with an NCU where none is selected yet. It is sent where it can be
    /// taken back, unless another NCU could be meant or a claim is being changed.
    pub fn claim(self, zone: Zone) {
        let Some((ncu, zones)) = untrack(|| self.claims()) else {
            return;
        };
        if !zones.contains(&zone) {
            return;
        }
        self.then().forget();
        let claim = self.claim_of(zone);
        let sends = untrack(|| self.sends_claim(zone));
        if self.asked_untracked(|_, prompt| *prompt == Prompt::Select) == Some(true) {
            let who = Who::Ncu(ncu);
            if sends {
                self.give_ahead(who, claim);
            } else {
                self.go_ahead_with(who, claim);
            }
        } else if sends {
            self.give(claim);
        } else {
            self.choose(claim);
        }
    }

    /// Returns true where a press on this zone sends its claim.
    pub fn sends_claim(self, zone: Zone) -> bool {
        let Some((ncu, zones)) = self.claims() else {
            return false;
        };
        let draft = self.action();
        let (claim, asked) = (self.claim_of(zone), Prompt::Claim { ncu, zones });
        // Before the zone the ability may ask or show something.
        let alone = !is_ability_first(&claim);
        let sends = self.asked_with(|view, prompt| {
            let is_clear = match prompt {
                Prompt::Select => {
                    turn::ready_ncus(view) == [ncu] || draft == Some(Action::Select(Who::Ncu(ncu)))
                }
                _ => draft.is_none(),
            };
            alone && is_clear && is_at_once_there(view, &asked, &claim)
        });
        sends == Some(true)
    }

    /// The claim of a zone, with the order that the draft has.
    fn claim_of(self, zone: Zone) -> Action {
        let draft = self.action_untracked();
        let ability_first = draft.as_ref().is_some_and(is_ability_first);
        Action::Claim {
            zone,
            ability_first,
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

const fn is_ability_first(action: &Action) -> bool {
    matches!(
        action,
        Action::Claim {
            ability_first: true,
            ..
        }
    )
}
