//! The looks of a name: two that look the same are not given to two people, and what this site says of itself, or in
//! place of a name, is no name.

use std::sync::LazyLock;

use unicode_security::skeleton as confused;

/// The words that this site says, in the languages that it speaks, of itself and of those who run it, of the computer,
/// the clock and nobody.
const OWN: &[&str] = &[
    "Rookery",
    "Moderator",
    "Moderatorin",
    "Moderators",
    "Moderatoren",
    "Moderation",
    "Admin",
    "Administrator",
    "Administratorin",
    "Operator",
    "Betreiber",
    "Support",
    "System",
    "Server",
    "Computer",
    "The computer",
    "Der Computer",
    "The clock",
    "Die Uhr",
    "Guest",
    "Gast",
    "Nobody",
    "Niemand",
    "Somebody",
    "Jemand",
    "Anonymous",
    "Anonym",
    "Spectator",
    "Spectators",
    "Zuschauer",
    "Deleted account",
    "Gelöschtes Konto",
    "The hall",
    "Die Halle",
];
/// The words that nobody may begin or end a name with, as they would say that they speak for this site.
const ROLES: &[&str] = &[
    "Rookery",
    "Moderator",
    "Moderatorin",
    "Admin",
    "Administrator",
    "Administratorin",
    "Operator",
    "Betreiber",
    "Support",
];
/// Those without an account are called so, with a number.
const GUESTS: [&str; 2] = ["Guest", "Gast"];
/// Seats are called so, in one of the games.
const SEATS: [&str; 2] = ["House", "Haus"];

static RESERVED: LazyLock<Vec<String>> =
    LazyLock::new(|| OWN.iter().map(|it| skeleton(it)).collect());

/// Tells whether a sign may stand in a name beside letters and digits.
pub const fn is_separator(it: char) -> bool {
    matches!(it, ' ' | '-' | '_' | '.' | '\'')
}

/// The same text for all names that look the same, as Unicode's skeletons tell (TR39): whatever
/// their letters are, their case, and what stands between them.
pub fn skeleton(name: &str) -> String {
    // Twice: letters of either case look like others, in their own ways.
    let seen = lower(&lower(name));
    // The one whose capital looks like the other.
    seen.replace('i', "l")
}

fn lower(name: &str) -> String {
    let letters: String = name.chars().filter(|it| !is_separator(*it)).collect();
    let seen: String = confused(&letters).filter(|it| !is_separator(*it)).collect();
    seen.to_lowercase()
}

/// Tells whether a name looks like what this site says where no name stands.
pub fn reserved(name: &str) -> bool {
    let seen = skeleton(name);
    let guest = |it: &str| seen.strip_prefix(&skeleton(it)).is_some_and(is_number);
    let words = words(name);
    let is_one = |word: &String, of: &[&str]| of.iter().any(|it| skeleton(it) == *word);
    let (first, last) = (words.first(), words.last());
    let speaks = |it: Option<&String>| it.is_some_and(|it| is_one(it, ROLES));
    let before_another = &words[..words.len().saturating_sub(1)];
    RESERVED.contains(&seen)
        || GUESTS.into_iter().any(guest)
        || speaks(first)
        || speaks(last)
        || before_another.iter().any(|it| is_one(it, &SEATS))
}

/// Returns what the words of a name look like, also of those that only a capital parts.
fn words(name: &str) -> Vec<String> {
    let mut parted = String::new();
    let mut small = false;
    for it in name.chars() {
        if small && it.is_uppercase() {
            parted.push(' ');
        }
        small = it.is_lowercase();
        parted.push(it);
    }
    let words = parted.split(is_separator).filter(|it| !it.is_empty());
    words.map(skeleton).collect()
}

/// Tells whether this looks like a number: 0 and 1 look like letters. One such letter alone may be one.
fn is_number(seen: &str) -> bool {
    let like = |it: char| it.is_numeric() || matches!(it, 'o' | 'l');
    let several = seen.chars().count() > 1 || seen.chars().any(char::is_numeric);
    several && seen.chars().all(like)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_have_one_skeleton() {
        let ann = skeleton("Ann Lee");
        // Another case, other spaces, Cyrillic and mathematical letters, l for I.
        for alike in [
            "ANN LEE",
            "AnnLee",
            "Ann_Lee",
            "ann.lee",
            "Аnn Lee",
            "𝐀nn Lee",
        ] {
            assert_eq!(skeleton(alike), ann, "{alike}");
        }
        assert_eq!(skeleton("paypal"), skeleton("раураl"));
        assert_eq!(skeleton("Ian"), skeleton("lan"));
        assert_eq!(skeleton("B0b1"), skeleton("BobI"));
        assert_eq!(skeleton("Torn"), skeleton("Tom"));
        assert_eq!(skeleton("TOM."), skeleton("Tom"));
        assert_eq!(skeleton("BILL."), skeleton("Bill"));
        for (one, other) in [("Jörg", "Jorg"), ("Ann", "Anne"), ("Bob 2", "Bob 3")] {
            assert_ne!(skeleton(one), skeleton(other));
        }
    }

    #[test]
    fn what_the_site_says_of_itself_is_no_name() {
        for name in [
            "Guest 1234567",
            "guest12",
            "GUEST 1OO",
            "Gast 7",
            "Guest",
            "M0derator",
            "Rookery",
            "R00kery",
            "moderator",
            "Мoderator",
            "Computer",
            "House Stark",
            "Haus-Stark",
            "-House Stark",
            ".House Stark",
            "HouseStark",
            "The House Stark",
            "Rookery Support",
            "Moderator Ann",
            "Ann Admin",
            "AnnModerator",
            "Nobody",
            "deleted account",
            "Gelöschtes-Konto",
            "Jemand",
        ] {
            assert!(reserved(name), "{name}");
        }
        for name in [
            "Ann",
            "Guesty",
            "Gastl",
            "Gaston",
            "Hausmann",
            "Householder",
            "House",
            "Ann House",
            "Annmoderator",
            "Rooke",
            "Ann of Tarth",
            "Nobodys Fool",
        ] {
            assert!(!reserved(name), "{name}");
        }
    }

    #[test]
    fn guests_do_not_look_alike() {
        let numbers = 0..10_u8;
        let seen: std::collections::BTreeSet<_> = numbers
            .map(|it| skeleton(&format!("Guest 00{it}")))
            .collect();
        assert_eq!(seen.len(), 10);
    }
}
