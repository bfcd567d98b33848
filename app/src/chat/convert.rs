//! From the platform's types to those of the page.

use super::{
    ChannelRow, ChatChoice, ChatMode, ChatNews, ChatPage, Found, Line, MutedRow, Note, Proposal,
    Quote,
};
use crate::{Error, account};
use platform::{
    chat::{self, ChatRules, ChatTime},
    tables::Name,
};
use tabletop::Seat;

/// The name of somebody, also of those who have none any more.
pub fn called(name: String) -> String {
    if name.is_empty() {
        account::deleted().to_owned()
    } else {
        name
    }
}

impl From<ChatRules> for ChatChoice {
    fn from(it: ChatRules) -> Self {
        Self {
            mode: match it.mode {
                chat::ChatMode::Full => ChatMode::Full,
                chat::ChatMode::Pairs => ChatMode::Pairs,
                chat::ChatMode::PublicOnly => ChatMode::Public,
                chat::ChatMode::None => ChatMode::None,
            },
            planning_only: it.time == ChatTime::PlanningOnly,
        }
    }
}

impl From<ChatChoice> for ChatRules {
    fn from(it: ChatChoice) -> Self {
        Self {
            mode: match it.mode {
                ChatMode::Full => chat::ChatMode::Full,
                ChatMode::Pairs => chat::ChatMode::Pairs,
                ChatMode::Public => chat::ChatMode::PublicOnly,
                ChatMode::None => chat::ChatMode::None,
            },
            time: if it.planning_only {
                ChatTime::PlanningOnly
            } else {
                ChatTime::Always
            },
        }
    }
}

impl From<chat::Chat> for ChatPage {
    fn from(it: chat::Chat) -> Self {
        Self {
            chat: it.rules.into(),
            channels: it.channels.into_iter().map(ChannelRow::from).collect(),
            hall: it.hall.err().map(Error::from),
            private: it.private.err().map(Error::from),
            muted: it.muted.into_iter().map(MutedRow::from).collect(),
            chapter: it.chapter,
        }
    }
}

impl From<chat::Channel> for ChannelRow {
    fn from(it: chat::Channel) -> Self {
        Self {
            name: it.audience.to_string(),
            unread: it.unread,
            last: it.last.map(|it| it.at),
            moderated: it.moderated,
        }
    }
}

impl From<chat::Muted> for MutedRow {
    fn from(it: chat::Muted) -> Self {
        Self {
            id: it.id,
            name: it.name.map(called),
            seat: it.seat.map(|it| it.0),
            how: it.how,
        }
    }
}

/// Tells who has spoken; behind a mask nothing is said beside the seat.
fn named(name: &Name, seat: Option<Seat>) -> String {
    match (name.known(), seat) {
        (Some(name), _) => called(name.to_owned()),
        (None, Some(_)) => String::new(),
        (None, None) => word!("A spectator" | "Ein Zuschauer").to_owned(),
    }
}

impl From<chat::Line> for Line {
    fn from(it: chat::Line) -> Self {
        Self {
            id: it.id,
            name: named(&it.name, it.seat),
            seat: it.seat.map(|it| it.0),
            mine: it.mine,
            muted: it.muted,
            text: it.text,
            quote: it.quote.map(Quote::from),
            proposal: it.proposal.map(Proposal::from),
            seq: it.seq,
            at: it.at,
            edited: it.edited,
            unread: it.unread,
        }
    }
}

impl From<chat::Proposal> for Proposal {
    fn from(it: chat::Proposal) -> Self {
        let replies = it.replies.into_iter();
        Self {
            plan: it.plan,
            open: it.open,
            withdrawn: it.withdrawn,
            replies: replies.map(|(seat, it)| (seat.0, it)).collect(),
            kept: it.kept,
        }
    }
}

impl From<chat::Quote> for Quote {
    fn from(it: chat::Quote) -> Self {
        Self {
            id: it.id,
            name: named(&it.name, it.seat),
            seat: it.seat.map(|it| it.0),
            text: it.text,
        }
    }
}

impl From<chat::News> for ChatNews {
    fn from(it: chat::News) -> Self {
        Self {
            channel: it.channel.into(),
            lines: it.lines.into_iter().map(Line::from).collect(),
            changed: it.changed.map(Line::from),
        }
    }
}

impl From<chat::Found> for Found {
    fn from(it: chat::Found) -> Self {
        Self {
            channel: it.audience.to_string(),
            line: it.line.into(),
        }
    }
}

impl From<chat::Note> for Note {
    fn from(it: chat::Note) -> Self {
        Self {
            chapter: it.chapter,
            text: it.text,
        }
    }
}
