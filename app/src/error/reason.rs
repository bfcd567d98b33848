//! The reasons for a refusal, and their words.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The form field that an error belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Field {
    Name,
    Password,
    Mail,
}

/// Each reason stands once, beside its words.
macro_rules! reasons {
    ($($reason:ident: $words:literal,)*) => {
        /// A reason that a person can understand. It travels as its words, and no other words are
        /// taken for one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason { $($reason,)* }

        impl Reason {
            const ALL: &[Self] = &[$(Self::$reason,)*];

            pub const fn words(self) -> &'static str {
                match self { $(Self::$reason => $words,)* }
            }
        }
    };
}

reasons! {
    NameTaken: "Somebody has this name already. Choose another one.",
    NameTooShort: "The name needs at least 3 characters.",
    NameTooLong: "The name may have at most 24 characters.",
    NameCharacters: "Letters, digits, single spaces and - _ . ' only, please.",
    PasswordTooShort: "The password needs at least 10 characters.",
    PasswordTooLong: "The password may have at most 200 characters.",
    MailMalformed: "This does not look like a mail address.",
    TableName: "Give the table a name of 1 to 60 ordinary characters.",
    Incomplete: "The form was not filled in completely.",
    WrongPassword: "No account has this name and password.",
    NeedsAccount: "Guests play at practice tables. Sign up to play with others; your table comes along.",
    BadSetup: "The game cannot be set up like that.",
    NumberOfPlayers: "The game is not played by this number of people.",
    NoSuchSeat: "The table has no such seat.",
    SeatTaken: "Somebody was faster: that seat is taken. Choose another one.",
    NotSeated: "You do not sit at this table.",
    NotOwner: "Only the person who opened the table may do this.",
    AlreadyStarted: "The game has begun; the seats are settled.",
    NotRunning: "The game is not running.",
    Closed: "That question is already answered. The page shows how things stand now.",
    NotYours: "That question was put to another house.",
    Malformed: "The answer could not be read. Load the page again.",
    TooLarge: "That is far too large; nothing was changed.",
    NoSuchMoment: "The game has no such moment.",
    NotYourEyes: "While the game runs, you look back through your own eyes only.",
    Foreign: "This request came from another site and was refused.",
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.words())
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let words = String::deserialize(deserializer)?;
        let known = Self::ALL.iter().find(|it| it.words() == words);
        known
            .copied()
            .ok_or_else(|| D::Error::custom("not a reason of ours"))
    }
}

#[cfg(test)]
mod tests {
    use super::Reason;

    #[test]
    fn a_reason_travels_as_its_words_and_no_others_pass() {
        for reason in Reason::ALL {
            let json = serde_json::to_string(reason).unwrap();
            assert_eq!(serde_json::from_str::<Reason>(&json).unwrap(), *reason);
        }
        assert!(serde_json::from_str::<Reason>("\"Call 0900\"").is_err());
    }
}
