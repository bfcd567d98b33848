//! A battle of the miniatures game by correspondence.

use super::{
    office::{Email, Office},
    story::{WHILE, confirm, plays_on, sit_down},
};
use app::{games::GameSetup, lobby::new_table};
use battlefield::position::Setup;
use platform::{
    TableId,
    notices::Matter,
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

/// Checks that what was played and rolled, as everybody may check it afterwards: the notation plays it again.
async fn is_on_record(office: &Office, table: TableId) {
    let record = tables::record(&office.site.platform, None, table, None).await;
    let record = record.unwrap().expect("it was played from its start");
    let read = battlefield::notation::game::read(&record).expect("it reads");
    assert!(read.log.len() > 100, "a whole battle");
    assert!(read.log.iter().any(|it| !it.rolls.is_empty()));
}

/// Checks that what is asked and how it ended is told; the words of each are read with those of all emails.
///
/// # Panics
/// If no email tells one of them.
pub fn tells_what_is_asked_and_the_end(emails: &[Email]) {
    let any = |wanted: fn(&Matter) -> bool| {
        let items = emails.iter().flat_map(|it| &it.message.items);
        items.filter_map(|it| it.matter.as_ref()).any(wanted)
    };
    assert!(any(|it| matches!(it, Matter::Asked(_))), "no email asks");
    assert!(
        any(|it| matches!(it, Matter::Over(_))),
        "no email tells the end"
    );
}
