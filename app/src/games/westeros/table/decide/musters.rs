//! Mustering: where, and what comes next.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Recruits, Step, musters_here, points_left, recruits},
    table::desk::Desk,
    wording,
};
use leptos::prelude::*;
use westeros::{Area, AreaSet, Prompt, Recruit};

/// The castles to muster in, and what may be mustered in the one chosen.
#[component]
pub fn MusterRows(desk: Desk) -> impl IntoView {
    let sites = Memo::new(move |_| match desk.prompt() {
        Some(Prompt::Muster { sites, .. }) if sites.len() > 1 => sites,
        _ => AreaSet::EMPTY,
    });
    let site = Memo::new(move |_| desk.draft.get().site());
    view! {
        <div class="choices" role="group" aria-label="Where to muster">
            {move || {
                sites
                    .get()
                    .iter()
                    .map(|area| {
                        let chosen = Signal::derive(move || site.get() == Some(area));
                        view! { <Press desk step=Step::Site(area) name=area.name() chosen /> }
                    })
                    .collect_view()
            }}
        </div>
        {move || site.get().map(|site| view! { <Next desk site /> })}
    }
}

/// What may be mustered next.
#[component]
fn Next(desk: Desk, site: Area) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let draft = desk.draft.get();
        let prompt = desk.prompt();
        prompt.map_or_else(Recruits::new, |prompt| {
            desk.view.with(|view| recruits(view, &prompt, &draft, site))
        })
    });
    let left = Memo::new(move |_| {
        let draft = desk.draft.get();
        let prompt = desk.prompt()?;
        let left = desk
            .view
            .with(|view| points_left(view, &prompt, &draft, site))?;
        let left = wording::count(left, "point");
        Some(format!("{left} left in {}.", site.name()))
    });
    view! {
        <p class="tally">{left}</p>
        <div class="choices" role="group" aria-label=format!("Muster in {}", site.name())>
            {move || {
                offered
                    .get()
                    .into_iter()
                    .map(|(recruit, legal)| {
                        let barred = legal.err().map(wording::illegal);
                        view! { <RecruitButton desk site recruit barred /> }
                    })
                    .collect_view()
            }}
        </div>
    }
}

#[component]
fn RecruitButton(
    desk: Desk,
    site: Area,
    recruit: Recruit,
    barred: Option<String>,
) -> impl IntoView {
    let points = wording::count(recruit.points(), "point");
    view! {
        <button
            type="button"
            class="press"
            disabled=barred.is_some()
            title=barred
            on:click=move |_| desk.take(Step::Recruit(site, recruit))
        >
            <span class="press-name">{wording::recruit(recruit)}</span>
            " "
            <span class="press-what">{points}</span>
        </button>
    }
}

/// A starred Consolidate Power order in a castle may muster instead of bringing power.
#[component]
pub fn MusterInstead(desk: Desk) -> impl IntoView {
    let area = Memo::new(move |_| {
        let Draft::Consolidate {
            area: Some(area), ..
        } = desk.draft.get()
        else {
            return None;
        };
        let prompt = desk.prompt()?;
        let may = desk.view.with(|view| musters_here(view, &prompt, area));
        may.then_some(area)
    });
    let musters = Signal::derive(move || desk.draft.get().musters().is_some());
    let gains = Signal::derive(move || !musters.get());
    view! {
        <Show when=move || area.get().is_some()>
            <div class="choices" role="group" aria-label="What the order does">
                <Press desk step=Step::GainInstead name="Gain power" chosen=gains />
                <Press desk step=Step::MusterInstead name="Muster instead" chosen=musters />
            </div>
        </Show>
    }
}
