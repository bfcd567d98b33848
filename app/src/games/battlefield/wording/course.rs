//! The words of the sheet at the end: what was played, the curve, its moments, and the sums of both sides.

use super::{
    names::{self, round},
    numbers::tenths,
    sentence::{of, points, wounds},
    units::thing,
};
use crate::games::battlefield::story::{After, Measure, Sum};
use battlefield::{
    event::Event,
    position::{Position, SideId},
};

/// "Six rounds".
pub fn rounds(played: u8) -> String {
    let number = match played {
        0 => return round(0),
        1 => return word!("One round" | "Eine Runde").to_owned(),
        2 => word!("Two" | "Zwei"),
        3 => word!("Three" | "Drei"),
        4 => word!("Four" | "Vier"),
        5 => word!("Five" | "Fünf"),
        6 => word!("Six" | "Sechs"),
        7 => word!("Seven" | "Sieben"),
        8 => word!("Eight" | "Acht"),
        _ => return say!("{played} rounds" | "{played} Runden"),
    };
    say!("{number} rounds" | "{number} Runden")
}

/// "Victory points", as the choice of a curve.
pub fn measure(it: Measure) -> &'static str {
    match it {
        Measure::Points => word!("Points" | "Punkte"),
        Measure::Wounds => word!("Wounds" | "Wunden"),
    }
}

/// "Your lead in victory points, after each turn"; `whose` it is, if not the reader's.
pub fn lead_in(it: Measure, whose: Option<&str>) -> String {
    let whose = whose.map(of);
    match (it, whose) {
        (Measure::Points, None) => word!(
            "Your lead in victory points, after each turn"
                | "Dein Vorsprung an Siegpunkten, nach jedem Zug"
        )
        .to_owned(),
        (Measure::Wounds, None) => word!(
            "Your lead in wounds dealt, after each turn"
                | "Dein Vorsprung an zugefügten Wunden, nach jedem Zug"
        )
        .to_owned(),
        (Measure::Points, Some(whose)) => say!(
            "{whose} lead in victory points, after each turn"
                | "Vorsprung {whose} an Siegpunkten, nach jedem Zug"
        ),
        (Measure::Wounds, Some(whose)) => say!(
            "{whose} lead in wounds dealt, after each turn"
                | "Vorsprung {whose} an zugefügten Wunden, nach jedem Zug"
        ),
    }
}

/// "Stark ahead", at an end of the curve's axis.
pub fn ahead(who: &str) -> String {
    say!("{who} ahead" | "{who} vorn")
}

/// "Round 4: Guardsmen destroyed".
pub fn moment(position: &Position, event: &Event, when: u8) -> String {
    let what = match event {
        Event::Destroyed { unit, .. } => {
            let name = thing(position, *unit);
            say!("{name} destroyed" | "{name} vernichtet")
        }
        Event::Scored {
            side, points: sum, ..
        } => {
            let (who, sum) = (names::side(position, *side), points(*sum));
            say!("{sum} for {who}" | "{sum} für {who}")
        }
        Event::Wounded {
            unit, wounds: lost, ..
        } => {
            let (name, lost) = (thing(position, *unit), wounds(*lost));
            format!("{name}, {lost}")
        }
        _ => return round(when),
    };
    format!("{}: {what}", round(when))
}

/// "Points 3 : 2 → 5 : 2", or the wounds where nobody scored; nothing where neither changed.
pub fn change(before: &After, after: &After, order: &[SideId]) -> Option<String> {
    let both = |it: Measure| {
        let (from, to) = (it.of(before), it.of(after));
        (from != to).then(|| (scores(from, order), scores(to, order)))
    };
    if let Some((from, to)) = both(Measure::Points) {
        return Some(say!("Points {from} → {to}" | "Punkte {from} → {to}"));
    }
    let (from, to) = both(Measure::Wounds)?;
    Some(say!(
        "Wounds dealt {from} → {to}" | "Zugefügte Wunden {from} → {to}"
    ))
}

/// "11 : 6", of the sides in this order.
fn scores(of: &[u32], order: &[SideId]) -> String {
    let one = |side: &SideId| of.get(usize::from(side.0)).copied().unwrap_or(0);
    let all: Vec<String> = order.iter().map(|it| one(it).to_string()).collect();
    all.join(" : ")
}

/// "4 of 5 units stand".
pub fn stand(it: &Sum) -> String {
    let (left, all) = (it.stand, it.units);
    if left == 1 {
        say!("1 of {all} units stands" | "1 von {all} Einheiten steht")
    } else {
        say!("{left} of {all} units stand" | "{left} von {all} Einheiten stehen")
    }
}

/// "+1.4", from thousandths.
pub fn above(thousandths: i64) -> String {
    let number = tenths(u32::try_from(thousandths.unsigned_abs()).unwrap_or(0));
    let sign = match thousandths {
        50.. => "+",
        ..=-50 => "−",
        _ => "",
    };
    format!("{sign}{number}")
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };
    use battlefield::{event::Why, field::Thing};

    #[test]
    fn luck_has_its_sign() {
        let told = [1_400, -600, 20, -50].map(above);
        assert_eq!(told, ["+1.4", "−0.6", "0.0", "−0.1"]);
    }

    #[test]
    fn rounds_are_counted_in_words() {
        let told = [0, 1, 6, 12].map(rounds);
        assert_eq!(told, ["Set-up", "One round", "Six rounds", "12 rounds"]);
        let german = speaking(Language::German, || rounds(6));
        assert_eq!(german, "Sechs Runden");
    }

    #[test]
    fn whose_lead_it_is_is_said() {
        let own = lead_in(Measure::Points, None);
        assert_eq!(own, "Your lead in victory points, after each turn");
        let other = lead_in(Measure::Wounds, Some("Stark"));
        assert_eq!(other, "Stark's lead in wounds dealt, after each turn");
    }

    #[test]
    fn a_moment_says_what_it_changed() {
        let position = example();
        let gone = Event::Destroyed {
            unit: Thing::Unit(0),
            by: None,
        };
        let told = moment(&position, &gone, 4);
        assert!(told.starts_with("Round 4: Sworn Swords"), "{told}");
        assert!(told.ends_with(" destroyed"), "{told}");
        let scored = Event::Scored {
            side: SideId(1),
            points: 2,
            why: Why::Marker(0),
        };
        assert_eq!(
            moment(&position, &scored, 2),
            "Round 2: 2 points for Lannister"
        );
        let at = |points: [u32; 2], dealt: [u32; 2]| After {
            round: 2,
            lines: 0,
            points: points.to_vec(),
            dealt: dealt.to_vec(),
        };
        let order = [SideId(1), SideId(0)];
        let told = |from: &After, to: &After| change(from, to, &order);
        let (start, hurt) = (at([3, 2], [4, 0]), at([3, 2], [9, 0]));
        assert_eq!(told(&start, &start), None);
        assert_eq!(
            told(&start, &hurt).as_deref(),
            Some("Wounds dealt 0 : 4 → 0 : 9")
        );
        let ahead = at([5, 2], [9, 0]);
        assert_eq!(told(&hurt, &ahead).as_deref(), Some("Points 2 : 3 → 2 : 5"));
    }
}
