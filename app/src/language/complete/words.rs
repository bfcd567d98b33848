//! The texts that count as left in English.

/// Words that no German sentence has.
const ENGLISH: &[&str] = &[
    "and", "are", "be", "by", "for", "from", "has", "have", "is", "it", "may", "no", "not", "of",
    "on", "or", "order", "orders", "the", "their", "they", "this", "to", "units", "which", "with",
    "you", "your", "yours",
];

/// Words that both languages share, besides names.
const SHARED: &[&str] = &[
    "ann", "bob", "chat", "cid", "computer", "dan", "eve", "fans", "fay", "hand", "haus", "land",
    "link", "lobby", "name", "ser", "start", "text", "von", "westeros",
];

/// The English words in a German sentence.
pub fn english_in(german: &str) -> Vec<String> {
    let words = split(german);
    words.filter(|it| ENGLISH.contains(&it.as_str())).collect()
}

/// Tells whether a sentence that is the same in both languages has nothing to translate: it is made of names, numbers
/// and words that are the same.
pub fn is_the_same(sentence: &str, names: &[&str]) -> bool {
    let mut names = names.to_vec();
    names.sort_by_key(|it| std::cmp::Reverse(it.len()));
    let mut rest = sentence.to_owned();
    for name in names {
        rest = rest.replace(name, " ");
    }
    split(&rest).all(|it| it.chars().count() < 2 || SHARED.contains(&it.as_str()))
}

fn split(sentence: &str) -> impl Iterator<Item = String> {
    sentence
        .split(|it: char| !it.is_alphabetic())
        .filter(|it| !it.is_empty())
        .map(str::to_lowercase)
}

/// No sentence is left as it was, and none is half English; a game's names may be the same.
pub fn compare(english: &[String], german: &[String], names: &[&str]) {
    assert_eq!(english.len(), german.len(), "the same was told");
    for (english, german) in english.iter().zip(german) {
        assert!(
            english != german || is_the_same(english, names),
            "not translated: {english}"
        );
        assert_eq!(english_in(german), [""; 0], "{german}");
    }
}

#[test]
fn english_is_recognized() {
    assert_eq!(english_in("Die Burg of Winterfell"), ["of"]);
    assert!(english_in("Lege einen Befehl in der Eisbucht ab.").is_empty());
    assert!(is_the_same("Robb Stark 3", &["Robb Stark"]));
    assert!(!is_the_same("Robb Stark wins", &["Robb Stark"]));
}
