//! Answers that do not fit their question.

use crate::{Action, Illegal};

/// Returns why an answer that does not fit will not do: there is no doing without here, or it answers another question.
pub(super) const fn unfit(action: &Action) -> Illegal {
    match action {
        Action::Decline => Illegal::MustChoose,
        _ => Illegal::WrongAnswer,
    }
}
