//! The errors of the platform, with one variant for each reason a person can understand.

use std::fmt::Display;

use crate::{Allowance, random};

/// The reason why the platform did not do what was asked.
///
/// Nothing has been written when one of these is returned, but for [`Error::Unconfirmed`].
/// The `Display` texts are for logs and tests; the wording for people is the application's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// A field of a form will not do.
    #[error("{field:?}: {problem:?}")]
    Invalid { field: Field, problem: Problem },
    /// No account has this name and password. Which of the two was wrong is not told.
    #[error("wrong name or password")]
    WrongPassword,
    /// Too many wrong passwords; the next one is looked at after so many seconds.
    #[error("too often; again in {0} seconds")]
    TooOften(u64),
    /// More people come in than the server can prove at once; a moment later it can.
    #[error("too many at once")]
    Busy,
    /// There is no such session, or it belongs to somebody else.
    #[error("no such session")]
    NoSuchSession,
    /// The session of the person who asks has ended meanwhile, as with another password, or lets
    /// them play only.
    #[error("the session has ended")]
    SessionEnded,
    /// No game of this kind is registered.
    #[error("no such game")]
    NoSuchGame,
    /// The game refuses this setup; the text is the game's own JSON or a parser's complaint.
    #[error("the setup will not do")]
    BadSetup(String),
    /// The game is not played by this number.
    #[error("the game is not played by this number")]
    WrongNumberOfSeats,
    /// There is no such table, or this person may not know of it.
    #[error("no such table")]
    NoSuchTable,
    /// The table has no seat of this number.
    #[error("no such seat")]
    NoSuchSeat,
    /// Somebody else sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The seat is kept for a while for whoever had it before the rematch.
    #[error("the seat is kept for somebody else")]
    SeatKept,
    /// Only those seated may do this.
    #[error("not seated at this table")]
    NotSeated,
    /// Only the owner of the table may do this.
    #[error("not the owner of this table")]
    NotOwner,
    /// Too late: seats are settled once the game has begun.
    #[error("the game has begun")]
    AlreadyStarted,
    /// Answers are taken only while the game runs.
    #[error("the game is not running")]
    NotRunning,
    /// The question is no longer open, or never was.
    #[error("this question is not open")]
    Closed,
    /// The question was put to another seat.
    #[error("this question was put to another seat")]
    NotYours,
    /// The rules say no; the text is the game's own reason, as JSON.
    #[error("illegal")]
    Illegal(String),
    /// The answer cannot be read as an answer to anything.
    #[error("malformed answer")]
    Malformed,
    /// The answer is longer than any honest answer.
    #[error("the answer is too large")]
    TooLarge,
    /// The table has no moment of this revision: its game had not begun, or is not there yet.
    #[error("no such revision")]
    NoSuchRevision,
    /// Until the end, everybody looks back from their own perspective.
    #[error("not from this perspective while the game runs")]
    NotYourPerspective,
    /// The rules have changed since, and no longer lead to this moment.
    #[error("played with older rules; {nearest} can be shown")]
    OlderRules {
        /// The revision of the nearest moment that can still be shown.
        nearest: i64,
    },
    /// The answer can no longer be taken back: something was rolled or revealed by it, or somebody
    /// has answered since.
    #[error("the answer is final")]
    Final,
    /// The orders that lie down beforehand have been changed, or used up in part, since they were looked at.
    #[error("the standing orders have changed")]
    StandingChanged,
    /// The draft has gone on elsewhere since it was looked at.
    #[error("the draft has changed")]
    DraftChanged,
    /// A rematch is for games that have ended.
    #[error("the game is not over")]
    NotOver,
    /// Nobody is wanted for this seat.
    #[error("the seat is not offered")]
    NotOffered,
    /// This person has played another seat at this table, or sits there, and knows too much.
    #[error("knows another seat's secrets")]
    KnowsTooMuch,
    /// One gives a game up to somebody: where more than two play, nobody could say to whom.
    #[error("only a game of two can be given up")]
    NotForTwo,
    /// There is no such vote, or no use in it now.
    #[error("no such vote")]
    NoSuchVote,
    /// There is no such channel; the same for one that others have.
    #[error("no such channel")]
    NoSuchChannel,
    /// There is no such line in this channel, or this person may not read it.
    #[error("no such line")]
    NoSuchLine,
    /// Somebody else has said it.
    #[error("another's line")]
    NotYourLine,
    /// The line brings a plan, whose words stay.
    #[error("the line brings a plan")]
    PlanStays,
    /// The line was said too long ago to be changed.
    #[error("too late to edit")]
    TooLateToEdit,
    /// The table has agreed that nobody speaks so.
    #[error("not at this table")]
    Silent,
    /// The table has agreed that players speak while they plan only.
    #[error("only while the players plan")]
    NotNow,
    /// The plan was withdrawn, accepted already, or is for a round that is over.
    #[error("the proposal is no longer open")]
    ProposalClosed,
    /// So many plans cannot be proposed in one round.
    #[error("too many proposals")]
    TooManyProposals,
    /// No account has this name.
    #[error("no such person")]
    NoSuchPerson,
    /// The one who asks has blocked this person.
    #[error("blocked by whoever asks")]
    Blocked,
    /// This person sits at the table already, or owns it.
    #[error("sits here already")]
    SitsHere,
    /// This person was invited and has declined.
    #[error("has declined")]
    HasDeclined,
    /// So many people cannot be invited to one table.
    #[error("too many guests")]
    TooManyGuests,
    /// More than everybody may.
    #[error("too many: {0:?}")]
    TooMany(Allowance),
    /// This person has reported the line before, and somebody has looked at it.
    #[error("reported before")]
    ReportedBefore,
    /// No table waits under these words: there are no such words, or they have ended.
    #[error("no table has these words")]
    NoSuchWords,
    /// There is no invitation to answer.
    #[error("not invited")]
    NotInvited,
    /// The owner has sent this person away from the table.
    #[error("sent away from this table")]
    SentAway,
    /// The table asks for people who can be relied on more.
    #[error("not reliable enough for this table")]
    Unreliable,
    /// Guests may not do this: the table is for people with an account, or no link of it has led them
    /// there.
    #[error("only with an account")]
    NeedsAccount,
    /// Not before all seats are taken.
    #[error("seats are free")]
    SeatsFree,
    /// Behind masks nobody does what would tell who sits where.
    #[error("not behind masks")]
    Masked,
    /// At a rated table every seat is for one person with an account.
    #[error("the table is rated")]
    Rated,
    /// A rating would tell who played, where masks never fall.
    #[error("a table that is masked for ever cannot be rated")]
    RatedMasks,
    /// Only those who look after what people say may do this, and not about their own tables.
    #[error("not a moderator of this")]
    NotModerator,
    /// There is no such report.
    #[error("no such report")]
    NoSuchReport,
    /// The link from a notice is not ours, is too old, or was used already.
    #[error("the link does not work")]
    BadLink,
    /// There is no such webhook or browser, or it is somebody else's.
    #[error("no such target")]
    NoSuchTarget,
    /// Today the account, or its browser, has had enough addresses asked whether they are right.
    #[error("mailed too often")]
    MailedTooOften,
    /// The database cannot be written, or read, just now; the same may succeed later.
    #[error("the database does not work just now")]
    Unavailable,
    /// The database did not answer whether it has stored what it was given. The one refusal after
    /// which something may have been written.
    #[error("whether it was saved is not known")]
    Unconfirmed,
    /// The stored data do not read: they are damaged, or a later version has written them. The
    /// operator is told by the log.
    #[error("what is stored does not read")]
    Damaged,
    /// Something failed on our side. The cause is in the log under this id, and only there.
    #[error("internal error {0}")]
    Internal(String),
}

impl Error {
    /// Logs the cause under a fresh id, which is all that the person will see. The cause must hold
    /// no secret.
    pub fn internal(cause: impl Display) -> Self {
        let id = random::token::<4>();
        tracing::error!(%id, %cause, "internal error");
        Self::Internal(id)
    }
}

/// A field that a person fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The name of an account.
    Name,
    /// The password of an account.
    Password,
    /// The password that an account has had until now.
    OldPassword,
    /// The mail address of an account.
    Mail,
    /// The name of a table.
    TableName,
    /// The words about a table, its house rules, or a word to somebody sent away.
    TableText,
    /// The name that a form is kept under.
    TemplateName,
    ListName,
    /// The time that a table gives.
    Pace,
    /// The zone, or the night, of a person.
    Night,
    /// Days of vacation.
    Vacation,
    /// A line that somebody says, or notes down.
    Line,
    /// The address of a webhook.
    Webhook,
    /// A browser that is to be told.
    Device,
    /// The time zone and the clock times of notices.
    Zone,
}

/// The problem with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Shorter than allowed.
    TooShort,
    /// Longer than allowed.
    TooLong,
    /// Holds characters other than the allowed ones.
    BadCharacters,
    /// Does not look like what it should be.
    Malformed,
    /// Somebody else has it.
    Taken,
    /// Looks like what somebody else has.
    Alike,
    /// Looks like what somebody has who is there already.
    Double,
    /// Mixes the letters of several scripts.
    Mixed,
    /// Is what this site says of itself, or in place of a name.
    Reserved,
    /// Done too often lately.
    TooOften,
    /// Says who somebody is where nobody may know.
    Telling,
    /// Not what the account has.
    Wrong,
}
