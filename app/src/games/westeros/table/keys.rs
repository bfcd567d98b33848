//! Shortcuts for the keyboard, and the dialog that lists them and can turn them off.

mod shortcut;

use super::{
    bar::chapter, find::AreaSearch, height::Height, room::Rooms, state::PageState, tab::Tab,
};
use crate::reactive::{effect, memo};
use crate::{
    browser,
    chat::Chat,
    games::westeros::{
        focus,
        help::RuleLink,
        ids::{PANELS, PRIMARY, QUESTION},
        wording,
    },
    play::{History, Sound},
};
use leptos::{ev, ev::KeyboardEvent, html, prelude::*};
use shortcut::{SHORTCUTS, Shortcut, shortcut};

/// The dialog, the button that opens it, and the keys of the whole page.
#[component]
pub fn Keys(state: PageState, tab: RwSignal<Tab>) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let history = use_context::<History>();
    let sound = use_context::<Sound>();
    let rooms = use_context::<Rooms>();
    let search = use_context::<AreaSearch>();
    let talks = use_context::<Chat>().is_some();
    let off = RwSignal::new(false);
    // Server and browser draw the same page first; what the browser remembers comes after.
    effect(move |_| off.set(browser::recall(OFF).is_some()));
    let open = move || {
        if let Some(dialog) = dialog.get_untracked() {
            // Fails only while it is open already.
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let press = move |event: KeyboardEvent| {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        if event.key() == "Escape" {
            return close_topmost(state, &event);
        }
        if focus::is_typing() {
            return;
        }
        let Some(found) = shortcut(&event.key()) else {
            return;
        };
        if off.get_untracked() && found != Shortcut::Help {
            return;
        }
        event.prevent_default();
        match found {
            Shortcut::Help => open(),
            Shortcut::Back => go_back(history, -1),
            Shortcut::Forth => go_back(history, 1),
            // A key held down would turn them on and off again.
            Shortcut::Sound | Shortcut::Full if event.repeat() => {}
            Shortcut::Sound => turn(sound),
            Shortcut::Find => find(search, state),
            Shortcut::Chat if !talks => {}
            _ => {
                act(state, rooms, found);
                show(state, tab, found);
            }
        }
    };
    // Only browsers have a window to listen to.
    effect(move |_| {
        let listening = window_event_listener(ev::keydown, press);
        on_cleanup(move || listening.remove());
    });
    view! {
        <button
            type="button"
            class="plain keys-button"
            aria-label=word!("Help" | "Hilfe")
            aria-keyshortcuts="?"
            on:click=move |_| open()
        >
            <span class="keys-mark" aria-hidden="true">"?"</span>
            <span aria-hidden="true">{word!("Help" | "Hilfe")}</span>
        </button>
        <dialog node_ref=dialog class="keys" aria-labelledby="keys-title">
            <h2 id="keys-title">
                {word!("Help" | "Hilfe")}
                <span class="keys-shortcuts">{word!(" and keyboard shortcuts" | " und Tastenkürzel")}</span>
            </h2>
            <Now state on_read=Callback::new(move |()| close()) />
            {elsewhere()}
            <div class="keys-shortcuts">
            {listed()}
            <p>
                {on_the_map()}
            </p>
            <label class="keys-off">
                <input
                    type="checkbox"
                    prop:checked=move || !off.get()
                    on:change=move |event| {
                        let wanted = event_target_checked(&event);
                        off.set(!wanted);
                        browser::mark(OFF, !wanted);
                    }
                />
                {word!("Use single-key shortcuts (? always opens this list)" | "Einzelne Tasten \
                     als Kürzel nutzen (? öffnet diese Liste immer)")}
            </label>
            </div>
            <button type="button" class="keys-close" on:click=move |_| close()>
                {word!("Close" | "Schließen")}
            </button>
        </dialog>
    }
}

/// The phase of now, and the chapter of the rules about it, before which the dialog goes away.
#[component]
fn Now(state: PageState, on_read: Callback<()>) -> impl IntoView {
    let phase = memo(move |_| state.view.with(|it| it.phase));
    let about = memo(move |_| {
        let prompt = state.prompt();
        state.view.with(|view| chapter(view, prompt.as_ref()))
    });
    view! {
        <h3>{word!("What happens in this phase" | "Was in dieser Phase geschieht")}</h3>
        <p>
            {move || wording::explain_phase(phase.get())} " "
            <span on:click=move |_| on_read.run(())>
                {move || about.get().map(|chapter| view! { <RuleLink chapter /> })}
            </span>
        </p>
    }
}

/// The ways to read on.
fn elsewhere() -> impl IntoView {
    view! {
        <ul class="keys-help">
            <li><a href="/help" target="_blank">{word!("The rules" | "Die Regeln")}</a></li>
            <li><a href="/learn" target="_blank">{word!("Lessons" | "Lektionen")}</a></li>
            <li>
                <button type="button" on:click=move |_| crate::games::westeros::learn::show_tour_again()>
                    {word!("Replay the first-game tour" | "Rundgang zur ersten Partie noch \
                         einmal zeigen")}
                </button>
            </li>
        </ul>
    }
}

/// All keys, and what they do.
fn listed() -> impl IntoView {
    let row = |it: &Shortcut| view! { <dt><kbd>{it.key()}</kbd></dt><dd>{it.words()}</dd> };
    view! { <dl>{SHORTCUTS.iter().map(row).collect_view()}</dl> }
}

/// Closes at Escape what lies on top, wherever the keyboard is: the drawer, or below it the orders that an area is
/// offered. A dialog or a menu closes by itself.
fn close_topmost(state: PageState, event: &KeyboardEvent) {
    if event.is_composing() || focus::is_covered() || focus::is_choosing() {
        return;
    }
    if state.height.get_untracked() == Height::Panel {
        event.prevent_default();
        let held = focus::is_within(PANELS);
        state.to_the_map();
        if held {
            // What had the keyboard may be hidden now.
            focus::after_paint(|| {
                if focus::is_lost() {
                    focus::give(&[QUESTION.to_owned()]);
                }
            });
        }
    } else if state.picked.with_untracked(Option::is_some) {
        event.prevent_default();
        state.close();
    }
}

/// Opens the panel that a key stands for.
fn show(state: PageState, tab: RwSignal<Tab>, shortcut: Shortcut) {
    if let Some(shown) = shortcut.tab() {
        tab.set(shown);
        state.open_drawer();
        focus::give(&[shown.id().to_owned()]);
    }
}

/// Steps through the past of a table that has one.
fn go_back(history: Option<History>, by: isize) {
    if let Some(history) = history {
        history.step(by);
    }
}

/// Searches an area of a page that has a map.
fn find(search: Option<AreaSearch>, state: PageState) {
    if let Some(search) = search {
        search.start(state);
    }
}

/// Turns the sounds of a table that has them on or off.
fn turn(sound: Option<Sound>) {
    if let Some(sound) = sound {
        sound.turn();
    }
}

/// Does what a key stands for. None of them sends an answer.
fn act(state: PageState, rooms: Option<Rooms>, shortcut: Shortcut) {
    match shortcut {
        Shortcut::Help
        | Shortcut::Back
        | Shortcut::Forth
        | Shortcut::Sound
        | Shortcut::Find
        | Shortcut::Houses
        | Shortcut::Tracks
        | Shortcut::Log
        | Shortcut::Areas
        | Shortcut::Chat => {}
        Shortcut::Full => {
            if let Some(rooms) = rooms {
                rooms.fill_the_screen();
            }
        }
        Shortcut::Answer => focus::give(&[PRIMARY.to_owned(), QUESTION.to_owned()]),
        Shortcut::Undo => state.undo(),
        Shortcut::Redo => state.redo(),
        Shortcut::Map => focus::enter_map(),
        Shortcut::Rules => focus::open_rules(),
    }
}

/// The value that a browser in which the shortcuts are off remembers.
const OFF: &str = "shortcuts off";

fn on_the_map() -> &'static str {
    word!(
        "On the map: the arrow keys move from area to area, Enter or the space bar picks one, + \
         and - zoom, 0 shows the whole map. When choosing an area's token: arrow keys, Enter, \
         Escape."
            | "Auf dem Spielplan: Pfeiltasten führen von Gebiet zu Gebiet, Enter oder Leertaste \
               wählt, + und - vergrößern und verkleinern, 0 zeigt den ganzen Plan. Beim Wählen \
               eines Befehls: Pfeiltasten, Enter, Escape."
    )
}
