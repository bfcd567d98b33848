//! Marches that hang on what their units would find.

mod several;

use super::answer;
use crate::{
    Action, Army, March, Phase,
    answers::standing::{
        ConditionalMarch, Finding, Lasts, Matter, Otherwise, Standing, StandingOrder, Way, Ways,
        use_up,
    },
    testing::{Play, area, army, moves},
};
use Finding::{Anything, Defenders, Nobody, NobodyElse, Own};

const REACH: &str = "
    Tyrell | supply 6
    Tyrell | The Reach | K F F | March";

/// Tyrell is asked for a march; what stands around The Reach is drawn.
fn reach(around: &str) -> Play {
    Play::from(Phase::March, 6, &[REACH, "\n", around].concat())
}

/// Everybody goes there.
fn way(finding: Finding, to: &str) -> Way {
    Way {
        to: area(to),
        finding,
        units: None,
        leave_token: false,
    }
}

fn conditional(from: &str, ways: &[Way], otherwise: Otherwise) -> Matter {
    Matter::March(ConditionalMarch {
        from: area(from),
        ways: Ways::try_from(ways.to_vec()).unwrap(),
        otherwise,
    })
}

/// Laid down for the round that is played.
fn now(play: &Play, matters: impl IntoIterator<Item = Matter>) -> Standing {
    let lasts = Lasts::Round(play.state.round);
    let order = |matter| StandingOrder { matter, lasts };
    Standing(matters.into_iter().map(order).collect())
}

fn tyrell(play: &Play, ways: &[Way], otherwise: Otherwise) -> Option<Action> {
    let standing = now(play, [conditional("The Reach", ways, otherwise)]);
    answer(play, "Tyrell", &standing)
}

/// Nobody goes anywhere where the text is empty.
#[allow(clippy::unnecessary_wraps, reason = "as it is compared with")]
fn goes(from: &str, text: &str) -> Option<Action> {
    Some(Action::ResolveMarch(March {
        from: area(from),
        moves: moves(text),
        leave_token: false,
    }))
}

#[test]
fn the_first_way_whose_condition_holds_is_the_one() {
    let ways = [way(NobodyElse, "Blackwater"), way(NobodyElse, "Kingswood")];
    let marches = |around: &str, otherwise| tyrell(&reach(around), &ways, otherwise);
    let (blackwater, kingswood) = ("Lannister|Blackwater|F\n", "Baratheon|Kingswood|F");
    let both = [blackwater, kingswood].concat();
    for (around, expected) in [
        ("", "Blackwater K F F"),
        (kingswood, "Blackwater K F F"),
        (blackwater, "Kingswood K F F"),
        (both.as_str(), ""),
    ] {
        assert_eq!(
            marches(around, Otherwise::Stay),
            goes("The Reach", expected)
        );
    }
    assert_eq!(marches(&both, Otherwise::Ask), None);
    assert_eq!(
        tyrell(&reach(""), &[], Otherwise::Stay),
        goes("The Reach", "")
    );
}

#[test]
fn each_condition_is_what_it_says() {
    for (around, to, holds) in [
        ("", "Blackwater", [NobodyElse, Nobody, Anything].as_slice()),
        (
            "Tyrell|Blackwater|F",
            "Blackwater",
            [NobodyElse, Own, Anything].as_slice(),
        ),
        (
            "Tyrell|Blackwater|token",
            "Blackwater",
            [NobodyElse, Nobody, Own, Anything].as_slice(),
        ),
        (
            "Lannister|Blackwater|token",
            "Blackwater",
            [NobodyElse, Nobody, Anything].as_slice(),
        ),
        (
            "Lannister|Blackwater|F",
            "Blackwater",
            [Defenders, Anything].as_slice(),
        ),
        // A printed shield is a house's own, and its garrison is nobody to fight.
        (
            "",
            "Highgarden",
            [NobodyElse, Nobody, Own, Anything].as_slice(),
        ),
    ] {
        let play = reach(around);
        for finding in Finding::ALL {
            let marches = tyrell(&play, &[way(finding, to)], Otherwise::Ask);
            let all = goes("The Reach", &[to, " K F F"].concat());
            let expected = all.filter(|_| holds.contains(&finding));
            assert_eq!(marches, expected, "{around} {finding:?}");
        }
    }
}

#[test]
fn only_who_says_so_meets_a_garrison_or_a_neutral_force() {
    let text = "
        Tyrell | supply 6
        Tyrell | Yronwood  | K     | March
        Tyrell | Kingswood | K K F | March";
    let play = Play::from(Phase::March, 6, text);
    for (from, to, units) in [
        ("Yronwood", "Sunspear", "K"),
        ("Kingswood", "King's Landing", "K K F"),
    ] {
        for finding in Finding::ALL {
            let first = conditional(from, &[way(finding, to)], Otherwise::Ask);
            let others = ["Yronwood", "Kingswood"].map(|it| conditional(it, &[], Otherwise::Stay));
            let mut standing = now(&play, [first.clone()]);
            for other in others.into_iter().filter(|it| !it.same_question(&first)) {
                standing.0.extend(now(&play, [other]).0);
            }
            let expected = goes(from, &[to, " ", units].concat());
            let fights = [Defenders, Anything].contains(&finding);
            let marches = answer(&play, "Tyrell", &standing);
            assert_eq!(marches, expected.filter(|_| fights), "{to} {finding:?}");
        }
    }
}

#[test]
fn named_units_go_and_the_others_stay() {
    let play = reach("");
    let with = |units| Way {
        units: Some(army(units)),
        leave_token: true,
        ..way(Nobody, "Blackwater")
    };
    let marches = |units| tyrell(&play, &[with(units)], Otherwise::Ask);
    assert_eq!(
        marches("K"),
        goes("The Reach", "Blackwater K"),
        "no token is needed"
    );
    assert_eq!(marches("K K"), None, "one has fallen meanwhile");
    assert_eq!(marches(""), None);
}

#[test]
fn a_token_is_left_where_that_keeps_the_area() {
    let marches = |from: &str, text: &str| {
        let play = Play::from(Phase::March, 6, text);
        let keeping = Way {
            leave_token: true,
            ..way(Nobody, "Dornish Marches")
        };
        let standing = now(&play, [conditional(from, &[keeping], Otherwise::Ask)]);
        match answer(&play, "Tyrell", &standing) {
            Some(Action::ResolveMarch(march)) => Some(march.leave_token),
            other => {
                assert_eq!(other, None);
                None
            }
        }
    };
    let left = "Tyrell|The Reach|K|March\n";
    assert_eq!(marches("The Reach", left), Some(true));
    let lies_there = [left, "Tyrell|The Reach|token"].concat();
    assert_eq!(marches("The Reach", &lies_there), Some(false));
    let home = "Tyrell|Highgarden|K|March";
    assert_eq!(marches("Highgarden", home), Some(false));
    let poor = [left, "Tyrell|power 0"].concat();
    assert_eq!(marches("The Reach", &poor), None, "it cannot be kept");
}

#[test]
fn where_the_way_is_illegal_its_house_is_asked() {
    let second = way(Nobody, "Blackwater");
    let marches = |play: &Play, first| tyrell(play, &[first, second], Otherwise::Stay);
    let play = reach("");
    let neutral = way(Anything, "King's Landing");
    assert_eq!(marches(&play, neutral), None, "4 are too few against 5");
    assert_eq!(marches(&play, way(Nobody, "Castle Black")), None);
    assert_eq!(marches(&play, way(Own, "The Reach")), None);
    let crowded = reach("Tyrell|Highgarden|K F\n Tyrell|supply 0");
    assert_eq!(marches(&crowded, way(Own, "Highgarden")), None);
    let routed = "Tyrell|The Reach|routed K|March\n Tyrell|Highgarden|F|March-1";
    let play = Play::from(Phase::March, 6, routed);
    let all = ["The Reach", "Highgarden"].map(|it| conditional(it, &[second], Otherwise::Stay));
    assert_eq!(
        answer(&play, "Tyrell", &now(&play, all)),
        None,
        "nobody can go"
    );
}

#[test]
fn it_is_for_its_round_and_for_one_march() {
    let play = reach("");
    let matter = conditional("The Reach", &[way(Nobody, "Blackwater")], Otherwise::Ask);
    let round = play.state.round;
    for lasts in [Lasts::Round(round + 1), Lasts::Once, Lasts::Changed] {
        let matter = matter.clone();
        let standing = Standing(vec![StandingOrder { matter, lasts }]);
        assert_eq!(answer(&play, "Tyrell", &standing), None, "{lasts:?}");
    }
    let mut standing = now(&play, [matter, Matter::CheapestFall]);
    let (view, prompt) = (play.view("Tyrell"), play.prompt("Tyrell").unwrap());
    use_up(&mut standing, &view, &prompt);
    assert_eq!(standing, now(&play, [Matter::CheapestFall]));
}

/// By hand as well: its order has gone.
#[test]
fn a_march_that_is_over_counts_no_more() {
    let play = reach("");
    let matter = conditional("The Reach", &[way(Nobody, "Blackwater")], Otherwise::Ask);
    let standing = now(&play, [matter, Matter::CheapestFall]);
    assert_eq!(standing.holding(&play.view("Tyrell")).count(), 2);
    let mut over = play.view("Tyrell");
    over.orders.clear(area("The Reach"));
    assert_eq!(standing.holding(&over).count(), 1);
    let mut planning = over;
    planning.phase = Phase::Planning;
    assert_eq!(
        standing.holding(&planning).count(),
        2,
        "it may be ordered yet"
    );
}

#[test]
fn no_march_has_more_than_four_ways() {
    let way = Way {
        units: Some(Army::NONE),
        ..way(Anything, "Pyke")
    };
    let all = vec![way; Ways::MOST + 1];
    let text = serde_json::to_string(&all).unwrap();
    assert!(serde_json::from_str::<Ways>(&text).is_err());
    let few = serde_json::to_string(&all[1..]).unwrap();
    let ways = serde_json::from_str::<Ways>(&few).unwrap();
    assert_eq!(serde_json::to_string(&ways).unwrap(), few);
    assert_eq!(&ways[..], &all[1..]);
}

#[test]
fn what_is_stored_of_a_march_reads_again() {
    let way = r#"{"to":"Yronwood","finding":"NobodyElse","units":null,"leave_token":true}"#;
    let stored = format!(r#"{{"March":{{"from":"Sunspear","ways":[{way}],"otherwise":"Stay"}}}}"#);
    let matter: Matter = serde_json::from_str(&stored).unwrap();
    let keeping = Way {
        leave_token: true,
        ..self::way(NobodyElse, "Yronwood")
    };
    assert_eq!(matter, conditional("Sunspear", &[keeping], Otherwise::Stay));
    assert_eq!(serde_json::to_string(&matter).unwrap(), stored);
}
