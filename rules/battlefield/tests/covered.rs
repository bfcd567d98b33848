//! Nothing in the data, and nothing that abilities and cards can do, is without a case.

use battlefield::{
    data::{BARE, Data, MADE_UP, zone},
    effect::{self, Script, Zone},
};
use std::{collections::BTreeSet, fs, path::Path};

/// All cases, in small letters.
fn cases() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = fs::read_dir(&folder).expect("the folder of the cases");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()));
    let texts: Vec<String> = texts.map(|text| text.expect("a readable file")).collect();
    texts.join("\n").to_lowercase()
}

/// Tells whether a word of the cases is the short name of an entry.
fn is_played(cases: &str, id: &str) -> bool {
    let short = id.rsplit('.').next().unwrap_or(id);
    cases
        .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
        .any(|word| word == short)
}

/// Abilities and cards that a case names, with all they do. Those that work by themselves stand in
/// the title of theirs.
fn played(cases: &str) -> (Vec<(String, Vec<&'static Script>)>, Vec<String>) {
    let data = Data::of_this_build();
    let abilities = data.abilities.iter();
    let abilities =
        abilities.map(|it| (&it.name, &it.id, vec![&it.script], format!("{:?}", it.when)));
    let cards = data.cards.iter().map(|it| {
        let bonus = it.bonus.iter().map(|bonus| &bonus.script);
        let scripts = [&it.script].into_iter().chain(bonus).collect();
        (&it.name, &it.id, scripts, format!("{:?}", it.when))
    });
    // Each zone of the board has cases under its name.
    let zones = Zone::ALL.iter().map(|it| &zone(*it).script).collect();
    let mut found = vec![(String::new(), zones)];
    let mut missing = Vec::new();
    for (name, id, scripts, when) in abilities.chain(cards) {
        if cases.contains(&name.to_lowercase()) || is_played(cases, id) {
            found.push((when, scripts));
        } else if !id.starts_with(MADE_UP) {
            missing.push(name.clone());
        }
    }
    (found, missing)
}

#[test]
fn every_ability_and_card_has_a_case() {
    let (_, missing) = played(&cases());
    assert_eq!(missing, [] as [String; 0]);
}

#[test]
fn every_unit_attachment_and_ncu_has_a_case() {
    let (data, cases) = (Data::of_this_build(), cases());
    let units = data
        .units
        .iter()
        .filter(|it| ![BARE, MADE_UP].contains(&it.faction.as_str()));
    let ids = units.map(|it| &it.id);
    let ids = ids.chain(data.attachments.iter().map(|it| &it.id));
    let ids = ids.chain(data.ncus.iter().map(|it| &it.id));
    let missing: Vec<&String> = ids.filter(|id| !is_played(&cases, id)).collect();
    assert_eq!(missing, [] as [&String; 0]);
}

/// Numbers of `battlefield-cases.md`.
const NUMBERED: std::ops::RangeInclusive<u16> = 1..=378;

/// The numbers behind each `mark` in this text; `bc001_to_bc003` are three.
fn numbers(text: &str, mark: &str) -> BTreeSet<u16> {
    let mut found = BTreeSet::new();
    let mut before = "";
    let mut last = 0;
    for part in text.split(mark) {
        if let Some(number) = part.get(..3).and_then(|it| it.parse().ok()) {
            let first = if before.ends_with("_to_") {
                last
            } else {
                number
            };
            found.extend(first..=number);
            last = number;
        }
        before = part;
    }
    found
}

/// All Rust files below a folder, one after the other.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|it| it.expect("an entry").path());
    let texts = paths.map(|path| match path.extension() {
        _ if path.is_dir() => sources(&path),
        Some(extension) if extension == "rs" => fs::read_to_string(path).expect("a source"),
        _ => String::new(),
    });
    texts.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_numbered_case_is_played() {
    let cases = cases();
    let titles = cases.lines().filter(|line| line.starts_with("case "));
    let titles: Vec<&str> = titles.collect();
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let tests = sources(&crate_root.join("src")) + &sources(&crate_root.join("tests"));
    let tests = tests
        .lines()
        .filter(|line| line.trim_start().starts_with("fn "));
    let tests: Vec<&str> = tests.collect();
    let mut played = numbers(&titles.join("\n"), "bc");
    played.extend(numbers(&tests.join("\n"), "bc"));
    let missing: Vec<u16> = NUMBERED.filter(|it| !played.contains(it)).collect();
    assert_eq!(missing, [] as [u16; 0]);
    assert!(played.iter().all(|it| NUMBERED.contains(it)), "{played:?}");
}

/// The members of an enum, as its file writes them.
fn members(source: &str, name: &str) -> Vec<String> {
    let (_, rest) = source.split_once(&format!("{name} {{")).expect("the enum");
    let body = rest.split("\n}\n").next().unwrap_or("");
    let names = body.lines().filter_map(|line| {
        let name = line.strip_prefix("    ")?;
        let end = name.find(|letter: char| !letter.is_alphanumeric())?;
        (end > 0).then(|| name[..end].to_owned())
    });
    names.collect()
}

/// Members that nothing of what is `used` names.
fn unused(used: &str, members: Vec<String>) -> Vec<String> {
    let words: Vec<&str> = used
        .split(|letter: char| !letter.is_alphanumeric())
        .collect();
    let all = members.into_iter();
    all.filter(|name| !words.contains(&name.as_str())).collect()
}

#[test]
fn every_step_and_condition_is_used_in_a_case() {
    let (played, _) = played(&cases());
    let used = format!("{played:?}");
    let steps = members(include_str!("../src/effect/step.rs"), "pub enum Step");
    assert!(steps.len() > 40, "all steps are found");
    assert_eq!(unused(&used, steps), [] as [String; 0]);
    let conditions = members(
        include_str!("../src/effect/condition.rs"),
        "pub enum Condition",
    );
    assert!(conditions.len() > 25, "all conditions are found");
    assert_eq!(unused(&used, conditions), [] as [String; 0]);
    // Words that steps are made of.
    let words = [
        words(effect::Stat::ALL),
        words(effect::Scope::ALL),
        words(effect::Until::ALL),
        words(effect::Selected::ALL),
        words(effect::Quantity::ALL),
        words(effect::Pool::ALL),
        words(effect::TokenAct::ALL),
        words(effect::ActionKind::ALL),
        words(effect::Forbidden::ALL),
        words(effect::Who::ALL),
        words(effect::Permission::ALL),
    ];
    assert_eq!(unused(&used, words.concat()), [] as [String; 0]);
}

fn words<T: std::fmt::Debug>(all: &[T]) -> Vec<String> {
    all.iter().map(|word| format!("{word:?}")).collect()
}
