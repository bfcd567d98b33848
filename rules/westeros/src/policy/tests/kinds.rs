//! Every kind of question is answered.

use super::watch;
use crate::{Prompt, Westeros, policy::Temper};
use std::{collections::HashSet, mem::discriminant};
use tabletop::Game;

/// The kinds of question there are.
const KINDS: usize = 43;

/// One of a kind; a kind that is added must be answered, and counted here.
const fn is_counted(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::PlaceOrders { .. }
        | Prompt::TakeBackOrders
        | Prompt::UseRaven { .. }
        | Prompt::PutWildlingCard { .. }
        | Prompt::Reconcile
        | Prompt::ThroneOfBlades
        | Prompt::DarkWings
        | Prompt::PutToTheSword
        | Prompt::Muster { .. }
        | Prompt::Bid { .. }
        | Prompt::OrderTied { .. }
        | Prompt::NameBidder { .. }
        | Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::CrowsDown { .. }
        | Prompt::CrowsUp { .. }
        | Prompt::DestroyUnits { .. }
        | Prompt::TakeCardBack
        | Prompt::DiscardCard
        | Prompt::PreemptiveRaid
        | Prompt::PreemptiveTrack { .. }
        | Prompt::ResolveRaid { .. }
        | Prompt::ResolveMarch { .. }
        | Prompt::SupportNeutral { .. }
        | Prompt::ConsolidatePower { .. }
        | Prompt::TakePort { .. }
        | Prompt::Support { .. }
        | Prompt::RefuseSupport { .. }
        | Prompt::ChooseCard
        | Prompt::Tyrion
        | Prompt::ReplaceCard { .. }
        | Prompt::Aeron
        | Prompt::Doran
        | Prompt::Mace
        | Prompt::QueenOfThorns { .. }
        | Prompt::BladeRedraw
        | Prompt::Blade
        | Prompt::Cersei { .. }
        | Prompt::Renly { .. }
        | Prompt::Casualties { .. }
        | Prompt::Retreat { .. }
        | Prompt::RetreatLoss { .. }
        | Prompt::Patchface => true,
    }
}

#[test]
fn every_kind_of_question_is_answered_by_the_rules() {
    let mut kinds = HashSet::new();
    for temper in [Temper::STEADY, Temper::BEGINNER] {
        watch(0..160, temper, |asked, _| {
            let legal = Westeros::check(asked.view, asked.prompt, asked.action);
            assert_eq!(
                legal,
                Ok(()),
                "{:?} answered by {:?}",
                asked.prompt,
                asked.action
            );
            if is_counted(asked.prompt) {
                kinds.insert(discriminant(asked.prompt));
            }
        });
    }
    assert_eq!(kinds.len(), KINDS);
}
