//! Every text of the data is there in German, and whole random games are told in both languages.

use super::{numbers::percent, *};
use crate::{
    games::battlefield::{
        page::{BattlePage, Scene},
        random::play,
    },
    language::{Language, speaking},
};
use battlefield::{
    Battlefield,
    data::Data,
    effect::{ActionKind, Window, Zone},
    event::Event,
    illegal::Illegal,
    position::Mode,
    question::{Action, Prompt},
    reference::{AbilityRef, CardRef},
    state::{State, View},
    terrain::Keyword,
};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Decision, Game, Viewer, testkit::TestDice};

/// So many answers a game; most of what can happen has happened by then.
const ANSWERS: usize = 500;

/// Returns what there is to say about one moment, by what it is about.
fn moment(state: &State, events: &[Event], dice: &mut TestDice) -> Vec<(String, String)> {
    let mut said = Vec::new();
    for it in events {
        said.push((kind(it), event(&state.open, it)));
    }
    for asked in Battlefield::decisions(state) {
        let view = state.view(Viewer::Seat(asked.seat));
        let Decision { prompt, .. } = &asked;
        said.push((kind(prompt), question(&view, prompt)));
        said.push((kind(prompt), explain(&view, prompt)));
        let mut answers = vec![
            Battlefield::sample(&view, prompt, dice),
            Battlefield::fallback(&view, prompt),
        ];
        if let Prompt::Choose { options, .. } = prompt {
            answers.extend(options.iter().map(|it| Action::Choose(*it)));
        }
        answers.push(Action::Pass);
        for it in &answers {
            said.push((kind(it), action(&view, prompt, it)));
            said.push((format!("send {}", kind(it)), send(&view, prompt, it)));
            if let Err(why) = Battlefield::check(&view, prompt, it) {
                said.push((kind(&why), illegal(&state.open, &why)));
                let json = serde_json::to_string(&why).unwrap();
                said.push((kind(&why), refusal(&json)));
            }
        }
        said.extend(email_choices(&view, prompt));
        let page = BattlePage {
            scene: Scene {
                view,
                prompts: vec![asked.clone()],
                undone: Vec::new(),
            },
            log: Vec::new(),
            waiting: vec![asked.seat],
        };
        said.push(("head".into(), head(&page)));
        let mut others = page;
        others.scene.prompts.clear();
        said.push(("head".into(), head(&others)));
    }
    let mut units = state.open.units().map(|(id, _)| id);
    if let Some((one, other)) = units.next().zip(units.last()) {
        said.push(("unit".into(), unit_sentence(&state.open, one, Some(other))));
    }
    said.push(("board".into(), board(&state.open)));
    said
}

/// Returns what an email says of a question, and the page behind its link.
fn email_choices(view: &View, prompt: &Prompt) -> Vec<(String, String)> {
    let task = task(view, prompt).expect("somebody is asked");
    let mut said: Vec<(String, String)> = [&*task.who, &*task.title, task.todo, &*task.when]
        .map(|it| (format!("email {}", kind(prompt)), it.to_owned()))
        .into();
    if let Some(both) = Battlefield::either(view, prompt) {
        let choice = choice(view, prompt, &both);
        let names = choice.answers.iter().map(|(name, _)| name.clone());
        let all = names.chain([choice.ask, choice.seat, choice.when]);
        said.extend(all.map(|it| (format!("choice {}", kind(prompt)), it)));
        assert_ne!(choice.answers[0].0, choice.answers[1].0, "{prompt:?}");
    }
    said
}

/// The name of a variant: what stands first where it is written out.
fn kind(it: &impl std::fmt::Debug) -> String {
    let text = format!("{it:?}");
    let end = text.find(|it: char| !it.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Nothing empty, nothing that was meant for a machine.
fn fine(what: &str, sentence: &str) {
    assert!(!sentence.trim().is_empty(), "nothing is said of {what}");
    let machine = ["{", "_", "  ", "..", " .", " ,", "()", "„“"];
    let found = machine.iter().find(|it| sentence.contains(**it));
    assert!(found.is_none(), "{what}: {sentence:?} has {found:?}");
}

/// No German name in the nominative where a dative stands.
fn declined(what: &str, sentence: &str) {
    for name in [
        "Geschworene Schwerter",
        "Vorreiter",
        "Berserker",
        "Hellebardiere",
    ] {
        for before in ["von ", "mit ", "vor "] {
            let phrase = [before, name].concat();
            let parts: Vec<&str> = sentence.split(&phrase).skip(1).collect();
            let whole = |rest: &&str| !rest.starts_with(char::is_alphanumeric);
            assert!(!parts.iter().any(whole), "{what}: {sentence:?}");
        }
    }
}

#[test]
fn whole_games_are_told_in_both_languages() {
    let mut examples: BTreeMap<String, [String; 2]> = BTreeMap::new();
    for (seed, mode) in (3_u64..).zip(Mode::ALL[1..].iter().copied()) {
        let told = Language::ALL.map(|language| {
            speaking(language, || {
                let mut said = Vec::new();
                play((mode, seed), ANSWERS, |state, events, dice| {
                    // Chance goes on alike in both languages.
                    said.extend(moment(state, events, dice));
                });
                said
            })
        });
        let [english, german] = told;
        assert_eq!(english.len(), german.len());
        for ((what, english), (_, german)) in english.into_iter().zip(german) {
            fine(&what, &english);
            fine(&what, &german);
            declined(&what, &german);
            examples.entry(what).or_insert([english, german]);
        }
    }
    for (what, [english, german]) in &examples {
        println!("{what}: {english} | {german}");
    }
    assert!(examples.len() > 60, "{} kinds", examples.len());
}

#[test]
fn everything_in_the_data_is_told_in_german() {
    let data = Data::of_this_build();
    let mut missing = BTreeSet::new();
    let made_up = |id: &str| id.starts_with("made_up");
    let own: BTreeSet<&str> = data
        .units
        .iter()
        .filter(|it| made_up(&it.faction))
        .flat_map(|it| &it.abilities)
        .map(String::as_str)
        .collect();
    for it in &data.abilities {
        if abilities::german(&it.id).is_none() && !made_up(&it.id) && !own.contains(it.id.as_str())
        {
            missing.insert(it.id.clone());
        }
    }
    for it in data.cards.iter().filter(|it| !made_up(&it.faction)) {
        let told = cards::german(&it.id);
        if told.is_none_or(|german| german.bonus.is_some() != it.bonus.is_some()) {
            missing.insert(it.id.clone());
        }
    }
    for it in &data.missions {
        if texts::german_mission(&it.id).is_none() {
            missing.insert(it.id.clone());
        }
    }
    for it in &data.pieces {
        if words::german_piece(&it.id).is_none() && !made_up(&it.id) {
            missing.insert(it.id.clone());
        }
    }
    assert!(missing.is_empty(), "not told in German: {missing:?}");
}

#[test]
fn every_text_reads_well_in_both_languages() {
    for language in Language::ALL {
        speaking(language, || {
            for it in AbilityRef::all() {
                let (name, text) = ability(it);
                fine(&it.id, &name);
                fine(&it.id, &text);
            }
            for it in CardRef::all() {
                let (name, text) = card(it);
                fine(&it.id, &name);
                fine(&it.id, &text);
                if let Some(bonus) = card_bonus(it) {
                    fine(&it.id, &bonus);
                }
            }
            for it in &Data::of_this_build().missions {
                let (name, text) = mission(&it.id);
                fine(&it.id, &name);
                fine(&it.id, &text);
            }
            for it in Zone::ALL {
                fine(zone(*it), &zone_text(*it));
            }
            for it in Window::ALL {
                fine(it.word(), window::window(*it));
            }
            for it in ActionKind::ALL {
                fine(it.word(), words::action_kind(*it));
            }
            for it in Keyword::ALL {
                fine(it.word(), keyword(*it));
            }
        });
    }
}

#[test]
fn numbers_are_rounded_for_reading() {
    let lengths = [0, 1_000, 5_500, 4_683, 4_999, 6_001].map(inches);
    let expected = [
        "0 inches",
        "1 inch",
        "5.5 inches",
        "4.68 inches",
        "5 inches",
        "6 inches",
    ];
    assert_eq!(lengths, expected);
    assert_eq!(numbers::inches_beyond(6_001), "6.01 inches");
    assert_eq!(
        [0, 4, 6_666, 9_999, 10_000].map(percent),
        ["0%", "under 1%", "67%", "over 99%", "100%"]
    );
    assert_eq!(
        (chance(24).as_str(), tenths(3_449).as_str()),
        ("67%", "3.4")
    );
    let german = speaking(Language::German, || {
        (inches(5_500), tenths(500), percent(2_500))
    });
    assert_eq!(german, ("5,5 Zoll".into(), "0,5".into(), "25 %".into()));
}

#[test]
fn names_are_short_and_told_apart() {
    let short = units::short_name;
    assert_eq!(short("stark", "Stark Sworn Swords"), "Sworn Swords");
    assert_eq!(short("stark", "House Umber Berserkers"), "Umber Berserkers");
    let mountain = "Gregor Clegane, The Mountain That Rides";
    assert_eq!(short("lannister", mountain), "Gregor Clegane");
    assert_eq!(short("neutral", "Stormcrow Archers"), "Stormcrow Archers");
}

#[test]
fn a_refusal_that_nobody_can_read_is_one_still() {
    assert_eq!(refusal("nonsense"), "That isn't allowed.");
    let json = serde_json::to_string(&Illegal::OrderUsed).unwrap();
    assert_eq!(refusal(&json), "Already used.");
}
