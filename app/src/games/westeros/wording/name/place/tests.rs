use super::*;
use crate::{
    games::westeros::{
        scene::{Arrow, ArrowKind},
        wording::{arrow, battle, march::lost, proposal::promise_plain},
    },
    language::speaking,
};
use westeros::{
    Army, House,
    board::Building,
    march::Lost,
    plan::{Promise, PromisedAction},
};

/// In an area, out of it, into it, and as an object.
const DECLINED: [(Area, [&str; 4]); 10] = [
    (
        Area::Winterfell,
        [
            "in Winterfell",
            "aus Winterfell",
            "nach Winterfell",
            "Winterfell",
        ],
    ),
    (
        Area::Kingswood,
        [
            "im Königswald",
            "aus dem Königswald",
            "in den Königswald",
            "den Königswald",
        ],
    ),
    (
        Area::BayOfIce,
        [
            "in der Eisbucht",
            "aus der Eisbucht",
            "in die Eisbucht",
            "die Eisbucht",
        ],
    ),
    (
        Area::WestSummerSea,
        [
            "im Westlichen Sommermeer",
            "aus dem Westlichen Sommermeer",
            "ins Westliche Sommermeer",
            "das Westliche Sommermeer",
        ],
    ),
    (
        Area::TheGoldenSound,
        [
            "im Goldenen Sund",
            "aus dem Goldenen Sund",
            "in den Goldenen Sund",
            "den Goldenen Sund",
        ],
    ),
    (
        Area::DornishMarches,
        [
            "in den Dornischen Marken",
            "aus den Dornischen Marken",
            "in die Dornischen Marken",
            "die Dornischen Marken",
        ],
    ),
    (
        Area::SaltShore,
        [
            "an der Salzküste",
            "von der Salzküste",
            "an die Salzküste",
            "die Salzküste",
        ],
    ),
    (
        Area::CrackclawPoint,
        [
            "am Klauenhorn",
            "vom Klauenhorn",
            "ans Klauenhorn",
            "das Klauenhorn",
        ],
    ),
    (
        Area::TheArbor,
        ["auf dem Arbor", "vom Arbor", "auf den Arbor", "den Arbor"],
    ),
    (
        Area::TheFingers,
        [
            "bei den Fingern",
            "von den Fingern",
            "zu den Fingern",
            "die Finger",
        ],
    ),
];

#[test]
fn places_decline_by_themselves() {
    let phrases = |area| {
        [
            in_area(area),
            from_area(area),
            into_area(area),
            the_area(area),
        ]
    };
    let pyke = ["in Pyke", "from Pyke", "to Pyke", "Pyke"];
    assert_eq!(phrases(Area::Pyke), pyke);
    speaking(Language::German, || {
        for (area, expected) in DECLINED {
            assert_eq!(phrases(area), expected);
        }
        assert_eq!(of_area(Area::CastleBlack), "von der Schwarzen Festung");
        assert_eq!(on_area(Area::EastSummerSea), "am Östlichen Sommermeer");
    });
}

#[test]
fn a_link_holds_the_name_and_nothing_else() {
    assert_eq!(
        linked(&into_area(Area::TheReach), Area::TheReach),
        "to [The Reach]"
    );
    speaking(Language::German, || {
        for area in Area::ALL {
            for phrase in [
                in_area(area),
                from_area(area),
                into_area(area),
                the_area(area),
            ] {
                let link = linked(&phrase, area);
                let (before, name) = link.split_once('[').unwrap();
                assert!(called(area).contains(&name.trim_end_matches(']')), "{link}");
                assert_eq!(link.replace(['[', ']'], ""), phrase);
                assert!(before.is_empty() || before.ends_with(' '), "{link}");
            }
        }
    });
}

/// Sentences that are made of an area and no more.
fn sentences(area: Area) -> Vec<String> {
    let house = House::Stark;
    let promised = [
        PromisedAction::March {
            from: area,
            to: area,
        },
        PromisedAction::Support {
            area,
            beside: House::Tyrell,
        },
    ];
    let promised = promised.map(|action| promise_plain(&Promise { house, action }));
    let arrows = [
        ArrowKind::Move,
        ArrowKind::Attack,
        ArrowKind::Raid,
        ArrowKind::Support,
        ArrowKind::Retreat,
    ];
    let arrows = arrows.map(|kind| {
        arrow(&Arrow {
            from: area,
            to: area,
            via: vec![area],
            kind,
            drafted: true,
            house,
            helps: None,
            army: Army::NONE,
            words: String::new(),
        })
    });
    let losses = [None, Some(Building::Castle)].map(|building| {
        let it = Lost {
            area,
            falls_to: None,
            building,
            barrels: 1,
            crowns: 1,
            ships: None,
        };
        lost(&it)
    });
    let mut all = vec![battle::title(area)];
    all.extend(promised);
    all.extend(arrows);
    all.extend(losses);
    all
}

#[test]
fn no_german_sentence_holds_a_bare_area() {
    speaking(Language::German, || {
        assert_eq!(
            battle::title(Area::CastleBlack),
            "Kampf um die Schwarze Festung"
        );
        for area in Area::ALL {
            for text in sentences(area) {
                assert_eq!(bare_in(&text), None, "{text}");
            }
        }
    });
}
