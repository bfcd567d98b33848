//! A table that is being played: sends answers, shows the game's own page.

use super::{
    TablePage,
    about::AboutTable,
    answer::answer,
    clock::{Forms, Now},
    history::{History, LoadedPage, mark},
    hot_seat::take_over,
    line::Line,
    parts::Notes,
    sound::{Sound, SoundStatus, SoundSwitch},
    take_back::Answering,
};
use crate::{
    Error,
    chat::{Chat, ChatAnnouncer},
    games::{GameProps, GameView},
    lazy::Progressive,
    lobby::Status,
    notices::count_again,
};
use leptos::{prelude::*, task::spawn_local};
use tabletop::DecisionId;

#[component]
pub fn Running(
    page: RwSignal<TablePage>,
    line: RwSignal<Line>,
    /// The moment of the past that the server has sent with the page.
    first: Option<LoadedPage>,
    invitation: Option<String>,
) -> impl IntoView {
    let address = invitation.clone();
    Chat::provide(page, invitation.clone());
    let history = History::provide(page, first, invitation);
    Now::provide(page);
    Forms::provide();
    mark(history);
    let sound = Sound::provide(page);
    let turn = move |it: &TablePage| (it.table.my_turn, it.table.status == Status::Over);
    count_again(
        Signal::derive(move || page.with(|it| it.seq)),
        Signal::derive(move || page.with(turn)),
    );
    let busy = RwSignal::new(false);
    let refusal = RwSignal::new(None::<Error>);
    let given = RwSignal::new(None);
    provide_context(Answering {
        page,
        busy,
        refusal,
        given,
    });
    let send = Callback::new(move |(decision, action): (DecisionId, String)| {
        let (table, seat, since) =
            page.with_untracked(|it| (it.table.id.clone(), it.my_seat, it.seq));
        let Some(seat) = seat else { return };
        busy.set(true);
        refusal.set(None);
        spawn_local(async move {
            match answer(table, decision.0, action, seat, since).await {
                // Whoever has left the page meanwhile needs no news of it.
                Ok(newer) => {
                    given.try_set(newer.last_answer.map(|it| it.seq));
                    take_over(page, newer);
                }
                Err(error) => {
                    refusal.try_set(Some(error));
                }
            }
            busy.try_set(false);
        });
    });
    let props = GameProps {
        shown: Signal::derive(move || history.shown()),
        send,
        busy: busy.into(),
        refusal: refusal.into(),
    };
    view! {
        <h1 class="unseen">{move || crate::table_name::table_name(&page.read().table.name)}</h1>
        <SoundSwitch sound />
        <noscript inner_html=needs_script()></noscript>
        <Notes page invitation=address />
        <Progressive><GameView props /></Progressive>
        <ChatAnnouncer />
        <SoundStatus sound />
        <AboutTable page />
        <p class="offline" role="status">
            {move || line.get().text()}
        </p>
    }
}

fn needs_script() -> &'static str {
    word!(
        "<p class=\"refusal\">You can view the table here. To play, enable JavaScript for this \
         page.</p>"
            | "<p class=\"refusal\">Du kannst den Tisch hier ansehen. Um zu spielen, erlaube \
               JavaScript für diese Seite.</p>"
    )
}
