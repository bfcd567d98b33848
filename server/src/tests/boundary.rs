//! Tests that what is shared knows no game: no word of a rulebook stands in it, and no crate below depends on what lies
//! above.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// Words of the rulebooks, in both languages. In shared code they would be a game's.
const WORDS: &[&str] = &[
    "baratheon",
    "barrel",
    "barrels",
    "battlefield",
    "castle",
    "castles",
    "footman",
    "footmen",
    "graufreud",
    "greyjoy",
    "haus",
    "hauses",
    "house",
    "houses",
    "häuser",
    "häusern",
    "knight",
    "knights",
    "lannister",
    "lennister",
    "martell",
    "muster",
    "rabe",
    "raven",
    "ravens",
    "regiment",
    "stark",
    "stronghold",
    "strongholds",
    "throne",
    "tides",
    "tray",
    "trays",
    "tyrell",
    "westeros",
    "wildling",
    "wildlinge",
    "wildlings",
];

/// The files in which such a word is none of a game's, each with what may stand there.
const ALLOWED: &[(&str, &[&str])] = &[
    // The name of the whole site.
    (
        "app/src/home.rs",
        &["wargames of westeros", "kriegsspiele von westeros"],
    ),
    (
        "app/src/lib.rs",
        &["wargames of westeros", "kriegsspiele von westeros"],
    ),
    (
        "app/src/legal.rs",
        &["wargames of westeros", "kriegsspiele von westeros"],
    ),
    (
        "app/src/shell.rs",
        &["wargames of westeros", "kriegsspiele von westeros"],
    ),
    // Rules that the people at a table agree on, in any game.
    (
        "",
        &["house rules", "house-rules", "house_rules", "hausregeln"],
    ),
    // The games are listed here, and nowhere else.
    ("app/src/games.rs", &["battlefield", "westeros"]),
    // Three words that lead to a table of any game.
    (
        "app/src/home/by_words.rs",
        &["raven · oak · seven", "rabe · eiche · sieben"],
    ),
    // So older addresses call what has won.
    ("app/src/profiles/search.rs", &["\"house\""]),
    // A name must not look like the seat of somebody else.
    (
        "server/platform/src/accounts/confusable.rs",
        &["\"house\", \"haus\""],
    ),
];

#[test]
fn no_word_of_a_rulebook_stands_in_what_is_shared() {
    let root = root();
    let mut found = BTreeSet::new();
    for folder in [
        "server/model/src",
        "server/platform/src",
        "rules/tabletop/src",
        "app/src",
    ] {
        for file in sources(&root.join(folder)) {
            let name = file.strip_prefix(&root).unwrap().display().to_string();
            let text = fs::read_to_string(&file).unwrap();
            for word in words_in(&name, &shared(&text)) {
                found.insert(format!("{name}: {word}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", Vec::from_iter(found).join("\n"));
}

#[test]
fn such_words_are_found() {
    let found = |text: &str| words_in("app/src/chat.rs", &shared(text));
    assert_eq!(
        found("say!(\"each house and its ravens\")"),
        ["house", "ravens"]
    );
    assert_eq!(found("the house rules of a warehouse"), [""; 0]);
    assert_eq!(found("say!(\"Ein starkes Haus\")"), ["haus"]);
    assert_eq!(
        found("/// \"House Stark\"\nlet name = 1;"),
        [""; 0],
        "an example"
    );
    assert_eq!(found("struct HousePicker;"), ["house"]);
    let tests = "fn one() {}\n#[cfg(test)]\nmod tests {\n    \"House Stark\"\n}";
    assert_eq!(found(tests), [""; 0]);
}

/// The first invariants of ARCHITECTURE.md.
#[test]
fn crates_depend_on_nothing_above_them() {
    for game in ["battlefield", "duel", "westeros"] {
        let all = dependencies(&format!("rules/{game}"));
        let known = ["serde", "serde_json", "tabletop", "thiserror"];
        let own = |it: &str| game == "battlefield" && it == "geometry";
        assert!(
            all.iter().all(|it| known.contains(&it.as_str()) || own(it)),
            "{game}: {all:?}"
        );
    }
    let known = ["serde", "tabletop"];
    assert!(
        dependencies("rules/geometry")
            .iter()
            .all(|it| known.contains(&it.as_str()))
    );
    let known = ["serde", "serde_json", "thiserror"];
    assert!(
        dependencies("rules/tabletop")
            .iter()
            .all(|it| known.contains(&it.as_str()))
    );
    let known = ["sea-orm", "serde", "tabletop"];
    assert!(
        dependencies("server/model")
            .iter()
            .all(|it| known.contains(&it.as_str()))
    );
    let platform = dependencies("server/platform");
    for game in ["app", "battlefield", "duel", "westeros", "axum", "leptos"] {
        assert!(!platform.contains(game), "the platform depends on {game}");
    }
    assert!(!dependencies("app").contains("sea-orm"));
    assert!(!platform.is_empty());
}

/// Returns what a file says before its tests, without comments, in small letters.
fn shared(text: &str) -> String {
    let before = text.split("mod tests {").next().unwrap_or_default();
    let lines = before
        .lines()
        .filter(|it| !it.trim_start().starts_with("//"));
    let (mut all, mut before) = (String::new(), ' ');
    for it in lines.flat_map(|it| it.chars().chain(['\n'])) {
        // The words of a name, each by itself.
        if it.is_uppercase() && before.is_lowercase() {
            all.push(' ');
        }
        all.extend(it.to_lowercase());
        before = it;
    }
    all
}

fn words_in(file: &str, text: &str) -> Vec<&'static str> {
    let mut text = text.to_owned();
    for (_, allowed) in ALLOWED.iter().filter(|(at, _)| file.starts_with(at)) {
        for it in *allowed {
            text = text.replace(it, "");
        }
    }
    let words: BTreeSet<&str> = text.split(|it: char| !it.is_alphanumeric()).collect();
    WORDS
        .iter()
        .filter(|it| words.contains(**it))
        .copied()
        .collect()
}

/// The source files below a folder, but for those of the games and of tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let of_a_game = folder.ends_with("games")
            && ["battlefield", "westeros", "duel"]
                .iter()
                .any(|it| path.file_stem().unwrap() == *it);
        if of_a_game || name.starts_with("test") || name == "complete" || name == "complete.rs" {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
    found
}

/// Returns what a crate needs outside its tests.
fn dependencies(package: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(package).join("Cargo.toml")).unwrap();
    let (_, after) = text.split_once("\n[dependencies]\n").unwrap();
    let lines = after.split("\n[").next().unwrap().lines();
    let name = |it: &str| Some(it.split(['.', ' ', '=']).next()?.to_owned());
    lines.filter(|it| !it.is_empty()).filter_map(name).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
