//! From the card to its rule: what each asks, and what it does.
//!
//! A card either asks the house ([`question`]) or does what it does without asking
//! ([`without_asking`]); both look at what lies open alone.

use super::{
    Share, Step, a_king_beyond_the_wall, crow_killers, losing_units, mammoth_riders,
    massing_on_the_milkwater, preemptive_raid, rattleshirts_raiders, skinchanger_scout,
    the_horde_descends,
};
use crate::{
    Action, Event, House, Illegal, Position, Prompt, State, Track, WildlingCard,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Asks the house what the card wants of it, or lets the card take effect.
pub(super) fn take_effect(state: &mut State, house: House, cx: &mut impl Cx<Event>) -> Flow {
    if question(state, house).is_some() {
        state.ask(house);
        return Flow::Wait;
    }
    state.agenda.pop();
    without_asking(state, house, cx);
    Flow::GoOn
}

fn met(position: &Position, house: House) -> Option<(WildlingCard, Share)> {
    let attack = position.attack?;
    Some((attack.card?, attack.share(house)?))
}

/// Returns what the card leaves to this house; `None` if there is nothing to choose.
pub(super) fn question(position: &Position, house: House) -> Option<Prompt> {
    let (card, share) = met(position, house)?;
    match card {
        WildlingCard::AKingBeyondTheWall => {
            a_king_beyond_the_wall::question(position, house, share)
        }
        WildlingCard::CrowKillers => crow_killers::question(position, house, share),
        WildlingCard::MammothRiders => mammoth_riders::question(position, house, share),
        WildlingCard::MassingOnTheMilkwater => {
            massing_on_the_milkwater::question(position, house, share)
        }
        WildlingCard::PreemptiveRaid => preemptive_raid::question(share),
        WildlingCard::TheHordeDescends => the_horde_descends::question(position, house, share),
        WildlingCard::RattleshirtsRaiders
        | WildlingCard::SilenceAtTheWall
        | WildlingCard::SkinchangerScout => None,
    }
}

fn without_asking(state: &mut State, house: House, cx: &mut impl Cx<Event>) {
    let Some((card, share)) = met(state, house) else {
        return;
    };
    match card {
        WildlingCard::AKingBeyondTheWall => {
            a_king_beyond_the_wall::without_asking(state, house, share, cx);
        }
        WildlingCard::CrowKillers => crow_killers::without_asking(state, house, share, cx),
        WildlingCard::MammothRiders => mammoth_riders::without_asking(state, house, share, cx),
        WildlingCard::MassingOnTheMilkwater => {
            massing_on_the_milkwater::without_asking(state, house, share, cx);
        }
        WildlingCard::RattleshirtsRaiders => {
            rattleshirts_raiders::without_asking(state, house, share, cx);
        }
        WildlingCard::SkinchangerScout => {
            skinchanger_scout::without_asking(state, house, share, cx);
        }
        WildlingCard::TheHordeDescends => {
            the_horde_descends::without_asking(state, house, share, cx);
        }
        // The reward of Preemptive Raid comes when this attack is over.
        WildlingCard::PreemptiveRaid | WildlingCard::SilenceAtTheWall => {}
    }
}

pub(super) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (prompt, action) {
        (Prompt::KingTrackDown, &Action::ChooseTrack(track)) => {
            offered(&a_king_beyond_the_wall::DOWN, track)
        }
        (&Prompt::PreemptiveTrack { tracks }, &Action::ChooseTrack(track)) => {
            preemptive_raid::check_track(tracks, track)
        }
        (Prompt::PreemptiveRaid, Action::Destroy(units)) => {
            preemptive_raid::check_units(position, house, units)
        }
        (&Prompt::CrowsDown { count }, Action::Demote { .. }) => {
            crow_killers::check_down(position, house, count, action)
        }
        (&Prompt::CrowsUp { most }, Action::Promote(footmen)) => {
            crow_killers::check_up(position, house, most, footmen)
        }
        (&Prompt::DestroyUnits { count, within }, Action::Destroy(units)) => {
            losing_units::check(position, house, (count, within), units)
        }
        (Prompt::TakeCardBack, Action::TakeCard(card)) => {
            mammoth_riders::check(position, house, *card)
        }
        (Prompt::KingTrackUp, Action::ChooseTrack(_))
        | (Prompt::PreemptiveRaid, Action::GoDown)
        | (Prompt::TakeCardBack, Action::Decline) => Ok(()),
        (Prompt::DiscardCard, Action::DiscardCard(card)) => {
            massing_on_the_milkwater::check(position, house, *card)
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

fn offered(tracks: &[Track], track: Track) -> Result<(), Illegal> {
    if tracks.contains(&track) {
        Ok(())
    } else {
        Err(Illegal::NotOffered)
    }
}

pub(super) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    // Whatever follows from the answer comes after this step.
    let step = state.agenda.top();
    state.agenda.pop();
    match *action {
        Action::ChooseTrack(track) if step == Some(crate::Step::Wildlings(Step::BestTrack)) => {
            preemptive_raid::go_down(state, track, cx);
        }
        Action::ChooseTrack(track) => a_king_beyond_the_wall::answer(state, house, track, cx),
        Action::GoDown => preemptive_raid::begin_going_down(state, house, cx),
        Action::Destroy(units) => losing_units::destroy(state, house, units, cx),
        Action::Demote {
            replaced,
            destroyed,
        } => crow_killers::demote(state, house, (replaced, destroyed), cx),
        Action::Promote(footmen) => crow_killers::promote(state, house, footmen, cx),
        Action::TakeCard(card) => mammoth_riders::take(state, house, card, cx),
        Action::DiscardCard(card) => massing_on_the_milkwater::discard(state, house, card, cx),
        _ => {}
    }
}

pub(super) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match *prompt {
        Prompt::KingTrackDown => a_king_beyond_the_wall::sample_down(dice),
        Prompt::KingTrackUp => a_king_beyond_the_wall::sample_up(dice),
        Prompt::CrowsDown { count } => crow_killers::sample_down(position, house, count, dice),
        Prompt::CrowsUp { most } => crow_killers::sample_up(position, house, most, dice),
        Prompt::DestroyUnits { count, within } => {
            Action::Destroy(losing_units::sample(position, house, (count, within), dice))
        }
        Prompt::TakeCardBack => mammoth_riders::sample(position, house, dice),
        Prompt::DiscardCard => massing_on_the_milkwater::sample(position, house, dice),
        Prompt::PreemptiveRaid => preemptive_raid::sample(position, house, dice),
        Prompt::PreemptiveTrack { tracks } => preemptive_raid::sample_track(tracks, dice),
        _ => Action::Decline,
    }
}

pub(super) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Action {
    match *prompt {
        Prompt::KingTrackDown => a_king_beyond_the_wall::fallback_down(position, house),
        Prompt::KingTrackUp => a_king_beyond_the_wall::fallback_up(position, house),
        Prompt::CrowsDown { count } => crow_killers::fallback_down(position, house, count),
        Prompt::CrowsUp { most } => crow_killers::fallback_up(position, house, most),
        Prompt::DestroyUnits { count, within } => {
            Action::Destroy(losing_units::cheapest(position, house, (count, within)))
        }
        Prompt::TakeCardBack => mammoth_riders::fallback(position, house),
        Prompt::DiscardCard => massing_on_the_milkwater::fallback(position, house),
        Prompt::PreemptiveRaid => preemptive_raid::fallback(position, house),
        Prompt::PreemptiveTrack { tracks } => preemptive_raid::fallback_track(tracks),
        _ => Action::Decline,
    }
}
