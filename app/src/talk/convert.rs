//! From the platform's types to those of the page.

use super::{
    ChannelRow, Found, Hush, HushedRow, Line, Mark, Note, Press, PressMode, Proposal,
    ProposalAnswer, Quote, Reply, TalkNews, TalkPage,
};
use crate::{Error, account};
use platform::{
    press::{self, PressRules, PressTime},
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

impl From<PressRules> for Press {
    fn from(it: PressRules) -> Self {
        Self {
            mode: match it.mode {
                press::PressMode::Full => PressMode::Full,
                press::PressMode::Pairs => PressMode::Pairs,
                press::PressMode::PublicOnly => PressMode::Public,
                press::PressMode::None => PressMode::None,
            },
            planning_only: it.time == PressTime::PlanningOnly,
        }
    }
}

impl From<Press> for PressRules {
    fn from(it: Press) -> Self {
        Self {
            mode: match it.mode {
                PressMode::Full => press::PressMode::Full,
                PressMode::Pairs => press::PressMode::Pairs,
                PressMode::Public => press::PressMode::PublicOnly,
                PressMode::None => press::PressMode::None,
            },
            time: if it.planning_only {
                PressTime::PlanningOnly
            } else {
                PressTime::Always
            },
        }
    }
}

impl From<press::Talk> for TalkPage {
    fn from(it: press::Talk) -> Self {
        Self {
            press: it.rules.into(),
            channels: it.channels.into_iter().map(ChannelRow::from).collect(),
            hall: it.hall.err().map(Error::from),
            private: it.private.err().map(Error::from),
            hushed: it.hushed.into_iter().map(HushedRow::from).collect(),
            chapter: it.chapter,
        }
    }
}

impl From<press::Channel> for ChannelRow {
    fn from(it: press::Channel) -> Self {
        Self {
            name: it.audience.to_string(),
            unread: it.unread,
            last: it.last.map(|it| it.at),
            moderated: it.moderated,
        }
    }
}

impl From<press::Hushed> for HushedRow {
    fn from(it: press::Hushed) -> Self {
        Self {
            id: it.id,
            name: it.name.map(called),
            seat: it.seat.map(|it| it.0),
            how: match it.how {
                press::How::Mute => Hush::Mute,
                press::How::Block => Hush::Block,
            },
        }
    }
}

impl From<Hush> for press::How {
    fn from(it: Hush) -> Self {
        match it {
            Hush::Mute => Self::Mute,
            Hush::Block => Self::Block,
        }
    }
}

impl From<Mark> for press::Mark {
    fn from(it: Mark) -> Self {
        match it {
            Mark::Read => Self::Read,
            Mark::Unread => Self::Unread,
        }
    }
}

/// Who has spoken; behind a mask nothing is said beside the seat.
fn named(name: &Name, seat: Option<Seat>) -> String {
    match (name.known(), seat) {
        (Some(name), _) => called(name.to_owned()),
        (None, Some(_)) => String::new(),
        (None, None) => word!("A spectator" | "Ein Zuschauer").to_owned(),
    }
}

impl From<press::Line> for Line {
    fn from(it: press::Line) -> Self {
        Self {
            id: it.id,
            name: named(&it.name, it.seat),
            seat: it.seat.map(|it| it.0),
            mine: it.mine,
            hushed: it.hushed,
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

impl From<press::Proposal> for Proposal {
    fn from(it: press::Proposal) -> Self {
        let reply = |it| match it {
            press::Reply::Accepted => Reply::Accepted,
            press::Reply::Declined => Reply::Declined,
        };
        let replies = it.replies.into_iter();
        Self {
            plan: it.plan,
            open: it.open,
            withdrawn: it.withdrawn,
            replies: replies.map(|(seat, it)| (seat.0, reply(it))).collect(),
            kept: it.kept,
        }
    }
}

impl From<ProposalAnswer> for press::Answer {
    fn from(it: ProposalAnswer) -> Self {
        match it {
            ProposalAnswer::Accept => Self::Accept,
            ProposalAnswer::Decline => Self::Decline,
            ProposalAnswer::Withdraw => Self::Withdraw,
        }
    }
}

impl From<press::Quote> for Quote {
    fn from(it: press::Quote) -> Self {
        Self {
            id: it.id,
            name: named(&it.name, it.seat),
            seat: it.seat.map(|it| it.0),
            text: it.text,
        }
    }
}

impl From<press::News> for TalkNews {
    fn from(it: press::News) -> Self {
        Self {
            channel: it.channel.into(),
            lines: it.lines.into_iter().map(Line::from).collect(),
            changed: it.changed.map(Line::from),
        }
    }
}

impl From<press::Found> for Found {
    fn from(it: press::Found) -> Self {
        Self {
            channel: it.audience.to_string(),
            line: it.line.into(),
        }
    }
}

impl From<press::Note> for Note {
    fn from(it: press::Note) -> Self {
        Self {
            chapter: it.chapter,
            text: it.text,
        }
    }
}
