//! Tables: gathering, playing and watching one playing of a game.

mod alter;
mod clocks;
mod creating;
mod history;
mod join_codes;
mod lobby;
mod locks;
mod log;
mod masks;
mod model;
mod page;
mod play;
mod rules;
mod seats;
mod seed;
mod snapshot;
mod visibility;
mod votes;

pub(crate) use clocks::{Absence, away, write_deadline};
pub use creating::{checked, create, host, import, practice, practice_held, rematch};
pub use history::{Checked, Fault, begun, check, chronicle, export, pack, page, page_at, record};
pub use join_codes::{Invitation, are_words, in_german as words_in_german, invitation_by_words};
pub(crate) use join_codes::{WrongTries, forget_words};
pub use lobby::{
    Counts, Inviter, Question, Turn, begun_by, block_inviter, counts, decline, invitations, invite,
    inviter, mine, newest, offered, open, question, questions, renew_invitation, turns, under_way,
    watchable,
};
pub(crate) use lobby::{block, describe, ended_in, has_blocked, inviter_of};
pub(crate) use locks::Locks;
pub(crate) use log::{Rows, beginnings};
pub use masks::Name;
pub(crate) use masks::masked;
pub use model::{
    Actor, Admission, Change, Chapter, Chronicle, ClockRow, Clocked, Delay, Fate, Guest, Handed,
    Kept, LastAnswer, Listing, LogEntry, Look, Loss, Lost, MAX_ACTION, MAX_DESCRIPTION,
    MAX_HOUSE_RULES, MAX_WORDS, Masks, Motion, NewPosition, NewTable, Occupant, OpenInvitation,
    Outcome, Perspective, PointInTime, Progress, Receipt, Rematch, Resolution, SeatInfo, Stakes,
    Status, TablePage, Terms, Tongue, Undone, Verdict, Vote,
};
pub use play::{answer, undo};
pub(crate) use play::{answer_as_seen, answer_foreseen, answer_only, last_answer};
pub(crate) use rules::{asks_always, consult, game_of};
pub use seats::{
    close, confirm, give_up_seat, hand_over, lapse, leave, offer_seat, replace, return_to,
    seat_computer, send_away, set_words, share_seat, take_seat, take_seat_as_guest,
    take_seat_in_browser, unseat_computer,
};
pub(crate) use seats::{hand_down, seated};
pub(crate) use seed::seed_of;
pub(crate) use snapshot::TableCache;
pub(crate) use visibility::{admits, horizon, may_see};
pub use visibility::{mark_seen, pictured};
pub(crate) use votes::{alive, asker, conceded, conclude_decided_everywhere};
pub use votes::{cast, concede};
