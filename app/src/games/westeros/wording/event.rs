//! What happened, as sentences of the log.

mod combat;
mod orders;
#[cfg(test)]
mod tests;
mod westeros;

use super::{area::unit_kind, count, list, order::token_name, phase::phase_name, troops};
use ::westeros::{DeckEnd, Event, House};

/// One sentence of the log. Rounds and phases are its headings, without a full stop.
#[expect(clippy::too_many_lines, reason = "a table: one arm an event")]
pub fn sentence(event: &Event) -> String {
    let say = |house: House, what: &str| format!("{} {what}", house.name());
    match *event {
        Event::GameStarted { players } => {
            format!("The game begins with {}.", count(players, "house"))
        }
        Event::RoundBegan { round } => format!("Round {round}"),
        Event::PhaseBegan { phase } => phase_name(phase).to_owned(),

        Event::WesterosCardRevealed { deck, card } => westeros::revealed(deck, card),
        Event::DeckShuffled { deck } => westeros::shuffled(deck),
        Event::WildlingsMoved { to } => format!("The wildling threat stands at {to}."),
        Event::WesterosCardResolved { card, .. } => westeros::resolved(card),
        Event::WesterosChosen { house, choice } => westeros::chosen(house, choice),
        Event::OrdersRestricted { allowed } => westeros::restricted(allowed),
        Event::SupplyAdjusted { house, supply } => say(
            house,
            &format!("now stands at {supply} on the supply track."),
        ),
        Event::Mustered { house, ref musters } => westeros::mustered(house, musters),
        Event::BidPlaced { house } => say(house, "has laid down its bid."),
        Event::BidsRevealed { houses, bids } => westeros::bids(houses, bids),
        Event::TiesOrdered { house } => say(
            house,
            "orders the houses with equal bids, by right of the Throne.",
        ),
        Event::TrackSet { track: on, ranking } => westeros::track_set(on, ranking),
        Event::MovedOnTrack {
            house,
            track: on,
            position,
        } => westeros::moved(house, on, position),
        Event::PowerGained { house, power } => say(house, &format!("gains {power} power.")),
        Event::PowerLost { house, power } => say(house, &format!("loses {power} power.")),

        Event::WildlingsAttacked { strength, houses } => westeros::attacked(strength, houses),
        Event::NightsWatchWon { total } => {
            format!("The bids come to {total}: the Night's Watch holds the Wall.")
        }
        Event::WildlingsWon { total } => {
            format!("The bids come to {total}: the wildlings break through.")
        }
        Event::BidderNamed { house } => {
            say(house, "is the bidder that the wildling card looks to.")
        }
        Event::WildlingCardRevealed { card } => format!("The wildling card is {}.", card.name()),
        Event::UnitsDestroyed { house, ref units } => {
            say(house, &format!("loses {}.", troops(units)))
        }
        Event::UnitsReplaced {
            house,
            ref units,
            by,
        } => say(
            house,
            &format!("replaces {} by {}.", troops(units), unit_kind(by)),
        ),
        Event::CardTakenBack { house, card } => {
            say(house, &format!("takes {} back to hand.", card.face().name))
        }
        Event::CardDiscarded { house, card } => {
            say(house, &format!("discards {}.", card.face().name))
        }
        Event::HandRefilled { house } => say(house, "takes its discarded cards back to hand."),

        Event::OrdersPlaced { house } => say(house, "has laid its orders, face down."),
        Event::OrdersTakenBack { house } => say(house, "takes its orders back to change them."),
        Event::OrdersRevealed { ref orders } => orders::revealed(orders),
        Event::RavenPassed { house } => {
            say(house, "keeps its orders and lets the Messenger Raven rest.")
        }
        Event::RavenSwapped {
            house,
            area,
            from,
            to,
        } => orders::swapped(house, area, (from, to)),
        Event::RavenLooked { house } => say(
            house,
            "sends the Messenger Raven to look at the top wildling card.",
        ),
        Event::WildlingCardPut { house, end } => match end {
            DeckEnd::Top => say(house, "leaves the card on top of the wildling deck."),
            DeckEnd::Bottom => say(house, "puts the card under the wildling deck."),
        },

        Event::Raided {
            house,
            from,
            victim,
            target,
            removed,
            pillaged,
        } => orders::raided((house, from), (victim, target), removed, pillaged),
        Event::RaidSpent { house, from } => say(
            house,
            &format!("spends the Raid order in {} without effect.", from.name()),
        ),
        Event::Marched {
            house,
            from,
            ref moves,
        } => orders::marched(house, from, moves),
        Event::MarchRemoved { house, area, token } => say(
            house,
            &format!("has used {} in {}.", token_name(token), area.name()),
        ),
        Event::MarchOrderMoved { house, from, to } => say(
            house,
            &format!(
                "moves its March order along from {} to {}: Ser Loras may march on.",
                from.name(),
                to.name()
            ),
        ),
        Event::PowerTokenPlaced { house, area } => {
            say(house, &format!("leaves a power token in {}.", area.name()))
        }
        Event::PowerTokenRemoved { house, area } => {
            say(house, &format!("loses its power token in {}.", area.name()))
        }
        Event::SupportCalled { house, from, area } => say(
            house,
            &format!(
                "asks for support of its march from {} against the neutral force in {}.",
                from.name(),
                area.name()
            ),
        ),
        Event::NeutralForceBeaten { house, area } => say(
            house,
            &format!("beats the neutral force in {}.", area.name()),
        ),
        Event::OrderRemoved { house, area, token } => say(
            house,
            &format!("loses its {} order in {}.", token_name(token), area.name()),
        ),
        Event::PortTaken { house, port, ships } => orders::port_taken(house, port, ships),
        Event::PortShipsLost { house, port, ships } => say(
            house,
            &format!("loses {} in {}.", count(ships, "ship"), port.name()),
        ),
        Event::PowerConsolidated { house, area, power } => orders::consolidated(house, area, power),
        Event::ConsolidateMustered { house, area } => say(
            house,
            &format!("uses its starred order to muster in {}.", area.name()),
        ),

        Event::CombatBegan {
            attacker,
            defender,
            from,
            area,
            units,
        } => combat::began((attacker, units), defender, (from, area)),
        Event::SupportDeclared { house, from, side } => combat::declared(house, from, side),
        Event::SupportRefused { house, from } => {
            say(house, &format!("refuses the support from {}.", from.name()))
        }
        Event::CardChosen { house } => say(house, "has chosen a house card."),
        Event::CardsRevealed { cards } => combat::cards(cards),
        Event::CardUsed { card } => combat::used(card),
        Event::CardReplaced { house, card } => combat::replaced(house, card),
        Event::TidesRedrawn { house } => say(
            house,
            "uses the Valyrian Steel Blade for another Tides of Battle card.",
        ),
        Event::TidesRevealed { tides } => combat::tides(tides),
        Event::BladeUsed { house } => say(
            house,
            "fights with the Valyrian Steel Blade: 1 strength more.",
        ),
        Event::StrengthCounted { attacker, defender } => {
            format!("Strength: attacker {attacker}, defender {defender}.")
        }
        Event::CombatWon { house, area } => {
            say(house, &format!("wins the battle of {}.", area.name()))
        }
        Event::GarrisonRemoved { area } => format!("The garrison of {} falls.", area.name()),
        Event::Retreated {
            house,
            from,
            to,
            units,
        } => combat::retreated(house, (from, to), units),

        Event::CleanedUp => "The orders that were left go back to their houses.".to_owned(),
        Event::GameEnded { ref ranking } => {
            let houses: Vec<&str> = ranking.iter().map(House::name).collect();
            match houses.split_first() {
                Some((first, rest)) if !rest.is_empty() => {
                    format!("The game is over: {first} wins, before {}.", list(rest))
                }
                _ => "The game is over.".to_owned(),
            }
        }
    }
}
