//! The kinds of email that there are.

use platform::{
    notices::{Asked, Category, Item, Matter, Over, Unread},
    tables::{Motion, Verdict},
};

/// All of them, by what [`kind`] calls them.
pub const KINDS: [&str; 28] = [
    "address",
    "battle",
    "end",
    "end-canceled",
    "end-draw",
    "full",
    "invited",
    "missed",
    "recovery",
    "rematch",
    "reminder",
    "seat-changed",
    "seat-lost",
    "seat-offered",
    "started",
    "chat-hall",
    "chat-plan",
    "chat-private",
    "trial",
    "turn",
    "turn-two-answers",
    "vote-cancel",
    "vote-draw",
    "vote-extend",
    "vote-pause",
    "vote-remove",
    "vote-resume",
    "vote-yours",
];

/// Returns the name of what this is. Whatever is new stands in no list: the compiler asks for its name, and the test
/// for the story that sends it.
///
/// # Panics
/// If it says no more than what sort of thing has happened, where there is more to say.
pub fn kind(item: &Item) -> &'static str {
    match (&item.matter, item.category) {
        (Some(Matter::Asked(_)), Category::Deadline) => "reminder",
        (Some(Matter::Asked(Asked { either: true, .. })), _) => "turn-two-answers",
        (Some(Matter::Asked(_)), _) => "turn",
        (Some(Matter::Missed { .. }), _) => "missed",
        (Some(Matter::Offered), _) => "seat-offered",
        (Some(Matter::Lost(_)), _) => "seat-lost",
        (Some(Matter::Invited { .. }), _) => "invited",
        (Some(Matter::Again(_)), _) => "rematch",
        (Some(Matter::Full), _) => "full",
        (Some(Matter::Vote(motion, _)), _) => match motion {
            Motion::Extend => "vote-extend",
            Motion::Pause => "vote-pause",
            Motion::Resume => "vote-resume",
            Motion::Draw => "vote-draw",
            Motion::Cancel => "vote-cancel",
            Motion::Remove(_) => "vote-remove",
            Motion::Concede(_) => panic!("nobody votes on it: {item:?}"),
        },
        (Some(Matter::VoteOnYou(_)), _) => "vote-yours",
        (Some(Matter::Unread(unread)), _) => match unread {
            Unread { plans: 1.., .. } => "chat-plan",
            Unread { private: 1.., .. } => "chat-private",
            Unread { .. } => "chat-hall",
        },
        (Some(Matter::Over(over)), _) => match over {
            Over {
                verdict: Some(Verdict::Draw),
                ..
            } => "end-draw",
            Over {
                verdict: Some(Verdict::Cancelled),
                ..
            } => "end-canceled",
            Over {
                verdict: None | Some(Verdict::Conceded),
                ..
            } => "end",
        },
        (None, Category::Battle) => "battle",
        (None, Category::Started) => "started",
        (None, Category::Replacement) => "seat-changed",
        (None, Category::Address) => "address",
        (None, Category::Recovery) => "recovery",
        (None, Category::Trial) => "trial",
        (
            None,
            Category::Turn
            | Category::Deadline
            | Category::Chat
            | Category::Ended
            | Category::Vote
            | Category::Invitation,
        ) => panic!("it does not say what it is about: {item:?}"),
    }
}
