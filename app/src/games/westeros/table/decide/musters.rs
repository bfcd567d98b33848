//! Mustering as one picture: where, with which points, out of which pool, fed by which supply.

use super::{fed::FedAfter, press::Press};
use crate::games::westeros::{
    draft::{
        Draft, Recruits, Site, Step, muster_sites, musters_here, pool_of_figures, recruits,
        taken_back, unused,
    },
    map::UnitFigure,
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, House, Illegal, Recruit, Unit};

/// The castles to muster in, what may be mustered in the one chosen, and what that leaves.
#[component]
pub fn MusterRows(state: PageState) -> impl IntoView {
    let sites = memo(move |_| {
        let draft = state.draft.get();
        let prompt = state.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            state.view.with(|view| muster_sites(view, &prompt, &draft))
        })
    });
    let site = memo(move |_| state.draft.get().site());
    view! {
        <Show when=move || !sites.with(Vec::is_empty)>
            <ul class="sites" aria-label=word!("Where to muster" | "Wo rekrutiert wird")>
                <For each=move || sites.get() key=|site| site.area let(Site { area, .. })>
                    <SiteRow state sites area />
                </For>
            </ul>
        </Show>
        {move || site.get().map(|site| view! { <Next state site /> })}
        <Show when=move || site.get().is_some()>
            <Pool state />
            <FedAfter state />
        </Show>
    }
}

/// One castle: its points, and what is mustered there so far.
#[component]
fn SiteRow(state: PageState, sites: Memo<Vec<Site>>, area: Area) -> impl IntoView {
    let site = memo(move |_| {
        let here = sites.with(|all| all.iter().find(|it| it.area == area).cloned());
        here.unwrap_or(Site {
            area,
            points: 0,
            left: 0,
            chosen: false,
            raised: Vec::new(),
        })
    });
    let chosen = Signal::derive(move || site.with(|it| it.chosen));
    let several = memo(move |_| sites.with(|it| it.len() > 1));
    let left = move || site.with(|it| court::left_of(it.left, it.points));
    view! {
        <li class="site" class:chosen=chosen class:spent=move || site.with(|it| it.left == 0)>
            {move || {
                if several.get() {
                    let name = wording::area_name(area);
                    view! { <Press state step=Step::Site(area) name chosen /> }.into_any()
                } else {
                    view! { <span class="row-name">{wording::area_name(area)}</span> }.into_any()
                }
            }}
            <span class="tally">{left}</span>
            <ul class="raised">
                <For
                    each=move || site.with(|it| it.raised.clone())
                    key=|it| *it
                    let((at, recruit))
                >
                    <Raised state area at recruit />
                </For>
            </ul>
        </li>
    }
}

/// Something that the draft musters; pressed, it is taken back.
#[component]
fn Raised(state: PageState, area: Area, at: u8, recruit: Recruit) -> impl IntoView {
    let name = court::short_recruit(recruit);
    let back = court::take_back(area, recruit);
    let take_back = move |_| {
        let Some((_, prompt)) = state.open.get_untracked() else {
            return;
        };
        let draft = state.draft.get_untracked();
        let kept = state
            .view
            .with_untracked(|view| taken_back(view, &prompt, &draft, at));
        if let Some(kept) = kept {
            state.take(Step::Musters(kept));
        }
    };
    view! {
        <li>
            <button type="button" class="raised-one" aria-label=back on:click=take_back>
                {name}
                <span aria-hidden="true">" ✕"</span>
            </button>
        </li>
    }
}

/// Draws what may be mustered next.
#[component]
fn Next(state: PageState, site: Area) -> impl IntoView {
    let offered = memo(move |_| {
        let draft = state.draft.get();
        let prompt = state.prompt();
        let mut offered = prompt.map_or_else(Recruits::new, |prompt| {
            state
                .view
                .with(|view| recruits(view, &prompt, &draft, site))
        });
        // What the points that are left do not pay for is no choice, nor what there is no footman for.
        let hopeless = |it: Illegal| matches!(it, Illegal::NoPoints(_) | Illegal::NoFootman(_));
        offered.retain(|&(_, legal)| !legal.is_err_and(hopeless));
        offered
    });
    view! {
        <Show when=move || offered.with(Vec::is_empty)>
            <p class="tally">{court::spent(site)}</p>
        </Show>
        <div class="recruits" role="group" aria-label=court::muster_in(site)>
            {move || {
                offered
                    .get()
                    .into_iter()
                    .map(|(recruit, legal)| {
                        let barred = legal.err().map(court::barred);
                        view! { <RecruitButton state site recruit barred /> }
                    })
                    .collect_view()
            }}
        </div>
    }
}

#[component]
fn RecruitButton(
    state: PageState,
    site: Area,
    recruit: Recruit,
    barred: Option<&'static str>,
) -> impl IntoView {
    let house = state.view.with_untracked(|view| view.me);
    let muster = move |_| {
        state.take(Step::Recruit(site, recruit));
        go_on(state, site);
    };
    view! {
        <button
            type="button"
            class="press recruit"
            disabled=barred.is_some()
            on:click=muster
        >
            {house.map(|house| view! { <Figure unit=figure(recruit) house /> })}
            <span class="press-name">{court::short_recruit(recruit)}</span>
            " "
            <span class="press-what">
                {barred.map_or_else(|| court::points(recruit.points()), str::to_owned)}
            </span>
        </button>
    }
}

/// Chooses the next place with points, where nothing more can be mustered.
fn go_on(state: PageState, site: Area) {
    let Some((_, prompt)) = state.open.get_untracked() else {
        return;
    };
    let draft = state.draft.get_untracked();
    let open = state
        .view
        .with_untracked(|view| unused(view, &prompt, &draft));
    if open.iter().any(|&(area, _)| area == site) {
        return;
    }
    if let Some(&(next, _)) = open.first() {
        state.take(Step::Site(next));
    }
}

/// The figure that comes onto the map.
const fn figure(recruit: Recruit) -> Unit {
    match recruit {
        Recruit::Footman => Unit::Footman,
        Recruit::Knight | Recruit::FootmanToKnight => Unit::Knight,
        Recruit::SiegeEngine | Recruit::FootmanToSiegeEngine => Unit::SiegeEngine,
        Recruit::Ship { .. } => Unit::Ship,
    }
}

/// A figure of the map, as it is drawn there.
#[component]
pub fn Figure(unit: Unit, house: House) -> impl IntoView {
    view! {
        <svg class="figure" viewBox="-15 -16 30 32" aria-hidden="true">
            <UnitFigure unit house />
        </svg>
    }
}

/// The figures left beside the board after the draft.
#[component]
fn Pool(state: PageState) -> impl IntoView {
    let left = memo(move |_| {
        let prompt = state.prompt()?;
        let draft = state.draft.get();
        state.view.with(|view| {
            let left = pool_of_figures(view, &prompt, &draft)?;
            Some((view.me?, left))
        })
    });
    view! {
        <div class="pool">
            <h3>{word!("Figures left" | "Figuren übrig")}</h3>
            <ul>
                {move || {
                    left.get()
                        .map(|(house, figures)| {
                            figures
                                .into_iter()
                                .map(|(unit, left, all)| {
                                    view! {
                                        <li class:none=left == 0>
                                            <Figure unit house />
                                            <span class="unseen">{wording::unit(unit)}</span>
                                            {court::figures(left, all)}
                                        </li>
                                    }
                                })
                                .collect_view()
                        })
                }}
            </ul>
        </div>
    }
}

/// A starred Consolidate Power order in a castle may muster instead of bringing power.
#[component]
pub fn MusterInstead(state: PageState) -> impl IntoView {
    let area = memo(move |_| {
        let Draft::Consolidate {
            area: Some(area), ..
        } = state.draft.get()
        else {
            return None;
        };
        let prompt = state.prompt()?;
        let may = state.view.with(|view| musters_here(view, &prompt, area));
        may.then_some(area)
    });
    let musters = Signal::derive(move || state.draft.get().musters().is_some());
    let gains = Signal::derive(move || !musters.get());
    let label = word!("How to use the order" | "Was der Befehl tun soll");
    let gain = word!("Gain power" | "Macht gewinnen");
    let muster = word!("Muster instead" | "Stattdessen rekrutieren");
    view! {
        <Show when=move || area.get().is_some()>
            <div class="choices" role="group" aria-label=label>
                <Press state step=Step::GainInstead name=gain chosen=gains />
                <Press state step=Step::MusterInstead name=muster chosen=musters />
            </div>
        </Show>
    }
}
