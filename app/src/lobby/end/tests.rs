use super::*;
use crate::language::{Language, speaking};

fn placed(place: Option<u8>, label: &str, name: &str, me: bool) -> Placed {
    Placed {
        place,
        score: Some(Score {
            points: 8 - i32::from(place.unwrap_or(8)),
            words: String::new(),
        }),
        label: label.into(),
        occupant: Occupant::Person {
            name: name.into(),
            me,
        },
        account: None,
    }
}

fn end(seats: Vec<Placed>) -> End {
    End {
        at: 0,
        chapter: Some("round 9".into()),
        verdict: None,
        seats,
    }
}

#[test]
fn whoever_has_won_is_named_and_so_is_ones_own_place() {
    let lost = end(vec![
        placed(Some(1), "Lannister", "Flint", false),
        placed(Some(2), "Stark", "Wren", true),
    ]);
    assert_eq!(lost.line(), "Lannister won in round 9 · you came 2nd");
    assert_eq!(lost.tag(), "Flint wins");
    assert_eq!(lost.between_two().as_deref(), Some("7 : 6"));
    let won = end(vec![placed(Some(1), "Stark", "Wren", true)]);
    assert_eq!(
        (won.line().as_str(), won.tag().as_str(), won.i_won()),
        ("Stark won in round 9", "You win", true)
    );
    let german = speaking(Language::German, || lost.line());
    assert_eq!(german, "Lannister hat in round 9 gewonnen · du: Platz 2");
}

#[test]
fn where_nobody_has_won_it_says_why() {
    let drawn = End {
        verdict: Some(Verdict::Draw),
        ..end(vec![placed(None, "Stark", "Wren", true)])
    };
    for words in [drawn.line(), drawn.tag(), drawn.told()] {
        assert_eq!(words, "Ended in a draw by vote");
    }
    assert!(!drawn.i_won() && drawn.winner().is_none());
}
