//! The place where people find each other: my tables, open tables, tables to watch, what has just ended.

mod board;
mod card;
mod choice;
mod create;
mod delay;
mod end;
mod filter;
mod filter_link;
mod finished;
mod game;
mod in_brief;
mod invitations;
mod level;
mod listing;
mod masks;
mod more;
mod newcomer;
#[cfg(feature = "ssr")]
mod open;
mod over;
mod pace;
#[cfg(feature = "ssr")]
mod position;
mod preset;
mod quick;
mod reliability;
mod settings;
mod stakes;
mod templates;
mod terms;
mod welcome;

pub use board::{SmallBoard, TablePicture};
pub use card::TableCard;
pub use choice::{InWords, Options};
pub use create::CreatePage;
pub use delay::Delay;
pub use end::{End, Placed, ordinal};
pub use filter::Filter;
pub use filter_link::FilterLink;
pub use invitations::{HomeInvitations, OpenInvitation};
pub use level::LevelField;
pub use listing::{Listing, Occupant, SeatRow, Start, Status, Verdict, verdict};
pub use masks::Masks;
#[cfg(feature = "ssr")]
pub use open::{begun, new_table, practice};
pub use over::OverCard;
#[cfg(feature = "ssr")]
pub use pace::pace_in_words;
pub use pace::{at_zero, is_limited};
pub use preset::ChosenPreset;
pub use reliability::{Reliability, ReliabilitySign, ReliabilityWords, Saying, rule};
pub use stakes::Stakes;
pub use terms::{Admission, Terms, TermsText, Tongue, WordsFields};

use crate::loaded::loaded;
use crate::reactive::memo;
use crate::{Error, error_page::ErrorPage, visitor::use_visitor};
use filter::FilterForm;
use finished::{Finished, JustFinished};
use invitations::{Answers, InvitationList};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_query_map;
use quick::QuickFilter;
use serde::{Deserialize, Serialize};
#[cfg(all(test, feature = "ssr"))]
use settings::Settings;
use welcome::{SignInFor, Ways, Welcome};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    /// Invitations, and what else the visitor has to know first.
    pub invitations: Vec<OpenInvitation>,
    pub mine: Vec<Listing>,
    pub open: Vec<Listing>,
    /// The tables at which somebody is absent and may be replaced.
    pub offered: Vec<Listing>,
    pub watchable: Vec<Listing>,
    /// The games that ended last.
    pub finished: Vec<Finished>,
    /// The number of open and offered tables that the filter does not show.
    pub hidden: usize,
    /// The server's clock in milliseconds.
    pub now: i64,
}

#[server(endpoint = "lobby")]
pub async fn all_tables(#[server(default)] filter: Filter) -> Result<Tables, Error> {
    use crate::server::{self, Outcome};
    use platform::{accounts, tables};
    let platform = server::platform();
    let viewer = server::visitor().map(|it| it.user.id);
    let mine = match viewer {
        Some(user) => tables::mine(&platform, user).await.or_refuse()?,
        None => Vec::new(),
    };
    let (invitations, level) = match viewer {
        Some(user) => (
            tables::invitations(&platform, user).await.or_refuse()?,
            accounts::reliability(&platform, user)
                .await
                .or_refuse()?
                .level,
        ),
        None => (Vec::new(), accounts::Reliability::default()),
    };
    let others = |listings: Vec<tables::Listing>| -> Vec<tables::Listing> {
        let others = listings.into_iter();
        others
            .filter(|it| mine.iter().all(|my| my.id != it.id))
            .collect()
    };
    let mut open = others(tables::open(&platform, viewer).await.or_refuse()?);
    let mut offered = others(tables::offered(&platform, viewer).await.or_refuse()?);
    let mut watchable = others(tables::watchable(&platform, viewer).await.or_refuse()?);
    watchable.retain(|it| offered.iter().all(|other| other.id != it.id));
    // What one is invited to stands above already.
    let invited = |id| {
        let mut invitations = invitations.iter();
        invitations.any(
            |it| matches!(it, tables::OpenInvitation::Invited { listing, .. } if listing.id == id),
        )
    };
    open.retain(|it| !invited(it.id));
    let all = open.len() + offered.len();
    open.retain(|it| filter.shows(it, level));
    offered.retain(|it| filter.shows(it, level));
    let hidden = all - open.len() - offered.len();
    let listings = |it: Vec<tables::Listing>| it.into_iter().map(Listing::from).collect::<Vec<_>>();
    let mut offered = position::with_positions(&platform, offered).await;
    let running = |it: Vec<tables::Listing>| -> (Vec<Listing>, Vec<Listing>) {
        let all = listings(it).into_iter();
        all.partition(|it| it.status != Status::Over)
    };
    let (mut mine, my_last) = running(mine);
    let (mut watchable, last) = running(watchable);
    let finished = finished::latest(&platform, my_last, last)
        .await
        .or_refuse()?;
    for list in [&mut mine, &mut offered, &mut watchable] {
        board::describe_boards(&platform, viewer, list).await;
    }
    Ok(Tables {
        hidden,
        invitations: invitations.into_iter().map(OpenInvitation::from).collect(),
        open: listings(open),
        offered,
        watchable,
        finished,
        mine,
        now: platform.now(),
    })
}

#[component]
pub fn Lobby() -> impl IntoView {
    let query = use_query_map();
    let filter = memo(move |_| query.with(Filter::read));
    let answers = Answers::new();
    let tables = loaded(
        move || (filter.get(), answers.version()),
        |(filter, _)| all_tables(filter),
    );
    view! {
        <Title text=word!("Lobby" | "Tische") />
        <Suspense>
            {move || Suspend::new(async move {
                match tables.await {
                    Ok(tables) => view! { <Lists tables filter=filter.get_untracked() answers /> }.into_any(),
                    Err(error) => view! { <ErrorPage error /> }.into_any(),
                }
            })}
        </Suspense>
    }
}

#[component]
fn Lists(tables: Tables, filter: Filter, answers: Answers) -> impl IntoView {
    let visitor = use_visitor();
    let Tables {
        invitations,
        mut mine,
        open,
        offered,
        watchable,
        finished,
        hidden,
        now,
    } = tables;
    mine.sort_by_key(Listing::urgency);
    let signed_in = visitor.get_untracked().is_some();
    let nothing_waits = mine.is_empty() && invitations.is_empty() && offered.is_empty();
    let welcome = nothing_waits && open.is_empty() && hidden == 0;
    let more = !watchable.is_empty() || !finished.is_empty();
    let others = view! {
        {(!offered.is_empty()).then(|| view! {
            <TableList title=word!("Seats to take over" | "Plätze zum Übernehmen") tables=offered now empty=().into_any()>
                ""
            </TableList>
        })}
        {(!watchable.is_empty()).then(|| view! {
            <TableList title=word!("Tables to watch" | "Tische zum Zuschauen") tables=watchable now empty=().into_any()>
                <a href="/people">{word!("Leaderboard" | "Rangliste")}</a>
            </TableList>
        })}
        {(!finished.is_empty()).then(|| view! { <JustFinished games=finished /> })}
    };
    if welcome {
        return view! {
            <Welcome known=signed_in />
            {more.then(|| view! { <section class="page lobby">{others}</section> })}
        }
        .into_any();
    }
    let title = if signed_in {
        word!("Your tables" | "Deine Tische")
    } else {
        word!("Tables" | "Tische")
    };
    view! {
        <section class="page lobby">
            <div class="title-row">
                <h1 id="own-tables">{title}</h1>
                <Ways />
            </div>
            <InvitationList invitations answers now />
            <section class="table-list" aria-labelledby="own-tables">
                <Cards tables=mine now empty=nothing_of_mine(signed_in) />
            </section>
            <FreeSeats tables=open now filter hidden />
            {others}
        </section>
    }
    .into_any()
}

/// Returns what stands in place of one's own tables where there are none.
fn nothing_of_mine(signed_in: bool) -> AnyView {
    if !signed_in {
        return view! { <SignInFor /> }.into_any();
    }
    view! {
        {word!(
            "You're not at any table right now. Take a free seat, open a table of your own, or begin with a "
                | "Du sitzt gerade an keinem Tisch. Nimm einen freien Platz, eröffne selbst einen Tisch oder beginn mit einer "
        )}
        <a href="/learn">{word!("lesson of a few minutes" | "Lektion von ein paar Minuten")}</a>
        "."
    }
    .into_any()
}

/// The tables with free seats, and what filters them.
#[component]
fn FreeSeats(tables: Vec<Listing>, now: i64, filter: Filter, hidden: usize) -> impl IntoView {
    let empty = if hidden > 0 {
        word!(
            "No tables found. Remove a filter above, or open your own table."
                | "Keine Tische gefunden. Wähle oben weniger aus oder eröffne selbst einen Tisch."
        )
    } else {
        word!(
            "No tables are waiting for players right now. Open one and share the link."
                | "Gerade wartet kein Tisch auf Mitspieler. Eröffne einen und verschick den Link."
        )
    };
    view! {
        <TableList title=word!("Seats free" | "Freie Plätze") rows=true tables now empty=empty.into_any()>
            <QuickFilter filter=filter.clone() />
            <FilterForm filter hidden />
        </TableList>
    }
}

/// A list with its heading, and beside that what belongs to it.
#[component]
fn TableList(
    title: &'static str,
    /// True where each table is a row, and not a card.
    #[prop(optional)]
    rows: bool,
    tables: Vec<Listing>,
    now: i64,
    empty: AnyView,
    children: Children,
) -> impl IntoView {
    let class = if rows {
        "table-list as-rows"
    } else {
        "table-list"
    };
    view! {
        <section class=class aria-label=title>
            <div class="list-head">
                <h2>{title}</h2>
                {children()}
            </div>
            <Cards tables now empty />
        </section>
    }
}

#[component]
fn Cards(tables: Vec<Listing>, now: i64, empty: AnyView) -> impl IntoView {
    if tables.is_empty() {
        return view! { <p class="empty">{empty}</p> }.into_any();
    }
    let cards = tables
        .into_iter()
        .map(|table| view! { <li><TableCard table now /></li> });
    view! { <ul class="cards">{cards.collect_view()}</ul> }.into_any()
}
