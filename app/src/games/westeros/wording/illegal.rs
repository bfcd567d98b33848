//! What to do about an answer that is not legal.

use super::{area::unit_kind, area_name, card_name, count, house_name, in_area, order::token_name};
use westeros::Illegal;

/// A sentence that says what to do.
#[expect(clippy::too_many_lines, reason = "a table: one arm a reason")]
pub fn illegal(why: Illegal) -> String {
    let words = match why {
        Illegal::WrongAnswer => word!(
            "The game has moved on to another question. Look again, and answer that one."
                | "Das Spiel ist schon bei einer anderen Frage. Sieh noch einmal hin und beantworte diese."
        ),
        Illegal::TokensLeft => word!(
            "Use all the tokens you may: some of your areas still lack an order."
                | "Nutze alle Marker, die du darfst: Einigen deiner Gebiete fehlt noch ein Befehl."
        ),
        Illegal::TooManyStars { allowed: 0, .. } => word!(
            "Your place at the King's Court allows no starred order: choose a plain one."
                | "Dein Platz am Königshof erlaubt keinen Befehl mit Stern: Wähle einen ohne."
        ),
        Illegal::SameToken => word!(
            "The same token lies there already: choose another one, or keep your orders."
                | "Dort liegt schon derselbe Marker: Wähle einen anderen oder behalte deine Befehle."
        ),
        Illegal::SupplyExceeded => word!(
            "Your supply does not feed these armies: make them fewer or smaller."
                | "Dein Vorrat ernährt diese Armeen nicht: Bilde weniger oder kleinere."
        ),
        Illegal::CouldBeKept => word!(
            "That is more than must go: one of these units can be kept."
                | "Das ist mehr, als gehen muss: Eine dieser Einheiten kann bleiben."
        ),
        Illegal::NotTogether => word!(
            "These units must all stand in one area: choose one."
                | "Diese Einheiten müssen alle in einem Gebiet stehen: Wähle eines."
        ),
        Illegal::AlreadyCalled => word!(
            "Support has been asked for with this order already: march now."
                | "Für diesen Befehl ist schon um Unterstützung gebeten worden: Marschiere jetzt."
        ),
        Illegal::NotTheBids => word!(
            "Only houses with equal bids change places, and each has one."
                | "Nur Häuser mit gleichem Gebot tauschen Plätze, und jedes hat genau einen."
        ),
        Illegal::NotOffered => word!(
            "That is not among the choices: take one of them."
                | "Das steht nicht zur Wahl: Nimm eine der Möglichkeiten."
        ),
        Illegal::BothSides => word!(
            "Your orders cannot support both sides of this battle: choose one."
                | "Deine Befehle können in diesem Kampf nicht beide Seiten unterstützen: Wähle eine."
        ),
        Illegal::AgainstOneself => word!(
            "You fight in this battle yourself: support your own side or nobody."
                | "Du kämpfst hier selbst: Unterstütze deine eigene Seite oder niemanden."
        ),
        Illegal::MustChoose => word!(
            "This cannot be declined: choose something."
                | "Das lässt sich nicht ablehnen: Wähle etwas."
        ),

        Illegal::NoOrderHere(area) => {
            return say!(
                "{area} gets no order: none of your units stand there."
                    | "{area} bekommt keinen Befehl: Dort steht keine deiner Einheiten.",
                area = area_name(area)
            );
        }
        Illegal::OrderMissing(area) => {
            return say!(
                "Place an order {area}." | "Es fehlt {area} noch ein Befehl.",
                area = in_area(area)
            );
        }
        Illegal::TokenUsedUp(token) => {
            let (n, token) = (token.copies(), token_name(token));
            if n == 1 {
                return say!(
                    "You own only one {token} token: take it back from the other area first."
                        | "Du hast nur einen Marker „{token}“: Nimm ihn erst vom anderen Gebiet zurück."
                );
            }
            return say!(
                "You own only {n} {token} tokens: take one back from another area first."
                    | "Du hast nur {n} Marker „{token}“: Nimm erst einen von einem anderen Gebiet zurück."
            );
        }
        Illegal::TooManyStars { used, allowed } => {
            return say!(
                "That would be {used}; your place at the King's Court allows {allowed}. Exchange a \
             starred order for a plain one."
                    | "Das wären {used}; dein Platz am Königshof erlaubt {allowed}. Tausche einen \
                   Befehl mit Stern gegen einen ohne.",
                used = count(used, "starred order")
            );
        }
        Illegal::Forbidden(token) => {
            return say!(
                "A Westeros card forbids {token} this round: choose another order."
                    | "Eine Westeroskarte verbietet in dieser Runde {token}: Wähle einen anderen Befehl.",
                token = token_name(token)
            );
        }
        Illegal::NoSuchOrder(area) => {
            return say!(
                "No order of yours that can be used now lies {area}."
                    | "Kein Befehl von dir, der jetzt nutzbar ist, liegt {area}.",
                area = in_area(area)
            );
        }
        Illegal::OutOfReach(area) => {
            return say!(
                "{area} cannot be reached from there: choose another area."
                    | "{area} ist von dort nicht erreichbar: Wähle ein anderes Gebiet.",
                area = area_name(area)
            );
        }
        Illegal::NothingToRaid(area) => {
            return say!(
                "There is no enemy order {area} that this raid may remove."
                    | "Es liegt {area} kein feindlicher Befehl, den dieser Überfall entfernen darf.",
                area = in_area(area)
            );
        }
        Illegal::NotEnoughUnits(area) => {
            return say!(
                "You have no such units to name {area}." | "Solche Einheiten hast du {area} nicht.",
                area = in_area(area)
            );
        }
        Illegal::WrongNumber { wanted, named } if named < wanted => {
            let more = wanted - named;
            return say!("Choose {more} more." | "Wähle noch {more} dazu.");
        }
        Illegal::WrongNumber { wanted, named } => {
            let over = named.saturating_sub(wanted);
            return say!(
                "That is {over} too many: {wanted} are wanted."
                    | "Das sind {over} zu viel: Gebraucht werden {wanted}."
            );
        }
        Illegal::NoFigures(unit) => {
            return say!(
                "All your {units} are on the map already."
                    | "Alle deine {units} sind schon auf der Karte.",
                units = unit_kind(unit)
            );
        }
        Illegal::TwoAttacks(area) => {
            return say!(
                "One march may attack one area only; {area} would be the second."
                    | "Ein Marsch darf nur ein Gebiet angreifen; {area} wäre das zweite.",
                area = area_name(area)
            );
        }
        Illegal::NeutralTooStrong { strength, needed } => {
            return say!(
                "The neutral force takes {needed} strength to beat, and this march has {strength}."
                    | "Gegen die neutrale Streitmacht braucht es {needed} Stärke; dieser Marsch hat {strength}."
            );
        }
        Illegal::Closed(area) => {
            return say!(
                "Nobody may enter {area} in this game."
                    | "{area} ist in dieser Partie für alle gesperrt.",
                area = area_name(area)
            );
        }
        Illegal::PortFull(area) => {
            return say!(
                "{area} has room for 3 ships and no more."
                    | "{area}: Platz für 3 Schiffe, mehr nicht.",
                area = area_name(area)
            );
        }
        Illegal::NoToken(area) => {
            return say!(
                "No power token can be left {area}: it must be land that you vacate, not your home, \
             and you need one at hand."
                    | "Es kann {area} kein Machtmarker bleiben: Es muss Land sein, das du räumst, nicht \
                   dein Stammsitz, und du brauchst einen verfügbaren Marker.",
                area = in_area(area)
            );
        }
        Illegal::NoNeutralForce(area) => {
            return say!(
                "No neutral force stands {area}." | "Es steht {area} keine neutrale Streitmacht.",
                area = in_area(area)
            );
        }
        Illegal::NoMustering(area) => {
            return say!(
                "You cannot muster {area} now." | "Du kannst {area} jetzt nicht rekrutieren.",
                area = in_area(area)
            );
        }
        Illegal::NoPoints(area) => {
            return say!(
                "The mustering points of {area} do not suffice."
                    | "{area}: Die Punkte für die Rekrutierung reichen nicht.",
                area = area_name(area)
            );
        }
        Illegal::NoFootman(area) => {
            return say!(
                "No footman of yours stands {area}." | "Es steht {area} kein Fußsoldat von dir.",
                area = in_area(area)
            );
        }
        Illegal::NoShipsThere(area) => {
            return say!(
                "No ship can be built {area}: enemy ships are there, or it is not beside the castle."
                    | "Es kann {area} kein Schiff gebaut werden: Dort sind feindliche Schiffe, oder es \
                   liegt nicht neben der Burg.",
                area = in_area(area)
            );
        }
        Illegal::NotEnoughPower { available } => {
            return say!(
                "You have {available} power and cannot give more."
                    | "Du hast {available} Machtmarker und kannst nicht mehr geben."
            );
        }
        Illegal::NotAmong(house) => {
            return say!(
                "{house} is not among the houses to choose from."
                    | "{house} gehört nicht zu den Häusern, die zur Wahl stehen.",
                house = house_name(house)
            );
        }
        Illegal::NotThere(card) => {
            return say!(
                "{card} does not lie there any more: choose another card."
                    | "{card} liegt dort nicht mehr: Wähle eine andere Karte.",
                card = card_name(card)
            );
        }
    };
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, complete::compare, speaking};
    use westeros::{Area, House, HouseCard, OrderToken, Unit};

    fn every() -> Vec<Illegal> {
        let area = Area::Winterfell;
        let token = OrderToken::March;
        vec![
            Illegal::WrongAnswer,
            Illegal::NoOrderHere(area),
            Illegal::OrderMissing(area),
            Illegal::TokensLeft,
            Illegal::TokenUsedUp(token),
            Illegal::TokenUsedUp(OrderToken::Raid),
            Illegal::TooManyStars {
                used: 1,
                allowed: 0,
            },
            Illegal::TooManyStars {
                used: 3,
                allowed: 2,
            },
            Illegal::Forbidden(token),
            Illegal::SameToken,
            Illegal::NoSuchOrder(area),
            Illegal::OutOfReach(area),
            Illegal::NothingToRaid(area),
            Illegal::NotEnoughUnits(area),
            Illegal::WrongNumber {
                wanted: 2,
                named: 1,
            },
            Illegal::WrongNumber {
                wanted: 2,
                named: 3,
            },
            Illegal::SupplyExceeded,
            Illegal::CouldBeKept,
            Illegal::NotTogether,
            Illegal::NoFigures(Unit::Knight),
            Illegal::TwoAttacks(area),
            Illegal::NeutralTooStrong {
                strength: 4,
                needed: 6,
            },
            Illegal::Closed(area),
            Illegal::PortFull(area),
            Illegal::NoToken(area),
            Illegal::NoNeutralForce(area),
            Illegal::AlreadyCalled,
            Illegal::NoMustering(area),
            Illegal::NoPoints(area),
            Illegal::NoFootman(area),
            Illegal::NoShipsThere(area),
            Illegal::NotEnoughPower { available: 2 },
            Illegal::NotTheBids,
            Illegal::NotOffered,
            Illegal::NotAmong(House::Stark),
            Illegal::NotThere(HouseCard::RobbStark),
            Illegal::BothSides,
            Illegal::AgainstOneself,
            Illegal::MustChoose,
        ]
    }

    #[test]
    fn every_reason_is_told_in_german() {
        let told = |language| {
            speaking(language, || {
                every().into_iter().map(illegal).collect::<Vec<_>>()
            })
        };
        compare(&told(Language::English), &told(Language::German));
    }

    #[test]
    fn every_reason_is_a_sentence() {
        for why in every() {
            let words = illegal(why);
            assert!(words.ends_with('.') && words.len() > 12, "{why:?}: {words}");
        }
    }

    #[test]
    fn stars_are_counted() {
        let words = illegal(Illegal::TooManyStars {
            used: 3,
            allowed: 2,
        });
        assert!(
            words.starts_with("That would be 3 starred orders; "),
            "{words}"
        );
    }
}
