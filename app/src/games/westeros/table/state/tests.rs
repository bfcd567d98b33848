//! The values that the parts of a table share.

use super::*;
use crate::games::westeros::staged::{blank_page, staged};
use tabletop::{Decision, Seat};
use westeros::House;

const MARCH: &str = "
players 6
phase march only
ST Winterfell: F F K, March
ST Karhold: F
";

/// Returns the page of Stark's march, as the question with this number.
fn asked(id: u32) -> SharedPage {
    let (view, prompt) = staged(MARCH, "", House::Stark);
    let open = Decision {
        id: DecisionId(id),
        seat: Seat(0),
        required: true,
        prompt,
    };
    SharedPage::from(crate::games::westeros::page::WesterosPage {
        view,
        prompts: vec![open],
        my_seat: Some(Seat(0)),
        ..blank_page()
    })
}

#[test]
fn choices_belong_to_the_question_before_until_the_map_is_painted() {
    let owner = Owner::new();
    owner.set();
    let page = RwSignal::new(asked(1));
    let state = PageState::new(page.into(), Signal::stored(false), Callback::new(|_| ()));
    let beside = state.after_map();
    let number = |it: PageState| it.open.get_untracked().map(|(id, _)| id.0);
    assert_eq!((number(state), number(beside)), (Some(1), Some(1)));
    beside.take(Step::MarchFrom(Area::Winterfell));
    assert_eq!(beside.draft.get_untracked(), state.draft.get_untracked());
    assert!(beside.drafting().is_some(), "an own draft is seen at once");
    page.set(asked(2));
    assert_eq!((number(state), number(beside)), (Some(2), Some(1)));
    beside.take(Step::MarchFrom(Area::Winterfell));
    assert_eq!(
        state.drafting(),
        None,
        "what comes too late counts for nothing"
    );
}
