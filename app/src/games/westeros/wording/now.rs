//! What is to be done now, in one line.

use super::{
    area::{army, order_view},
    ask::ask,
    count, list,
    order::token_name,
    ranking::victory_line,
    units::recruits,
};
use crate::games::westeros::{
    draft::{Draft, Going, Target},
    page::WesterosPage,
};
use westeros::{Area, House, Musters, Phase, Prompt, RavenUse, View, consolidate};

/// What the viewer is to do now.
pub fn instruction(page: &WesterosPage, prompt: Option<&Prompt>, draft: &Draft) -> String {
    let view = &page.view;
    let Some(prompt) = prompt else {
        return idle(page);
    };
    match (prompt, draft) {
        (Prompt::PlaceOrders { areas, cover, .. }, Draft::Orders(orders)) => {
            let laid = orders.areas().intersection(*areas).len() as u8;
            place_orders(areas.len() as u8, *cover, laid)
        }
        (Prompt::TakeBackOrders, _) => format!(
            "Your orders are laid. {} You may take them back until then.",
            awaited(page)
        ),
        (Prompt::UseRaven { .. }, Draft::Raven(Some(answer))) => raven(view, *answer),
        (Prompt::ResolveRaid { .. }, Draft::Raid { from, target }) => raid(view, *from, *target),
        (
            Prompt::ResolveMarch { .. },
            Draft::March {
                from: Some(from),
                going,
            },
        ) => march(*from, going),
        (
            Prompt::ConsolidatePower { .. },
            Draft::Consolidate {
                area: Some(area),
                musters,
            },
        ) => consolidate(view, *area, musters.as_ref()),
        (_, Draft::Muster { musters, .. }) if !musters.is_empty() => {
            format!("Muster {}?", recruits(musters))
        }
        _ => ask(view, prompt),
    }
}

fn raven(view: &View, answer: RavenUse) -> String {
    match answer {
        RavenUse::Pass => "Keep all orders and let the Raven rest?".to_owned(),
        RavenUse::Look => "Look at the top wildling card? You then say where it goes.".to_owned(),
        RavenUse::Swap { area, token } => format!(
            "Lay {} in {} instead{}?",
            token_name(token),
            area.name(),
            lying(view, area).map_or_else(String::new, |it| format!(" of {it}"))
        ),
    }
}

fn march(from: Area, going: &Going) -> String {
    match going {
        Going::Open => format!("March from {}: choose where to.", from.name()),
        Going::Nowhere => format!("Spend the March order in {} without effect?", from.name()),
        Going::Calling(area) => format!(
            "Ask for support of the march from {} against the neutral force in {}? You march \
             afterwards.",
            from.name(),
            area.name()
        ),
        Going::To { moves, leave_token } => {
            let moves: Vec<String> = moves
                .iter()
                .map(|(to, units)| format!("{} to {}", army(units), to.name()))
                .collect();
            let token = if *leave_token {
                ", leaving a power token"
            } else {
                ""
            };
            format!("March from {}: {}{token}?", from.name(), list(&moves))
        }
    }
}

fn consolidate(view: &View, area: Area, musters: Option<&Musters>) -> String {
    match musters {
        Some(musters) if musters.is_empty() => {
            format!("Muster in {} instead: choose what.", area.name())
        }
        Some(musters) => format!("Muster {}?", recruits(musters)),
        None => match consolidate::income(view, area) {
            0 => format!("The order in {} brings no power. Resolve it?", area.name()),
            power => format!("Consolidate in {} for {power} power?", area.name()),
        },
    }
}

fn place_orders(areas: u8, cover: u8, laid: u8) -> String {
    match cover.saturating_sub(laid) {
        0 => "All your orders are placed. Change them as you like, then press Ready.".to_owned(),
        left if cover < areas => {
            format!(
                "Your tokens are short: place {cover} orders in your {areas} areas, {left} left."
            )
        }
        left => format!("Place an order in every area with your units: {left} of {cover} left."),
    }
}

fn raid(view: &View, from: Option<Area>, target: Target) -> String {
    match (from, target) {
        (None, _) => "Choose one of your Raid orders.".to_owned(),
        (Some(from), Target::Open) => format!(
            "Raid from {}: choose a lit area, or raid without effect.",
            from.name()
        ),
        (Some(from), Target::Nothing) => {
            format!("Spend the Raid order in {} without effect?", from.name())
        }
        (Some(from), Target::Area(area)) => format!(
            "Raid {} from {}, and remove {}?",
            area.name(),
            from.name(),
            lying(view, area).unwrap_or_else(|| "its order".to_owned())
        ),
    }
}

/// The order in an area, in words.
fn lying(view: &View, area: Area) -> Option<String> {
    let here = view.area(area);
    here.order.map(|order| order_view(order, here.units_of))
}

fn idle(page: &WesterosPage) -> String {
    if let Some(ranking) = &page.view.ranking {
        return victory_line(&page.view, ranking);
    }
    let watching = if page.view.me.is_none() {
        "You are watching. "
    } else {
        ""
    };
    format!("{watching}{}", awaited(page))
}

/// "Waiting for Stark (Ann) and Tyrell (Bob) to lay orders."
pub fn awaited(page: &WesterosPage) -> String {
    let (mine, others): (Vec<House>, Vec<House>) =
        page.awaited().partition(|&it| Some(it) == page.view.me);
    let mut names: Vec<String> = mine.iter().map(|_| "you".to_owned()).collect();
    names.extend(others.into_iter().map(|house| named(page, house)));
    let what = awaited_for(&page.view);
    match names.len() {
        0 => "Nobody is waited for.".to_owned(),
        n if n > 3 => format!("Waiting for {}{what}.", count(n as u8, "house")),
        _ => format!("Waiting for {}{what}.", list(&names)),
    }
}

/// What the game waits for, by what lies open: " to march".
const fn awaited_for(view: &View) -> &'static str {
    match view.position.phase {
        Phase::Westeros if view.position.attack.is_some() => " to meet the wildlings",
        Phase::Westeros => " to answer the Westeros cards",
        Phase::Planning => " to lay orders",
        Phase::MessengerRaven => " to use the Messenger Raven",
        Phase::Raid => " to raid",
        Phase::March if view.position.combat.is_some() => " to fight the battle",
        Phase::March if view.position.call.is_some() => " to answer the call for support",
        Phase::March => " to march",
        Phase::ConsolidatePower => " to consolidate power",
        Phase::CleanUp | Phase::GameOver => "",
    }
}

/// "Stark (Ann)".
fn named(page: &WesterosPage, house: House) -> String {
    match page.player(house) {
        "" => house.name().to_owned(),
        player => format!("{} ({player})", house.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planning_counts_what_is_left() {
        assert_eq!(
            place_orders(4, 4, 2),
            "Place an order in every area with your units: 2 of 4 left."
        );
        assert!(place_orders(4, 4, 4).starts_with("All your orders are placed."));
        assert_eq!(
            place_orders(9, 8, 5),
            "Your tokens are short: place 8 orders in your 9 areas, 3 left."
        );
    }
}
