//! From the platform's types to what the pages are made of.

use crate::{
    Error, Field, Reason,
    account::{ForcedAnswers, SessionRow},
    games,
    lobby::{self, Listing, Occupant, SeatRow, Start, Status, Summons, Verdict},
    play::{ClockRow, Fate, Guest, LastAnswer, Motion, Outcome, Resolution, TablePage, Vote},
    visitor::Visitor,
};
use platform::{Pace, Problem, accounts, tables};

impl From<&accounts::User> for Visitor {
    fn from(user: &accounts::User) -> Self {
        Self {
            name: user.name.clone(),
            guest: user.guest,
        }
    }
}

impl From<accounts::ForcedAnswers> for ForcedAnswers {
    fn from(it: accounts::ForcedAnswers) -> Self {
        match it {
            accounts::ForcedAnswers::ByTheGame => Self::ByTheGame,
            accounts::ForcedAnswers::Asked => Self::Asked,
        }
    }
}

impl From<ForcedAnswers> for accounts::ForcedAnswers {
    fn from(it: ForcedAnswers) -> Self {
        match it {
            ForcedAnswers::ByTheGame => Self::ByTheGame,
            ForcedAnswers::Asked => Self::Asked,
        }
    }
}

impl From<accounts::SessionInfo> for SessionRow {
    fn from(it: accounts::SessionInfo) -> Self {
        Self {
            id: it.id.to_string(),
            device: it.device,
            started_at: it.started_at,
            seen_at: it.seen_at,
            current: it.current,
        }
    }
}

impl From<tables::Listing> for Listing {
    fn from(it: tables::Listing) -> Self {
        let label = |seat: &tables::SeatInfo| SeatRow {
            seat: seat.seat.0,
            label: games::seat_label(&it.kind, &it.setup, seat.seat.0),
            occupant: Occupant::from(seat.occupant.clone()),
            account: seat
                .account
                .as_ref()
                .and_then(|it| it.known().map(str::to_owned)),
            reliability: seat.reliability.map(Into::into),
            confirmed: seat.confirmed,
        };
        Self {
            seats: it.seats.iter().map(label).collect(),
            options: games::options(&it.kind, &it.setup, it.seats.len()),
            id: it.id.to_string(),
            kind: it.kind,
            name: it.name,
            status: match it.status {
                tables::Status::Gathering => Status::Gathering,
                tables::Status::Running => Status::Running,
                tables::Status::Over => Status::Over,
            },
            my_turn: it.my_turn,
            asked_at: it.asked_at,
            unread: it.unread,
            news: it.news,
            created_at: it.created_at,
            open: it.open,
            pace: lobby::pace_in_words(&it.pace),
            start: match it.pace {
                Pace::Unlimited | Pace::Live { .. } => Start::AtOnce,
                Pace::Correspondence { .. } | Pace::Fixed { .. } => Start::WhenConfirmed,
            },
            paused_at: it.paused_at,
            clocks: it.clocks.into_iter().map(ClockRow::from).collect(),
            due: it.due,
            press: it.press.into(),
            terms: it.terms.into(),
            verdict: it.verdict.map(Verdict::from),
            masks: it.masks.into(),
            delay: it.delay.into(),
            stakes: it.stakes.into(),
        }
    }
}

impl From<tables::Occupant> for Occupant {
    fn from(it: tables::Occupant) -> Self {
        match it {
            tables::Occupant::Nobody => Self::Nobody,
            tables::Occupant::Person { name, me } => Self::Person {
                name: match name.known() {
                    Some(name) => name.to_owned(),
                    None => word!("masked" | "maskiert").to_owned(),
                },
                me,
            },
            tables::Occupant::Computer => Self::Computer,
            tables::Occupant::Exile => Self::Exile,
        }
    }
}

impl TryFrom<tables::TablePage> for TablePage {
    type Error = platform::Error;

    fn try_from(mut it: tables::TablePage) -> Result<Self, platform::Error> {
        let game = games::page(&mut it)?;
        let table = Listing::from(it.listing);
        let asked = it.my_seats.iter().filter(|seat| it.waiting.contains(seat));
        let last_answer = it.last_answer.map(LastAnswer::from);
        Ok(Self {
            asked: asked.map(|it| it.0).collect(),
            my_seats: it.my_seats.iter().map(|it| it.0).collect(),
            may_undo: last_answer.is_some_and(|it| it.fate == Fate::Open),
            last_answer,
            rematch: it.rematch.map(|it| address(&it)),
            table,
            seq: it.seq,
            my_seat: it.my_seat.map(|it| it.0),
            seen: it.seen,
            owner: it.owner,
            invitation: it.invitation,
            seed_hash: it.seed_hash,
            seed: it.seed,
            votes: it.votes.iter().map(Vote::from).collect(),
            resolutions: it.resolutions.iter().map(Resolution::from).collect(),
            may_cancel: it.may_cancel,
            guests: it.guests.into_iter().map(Guest::from).collect(),
            now: it.now,
            game,
        })
    }
}

impl From<tables::ClockRow> for ClockRow {
    fn from(it: tables::ClockRow) -> Self {
        Self {
            seat: it.seat.0,
            deadline: it.deadline,
            bank: it.bank,
            absent: it.absent,
        }
    }
}

impl From<&tables::Vote> for Vote {
    fn from(it: &tables::Vote) -> Self {
        Self {
            motion: motion(it.motion),
            seat: about(it.motion),
            yes: it.yes,
            no: it.no,
            needed: it.needed,
            mine: it.mine,
        }
    }
}

impl From<&tables::Resolution> for Resolution {
    fn from(it: &tables::Resolution) -> Self {
        Self {
            motion: motion(it.motion),
            seat: about(it.motion),
            outcome: match it.outcome {
                tables::Outcome::Carried => Outcome::Carried,
                tables::Outcome::Lost => Outcome::Lost,
            },
            seq: it.seq,
            at: it.at,
        }
    }
}

const fn motion(it: tables::Motion) -> Motion {
    match it {
        tables::Motion::Extend => Motion::Extend,
        tables::Motion::Pause => Motion::Pause,
        tables::Motion::Resume => Motion::Resume,
        tables::Motion::Draw => Motion::Draw,
        tables::Motion::Cancel => Motion::Cancel,
        tables::Motion::Remove(_) => Motion::Remove,
    }
}

/// Whose seat a vote is about.
const fn about(it: tables::Motion) -> Option<u8> {
    match it {
        tables::Motion::Remove(seat) => Some(seat.0),
        tables::Motion::Extend
        | tables::Motion::Pause
        | tables::Motion::Resume
        | tables::Motion::Draw
        | tables::Motion::Cancel => None,
    }
}

impl From<tables::Verdict> for Verdict {
    fn from(it: tables::Verdict) -> Self {
        match it {
            tables::Verdict::Draw => Self::Draw,
            tables::Verdict::Cancelled => Self::Cancelled,
        }
    }
}

impl From<tables::Guest> for Guest {
    fn from(it: tables::Guest) -> Self {
        Self {
            name: it.name,
            declined: it.declined,
        }
    }
}

impl From<tables::Summons> for Summons {
    fn from(it: tables::Summons) -> Self {
        match it {
            tables::Summons::Invited { listing, by } => Self::Invited {
                table: Box::new(Listing::from(*listing)),
                by: owner(by),
            },
            tables::Summons::SentAway {
                table,
                name,
                by,
                words,
            } => Self::SentAway {
                table: table.to_string(),
                name,
                by: owner(by),
                words,
            },
        }
    }
}

/// Whose table it is; behind masks not even that.
fn owner(name: tables::Name) -> String {
    match name.known() {
        Some(name) => name.to_owned(),
        None => word!("Its owner" | "Wer den Tisch angelegt hat").to_owned(),
    }
}

impl From<tables::LastAnswer> for LastAnswer {
    fn from(it: tables::LastAnswer) -> Self {
        Self {
            seq: it.seq,
            fate: match it.fate {
                tables::Fate::Open => Fate::Open,
                tables::Fate::Final => Fate::Final,
                tables::Fate::Overtaken => Fate::Overtaken,
            },
        }
    }
}

/// Where a rematch is: with the invitation, where one is needed to see it.
pub fn address(it: &tables::Rematch) -> String {
    match &it.invitation {
        Some(secret) => format!("/tables/{}?invitation={secret}", it.table),
        None => format!("/tables/{}", it.table),
    }
}

impl From<platform::Error> for Error {
    fn from(it: platform::Error) -> Self {
        use platform::Error as E;
        Self::Refused(match it {
            E::Invalid { field, problem } => return invalid(field, problem),
            E::NoSuchSession | E::NoSuchTable | E::NoSuchGame | E::NoSuchTarget => {
                return Self::NotFound;
            }
            E::Illegal(reason) => return Self::Rules(reason),
            E::Internal(id) => return Self::Internal(u32::from_str_radix(&id, 16).unwrap_or(0)),
            E::WrongPassword => Reason::WrongPassword,
            E::BadSetup(_) => Reason::BadSetup,
            E::WrongNumberOfSeats => Reason::NumberOfPlayers,
            E::NoSuchSeat => Reason::NoSuchSeat,
            E::SeatTaken => Reason::SeatTaken,
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
        })
    }
}

fn invalid(field: platform::Field, problem: Problem) -> Error {
    use platform::Field as F;
    let (field, reason) = match (field, problem) {
        (F::Name, Problem::Taken) => (Field::Name, Reason::NameTaken),
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
