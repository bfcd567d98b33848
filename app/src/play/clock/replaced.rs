//! For somebody who has lost their seat: how that came, and what they can do now.

use super::Until;
use crate::reactive::memo;
use crate::{
    games,
    lobby::Status,
    play::{Ago, TablePage},
};
use leptos::prelude::*;
use model::{Loss, Lost};

/// Draws why one plays here no more, since when, and the ways on; nothing for everybody else.
#[component]
pub fn Replaced(page: RwSignal<TablePage>) -> impl IntoView {
    let lost = memo(move |_| {
        page.with(|it| {
            let runs = it.table.status == Status::Running;
            (it.lost.clone(), runs && it.my_seats.is_empty())
        })
    });
    let line = move |(it, watches): (Lost, bool)| {
        let (name, now) =
            page.with_untracked(|page| (games::seat_title(page, it.seat.0), page.now));
        view! {
            <p>
                <strong>{why(it.how, &name)}</strong> " "
                <span class="soft"><Ago at=it.at now /> " " <Until at=it.at /></span>
                {watches.then(|| view! { " " {ways(it.how)} })}
            </p>
        }
    };
    move || {
        let (lost, watches) = lost.get();
        (!lost.is_empty()).then(|| {
            view! {
                <section class="time-note replaced" aria-label=word!("Your seat" | "Dein Platz")>
                    <div>{lost.into_iter().map(|it| line((it, watches))).collect_view()}</div>
                    <a class="button" href="/lobby">
                        {word!("Find another table" | "Einen anderen Tisch suchen")}
                    </a>
                </section>
            }
        })
    }
}

/// Tells what has become of the seat that played `name`, and why.
fn why(how: Loss, name: &str) -> String {
    match how {
        Loss::Missed => say!(
            "You missed too many deadlines, so someone else has taken over {name}."
                | "Du hast zu viele Fristen verpasst, deshalb hat jemand anderes {name} übernommen."
        ),
        Loss::Offered => say!(
            "You offered your seat, and someone else has taken over {name}."
                | "Du hast deinen Platz angeboten, und jemand anderes hat {name} übernommen."
        ),
        Loss::Vote => say!(
            "You were away, and the other players voted to hand {name} over to the computer."
                | "Du warst nicht da, und die anderen haben beschlossen, dass der Computer {name} \
                   spielt."
        ),
        Loss::Given => say!(
            "You handed {name} over to the computer." | "Du hast {name} dem Computer übergeben."
        ),
    }
}

/// Tells what one can still do here.
fn ways(how: Loss) -> &'static str {
    match how {
        Loss::Missed | Loss::Offered => word!(
            "You can keep watching. If the seat is offered again, you can take it back here."
                | "Du kannst weiter zusehen. Wird der Platz wieder angeboten, kannst du ihn hier \
                   zurückholen."
        ),
        Loss::Vote | Loss::Given => word!(
            "You can keep watching, but the computer will play to the end; you can't take the seat \
             back."
                | "Du kannst weiter zusehen, aber der Computer spielt bis zum Ende: Den Platz \
                   kannst du nicht zurückholen."
        ),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        language::{Language, speaking},
        lobby::{Occupant, SeatRow},
        play::tests_page,
    };

    fn drawn(my_seats: Vec<u8>, status: Status) -> String {
        let mut page = tests_page(5, None, &[]);
        page.my_seats = my_seats;
        page.table.status = status;
        page.table.seats = vec![SeatRow::plain(3, "Stark", Occupant::Computer)];
        page.now = 7_200_000;
        page.lost = vec![Lost {
            seat: tabletop::Seat(3),
            how: Loss::Vote,
            at: 0,
        }];
        let owner = Owner::new();
        owner.with(|| {
            let page = RwSignal::new(page);
            view! { <Replaced page /> }.to_html()
        })
    }

    #[test]
    fn whoever_has_lost_a_seat_reads_why_since_when_and_what_now() {
        let html = drawn(Vec::new(), Status::Running);
        assert!(
            html.contains("voted to hand Stark over to the computer"),
            "{html}"
        );
        assert!(html.contains("2 hours ago"), "{html}");
        assert!(html.contains("You can keep watching"), "{html}");
        assert!(html.contains("Find another table"), "{html}");
        let german = speaking(Language::German, || drawn(Vec::new(), Status::Running));
        assert!(
            german.contains("dass der Computer Stark spielt"),
            "{german}"
        );
    }

    #[test]
    fn whoever_plays_another_seat_or_comes_after_the_end_reads_why_alone() {
        for html in [
            drawn(vec![1], Status::Running),
            drawn(Vec::new(), Status::Over),
        ] {
            assert!(html.contains("voted to hand Stark over"), "{html}");
            assert!(!html.contains("You can keep watching"), "{html}");
        }
    }

    #[test]
    fn a_seat_that_was_taken_over_may_come_back() {
        assert!(ways(Loss::Missed).contains("take it back"));
        assert!(why(Loss::Missed, "House Stark").starts_with("You missed too many deadlines"));
        assert_ne!(
            why(Loss::Offered, "House Stark"),
            why(Loss::Missed, "House Stark")
        );
    }
}
