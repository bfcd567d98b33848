//! The choices that there are besides the map, and what stands beside it, question by question.

use super::Asked;
use crate::games::westeros::{
    draft::{
        Draft, bidders, calls, choices as tokens_of, feeding_after, may_leave_token, muster_sites,
        musters_here, named_count, offers, outlook, pool, pool_of_figures, purse, recruits, rungs,
        short_of_footmen, spoils, stands, ties, wanted, warnings,
    },
    panels::battle::outlook as combat_outlook,
    wording::{
        self,
        battle::{self as fight},
        court::{self, Goods},
    },
};
use westeros::{
    Action, Area, Auction, BySide, Prompt,
    march::{lost_without_token, why_no_token},
};

/// A heading with its lines; nothing where there are none.
pub fn listed(title: &str, lines: Vec<String>) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines: String = lines.iter().map(|it| ["  ", it, "\n"].concat()).collect();
    format!("{title}:\n{lines}")
}

/// The tokens of the card of an area.
pub fn tokens(asked: &Asked, draft: &Draft, area: Area) -> String {
    let line = |it: crate::games::westeros::draft::Choice| {
        let here = if it.here { ", here" } else { "" };
        let legal = it.legal.err().map_or_else(String::new, |why| {
            [", barred: ", &wording::illegal(why)].concat()
        });
        let name = wording::token_name(it.token);
        format!("{name}, {} left{here}{legal}", it.left)
    };
    let all = tokens_of(&asked.view, &asked.prompt, draft, area);
    listed("Tokens", all.into_iter().map(line).collect())
}

/// The answers, rows and buttons.
pub fn choices(asked: &Asked, draft: &Draft) -> Vec<String> {
    let Asked { view, prompt, .. } = asked;
    let mut lines: Vec<String> = offers(view, prompt)
        .iter()
        .map(|it| offered(asked, draft, it))
        .collect();
    let rows = pool(view, prompt).into_iter();
    lines.extend(rows.map(|(area, army)| row(draft, area, wording::army(army))));
    match *prompt {
        Prompt::Bid { most, .. } => lines.push(number(draft, Goods::Power, most)),
        Prompt::TakePort { most, .. } => lines.push(number(draft, Goods::Ships, most)),
        Prompt::Muster { .. } => lines.extend(mustered(asked, draft)),
        Prompt::ConsolidatePower { .. } => lines.extend(consolidated(asked, draft)),
        Prompt::ResolveMarch { .. } => lines.extend(marched(asked, draft)),
        Prompt::Support { orders } | Prompt::SupportNeutral { orders, .. } => {
            lines.extend(orders.iter().flat_map(|area| sides(asked, draft, area)));
        }
        Prompt::RefuseSupport { orders } => lines.extend(orders.iter().map(|area| {
            let name = wording::area_name(area);
            format!("Refuse {name}: {}", fight::refusable(view, area))
        })),
        Prompt::OrderTied { .. } => lines.extend(tied(asked, draft)),
        _ => {}
    }
    lines
}

fn offered(asked: &Asked, draft: &Draft, action: &Action) -> String {
    let Asked { view, prompt, .. } = asked;
    let (name, what) = wording::offered(view, prompt, action);
    let then = combat_outlook(view, prompt, action).map_or_else(String::new, fight::outlook);
    let chosen = if *draft == Draft::Answer(Some(*action)) {
        "* "
    } else {
        ""
    };
    let parts = [what, then];
    let parts: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|it| !it.is_empty())
        .collect();
    format!("{chosen}{name}: {}", parts.join(" | "))
        .trim_end_matches(": ")
        .to_owned()
}

fn row(draft: &Draft, area: Area, all: String) -> String {
    let mut line = format!("{}: {all}", wording::area_name(area));
    for (named, fate) in [(draft.units(), "named"), (draft.destroyed(), "destroyed")] {
        let here = named.at(area);
        if !here.is_empty() {
            line += &[", ", fate, " ", &wording::army(here)].concat();
        }
    }
    line
}

fn number(draft: &Draft, goods: Goods, most: u8) -> String {
    let Draft::Number(now) = *draft else {
        return String::new();
    };
    let (label, now) = (
        court::number_label(goods, most),
        court::number_now(goods, now, most),
    );
    format!("{label}: {now}")
}

fn mustered(asked: &Asked, draft: &Draft) -> Vec<String> {
    let Asked { view, prompt, .. } = asked;
    let sites = muster_sites(view, prompt, draft).into_iter().map(|it| {
        let raised = it.raised.iter().map(|it| court::short_recruit(it.1));
        let raised: Vec<String> = raised.collect();
        let chosen = if it.chosen { "* " } else { "" };
        let (name, left) = (
            wording::area_name(it.area),
            court::left_of(it.left, it.points),
        );
        format!("{chosen}{name}: {left} {}", raised.join(", "))
            .trim_end()
            .to_owned()
    });
    let next = draft.site().map_or_else(Vec::new, |site| {
        let all = recruits(view, prompt, draft, site).into_iter();
        let lines = all.map(|(recruit, legal)| {
            let why = legal.err().map(court::barred);
            let what = why.map_or_else(|| court::points(recruit.points()), str::to_owned);
            format!("{}: {what}", court::short_recruit(recruit))
        });
        lines.collect()
    });
    sites.chain(next).collect()
}

fn consolidated(asked: &Asked, draft: &Draft) -> Vec<String> {
    let Draft::Consolidate {
        area: Some(area), ..
    } = *draft
    else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    if musters_here(&asked.view, &asked.prompt, area) {
        lines.push("Gain power / Muster instead".to_owned());
    }
    lines.extend(mustered(asked, draft));
    lines
}

fn marched(asked: &Asked, draft: &Draft) -> Vec<String> {
    let Asked { view, prompt, .. } = asked;
    let Some(it) = draft.marching() else {
        return Vec::new();
    };
    let mut lines = vec![wording::staying(
        it.from,
        it.left(view),
        view.units[it.from].minus(view.upright(it.from)),
    )];
    for area in calls(view, prompt, it.from) {
        lines.push(format!("Call {}", wording::area_name(area)));
    }
    if may_leave_token(view, prompt, it.from, &it.going) {
        lines.push("Leave a power token".to_owned());
    }
    let me = view.me.unwrap();
    if let Some(lost) = lost_without_token(view, me, &it.march())
        && !it.going.leaves_token()
    {
        lines.push(wording::lost(&lost));
    }
    let by_itself = why_no_token(view, me, it.from, &it.going.moves());
    lines.extend(by_itself.and_then(|why| wording::stays_by_itself(it.from, why)));
    lines
}

fn sides(asked: &Asked, draft: &Draft, area: Area) -> Vec<String> {
    let Asked { view, prompt, .. } = asked;
    let name = wording::area_name(area);
    let order = fight::support_order(view, area);
    let mut lines = vec![format!("{name}: {order}")];
    lines.extend(stands(view, prompt, area).into_iter().map(|stand| {
        let chosen = if draft.stand(area) == Some(stand) {
            "* "
        } else {
            ""
        };
        let what = fight::stand_effect(view, area, stand);
        let side = wording::stand(view, stand);
        let line = format!("  {chosen}{name}: {side}, {what}");
        line.trim_end_matches(", ").to_owned()
    }));
    lines
}

fn tied(asked: &Asked, draft: &Draft) -> Vec<String> {
    let (Prompt::OrderTied { track, .. }, Draft::Tied(ranking)) = (asked.prompt, draft) else {
        return Vec::new();
    };
    let rungs = rungs(&asked.view, track);
    let rows = ties(&asked.prompt, ranking).into_iter().zip(rungs);
    rows.map(|(it, rung)| {
        let moves = match (it.up, it.down) {
            (true, true) => " (up, down)",
            (true, false) => " (up)",
            (false, true) => " (down)",
            (false, false) => "",
        };
        let place = court::place(rung.place + 1);
        let (house, bid) = (wording::house_name(it.house), court::has_bid(it.bid));
        format!(
            "{place} {house}, {bid}{moves}: {}",
            court::rung(track, rung)
        )
    })
    .collect()
}

/// Returns what is told beside the choices.
pub fn beside(asked: &Asked, draft: &Draft) -> Vec<String> {
    let Asked { view, prompt, .. } = asked;
    let mut lines = Vec::new();
    if let (Some(wanted), Some(named)) = (wanted(view, prompt), named_count(draft)) {
        lines.push(court::named(named, wanted));
    }
    if matches!(prompt, Prompt::CrowsDown { .. }) {
        lines.push(format!(
            "Short of footmen: {}",
            short_of_footmen(view, prompt)
        ));
    }
    if let Prompt::Bid { on, .. } = *prompt {
        lines.extend(stakes(asked, on));
    }
    if let Some(it) = spoils(view, prompt) {
        lines.extend([court::spoils_lost(it), court::spoils_most(it)]);
    }
    if let Draft::Sides {
        attacker, defender, ..
    } = *draft
    {
        lines.extend(fight::with_support(view, BySide::new(attacker, defender)));
    }
    if let Draft::Answer(Some(Action::Choose(choice))) = *draft {
        let all = outlook(view, choice).into_iter();
        lines.extend(all.map(|it| {
            let house = wording::house_name(it.house);
            format!("{house}: {}", court::fortune(it.what))
        }));
    }
    if let Draft::Orders(orders) = draft {
        let all = warnings(view, prompt, orders).into_iter();
        lines.extend(all.map(|it| {
            let place = it.area().map_or("", wording::area_name);
            format!("{place}: {}", wording::warning(it))
        }));
    }
    if let Some(figures) = pool_of_figures(view, prompt, draft) {
        let all = figures.map(|(unit, left, all)| {
            [wording::unit(unit), " ", &court::figures(left, all)].concat()
        });
        lines.push(format!("Figures left: {}", all.join(", ")));
    }
    // Other losses are not about supply, and the page says nothing of it.
    let fed =
        draft.site().is_some() || matches!(prompt, Prompt::Reconcile | Prompt::TakePort { .. });
    if fed {
        lines.extend(feeding_after(view, prompt, draft).map(|it| court::fed(&it)));
    }
    lines
}

fn stakes(asked: &Asked, on: Auction) -> Vec<String> {
    let view = &asked.view;
    let all = bidders(view, on);
    let mut lines = vec![
        court::everyone_pays().to_owned(),
        court::secret().to_owned(),
        court::auction_title(on),
    ];
    match on {
        Auction::Track(track) => {
            lines.push(court::stakes_note().to_owned());
            lines.extend(rungs(view, track).into_iter().map(|it| {
                let (place, now) = (court::place(it.place + 1), wording::house_name(it.now));
                format!("{place} {now}: {}", court::rung(track, it))
            }));
        }
        Auction::Wildlings(strength) => {
            lines.push(court::reach(strength, purse(&all)));
            if let Some(attack) = view.attack {
                lines.push(court::if_held(attack));
                lines.push(court::if_lost(attack, view.wildlings));
            }
            lines.push(court::known_card(view.own.top_wildling));
        }
    }
    lines.extend(all.into_iter().map(|it| {
        let (house, state) = (wording::house_name(it.house), court::bid_state(it));
        format!("{house}, {}: {state}", court::power(it.power))
    }));
    lines
}
