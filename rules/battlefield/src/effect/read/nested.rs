//! Steps with others below them.

use super::{Words, conditions, listed, script};
use crate::{
    effect::{Condition, Gives, Script, Step},
    outline::{Mistake, Node},
};

/// The lines below a step.
pub struct Below<'n, 'a, 'm> {
    pub node: &'n Node<'a>,
    pub mistakes: &'m mut Vec<Mistake>,
    pub used: bool,
}

impl Below<'_, '_, '_> {
    fn steps(&mut self) -> Script {
        self.used = true;
        script(&self.node.below, self.mistakes)
    }

    fn when(&mut self) -> Vec<Condition> {
        self.used = true;
        conditions(&self.node.below, self.mistakes)
    }

    /// The steps below each line that says just `word`.
    fn blocks(&mut self, word: &str) -> Vec<Script> {
        self.used = true;
        let named = self.node.below.iter().filter(|node| node.text == word);
        named
            .map(|node| script(&node.below, self.mistakes))
            .collect()
    }
}

/// Reads one.
pub fn nested(
    word: &str,
    words: &mut Words<'_>,
    below: &mut Below<'_, '_, '_>,
) -> Result<Step, String> {
    Ok(match word {
        "modify" => modify(words, below)?,
        "gain" => gain(words, below)?,
        "morale_test" => {
            let (target, modifier) = (words.selector()?, words.modifier()?);
            Step::MoraleTest {
                target,
                modifier,
                failed: below.blocks("failed").concat(),
                passed: below.blocks("passed").concat(),
            }
        }
        "may" => Step::Choice {
            options: vec![below.steps()],
            optional: true,
            by_active_player: false,
        },
        "choose" => {
            let by_active_player = words.take("by active player");
            let options = below.blocks("option");
            if options.len() < 2 {
                return Err("a choice has two options or more".to_owned());
            }
            Step::Choice {
                options,
                optional: false,
                by_active_player,
            }
        }
        "if" => {
            let text = words.left.drain(..).collect::<Vec<_>>().join(" ");
            Step::If {
                when: listed(below.node, &text, below.mistakes),
                then: below.steps(),
            }
        }
        "after" => Step::After {
            window: words.named()?,
            when: below.when(),
            then: below.steps(),
        },
        "on_attach" => Step::OnAttach {
            friendly: words.friendly(),
            when: below.when(),
            then: below.steps(),
        },
        "aura" => aura(words, below)?,
        "attach_card" => {
            let target = words.selector()?;
            words.expect("until")?;
            Step::AttachCard {
                target,
                until: words.named()?,
                holds: below.steps(),
            }
        }
        "roll" => {
            words.expect("at least")?;
            Step::Roll {
                at_least: words.number()?,
                then: below.steps(),
            }
        }
        "replace_zone_effect" => Step::ReplaceZoneEffect(below.steps()),
        "pay_wounds" => {
            let target = words.selector()?;
            words.expect("up to")?;
            Step::PayWounds {
                target,
                most: words.number()?,
                then: below.steps(),
            }
        }
        "spend_counter" => {
            words.expect("of")?;
            Step::SpendCounter {
                start: words.number()?,
                then: below.steps(),
            }
        }
        _ => return Err(format!("there is no step \"{word}\"")),
    })
}

fn modify(words: &mut Words<'_>, below: &mut Below<'_, '_, '_>) -> Result<Step, String> {
    let (stat, by) = (words.named()?, words.amount()?);
    words.expect("for")?;
    Ok(Step::Modify {
        stat,
        by,
        scope: words.named()?,
        target: words.take("of").then(|| words.selector()).transpose()?,
        if_any: words.take("if any"),
        when: only_when(below)?,
    })
}

fn gain(words: &mut Words<'_>, below: &mut Below<'_, '_, '_>) -> Result<Step, String> {
    let ability = words.next("a trait")?.to_owned();
    words.expect("for")?;
    Ok(Step::GainTrait {
        ability,
        scope: words.named()?,
        when: only_when(below)?,
    })
}

/// Conditions below, and nothing else.
fn only_when(below: &mut Below<'_, '_, '_>) -> Result<Vec<Condition>, String> {
    let other = below
        .node
        .below
        .iter()
        .find(|node| node.split().0 != "when");
    match other {
        Some(node) => Err(format!("\"{}\" cannot stand below", node.text)),
        None => Ok(below.when()),
    }
}

fn aura(words: &mut Words<'_>, below: &mut Below<'_, '_, '_>) -> Result<Step, String> {
    let on = words.selector()?;
    let friendly = words.friendly();
    let gives = if words.take("has") {
        Gives::Trait(words.next("a trait")?.to_owned())
    } else {
        Gives::Stat(words.named()?, words.amount()?)
    };
    Ok(Step::Aura {
        on,
        friendly,
        gives,
        stacks: words.take("and adds up"),
        when: only_when(below)?,
    })
}
