//! Attachments, NCUs, cards and abilities as their cards tell them.

use crate::games::battlefield::army as names;
use battlefield::data::{Attachment, Card, Ncu};
use leptos::prelude::*;

#[component]
pub fn AttachmentEntry(attachment: &'static Attachment) -> impl IntoView {
    let kind = names::kind(attachment.kind);
    let joins = say!("Joins: {kind}" | "Begleitet: {kind}");
    let cost = names::cost(attachment.points, attachment.commander);
    let keywords = (!attachment.keywords.is_empty()).then(|| attachment.keywords.join(", "));
    let keywords = keywords.map(|it| say!("Keywords: {it}." | "Schlüsselwörter: {it}."));
    view! {
        <article class="card unit-entry" id=attachment.id.clone()>
            <h2>{names::attachment(attachment)}</h2>
            <p class="note">{joins} " " {cost}</p>
            <Abilities ids=&attachment.abilities />
            {keywords.map(|it| view! { <p>{it}</p> })}
            <StandIns of=&attachment.stand_ins />
        </article>
    }
}

#[component]
pub fn NcuEntry(ncu: &'static Ncu) -> impl IntoView {
    view! {
        <article class="card unit-entry" id=ncu.id.clone()>
            <h2>{names::ncu(ncu)}</h2>
            <p class="note">
                {word!("Non-combat unit" | "Nichtkampfeinheit")} " " {names::cost(ncu.points, ncu.commander)}
            </p>
            <Abilities ids=&ncu.abilities />
            <StandIns of=&ncu.stand_ins />
        </article>
    }
}

#[component]
pub fn CardEntry(card: &'static Card) -> impl IntoView {
    let told = names::card(&card.id)?;
    let made_up = card.bonus.as_ref().is_some_and(|it| it.stand_in);
    let bonus = names::card_bonus(card).map(|text| {
        view! { <p>{text} " " {made_up.then(|| view! { <StandIn /> })}</p> }
    });
    Some(view! {
        <article class="card unit-entry" id=card.id.clone()>
            <h2>{told.name}</h2>
            <p>{told.text}</p>
            {told.stand_in.then(|| view! { <StandIn /> })}
            {bonus}
        </article>
    })
}

/// An ability by itself.
#[component]
pub fn AbilityEntry(id: &'static str) -> impl IntoView {
    let told = names::ability(id)?;
    Some(view! {
        <article class="card unit-entry" id=id>
            <h2>{told.name}</h2>
            <p>{told.text}</p>
            {told.stand_in.then(|| view! { <StandIn /> })}
        </article>
    })
}

/// Draws a list of abilities, with the name and text of each.
#[component]
pub fn Abilities(ids: &'static [String]) -> impl IntoView {
    let all = ids.iter().filter_map(|id| names::ability(id));
    let all = all.map(|it| {
        view! {
            <li>
                <strong>{it.name}</strong> ": " {it.text} " "
                {it.stand_in.then(|| view! { <StandIn /> })}
            </li>
        }
    });
    let all = all.collect_view();
    (!all.is_empty()).then(|| view! { <ul class="unit-abilities">{all}</ul> })
}

/// That a text or value is made up.
#[component]
pub fn StandIn() -> impl IntoView {
    view! {
        <span class="tag stand-in" title=why()>{word!("made up" | "erdacht")}</span>
    }
}

fn why() -> &'static str {
    word!(
        "The card of this edition isn't known to us."
            | "Die Karte dieser Ausgabe ist uns nicht bekannt."
    )
}

/// Draws which parts of a card are made up.
#[component]
pub fn StandIns(of: &'static [String]) -> impl IntoView {
    if of.is_empty() {
        return None;
    }
    let parts: Vec<&str> = of.iter().map(|it| part(it)).collect();
    let parts = parts.join(", ");
    let said = say!("Made up by us: {parts}." | "Von uns erdacht: {parts}.");
    Some(view! { <p class="note stand-in"><strong>{said}</strong> " " {why()}</p> })
}

/// A part of a card, as the data names it.
fn part(word: &str) -> &str {
    match word {
        "all" => word!("everything" | "alles"),
        "points" => word!("points" | "Punkte"),
        "speed" => word!("speed" | "Bewegung"),
        "defense" => word!("defense" | "Verteidigung"),
        "morale" => word!("morale" | "Moral"),
        "attack" => word!("attacks" | "Angriffe"),
        "abilities" => word!("abilities" | "Fähigkeiten"),
        "cards" => word!("cards" | "Karten"),
        "rest" => word!("everything else" | "alles Übrige"),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::part;
    use crate::language::{Language, speaking};
    use battlefield::data::Data;

    #[test]
    fn every_part_that_is_made_up_has_words() {
        let data = Data::of_this_build();
        let units = data.units.iter().flat_map(|it| &it.stand_ins);
        let attachments = data.attachments.iter().flat_map(|it| &it.stand_ins);
        let ncus = data.ncus.iter().flat_map(|it| &it.stand_ins);
        for word in units.chain(attachments).chain(ncus) {
            assert_ne!(speaking(Language::German, || part(word).to_owned()), *word);
        }
    }
}
