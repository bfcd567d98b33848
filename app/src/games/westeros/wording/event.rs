//! What happened, as sentences of the log.

use super::{count, list, of, order::token_name, phase::phase_name};
use westeros::Event;

/// One sentence of the log. Rounds and phases are its headings, without a full stop.
pub fn sentence(event: &Event) -> String {
    match *event {
        Event::GameStarted { players } => {
            format!("The game begins with {}.", count(players, "house"))
        }
        Event::RoundBegan { round } => format!("Round {round}"),
        Event::PhaseBegan { phase } => phase_name(phase).to_owned(),
        Event::OrdersPlaced { house } => {
            format!("{} has laid its orders, face down.", house.name())
        }
        Event::OrdersTakenBack { house } => {
            format!("{} takes its orders back to change them.", house.name())
        }
        Event::OrdersRevealed { orders } => {
            let n = orders.iter().count() as u8;
            format!(
                "All orders are turned up: {} on the map.",
                count(n, "token")
            )
        }
        Event::RavenPassed { house } => {
            format!(
                "{} keeps its orders and lets the Messenger Raven rest.",
                house.name()
            )
        }
        Event::RavenSwapped {
            house,
            area,
            from,
            to,
        } => format!(
            "{} sends the Messenger Raven to {}: {} instead of {}.",
            house.name(),
            area.name(),
            token_name(to),
            token_name(from)
        ),
        Event::Raided {
            house,
            from,
            victim,
            target,
            removed,
            pillaged,
        } => {
            let raid = format!(
                "{} raids {} from {}: {} {} order is removed",
                house.name(),
                target.name(),
                from.name(),
                of(victim),
                token_name(removed)
            );
            match pillaged {
                Some(it) => format!(
                    "{raid}. {} gains {} power, {} loses {}.",
                    house.name(),
                    it.gained,
                    victim.name(),
                    it.lost
                ),
                None => format!("{raid}."),
            }
        }
        Event::RaidSpent { house, from } => format!(
            "{} spends the Raid order in {} without effect.",
            house.name(),
            from.name()
        ),
        Event::MarchRemoved { house, area, token } => format!(
            "{} takes {} in {} off the map: marches are not played yet.",
            house.name(),
            token_name(token),
            area.name()
        ),
        Event::PowerConsolidated {
            house,
            area,
            power: 0,
        } => {
            format!(
                "{} consolidates in {} and gains nothing.",
                house.name(),
                area.name()
            )
        }
        Event::PowerConsolidated { house, area, power } => {
            format!("{} gains {power} power in {}.", house.name(), area.name())
        }
        Event::CleanedUp => "The orders that were left go back to their houses.".to_owned(),
        Event::GameEnded { ranking } => {
            let houses: Vec<&str> = ranking.iter().map(westeros::House::name).collect();
            match houses.split_first() {
                Some((first, rest)) if !rest.is_empty() => {
                    format!("The game is over: {first} wins, before {}.", list(rest))
                }
                _ => "The game is over.".to_owned(),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, House, OrderToken, Orders, Phase, Pillage, Ranking};

    #[test]
    fn every_event_has_words() {
        let house = House::Stark;
        let area = Area::Winterfell;
        let token = OrderToken::March;
        let events = [
            Event::GameStarted { players: 3 },
            Event::RoundBegan { round: 2 },
            Event::PhaseBegan { phase: Phase::Raid },
            Event::OrdersPlaced { house },
            Event::OrdersTakenBack { house },
            Event::OrdersRevealed {
                orders: Orders::NONE,
            },
            Event::RavenPassed { house },
            Event::RavenSwapped {
                house,
                area,
                from: token,
                to: OrderToken::Raid,
            },
            Event::RaidSpent { house, from: area },
            Event::MarchRemoved { house, area, token },
            Event::PowerConsolidated {
                house,
                area,
                power: 0,
            },
            Event::PowerConsolidated {
                house,
                area,
                power: 2,
            },
            Event::CleanedUp,
            Event::GameEnded {
                ranking: Ranking::of(&House::ALL, |_| true),
            },
        ];
        for event in events {
            let words = sentence(&event);
            let heading = matches!(event, Event::RoundBegan { .. } | Event::PhaseBegan { .. });
            assert_eq!(words.ends_with('.'), !heading, "{event:?}: {words}");
        }
    }

    #[test]
    fn a_pillage_is_told_in_full() {
        let event = Event::Raided {
            house: House::Greyjoy,
            from: Area::WestSummerSea,
            victim: House::Tyrell,
            target: Area::Highgarden,
            removed: OrderToken::ConsolidatePower,
            pillaged: Some(Pillage { gained: 1, lost: 0 }),
        };
        assert_eq!(
            sentence(&event),
            "Greyjoy raids Highgarden from West Summer Sea: Tyrell's Consolidate Power order is \
             removed. Greyjoy gains 1 power, Tyrell loses 0."
        );
    }

    #[test]
    fn the_end_names_the_winner_first() {
        let ranking = Ranking::of(&[House::Stark, House::Lannister, House::Baratheon], |_| {
            true
        });
        assert_eq!(
            sentence(&Event::GameEnded { ranking }),
            "The game is over: Stark wins, before Lannister and Baratheon."
        );
    }
}
