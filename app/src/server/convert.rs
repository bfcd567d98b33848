//! From the platform's types to what the pages are made of.

use crate::{
    Error, Field,
    account::SessionRow,
    games,
    lobby::{Listing, Occupant, SeatRow, Status},
    play::TablePage,
    visitor::Visitor,
};
use platform::{Problem, accounts, tables};

impl From<&accounts::User> for Visitor {
    fn from(user: &accounts::User) -> Self {
        Self {
            name: user.name.clone(),
            guest: user.guest,
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
            created_at: it.created_at,
            open: it.open,
        }
    }
}

impl From<tables::Occupant> for Occupant {
    fn from(it: tables::Occupant) -> Self {
        match it {
            tables::Occupant::Nobody => Self::Nobody,
            tables::Occupant::Person { name, me } => Self::Person { name, me },
            tables::Occupant::Computer => Self::Computer,
        }
    }
}

impl TryFrom<tables::TablePage> for TablePage {
    type Error = platform::Error;

    fn try_from(mut it: tables::TablePage) -> Result<Self, platform::Error> {
        let game = games::page(&mut it)?;
        Ok(Self {
            table: Listing::from(it.listing),
            seq: it.seq,
            my_seat: it.my_seat.map(|it| it.0),
            owner: it.owner,
            invitation: it.invitation,
            seed_hash: it.seed_hash,
            seed: it.seed,
            game,
        })
    }
}

impl From<platform::Error> for Error {
    fn from(it: platform::Error) -> Self {
        use platform::Error as E;
        let refused = |words: &str| Self::Refused(words.into());
        match it {
            E::Invalid { field, problem } => invalid(field, problem),
            E::WrongPassword => refused("No account has this name and password."),
            E::NoSuchSession | E::NoSuchTable | E::NoSuchGame => Self::NotFound,
            E::BadSetup(_) => refused("The game cannot be set up like that."),
            E::WrongNumberOfSeats => refused("The game is not played by this number of people."),
            E::NoSuchSeat => refused("The table has no such seat."),
            E::SeatTaken => refused("Somebody was faster: that seat is taken. Choose another one."),
            E::NotSeated => refused("You do not sit at this table."),
            E::NotOwner => refused("Only the person who opened the table may do this."),
            E::AlreadyStarted => refused("The game has begun; the seats are settled."),
            E::NotRunning => refused("The game is not running."),
            E::Closed => {
                refused("That question is already answered. The page shows how things stand now.")
            }
            E::NotYours => refused("That question was put to another house."),
            E::Illegal(reason) => Self::Rules(reason),
            E::Malformed => refused("The answer could not be read. Load the page again."),
            E::TooLarge => refused("The answer is far too large."),
            E::Internal(id) => Self::Internal(id),
        }
    }
}

fn invalid(field: platform::Field, problem: Problem) -> Error {
    let (field, words) = match (field, problem) {
        (platform::Field::Name, Problem::Taken) => (
            Field::Name,
            "Somebody has this name already. Choose another one.",
        ),
        (platform::Field::Name, Problem::TooShort) => {
            (Field::Name, "The name needs at least 3 characters.")
        }
        (platform::Field::Name, Problem::TooLong) => {
            (Field::Name, "The name may have at most 24 characters.")
        }
        (platform::Field::Name, _) => (
            Field::Name,
            "Letters, digits, single spaces and - _ . ' only, please.",
        ),
        (platform::Field::Password, Problem::TooLong) => {
            (Field::Password, "At most 200 characters, please.")
        }
        (platform::Field::Password, _) => (
            Field::Password,
            "The password needs at least 10 characters.",
        ),
        (platform::Field::Mail, _) => (Field::Mail, "This does not look like a mail address."),
        (platform::Field::TableName, _) => {
            return Error::Refused("Give the table a name of 1 to 60 characters.".into());
        }
    };
    Error::Field {
        field,
        message: words.into(),
    }
}
