//! Names that are like one that nobody has.

/// So many are named at most.
const MOST: usize = 4;

/// The names that are most like a text, to be told behind it; empty where none is.
pub fn near<'a>(text: &str, all: impl Iterator<Item = &'a str>) -> String {
    let text = text.to_lowercase();
    let mut like: Vec<(usize, &str)> = all
        .map(|name| (steps(&text, name), name))
        .filter(|(steps, _)| *steps <= 1 + text.len() / 4)
        .collect();
    like.sort_unstable();
    like.dedup();
    like.truncate(MOST);
    if like.is_empty() {
        return String::new();
    }
    let like: Vec<&str> = like.into_iter().map(|(_, name)| name).collect();
    format!("; like it are {}", like.join(", "))
}

/// Returns the number of letters that have to be changed, put in or left out: of an id with or without its faction.
fn steps(text: &str, name: &str) -> usize {
    let name = name.to_lowercase();
    let short = name.rsplit('.').next().unwrap_or(&name);
    changes(text, &name).min(changes(text, short))
}

fn changes(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (at, letter) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (column, other) in b.iter().enumerate() {
            let changed = before + usize::from(letter != *other);
            before = row[column + 1];
            row[column + 1] = changed.min(before + 1).min(row[column] + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::near;

    #[test]
    fn names_a_letter_or_two_away_are_told() {
        let all = ["stark.sworn_swords", "stark.bowmen", "neutral.bolton_girls"];
        let told = |text| near(text, all.into_iter());
        assert_eq!(told("swrn_swords"), "; like it are stark.sworn_swords");
        assert_eq!(told("stark.bowman"), "; like it are stark.bowmen");
        assert_eq!(told("dragon"), "");
    }
}
