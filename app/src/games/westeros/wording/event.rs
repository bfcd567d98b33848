//! The events of the game, as sentences of the log.

mod combat;
mod orders;
#[cfg(test)]
mod tests;
pub mod turns;
mod westeros;

pub use combat::garrison_fell;

use super::{
    area::unit_kind, card_name, count, from_area, house_name, in_area, into_area, list,
    order::token_name, phase::phase_name, troops, wildling_card_name,
};
use ::westeros::{DeckEnd, Event, Ranking};

/// One sentence of the log. Rounds and phases are its headings, without a full stop.
#[expect(clippy::too_many_lines, reason = "a table: one arm an event")]
pub fn sentence(event: &Event) -> String {
    match *event {
        Event::GameStarted { players } => {
            let houses = count(players, "house");
            say!("The game begins: {houses}." | "Die Partie beginnt mit {houses}n.")
        }
        Event::RoundBegan { round } => say!("Round {round}" | "Runde {round}"),
        Event::PhaseBegan { phase } => phase_name(phase).to_owned(),

        Event::WesterosCardRevealed { deck, card } => westeros::revealed(deck, card),
        Event::DeckShuffled { deck } => westeros::shuffled(deck),
        Event::WildlingsMoved { to } => say!(
            "The wildling threat is now {to}."
                | "Die Bedrohung durch die Wildlinge steht jetzt \
                 bei {to}."
        ),
        Event::WesterosCardResolved { card, .. } => westeros::resolved(card),
        Event::WesterosChosen { house, choice } => westeros::chosen(house, choice),
        Event::OrdersRestricted { allowed } => westeros::restricted(allowed),
        Event::Mustered { house, ref musters } => westeros::mustered(house, musters),
        Event::BidsRevealed { houses, bids } => westeros::bids(houses, bids),
        Event::TrackSet { track: on, ranking } => westeros::track_set(on, ranking),
        Event::MovedOnTrack {
            house,
            track: on,
            position,
        } => westeros::moved(house, on, position),
        Event::TurnsChanged {
            order,
            passed_over,
            again,
        } => turns::changed(order, passed_over, again),

        Event::WildlingsAttacked { strength, houses } => westeros::attacked(strength, houses),
        Event::NightsWatchWon { total } => say!(
            "The bids total {total}: the Night's Watch holds the Wall."
                | "Gebote insgesamt {total}: Die Nachtwache hält die Mauer."
        ),
        Event::WildlingsWon { total } => say!(
            "The bids total {total}: the wildlings break through."
                | "Gebote insgesamt {total}: Die Wildlinge brechen durch."
        ),
        Event::WildlingCardRevealed { card } => {
            let card = wildling_card_name(card);
            say!("The wildling card is {card}." | "Die Wildlingskarte heißt „{card}“.")
        }

        Event::OrdersRevealed { ref orders } => orders::revealed(orders),
        Event::RavenSwapped {
            house,
            area,
            from,
            to,
        } => orders::swapped(house, area, (from, to)),
        Event::Raided {
            house,
            from,
            victim,
            target,
            removed,
            pillaged,
        } => orders::raided((house, from), (victim, target), removed, pillaged),
        Event::Marched {
            house,
            from,
            ref moves,
        } => orders::marched(house, from, moves),
        Event::PortTaken { house, port, ships } => orders::port_taken(house, port, ships),
        Event::PowerConsolidated { house, area, power } => orders::consolidated(house, area, power),

        Event::CombatBegan {
            attacker,
            defender,
            from,
            area,
            units,
        } => combat::began((attacker, units), defender, (from, area)),
        Event::SupportDeclared { house, from, side } => combat::declared(house, from, side),
        Event::CardsRevealed { cards } => combat::cards(cards),
        Event::CardUsed { card } => combat::used(card),
        Event::CardReplaced { house, card } => combat::replaced(house, card),
        Event::TidesRevealed { tides } => combat::tides(tides),
        Event::StrengthCounted { attacker, defender } => combat::strength(attacker, defender),
        Event::CombatWon { house, area } => combat::won(house, area),
        Event::GarrisonRemoved { area } => combat::garrison_fell(area),
        Event::Retreated {
            house,
            from,
            to,
            units,
        } => combat::retreated(house, (from, to), units),

        Event::CleanedUp => word!(
            "The remaining orders are returned to their owners."
                | "Die übrigen Befehle gehen an ihre Häuser zurück."
        )
        .to_owned(),
        Event::GameEnded { ranking } => ended(ranking),

        Event::SupplyAdjusted { house, supply } => say!(
            "{house} is now at {supply} on the supply track."
                | "{house} steht jetzt bei Vorrat {supply}.",
            house = house_name(house)
        ),
        Event::BidPlaced { house } => say!(
            "{house} has bid." | "{house} hat ein Gebot abgegeben.",
            house = house_name(house)
        ),
        Event::TiesOrdered { house } => say!(
            "{house} holds the Iron Throne and breaks the tie."
                | "{house} hat den Eisernen Thron und entscheidet den Gleichstand.",
            house = house_name(house)
        ),
        Event::PowerGained { house, power } => say!(
            "{house} gains {power} power." | "{house} gewinnt {power} Machtmarker.",
            house = house_name(house)
        ),
        Event::PowerLost { house, power } => say!(
            "{house} loses {power} power." | "{house} verliert {power} Machtmarker.",
            house = house_name(house)
        ),
        Event::BidderNamed { house } => say!(
            "The wildling card affects {house}." | "Die Wildlingskarte trifft {house}.",
            house = house_name(house)
        ),
        Event::UnitsDestroyed { house, ref units } => say!(
            "{house} loses {units}." | "{house} verliert: {units}.",
            house = house_name(house),
            units = troops(units)
        ),
        Event::UnitsReplaced {
            house,
            ref units,
            by,
        } => say!(
            "{house} replaces {units} with {by}." | "{house} tauscht gegen {by}: {units}.",
            house = house_name(house),
            units = troops(units),
            by = unit_kind(by)
        ),
        Event::CardTakenBack { house, card } => say!(
            "{house} returns {card} to its hand." | "{house} nimmt „{card}“ auf die Hand zurück.",
            house = house_name(house),
            card = card_name(card)
        ),
        Event::CardDiscarded { house, card } => say!(
            "{house} discards {card}." | "{house} legt „{card}“ ab.",
            house = house_name(house),
            card = card_name(card)
        ),
        Event::HandRefilled { house } => say!(
            "{house} returns its discard pile to its hand."
                | "{house} nimmt alle abgelegten Karten auf die Hand zurück.",
            house = house_name(house)
        ),
        Event::OrdersPlaced { house } => say!(
            "{house} has placed its orders." | "{house} hat seine Befehle gelegt.",
            house = house_name(house)
        ),
        Event::OrdersTakenBack { house } => say!(
            "{house} takes its orders back to change them."
                | "{house} nimmt seine Befehle zurück, um sie zu ändern.",
            house = house_name(house)
        ),
        Event::RavenPassed { house } => say!(
            "{house} keeps its orders and doesn't use the Messenger Raven."
                | "{house} behält seine Befehle und nutzt den Botenraben nicht.",
            house = house_name(house)
        ),
        Event::RavenLooked { house } => say!(
            "{house} sends the Messenger Raven to look at the top wildling card."
                | "{house} lässt den Botenraben die oberste Wildlingskarte ansehen.",
            house = house_name(house)
        ),
        Event::RaidSpent { house, from } => say!(
            "{house} finds nothing to raid {from}: its order is removed."
                | "{house} findet {from} nichts zu überfallen: Der Befehl wird entfernt.",
            house = house_name(house),
            from = from_area(from)
        ),
        Event::MarchRemoved { house, area, token } => say!(
            "{house} has used {token} {area}." | "{house} hat {token} {area} genutzt.",
            house = house_name(house),
            area = in_area(area),
            token = token_name(token)
        ),
        Event::MarchOrderMoved { house, from, to } => say!(
            "{house} moves its March order {from} {to}: Ser Loras may march on."
                | "{house} nimmt den Marschbefehl {from} {to} mit: Ser Loras darf weitermarschieren.",
            house = house_name(house),
            from = from_area(from),
            to = into_area(to)
        ),
        Event::PowerTokenPlaced { house, area } => say!(
            "{house} leaves a power token {area}."
                | "{house} lässt {area} einen Machtmarker zurück.",
            house = house_name(house),
            area = in_area(area)
        ),
        Event::PowerTokenRemoved { house, area } => say!(
            "{house} loses its power token {area}." | "{house} verliert den Machtmarker {area}.",
            house = house_name(house),
            area = in_area(area)
        ),
        Event::SupportCalled { house, from, area } => say!(
            "{house} asks for support for its march {from} against the neutral force {area}."
                | "{house} bittet für den Marsch {from} um Unterstützung gegen die neutrale Streitmacht {area}.",
            house = house_name(house),
            from = from_area(from),
            area = in_area(area)
        ),
        Event::NeutralForceBeaten { house, area } => say!(
            "{house} beats the neutral force {area}."
                | "{house} besiegt die neutrale Streitmacht {area}.",
            house = house_name(house),
            area = in_area(area)
        ),
        Event::OrderRemoved { house, area, token } => say!(
            "{house} loses its {token} order {area}."
                | "{house} verliert den Befehl {token} {area}.",
            house = house_name(house),
            area = in_area(area),
            token = token_name(token)
        ),
        Event::PortShipsLost { house, port, ships } => say!(
            "{house} loses {ships} {port}." | "{house} verliert {ships} {port}.",
            house = house_name(house),
            port = in_area(port),
            ships = count(ships, "ship")
        ),
        Event::ConsolidateMustered { house, area } => say!(
            "{house} uses its starred order to muster {area}."
                | "{house} nutzt den Befehl mit Stern, um {area} zu rekrutieren.",
            house = house_name(house),
            area = in_area(area)
        ),
        Event::SupportRefused { house, from } => say!(
            "{house} refuses the support {from}." | "{house} lehnt die Unterstützung {from} ab.",
            house = house_name(house),
            from = from_area(from)
        ),
        Event::CardChosen { house } => say!(
            "{house} has chosen a house card." | "{house} hat eine Hauskarte gewählt.",
            house = house_name(house)
        ),
        Event::TidesRedrawn { house } => say!(
            "{house} uses the Valyrian Steel Blade to draw another Tides of Battle card."
                | "{house} zieht mit der Valyrischen Klinge eine andere Gezeitenkarte.",
            house = house_name(house)
        ),
        Event::BladeUsed { house } => say!(
            "{house} uses the Valyrian Steel Blade: +1 strength."
                | "{house} nutzt die Valyrische Klinge: +1 Stärke.",
            house = house_name(house)
        ),
        Event::WildlingCardPut { house, end } => {
            let house = house_name(house);
            match end {
                DeckEnd::Top => say!(
                    "{house} leaves the card on top of the wildling deck."
                        | "{house} lässt die Karte oben auf dem Wildlingsstapel."
                ),
                DeckEnd::Bottom => say!(
                    "{house} puts the card at the bottom of the wildling deck."
                        | "{house} legt die Karte unter den Wildlingsstapel."
                ),
            }
        }
    }
}

fn ended(ranking: Ranking) -> String {
    let houses: Vec<&str> = ranking.iter().map(house_name).collect();
    match houses.split_first() {
        Some((first, rest)) if !rest.is_empty() => {
            let rest = list(rest);
            say!(
                "The game is over: {first} wins, ahead of {rest}."
                    | "Die Partie ist vorbei: {first} gewinnt vor {rest}."
            )
        }
        _ => word!("The game is over." | "Die Partie ist vorbei.").to_owned(),
    }
}
