//! The way in for whoever has no account: with just a name where the table's link has led them here,
//! with an account elsewhere.

use super::{
    super::{TablePage, invite::welcomes_guests},
    kept::is_kept_for_another,
    radio,
};
use crate::reactive::{effect, memo};
use crate::{
    Error, Field,
    account::{Labelled, Refusal, SignInHint, back_here, failed},
    games,
    lobby::{SeatRow, is_limited},
    visitor::{Visitor, use_visitor},
};
use leptos::{form::ActionForm, prelude::*};

/// Takes a seat with just a name, by the link of the table. The visitor becomes a guest; whoever is a
/// guest already takes on that name, and whoever has an account keeps theirs.
#[server(endpoint = "take_seat_as_guest")]
pub async fn take_seat_as_guest(
    table: String,
    seat: u8,
    invitation: Option<String>,
    name: String,
) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    use platform::{TableId, accounts::NamedGuest, tables};
    use tabletop::Seat;
    let id: TableId = table.parse().map_err(|_| Error::NotFound)?;
    let (platform, invitation) = (server::platform(), invitation.as_deref());
    let visitor = server::visitor().map(|it| it.user);
    if let Some(user) = visitor.as_ref().filter(|it| !it.guest) {
        tables::take_seat(&platform, user.id, id, Seat(seat), invitation)
            .await
            .or_refuse()?;
        leptos_axum::redirect(&format!("/tables/{id}"));
        return Ok(());
    }
    let newcomer = NamedGuest {
        name,
        device: server::device(),
        guest: visitor.map(|it| it.id),
    };
    let signed_in = tables::take_seat_as_guest(&platform, newcomer, (id, Seat(seat)), invitation)
        .await
        .or_refuse()?;
    server::let_in(&signed_in).await;
    let anew = if server::is_plain_form() {
        ""
    } else {
        crate::hydration_root::ANEW
    };
    leptos_axum::redirect(&format!("/tables/{id}{anew}"));
    Ok(())
}

/// The way in above the seats for somebody without an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Nothing: they have an account, or sit here.
    In,
    Name,
    Account,
}

impl Way {
    fn of(page: &TablePage, visitor: Option<&Visitor>, linked: bool) -> Self {
        if visitor.is_some_and(|it| !it.guest) || !page.my_seats.is_empty() {
            return Self::In;
        }
        let table = &page.table;
        let guests = welcomes_guests(page);
        let mut kept = page.kept.iter();
        let awaited = visitor.is_some_and(|it| kept.any(|kept| kept.name == it.name));
        if guests && (linked || awaited) && table.free_seats() > 0 {
            Self::Name
        } else {
            Self::Account
        }
    }
}

/// Returns true where the page offers a seat for just a name, to whoever its link has led here.
pub fn greets(page: &TablePage, visitor: Option<&Visitor>, linked: bool) -> bool {
    Way::of(page, visitor, linked) == Way::Name
}

pub fn is_linked(invitation: Option<&str>) -> bool {
    invitation.is_some_and(|it| !it.is_empty())
}

/// The form that takes a seat with just a name, or the way to an account.
#[component]
pub fn Entrance(page: RwSignal<TablePage>, invitation: Option<String>) -> impl IntoView {
    let visitor = use_visitor();
    let linked = is_linked(invitation.as_deref());
    let invitation = StoredValue::new(invitation.unwrap_or_default());
    let way = memo(move |_| {
        visitor.with(|visitor| page.with(|page| Way::of(page, visitor.as_ref(), linked)))
    });
    move || {
        match way.get() {
        Way::In => ().into_any(),
        Way::Name => view! { <WithName page invitation /> }.into_any(),
        Way::Account => view! {
            <SignInHint words=word!("Sign up to take a seat" | "Registriere dich, um Platz zu nehmen") />
        }
        .into_any(),
    }
    }
}

/// A seat that can be taken: its number and what it plays.
type Free = (u8, String);

fn free(offers: &[(Free, Option<String>)]) -> Vec<Free> {
    let free = offers.iter().filter(|it| it.1.is_none());
    free.map(|it| it.0.clone()).collect()
}

/// Returns all seats, each with a word about whoever has it; nothing about those that can be taken.
fn offers(page: &TablePage, visitor: Option<&Visitor>) -> Vec<(Free, Option<String>)> {
    let offer = |it: &SeatRow| {
        let kept = page.kept.iter().find(|kept| kept.seat.0 == it.seat);
        let kept = kept.filter(|_| is_kept_for_another(&page.kept, it.seat, visitor));
        let kept = || kept.map(|it| say!("for {name}" | "für {name}", name = it.name));
        let taken = it.occupant.name().map(str::to_owned).or_else(kept);
        ((it.seat, it.label.clone()), taken)
    };
    page.table.seats.iter().map(offer).collect()
}

#[component]
fn WithName(page: RwSignal<TablePage>, invitation: StoredValue<String>) -> impl IntoView {
    let visitor = use_visitor();
    let action = ServerAction::<TakeSeatAsGuest>::new();
    let error = failed(action.value());
    let offered = memo(move |_| visitor.with(|who| page.with(|page| offers(page, who.as_ref()))));
    let seats = memo(move |_| offered.with(|all| free(all)));
    let seal = page.with_untracked(seal);
    let pressed = RwSignal::new(None::<u8>);
    // Somebody else may take the seat that was pressed, while the page is open.
    let chosen = memo(move |_| {
        seats.with(|seats| {
            let pressed = seats.iter().find(|it| Some(it.0) == pressed.get());
            pressed.or(seats.first()).cloned()
        })
    });
    let alive = RwSignal::new(false);
    effect(move |before: Option<Option<u8>>| {
        if before.is_none() {
            // A slow page may be chosen from before it is alive.
            pressed.set(radio::checked());
            alive.set(true);
        }
        let now = chosen.with(|it| it.as_ref().map(|it| it.0));
        if before.is_some_and(|it| it != now) {
            radio::check(now);
        }
        now
    });
    let button = move || match chosen.get() {
        // Without a script nothing would follow what is pressed.
        Some((_, seat)) if alive.get() => {
            say!("Take the seat as {seat}" | "Als {seat} Platz nehmen")
        }
        _ => word!("Take the seat" | "Platz nehmen").to_owned(),
    };
    let (table, kind) = page.with_untracked(|it| (it.table.id.clone(), it.table.kind.clone()));
    let lessons = games::lessons_of(&kind).map(|href| {
        let words = word!(
            "New to the game? Start with a lesson." | "Neu im Spiel? Beginne mit einer Lektion."
        );
        view! { <a href=href>{words}</a> }
    });
    let kind = StoredValue::new(kind);
    let name = visitor.with_untracked(|it| it.as_ref()?.chosen_name());
    let here = back_here();
    let tile = move |((seat, label), taken): (Free, Option<String>)| {
        let crest = games::seat_crest(&kind.get_value(), &label);
        if let Some(name) = taken {
            return view! {
                <div class="tile seat-tile taken">
                    {crest} <span class="tile-label">{label}</span> <span class="note">{name}</span>
                </div>
            }
            .into_any();
        }
        view! {
            <label class="tile seat-tile">
                <input
                    type="radio"
                    name="seat"
                    value=seat.to_string()
                    checked=chosen.with_untracked(|it| it.as_ref().is_some_and(|it| it.0 == seat))
                    on:change=move |_| pressed.set(Some(seat))
                />
                {crest} <span class="tile-label">{label}</span>
                <span class="note">{word!("free" | "frei")}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <section class="card take-seat" aria-labelledby="take-seat">
            {seal}
            <h2 id="take-seat">{word!("Take your seat" | "Nimm Platz")}</h2>
            <p>{move || page.with(invited)} <span class="note">{move || page.with(in_a_line)}</span></p>
            <ActionForm action attr:class="form">
                <Refusal error />
                <input type="hidden" name="table" value=table />
                <input type="hidden" name="invitation" value=invitation.get_value() />
                <fieldset class="choice">
                    <legend class="unseen">{word!("Seats" | "Plätze")}</legend>
                    <div class="tiles">
                        <For each=move || offered.get() key=Clone::clone children=tile />
                    </div>
                </fieldset>
                <Labelled
                    field=Field::Name
                    label=word!("Your name at the table" | "Dein Name am Tisch")
                    name="name"
                    autocomplete="nickname"
                    hint=word!(
                        "2 to 24 characters. No account, no password."
                            | "2 bis 24 Zeichen. Ohne Konto, ohne Passwort."
                    )
                    value=name
                    error
                />
                <button class="button primary" type="submit" disabled=move || action.pending().get()>
                    {button}
                </button>
                <p class="note">
                    {word!("This browser remembers your seat." | "Dieser Browser merkt sich deinen Platz.")}
                </p>
            </ActionForm>
            <p class="actions">
                <a href=move || format!("/sign-in{}", here())>
                    {word!("I have an account" | "Ich habe ein Konto")}
                </a>
                {lessons}
            </p>
        </section>
    }
}

/// Returns what the host plays as the seal of their letter; nothing where that has no mark.
fn seal(page: &TablePage) -> Option<impl IntoView + use<>> {
    let kind = &page.table.kind;
    let seat = page.table.seats.iter().find(|it| it.hosts)?;
    let mark = games::seat_mark(kind, &seat.label)?;
    let class = ["letter-seal ", games::seat_class(kind, &seat.label)].concat();
    Some(view! { <span class=class aria-hidden="true">{mark}</span> })
}

/// Returns in a line what the game is, for how many, and how long it takes where a clock tells.
fn in_a_line(page: &TablePage) -> Option<String> {
    let table = &page.table;
    let about = games::door(&table.kind)?.about.here();
    let players = games::players(table.seats.len());
    Some(match (is_limited(&table.pace), table.is_live()) {
        // Without a clock nobody knows.
        (false, _) => format!("{about}, {players}."),
        (true, true) => {
            say!("{about}, {players}, one evening." | "{about}, {players}, ein Abend.")
        }
        (true, false) => say!(
            "{about}, {players}, over several days." | "{about}, {players}, über mehrere Tage."
        ),
    })
}

/// By whom, as far as that is told, and to which table.
fn invited(page: &TablePage) -> String {
    let table = crate::table_name::table_name(&page.table.name);
    match &page.host {
        Some(host) => say!(
            "{host} invites you to the table “{table}”."
                | "{host} lädt dich an den Tisch „{table}“ ein."
        ),
        None => say!(
            "You are invited to the table “{table}”."
                | "Du bist an den Tisch „{table}“ eingeladen."
        ),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::lobby::Occupant;
    use crate::{
        lobby::{Admission, Stakes, Start},
        play::tests_page,
    };

    fn gathering(seats: &[Occupant]) -> TablePage {
        let mut page = tests_page(1, None, &[]);
        page.my_seats.clear();
        let row = |(seat, occupant): (u8, &Occupant)| {
            SeatRow::plain(seat, &format!("House {seat}"), occupant.clone())
        };
        page.table.seats = (0..).zip(seats).map(row).collect();
        page
    }

    fn visitor(guest: bool) -> Visitor {
        Visitor {
            name: "Flint".into(),
            guest,
            arms: model::Arms::default(),
        }
    }

    #[test]
    fn a_name_is_enough_for_whoever_comes_by_the_link() {
        let mut page = gathering(&[Occupant::Computer, Occupant::Nobody]);
        let way = |page: &TablePage, who: Option<bool>, linked| {
            Way::of(page, who.map(visitor).as_ref(), linked)
        };
        assert_eq!(way(&page, None, true), Way::Name);
        assert_eq!(way(&page, Some(true), true), Way::Name);
        assert_eq!(way(&page, None, false), Way::Account, "from the lobby");
        assert_eq!(way(&page, Some(false), true), Way::In);
        page.table.terms.admission = Admission::Accounts;
        assert_eq!(way(&page, None, true), Way::Account);
        page.table.terms.admission = Admission::Everybody;
        page.table.stakes = Stakes::Rated;
        assert_eq!(way(&page, None, true), Way::Account);
        let full = gathering(&[Occupant::Computer]);
        assert_eq!(way(&full, None, true), Way::Account);
    }

    #[test]
    fn only_free_seats_are_offered() {
        let page = gathering(&[Occupant::Computer, Occupant::Nobody, Occupant::Deleted]);
        assert_eq!(free(&offers(&page, None)), [(1, "House 1".to_owned())]);
    }

    #[test]
    fn seats_that_are_taken_stand_beside_the_free_ones() {
        let ann = Occupant::Person {
            name: "Ann".into(),
            me: false,
        };
        let page = gathering(&[ann, Occupant::Nobody]);
        let told = offers(&page, None).into_iter().map(|it| it.1);
        assert_eq!(told.collect::<Vec<_>>(), [Some("Ann".to_owned()), None]);
        let line = "Secret orders on a map of Westeros, 2 players.";
        let mut page = page;
        page.table.kind = "westeros".into();
        page.table.pace = "No clock".into();
        assert_eq!(in_a_line(&page).as_deref(), Some(line));
        page.table.pace = "Live: 45 minutes".into();
        page.table.start = Start::WhenPresent;
        let line = "Secret orders on a map of Westeros, 2 players, one evening.";
        assert_eq!(in_a_line(&page).as_deref(), Some(line));
    }

    #[test]
    fn the_invitation_names_the_host_where_one_is_known() {
        let mut page = gathering(&[]);
        assert_eq!(invited(&page), "You are invited to the table “At the inn”.");
        page.host = Some("Wren".into());
        assert_eq!(
            invited(&page),
            "Wren invites you to the table “At the inn”."
        );
    }
}
