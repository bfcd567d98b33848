//! The clicks of a player, by the words that are clicked.

use super::Asked;
use crate::games::westeros::{
    draft::{
        Draft, Picked, Reason, Stand, Step, calls, choices, offers, pick, recruits, stands, ties,
    },
    wording::{self, court},
};
use westeros::{Area, House, Prompt};

/// The effect of a click.
pub enum Clicked {
    Step(Step),
    /// The tokens that may lie there are offered.
    Tokens(Area),
    Hint(Reason),
}

/// Returns what clicking on these words does; `picked` is the area whose tokens are offered.
pub fn click(
    asked: &Asked,
    draft: &Draft,
    picked: Option<Area>,
    words: &str,
) -> Result<Clicked, String> {
    let step = token(asked, draft, picked, words)
        .or_else(|| button(draft, words))
        .or_else(|| offer(asked, words))
        .or_else(|| recruit(asked, draft, words))
        .or_else(|| tied(asked, draft, words))
        .or_else(|| call(asked, draft, words))
        .or_else(|| side(asked, words));
    if let Some(step) = step {
        return Ok(Clicked::Step(step));
    }
    let area = Area::ALL.into_iter().find(|it| it.name() == words);
    let area = area.ok_or_else(|| format!("nothing here is called \"{words}\""))?;
    let picked = pick(&asked.view, Some(&asked.prompt), draft, area);
    Ok(match picked {
        Picked::Tokens => Clicked::Tokens(area),
        Picked::Step(step) => Clicked::Step(step),
        Picked::Barred(why) => Clicked::Hint(why),
    })
}

fn token(asked: &Asked, draft: &Draft, picked: Option<Area>, words: &str) -> Option<Step> {
    let area = picked?;
    choices(&asked.view, &asked.prompt, draft, area)
        .into_iter()
        .find(|it| wording::token_name(it.token) == words)
        .map(|it| Step::Place(area, it.token))
}

/// The buttons that say the same in every position.
fn button(draft: &Draft, words: &str) -> Option<Step> {
    if let (Draft::Number(_), Ok(number)) = (draft, words.parse()) {
        return Some(Step::Number(number));
    }
    Some(match words {
        "Keep all orders" => Step::KeepOrders,
        "Look at the wildling card" => Step::Look,
        "Raid without effect" | "March nowhere" => Step::WithoutEffect,
        "Muster instead" => Step::MusterInstead,
        "Leave a power token" => Step::LeaveToken(true),
        _ => return None,
    })
}

fn offer(asked: &Asked, words: &str) -> Option<Step> {
    let Asked { view, prompt, .. } = asked;
    offers(view, prompt)
        .into_iter()
        .find(|it| wording::offered(view, prompt, it).0 == words)
        .map(Step::Answer)
}

fn recruit(asked: &Asked, draft: &Draft, words: &str) -> Option<Step> {
    let site = draft.site()?;
    recruits(&asked.view, &asked.prompt, draft, site)
        .into_iter()
        .find(|it| court::short_recruit(it.0) == words)
        .map(|it| Step::Recruit(site, it.0))
}

/// "Lannister up".
fn tied(asked: &Asked, draft: &Draft, words: &str) -> Option<Step> {
    let Draft::Tied(ranking) = draft else {
        return None;
    };
    let (name, way) = words.split_once(' ')?;
    let rows = ties(&asked.prompt, ranking);
    let at = rows.iter().position(|it| it.house.name() == name)?;
    let house: House = rows[at].house;
    let to = match way {
        "up" if rows[at].up => at - 1,
        "down" if rows[at].down => at + 1,
        _ => return None,
    };
    Some(Step::Rank(house, u8::try_from(to).unwrap()))
}

/// "Call The Eyrie": support against the neutral force there.
fn call(asked: &Asked, draft: &Draft, words: &str) -> Option<Step> {
    let Draft::March {
        from: Some(from), ..
    } = *draft
    else {
        return None;
    };
    let name = words.strip_prefix("Call ")?;
    let areas = calls(&asked.view, &asked.prompt, from);
    areas.iter().find(|it| it.name() == name).map(Step::Call)
}

/// "Harrenhal: Nobody".
fn side(asked: &Asked, words: &str) -> Option<Step> {
    let (Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. }) = asked.prompt else {
        return None;
    };
    let (name, side) = words.split_once(": ")?;
    let area = orders.iter().find(|it| it.name() == name)?;
    let named = |it: &Stand| wording::stand(&asked.view, *it) == side;
    let stand = stands(&asked.view, &asked.prompt, area)
        .into_iter()
        .find(named)?;
    Some(Step::Stand(area, stand))
}
