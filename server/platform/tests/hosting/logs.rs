//! Logs that tell what happened, and no secret.

use std::io::Write;
use std::sync::{Arc, Mutex};

use platform::accounts;
use platform::tables::{self, NewTable};
use tracing_subscriber::fmt::MakeWriter;

use crate::databases::everywhere;
use crate::game::UNLUCKY;
use crate::world::{PASSWORD, World, sign_up, table_of};

#[derive(Clone, Default)]
struct Captured(Arc<Mutex<Vec<u8>>>);

impl Write for Captured {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Captured {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn no_secret_reaches_the_log_at_any_level() {
    let captured = Captured::default();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_span_events(tracing_subscriber::fmt::format::FmtSpan::FULL)
        .with_ansi(false)
        .with_writer(captured.clone())
        .finish();
    // For every thread: the drivers of the databases have their own.
    tracing::subscriber::set_global_default(subscriber).unwrap();

    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        let hidden = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        let page = ann.page(hidden).await;
        let (invitation, join_code) = (page.invitation.unwrap(), page.words.unwrap());
        let found = tables::invitation_by_words(&world.platform, &join_code, "192.0.2.7").await;
        assert_eq!(found.unwrap().secret, invitation);
        let guess = "indigo walrus indigo";
        let guessed = tables::invitation_by_words(&world.platform, guess, "192.0.2.7").await;
        assert!(guessed.is_err());
        ann.bids(table, 3, "dragonglass").await.unwrap();
        assert!(bob.bids(table, UNLUCKY, "wildfire").await.is_err());
        assert!(bob.bids(table, 99, "valyria").await.is_err());
        assert!(
            bob.answers(table, bob.question(table).await, "{\"hardhome")
                .await
                .is_err()
        );
        let wrong = accounts::sign_in(&world.platform, "Ann", "swordfish1", "x").await;
        assert!(wrong.is_err());
        assert!(
            accounts::sign_up(&world.platform, sign_up("Ann"), None)
                .await
                .is_err()
        );
        world.restart().await;
        bob.at(&world).bids(table, 2, "greyscale").await.unwrap();
        let rows = world.rows("SELECT seed FROM table_").await;
        let seeds = rows
            .iter()
            .map(|it| it.try_get_by_index::<String>(0).unwrap());

        let log = String::from_utf8(captured.0.lock().unwrap().clone()).unwrap();
        let words = [
            "dragonglass",
            "wildfire",
            "valyria",
            "hardhome",
            "swordfish1",
            "greyscale",
        ];
        let mut secrets: Vec<String> = words.map(Into::into).to_vec();
        secrets.extend([
            PASSWORD.into(),
            "argon2id".into(),
            ann.token,
            bob.token,
            invitation,
            join_code,
            guess.into(),
        ]);
        secrets.extend(seeds);
        for secret in secrets {
            assert!(!log.contains(&secret), "{secret} is in the log");
        }
        for text in ["the rules panicked", "the game begins", "signed up"] {
            assert!(log.contains(text), "{text} is missing");
        }
        assert!(log.contains(&table.to_string()), "ids are logged");
    })
    .await;
}
