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
    NameTaken: "An account has that name, or had it recently. If it's yours, sign in; if not, add an initial or a number." | "Ein Konto heißt so oder hieß bis vor Kurzem so. Ist es deins, melde dich an; sonst hänge einen Buchstaben oder eine Zahl an.",
    NameAlike: "That name looks too much like that of an account. If it's yours, sign in; if not, choose a name that differs more." | "Dieser Name sieht dem eines Kontos zu ähnlich. Ist es deins, melde dich an; sonst wähle einen, der sich deutlicher unterscheidet.",
    NameDouble: "A guest at the table has that name already. Add an initial or a number, or if it's you, come back by your own link." | "Ein Gast am Tisch heißt schon so. Hänge einen Buchstaben oder eine Zahl an, oder nimm deinen eigenen Link, falls du das bist.",
    NameMixed: "Please use letters of one alphabet only." | "Bitte verwende nur Buchstaben eines einzigen Alphabets.",
    NameReserved: "That name is reserved for the site. Choose another one." | "Dieser Name ist für die Seite reserviert. Wähle einen anderen.",
    NameTooShort: "The name needs at least 2 characters." | "Der Name braucht mindestens 2 Zeichen.",
    NameTooLong: "The name can have at most 24 characters." | "Der Name darf höchstens 24 Zeichen haben.",
    NameCharacters: "Letters, digits, single spaces and - _ . ' only, please." | "Bitte nur Buchstaben, Ziffern, einzelne Leerzeichen und - _ . '.",
    NameTooOften: "You've already changed your name three times in the last 90 days." | "Du hast deinen Namen in den letzten 90 Tagen schon dreimal geändert.",
    PasswordTooShort: "The password needs at least 10 characters." | "Das Passwort braucht mindestens 10 Zeichen.",
    PasswordTooLong: "The password can have at most 200 characters." | "Das Passwort darf höchstens 200 Zeichen haben.",
    NotThePassword: "That's not your password." | "Das ist nicht dein Passwort.",
    AnotherName: "That's not the name of your account." | "So heißt dein Konto nicht.",
    MailMalformed: "That doesn't look like an email address." | "Das sieht nicht nach einer E-Mail-Adresse aus.",
    TableName: "Give the table a name of 1 to 60 ordinary characters." | "Gib dem Tisch einen Namen aus 1 bis 60 gewöhnlichen Zeichen.",
    TemplateName: "Give the template a name of 1 to 40 ordinary characters." | "Gib der Vorlage einen Namen aus 1 bis 40 gewöhnlichen Zeichen.",
    TooManyTemplates: "You've saved twenty templates, the most allowed. Delete one first." | "Du hast zwanzig Vorlagen gespeichert; mehr geht nicht. Lösche erst eine.",
    ListName: "Give it a name of 1 to 40 ordinary characters." | "Gib einen Namen aus 1 bis 40 gewöhnlichen Zeichen an.",
    TooManyLists: "You've saved fifty lists, the most allowed. Delete one first." | "Du hast fünfzig Listen gespeichert; mehr geht nicht. Lösche erst eine.",
    TooManyFavorites: "You have fifty favorites, the most allowed. Remove one first." | "Du hast fünfzig Favoriten; mehr geht nicht. Entferne erst einen.",
    Blocked: "You've blocked this person. Unblock them on your account page first." | "Du hast diese Person blockiert. Hebe das erst auf deiner Kontoseite auf.",
    Incomplete: "Please fill in the whole form." | "Bitte fülle das Formular vollständig aus.",
    WrongPassword: "Wrong name or password." | "Name oder Passwort ist falsch.",
    Busy: "The site is very busy right now. Try again in a few seconds." | "Gerade ist hier sehr viel los. Versuche es in ein paar Sekunden noch einmal.",
    NeedsAccount: "You need an account for this. Sign up; you keep the tables where you play." | "Dafür brauchst du ein Konto. Registriere dich; die Tische, an denen du spielst, behältst du.",
    BadSetup: "The game can't be set up like that." | "So lässt sich die Partie nicht aufbauen.",
    NumberOfPlayers: "The game can't be played with that many people." | "Mit so vielen Leuten lässt sich das Spiel nicht spielen.",
    NoSuchSeat: "This table doesn't have that seat." | "Diesen Platz gibt es an diesem Tisch nicht.",
    SeatKept: "This seat is kept for three days for someone from the last game. Choose another one." | "Dieser Platz ist drei Tage lang für jemanden aus der letzten Partie reserviert. Wähle einen anderen.",
    SeatTaken: "Someone was faster: that seat is taken. Choose another one." | "Jemand war schneller: Dieser Platz ist besetzt. Wähle einen anderen.",
    NotSeated: "You don't have a seat at this table." | "Du sitzt nicht an diesem Tisch.",
    NotOwner: "Only the table's owner can do that." | "Das kann nur, wer den Tisch eröffnet hat.",
    AlreadyStarted: "The game has already begun; seats can't be changed." | "Die Partie hat schon begonnen; die Plätze stehen fest.",
    NotRunning: "This game isn't running." | "Diese Partie läuft nicht.",
    Closed: "That question has already been answered. The page shows the current state." | "Diese Frage ist schon beantwortet. Die Seite zeigt den jetzigen Stand.",
    NotYours: "That question is for another player." | "Diese Frage geht an jemand anderen.",
    Malformed: "Your answer couldn't be read. Reload the page." | "Deine Antwort war nicht lesbar. Lade die Seite neu.",
    Final: "Can't undo: your answer revealed something, someone has answered since, or you've undone too many." | "Nicht rückgängig zu machen: Deine Antwort hat etwas aufgedeckt, jemand hat danach geantwortet, oder du hast schon zu viele zurückgenommen.",
    DraftChanged: "You continued this on another device. Here is the version from there." | "Du hast damit auf einem anderen Gerät weitergemacht. Hier ist der Stand von dort.",
    StandingChanged: "Your standing orders have changed: one was used, or you changed them elsewhere. Here is the current list." | "Deine Vorausbefehle haben sich geändert: Einer wurde verbraucht, oder du hast sie anderswo geändert. Hier ist der aktuelle Stand.",
    NotOver: "You can ask for a rematch once the game is over." | "Eine Revanche gibt es erst, wenn die Partie zu Ende ist.",
    TooLarge: "That's too large. Nothing was changed." | "Das ist zu groß. Nichts wurde geändert.",
    TooSlow: "That took too long to arrive. Nothing was changed; try again." | "Die Übertragung hat zu lange gedauert. Nichts wurde geändert; versuche es noch einmal.",
    TooMuchAtOnce: "Too many requests right now. Nothing was changed; try again in a moment." | "Gerade kommen zu viele Anfragen. Nichts wurde geändert; versuche es gleich noch einmal.",
    TooManyStreams: "Too many pages are open for this one to update by itself. Reload it later to see what's new." | "Es sind zu viele Seiten offen, als dass sich diese selbst aktualisieren könnte. Lade sie später neu, um zu sehen, was es Neues gibt.",
    NoSuchRevision: "This game doesn't have that moment." | "Diesen Moment gibt es in der Partie nicht.",
    NotYourPerspective: "While the game is running, you can only look back from your own seat." | "Solange die Partie läuft, kannst du nur von deinem eigenen Platz aus zurückblicken.",
    Pace: "Check the deadline times and the time zone." | "Prüfe die Fristen und die Zeitzone.",
    Night: "Sleeping hours last at most 12 hours, in a time zone such as Europe/Berlin." | "Die Nachtruhe dauert höchstens 12 Stunden, in einer Zeitzone wie Europe/Berlin.",
    Vacation: "A vacation begins today or later, and lasts at least a day." | "Urlaub beginnt heute oder später und dauert mindestens einen Tag.",
    VacationTooLong: "You don't have that many vacation days left this year." | "So viele Urlaubstage hast du dieses Jahr nicht mehr.",
    VacationTaken: "These days overlap with another vacation." | "Diese Tage überschneiden sich mit einem anderen Urlaub.",
    NotOffered: "This seat is no longer offered: its player is back, or someone was faster." | "Dieser Platz wird nicht mehr angeboten: Die Person ist zurück, oder jemand war schneller.",
    KnowsTooMuch: "You've had another seat at this table, so you know too much to take this one over." | "Du hattest an diesem Tisch schon einen anderen Platz und weißt zu viel, um diesen zu übernehmen.",
    NotForTwo: "Only a game of two sides can be conceded: with more, someone else would have to win it. You can offer your seat or hand it to the computer." | "Aufgeben geht nur zu zweit: Bei mehr Seiten müsste sonst entschieden werden, wer gewinnt. Du kannst deinen Platz anbieten oder dem Computer übergeben.",
    NoSuchVote: "This vote is no longer open." | "Diese Abstimmung ist nicht mehr offen.",
    NoSuchPerson: "No account with that name." | "Es gibt kein Konto mit diesem Namen.",
    NoSuchWords: "No table is waiting under these words. Ask your friend to check them: they stop working when the game begins, and after 30 days." | "Unter diesen Wörtern wartet kein Tisch. Frag noch einmal nach, ob sie stimmen: Sie gelten nur, bis die Partie beginnt, und höchstens 30 Tage.",
    SitsHere: "This person already has a seat at the table." | "Diese Person sitzt schon am Tisch.",
    HasDeclined: "This person has already declined." | "Diese Person hat schon abgelehnt.",
    TooManyGuests: "You can't invite that many people to one table." | "So viele Leute kannst du nicht an einen Tisch einladen.",
    TooManyTables: "You've opened a hundred tables today, the most allowed. Try again tomorrow." | "Du hast heute hundert Tische eröffnet; mehr geht nicht. Versuche es morgen wieder.",
    TooManyGathering: "Twenty of your tables are waiting for players, the most allowed. Fill or close one first." | "Zwanzig deiner Tische warten auf Mitspieler; mehr geht nicht. Fülle oder schließe erst einen.",
    TooManyInvitations: "You can't invite more people today. Try again tomorrow." | "Heute kannst du niemanden mehr einladen. Versuche es morgen wieder.",
    TooManyToOne: "You can't invite this person again this week." | "Diese Person kannst du diese Woche nicht noch einmal einladen.",
    DeclinedOften: "This person recently declined three of your invitations. They can still join with the table's link." | "Diese Person hat zuletzt drei deiner Einladungen abgelehnt. Über den Link des Tisches kann sie trotzdem kommen.",
    ReportedBefore: "You've already reported this message, and someone has looked at it." | "Diese Nachricht hast du schon gemeldet, und jemand hat sie sich angesehen.",
    NotInvited: "This invitation is no longer open." | "Diese Einladung ist nicht mehr offen.",
    SentAway: "The owner removed you from this table. You can take a seat again if they invite your account by name." | "Wer den Tisch eröffnet hat, hat dich vom Tisch entfernt. Du kannst wieder Platz nehmen, wenn dein Konto namentlich eingeladen wird.",
    Unreliable: "This table asks for a higher reliability than yours. Your account page says what counts." | "Dieser Tisch verlangt mehr Zuverlässigkeit, als du bisher gezeigt hast. Auf deiner Kontoseite steht, was zählt.",
    SeatsFree: "There are still free seats. Confirm you're ready once the table is full." | "Noch sind Plätze frei. Bestätige, dass du bereit bist, sobald der Tisch voll ist.",
    TableTextTooLong: "That text is too long." | "Dieser Text ist zu lang.",
    TableTextCharacters: "That text contains invisible characters." | "Dieser Text enthält unsichtbare Zeichen.",
    NoSuchChannel: "There's no such conversation." | "Dieses Gespräch gibt es nicht.",
    NoSuchLine: "That message isn't in this conversation." | "Diese Nachricht steht nicht in diesem Gespräch.",
    NotYourLine: "You can only edit your own messages." | "Du kannst nur deine eigenen Nachrichten bearbeiten.",
    PlanStays: "A message with a plan can't be edited, but you can withdraw the plan." | "Eine Nachricht mit einem Plan lässt sich nicht bearbeiten, aber du kannst den Plan zurückziehen.",
    TooLateToEdit: "Messages can only be edited within a minute of sending." | "Nachrichten lassen sich nur innerhalb einer Minute nach dem Senden bearbeiten.",
    Silent: "The rules of this table don't allow that kind of conversation." | "Solche Gespräche erlauben die Regeln dieses Tisches nicht.",
    NotNow: "At this table, players can only talk while they are planning." | "An diesem Tisch wird nur gesprochen, während geplant wird.",
    ProposalClosed: "This plan can no longer be answered: its round is over, or it was withdrawn or already accepted." | "Dieser Plan lässt sich nicht mehr beantworten: Seine Runde ist vorbei, oder er wurde zurückgezogen oder schon angenommen.",
    TooManyProposals: "You can't propose more plans this round." | "In dieser Runde kannst du keine weiteren Pläne vorschlagen.",
    LineEmpty: "Write something first." | "Schreib zuerst etwas.",
    LineTooLong: "That's too long: at most 2,000 characters." | "Das ist zu lang: höchstens 2.000 Zeichen.",
    WebhookAddress: "Enter a public https:// address." | "Gib eine öffentliche Adresse ein, die mit https:// beginnt.",
    DeviceMany: "You can add at most ten browsers. Remove one you no longer use." | "Mehr als zehn Browser gehen nicht. Entferne einen, den du nicht mehr benutzt.",
    DeviceUnfit: "This browser can't receive notifications." | "Dieser Browser kann keine Benachrichtigungen empfangen.",
    WebhookMany: "You can add at most five webhooks." | "Mehr als fünf Webhooks gehen nicht.",
    NoticeTimes: "The time zone is unknown, or a time is missing." | "Die Zeitzone ist unbekannt, oder eine Uhrzeit fehlt.",
    ReportedTooOften: "You can't send more reports today. Try again tomorrow." | "Heute kannst du nichts mehr melden. Versuche es morgen wieder.",
    MailedTooOften: "Too many confirmation emails for now. Try again later, tomorrow at the latest." | "Vorerst zu viele E-Mails zur Bestätigung. Versuche es später wieder, spätestens morgen.",
    BadLink: "This link has expired or was already used. Sign in to continue." | "Dieser Link ist abgelaufen oder schon benutzt. Melde dich an, um weiterzumachen.",
    BriefStay: "You signed in with a link from an email. That's enough to play and talk; for anything else, sign in with your password." | "Du bist über einen Link aus einer E-Mail angemeldet. Das reicht, um zu spielen und zu reden; für alles andere melde dich mit deinem Passwort an.",
    Masked: "At an anonymous table, everyone has one seat only." | "An einem anonymen Tisch hat jeder nur einen Platz.",
    Rated: "At a rated table, every seat is for one person with an account." | "An einem gewerteten Tisch ist jeder Platz für eine Person mit Konto.",
    RatedMasks: "A table that is always anonymous can't be rated: the ratings would reveal who played." | "Ein Tisch, der immer anonym bleibt, lässt sich nicht werten: Die Wertung würde verraten, wer gespielt hat.",
    TableTells: "Don't put your name in the name of an anonymous table." | "Setze deinen Namen nicht in den Namen eines anonymen Tisches.",
    NotModerator: "Only moderators can read reports." | "Nur Moderatoren können Meldungen lesen.",
    NoSuchReport: "This report doesn't exist, or it's about one of your own tables." | "Diese Meldung gibt es nicht, oder sie betrifft einen deiner Tische.",
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
