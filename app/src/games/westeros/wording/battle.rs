//! The scene of a combat in words.

mod moment;
mod odds;
mod story;

pub use moment::{
    advice, ahead_in_ties, all_odds, bearing, beats, cell_short, choosing, labelled, play,
};

pub use odds::{
    against_words, cell_notes, cell_words, column_words, losses_short, outlook, row_summary,
    turned_note,
};
pub use story::cost;

use super::{
    area_name, army, card_name, card_text, count, from_area, house_name, list, order_in, the_area,
    tides_card, token_name,
};
use crate::games::westeros::{
    draft::Stand,
    page::{WesterosPage, standing},
};
use westeros::{
    Area, AreaSet, Army, BySide, Combat, Event, House, HouseCard, OrderToken, Prompt, Side,
    TidesCard, View, combat,
};

pub fn title(area: Area) -> String {
    let area = the_area(area);
    say!("Battle for {area}" | "Kampf um {area}")
}

/// "attacks from Pyke", "has lost".
pub fn doing(combat: &Combat, side: Side) -> String {
    match (combat.winner, side) {
        (Some(winner), _) if winner == side => word!("has won" | "hat gesiegt").to_owned(),
        (Some(_), _) => word!("has lost" | "hat verloren").to_owned(),
        (None, Side::Attacker) => {
            let from = from_area(combat.from);
            say!("attacks {from}" | "greift {from}\u{a0}an")
        }
        (None, Side::Defender) => word!("defends" | "verteidigt").to_owned(),
    }
}

pub fn units(units: Army) -> String {
    match army(units) {
        none if none.is_empty() => word!("no units" | "keine Einheiten").to_owned(),
        some => some,
    }
}

pub fn order(token: OrderToken) -> String {
    token_name(token).to_owned()
}

/// "2 knights, Support +1, starred".
pub fn support(view: &View, from: Area) -> String {
    let units = army(view.upright(from));
    match view.orders.get(from) {
        Some(token) => format!("{units}; {}", token_name(token)),
        None => units,
    }
}

pub fn card(card: HouseCard) -> String {
    card_name(card).to_owned()
}

/// Tells whose text it is that counts here.
pub fn by_text(combat: &Combat, side: Side, value: i8) -> String {
    let by = if value < 0 { side.enemy() } else { side };
    combat.cards[by].map_or_else(String::new, |card| card_name(card).to_owned())
}

pub fn tides(card: TidesCard) -> String {
    tides_card(card).to_owned()
}

pub fn line_units() -> String {
    word!("Units" | "Einheiten").to_owned()
}

pub fn line_order() -> String {
    word!("Order" | "Befehl").to_owned()
}

pub fn line_garrison() -> String {
    word!("Garrison" | "Garnison").to_owned()
}

pub fn line_support(house: House, from: Area) -> String {
    let (house, area, from) = (house_name(house), area_name(from), from_area(from));
    say!("Support from {house}, {area}" | "Unterstützung durch {house} {from}")
}

pub fn line_card() -> String {
    word!("House card" | "Hauskarte").to_owned()
}

pub fn line_text() -> String {
    word!("Card text" | "Kartentext").to_owned()
}

/// All that is not the number of a card, where no more is known.
pub fn line_rest() -> String {
    word!("Units, orders, support, card texts" | "Einheiten, Befehle, Unterstützung, Kartentexte")
        .to_owned()
}

pub fn line_blade() -> String {
    word!("Valyrian Steel Blade" | "Valyrische Klinge").to_owned()
}

pub fn line_tides() -> String {
    word!("Tides of Battle" | "Gezeiten der Schlacht").to_owned()
}

/// Tells where the combat stands, and what comes next.
pub fn next(page: &WesterosPage, combat: &Combat) -> String {
    let view = &page.view;
    let fights = |house: &House| combat.side_of(*house).is_some();
    let waiting: Vec<House> = page.awaited().collect();
    let names: Vec<&str> = waiting
        .iter()
        .map(|&house| {
            if view.me == Some(house) {
                word!("you" | "dich")
            } else {
                house_name(house)
            }
        })
        .collect();
    let waiting_for = match list(&names) {
        none if none.is_empty() => String::new(),
        some => say!(" Waiting for {some}." | " Warten auf {some}."),
    };
    let choosing = waiting.iter().all(fights)
        && (waiting.len() > 1 || waiting.iter().any(|_| committed(view, combat)));
    let open = Side::ALL
        .into_iter()
        .any(|side| combat.cards[side].is_some());
    let stage = if let Some(winner) = combat.winner {
        if page
            .open()
            .is_some_and(|it| matches!(it.prompt, Prompt::Retreat { .. }))
        {
            let loser = house_name(combat.houses[winner.enemy()]);
            return say!(
                "Now {loser} retreats. You choose where."
                    | "Jetzt flieht {loser}. Du wählst, wohin."
            );
        }
        decided(page, combat, winner)
    } else if open || combat.cancelled.is_some() {
        word!(
            "The cards are revealed. Card texts come first, then the Blade; then the higher \
             strength wins."
                | "Die Karten sind aufgedeckt. Zuerst gelten ihre Texte, dann die Klinge; dann \
                   entscheidet die Stärke."
        )
        .to_owned()
    } else if choosing {
        word!(
            "Both sides choose a house card in secret; then both cards are revealed."
                | "Beide Seiten wählen verdeckt eine Hauskarte; dann werden beide Karten \
                   aufgedeckt."
        )
        .to_owned()
    } else {
        word!(
            "Support is declared house by house; then both sides choose a house card."
                | "Haus für Haus wird Unterstützung erklärt; dann wählen beide Seiten eine \
                   Hauskarte."
        )
        .to_owned()
    };
    stage + &waiting_for
}

/// Tells who has won, and what that costs the other side.
fn decided(page: &WesterosPage, combat: &Combat, winner: Side) -> String {
    let view = &page.view;
    let loser = winner.enemy();
    let beaten = match loser {
        Side::Attacker => combat.attackers,
        Side::Defender => view.units[combat.area],
    };
    let due = if have_fallen(page, combat.houses[loser]) {
        0
    } else {
        combat::due(view, combat)
    };
    let all = due >= beaten.len();
    let (winner, loser) = (
        house_name(combat.houses[winner]),
        house_name(combat.houses[loser]),
    );
    if beaten.is_empty() {
        say!("{winner} has won." | "{winner} hat gesiegt.")
    } else if all {
        say!(
            "{winner} has won. The swords cost {loser} all its units."
                | "{winner} hat gesiegt. Die Schwerter kosten {loser} alle Einheiten."
        )
    } else if due > 0 {
        say!(
            "{winner} has won. The swords cost {loser} units, then {loser} retreats."
                | "{winner} hat gesiegt. Die Schwerter kosten {loser} Einheiten, dann flieht \
                   {loser}."
        )
    } else {
        say!(
            "{winner} has won. Now {loser} retreats."
                | "{winner} hat gesiegt. Jetzt flieht {loser}."
        )
    }
}

/// Returns true once the beaten have given what the swords cost.
fn have_fallen(page: &WesterosPage, loser: House) -> bool {
    let since = standing(&page.log).rev().map(|it| it.event);
    let mut since = since.take_while(|it| !matches!(it, Event::CombatWon { .. }));
    since.any(|it| matches!(it, Event::UnitsDestroyed { house, .. } if house == loser))
}

fn committed(view: &View, combat: &Combat) -> bool {
    Side::ALL
        .into_iter()
        .any(|side| view.committed.contains(combat.houses[side]))
}

/// "2 swords", "1 fortification".
pub fn icons(swords: u8, towers: u8) -> Vec<String> {
    let icons = [(swords, "sword"), (towers, "fortification")];
    let icons = icons.into_iter().filter(|it| it.0 > 0);
    icons.map(|(n, icon)| count(n, icon)).collect()
}

/// Tells what swords and towers mean, and what a card says; empty for neither.
pub fn card_says(card: HouseCard) -> &'static str {
    card_text(card)
}

/// "1 sword · 1 fort", as short as on a card.
pub fn icons_short(swords: u8, forts: u8) -> String {
    let swords = (swords > 0).then(|| count(swords, "sword"));
    let forts = match forts {
        0 => None,
        1 => Some(word!("1 fort" | "1\u{a0}Befestigung").to_owned()),
        n => Some(say!("{n} forts" | "{n}\u{a0}Befestigungen")),
    };
    let both: Vec<String> = swords.into_iter().chain(forts).collect();
    both.join(" · ")
}

/// "+2", "−1".
pub fn signed(number: i8) -> String {
    let sign = if number < 0 { "−" } else { "+" };
    format!("{sign}{}", number.unsigned_abs())
}

/// Tells what a Support order would do: "+2: 6 to 5".
pub fn stand_effect(view: &View, from: Area, stand: Stand) -> String {
    let Stand::With(side) = stand else {
        return String::new();
    };
    let Some(mut fight) = view.combat else {
        let brings = view.upright(from);
        return army(brings);
    };
    let adds = combat::supporting(view, &fight, side, from);
    fight.supports[side] = fight.supports[side].with(from);
    let total = |side| combat::strength(view, &fight, side).total();
    let (attacker, defender) = (total(Side::Attacker), total(Side::Defender));
    let adds = signed(adds);
    say!(
        "{adds}: attacker {attacker}, defender {defender}"
            | "{adds}: Angreifer {attacker}, Verteidiger {defender}"
    )
}

/// Both sides' strength with this support given too; `None` outside a combat.
pub fn with_support(view: &View, given: BySide<AreaSet>) -> Option<String> {
    let mut fight = view.combat?;
    for side in Side::ALL {
        fight.supports[side] = fight.supports[side].union(given[side]);
    }
    let total = |side| combat::strength(view, &fight, side).total();
    let (attacker, defender) = (total(Side::Attacker), total(Side::Defender));
    Some(say!(
        "With your choice: attacker {attacker}, defender {defender}."
            | "Mit deiner Wahl: Angreifer {attacker}, Verteidiger {defender}."
    ))
}

/// An order that supports, and who stands there: "Support: 1 knight".
pub fn support_order(view: &View, area: Area) -> String {
    let units = army(view.upright(area));
    [&order_in(view, area), ": ", &units].concat()
}

/// Support of another house that may be refused, and what that costs.
pub fn refusable(view: &View, area: Area) -> String {
    let house = view.units_of(area).map_or("", house_name);
    let (order, less) = (support_order(view, area), refusal_effect(view, area));
    format!("{house}, {order}. {less}")
}

/// Tells what refusing the support from there costs: "−2: attacker 4, defender 5".
fn refusal_effect(view: &View, from: Area) -> String {
    let Some(mut fight) = view.combat else {
        return String::new();
    };
    let Some(side) = Side::ALL
        .into_iter()
        .find(|&side| fight.supports[side].contains(from))
    else {
        return String::new();
    };
    let less = -combat::supporting(view, &fight, side, from);
    fight.supports[side] = fight.supports[side].without(from);
    let total = |side| combat::strength(view, &fight, side).total();
    let (attacker, defender) = (total(Side::Attacker), total(Side::Defender));
    let less = signed(less);
    say!(
        "{less}: attacker {attacker}, defender {defender}"
            | "{less}: Angreifer {attacker}, Verteidiger {defender}"
    )
}
