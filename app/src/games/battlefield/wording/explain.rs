//! The answers that are possible, in a sentence or two.

mod fixed;
mod scene;

#[cfg(feature = "ssr")]
pub use scene::scene;

use super::{
    numbers::{faces, inches},
    options::source_asked,
    sentence::{count_dice, wounds},
    steps::source_text,
    units::thing,
    words::arc,
};
use battlefield::{
    effect::Pool, position::Position, question::Prompt, state::View, task::FreeAction,
};

/// Tells what may be answered.
pub fn explain(view: &View, prompt: &Prompt) -> String {
    fixed::fixed(view, prompt).map_or_else(|| told(view, prompt), str::to_owned)
}

/// Tells what may be answered where that depends on the question.
fn told(view: &View, prompt: &Prompt) -> String {
    let position = &view.open;
    match prompt {
        Prompt::Army => {
            let size = position.setup.size;
            say!(
                "Up to {size} points with one commander. Armies are revealed together."
                    | "Bis zu {size} Punkte mit einem Kommandanten. Alle Armeen werden zugleich \
                       aufgedeckt."
            )
        }
        Prompt::Free { terms, .. } => free(position, terms),
        Prompt::Retreat { most, .. } => {
            let most = inches(*most);
            say!(
                "Straight in one direction, up to {most}, at least 1 inch clear of every enemy; \
                 then it may turn."
                    | "Gerade in eine Richtung, bis zu {most}, mindestens 1 Zoll weg von jedem \
                       Feind; danach darf sie sich drehen."
            )
        }
        Prompt::Align { side, .. } => {
            let side = arc(*side);
            say!(
                "Side of the target: {side}. Left and right are as the target sees you."
                    | "Seite des Ziels: {side}. Links und rechts, wie das Ziel dich sieht."
            )
        }
        Prompt::React { roles, .. } => scene::react(position, roles),
        Prompt::Target {
            options,
            count,
            optional,
        } => {
            let (all, count) = (options.len(), usize::from(*count).min(options.len()));
            let rule = say!("Choose {count} of {all}." | "Wähle {count} von {all}.");
            let free = if *optional {
                word!(" You can also do without." | " Du kannst auch verzichten.")
            } else {
                ""
            };
            [rule, free.to_owned(), after(position)].concat()
        }
        Prompt::Choose { .. } => after(position).trim_start().to_owned(),
        Prompt::Pay { most } => {
            let most = wounds(*most);
            [say!("Up to {most}." | "Bis zu {most}."), after(position)].concat()
        }
        // The card of the claim folds the text of the ability.
        Prompt::Claim { zones, .. } => {
            let free = zones.len();
            say!(
                "Its effect happens at once. Free zones: {free}."
                    | "Ihre Wirkung tritt sofort ein. Freie Zonen: {free}."
            )
        }
        Prompt::Surge { most, attacker, .. } => {
            let most = inches(*most);
            if attacker.is_some() {
                say!(
                    "The target is destroyed: the attacker may maneuver up to {most}, and units \
                     that are free now may turn."
                        | "Das Ziel ist vernichtet: Der Angreifer darf bis zu {most} manövrieren, \
                           und befreite Einheiten dürfen sich drehen."
                )
            } else {
                word!(
                    "Each may turn in place or stay as it is."
                        | "Jede darf sich auf der Stelle drehen oder bleiben, wie sie steht."
                )
                .to_owned()
            }
        }
        _ => dice(prompt),
    }
}

/// The text of the effect that asks, after a space.
fn after(position: &Position) -> String {
    let text = source_asked(position).map(source_text);
    text.map_or_else(String::new, |it| [" ", &it].concat())
}

fn free(position: &Position, terms: &FreeAction) -> String {
    let mut rules = Vec::new();
    if let Some(die) = terms.forced_die {
        rules.push(say!(
            "It has to charge the nearest enemy it can reach; the die counts as a {die}."
                | "Sie muss den nächsten erreichbaren Feind angreifen; der Würfel zählt als {die}."
        ));
    } else {
        rules.push(word!("You can also decline." | "Du kannst auch verzichten.").to_owned());
    }
    if let Some(most) = terms.most.map(inches) {
        rules.push(say!("Up to {most}." | "Bis zu {most}."));
    }
    if let Some(against) = terms.against {
        let name = thing(position, against);
        rules.push(say!("Only against {name}." | "Nur gegen {name}."));
    }
    if terms.without_charge_bonus {
        rules.push(word!("Without the Charge Bonus." | "Ohne Sturmbonus.").to_owned());
    }
    if terms.best_dice {
        rules.push(word!("With the best dice row." | "Mit der besten Würfelzeile.").to_owned());
    }
    rules.join(" ")
}

fn dice(prompt: &Prompt) -> String {
    match prompt {
        Prompt::Reroll {
            faces: shown,
            rights,
            ..
        } => {
            let shown = faces(shown);
            if *rights > 1 {
                say!(
                    "Rolled: {shown}. Choose any dice, or keep them all; {rights} re-rolls are open."
                        | "Gewürfelt: {shown}. Wähle beliebige Würfel oder lass alle liegen; \
                           {rights} Neuwürfe sind möglich."
                )
            } else {
                say!(
                    "Rolled: {shown}. Choose any dice, or keep them all. A die is re-rolled once \
                     at most."
                        | "Gewürfelt: {shown}. Wähle beliebige Würfel oder lass alle liegen. Jeder \
                           Würfel wird höchstens einmal neu gewürfelt."
                )
            }
        }
        Prompt::Spend {
            faces: shown,
            open,
            pool,
            ..
        } => {
            let most = count_dice(open.iter().filter(|it| **it).count());
            let shown = faces(shown);
            let what = match pool {
                Pool::Attack => word!("hits" | "Treffer"),
                Pool::Defense => word!("saves" | "abgewehrte Treffer"),
                Pool::Morale | Pool::Charge => word!("dice" | "Würfel"),
            };
            say!(
                "Rolled: {shown}. Spend the token and choose the {what} to be re-rolled ({most} \
                 at most), or keep it."
                    | "Gewürfelt: {shown}. Setze den Marker ein und wähle, was neu gewürfelt wird \
                       ({what}, höchstens {most}), oder behalte ihn."
            )
        }
        _ => String::new(),
    }
}

/// "Rolled: 3 4 5."
#[cfg(feature = "ssr")]
pub fn rolled(shown: &[u8]) -> String {
    let shown = faces(shown);
    say!("Rolled: {shown}." | "Gewürfelt: {shown}.")
}
