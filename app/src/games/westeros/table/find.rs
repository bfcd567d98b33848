//! An area found by typing: a field over the map that leads to it.

mod names;

use super::{height::Height, listed::Listed, state::PageState};
use crate::games::westeros::{MODULE, focus, panels::Lit, wording};
use crate::lazy::LazyPart;
use crate::reactive::{effect, memo};
use leptos::{
    ev::{KeyboardEvent, PointerEvent},
    prelude::*,
};
use names::found;
use std::time::Duration;
use westeros::{Area, AreaSet};

const FIELD: &str = "find-area";
const LIST: &str = "found-areas";

/// The time that the area stays lit.
const LIT_FOR: Duration = Duration::from_secs(4);

/// The search at one table; given to everything at it.
#[derive(Clone, Copy)]
pub struct AreaSearch {
    pub open: RwSignal<bool>,
    typed: RwSignal<String>,
    /// The number of the one that would be chosen, among the areas that fit.
    at: RwSignal<usize>,
}

impl AreaSearch {
    pub fn provide() {
        provide_context(Self {
            open: RwSignal::new(false),
            typed: RwSignal::new(String::new()),
            at: RwSignal::new(0),
        });
    }

    /// Opens the field, and the keyboard is in it.
    pub fn start(self, state: PageState) {
        state.picked.set(None);
        // The areas that are found lie over the map, and need some of it.
        if matches!(state.height.get_untracked(), Height::Full | Height::Panel) {
            state.height.set(Height::Half);
        }
        if !self.open.get_untracked() {
            focus::remember();
            self.type_in(String::new());
            self.open.set(true);
        }
        focus::give_then(vec![FIELD.to_owned()]);
    }

    fn type_in(self, words: String) {
        self.typed.set(words);
        self.at.set(0);
    }

    /// The map shows the area, which has the focus as if the keyboard had walked there.
    fn go(self, area: Area, (light, listed): (Option<Lit>, Option<Listed>)) {
        // Before the field goes: the focus comes from there.
        focus::area(area);
        self.shut();
        if let Some(listed) = listed {
            listed.find(area);
        }
        let Some(Lit(lit)) = light else { return };
        let areas = AreaSet::of(&[area]);
        lit.set(areas);
        set_timeout(
            move || {
                if lit.try_get_untracked() == Some(areas) {
                    lit.set(AreaSet::EMPTY);
                }
            },
            LIT_FOR,
        );
    }

    fn shut(self) {
        self.open.try_set(false);
    }
}

/// Among the buttons of the map: the one that opens the field, and the field below them.
#[component]
pub fn FindArea(state: PageState) -> impl IntoView {
    let search = expect_context::<AreaSearch>();
    let open = search.open;
    let toggle = move |_| {
        if open.get_untracked() {
            focus::give_back();
            search.shut();
        } else {
            search.start(state);
        }
    };
    view! {
        <button
            type="button"
            class="find-open"
            aria-label=name()
            aria-keyshortcuts="/"
            aria-expanded=move || if open.get() { "true" } else { "false" }
            title=word!("Find an area (/)" | "Gebiet finden (/)")
            on:pointerdown=move |event| keep_focus(open, &event)
            on:click=toggle
        >
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
                <path d="M2.7 2.2L6.5 6M4 -1A4.5 4.5 0 1 1 -5 -1A4.5 4.5 0 1 1 4 -1"></path>
            </svg>
        </button>
        <FoundAreas search />
    }
}

part! { board, load_field, fn field(search: AreaSearch) {
    view! { <Field search /> }
}}

/// The field in which an area is searched, and the areas that are found.
#[component]
fn FoundAreas(search: AreaSearch) -> impl IntoView {
    view! { <LazyPart module=MODULE when=search.open load=load_field view=move || field(search) /> }
}

fn name() -> &'static str {
    word!("Find an area" | "Gebiet finden")
}

/// The field closes when the keyboard leaves it: a press on what belongs to it takes nothing away.
fn keep_focus(open: RwSignal<bool>, event: &PointerEvent) {
    if open.get_untracked() {
        event.prevent_default();
    }
}

/// The field while it is open.
#[component]
pub fn Field(search: AreaSearch) -> impl IntoView {
    let open = search.open;
    view! {
        <Show when=move || open.get()>
            <OpenField search />
        </Show>
    }
}

#[component]
fn OpenField(search: AreaSearch) -> impl IntoView {
    let AreaSearch { open, typed, at } = search;
    // The first time its code comes later than the keyboard.
    effect(move |_| focus::give_then(vec![FIELD.to_owned()]));
    let shows = (use_context::<Lit>(), use_context::<Listed>());
    let all = memo(move |_| typed.with(|it| found(it)));
    let now = memo(move |_| all.with(|it| it.get(at.get()).copied()));
    let walk = move |by: usize| {
        let count = all.with_untracked(Vec::len);
        if count > 0 {
            at.update(|it| *it = (*it + by) % count);
        }
        if let Some(area) = now.get_untracked() {
            focus::reveal(&option(area));
        }
    };
    let on_key = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "ArrowDown" => walk(1),
            "ArrowUp" => walk(all.with_untracked(Vec::len).saturating_sub(1)),
            "Enter" => {
                if let Some(area) = now.get_untracked() {
                    search.go(area, shows);
                }
            }
            "Escape" => {
                focus::give_back();
                search.shut();
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let found = move || match all.with(Vec::len) {
        0 => word!("No area by that name." | "Kein Gebiet heißt so.").to_owned(),
        1 => word!("1 area" | "1 Gebiet").to_owned(),
        n => say!("{n} areas" | "{n} Gebiete"),
    };
    view! {
        <div class="find">
            <input
                id=FIELD
                type="text"
                role="combobox"
                aria-label=name()
                aria-autocomplete="list"
                aria-controls=LIST
                aria-expanded=move || if now.get().is_some() { "true" } else { "false" }
                aria-activedescendant=move || now.get().map(option)
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                enterkeyhint="go"
                maxlength="60"
                placeholder=name()
                prop:value=move || typed.get()
                on:input=move |event| search.type_in(event_target_value(&event))
                on:keydown=on_key
                on:blur=move |_| search.shut()
            />
            <ul
                id=LIST
                class="found-areas"
                role="listbox"
                aria-label=word!("Areas" | "Gebiete")
                hidden=move || now.get().is_none()
                on:pointerdown=move |event| keep_focus(open, &event)
            >
                <For each=move || all.get() key=|area| *area let:area>
                    <li
                        id=option(area)
                        role="option"
                        aria-selected=move || if now.get() == Some(area) { "true" } else { "false" }
                        on:click=move |_| search.go(area, shows)
                    >
                        {wording::area_name(area)}
                    </li>
                </For>
            </ul>
            <p class="found-none" role="status" class:unseen=move || now.get().is_some()>
                {found}
            </p>
        </div>
    }
}

fn option(area: Area) -> String {
    ["found-", &area.index().to_string()].concat()
}
