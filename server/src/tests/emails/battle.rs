//! A battle of the miniatures game by letters.

use super::{
    office::{Email, Office},
    story::{WHILE, confirm, plays_on, sit_down},
};
use app::{Language, games::GameSetup, lobby::new_table};
use battlefield::position::Setup;
use platform::{
    TableId,
    tables::{self, NewTable},
};

/// Two of them fight it to its end.
pub async fn tell(office: &mut Office) {
    let setup = GameSetup::Battlefield(Setup {
        size: 30,
        ..Setup::default()
    });
    let new = NewTable {
        pace: "each 86400/43200".parse().unwrap(),
        ..new_table("Iron Ford".to_owned(), 2, &setup, true)
    };
    let owner = office.readers[0].id;
    let table = tables::create(&office.site.platform, owner, new)
        .await
        .unwrap();
    sit_down(office, table, 2).await;
    confirm(office, table, 2).await;
    office.later(WHILE).await;
    plays_on(office, table).await;
    is_on_record(office, table).await;
}

/// What was played and rolled, as everybody may check it afterwards: the notation plays it again.
async fn is_on_record(office: &Office, table: TableId) {
    let record = tables::record(&office.site.platform, None, table, None).await;
    let record = record.unwrap().expect("it was played from its start");
    let read = battlefield::notation::game::read(&record).expect("it reads");
    assert!(read.log.len() > 100, "a whole battle");
    assert!(read.log.iter().any(|it| !it.rolls.is_empty()));
}

/// They say what is to be done, in the language of whoever is asked.
///
/// # Panics
/// Where no email of the battle says it.
pub fn asks_what_happens_there(emails: &[Email]) {
    let english = [
        "to activate a unit",
        "to choose an action",
        "Iron Ford is over",
    ];
    let german = [
        "Einheit aktivieren",
        "Aktion wählen",
        "Iron Ford ist zu Ende",
    ];
    for (language, wanted) in [(Language::English, english), (Language::German, german)] {
        for words in wanted {
            let mut theirs = emails.iter().filter(|it| it.reader.language == language);
            let said =
                theirs.any(|it| it.mail.subject.contains(words) || it.mail.text.contains(words));
            assert!(
                said,
                "no email to somebody who reads {language:?} says {words:?}"
            );
        }
    }
}
