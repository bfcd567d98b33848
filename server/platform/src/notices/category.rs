//! The kinds of notices, and the ways to tell them.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};

use super::Delivery;

/// A kind of thing that somebody may be told.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumIter,
    DeriveActiveEnum,
    Serialize,
    Deserialize,
)]
#[sea_orm(rs_type = "String", db_type = "Text")]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// A question waits for an answer.
    #[sea_orm(string_value = "turn")]
    Turn,
    /// Most of the time for an answer has passed.
    #[sea_orm(string_value = "deadline")]
    Deadline,
    /// Somebody has written.
    #[sea_orm(string_value = "chat")]
    #[serde(alias = "press")]
    Chat,
    /// A contest of one's own is decided.
    #[sea_orm(string_value = "battle")]
    Battle,
    #[sea_orm(string_value = "started")]
    Started,
    #[sea_orm(string_value = "ended")]
    Ended,
    /// Somebody else has taken over a seat, or one's own is offered.
    #[sea_orm(string_value = "replacement")]
    Replacement,
    /// The table votes.
    #[sea_orm(string_value = "vote")]
    Vote,
    /// A table that gathers wants one: one is invited, or it is full.
    #[sea_orm(string_value = "invitation")]
    Invitation,
    /// The question whether a mail address is one's own. Nobody can choose not to be told.
    #[sea_orm(string_value = "address")]
    Address,
    /// A lost password can be renewed. As little a matter of choice.
    #[sea_orm(string_value = "recovery")]
    Recovery,
    /// To see whether a channel works.
    #[sea_orm(string_value = "trial")]
    Trial,
}

impl Category {
    /// Those that a person may choose.
    pub const CHOSEN: [Self; 9] = [
        Self::Turn,
        Self::Deadline,
        Self::Chat,
        Self::Battle,
        Self::Started,
        Self::Ended,
        Self::Replacement,
        Self::Vote,
        Self::Invitation,
    ];

    /// Those that cannot wait for company, a digest or the end of the night.
    pub(super) const URGENT: [Self; 4] =
        [Self::Deadline, Self::Address, Self::Recovery, Self::Trial];

    /// Those that are sent on their own.
    pub(super) const ALONE: [Self; 3] = [Self::Address, Self::Recovery, Self::Trial];

    /// Returns when it can be told: what cannot wait is told at once, or too late.
    pub fn deliveries(self) -> &'static [Delivery] {
        if Self::URGENT.contains(&self) {
            &[Delivery::AtOnce]
        } else {
            &Delivery::ALL
        }
    }

    /// As it is stored and named in forms.
    pub fn name(self) -> String {
        self.to_value()
    }
}

/// A way to a person.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumIter,
    DeriveActiveEnum,
    Serialize,
    Deserialize,
)]
#[sea_orm(rs_type = "String", db_type = "Text")]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    #[sea_orm(string_value = "mail")]
    Mail,
    #[sea_orm(string_value = "webhook")]
    Webhook,
    #[sea_orm(string_value = "push")]
    Push,
}

impl Channel {
    pub const ALL: [Self; 3] = [Self::Mail, Self::Webhook, Self::Push];

    /// As it is stored and named in forms.
    pub fn name(self) -> String {
        self.to_value()
    }
}

/// The shape that a target understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Shape {
    #[sea_orm(string_value = "discord")]
    Discord,
    #[sea_orm(string_value = "slack")]
    Slack,
    /// Our own fields.
    #[sea_orm(string_value = "json")]
    Json,
    /// A browser's push service.
    #[sea_orm(string_value = "push")]
    Push,
}
