//! A guide through the first game: one hint at a time, by what the game asks.
//!
//! Its words come with the page, for those who want it; what has been read is kept in a cookie, so
//! that the server knows it.

use super::{
    guide::{AGAIN, Guide, HIDDEN, TOUR},
    hint_box::{HintBox, Turn},
    load::load_tour,
    situation::{At, Situation, guides, outgrown},
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{MODULE, SharedPage},
    language::language,
    lazy::{Drawn, LazyPart, news},
    learn::memory,
};
use leptos::{prelude::*, task::spawn_local};

/// Forgets what has been read of the guide, and begins the page anew.
pub fn show_tour_again() {
    memory::send(TOUR, AGAIN);
    #[cfg(feature = "hydrate")]
    // A page that cannot be loaded now shows the guide when it is.
    let _ = window().location().reload();
}

/// The guide of a table's page, for the [`Tour`] in it.
#[derive(Clone, Copy)]
struct Guided(RwSignal<Option<Guide>>);

/// Hands the guide that came with the page to the [`Tour`].
pub fn provide_guide(guide: Option<Guide>) {
    provide_context(Guided(RwSignal::new(guide)));
}

/// Loads the guide of a table whose game begins while its page is open.
pub fn bring_guide(begins: Memo<bool>) {
    let Some(Guided(guide)) = use_context() else {
        return;
    };
    let language = language();
    let asked = StoredValue::new(false);
    effect(move |_| {
        if !begins.get() || asked.get_value() {
            return;
        }
        asked.set_value(true);
        spawn_local(async move {
            // Whoever gets no hints can play all the same.
            guide.try_set(load_tour(language).await.unwrap_or_default());
        });
    });
}

part! { board, load_hints, fn hints(page: Signal<SharedPage>, guide: RwSignal<Option<Guide>>, opened: SharedPage) {
    view! { <Hints page guide opened /> }
}}

/// The guide beside the prompt bar; nothing where none came with the page.
#[component]
pub fn Tour(page: Signal<SharedPage>) -> impl IntoView {
    let Guided(guide) = use_context::<Guided>()?;
    let opened = page.get_untracked();
    let (news, brought) = (news(page), news(guide));
    let when = Signal::derive(move || news.get() || brought.get());
    let view = move || hints(page, guide, opened.clone());
    Some(view! { <LazyPart module=MODULE when drawn=Drawn::InSight load=load_hints view /> })
}

/// The hint of a moment that fills the board, where nobody sees what is beside the map. That of the cards of a
/// round has been read when they go; that of a battle, when a card has been chosen.
#[component]
pub fn MomentHint(page: Signal<SharedPage>, situation: Situation) -> impl IntoView {
    let Guided(guide) = use_context::<Guided>()?;
    if !page.with_untracked(|it| guides(it)) {
        return None;
    }
    let hint = memo(move |_| guide.with(|it| it.as_ref()?.hint(situation)));
    if situation == Situation::Westeros {
        on_cleanup(move || {
            guide.try_update(|it| {
                if let Some(it) = it {
                    it.did(situation);
                }
            });
        });
    }
    Some(move || {
        hint.get()
            .map(|it| view! { <p class="moment-hint">{it}</p> })
    })
}

#[component]
fn Hints(
    page: Signal<SharedPage>,
    guide: RwSignal<Option<Guide>>,
    /// As it was when somebody came to it.
    opened: SharedPage,
) -> impl IntoView {
    let at = memo(move |_| page.with(|it| At::of(it)));
    let now = memo(move |before: Option<&Option<Situation>>| {
        let (before, at) = (before.copied().flatten(), at.get());
        guide.with(|it| it.as_ref()?.topic(before, at))
    });
    // How many hints the reader has gone back.
    let back = RwSignal::new(0);
    let hint = memo(move |_| {
        let (now, back) = (now.get()?, back.get());
        guide.with(|it| it.as_ref()?.earlier(now, back))
    });
    let first = memo(move |_| {
        let earlier = now.get().zip(Some(back.get() + 1));
        earlier.is_none_or(|(now, back)| {
            guide.with(|it| it.as_ref().and_then(|it| it.earlier(now, back)).is_none())
        })
    });
    let on_turn = Callback::new(move |turn| match (turn, now.get_untracked()) {
        (Turn::Hide, _) => {
            memory::send(TOUR, HIDDEN);
            guide.set(None);
        }
        (Turn::Back, _) => back.update(|it| *it += 1),
        (Turn::Next, _) if back.get_untracked() > 0 => back.update(|it| *it -= 1),
        (Turn::Next, Some(now)) => guide.update(|it| {
            if let Some(it) = it {
                it.turn(now);
            }
        }),
        (Turn::Next, None) => {}
    });
    effect(move |before: Option<Option<Situation>>| {
        let now = now.get();
        if before != Some(now) {
            back.set(0);
        }
        now
    });
    // A look back into the game is no step of it.
    let stands = memo(move |_| page.with(|it| (last(it), At::of(it), outgrown(it))));
    let opened = (last(&opened), At::of(&opened));
    effect(move |before: Option<(i64, At)>| {
        let (seq, at, outgrown) = stands.get();
        let (earlier, before) = before.unwrap_or(opened);
        if seq <= earlier {
            return (earlier, before);
        }
        if outgrown && guide.with_untracked(Option::is_some) {
            // The rounds that the guide goes along with have been played to their end.
            memory::send(TOUR, HIDDEN);
            guide.set(None);
        } else if let Some(done) = at.done_since(before) {
            guide.update(|it| {
                if let Some(it) = it {
                    it.did(done);
                }
            });
        }
        (seq, at)
    });
    view! { <HintBox now hint first on_turn /> }
}

/// The number of the last line of the log.
fn last(page: &SharedPage) -> i64 {
    page.log.last().map_or(0, |line| line.seq)
}
