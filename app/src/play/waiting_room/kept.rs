//! A free seat of a rematch that is kept for somebody who played before.

use crate::reactive::memo;
use crate::{
    play::{TablePage, Until, left},
    visitor::{Visitor, use_visitor},
};
use leptos::prelude::*;
use model::Kept;

/// For whom the seat is kept, and until when; nothing where it is kept for nobody.
#[component]
pub fn KeptFor(page: RwSignal<TablePage>, seat: u8) -> impl IntoView {
    let visitor = use_visitor();
    let kept = memo(move |_| {
        page.with(|it| {
            let kept = it.kept.iter().find(|kept| kept.seat.0 == seat)?;
            Some((kept.name.clone(), kept.until, kept.until - it.now))
        })
    });
    move || {
        kept.get().map(|(name, until, rest)| {
            let mine = visitor.with(|it| is_called(it.as_ref(), &name));
            let words = words((!mine).then_some(name.as_str()), rest);
            view! { <p class="note kept-for">{words} " " <Until at=until /></p> }
        })
    }
}

/// Tells whether it is kept for somebody other than the visitor, who can't take it then.
pub fn is_kept_for_another(kept: &[Kept], seat: u8, visitor: Option<&Visitor>) -> bool {
    let mut kept = kept.iter().filter(|it| it.seat.0 == seat);
    kept.any(|it| !is_called(visitor, &it.name))
}

fn is_called(visitor: Option<&Visitor>, name: &str) -> bool {
    visitor.is_some_and(|it| it.name == name)
}

/// Without a name it is kept for the reader.
fn words(name: Option<&str>, rest: i64) -> String {
    let time = left(rest);
    match name {
        Some(name) => {
            say!("Kept for {name} for another {time}" | "Noch {time} für {name} reserviert")
        }
        None => say!("Kept for you for another {time}" | "Noch {time} für dich reserviert"),
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::{is_kept_for_another, words};
    use crate::language::{Language, speaking};
    use crate::visitor::Visitor;
    use model::Kept;
    use tabletop::Seat;

    #[test]
    fn a_kept_seat_says_for_whom_and_how_long() {
        let rest = 2 * 86_400_000 + 3 * 3_600_000;
        assert_eq!(
            words(Some("Bob"), rest),
            "Kept for Bob for another 2 days 3 h"
        );
        assert_eq!(words(None, rest), "Kept for you for another 2 days 3 h");
        speaking(Language::German, || {
            assert_eq!(
                words(Some("Bob"), rest),
                "Noch 2 Tage 3 Std. für Bob reserviert"
            );
        });
    }

    #[test]
    fn only_the_one_for_whom_a_seat_is_kept_can_take_it() {
        let all = [Kept {
            seat: Seat(1),
            name: "Bob".into(),
            until: 1,
        }];
        let visitor = |name: &str| Visitor {
            name: name.into(),
            guest: false,
            arms: model::Arms::default(),
        };
        let kept = |seat, who: Option<&Visitor>| is_kept_for_another(&all, seat, who);
        assert!(kept(1, Some(&visitor("Ann"))) && kept(1, None));
        assert!(!kept(1, Some(&visitor("Bob"))) && !kept(0, Some(&visitor("Ann"))));
    }
}
