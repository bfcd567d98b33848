//! The preferences of a person about what they are told, on which way, and when.

use std::collections::{BTreeMap, BTreeSet};

use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, Set};
use serde::{Deserialize, Serialize};

use super::hours::shown;
use super::recipient::recipient;
use super::suppression::is_suppressed;
use super::{Category, Channel, Delivery, Hours, LocalTime, known_zone};
use crate::accounts::{Visitor, refuse_ended};
use crate::entities::{calendar, notice_account, user};
use crate::{Error, Field, Platform, Problem, UserId, text::invalid};

/// Preferences of a person. Stored as JSON: new fields need a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Of what this person is told, by way.
    #[serde(rename = "told")]
    pub chosen: BTreeMap<Channel, BTreeSet<Category>>,
    /// The times at which each is told, on whatever way: at once where nothing stands here.
    pub when: BTreeMap<Category, Delivery>,
    pub hours: Hours,
    /// The person's time zone, as the IANA names it; empty until they choose one for their notices:
    /// then it is that of their calendar, or UTC.
    pub zone: String,
}

impl Default for Settings {
    fn default() -> Self {
        use Category as C;
        let usual = [
            C::Turn,
            C::Deadline,
            C::Chat,
            C::Started,
            C::Ended,
            C::Replacement,
            C::Vote,
            C::Invitation,
        ];
        let quick = [
            C::Turn,
            C::Deadline,
            C::Chat,
            C::Started,
            C::Replacement,
            C::Vote,
            C::Invitation,
        ];
        Self {
            chosen: BTreeMap::from([
                (Channel::Mail, usual.into()),
                (Channel::Webhook, quick.into()),
                (Channel::Push, quick.into()),
            ]),
            when: BTreeMap::new(),
            hours: Hours::default(),
            zone: String::new(),
        }
    }
}

impl Settings {
    pub fn tells(&self, channel: Channel, category: Category) -> bool {
        !Category::CHOSEN.contains(&category)
            || self
                .chosen
                .get(&channel)
                .is_some_and(|it| it.contains(&category))
    }

    /// Returns when this is told.
    pub fn delivery(&self, category: Category) -> Delivery {
        self.when.get(&category).copied().unwrap_or_default()
    }

    /// The same in the zone in which the person lives, as far as that is known.
    pub(super) async fn at_home(
        mut self,
        db: &impl ConnectionTrait,
        user: UserId,
    ) -> Result<Self, Error> {
        if self.zone.is_empty() {
            let calendar = calendar::Entity::find_by_id(user).one(db).await?;
            self.zone = calendar.map(|it| it.zone).unwrap_or_default();
        }
        Ok(self)
    }

    pub(super) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    pub(super) fn write(&self) -> Result<String, Error> {
        serde_json::to_string(self).map_err(Error::internal)
    }
}

/// The preferences of a person that the account page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    pub settings: Settings,
    pub mail: Mailing,
}

/// The state of a person's mail address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailing {
    /// The address of the account.
    pub address: Option<String>,
    /// The address that has proved to be theirs and is written to.
    pub confirmed: Option<String>,
    /// True if a link in a mail to the confirmed address has ended what others can cause there.
    pub refused: bool,
}

/// Returns the preferences of a person; the usual ones of somebody who has never said any.
pub async fn preferences(platform: &Platform, user: UserId) -> Result<Preferences, Error> {
    let tx = platform.database().snapshot().await?;
    let person = user::Entity::find_by_id(user).one(&tx).await?;
    let row = notice_account::Entity::find_by_id(user).one(&tx).await?;
    let settings = row.as_ref().map(|it| Settings::read(&it.settings));
    let settings = settings.unwrap_or_default().at_home(&tx, user).await?;
    let confirmed = row.and_then(|it| it.confirmed);
    let refused = match &confirmed {
        Some(it) => is_suppressed(&tx, &recipient(platform, it)).await?,
        None => false,
    };
    tx.commit().await?;
    Ok(Preferences {
        settings,
        mail: Mailing {
            address: person.and_then(|it| Some(it.mail?.0)),
            confirmed: confirmed.map(|it| it.0),
            refused,
        },
    })
}

/// These instants as the person's own clock shows them; `None` for what no calendar holds.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn local_times(
    platform: &Platform,
    user: UserId,
    instants: &[i64],
) -> Result<Vec<Option<LocalTime>>, Error> {
    let db = platform.database().reader();
    let row = notice_account::Entity::find_by_id(user).one(db).await?;
    let settings = row.map(|it| Settings::read(&it.settings));
    let settings = settings.unwrap_or_default().at_home(db, user).await?;
    Ok(instants.iter().map(|it| shown(&settings, *it)).collect())
}

/// Remembers the person's wishes, and the language in which they said so.
///
/// # Errors
/// [`Error::Invalid`] for a zone that nobody knows, and times that no day has;
/// [`Error::Malformed`] for what is to be told at a time that it does not offer;
/// [`Error::SessionEnded`] where the visitor's session has ended meanwhile.
pub async fn save(
    platform: &Platform,
    visitor: &Visitor,
    language: &str,
    settings: &Settings,
) -> Result<(), Error> {
    let unknown = !settings.zone.is_empty() && !known_zone(&settings.zone);
    if unknown || !settings.hours.are_of_a_day() {
        return Err(invalid(Field::Zone, Problem::Malformed));
    }
    let offered = |(category, when): (&Category, &Delivery)| category.deliveries().contains(when);
    if !settings.when.iter().all(offered) {
        return Err(Error::Malformed);
    }
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let row = notice_account::ActiveModel {
        settings: Set(settings.write()?),
        ..fresh(visitor.user.id, language)?
    };
    let both = [
        notice_account::Column::Settings,
        notice_account::Column::Language,
    ];
    write(&tx, row, &both).await?;
    tx.commit().await?;
    Ok(())
}

/// The row of somebody who has said nothing yet.
pub(super) fn fresh(user: UserId, language: &str) -> Result<notice_account::ActiveModel, Error> {
    Ok(notice_account::ActiveModel {
        user_id: Set(user),
        language: Set(language.to_owned()),
        settings: Set(Settings::default().write()?),
        confirmed: Set(None),
    })
}

/// Writes these columns of the row, or all of it if there is none.
pub(super) async fn write(
    tx: &impl ConnectionTrait,
    row: notice_account::ActiveModel,
    columns: &[notice_account::Column],
) -> Result<(), Error> {
    let mut there = OnConflict::column(notice_account::Column::UserId);
    match columns {
        [] => there.do_nothing(),
        some => there.update_columns(some.iter().copied()),
    };
    notice_account::Entity::insert(row)
        .on_conflict(there)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}
