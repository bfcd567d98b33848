//! Words of an answer that say more than the answer itself.

use crate::{
    notation::{
        line::Line,
        names::{written_ncu, written_thing, written_unit},
        question,
    },
    position::Position,
    question::Prompt,
};

/// Refuses an answer to another question, by those of its words that are in no answer because
/// they are in the question: who turns, whose token is spent, which kind of thing is answered.
///
/// # Errors
/// The word that is another than that of the question.
pub fn meant(position: &Position, prompt: &Prompt, text: &str) -> Result<(), String> {
    let mut line = Line::new(text);
    let verb = line.word()?;
    let wanted = match (verb, prompt) {
        ("pivot", Prompt::Pivot { unit }) => written_unit(position, *unit),
        ("spend", Prompt::Spend { token, .. }) => token.word().to_owned(),
        ("claim", Prompt::Claim { ncu, .. }) => written_ncu(position, *ncu),
        (
            "maneuver" | "march" | "shift" | "charge" | "shoot" | "fight" | "raze" | "forgo"
            | "retreat",
            Prompt::Action { who } | Prompt::Free { who, .. },
        ) => written_thing(position, *who),
        ("take", Prompt::Discard) | ("discard", Prompt::Recall { .. } | Prompt::Search { .. }) => {
            let asked = question(position, prompt);
            return Err(format!("\"{verb}\" is no answer where {asked} is asked"));
        }
        ("keep", prompt) if !matches!(prompt, Prompt::Reroll { .. } | Prompt::Spend { .. }) => {
            let asked = question(position, prompt);
            return Err(format!("dice are kept, and {asked} is asked"));
        }
        _ => return Ok(()),
    };
    let word = line.word()?;
    if word == wanted {
        Ok(())
    } else {
        let asked = question(position, prompt);
        Err(format!("\"{word}\": asked is {asked}, so it is {wanted}"))
    }
}
