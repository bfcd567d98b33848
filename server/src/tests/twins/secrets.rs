//! The secrets of one seat: done in one world, and otherwise, or not at all, in the other.

use super::super::{fuzz::escaped, proof::Chance};
use super::world::{Open, World};

/// One who has secrets, one who shares some of them, and the table.
#[derive(Debug)]
pub struct Secret {
    pub table: String,
    pub owner: u8,
    pub friend: u8,
}

impl Secret {
    pub fn new(world: &World, chance: &mut Chance) -> Self {
        let owner = chance.below(4) as u8;
        Self {
            table: chance.one(&world.tables).clone(),
            owner,
            friend: (owner + 1 + chance.below(3) as u8) % 4,
        }
    }

    pub fn channel(&self) -> String {
        let (low, high) = (self.owner.min(self.friend), self.owner.max(self.friend));
        format!("{low}-{high}")
    }

    /// Makes two worlds differ in everything that nobody else may learn.
    pub async fn differ(&self, worlds: [&World; 2], chance: &mut Chance) {
        self.answers(worlds, chance).await;
        let mut notes = Vec::new();
        for (world, words) in worlds.into_iter().zip(["the castle", "the harbour"]) {
            notes.push(self.notes(world, words).await);
        }
        assert_ne!(notes[0], notes[1], "there is a secret");
        // Half of the time nothing at all is said in the other world.
        let talking = &worlds[..=chance.below(2)];
        for (world, words) in talking
            .iter()
            .zip(["the castle", "the harbour and the bridge"])
        {
            self.speak_privately(world, words, &chance.id()).await;
        }
        self.only_here(worlds[0]).await;
    }

    /// Another answer to a question whose answers lie face down until somebody else's.
    async fn answers(&self, worlds: [&World; 2], chance: &mut Chance) {
        let open = worlds[0].open(&self.table).await;
        let mine = open.iter().find(|it| it.seat == self.owner && it.required);
        let waited = open.iter().any(|it| it.seat != self.owner && it.required);
        let (Some(mine), true) = (mine, waited) else {
            return;
        };
        let first = worlds[0].sample(&self.table, *mine, chance).await;
        self.drafts(worlds[0], *mine, &first).await;
        let mut second = worlds[0].sample(&self.table, *mine, chance).await;
        for _ in 0..8 {
            if first != second {
                break;
            }
            second = worlds[0].sample(&self.table, *mine, chance).await;
        }
        worlds[0].answer(&self.table, *mine, &first).await;
        worlds[1].answer(&self.table, *mine, &second).await;
    }

    async fn drafts(&self, world: &World, open: Open, begun: &str) {
        let (table, owner, decision) = (&self.table, self.owner, open.decision);
        let version = self.version(world, "draft").await;
        let (content, begun) = (escaped(begun), escaped(begun));
        let form = format!(
            "table={table}&seat={owner}&draft[decision]={decision}&draft[content]={content}\
             &draft[version]={version}&begun={begun}"
        );
        world
            .call("keep", &form, &world.seated[usize::from(owner)])
            .await;
    }

    /// The version of what the owner has stored there.
    async fn version(&self, world: &World, place: &str) -> i64 {
        let (table, owner) = (&self.table, self.owner);
        let sql =
            format!("SELECT version FROM {place} WHERE table_id = '{table}' AND seat = {owner}");
        let rows = world.site.rows(&sql).await;
        rows.first().map_or(0, |it| it.try_get_by_index(0).unwrap())
    }

    /// Words that only the friend hears.
    async fn speak_privately(&self, world: &World, words: &str, id: &str) {
        let (table, words) = (&self.table, escaped(words));
        let form = format!(
            "at[table]={table}&channel={}&id={id}&text={words}",
            self.channel()
        );
        world
            .call("say", &form, &world.seated[usize::from(self.owner)])
            .await;
    }

    /// A note that nobody else reads; all of them, as the owner reads them.
    async fn notes(&self, world: &World, words: &str) -> String {
        let owner = &world.seated[usize::from(self.owner)];
        let at = format!("at[table]={}", self.table);
        let form = format!("{at}&chapter=1&text={}", escaped(words));
        world.must("write_note", &form, owner).await;
        world.must("notes", &at, owner).await.text().into_owned()
    }

    /// Does what one world alone has: what is stored beforehand, whom one hears, how one wishes to be asked and told.
    async fn only_here(&self, world: &World) {
        let (table, seat) = (&self.table, self.owner);
        let owner = &world.seated[usize::from(seat)];
        let march = r#"{"from":"Sunspear","ways":[{"to":"Yronwood","finding":"NobodyElse","units":null,"leave_token":true}],"otherwise":"Stay"}"#;
        let order = escaped(&format!(
            r#"[{{"matter":"CheapestFall","lasts":"Changed"}},{{"matter":{{"March":{march}}},"lasts":{{"Round":1}}}}]"#
        ));
        let version = self.version(world, "standing").await;
        let form = format!("table={table}&seat={seat}&version={version}&content={order}");
        world.call("save_standing", &form, owner).await;
        for (function, form) in [
            ("wish_forced_answers", "answers=Asked"),
            (
                "save_notices",
                "when[0]=turn+now&from=22:00&until=07:00&at=08:00&zone=Asia/Tokyo",
            ),
            ("add_webhook", "address=https://hooks.example.com/secret"),
        ] {
            world.call(function, form, owner).await;
        }
        let lines = format!("at[table]={table}&channel=hall");
        let hall = world.call("chat_lines", &lines, owner).await;
        if let Some((_, rest)) = hall.text().split_once("\"id\":\"") {
            let line = &rest[..32];
            for (function, how) in [("mute", "how=Mute"), ("chat_mark", "mark=Unread")] {
                world
                    .call(function, &format!("{lines}&line={line}&{how}"), owner)
                    .await;
            }
        }
    }
}
