//! A combat unit as its card tells it.

use super::entry::{Abilities, StandIns};
use crate::games::battlefield::{army as names, wording::number_of_inches};
use battlefield::data::{Attack, Unit};
use leptos::prelude::*;

#[component]
pub fn UnitEntry(unit: &'static Unit) -> impl IntoView {
    let (speed, defense, morale) = (unit.speed, unit.defense, unit.morale);
    view! {
        <article class="card unit-entry" id=unit.id.clone()>
            <h2>{names::unit(unit)}</h2>
            <p class="note">{shape(unit)}</p>
            <dl class="unit-values">
                <div><dt>{word!("Points" | "Punkte")}</dt><dd>{unit.points.to_string()}</dd></div>
                <div><dt>{word!("Speed" | "Bewegung")}</dt><dd>{speed.to_string()} "″"</dd></div>
                <div><dt>{word!("Defense" | "Verteidigung")}</dt><dd>{defense.to_string()} "+"</dd></div>
                <div><dt>{word!("Morale" | "Moral")}</dt><dd>{morale.to_string()} "+"</dd></div>
            </dl>
            <Attacks unit />
            <Abilities ids=&unit.abilities />
            <Bonds unit />
            <StandIns of=&unit.stand_ins />
        </article>
    }
}

/// "Infantry, 12 models in 3 ranks, on a tray of 5.5 × 4.8 inches, 1 wound per model".
fn shape(unit: &Unit) -> String {
    let kind = names::kind(unit.kind);
    let (width, depth) = (
        number_of_inches(unit.base.width),
        number_of_inches(unit.base.depth),
    );
    let models = match (unit.solo, unit.models, unit.ranks()) {
        (true, ..) => word!("alone on its tray" | "allein auf dem Tray").to_owned(),
        (false, models, ranks) => {
            say!("{models} models in {ranks} ranks" | "{models} Modelle in {ranks} Reihen")
        }
    };
    let wounds = match unit.wounds_per_model {
        1 => word!("1 wound per model" | "1 Wunde je Modell").to_owned(),
        n => say!("{n} wounds per model" | "{n} Wunden je Modell"),
    };
    let leads = if unit.commander {
        word!(", commander" | ", Kommandant")
    } else {
        ""
    };
    say!(
        "{kind}{leads}, {models}, tray {width} × {depth} inches, {wounds}"
            | "{kind}{leads}, {models}, Tray {width} × {depth} Zoll, {wounds}"
    )
}

/// The dice of each attack by the ranks that are lost.
#[component]
fn Attacks(unit: &'static Unit) -> impl IntoView {
    let ranks = unit.ranks();
    let heads = (0..ranks).map(|lost| {
        let words = match lost {
            0 => word!("All ranks" | "Alle Reihen").to_owned(),
            1 => word!("1 lost" | "1 verloren").to_owned(),
            n => say!("{n} lost" | "{n} verloren"),
        };
        view! { <th scope="col">{words}</th> }
    });
    let heads = (ranks > 1).then(|| heads.collect_view());
    let rows = unit.attacks.iter().map(row).collect_view();
    let name = names::unit(unit);
    let dice = (ranks == 1).then(|| view! { <th scope="col">{word!("Dice" | "Würfel")}</th> });
    view! {
        <div class="unit-attacks" tabindex="0" role="region" aria-label=say!("Attacks of {name}" | "Angriffe: {name}")>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{word!("Attack" | "Angriff")}</th>
                        <th scope="col">{word!("Hits on" | "Trifft ab")}</th>
                        {dice}
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(attack: &Attack) -> AnyView {
    let dice = attack.dice.iter();
    let dice = dice
        .map(|it| view! { <td>{it.to_string()}</td> })
        .collect_view();
    let traits = attack.traits.iter().filter_map(|id| names::ability(id));
    let traits: Vec<String> = traits.map(|it| it.name).collect();
    let traits = (!traits.is_empty()).then(|| format!(", {}", traits.join(", ")));
    view! {
        <tr>
            <th scope="row">
                {attack.name.clone()}
                <span class="note">" " {names::reach(attack.reach)} {traits}</span>
            </th>
            <td>{attack.to_hit.to_string()} "+"</td>
            {dice}
        </tr>
    }
    .into_any()
}

/// Draws who it is, whom it needs, and its keywords.
#[component]
fn Bonds(unit: &'static Unit) -> impl IntoView {
    let requires = unit.requires.as_ref();
    let requires = requires.map(|who| say!("Requires {who}." | "Benötigt {who}."));
    let keywords = (!unit.keywords.is_empty()).then(|| unit.keywords.join(", "));
    let keywords = keywords.map(|it| say!("Keywords: {it}." | "Schlüsselwörter: {it}."));
    let all: Vec<String> = requires.into_iter().chain(keywords).collect();
    (!all.is_empty()).then(|| view! { <p>{all.join(" ")}</p> })
}
