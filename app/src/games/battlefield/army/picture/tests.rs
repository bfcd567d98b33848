use super::*;
use crate::language::Language;
use battlefield::army::suggested;

/// An army that can play and one that lacks most.
const ARMY: &str = "stark-sworn_swords*robb_wolf_lord-outriders-outriders-ncu*catelyn";
const HALF: &str = "lannister-ncu*cersei";

fn of(army: &str) -> Result<Draft, NoPicture> {
    read(Some("40"), Some(army))
}

#[test]
fn nonsense_and_what_is_too_long_have_no_picture() {
    for nonsense in [
        "",
        "stark",
        "tully-bowmen",
        "stark-dragon",
        "stark-sworn_swords*dragon",
        "stark-ncu*dragon",
        "<script>-bowmen",
        "--**",
        "made_up-levy",
    ] {
        assert_eq!(of(nonsense), Err(NoPicture::NoArmy), "{nonsense}");
    }
    let crowd = "stark".to_owned() + &"-bowmen".repeat(60);
    assert_eq!(of(&crowd), Err(NoPicture::NoArmy));
    let long = "stark-bowmen".repeat(LONGEST);
    assert_eq!(of(&long), Err(NoPicture::TooLong));
    assert_eq!(read(None, None), Err(NoPicture::NoArmy));
    for refusal in [NoPicture::NoArmy, NoPicture::TooLong] {
        assert!(StatusCode::from(refusal).is_client_error());
    }
    assert!(of(ARMY).is_ok() && of(HALF).is_ok());
}

#[test]
fn a_picture_tells_who_is_in_the_army() {
    let picture = drawn(&of(ARMY).unwrap());
    for words in [
        "Robb Stark, The Wolf Lord",
        "23 of 40 points",
        "Stark Sworn Swords + Robb Stark",
        "2 × Stark Outriders",
        "Catelyn Stark",
    ] {
        assert!(picture.contains(words), "{words} in {picture}");
    }
    assert_eq!(picture.matches("<use href=\"#aa-riders\"/>").count(), 2);
    let german = speaking(Language::German, || drawn(&of(ARMY).unwrap()));
    assert!(german.contains("23 von 40 Punkten") && german.contains("2 × Vorreiter"));
    let half = drawn(&of(HALF).unwrap());
    assert!(half.contains("House Lannister") && half.contains("#7b252c"));
}

#[test]
fn what_has_no_room_is_counted() {
    let units = [
        "bowmen",
        "outriders",
        "sworn_swords",
        "umber_berserkers",
        "umber_greataxes",
    ];
    let people = ["catelyn", "sansa", "neutral.varys", "neutral.roose"];
    let units = units.map(|it| format!("-{it}")).concat();
    let people = people.map(|it| format!("-ncu*{it}")).concat();
    let picture = drawn(&of(&format!("stark{units}{people}")).unwrap());
    assert!(picture.contains("and 3 more"), "{picture}");
    assert_eq!(picture.matches("class=\"sc-text\" x=\"56\"").count(), LINES);
}

#[test]
fn every_ready_made_army_has_a_picture_whose_parts_are_there() {
    for one in suggested() {
        let draft = Draft {
            size: one.size,
            army: one.army.clone(),
        };
        assert!(is_drawable(&draft), "{}", one.id);
        let picture = drawn(&draft);
        for used in picture.split("href=\"#").skip(1) {
            let id = used.split('"').next().unwrap();
            assert!(
                picture.contains(&format!("id=\"{id}\"")),
                "{id} of {}",
                one.id
            );
        }
    }
}
