//! The advice about an answer that is not legal.

use super::{
    area::unit_kind, area_name, card_name, count, house_name, in_area, into_area,
    order::token_name, the_area,
};
use westeros::Illegal;

/// A sentence that says what to do.
#[expect(clippy::too_many_lines, reason = "a table: one arm a reason")]
pub fn illegal(why: Illegal) -> String {
    let words = match why {
        Illegal::WrongAnswer => word!(
            "The game has moved on to another question. Please answer that one."
                | "Das Spiel ist schon bei einer anderen Frage. Bitte beantworte diese."
        ),
        Illegal::TokensLeft => word!(
            "Place all the tokens you can: some of your areas still have no order."
                | "Lege alle Marker, die du legen darfst: Einigen deiner Gebiete fehlt noch ein \
                   Befehl."
        ),
        Illegal::TooManyStars { allowed: 0, .. } => word!(
            "Your place on the King's Court track allows no starred orders: choose an order \
             without a star."
                | "Dein Platz am Königshof erlaubt keinen Befehl mit Stern: Wähle einen ohne \
                   Stern."
        ),
        Illegal::SameToken => word!(
            "That token is already there: choose another one, or keep your orders."
                | "Dort liegt schon derselbe Marker: Wähle einen anderen oder behalte deine Befehle."
        ),
        Illegal::SupplyExceeded => word!(
            "Your supply doesn't allow these armies: make fewer or smaller ones."
                | "Dein Vorrat erlaubt diese Armeen nicht: Bilde weniger oder kleinere."
        ),
        Illegal::CouldBeKept => word!(
            "That's more than you need to destroy: you can keep one of these units."
                | "Das ist mehr, als du vernichten musst: Eine dieser Einheiten kann bleiben."
        ),
        Illegal::NotTogether => word!(
            "These units must all be in one area: choose one area."
                | "Diese Einheiten müssen alle in einem Gebiet stehen: Wähle eines."
        ),
        Illegal::AlreadyCalled => word!(
            "You've already asked for support with this order: march now."
                | "Für diesen Befehl hast du schon um Unterstützung gebeten: Marschiere jetzt."
        ),
        Illegal::NotTheBids => word!(
            "You can only rearrange houses with tied bids, and each gets one place."
                | "Du kannst nur Häuser mit gleichem Gebot ordnen, und jedes bekommt genau einen \
                   Platz."
        ),
        Illegal::NotOffered => word!(
            "That isn't one of the choices: pick one of those offered."
                | "Das steht nicht zur Wahl: Wähle eine der Möglichkeiten."
        ),
        Illegal::BothSides => word!(
            "Your orders can't support both sides of this battle: choose one."
                | "Deine Befehle können in diesem Kampf nicht beide Seiten unterstützen: Wähle eine."
        ),
        Illegal::AgainstOneself => word!(
            "You're fighting in this battle yourself: support your own side or nobody."
                | "Du kämpfst hier selbst: Unterstütze deine eigene Seite oder niemanden."
        ),
        Illegal::MustChoose => word!(
            "You can't decline this: choose something."
                | "Das lässt sich nicht ablehnen: Wähle etwas."
        ),

        Illegal::NoOrderHere(at) => {
            let (area, place) = (area_name(at), in_area(at));
            return say!(
                "{area} gets no order: you have no units there."
                    | "Lege {place} keinen Befehl: Du hast dort keine Einheiten."
            );
        }
        Illegal::OrderMissing(area) => {
            return say!(
                "Place an order {area}." | "Lege auch {area} einen Befehl.",
                area = in_area(area)
            );
        }
        Illegal::TokenUsedUp(token) => {
            let (n, token) = (token.copies(), token_name(token));
            if n == 1 {
                return say!(
                    "You have only one {token} token: take it back from the other area first."
                        | "Du hast nur einen Marker „{token}“: Nimm ihn erst vom anderen Gebiet zurück."
                );
            }
            return say!(
                "You have only {n} {token} tokens: take one back from another area first."
                    | "Du hast nur {n} Marker „{token}“: Nimm erst einen von einem anderen Gebiet zurück."
            );
        }
        Illegal::TooManyStars { used, allowed } => {
            return say!(
                "That would be {used}; your place on the King's Court track allows {allowed}. \
                 Swap a starred order for one without a star."
                    | "Das wären {used}; dein Platz am Königshof erlaubt {allowed}. Tausche \
                       einen Befehl mit Stern gegen einen ohne Stern.",
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
                "You have no order {area} that you can use now."
                    | "Du hast {area} keinen Befehl, den du jetzt nutzen kannst.",
                area = in_area(area)
            );
        }
        Illegal::OutOfReach(area) => {
            return say!(
                "{area} can't be reached from there: choose another area."
                    | "Du erreichst {area} von dort nicht: Wähle ein anderes Gebiet.",
                area = the_area(area)
            );
        }
        Illegal::NothingToRaid(area) => {
            return say!(
                "There's no enemy order {area} that this raid can remove."
                    | "Es liegt {area} kein feindlicher Befehl, den dieser Überfall entfernen darf.",
                area = in_area(area)
            );
        }
        Illegal::NotEnoughUnits(area) => {
            return say!(
                "You don't have those units {area}." | "Solche Einheiten hast du {area} nicht.",
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
                "That's {over} too many: choose {wanted}."
                    | "Das sind {over} zu viel: Wähle {wanted}."
            );
        }
        Illegal::NoFigures(unit) => {
            return say!(
                "All your {units} are already on the map."
                    | "Alle deine {units} sind schon auf dem Spielplan.",
                units = unit_kind(unit)
            );
        }
        Illegal::TwoAttacks(area) => {
            return say!(
                "One march may attack one area only; {area} would be the second."
                    | "Ein Marsch darf nur ein Gebiet angreifen, nicht auch noch {area}.",
                area = the_area(area)
            );
        }
        Illegal::NeutralTooStrong { strength, needed } => {
            return say!(
                "You need {needed} strength to beat the neutral force; this march has {strength}."
                    | "Gegen die neutrale Streitmacht brauchst du {needed} Stärke; dieser Marsch \
                       hat {strength}."
            );
        }
        Illegal::Closed(at) => {
            let (area, way) = (area_name(at), into_area(at));
            return say!("{area} is closed in this game." | "In dieser Partie darf niemand {way}.");
        }
        Illegal::PortFull(at) => {
            let (area, place) = (area_name(at), in_area(at));
            return say!(
                "{area} has room for only 3 ships." | "Nur für 3 Schiffe ist {place} Platz."
            );
        }
        Illegal::NoToken(area) => {
            return say!(
                "You can't leave a power token {area}: it must be land your last unit leaves, \
                 not your home, and you need an available token."
                    | "Du kannst {area} keinen Machtmarker lassen: Es muss Land sein, das deine \
                       letzte Einheit verlässt, nicht deine Heimat, und du brauchst einen \
                       verfügbaren Marker.",
                area = in_area(area)
            );
        }
        Illegal::NoNeutralForce(area) => {
            return say!(
                "There's no neutral force {area}." | "Es steht {area} keine neutrale Streitmacht.",
                area = in_area(area)
            );
        }
        Illegal::NoMustering(area) => {
            return say!(
                "You can't muster {area} now." | "Du kannst {area} jetzt nicht rekrutieren.",
                area = in_area(area)
            );
        }
        Illegal::NoPoints(at) => {
            let (area, place) = (area_name(at), in_area(at));
            return say!(
                "{area} doesn't have enough mustering points."
                    | "Die Rekrutierungspunkte {place} reichen nicht."
            );
        }
        Illegal::NoFootman(area) => {
            return say!(
                "You have no footman {area}." | "Du hast {area} keinen Fußsoldaten.",
                area = in_area(area)
            );
        }
        Illegal::NoShipsThere(area) => {
            return say!(
                "You can't build a ship {area}: enemy ships are there, or it isn't next to the \
                 castle."
                    | "Du kannst {area} kein Schiff bauen: Dort sind feindliche Schiffe, oder es \
                       liegt nicht neben der Burg.",
                area = in_area(area)
            );
        }
        Illegal::NotEnoughPower { available } => {
            return say!(
                "You have only {available} power." | "Du hast nur {available} Machtmarker."
            );
        }
        Illegal::NotAmong(house) => {
            return say!(
                "You can't choose {house} here." | "{house} steht hier nicht zur Wahl.",
                house = house_name(house)
            );
        }
        Illegal::NotThere(card) => {
            return say!(
                "{card} is no longer there: choose another card."
                    | "{card} ist nicht mehr dort: Wähle eine andere Karte.",
                card = card_name(card)
            );
        }
    };
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::{played::compare, wording::bare_in},
        language::{Language, speaking},
    };
    use westeros::{Area, House, HouseCard, OrderToken, Unit};

    fn every() -> Vec<Illegal> {
        every_in(Area::Winterfell)
    }

    fn every_in(area: Area) -> Vec<Illegal> {
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
        let texts = |language| {
            speaking(language, || {
                every().into_iter().map(illegal).collect::<Vec<_>>()
            })
        };
        compare(&texts(Language::English), &texts(Language::German));
    }

    #[test]
    fn no_area_lacks_its_article() {
        speaking(Language::German, || {
            for words in Area::ALL.into_iter().flat_map(every_in).map(illegal) {
                assert_eq!(bare_in(&words), None, "{words}");
            }
        });
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
