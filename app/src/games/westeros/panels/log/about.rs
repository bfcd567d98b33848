//! The subject of an event: its kind, its houses and its areas.

use westeros::{AreaSet, Event, House, HouseCard, HouseSet, Recruit};

/// A kind that the log can be narrowed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Westeros,
    Bids,
    Orders,
    Raids,
    Marches,
    Combat,
    Power,
}

impl Kind {
    pub const ALL: [Self; 7] = [
        Self::Westeros,
        Self::Bids,
        Self::Orders,
        Self::Raids,
        Self::Marches,
        Self::Combat,
        Self::Power,
    ];
}

/// `None` for rounds, phases, and the beginning and end of the game, which head all the others.
pub const fn kind(event: &Event) -> Option<Kind> {
    Some(match event {
        Event::GameStarted { .. }
        | Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::GameEnded { .. } => return None,
        Event::WesterosCardRevealed { .. }
        | Event::DeckShuffled { .. }
        | Event::WildlingsMoved { .. }
        | Event::WesterosCardResolved { .. }
        | Event::WesterosChosen { .. }
        | Event::OrdersRestricted { .. }
        | Event::SupplyAdjusted { .. }
        | Event::Mustered { .. }
        | Event::WildlingsAttacked { .. }
        | Event::NightsWatchWon { .. }
        | Event::WildlingsWon { .. }
        | Event::WildlingCardRevealed { .. }
        | Event::WildlingCardPut { .. }
        | Event::UnitsReplaced { .. }
        | Event::BidderNamed { .. } => Kind::Westeros,
        Event::BidPlaced { .. }
        | Event::BidsRevealed { .. }
        | Event::TiesOrdered { .. }
        | Event::TrackSet { .. }
        | Event::MovedOnTrack { .. } => Kind::Bids,
        Event::OrdersPlaced { .. }
        | Event::OrdersTakenBack { .. }
        | Event::OrdersRevealed { .. }
        | Event::RavenPassed { .. }
        | Event::RavenSwapped { .. }
        | Event::RavenLooked { .. }
        | Event::OrderRemoved { .. }
        | Event::CleanedUp => Kind::Orders,
        Event::Raided { .. } | Event::RaidSpent { .. } => Kind::Raids,
        Event::Marched { .. }
        | Event::MarchRemoved { .. }
        | Event::MarchOrderMoved { .. }
        | Event::TurnsChanged { .. }
        | Event::SupportCalled { .. }
        | Event::NeutralForceBeaten { .. }
        | Event::PortTaken { .. }
        | Event::PortShipsLost { .. } => Kind::Marches,
        Event::CombatBegan { .. }
        | Event::SupportDeclared { .. }
        | Event::SupportRefused { .. }
        | Event::CardChosen { .. }
        | Event::CardsRevealed { .. }
        | Event::CardUsed { .. }
        | Event::CardReplaced { .. }
        | Event::CardTakenBack { .. }
        | Event::CardDiscarded { .. }
        | Event::HandRefilled { .. }
        | Event::TidesRedrawn { .. }
        | Event::TidesRevealed { .. }
        | Event::BladeUsed { .. }
        | Event::StrengthCounted { .. }
        | Event::CombatWon { .. }
        | Event::GarrisonRemoved { .. }
        | Event::UnitsDestroyed { .. }
        | Event::Retreated { .. } => Kind::Combat,
        Event::PowerGained { .. }
        | Event::PowerLost { .. }
        | Event::PowerTokenPlaced { .. }
        | Event::PowerTokenRemoved { .. }
        | Event::PowerConsolidated { .. }
        | Event::ConsolidateMustered { .. } => Kind::Power,
    })
}

/// Returns whom it concerns.
pub fn houses(event: &Event) -> HouseSet {
    let others: HouseSet = match *event {
        Event::Raided { victim, .. } => HouseSet::EMPTY.with(victim),
        Event::CombatBegan { defender, .. } => HouseSet::EMPTY.with(defender),
        Event::BidsRevealed { houses, .. } | Event::WildlingsAttacked { houses, .. } => houses,
        Event::CardsRevealed { cards } => {
            let cards = [cards.attacker, cards.defender];
            let houses = cards.into_iter().flatten().map(HouseCard::house);
            houses.fold(HouseSet::EMPTY, HouseSet::with)
        }
        Event::TurnsChanged {
            passed_over, again, ..
        } => [passed_over, again]
            .into_iter()
            .flatten()
            .fold(HouseSet::EMPTY, HouseSet::with),
        _ => HouseSet::EMPTY,
    };
    actor(event).map_or(others, |house| others.with(house))
}

/// Returns where it happened.
pub fn areas(event: &Event) -> AreaSet {
    match *event {
        Event::Mustered { ref musters, .. } => {
            musters
                .iter()
                .fold(AreaSet::EMPTY, |all, (area, it)| match it {
                    Recruit::Ship { to } => all.with(area).with(to),
                    _ => all.with(area),
                })
        }
        Event::UnitsDestroyed { ref units, .. } | Event::UnitsReplaced { ref units, .. } => units
            .iter()
            .fold(AreaSet::EMPTY, |all, (area, _)| all.with(area)),
        Event::Marched {
            from, ref moves, ..
        } => moves
            .iter()
            .fold(AreaSet::of(&[from]), |all, (area, _)| all.with(area)),
        Event::OrdersRevealed { ref orders } => orders.areas(),
        Event::Raided { from, target, .. } => AreaSet::of(&[from, target]),
        Event::MarchOrderMoved { from, to, .. } | Event::Retreated { from, to, .. } => {
            AreaSet::of(&[from, to])
        }
        Event::SupportCalled { from, area, .. } | Event::CombatBegan { from, area, .. } => {
            AreaSet::of(&[from, area])
        }
        Event::RaidSpent { from: area, .. }
        | Event::SupportDeclared { from: area, .. }
        | Event::SupportRefused { from: area, .. }
        | Event::RavenSwapped { area, .. }
        | Event::MarchRemoved { area, .. }
        | Event::PowerTokenPlaced { area, .. }
        | Event::PowerTokenRemoved { area, .. }
        | Event::NeutralForceBeaten { area, .. }
        | Event::OrderRemoved { area, .. }
        | Event::PortTaken { port: area, .. }
        | Event::PortShipsLost { port: area, .. }
        | Event::PowerConsolidated { area, .. }
        | Event::ConsolidateMustered { area, .. }
        | Event::CombatWon { area, .. }
        | Event::GarrisonRemoved { area } => AreaSet::EMPTY.with(area),
        _ => AreaSet::EMPTY,
    }
}

/// The house that did it, or to which it happened.
pub const fn actor(event: &Event) -> Option<House> {
    match *event {
        Event::WesterosChosen { house, .. }
        | Event::SupplyAdjusted { house, .. }
        | Event::Mustered { house, .. }
        | Event::BidPlaced { house }
        | Event::TiesOrdered { house }
        | Event::MovedOnTrack { house, .. }
        | Event::PowerGained { house, .. }
        | Event::PowerLost { house, .. }
        | Event::BidderNamed { house }
        | Event::UnitsDestroyed { house, .. }
        | Event::UnitsReplaced { house, .. }
        | Event::CardTakenBack { house, .. }
        | Event::CardDiscarded { house, .. }
        | Event::HandRefilled { house }
        | Event::OrdersPlaced { house }
        | Event::OrdersTakenBack { house }
        | Event::RavenPassed { house }
        | Event::RavenSwapped { house, .. }
        | Event::RavenLooked { house }
        | Event::WildlingCardPut { house, .. }
        | Event::Raided { house, .. }
        | Event::RaidSpent { house, .. }
        | Event::Marched { house, .. }
        | Event::MarchRemoved { house, .. }
        | Event::MarchOrderMoved { house, .. }
        | Event::PowerTokenPlaced { house, .. }
        | Event::PowerTokenRemoved { house, .. }
        | Event::SupportCalled { house, .. }
        | Event::NeutralForceBeaten { house, .. }
        | Event::OrderRemoved { house, .. }
        | Event::PortTaken { house, .. }
        | Event::PortShipsLost { house, .. }
        | Event::PowerConsolidated { house, .. }
        | Event::ConsolidateMustered { house, .. }
        | Event::CombatBegan {
            attacker: house, ..
        }
        | Event::SupportDeclared { house, .. }
        | Event::SupportRefused { house, .. }
        | Event::CardChosen { house }
        | Event::CardReplaced { house, .. }
        | Event::TidesRedrawn { house }
        | Event::BladeUsed { house }
        | Event::CombatWon { house, .. }
        | Event::Retreated { house, .. } => Some(house),
        Event::CardUsed { card } => Some(card.house()),
        Event::GameStarted { .. }
        | Event::RoundBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::WesterosCardRevealed { .. }
        | Event::DeckShuffled { .. }
        | Event::WildlingsMoved { .. }
        | Event::WesterosCardResolved { .. }
        | Event::OrdersRestricted { .. }
        | Event::BidsRevealed { .. }
        | Event::TrackSet { .. }
        | Event::TurnsChanged { .. }
        | Event::WildlingsAttacked { .. }
        | Event::NightsWatchWon { .. }
        | Event::WildlingsWon { .. }
        | Event::WildlingCardRevealed { .. }
        | Event::OrdersRevealed { .. }
        | Event::CardsRevealed { .. }
        | Event::TidesRevealed { .. }
        | Event::StrengthCounted { .. }
        | Event::GarrisonRemoved { .. }
        | Event::CleanedUp
        | Event::GameEnded { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, OrderToken};

    #[test]
    fn a_raid_is_about_both_houses_and_both_areas() {
        let raid = Event::Raided {
            house: House::Lannister,
            from: Area::TheGoldenSound,
            victim: House::Greyjoy,
            target: Area::IronmansBay,
            removed: OrderToken::Raid,
            pillaged: None,
        };
        assert_eq!(kind(&raid), Some(Kind::Raids));
        let both = HouseSet::EMPTY.with(House::Lannister).with(House::Greyjoy);
        assert_eq!(houses(&raid), both);
        let here = AreaSet::of(&[Area::TheGoldenSound, Area::IronmansBay]);
        assert_eq!(areas(&raid), here);
        assert_eq!(kind(&Event::RoundBegan { round: 2 }), None);
    }
}
