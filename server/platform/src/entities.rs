//! The stored shapes. Instants are milliseconds since 1970; enumerations are named text;
//! what must not reach a log is a [`Secret`].

pub mod account_name;
pub mod allowance;
pub mod ballot;
pub mod calendar;
pub mod calendar_feed;
pub mod channel;
pub mod deferred_reliability;
pub mod draft;
pub mod entry;
pub mod favorite;
pub mod guest;
pub mod handover;
pub mod heartbeat;
pub mod join_code;
pub mod key;
pub mod keyframe;
pub mod line;
pub mod line_version;
pub mod masked_mute;
pub mod moderator;
pub mod mute;
pub mod note;
pub mod notice_account;
pub mod outbox;
pub mod outcome;
pub mod packed;
pub mod pending;
pub mod played;
pub mod private_channel;
pub mod probe;
pub mod proposal;
pub mod proposal_answer;
pub mod rating;
pub mod read_mark;
pub mod reliability;
pub mod report;
pub mod report_note;
pub mod report_opening;
pub mod resolution;
pub mod role_rating;
pub mod saved_list;
pub mod seat;
pub mod seat_holder;
pub mod seen;
pub mod session;
pub mod spent_link;
pub mod standing;
pub mod suppression;
pub mod table;
pub mod target;
pub mod template;
pub mod told;
pub mod unasked_mail;
pub mod user;
pub mod vacation;
pub mod vote;

use std::fmt;

use sea_orm::{DeriveValueType, EntityTrait};

use crate::Error;

/// The version of the stored shapes that this code writes: setup and state in `table_`;
/// action, rolls and events in `entry`; state in `keyframe`. Rows of another version are refused, not guessed at.
pub const SHAPE: i32 = 1;

/// The number of a seat, as the rules know it. What is damaged is a seat that no table has.
pub fn number(stored: i16) -> tabletop::Seat {
    tabletop::Seat(u8::try_from(stored).unwrap_or(u8::MAX))
}

/// Text that only its owner may see: a password's hash, a seed, a game's state, an answer.
/// Shows nothing when printed.
#[derive(Clone, PartialEq, Eq, DeriveValueType)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Comes to every entity.
pub trait Visit {
    /// Comes to one of them.
    async fn entity<E: EntityTrait>(&mut self) -> Result<(), Error>;
}

macro_rules! entities {
    ($($name:ident)*) => {
        /// Leads to every entity there is; a test compares them with the tables of the schema.
        pub async fn visit(visitor: &mut impl Visit) -> Result<(), Error> {
            $(visitor.entity::<$name::Entity>().await?;)*
            Ok(())
        }
    };
}

entities! {
    account_name
    allowance
    ballot
    calendar
    calendar_feed
    channel
    deferred_reliability
    draft
    entry
    favorite
    guest
    handover
    heartbeat
    seat_holder
    join_code
    key
    keyframe
    line
    line_version
    masked_mute
    moderator
    mute
    note
    notice_account
    outbox
    outcome
    packed
    pending
    played
    private_channel
    probe
    proposal
    proposal_answer
    rating
    read_mark
    reliability
    report
    report_note
    report_opening
    resolution
    role_rating
    saved_list
    seat
    seen
    session
    spent_link
    standing
    suppression
    table
    target
    template
    told
    unasked_mail
    user
    vacation
    vote
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sea_orm::{ConnectionTrait, Statement};

    use super::*;
    use crate::database::Database;

    struct Names(BTreeSet<String>);

    impl Visit for Names {
        async fn entity<E: EntityTrait>(&mut self) -> Result<(), Error> {
            self.0.insert(E::default().table_name().to_owned());
            Ok(())
        }
    }

    #[tokio::test]
    async fn every_table_of_the_schema_is_visited() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let database = Database::open(&url).await.unwrap();
        let db = database.reader();
        let ask = "SELECT name FROM sqlite_schema WHERE type = 'table' \
                   AND name NOT LIKE 'sqlite_%' AND name <> 'seaql_migrations'";
        let ask = Statement::from_string(db.get_database_backend(), ask);
        let rows = db.query_all_raw(ask).await.unwrap();
        let name = |row: &sea_orm::QueryResult| row.try_get_by_index::<String>(0).unwrap();
        let schema: BTreeSet<String> = rows.iter().map(name).collect();
        let mut visited = Names(BTreeSet::new());
        visit(&mut visited).await.unwrap();
        assert_eq!(visited.0, schema);
    }
}
