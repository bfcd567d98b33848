//! The reasons for a refusal, and their words.

use serde::{Deserialize, Serialize};

/// The form field that an error belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Field {
    Name,
    Password,
    OldPassword,
    Mail,
    Webhook,
}

/// Each reason stands once, beside its words.
macro_rules! reasons {
    ($($reason:ident: $english:literal | $german:literal,)*) => {
        /// A reason that a person can understand. It travels by its name; the words are made where
        /// they are read.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Reason { $($reason,)* }

        impl Reason {
            #[cfg(test)]
            pub const ALL: &[Self] = &[$(Self::$reason,)*];

            pub fn words(self) -> &'static str {
                match self { $(Self::$reason => word!($english | $german),)* }
            }
        }
    };
}

reasons! {
    NameTaken: "Somebody has this name already, or had it until lately. Choose another one." | "Diesen Namen hat schon jemand oder hatte ihn bis vor Kurzem. Wähle einen anderen.",
    NameAlike: "This looks too much like the name of somebody else here. Choose one that cannot be mistaken." | "Das sieht dem Namen von jemand anderem hier zu ähnlich. Wähle einen, der sich nicht verwechseln lässt.",
    NameMixed: "Please use the letters of one alphabet only; those of others can look the same." | "Bitte nur Buchstaben eines einzigen Alphabets; die aus anderen können gleich aussehen.",
    NameReserved: "This site itself uses this name, or one like it. Choose another one." | "Diesen oder einen ganz ähnlichen Namen benutzt die Seite selbst. Wähle einen anderen.",
    NameTooShort: "The name needs at least 3 characters." | "Der Name braucht mindestens 3 Zeichen.",
    NameTooLong: "The name may have at most 24 characters." | "Der Name darf höchstens 24 Zeichen haben.",
    NameCharacters: "Letters, digits, single spaces and - _ . ' only, please." | "Bitte nur Buchstaben, Ziffern, einzelne Leerzeichen und - _ . '.",
    NameTooOften: "You have changed your name three times in 90 days; that is the most." | "Du hast deinen Namen in 90 Tagen dreimal geändert; öfter geht es nicht.",
    PasswordTooShort: "The password needs at least 10 characters." | "Das Passwort braucht mindestens 10 Zeichen.",
    PasswordTooLong: "The password may have at most 200 characters." | "Das Passwort darf höchstens 200 Zeichen haben.",
    NotThePassword: "This is not the password of your account." | "Das ist nicht das Passwort deines Kontos.",
    AnotherName: "This is not the name of your account." | "So heißt dein Konto nicht.",
    MailMalformed: "This does not look like a mail address." | "Das sieht nicht nach einer Mailadresse aus.",
    TableName: "Give the table a name of 1 to 60 ordinary characters." | "Gib dem Tisch einen Namen aus 1 bis 60 gewöhnlichen Zeichen.",
    Incomplete: "The form was not filled in completely." | "Das Formular war nicht vollständig ausgefüllt.",
    WrongPassword: "No account has this name and password." | "Kein Konto hat diesen Namen und dieses Passwort.",
    Busy: "Too many people are here at once right now. Try again in a few seconds." | "Gerade sind zu viele gleichzeitig hier. Versuche es in ein paar Sekunden noch einmal.",
    NeedsAccount: "Guests play at practice tables. Sign up to play with others; your table comes along." | "Gäste spielen an Übungstischen. Registriere dich, um mit anderen zu spielen; dein Tisch kommt mit.",
    BadSetup: "The game cannot be set up like that." | "So lässt sich die Partie nicht aufbauen.",
    NumberOfPlayers: "The game is not played by this number of people." | "Mit so vielen Leuten wird das Spiel nicht gespielt.",
    NoSuchSeat: "The table has no such seat." | "Diesen Platz hat der Tisch nicht.",
    SeatTaken: "Somebody was faster: that seat is taken. Choose another one." | "Jemand war schneller: Dieser Platz ist besetzt. Wähle einen anderen.",
    NotSeated: "You do not sit at this table." | "Du sitzt nicht an diesem Tisch.",
    NotOwner: "Only the person who opened the table may do this." | "Das darf nur, wer den Tisch eröffnet hat.",
    AlreadyStarted: "The game has begun; the seats are settled." | "Die Partie hat begonnen; die Plätze stehen fest.",
    NotRunning: "The game is not running." | "Die Partie läuft nicht.",
    Closed: "That question is already answered. The page shows how things stand now." | "Diese Frage ist schon beantwortet. Die Seite zeigt den jetzigen Stand.",
    NotYours: "That question was put to another house." | "Diese Frage ging an ein anderes Haus.",
    Malformed: "The answer could not be read. Load the page again." | "Die Antwort war nicht lesbar. Lade die Seite neu.",
    Final: "That answer is final: something was revealed by it, somebody has answered since, or too many were taken back before it." | "Diese Antwort gilt: Durch sie wurde etwas aufgedeckt, jemand hat danach geantwortet, oder zu viele wurden davor zurückgenommen.",
    DraftChanged: "You have gone on with this on another device. Here it is as it stands there." | "Du hast damit auf einem anderen Gerät weitergemacht. Hier ist es, wie es dort steht.",
    StandingChanged: "Your standing orders have changed meanwhile: one has been used, or you laid others elsewhere. Here they are as they stand now." | "Deine Vorausbefehle haben sich inzwischen geändert: Einer wurde verbraucht, oder du hast anderswo andere erteilt. Hier stehen sie, wie sie jetzt gelten.",
    NotOver: "A rematch comes after the end of the game." | "Eine Revanche gibt es nach dem Ende der Partie.",
    TooLarge: "That is far too large; nothing was changed." | "Das ist viel zu groß; nichts wurde geändert.",
    TooSlow: "That took too long to arrive; nothing was changed. Try again." | "Das hat zu lange gebraucht, bis es hier war; nichts wurde geändert. Versuche es noch einmal.",
    TooMuchAtOnce: "Too much is being sent here at once, or from your network; nothing was changed. Try again in a moment." | "Hier oder aus deinem Netz wird gerade zu viel auf einmal gesendet; nichts wurde geändert. Versuche es gleich noch einmal.",
    TooManyStreams: "So many live views are open that this one gets none. Load the page again later to see what is new." | "Es sind so viele Seiten gleichzeitig offen, dass diese sich nicht selbst erneuert. Lade sie später neu, um zu sehen, was es Neues gibt.",
    NoSuchMoment: "The game has no such moment." | "Diesen Moment hat die Partie nicht.",
    NotYourEyes: "While the game runs, you look back through your own eyes only." | "Solange die Partie läuft, blickst du nur mit eigenen Augen zurück.",
    Pace: "This is no pace for a table. Check the times of day and the zone." | "So lässt sich an keinem Tisch spielen. Prüfe die Uhrzeiten und die Zeitzone.",
    Night: "A night lasts at most 12 hours, in a zone such as Europe/Berlin." | "Eine Nacht dauert höchstens 12 Stunden, in einer Zeitzone wie Europe/Berlin.",
    Vacation: "A vacation begins today or later, and lasts at least a day." | "Urlaub beginnt heute oder später und dauert mindestens einen Tag.",
    VacationTooLong: "So many days of vacation are not left this year." | "So viele Urlaubstage sind dieses Jahr nicht mehr übrig.",
    VacationTaken: "These days overlap with another vacation." | "Diese Tage überschneiden sich mit einem anderen Urlaub.",
    NotOffered: "This seat is not offered any more: its player is back, or somebody was faster." | "Dieser Platz wird nicht mehr angeboten: Sein Mensch ist zurück, oder jemand war schneller.",
    KnowsTooMuch: "Whoever has played another seat at this table knows too much to take this one over." | "Wer an diesem Tisch schon einen anderen Platz hatte, weiß zu viel, um diesen zu übernehmen.",
    NoSuchVote: "There is nothing to vote on any more." | "Darüber gibt es nichts mehr abzustimmen.",
    NoSuchPerson: "Nobody here has an account of this name." | "Niemand hat hier ein Konto mit diesem Namen.",
    SitsHere: "This person sits at the table already." | "Diese Person sitzt schon am Tisch.",
    HasDeclined: "This person has declined already." | "Diese Person hat schon abgelehnt.",
    TooManyGuests: "So many people cannot be invited to one table." | "So viele Leute lassen sich nicht an einen Tisch einladen.",
    TooManyTables: "You have opened a hundred tables today; that is the most. Try again tomorrow." | "Du hast heute hundert Tische eröffnet; mehr geht nicht. Versuche es morgen wieder.",
    TooManyGathering: "Twenty of your tables are waiting for people; that is the most. Fill one or close one first." | "Zwanzig deiner Tische warten auf Leute; mehr geht nicht. Fülle oder schließe erst einen.",
    TooManyInvitations: "You have invited enough people for today. Try again tomorrow." | "Für heute hast du genug Leute eingeladen. Versuche es morgen wieder.",
    TooManyToOne: "You have invited this person often enough this week." | "Diese Person hast du diese Woche oft genug eingeladen.",
    DeclinedOften: "This person has declined three of your invitations lately. They can still come by the table's link." | "Diese Person hat zuletzt drei deiner Einladungen abgelehnt. Über den Link des Tisches kann sie noch kommen.",
    ReportedBefore: "You have reported this line before, and somebody has looked at it." | "Diese Zeile hast du schon gemeldet, und jemand hat sie sich angesehen.",
    NotInvited: "This invitation is not open any more." | "Diese Einladung ist nicht mehr offen.",
    SentAway: "The owner of this table has given your seat free. You can sit down again if they invite you by name." | "Wer den Tisch eröffnet hat, hat deinen Platz freigegeben. Du kannst dich wieder setzen, wenn du namentlich eingeladen wirst.",
    Unreliable: "This table asks for more reliability than you have shown yet. Your account page says what counts." | "Dieser Tisch verlangt mehr Verlässlichkeit, als du bisher gezeigt hast. Deine Kontoseite sagt, was zählt.",
    SeatsFree: "Seats are still free. Say that you are there when the table is full." | "Noch sind Plätze frei. Sag, dass du da bist, wenn der Tisch voll ist.",
    TableTextTooLong: "That text is too long for a table." | "Dieser Text ist für einen Tisch zu lang.",
    TableTextCharacters: "That text holds characters that nobody can see." | "Dieser Text enthält Zeichen, die niemand sehen kann.",
    NoSuchChannel: "There is no such conversation here." | "Dieses Gespräch gibt es hier nicht.",
    NoSuchLine: "That line is not in this conversation." | "Diese Zeile steht nicht in diesem Gespräch.",
    Silent: "At this table nobody speaks like that: it was agreed so when the table was opened." | "So spricht an diesem Tisch niemand: Das wurde beim Eröffnen vereinbart.",
    NotNow: "At this table players speak only while orders are being laid." | "An diesem Tisch sprechen die Spielenden nur, während Befehle gelegt werden.",
    ProposalClosed: "This plan can no longer be answered: its round is over, it was withdrawn, or accepted already." | "Dieser Plan lässt sich nicht mehr beantworten: Seine Runde ist vorbei, er wurde zurückgezogen oder schon angenommen.",
    TooManyProposals: "You have proposed enough plans this round." | "Für diese Runde hast du genug Pläne vorgeschlagen.",
    LineEmpty: "Write something first." | "Schreib zuerst etwas.",
    LineTooLong: "That is too long: at most 2,000 characters." | "Das ist zu lang: höchstens 2.000 Zeichen.",
    WebhookAddress: "This is not the public https address of a webhook." | "Das ist keine öffentliche https-Adresse eines Webhooks.",
    DeviceMany: "Ten browsers are the most. Remove one that you no longer use." | "Mehr als zehn Browser gehen nicht. Entferne einen, den du nicht mehr benutzt.",
    DeviceUnfit: "This browser cannot be written to." | "An diesen Browser kann man nicht schreiben.",
    WebhookMany: "Five webhooks are the most." | "Mehr als fünf Webhooks gehen nicht.",
    NoticeTimes: "Nobody knows this time zone, or a time is missing." | "Diese Zeitzone kennt niemand, oder eine Uhrzeit fehlt.",
    ReportedTooOften: "You have reported enough for today. Try again tomorrow." | "Für heute hast du genug gemeldet. Versuche es morgen wieder.",
    MailedTooOften: "Too many confirmation emails for now. Try again later, tomorrow at the latest." | "Vorerst zu viele Bestätigungsmails. Versuche es später wieder, spätestens morgen.",
    BadLink: "This link is too old or was used already. Sign in to go on." | "Dieser Link ist zu alt oder schon benutzt. Melde dich an, um weiterzumachen.",
    BriefStay: "You came in by a link from an email. That is enough to play and to talk; for anything else, sign in with your password." | "Du bist über den Link aus einer Mail hier. Das reicht, um zu spielen und zu reden; für alles andere melde dich mit deinem Passwort an.",
    Masked: "At an anonymous table everybody has one seat." | "An einem anonymen Tisch hat jeder nur einen Platz.",
    Rated: "At a rated table every seat is for one person with an account." | "An einem gewerteten Tisch ist jeder Platz für einen Menschen mit Konto.",
    RatedMasks: "A table that stays anonymous for ever cannot be rated: the ratings would tell who played." | "Ein Tisch, der immer anonym bleibt, lässt sich nicht werten: Die Wertung würde verraten, wer gespielt hat.",
    TableTells: "An anonymous table should not be called after you." | "Ein anonymer Tisch sollte nicht nach dir heißen.",
    NotModerator: "Only moderators read reports." | "Meldungen lesen nur Moderatoren.",
    NoSuchReport: "There is no such report, or it is about a table of your own." | "Diese Meldung gibt es nicht, oder sie betrifft einen deiner Tische.",
    Foreign: "This request came from another site and was refused." | "Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.",
}

#[cfg(test)]
mod tests {
    use super::Reason;

    #[test]
    fn a_reason_travels_by_its_name_and_no_others_pass() {
        for reason in Reason::ALL {
            let json = serde_json::to_string(reason).unwrap();
            assert_eq!(serde_json::from_str::<Reason>(&json).unwrap(), *reason);
        }
        assert!(serde_json::from_str::<Reason>("\"Call 0900\"").is_err());
    }
}
