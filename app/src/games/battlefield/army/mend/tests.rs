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
            // Whom to add depends on the faction, and that mends first.
            let nobody = data.faction(&draft.army.faction).is_none();
            let waits = matches!(problem, Problem::NoUnits | Problem::NoCommander) && nobody;
            assert!(waits || !told[0].1.is_empty(), "{problem:?} of {draft:?}");
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
                assert_eq!(problems, [], "{draft:?}");
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

/// Returns each suggested army without one of its members, and with one twice.
fn changed() -> Vec<Draft> {
    let mut drafts = Vec::new();
    for one in battlefield::army::suggested() {
        let (size, army) = (one.size, &one.army);
        let mut note = |army: Army| drafts.push(Draft { size, army });
        for (at, company) in army.units.iter().enumerate() {
            note(edit::without_unit(army, at));
            for times in [1, 2] {
                let mut more = army.clone();
                more.units.extend(vec![company.clone(); times]);
                note(more);
            }
            for (which, id) in company.attachments.iter().enumerate() {
                note(edit::without_attachment(army, at, which));
                let mut crowded = army.clone();
                crowded.units[at].attachments.push(id.clone());
                note(crowded);
            }
        }
        for (at, id) in army.ncus.iter().enumerate() {
            note(edit::without_ncu(army, at));
            note(edit::with_ncu(army, id));
            note(edit::with_ncu(&edit::with_ncu(army, id), id));
        }
    }
    drafts
}

/// Returns how often an army has a problem; one of points is the same, however many those are.
fn count(problem: &Problem, draft: &Draft) -> usize {
    let all = draft.army.problems(Data::of_this_build(), draft.size);
    let same = |it: &&Problem| match problem {
        Problem::OverPoints { .. } | Problem::TooManyNeutral { .. } => {
            std::mem::discriminant(*it) == std::mem::discriminant(problem)
        }
        _ => *it == problem,
    };
    all.iter().filter(same).count()
}

#[test]
fn each_way_mends_its_problem_wherever_an_army_lacks_somebody_or_has_one_twice() {
    let data = Data::of_this_build();
    let mut met = 0;
    for draft in changed() {
        for problem in draft.army.problems(data, draft.size) {
            let ways = mend(&problem, &draft, data);
            assert!(!ways.is_empty(), "{problem:?} of {draft:?}");
            for way in &ways {
                let (before, after) = (count(&problem, &draft), count(&problem, &way.draft));
                assert!(after < before, "{way:?} leaves {problem:?} of {draft:?}");
                assert_eq!(ways.iter().filter(|it| it.label == way.label).count(), 1);
            }
            met += 1;
        }
    }
    assert!(met > 100, "{met}");
}

#[test]
fn an_army_without_units_or_faction_is_told_which_there_are() {
    let data = Data::of_this_build();
    let labels = |problem: &Problem, draft: &Draft| {
        let ways = mend(problem, draft, data).into_iter();
        ways.map(|it| it.label).collect::<Vec<_>>()
    };
    let nobody = draft(20, "army stark");
    let first = [
        "Add Stark Sworn Swords (5)",
        "Add Stark Bowmen (6)",
        "Add House Tully Sworn Shields (6)",
    ];
    assert_eq!(labels(&Problem::NoUnits, &nobody), first);
    let strange = Draft::read(None, Some("tully"));
    let factions = labels(&Problem::Unknown("tully".to_owned()), &strange);
    assert_eq!(factions[..2], ["Play House Stark", "Play House Lannister"]);
}

#[test]
fn somebody_who_is_there_three_times_stays_once() {
    let data = Data::of_this_build();
    let draft = draft(
        40,
        "army stark\nsworn_swords + robb_wolf_lord\nncu catelyn\nncu catelyn\nncu catelyn",
    );
    let ways = mend(&draft.army.problems(data, 40)[0], &draft, data);
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0].label, "Keep one: Catelyn Stark, Lady of Winterfell");
    assert_eq!(ways[0].draft.army.problems(data, 40), []);
}
