use super::*;
use crate::language::{Language, speaking};
use battlefield::army::read;

fn draft(size: u32, text: &str) -> Draft {
    let army = read(text, Data::of_this_build()).unwrap();
    Draft { size, army }
}

/// Armies that have every problem between them.
fn flawed() -> Vec<Draft> {
    let data = Data::of_this_build();
    let mut drafts = vec![
        draft(
            20,
            "army stark\ngrey_wind + lannister.jaime_kingslayer\noutriders + sworn_captain\n\
             outriders + outrider_marshal + outrider_marshal\nsworn_swords + greatjon_lord\n\
             umber_berserkers + greatjon_bannerman",
        ),
        draft(
            19,
            "army stark\nsworn_swords + robb_wolf_lord\nneutral.bolton_cutthroats\nneutral.bolton_cutthroats",
        ),
        draft(20, "army stark"),
        draft(
            20,
            "army stark\nsworn_swords + robb_wolf_lord\nncu catelyn\nncu catelyn",
        ),
    ];
    let unknown = Draft::read(Some("20"), Some("stark-sworn_swords*robb_wolf_lord-dragon"));
    drafts.push(unknown);
    drafts.push(Draft::read(None, Some("tully")));
    let crowd = "stark-sworn_swords*robb_wolf_lord".to_owned() + &"-grey_wind".repeat(45);
    drafts.push(Draft::read(Some("50"), Some(&crowd)));
    assert!(
        drafts
            .iter()
            .all(|it| !it.army.problems(data, it.size).is_empty())
    );
    drafts
}

#[test]
fn every_problem_is_told_with_what_mends_it_in_both_languages() {
    let data = Data::of_this_build();
    let mut kinds = std::collections::BTreeSet::new();
    for draft in flawed() {
        for problem in draft.army.problems(data, draft.size) {
            let name = format!("{problem:?}");
            let kind = name.split([' ', '(']).next().unwrap_or_default().to_owned();
            kinds.insert(kind);
            let told = Language::ALL.map(|language| {
                speaking(language, || {
                    let ways = mend(&problem, &draft, data).into_iter();
                    (
                        names::problem(&problem),
                        ways.map(|it| it.label).collect::<Vec<_>>(),
                    )
                })
            });
            // A sentence that says what is wrong, and after the colon what to do.
            assert!(told.iter().all(|it| it.0.contains(": ")), "{told:?}");
            assert!(told[0].0 != told[1].0, "{told:?}");
            assert_eq!(told[0].1.len(), told[1].1.len());
            let open = matches!(problem, Problem::NoUnits | Problem::Unknown(_));
            let nobody = data.faction(&draft.army.faction).is_none();
            assert!(
                open || nobody || !told[0].1.is_empty(),
                "{problem:?} of {draft:?}"
            );
        }
    }
    let all = [
        "Missing",
        "NoCommander",
        "NoUnits",
        "OverPoints",
        "SecondAttachment",
        "SoloAttachment",
        "TooLarge",
        "TooManyNeutral",
        "Twice",
        "TwoCommanders",
        "Unknown",
        "WrongFaction",
        "WrongType",
    ];
    assert!(kinds.iter().map(String::as_str).eq(all), "{kinds:?}");
}

#[test]
fn the_first_way_of_each_problem_leads_to_a_legal_army() {
    let data = Data::of_this_build();
    for mut draft in flawed() {
        for _ in 0..20 {
            let problems = draft.army.problems(data, draft.size);
            let mut ways = problems.iter().flat_map(|it| mend(it, &draft, data));
            let Some(way) = ways.next() else {
                let left: Vec<_> = problems
                    .iter()
                    .filter(|it| !matches!(it, Problem::NoUnits | Problem::Unknown(_)))
                    .collect();
                let faction = data.faction(&draft.army.faction);
                assert!(
                    left.is_empty() || faction.is_none(),
                    "{left:?} of {draft:?}"
                );
                break;
            };
            assert_ne!(way.draft, draft, "{way:?} does nothing");
            draft = way.draft;
        }
    }
}

#[test]
fn what_is_removed_saves_what_is_too_much_and_no_more() {
    let draft = draft(
        20,
        "army stark\nsworn_swords + robb_wolf_lord\nbowmen + sworn_captain\number_berserkers\nncu catelyn",
    );
    let data = Data::of_this_build();
    let ways = mend(&Problem::OverPoints { by: 3 }, &draft, data);
    let labels: Vec<&str> = ways.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Remove Catelyn Stark, Lady of Winterfell (4)",
            "Remove Stark Bowmen (7)",
            "Remove House Umber Berserkers (7)",
            "Play 30 points"
        ]
    );
}

#[test]
fn where_nobody_saves_enough_alone_two_go_together() {
    let data = Data::of_this_build();
    let draft = draft(
        20,
        "army stark\nsworn_swords + robb_wolf_lord\noutriders\noutriders\nbowmen\nbowmen",
    );
    let ways = mend(&Problem::OverPoints { by: 11 }, &draft, data);
    let labels: Vec<&str> = ways.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "Remove 2 × Stark Bowmen (12)",
            "Remove Stark Bowmen and Stark Outriders (13)",
            "Remove 2 × Stark Outriders (14)",
            "Play 40 points"
        ]
    );
    for way in ways {
        assert_eq!(way.draft.army.problems(data, way.draft.size), []);
    }
}

#[test]
fn where_three_do_not_save_enough_many_go_in_one_press() {
    let data = Data::of_this_build();
    let text = "army stark\nsworn_swords + robb_wolf_lord".to_owned() + &"\nbowmen".repeat(6);
    let draft = draft(20, &text);
    let ways = mend(&Problem::OverPoints { by: 21 }, &draft, data);
    assert_eq!(ways[0].label, "Remove 4 × Stark Bowmen (24)");
    assert_eq!(ways[0].draft.army.problems(data, 20), []);
}

#[test]
fn somebody_in_the_wrong_unit_goes_to_the_right_one() {
    let draft = draft(
        40,
        "army stark\noutriders + sworn_captain\nsworn_swords + robb_wolf_lord\nbowmen",
    );
    let data = Data::of_this_build();
    let [problem] = &draft.army.problems(data, 40)[..] else {
        panic!("one problem");
    };
    let ways = mend(problem, &draft, data);
    let labels: Vec<&str> = ways.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(
        labels,
        ["Move to Stark Bowmen", "Remove Sworn Sword Captain"]
    );
    assert_eq!(ways[0].draft.army.problems(data, 40), []);
}
