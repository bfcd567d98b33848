//! A refusal of the platform as a reason that has words.

use crate::{Error, Field, Reason};
use platform::{Allowance, Problem};

impl From<platform::Error> for Error {
    fn from(it: platform::Error) -> Self {
        use platform::Error as E;
        Self::Refused(match it {
            E::Invalid { field, problem } => return invalid(field, problem),
            E::NoSuchSession | E::NoSuchTable | E::NoSuchGame | E::NoSuchTarget => {
                return Self::NotFound;
            }
            E::SessionEnded => return Self::SignInFirst,
            E::Unavailable => return Self::Unavailable,
            E::Unconfirmed => return Self::Unconfirmed,
            E::Illegal(reason) => return Self::Rules(reason),
            E::Internal(id) => return Self::Internal(u32::from_str_radix(&id, 16).unwrap_or(0)),
            E::TooOften(seconds) => return Self::TooOften(seconds),
            E::Busy => Reason::Busy,
            E::WrongPassword => Reason::WrongPassword,
            E::BadSetup(_) => Reason::BadSetup,
            E::WrongNumberOfSeats => Reason::NumberOfPlayers,
            E::NoSuchSeat => Reason::NoSuchSeat,
            E::SeatTaken => Reason::SeatTaken,
            E::SeatKept => Reason::SeatKept,
            E::NotSeated => Reason::NotSeated,
            E::NotOwner => Reason::NotOwner,
            E::AlreadyStarted => Reason::AlreadyStarted,
            E::NotRunning => Reason::NotRunning,
            E::Closed => Reason::Closed,
            E::NotYours => Reason::NotYours,
            E::Malformed => Reason::Malformed,
            E::TooLarge => Reason::TooLarge,
            E::NoSuchMoment => Reason::NoSuchMoment,
            E::NotYourEyes => Reason::NotYourEyes,
            E::OlderRules { nearest } => return Self::OlderRules(nearest),
            E::Final => Reason::Final,
            E::NotOver => Reason::NotOver,
            E::NotOffered => Reason::NotOffered,
            E::KnowsTooMuch => Reason::KnowsTooMuch,
            E::NoSuchVote => Reason::NoSuchVote,
            E::ProposalClosed => Reason::ProposalClosed,
            E::TooManyProposals => Reason::TooManyProposals,
            E::NoSuchPerson => Reason::NoSuchPerson,
            E::SitsHere => Reason::SitsHere,
            E::HasDeclined => Reason::HasDeclined,
            E::TooManyGuests => Reason::TooManyGuests,
            E::TooMany(it) => match it {
                Allowance::Tables => Reason::TooManyTables,
                Allowance::Gathering => Reason::TooManyGathering,
                Allowance::Invitations => Reason::TooManyInvitations,
                Allowance::InvitationsToOne => Reason::TooManyToOne,
                Allowance::Declined => Reason::DeclinedOften,
            },
            E::ReportedBefore => Reason::ReportedBefore,
            E::NotInvited => Reason::NotInvited,
            E::SentAway => Reason::SentAway,
            E::Unreliable => Reason::Unreliable,
            E::SeatsFree => Reason::SeatsFree,
            E::NoSuchChannel => Reason::NoSuchChannel,
            E::NoSuchLine => Reason::NoSuchLine,
            E::Silent => Reason::Silent,
            E::NotNow => Reason::NotNow,
            E::BadLink => Reason::BadLink,
            E::MailedTooOften => Reason::MailedTooOften,
            E::Masked => Reason::Masked,
            E::Rated => Reason::Rated,
            E::RatedMasks => Reason::RatedMasks,
            E::NotModerator => Reason::NotModerator,
            E::NoSuchReport => Reason::NoSuchReport,
            E::StandingChanged => Reason::StandingChanged,
            E::DraftChanged => Reason::DraftChanged,
        })
    }
}

fn invalid(field: platform::Field, problem: Problem) -> Error {
    use platform::Field as F;
    let (field, reason) = match (field, problem) {
        (F::Name, Problem::Taken) => (Field::Name, Reason::NameTaken),
        (F::Name, Problem::Alike) => (Field::Name, Reason::NameAlike),
        (F::Name, Problem::Mixed) => (Field::Name, Reason::NameMixed),
        (F::Name, Problem::Reserved) => (Field::Name, Reason::NameReserved),
        (F::Name, Problem::TooShort) => (Field::Name, Reason::NameTooShort),
        (F::Name, Problem::TooLong) => (Field::Name, Reason::NameTooLong),
        (F::Name, Problem::TooOften) => (Field::Name, Reason::NameTooOften),
        (F::Name, Problem::Wrong) => (Field::Name, Reason::AnotherName),
        (F::Name, _) => (Field::Name, Reason::NameCharacters),
        (F::Password, Problem::TooLong) => (Field::Password, Reason::PasswordTooLong),
        (F::Password, Problem::Wrong) => (Field::Password, Reason::NotThePassword),
        (F::Password, _) => (Field::Password, Reason::PasswordTooShort),
        (F::OldPassword, _) => (Field::OldPassword, Reason::NotThePassword),
        (F::Mail, _) => (Field::Mail, Reason::MailMalformed),
        (F::Pace, _) => return Error::Refused(Reason::Pace),
        (F::Night, _) => return Error::Refused(Reason::Night),
        (F::Vacation, Problem::TooLong) => return Error::Refused(Reason::VacationTooLong),
        (F::Vacation, Problem::Taken) => return Error::Refused(Reason::VacationTaken),
        (F::Vacation, _) => return Error::Refused(Reason::Vacation),
        (F::Webhook, Problem::TooLong) => (Field::Webhook, Reason::WebhookMany),
        (F::Device, Problem::TooLong) => (Field::Webhook, Reason::DeviceMany),
        (F::Device, _) => (Field::Webhook, Reason::DeviceUnfit),
        (F::Webhook, _) => (Field::Webhook, Reason::WebhookAddress),
        (F::Zone, _) => return Error::Refused(Reason::NoticeTimes),
        (F::TableName, Problem::Telling) => return Error::Refused(Reason::TableTells),
        (F::TableName, _) => return Error::Refused(Reason::TableName),
        (F::TableText, Problem::TooLong) => return Error::Refused(Reason::TableTextTooLong),
        (F::TableText, _) => return Error::Refused(Reason::TableTextCharacters),
        (F::Line, Problem::TooShort) => return Error::Refused(Reason::LineEmpty),
        (F::Line, Problem::TooOften) => return Error::Refused(Reason::ReportedTooOften),
        (F::Line, _) => return Error::Refused(Reason::LineTooLong),
    };
    Error::Field { field, reason }
}
