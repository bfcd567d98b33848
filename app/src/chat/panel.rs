//! The panel of the chat: the channels, the open one, notes and the search.

mod chips;
mod composer;
mod find;
mod group;
mod line;
mod notes;
mod room;

use super::{
    Chat, Line,
    names::{Offer, offers},
};
use crate::reactive::{effect, memo};
use crate::{lobby::Status, visitor::use_visitor};
use chips::{Chip, Tool};
pub use composer::fresh_id;
use find::Find;
use group::Group;
use leptos::prelude::*;
pub use line::Text;
use notes::Notes;
use room::Room;

/// The means by which a game knows its places in what is said.
#[derive(Clone, Copy)]
pub struct Links {
    /// The place that somebody means, in whatever language.
    pub place: fn(&str) -> Option<u32>,
    /// The name of a place in the reader's language.
    pub name: fn(u32) -> Option<&'static str>,
    /// All names in the reader's language.
    pub names: fn() -> Vec<&'static str>,
    /// Shows where a place is, as long as it is pointed at.
    pub light: Callback<Option<u32>>,
    /// Goes there.
    pub go: Callback<u32>,
}

/// The means by which a game draws the plans that its players propose to each other.
#[derive(Clone, Copy)]
pub struct Plans {
    pub card: Callback<Card, AnyView>,
    /// The way to make one, for a channel of this name.
    pub compose: Callback<(Chat, String), AnyView>,
}

/// A plan that came with a line.
#[derive(Clone)]
pub struct Card {
    pub chat: Chat,
    pub channel: String,
    /// The id of its line.
    pub line: String,
    /// The seat that proposes it.
    pub seat: Option<u8>,
}

impl Card {
    fn of(chat: Chat, line: &Line) -> Self {
        Self {
            chat,
            channel: chat.open.get_untracked(),
            line: line.id.clone(),
            seat: line.seat,
        }
    }
}

/// The part that the panel shows below the channels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Channel,
    Group,
    Notes,
    Find,
}

/// The chat of the table around; nothing where there is none. `on` is whether the panel is the
/// chosen one; whenever `stir` changes, it may have come into sight.
#[component]
pub fn ChatPanel(
    links: Links,
    plans: Plans,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] stir: Signal<()>,
) -> impl IntoView {
    let chat = use_context::<Chat>()?;
    let shown = RwSignal::new(Shown::Channel);
    let begun = StoredValue::new(false);
    // The first channel with something new, once it is known which those are.
    effect(move |_| {
        let known = chat.known.with(Option::is_some);
        if !on.get() || !known || begun.get_value() {
            return;
        }
        begun.set_value(true);
        let offers = offered(chat);
        let new = offers.iter().find(|it| it.unread > 0);
        let open = chat.open.get_untracked();
        chat.enter(new.map_or(open, |it| it.channel.clone()));
    });
    let all = memo(move |_| offered(chat));
    let seated = memo(move |_| chat.page.with(|it| it.my_seat.is_some()));
    let visitor = use_visitor();
    let known = memo(move |_| visitor.with(Option::is_some));
    let open = move |channel: String| {
        shown.set(Shown::Channel);
        chat.enter(channel);
    };
    // Before the start everybody is in the hall.
    let gathers = memo(move |_| chat.page.with(|it| it.table.status == Status::Gathering));
    Some(view! {
        <div class="chat">
            <Show when=move || !gathers.get()>
            <div class="chat-channels" role="group" aria-label=word!("Conversations" | "Gespräche")>
                <div class="chat-tabs">
                    <For each=move || all.get() key=|it| it.channel.clone() let:offer>
                        <Chip chat channel=offer.channel shown open=Callback::new(open) />
                    </For>
                </div>
                <div class="chat-tools">
                    <Show when=move || seated.get()>
                        <Tool shown to=Shown::Group />
                    </Show>
                    // Whose notes, and what they may search, is known of those who are signed in.
                    <Show when=move || known.get()>
                        <Tool shown to=Shown::Notes />
                        <Tool shown to=Shown::Find />
                    </Show>
                </div>
            </div>
            </Show>
            {move || match shown.get() {
                Shown::Channel => {
                    // Each in a place of its own: a screen reader hears only what is new in it.
                    (move || {
                        let channel = chat.open.get();
                        view! { <Room chat channel links plans on stir /> }
                    })
                    .into_any()
                }
                Shown::Group => view! { <Group chat open=Callback::new(open) /> }.into_any(),
                Shown::Notes => view! { <Notes chat /> }.into_any(),
                Shown::Find => view! { <Find chat links open=Callback::new(open) /> }.into_any(),
            }}
        </div>
    })
}

fn offered(chat: Chat) -> Vec<Offer> {
    chat.known
        .with(|known| chat.page.with(|page| offers(page, known.as_ref())))
}

/// Draws how much is new, as a number and in words; nothing where nothing is.
#[component]
pub fn Count(unread: u32) -> impl IntoView {
    (unread > 0).then(|| {
        view! {
            <span class="chat-count">
                " "
                {unread}
                <span class="unseen">{word!(" new" | " neu")}</span>
            </span>
        }
    })
}
