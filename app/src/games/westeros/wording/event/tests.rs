use super::*;
use crate::{
    games::westeros::{played::compare, wording::bare_in},
    language::{Language, speaking},
};
use ::westeros::*;

fn every() -> Vec<Event> {
    every_in(Area::Winterfell, Area::MoatCailin)
}

/// One of each, so that none is forgotten when words are changed.
#[expect(clippy::too_many_lines, reason = "a table: one line an event")]
fn every_in(area: Area, to: Area) -> Vec<Event> {
    let (house, from) = (House::Stark, area);
    let (token, card, deck) = (OrderToken::March, HouseCard::RobbStark, WesterosDeck::I);
    let (units, army) = (
        Troops::of(area, Army::one(Unit::Footman)),
        Army::one(Unit::Knight),
    );
    let houses = HouseSet::EMPTY.with(house).with(House::Greyjoy);
    let ranking = Ranking::of(&House::ALL, |_| true);
    let mut musters = Musters::NONE;
    musters.push(area, Recruit::FootmanToKnight);
    let mut all = vec![
        Event::GameStarted { players: 3 },
        Event::RoundBegan { round: 2 },
        Event::PhaseBegan { phase: Phase::Raid },
        Event::DeckShuffled { deck },
        Event::WildlingsMoved { to: 4 },
        Event::OrdersRestricted {
            allowed: OrderTokens::ALL,
        },
        Event::OrdersRestricted {
            allowed: OrderTokens::ALL.without(token),
        },
        Event::SupplyAdjusted { house, supply: 3 },
        Event::Mustered { house, musters },
        Event::Mustered {
            house,
            musters: Musters::NONE,
        },
        Event::BidPlaced { house },
        Event::BidsRevealed {
            houses,
            bids: ByHouse::default(),
        },
        Event::TiesOrdered { house },
        Event::PowerGained { house, power: 1 },
        Event::PowerLost { house, power: 1 },
        Event::WildlingsAttacked {
            strength: 6,
            houses,
        },
        Event::NightsWatchWon { total: 8 },
        Event::WildlingsWon { total: 3 },
        Event::BidderNamed { house },
        Event::UnitsDestroyed { house, units },
        Event::UnitsReplaced {
            house,
            units,
            by: Unit::Footman,
        },
        Event::CardTakenBack { house, card },
        Event::CardDiscarded { house, card },
        Event::HandRefilled { house },
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
        Event::RavenLooked { house },
        Event::WildlingCardPut {
            house,
            end: DeckEnd::Top,
        },
        Event::RaidSpent { house, from },
        Event::Raided {
            house,
            from,
            victim: House::Tyrell,
            target: to,
            removed: token,
            pillaged: None,
        },
        Event::Marched {
            house,
            from,
            moves: units,
        },
        Event::MarchRemoved { house, area, token },
        Event::MarchOrderMoved { house, from, to },
        Event::PowerTokenPlaced { house, area },
        Event::PowerTokenRemoved { house, area },
        Event::SupportCalled { house, from, area },
        Event::NeutralForceBeaten { house, area },
        Event::OrderRemoved { house, area, token },
        Event::PortShipsLost {
            house,
            port: area,
            ships: 2,
        },
        Event::ConsolidateMustered { house, area },
        Event::CombatBegan {
            attacker: house,
            defender: House::Greyjoy,
            from,
            area,
            units: army,
        },
        Event::SupportRefused { house, from },
        Event::CardChosen { house },
        Event::CardsRevealed {
            cards: BySide::new(Some(card), None),
        },
        Event::CardsRevealed {
            cards: BySide::default(),
        },
        Event::CardUsed { card },
        Event::TidesRedrawn { house },
        Event::TidesRevealed {
            tides: BySide::new(Some(TidesCard::Skull), Some(TidesCard::Two)),
        },
        Event::BladeUsed { house },
        Event::StrengthCounted {
            attacker: 3,
            defender: -1,
        },
        Event::CombatWon { house, area },
        Event::GarrisonRemoved { area },
        Event::Retreated {
            house,
            from,
            to,
            units: army,
        },
        Event::CleanedUp,
        Event::GameEnded { ranking },
    ];
    all.extend(WesterosCard::ALL.map(|card| Event::WesterosCardRevealed { deck, card }));
    all.extend(WesterosCard::ALL.map(|card| Event::WesterosCardResolved { deck, card }));
    all.extend(WildlingCard::ALL.map(|card| Event::WildlingCardRevealed { card }));
    all.extend(Track::ALL.map(|track| Event::TrackSet { track, ranking }));
    all.extend(Track::ALL.map(|track| Event::MovedOnTrack {
        house,
        track,
        position: 1,
    }));
    all.extend(
        [None, Some(House::Greyjoy)].map(|other| Event::TurnsChanged {
            order: ranking,
            passed_over: other,
            again: other,
        }),
    );
    all.extend([0, 2].map(|power| Event::PowerConsolidated { house, area, power }));
    all.extend([0, 2].map(|ships| Event::PortTaken {
        house,
        port: area,
        ships,
    }));
    all.extend([Some(card), None].map(|card| Event::CardReplaced { house, card }));
    let sides = [Some(Side::Attacker), Some(Side::Defender), None];
    all.extend(sides.map(|side| Event::SupportDeclared { house, from, side }));
    all
}

#[test]
fn every_event_is_told_in_german() {
    let texts = |language| {
        speaking(language, || {
            every().iter().map(sentence).collect::<Vec<_>>()
        })
    };
    compare(&texts(Language::English), &texts(Language::German));
}

#[test]
fn no_area_lacks_its_article_in_german() {
    speaking(Language::German, || {
        for area in Area::ALL {
            for event in every_in(area, area) {
                let words = sentence(&event);
                assert_eq!(bare_in(&words), None, "{words}");
            }
        }
        let (house, area) = (House::Tyrell, Area::TheNarrowSea);
        let won = sentence(&Event::CombatWon { house, area });
        assert_eq!(won, "Tyrell gewinnt den Kampf um die Meerenge.");
        let retreated = Event::Retreated {
            house,
            from: Area::TheReach,
            to: Area::SearoadMarches,
            units: Army::one(Unit::Footman).with(Unit::Knight, 1),
        };
        assert_eq!(
            sentence(&retreated).replace('\u{a0}', " "),
            "Tyrell zieht sich mit 1 Fußsoldaten und 1 Ritter aus der Weite in die \
             Seestraßenmarken zurück."
        );
        let started = sentence(&Event::GameStarted { players: 6 });
        assert_eq!(started, "Die Partie beginnt mit 6\u{a0}Häusern.");
    });
}

#[test]
fn every_event_has_words() {
    for event in every() {
        let words = sentence(&event);
        let heading = matches!(event, Event::RoundBegan { .. } | Event::PhaseBegan { .. });
        assert_eq!(words.ends_with('.'), !heading, "{event:?}: {words}");
        assert!(!words.contains("  "), "{event:?}: {words}");
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
fn bids_are_told_from_the_highest_on() {
    let mut bids = ByHouse::default();
    bids[House::Greyjoy] = 3;
    let houses = HouseSet::EMPTY.with(House::Stark).with(House::Greyjoy);
    assert_eq!(
        sentence(&Event::BidsRevealed { houses, bids }),
        "The bids: Greyjoy 3 and Stark 0."
    );
}

#[test]
fn a_march_names_every_destination() {
    let mut moves = Troops::of(Area::MoatCailin, Army::one(Unit::Knight));
    moves.add(Area::Karhold, Army::one(Unit::Footman));
    let event = Event::Marched {
        house: House::Stark,
        from: Area::Winterfell,
        moves,
    };
    assert_eq!(
        sentence(&event),
        "Stark marches from Winterfell: 1 knight to Moat Cailin and 1 footman to Karhold."
    );
}

#[test]
fn the_end_names_the_winner_first() {
    let ranking = Ranking::of(&[House::Stark, House::Lannister, House::Baratheon], |_| {
        true
    });
    assert_eq!(
        sentence(&Event::GameEnded { ranking }),
        "The game is over: Stark wins, ahead of Lannister and Baratheon."
    );
}
