//! The list beside the map: every choice of the map with plain buttons and selects.

use super::{listed::Listed, state::PageState};
use crate::games::westeros::{
    draft::{Choice, Draft, Step, choices},
    map::HouseShield,
    panels::house_class,
    scene::Mark,
    wording,
};
use crate::reactive::{effect, memo};
use leptos::prelude::*;
use westeros::{Area, AreaSet, ByArea, House, OrderToken, Prompt, View, control::controller};

/// Every area: first those with something to choose, then the others by who holds them.
#[component]
pub fn AreaList(state: PageState) -> impl IntoView {
    let marked = memo(move |_| {
        let prompt = state.prompt().filter(|it| decided(it) != Decide::Nothing);
        if prompt.is_none() {
            return Vec::new();
        }
        state.scene.with(|scene| {
            let asked = scene.areas.iter().filter(|(_, it)| {
                matches!(
                    it.mark,
                    Mark::Wanted | Mark::Source | Mark::Target | Mark::Chosen
                )
            });
            asked.map(|(area, _)| area).collect::<Vec<Area>>()
        })
    });
    // Which area stands under which heading; the rows themselves follow the page on their own.
    let groups = memo(move |_| {
        let above = marked.with(|it| AreaSet::of(it));
        state.view.with(|view| groups(view, above))
    });
    view! {
        <p class="soft">
            {word!(
                "The map as a list. What you choose here shows there, too."
                    | "Der Spielplan als Liste. Was du hier wählst, steht auch dort."
            )}
        </p>
        <Show when=move || marked.with(|it| !it.is_empty())>
            <h3 class="areas-asked">{word!("To decide" | "Zu entscheiden")}</h3>
            <ul class="areas">
                <For each=move || marked.get() key=|area| *area let:area>
                    <Row state area house=None decide=true />
                </For>
            </ul>
        </Show>
        <For each=move || groups.get() key=|group| group.title let:group>
            <GroupOf state groups title=group.title house=group.house open=group.open />
        </For>
    }
}

/// The areas under one heading. Those that are folded away are made when they are unfolded;
/// without a script that would be never, so the server writes them all.
#[component]
fn GroupOf(
    state: PageState,
    groups: Memo<Vec<Group>>,
    title: &'static str,
    house: Option<House>,
    open: bool,
) -> impl IntoView {
    let areas = memo(move |_| {
        groups.with(|all| {
            let group = all.iter().find(|it| it.title == title);
            group.map(|it| it.areas.clone()).unwrap_or_default()
        })
    });
    let heading = move || {
        groups.with(|all| {
            let group = all.iter().find(|it| it.title == title);
            group.map(Group::heading).unwrap_or_default()
        })
    };
    let unfolded = RwSignal::new(open || cfg!(feature = "ssr"));
    let on_toggle = move |event| {
        let details = event_target::<leptos::web_sys::Element>(&event);
        unfolded.set(details.has_attribute("open"));
    };
    view! {
        <details class="area-group" open=open on:toggle=on_toggle>
            <summary>
                {house.map(|house| view! { <Shield house /> })} {heading}
            </summary>
            <ul class="areas">
                <Show when=move || unfolded.get()>
                    <For each=move || areas.get() key=|area| *area let:area>
                        <Row state area house decide=false />
                    </For>
                </Show>
            </ul>
        </details>
    }
}

/// The token of a house without its name, which stands beside it.
#[component]
fn Shield(house: House) -> impl IntoView {
    view! {
        <svg class=format!("area-shield {}", house_class(house)) viewBox="-20 -20 40 40" aria-hidden="true">
            <HouseShield house />
        </svg>
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    title: &'static str,
    house: Option<House>,
    open: bool,
    /// True where others of it are listed above.
    more: bool,
    areas: Vec<Area>,
}

impl Group {
    /// "Baratheon (4)", "Stark: 2 more".
    fn heading(&self) -> String {
        let (title, n) = (self.title, self.areas.len());
        if self.more {
            say!("{title}: {n} more" | "{title}: noch {n}")
        } else {
            format!("{title} ({n})")
        }
    }
}

/// All areas but those that are listed above already.
fn groups(view: &View, above: AreaSet) -> Vec<Group> {
    let me = view.me;
    let holders = ByArea::from_fn(|area| controller(view, area));
    let held = |by: Option<House>| -> Vec<Area> {
        let theirs = holders
            .iter()
            .filter(|&(area, holder)| *holder == by && !above.contains(area));
        theirs.map(|(area, _)| area).collect()
    };
    let more = |by: Option<House>| {
        let mut listed = holders.iter().filter(|&(area, _)| above.contains(area));
        listed.any(|(_, holder)| *holder == by)
    };
    let mut houses: Vec<House> = House::ALL.to_vec();
    houses.sort_by_key(|&it| Some(it) != me);
    let mut groups: Vec<Group> = houses
        .into_iter()
        .map(|house| Group {
            title: wording::house_name(house),
            house: Some(house),
            open: me == Some(house),
            more: more(Some(house)),
            areas: held(Some(house)),
        })
        .collect();
    groups.push(Group {
        title: word!("Unclaimed" | "Frei"),
        house: None,
        open: false,
        more: more(None),
        areas: held(None),
    });
    groups.retain(|it| !it.areas.is_empty());
    groups
}

#[component]
fn Row(
    state: PageState,
    area: Area,
    /// The house below whose heading it stands.
    house: Option<House>,
    decide: bool,
) -> impl IntoView {
    let here = memo(move |_| state.view.with(|view| view.area(area)));
    let text = memo(move |_| {
        let me = state.view.with(|view| view.me);
        let known = if decide { me } else { house };
        here.with(|here| wording::describe_among(area, here, known))
    });
    let prospect = memo(move |_| {
        let plate = state.scene.with(|it| it.areas[area].plate.clone());
        plate.filter(|_| decide).map(|it| it.words)
    });
    let decision = memo(move |_| match state.prompt() {
        Some(prompt) if decide => decided(&prompt),
        _ => Decide::Nothing,
    });
    view! {
        <li class="area-row">
            <span class="area-name">{wording::area_name(area)}</span>
            <span class="area-text">{text}</span>
            {move || prospect.get().map(|words| view! { <span class="area-told">{words}</span> })}
            {move || match decision.get() {
                Decide::Token => view! { <TokenSelect state area /> }.into_any(),
                Decide::Pick => view! { <PickButton state area /> }.into_any(),
                Decide::Nothing => ().into_any(),
            }}
        </li>
    }
}

/// The way in which an area of the list is decided on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Decide {
    /// Not here, but beside the question.
    Nothing,
    Token,
    Pick,
}

const fn decided(prompt: &Prompt) -> Decide {
    match prompt {
        Prompt::PlaceOrders { .. } | Prompt::UseRaven { .. } => Decide::Token,
        Prompt::ResolveRaid { .. }
        | Prompt::ResolveMarch { .. }
        | Prompt::ConsolidatePower { .. } => Decide::Pick,
        _ => Decide::Nothing,
    }
}

#[component]
fn TokenSelect(state: PageState, area: Area) -> impl IntoView {
    let offered = memo(move |_| {
        let draft = state.draft.get();
        let prompt = state.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            state.view.with(|view| choices(view, &prompt, &draft, area))
        })
    });
    let value = memo(move |_| {
        let placed = state.draft.get().orders().get(area);
        placed.map_or_else(String::new, |it| it.index().to_string())
    });
    let empty = move || match state.draft.get() {
        Draft::Raven(_) => word!("leave as it is" | "so lassen"),
        _ => word!("no order yet" | "noch kein Befehl"),
    };
    let on_change = move |event| {
        let chosen = event_target_value(&event).parse::<usize>();
        state.take(match chosen.ok().and_then(|it| OrderToken::ALL.get(it)) {
            Some(&token) => Step::Place(area, token),
            None => Step::Clear(area),
        });
    };
    // Without a script nothing would come of a choice.
    let dead = RwSignal::new(true);
    effect(move |_| dead.set(false));
    view! {
        <select
            class="area-select"
            disabled=move || dead.get()
            aria-label=say!("Order for {name}" | "Befehl für {name}", name = wording::the_area(area))
            on:change=on_change
            inner_html=move || {
                offered.with(|offered| value.with(|value| options(empty(), offered, value)))
            }
        ></select>
        {move || {
            let placed = state.draft.get().orders().get(area);
            placed.map(|it| view! { <span class="area-text">{wording::explain_token(it)}</span> })
        }}
    }
}

/// The ways to fill a select, as HTML: eleven for each area, which the browser reads faster than it
/// makes them one by one. Every word of it is our own.
fn options(empty: &str, offered: &[Choice], value: &str) -> String {
    let mut html = String::new();
    let mut add = |index: &str, disabled: bool, text: &str| {
        let selected = if index == value { " selected" } else { "" };
        let disabled = if disabled { " disabled" } else { "" };
        let parts = [
            "<option value=\"",
            index,
            "\"",
            selected,
            disabled,
            ">",
            text,
            "</option>",
        ];
        html.extend(parts);
    };
    add("", false, empty);
    for token in OrderToken::ALL {
        let choice = offered.iter().find(|it| it.token == token).copied();
        let barred = choice.is_none_or(|it| it.legal.is_err());
        add(
            &token.index().to_string(),
            barred,
            &option_text(token, choice),
        );
    }
    html
}

fn option_text(token: OrderToken, choice: Option<Choice>) -> String {
    let left = choice.map_or(0, |it| it.left);
    let name = wording::token_name(token);
    say!("{name} ({left} left)" | "{name} (noch {left})")
}

/// Picks the area, as a click on the map would.
#[component]
fn PickButton(state: PageState, area: Area) -> impl IntoView {
    let mark = memo(move |_| state.scene.with(|it| it.areas[area].mark));
    let mine = move || state.view.with(|view| view.area(area).units_of == view.me);
    let words = move || {
        let here = mark.get() == Mark::Source;
        match (state.prompt(), state.draft.get()) {
            (Some(Prompt::ResolveRaid { .. }), _) if mine() => {
                word!("Raid from here" | "Von hier überfallen")
            }
            (Some(Prompt::ResolveRaid { .. }), _) => word!(
                "Raid this area"
                    | "Dieses Gebiet \
                 überfallen"
            ),
            (Some(Prompt::ResolveMarch { .. }), Draft::March { from, .. })
                if here || from == Some(area) =>
            {
                word!("March from here" | "Von hier marschieren")
            }
            (Some(Prompt::ResolveMarch { .. }), _) => word!("March here" | "Hierher marschieren"),
            _ => word!("Resolve this order" | "Diesen Befehl ausführen"),
        }
    };
    let chosen = move || mark.get() == Mark::Chosen;
    let listed = use_context::<Listed>();
    let pick = move |_| {
        state.pick(area);
        if let Some(listed) = listed {
            listed.show(state, area);
        }
    };
    view! {
        <button
            type="button"
            class:chosen=chosen
            aria-pressed=move || if chosen() { "true" } else { "false" }
            on:click=pick
        >
            {words}
            <span class="unseen">": " {wording::area_name(area)}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;

    #[test]
    fn an_area_to_decide_on_is_listed_once() {
        let march = "players 6\nphase march only\nST White Harbor: F, March\n";
        let (view, _) = staged(march, "", House::Stark);
        let listed = |above| {
            let groups = groups(&view, above);
            groups
                .iter()
                .any(|it| it.areas.contains(&Area::WhiteHarbor))
        };
        assert!(listed(AreaSet::EMPTY));
        let above = AreaSet::of(&[Area::WhiteHarbor]);
        assert!(!listed(above));
        let heading = |above| groups(&view, above)[0].heading();
        assert!(heading(AreaSet::EMPTY).starts_with("Stark ("));
        assert!(heading(above).ends_with(" more"));
    }

    #[test]
    fn a_select_holds_what_lies_there_and_bars_what_may_not() {
        let here = Choice {
            token: OrderToken::Support,
            left: 1,
            here: true,
            legal: Ok(()),
        };
        let index = OrderToken::Support.index().to_string();
        let html = options("no order yet", &[here], &index);
        assert!(html.starts_with("<option value=\"\">no order yet</option>"));
        assert_eq!(
            html.matches(" disabled>").count(),
            OrderToken::ALL.len() - 1
        );
        let chosen = format!("<option value=\"{index}\" selected>Support (1 left)</option>");
        assert!(html.contains(&chosen), "{html}");
    }
}
