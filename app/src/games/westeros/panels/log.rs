//! The events of the game, in words.

mod about;
mod entries;
mod filters;
mod line;
mod lit;
mod place;
mod result;
mod sign;
#[cfg(test)]
mod tests;

pub use about::{Kind, actor, areas, kind};
pub use lit::Lit;
pub use place::LogPlace;

use crate::reactive::{effect, memo};
use crate::{games::westeros::page::SharedPage, play::History};
use entries::{Entry, EntryKind, Filter, entries};
use filters::Filters;
use leptos::{
    ev::KeyboardEvent,
    prelude::*,
    task::{spawn_local, tick},
};
use line::Line;
use place::read_on;

/// The log, oldest first; it opens at its end, or where the last visit ended. The table's announcer says what
/// is new. `open` while somebody sees it.
#[component]
pub fn LogPanel(page: Signal<SharedPage>, open: Memo<bool>) -> impl IntoView {
    let filter = RwSignal::new(Filter::default());
    let history = use_context::<History>();
    let seen = history.and_then(|it| it.seen);
    let all = memo(move |_| page.with(|it| entries(it, filter.get(), seen)));
    // Whoever has no script has no button either: the first HTML holds all of it.
    let whole = RwSignal::new(cfg!(feature = "ssr"));
    let earlier = memo(move |_| earlier(all.with(Vec::len), whole.get()));
    let more = move || earlier.get() > 0;
    let lines = memo(move |_| all.with(|it| it[earlier.get().min(it.len())..].to_vec()));
    // One line can be reached by Tab, the others from there by the arrow keys.
    let at = RwSignal::new(None::<(i64, usize)>);
    let last = memo(move |_| lines.with(|it| it.last().map(key)));
    let reached = memo(move |_| at.get().or_else(|| last.get()));
    // Each line by itself would ask at every news whether it is the one.
    effect(move |before: Option<Option<(i64, usize)>>| {
        let (before, now) = (before.flatten(), reached.get());
        for (it, can) in [(before, false), (now, true)] {
            if let Some(it) = it.filter(|_| before != now) {
                line::reach(it, can);
            }
        }
        now
    });
    let on_key = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowUp" => -1,
            "ArrowDown" => 1,
            _ => return,
        };
        let next = lines.with_untracked(|it| beside(it, reached.get_untracked(), step));
        if let Some(next) = next {
            event.prevent_default();
            at.set(Some(next));
            line::focus(next);
        } else if step < 0 {
            whole.set(true);
        }
    };
    // The button goes with what it has done: the focus stays in the log, at the line above those that
    // were there.
    let show_all = move |_| {
        let above = earlier.get_untracked().checked_sub(1);
        let next = above.and_then(|it| all.with_untracked(|all| all.get(it).map(key)));
        whole.set(true);
        if next.is_some() {
            at.set(next);
        }
        spawn_local(async move {
            tick().await;
            if let Some(next) = next {
                line::focus(next);
            }
        });
    };
    let go = move |index: usize, line: (i64, usize), wanted: bool| {
        if index < earlier.get_untracked() {
            whole.set(true);
        }
        if wanted {
            at.set(Some(line));
        }
        spawn_local(async move {
            tick().await;
            if wanted {
                line::focus(line);
            }
            line::to_its_top(line);
        });
    };
    read_on(all, (open, seen.is_some()), go);
    view! {
        <Filters page filter />
        <div
            class="log"
            tabindex="0"
            role="log"
            aria-live="off"
            aria-label=word!("Log of the game" | "Chronik der Partie")
            on:keydown=on_key
        >
            <ol class="log-lines">
                <Show when=more>
                    <li>
                        <button type="button" class="plain" on:click=show_all>
                            {move || {
                                let n = earlier.get();
                                say!("Show {n} earlier entries" | "{n} frühere Einträge zeigen")
                            }}
                        </button>
                    </li>
                </Show>
                <For each=move || lines.get() key=|it| (key(it), undone(it)) let(entry)>
                    <Line page entry reached=reached.get_untracked() == Some(key(&entry)) />
                </For>
            </ol>
        </div>
    }
}

/// The number of lines that are drawn at first; a whole game has many times more.
const MOST: usize = 150;

/// Returns how many of so many lines are not drawn. It grows in steps, so that not every new line takes an old one
/// away.
const fn earlier(lines: usize, whole: bool) -> usize {
    if whole || lines <= MOST {
        return 0;
    }
    (lines - MOST) / 50 * 50
}

/// Returns what tells a line from all others.
const fn key(entry: &Entry) -> (i64, usize) {
    (entry.seq, entry.index)
}

const fn undone(entry: &Entry) -> bool {
    matches!(entry.kind, EntryKind::Event { undone: true, .. })
}

/// The line before or after this one.
fn beside(entries: &[Entry], at: Option<(i64, usize)>, step: isize) -> Option<(i64, usize)> {
    let here = entries.iter().position(|it| Some(key(it)) == at);
    let next = here.map_or(entries.len().checked_sub(1), |it| {
        it.checked_add_signed(step)
    })?;
    entries.get(next).map(key)
}
