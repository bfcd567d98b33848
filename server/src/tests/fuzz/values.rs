//! Values of the fields of a form: mostly such as get past everything, seldom what nobody means.

use super::{aim::Aim, model::Model};

/// The content of a field.
#[derive(Clone, Copy)]
pub enum Kind {
    Table,
    /// A table of which this holds, in SQL.
    TableWhere(&'static str),
    Seat,
    SeatOrNone,
    /// The table, and perhaps the seat and the invitation: three fields.
    At,
    Invitation,
    InvitationOrNone,
    /// The three words of a table that gathers.
    JoinWords,
    Decision,
    Action,
    Seq,
    Perspective,
    Channel,
    Line,
    /// A line with a plan.
    Proposal,
    LineOrNone,
    NewLine,
    Plan,
    Standing,
    Report,
    /// Somebody who is not heard, as it is listed.
    Muted,
    Name,
    OwnName,
    Password,
    OwnPassword,
    Mail,
    OwnMail,
    /// One of the sender's own rows of this table.
    Own(&'static str),
    /// The version of what is stored in this table for the seat.
    Version(&'static str),
    /// The link of a mail that says this in its subject.
    TokenOf(&'static str),
    Webhook,
    Token,
    Zone,
    Hour,
    Date,
    /// Words for a channel, for oneself, for moderators, for whoever sees the table, for anybody.
    PrivateWords,
    OwnWords,
    ReportWords,
    TableWords,
    Plain,
    Number(u32, u32),
    One(&'static [&'static str]),
}

/// So many of the last links are new.
const NEW_TOKENS: usize = 6;

const ODD: &[&str] = &[
    "",
    "x",
    "-1",
    "0",
    "300",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "1e9",
    "null",
    "true",
    "[]",
    "{}",
    "{\"a\":[[[[[[]]]]]]}",
    "\u{0}",
    "\u{202e}abc",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "ﷺ",
    "0-0",
    "0-255-3",
    "hall",
    "00000000000000000000000000000000",
    "0123456789abcdef0123456789abcdef",
];

impl Model {
    /// A value of this kind for somebody who has this in mind; nothing where the field is left out.
    pub fn value(&mut self, kind: Kind, aim: &Aim) -> Option<String> {
        if self.chance.thousandths(12) {
            return Some(self.odd());
        }
        Some(match kind {
            Kind::SeatOrNone | Kind::InvitationOrNone | Kind::LineOrNone
                if self.chance.thousandths(500) =>
            {
                return None;
            }
            Kind::Table | Kind::TableWhere(_) | Kind::At => aim.table.clone(),
            Kind::Seat | Kind::SeatOrNone => aim.seat.to_string(),
            Kind::Invitation | Kind::InvitationOrNone => aim.invitation.clone(),
            Kind::JoinWords => aim.words.clone(),
            Kind::Decision => aim.decision.to_string(),
            Kind::Action => aim.action.clone(),
            Kind::Seq => {
                let back = [0, 0, 0, 1, 2, 5][self.chance.below(6)];
                (aim.seq - back).max(0).to_string()
            }
            Kind::Perspective => ["Mine", "All"][self.chance.below(2)].to_owned(),
            Kind::Channel => self.channel(aim),
            Kind::Line | Kind::LineOrNone | Kind::Proposal if let Some((_, line)) = &aim.line => line.clone(),
            Kind::Line | Kind::LineOrNone | Kind::Proposal => self.chance.one(&self.lines).clone(),
            Kind::NewLine => {
                let id = self.chance.id();
                self.lines.push(id.clone());
                id
            }
            Kind::Plan => r#"{"round":1,"promises":[{"house":"Stark","deed":{"Peace":{"with":"Lannister"}}}]}"#.to_owned(),
            Kind::Standing => {
                let all = [
                    "[]",
                    r#"[{"matter":"CheapestFall","lasts":"Changed"}]"#,
                    r#"[{"matter":{"Bid":{"track":"Fiefdoms","amount":1}},"lasts":"Once"}]"#,
                    r#"[{"matter":{"March":{"from":"Kingswood","ways":[{"to":"KingsLanding","finding":"Anything","units":null,"leave_token":true}],"otherwise":"Stay"}},"lasts":{"Round":1}}]"#,
                ];
                (*self.chance.one(&all)).to_owned()
            }
            Kind::Name => self.name(),
            Kind::OwnName => aim.name.clone(),
            Kind::OwnPassword => aim.password.clone(),
            Kind::Password => format!("{}battery", self.markers.make([])),
            Kind::Mail => format!("{}@mail.test", self.markers.make(aim.user)),
            Kind::OwnMail => aim.mail.clone(),
            Kind::Report | Kind::Muted | Kind::Own(_) => aim.row.clone(),
            Kind::Webhook => format!("https://hooks.example.com/{}", self.markers.make(aim.user)),
            Kind::Version(_) => aim.version.to_string(),
            Kind::Token => self.token(""),
            Kind::TokenOf(subject) => self.token(subject),
            Kind::Zone => (*self.chance.one(&["Europe/Berlin", "UTC", "Mars/Olympus"])).to_owned(),
            Kind::Hour => (*self.chance.one(&["22:00", "23:30", "06:00", "07:30", ""])).to_owned(),
            Kind::Date => (*self.chance.one(&["2027-01-20", "2027-03-01", "2020-01-01"])).to_owned(),
            Kind::PrivateWords | Kind::TableWords => self.markers.make([]),
            Kind::OwnWords => self.markers.make(aim.user),
            Kind::ReportWords => self.markers.make(aim.user.into_iter().chain([self.moderator])),
            Kind::Plain => (*self.chance.one(&["At the inn", "x", "lobby", "Hail"])).to_owned(),
            Kind::Number(from, to) => (from + self.chance.below((to - from + 1) as usize) as u32).to_string(),
            Kind::One(of) => (*self.chance.one(of)).to_owned(),
        })
    }

    fn channel(&mut self, aim: &Aim) -> String {
        if let Some((channel, _)) = &aim.line {
            return channel.clone();
        }
        let other = self.chance.below(3) as u8;
        match self.chance.below(6) {
            0 => "hall".to_owned(),
            1 => "gallery".to_owned(),
            2 => "0-1-2".to_owned(),
            _ => {
                let (low, high) = (aim.seat.min(other), aim.seat.max(other));
                format!("{low}-{high}")
            }
        }
    }

    /// A link of a mail about this; mostly a new one, which has not done yet what it does.
    fn token(&mut self, subject: &str) -> String {
        let tokens = self.tokens.iter().filter(|it| it.1.contains(subject));
        let tokens: Vec<_> = tokens.map(|it| &it.0).collect();
        if tokens.is_empty() {
            return self.odd();
        }
        let new = tokens.len().saturating_sub(NEW_TOKENS);
        let from = [0, new, new][self.chance.below(3)];
        (*self.chance.one(&tokens[from..])).clone()
    }

    fn name(&mut self) -> String {
        if self.chance.thousandths(600) {
            let people = self.people.len();
            return self.people[self.chance.below(people)].name.clone();
        }
        format!("Newcomer {}", self.chance.below(100_000))
    }

    pub fn odd(&mut self) -> String {
        if self.chance.thousandths(20) {
            return "a".repeat(70_000);
        }
        (*self.chance.one(ODD)).to_owned()
    }
}
