//! Steps that say all in their line.

use super::Words;
use crate::effect::{Step, TokenAct};
use crate::word::Word;

/// Reads one, if `word` begins such a step.
pub fn simple(word: &str, words: &mut Words<'_>) -> Result<Option<Step>, String> {
    Ok(Some(match word {
        "sixes_count" => Step::SixesCount(words.number()?),
        "sixes_unblockable" => Step::SixesUnblockable,
        "no_defense_dice" => Step::NoDefenseDice,
        "only_sixes_save" => Step::OnlySixesSave,
        "all_hit" => Step::AllHit,
        "auto_hits" => Step::AutoHits(words.amount()?),
        "block" => Step::Block(words.amount()?),
        "hits" => Step::Hits {
            target: words.selector()?,
            count: words.amount()?,
        },
        "wounds" => Step::Wounds {
            target: words.selector()?,
            count: words.amount()?,
        },
        "restore" => Step::Restore {
            target: words.selector()?,
            count: words.amount()?,
        },
        "add" | "remove" | "move" => Step::Token {
            act: TokenAct::named(word).unwrap_or(TokenAct::Add),
            kind: words.named()?,
            target: words.selector()?,
        },
        "panic_test" => Step::PanicTest {
            target: words.selector()?,
            modifier: words.modifier()?,
        },
        "pass" => Step::SetResult { passed: true },
        "fail" => Step::SetResult { passed: false },
        "reroll" => {
            let pool = words.named()?;
            words.expect("by")?;
            let by = words.named()?;
            Step::Reroll { pool, by }
        }
        "set_die" => Step::SetDie {
            pool: words.named()?,
            face: words.number()?,
        },
        "action" => action(words)?,
        "pivot" => Step::Pivot(words.selector()?),
        "shift" => {
            let target = words.selector()?;
            words.expect("up to")?;
            let most = words.number()?;
            Step::Shift { target, most }
        }
        "forced_charge" => Step::ForcedCharge {
            die: words.number()?,
        },
        "end_activation" => Step::EndActivation(words.selector()?),
        "draw" => Step::Draw(words.number()?),
        "recall" => Step::Recall(words.number()?),
        "search_commander" => Step::SearchCommander(words.number()?),
        "cancel_card" => Step::Cancel { card: true },
        "cancel_ability" => Step::Cancel { card: false },
        "suppress" => {
            let target = words.selector()?;
            words.expect("until")?;
            Step::Suppress {
                target,
                until: words.named()?,
                keep_attachments: words.take("but attachments"),
            }
        }
        "borrow_zone_effect" => Step::BorrowZoneEffect,
        "token_as_any" => Step::TokenAsAny(words.selector()?),
        "wounds_per_model" => Step::WoundsPerModel(words.number()?),
        "see_past_units" => Step::SeePastUnits,
        "forbid" => forbid(words)?,
        "permit" => {
            let what = words.named()?;
            let number = words.number()?;
            words.expect("times")?;
            let count = words.number()?;
            words.expect("until")?;
            let until = words.named()?;
            Step::Permit {
                what,
                number,
                count,
                until,
            }
        }
        _ => return Ok(None),
    }))
}

fn action(words: &mut Words<'_>) -> Result<Step, String> {
    let kind = words.named()?;
    words.expect("by")?;
    Ok(Step::Action {
        kind,
        by: words.selector()?,
        most: words.take("up to").then(|| words.number()).transpose()?,
        against: words.take("against").then(|| words.named()).transpose()?,
        without_shift: words.take("without shift"),
        without_charge_bonus: words.take("without charge bonus"),
        best_dice: words.take("with best dice"),
    })
}

fn forbid(words: &mut Words<'_>) -> Result<Step, String> {
    let mut what = vec![words.named()?];
    while words.take("and") {
        what.push(words.named()?);
    }
    words.expect("for")?;
    let who = words.named()?;
    words.expect("until")?;
    let until = words.named()?;
    Ok(Step::Forbid { what, who, until })
}
