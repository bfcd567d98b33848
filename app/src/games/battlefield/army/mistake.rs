//! The mistakes in an army that was written down, in words.

use battlefield::outline::Mistake;

/// "Line 3: there is no unit "swords"." The rules tell mistakes in English, with what they are about
/// in quotation marks.
pub fn mistake(it: &Mistake) -> String {
    let line = it.line;
    let what = what(&it.what);
    say!("Line {line}: {what}" | "Zeile {line}: {what}")
}

fn what(told: &str) -> String {
    let quoted = told.split('"').nth(1).unwrap_or_default();
    let begins = |with: &str| told.starts_with(with);
    if begins("there is no faction") {
        return say!("There is no faction “{quoted}”." | "Es gibt keine Fraktion „{quoted}“.");
    }
    if begins("there is no unit") {
        return say!("There is no unit “{quoted}”." | "Es gibt keine Einheit „{quoted}“.");
    }
    if begins("there is no attachment") {
        return say!("There is no attachment “{quoted}”." | "Es gibt keinen Begleiter „{quoted}“.");
    }
    if begins("there is no NCU") {
        return say!("There is no NCU “{quoted}”." | "Es gibt keine NCU „{quoted}“.");
    }
    if let Some((_, ids)) = told.split_once(" may be ") {
        let ids = ids.replace(" or ", ", ");
        return say!("“{quoted}” can mean several: {ids}." | "„{quoted}“ ist mehrdeutig: {ids}.");
    }
    word!(
        "An army begins with its faction, like “army stark”."
            | "Eine Armee beginnt mit ihrer Fraktion, etwa „army stark“."
    )
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use battlefield::{army::read, data::Data};

    #[test]
    fn every_mistake_is_told_in_both_languages() {
        let told = |text: &str, language| {
            let mistakes = read(text, Data::of_this_build()).unwrap_err();
            speaking(language, || {
                mistakes.iter().map(mistake).collect::<Vec<_>>()
            })
        };
        let text = "army tully\nbowmen";
        assert_eq!(
            told(text, Language::English),
            [
                "Line 1: There is no faction “tully”.",
                "Line 2: An army begins with its faction, like “army stark”.",
            ]
        );
        let text = "army stark\nswords\nbowmen + Robb Stark\nbowmen + x\nncu tywin";
        assert_eq!(
            told(text, Language::German),
            [
                "Zeile 2: Es gibt keine Einheit „swords“.",
                "Zeile 3: „Robb Stark“ ist mehrdeutig: stark.robb_wolf_lord, stark.robb_young_wolf.",
                "Zeile 4: Es gibt keinen Begleiter „x“.",
                "Zeile 5: Es gibt keine NCU „tywin“.",
            ]
        );
    }
}
