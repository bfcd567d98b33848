//! Open streams of the same viewers in one world.

use super::super::fuzz::Sent;
use super::secrets::Secret;
use super::world::{HERE, World};
use axum::body::BodyDataStream;
use futures::StreamExt;
use std::{
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};

/// So long nothing has come in either world: then nothing more comes.
const STILL: Duration = Duration::from_millis(20);
/// So long is waited for what has come in the other world.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Followers {
    all: Vec<Follower>,
    /// Each is read all the time, as by its own browser: a stream that nobody polls may hold the
    /// connection to the database that another one waits for.
    _reading: JoinSet<()>,
}

struct Follower {
    who: String,
    heard: Arc<Mutex<String>>,
}

impl Followers {
    /// A stream for each viewer who is let in.
    pub async fn open(world: &World, secret: &Secret, viewers: &[&str]) -> Self {
        let since = world.seq(&secret.table).await;
        let path = format!("/tables/{}/stream?since={since}", secret.table);
        let mut all = Vec::new();
        let mut reading = JoinSet::new();
        for cookie in viewers {
            let request = Sent::page(&path, cookie).request();
            let response = world.site.open(request, SocketAddr::from(HERE)).await;
            if response.status().is_success() {
                let heard = Arc::<Mutex<String>>::default();
                reading.spawn(read(response.into_body().into_data_stream(), heard.clone()));
                let who = (*cookie).to_owned();
                all.push(Follower { who, heard });
            }
        }
        Self {
            all,
            _reading: reading,
        }
    }

    /// Waits until this viewer, who is let in, has heard this.
    pub async fn until(&self, who: &str, text: &str) {
        let follower = self.all.iter().find(|it| it.who == who);
        let follower = follower.expect("they are let in");
        let heard = async {
            while !follower.heard.lock().unwrap().contains(text) {
                sleep(STILL).await;
            }
        };
        let in_time = timeout(PATIENCE, heard).await;
        in_time.unwrap_or_else(|_| panic!("{who} does not hear {text}"));
    }

    /// Everybody has heard the same as their twin, to the byte; how many they are.
    pub async fn same(&self, twins: &Self, secret: &Secret) -> usize {
        assert_eq!(self.all.len(), twins.all.len(), "the same are let in");
        let began = Instant::now();
        let mut before = (Vec::new(), Vec::new());
        loop {
            sleep(STILL).await;
            let now = (self.heard(), twins.heard());
            if now.0 == now.1 && now == before {
                return self.all.len();
            }
            if began.elapsed() > PATIENCE {
                self.tell_apart(&now.0, &now.1, secret);
            }
            before = now;
        }
    }

    fn tell_apart(&self, here: &[Vec<String>], there: &[Vec<String>], secret: &Secret) {
        for ((follower, here), there) in self.all.iter().zip(here).zip(there) {
            assert!(
                here == there,
                "a stream of {}, {secret:?}:\n{}",
                follower.who,
                super::replies::around(&here.concat(), &there.concat())
            );
        }
        panic!("the streams do not fall silent, {secret:?}");
    }

    fn heard(&self) -> Vec<Vec<String>> {
        self.all.iter().map(Follower::events).collect()
    }
}

impl Follower {
    /// Returns what has come. Of a page and a line that are ready at once either may come first.
    fn events(&self) -> Vec<String> {
        let heard = self.heard.lock().unwrap();
        let events = heard.split_inclusive("\n\n");
        // A comment only keeps the connection.
        let events = events.filter(|it| !it.starts_with(':'));
        let mut events: Vec<_> = events.map(str::to_owned).collect();
        events.sort();
        events
    }
}

async fn read(mut body: BodyDataStream, heard: Arc<Mutex<String>>) {
    while let Some(Ok(more)) = body.next().await {
        heard
            .lock()
            .unwrap()
            .push_str(&String::from_utf8_lossy(&more));
    }
    heard.lock().unwrap().push_str("ended\n\n");
}
