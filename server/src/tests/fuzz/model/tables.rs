//! The tables of the fuzzed site, and what people keep to themselves there.

use super::{Hidden, Model};

impl Model {
    /// A table with these seated at it, by their numbers among the people; the first owns it.
    async fn create_table(&mut self, terms: &str, seated: &[usize]) -> String {
        let owner = self.sessions[seated[0]].cookie.clone();
        let form = format!("name=At+the+inn&players=3&{terms}");
        let created = self.must("create_table", &form, &owner).await;
        let at = created.header(axum::http::header::LOCATION);
        let table = at.rsplit('/').next().unwrap().to_owned();
        assert_eq!(table.len(), 32, "{:?}", created.headers);
        let invitation = self.invitation(&table).await;
        for (seat, person) in seated.iter().enumerate() {
            let form = format!("table={table}&seat={seat}&invitation={invitation}");
            self.must("take_seat", &form, &self.sessions[*person].cookie)
                .await;
        }
        if seated.len() == 3 {
            for person in seated {
                let cookie = &self.sessions[*person].cookie;
                self.call("confirm_seat", &format!("table={table}"), cookie)
                    .await;
            }
        }
        self.tables.push(table.clone());
        table
    }

    pub(super) async fn create_tables(&mut self) {
        self.create_table("audience=open", &[0, 1, 2]).await;
        self.create_table("audience=open&pace[kind]=live&delay=round", &[1, 2, 4])
            .await;
        self.create_table(
            "audience=open&pace[kind]=correspondence&masks=for_ever",
            &[4, 0, 1],
        )
        .await;
        self.create_table(
            "audience=open&stakes=rated&pace[kind]=correspondence",
            &[2, 1],
        )
        .await;
        self.create_table("audience=open", &[0]).await;
        let secret = self.create_table("audience=invited", &[0, 1]).await;
        let know = [self.people[0].user, self.people[1].user];
        let words = self.markers.make(know);
        let form = format!("table={secret}&description={words}&house_rules={words}");
        self.must("set_table_words", &form, &self.sessions[0].cookie)
            .await;
        self.hidden = Hidden {
            invitation: self.invitation(&secret).await,
            table: secret,
            know: know.into(),
        };
        let over = self.create_table("audience=open", &[2, 0, 1]).await;
        for person in [0, 1, 2] {
            let form = format!("table={over}&motion=Draw&voice=yes");
            self.must("cast_vote", &form, &self.sessions[person].cookie)
                .await;
        }
        let guest = self.must("practice", "house=0", "").await;
        let cookie = guest.session().unwrap();
        let at = guest.header(axum::http::header::LOCATION);
        self.tables.push(at.rsplit('/').next().unwrap().to_owned());
        self.add_session(cookie).await;
    }

    pub(super) async fn add_secrets(&mut self) {
        let [ann, bob, cat] = [0, 1, 2].map(|it| self.people[it].user);
        let dan = self.moderator;
        let table = self.tables[0].clone();
        for (channel, may) in [("0-1", vec![ann, bob, dan]), ("0-2", vec![ann, cat, dan])] {
            let (id, words) = (self.chance.id(), self.markers.make(may));
            let form = format!("at[table]={table}&channel={channel}&id={id}&text={words}");
            self.must("say", &form, &self.sessions[0].cookie).await;
            self.lines.push(id);
        }
        let line = self.lines[0].clone();
        let words = self.markers.make([bob, dan]);
        let form = format!("at[table]={table}&channel=0-1&line={line}&words={words}");
        self.must("report", &form, &self.sessions[1].cookie).await;
        for person in 0..3 {
            let user = self.people[person].user;
            let note = self.markers.make([user]);
            let form = format!("at[table]={table}&chapter=1&text={note}");
            self.must("write_note", &form, &self.sessions[person].cookie)
                .await;
        }
        let hook = self.markers.make([ann]);
        let form = format!("address=https://hooks.example.com/{hook}");
        self.must("add_webhook", &form, &self.sessions[0].cookie)
            .await;
    }
}
