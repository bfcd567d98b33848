//! Questions with a list of answers: which there are.

use tabletop::Game;
use westeros::{
    Action, Area, AreaSet, Army, DeckEnd, House, HouseCard, Prompt, Side, Track, Troops, Unit,
    View, Westeros, WesterosChoice,
};

/// The answers to choose from, as far as the rules allow them; empty for other questions.
pub fn offers(view: &View, prompt: &Prompt) -> Vec<Action> {
    let mut offers = candidates(view, prompt);
    offers.push(Action::Decline);
    offers.retain(|action| Westeros::check(view, prompt, action).is_ok());
    offers
}

fn candidates(view: &View, prompt: &Prompt) -> Vec<Action> {
    let hand = |of: Option<House>, action: fn(HouseCard) -> Action| {
        of.map_or_else(Vec::new, |house| view.hand_of(house).map(action).collect())
    };
    let at = |areas: AreaSet, action: fn(Area) -> Action| areas.iter().map(action).collect();
    match *prompt {
        Prompt::PutWildlingCard { .. } => [DeckEnd::Top, DeckEnd::Bottom]
            .map(Action::PutWildlingCard)
            .to_vec(),
        Prompt::ThroneOfBlades | Prompt::DarkWings | Prompt::PutToTheSword => {
            CHOICES.map(Action::Choose).to_vec()
        }
        Prompt::NameBidder { tied, .. } => tied.iter().map(Action::Name).collect(),
        Prompt::KingTrackDown
        | Prompt::KingTrackUp
        | Prompt::PreemptiveTrack { .. }
        | Prompt::Doran => Track::ALL.map(Action::ChooseTrack).to_vec(),
        Prompt::PreemptiveRaid => vec![Action::GoDown],
        Prompt::TakeCardBack => view.me.map_or_else(Vec::new, |house| {
            view.discard_of(house).map(Action::TakeCard).collect()
        }),
        Prompt::DiscardCard => hand(view.me, Action::DiscardCard),
        Prompt::Patchface => hand(enemy(view), Action::DiscardCard),
        Prompt::ChooseCard | Prompt::ReplaceCard { .. } | Prompt::Aeron => {
            hand(view.me, Action::PlayCard)
        }
        Prompt::Tyrion | Prompt::BladeRedraw | Prompt::Blade => vec![Action::Use],
        Prompt::Mace => [false, true]
            .map(|routed| Action::KillFootman { routed })
            .to_vec(),
        Prompt::QueenOfThorns { orders } | Prompt::Cersei { orders } => {
            at(orders, Action::RemoveOrder)
        }
        Prompt::Renly { areas } => at(areas, |area| {
            Action::Promote(Troops::of(area, Army::one(Unit::Footman)))
        }),
        Prompt::Retreat { areas, .. } => at(areas, Action::Retreat),
        _ => Vec::new(),
    }
}

const CHOICES: [WesterosChoice; 7] = [
    WesterosChoice::Supply,
    WesterosChoice::Mustering,
    WesterosChoice::ClashOfKings,
    WesterosChoice::Power,
    WesterosChoice::NoDefense,
    WesterosChoice::NoMarchPlusOne,
    WesterosChoice::Nothing,
];

/// Returns whom the viewer fights.
pub fn enemy(view: &View) -> Option<House> {
    let combat = view.combat?;
    let side = Side::ALL
        .into_iter()
        .find(|&side| Some(combat.houses[side]) == view.me)?;
    Some(combat.houses[side.enemy()])
}

/// The area of the map that an answer is about.
pub fn place(action: &Action) -> Option<Area> {
    match action {
        Action::RemoveOrder(area) | Action::Retreat(area) => Some(*area),
        Action::Promote(units) => units.iter().next().map(|(area, _)| area),
        _ => None,
    }
}
