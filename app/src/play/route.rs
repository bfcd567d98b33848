//! The page at `/tables/:id`.

use super::{
    TablePage,
    curtain::Curtain,
    history::{Looked, Moment},
    line::Line,
    load::load_table,
    load_moment,
    running::Running,
    waiting_room::WaitingRoom,
};
use crate::{
    Error,
    error_page::ErrorPage,
    language::language,
    learn::{self, Guide},
    lobby::Status,
    talk::Wire,
};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::{use_params_map, use_query_map};

/// Loads the table; from then on [`Running`] and [`WaitingRoom`] follow it live.
#[component]
pub fn TableRoute() -> impl IntoView {
    let params = use_params_map();
    let query = use_query_map();
    // The invitation lets one in; that it leaves the address afterwards is no reason to load again.
    // Another table may want another one.
    let asked = move || {
        let id = params.read().get("id").unwrap_or_default();
        let query = query.get_untracked();
        let moment = Moment::read(query.get("moment").as_deref(), query.get("eyes").as_deref());
        (id, query.get("invitation"), moment)
    };
    #[cfg(feature = "ssr")]
    let unwritten = StoredValue::new(Some(asked().1));
    let page = Resource::new_blocking(asked, |(id, invitation, moment)| {
        load(id, invitation, moment)
    });
    view! {
        <Suspense>
            {move || Suspend::new(async move {
                match page.await {
                    Ok((page, first, guide)) => {
                        learn::provide_guide(guide);
                        #[cfg(feature = "ssr")]
                        // Suspense may ask for the page more than once.
                        if let Some(invitation) = unwritten.try_update_value(Option::take).flatten() {
                            preview(&page, invitation.as_deref());
                        }
                        view! { <Table page first /> }.into_any()
                    }
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

/// The table, the moment of its past that the address asks for, and the guide of a first game.
type Loaded = (TablePage, Option<Looked>, Option<Guide>);

async fn load(
    id: String,
    invitation: Option<String>,
    moment: Option<Moment>,
) -> Result<Loaded, Error> {
    let page = load_table(id.clone(), invitation.clone(), None, None).await?;
    let guide = if page.game.as_ref().is_some_and(learn::guides) {
        // Whoever gets no hints can play all the same.
        learn::load_tour(language()).await.unwrap_or_default()
    } else {
        None
    };
    let Some(moment) = moment.filter(|_| page.game.is_some()) else {
        return Ok((page, None, guide));
    };
    let looked = load_moment(id, invitation, moment.seq, page.eyes(moment.eyes)).await;
    Ok((page, Some((moment, looked)), guide))
}

#[component]
fn Table(page: TablePage, first: Option<Looked>) -> impl IntoView {
    let invitation = use_query_map().read_untracked().get("invitation");
    let page = RwSignal::new(page);
    let line = RwSignal::new(Line::Open);
    Wire::provide();
    #[cfg(feature = "hydrate")]
    super::live::follow(page, line, invitation.as_deref());
    if page.with_untracked(|it| it.game.is_none()) {
        let guided = move |page: &TablePage| page.game.as_ref().is_some_and(learn::guides);
        learn::bring_guide(Memo::new(move |_| page.with(guided)));
    }
    // The server writes the head when the signals of this page are out of reach: one of its own.
    let shown = ArcRwSignal::new(page.with_untracked(title));
    let follow = shown.clone();
    let title = Memo::new(move |_| page.with(title));
    Effect::new(move |_| follow.set(title.get()));
    // Sent for the eyes that the page began with: no others use it.
    let began = page.with_untracked(|it| it.my_seat);
    let first = StoredValue::new(first);
    let address = invitation.clone();
    let running = move || {
        let same = page.with_untracked(|it| it.my_seat) == began;
        let first = first.get_value().filter(|_| same);
        let invitation = address.clone();
        view! { <Running page line first invitation /> }
    };
    let stage = Memo::new(move |_| page.with(Stage::of));
    view! {
        <Title text=move || shown.get() />
        {move || match stage.get() {
            Stage::Gathering => view! { <WaitingRoom page invitation=invitation.clone() /> }.into_any(),
            Stage::Curtain { board } => view! {
                <Curtain page />
                {board.then(&running)}
            }
            .into_any(),
            Stage::Playing(_) => running().into_any(),
        }}
    }
}

/// What a link to this table shows elsewhere: its name, how it stands, its picture. It goes into the
/// head of the first HTML and nowhere else.
#[cfg(feature = "ssr")]
fn preview(page: &TablePage, invitation: Option<&str>) {
    use leptos_meta::Meta;
    let name = crate::table_name::table_name(&page.table.name);
    let stands = crate::games::described(page);
    let picture = [
        crate::server::origin(),
        super::picture_of(&page.table.id, invitation),
    ];
    // Written to the head when it is rendered, to the body nothing.
    let head = view! {
        <Meta property="og:type" content="website" />
        <Meta property="og:site_name" content="Rookery" />
        <Meta property="og:title" content=name />
        <Meta property="og:description" content=stands />
        <Meta property="og:image" content=picture.concat() />
        <Meta property="og:image:type" content="image/svg+xml" />
    };
    drop(head.into_any().to_html());
}

/// What is on the screen. With each change all of it is drawn anew: nothing of one seat is left
/// when another one looks.
#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Gathering,
    /// With the board as everybody may see it, as soon as it is there.
    Curtain {
        board: bool,
    },
    Playing(Option<u8>),
}

impl Stage {
    fn of(page: &TablePage) -> Self {
        if page.table.status == Status::Gathering {
            return Self::Gathering;
        }
        let board = page.game.is_some();
        if page.curtained() || !board {
            Self::Curtain { board }
        } else {
            Self::Playing(page.my_seat)
        }
    }
}

/// Says in the browser's tab whether the table waits for this person.
fn title(page: &TablePage) -> String {
    let name = crate::table_name::table_name(&page.table.name);
    if page.table.my_turn {
        say!("● Your turn: {name}" | "● Du bist dran: {name}")
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::page::tests::page;

    #[test]
    fn the_waiting_room_opens_only_while_a_table_gathers() {
        let mut table = page(1, None, &[]);
        assert!(Stage::of(&table) == Stage::Curtain { board: false });
        table.table.status = Status::Over;
        assert!(Stage::of(&table) == Stage::Curtain { board: false });
        table.table.status = Status::Gathering;
        assert!(Stage::of(&table) == Stage::Gathering);
    }
}
