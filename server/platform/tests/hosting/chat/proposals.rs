//! Plans that players propose to each other.

use platform::chat::{self, ChatMode, ChatRules, ChatTime, Line, Proposal, ProposalAnswer, Reply};
use platform::{Error, TableId, tables};
use serde_json::{Value, json};
use tabletop::{Kept, Seat};
use tokio::sync::broadcast::error::TryRecvError;

use super::{BOB, at_any_time, everything, line, three};
use crate::databases::everywhere;
use crate::world::{Person, World};

/// These seats promise not to win the first of three rounds.
fn losing(seats: &[u8]) -> String {
    json!({"rounds_left": 3, "losers": seats}).to_string()
}

impl Person {
    /// Proposes a plan, with these words.
    async fn proposes(
        &self,
        table: TableId,
        to: &str,
        text: &str,
        plan: String,
    ) -> Result<Line, Error> {
        let who = self.at_table(table);
        chat::propose(&self.platform, who, to, (line(text), plan)).await
    }

    async fn replies(
        &self,
        table: TableId,
        channel: &str,
        text: &str,
        answer: ProposalAnswer,
    ) -> Result<Line, Error> {
        let (who, id) = (self.at_table(table), line(text).id);
        chat::answer_proposal(&self.platform, who, (channel, &id), answer).await
    }

    /// The plan that came with a line of this channel.
    async fn plan(&self, table: TableId, channel: &str, text: &str) -> Option<Proposal> {
        let lines = chat::lines(&self.platform, self.at_table(table), channel, None).await;
        let mut lines = lines.unwrap().into_iter();
        lines.find(|it| it.text == text)?.proposal
    }
}

async fn at_the_inn(world: &World) -> ([Person; 3], TableId) {
    three(world, at_any_time(ChatMode::Full)).await
}

/// All three bid; the highest wins, and the next round begins.
async fn play_round(people: &[Person; 3], table: TableId, bids: [u32; 3]) {
    for (person, bid) in people.iter().zip(bids) {
        person.bids(table, bid, "").await.unwrap();
    }
}

#[tokio::test]
async fn the_words_of_a_plan_are_not_edited() {
    everywhere(async |world| {
        let ([ann, ..], table) = at_the_inn(&world).await;
        let proposed = ann.proposes(table, "0-1", "lose with me", losing(&[0, 1]));
        let id = proposed.await.unwrap().id;
        let who = ann.at_table(table);
        let refused = chat::edit(&world.platform, who, ("0-1", &id), "win with me").await;
        assert_eq!(refused.err(), Some(Error::PlanStays));
    })
    .await;
}

#[tokio::test]
async fn a_plan_is_answered_and_afterwards_it_shows_what_was_kept() {
    everywhere(async |world| {
        let (people, table) = at_the_inn(&world).await;
        let [ann, bob, _] = &people;
        let proposed = ann.proposes(table, "0-1", "lose with me", losing(&[0, 1]));
        let proposed = proposed.await.unwrap().proposal.unwrap();
        let plan: Value = serde_json::from_str(&proposed.plan).unwrap();
        assert_eq!(plan, json!({"losers": [0, 1], "rounds_left": 3}));
        assert!(proposed.open && proposed.replies.is_empty() && proposed.kept.is_none());

        let accepted = bob.replies(table, "0-1", "lose with me", ProposalAnswer::Accept);
        let accepted = accepted.await.unwrap().proposal.unwrap();
        assert_eq!(accepted.replies, [(BOB, Reply::Accepted)]);
        assert_eq!(accepted.kept, Some(vec![Kept::Open; 2]));

        play_round(&people, table, [1, 5, 0]).await;
        for person in [ann, bob] {
            let plan = person.plan(table, "0-1", "lose with me").await.unwrap();
            assert!(!plan.open && !plan.withdrawn);
            assert_eq!(plan.kept, Some(vec![Kept::Kept, Kept::Broken]));
        }
        // Who wins the rounds after it plays no part.
        play_round(&people, table, [5, 0, 1]).await;
        let plan = ann.plan(table, "0-1", "lose with me").await.unwrap();
        assert_eq!(plan.kept, Some(vec![Kept::Kept, Kept::Broken]));

        play_round(&people, table, [5, 0, 1]).await;
        let plan = ann.plan(table, "0-1", "lose with me").await;
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now(),
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(1)
        );
        assert_eq!(ann.plan(table, "0-1", "lose with me").await, plan, "packed");
    })
    .await;
}

/// Checks that what was taken back has not happened, and what nobody accepted was never promised.
#[tokio::test]
async fn only_accepted_plans_are_judged() {
    everywhere(async |world| {
        let (people, table) = at_the_inn(&world).await;
        let [ann, bob, cat] = &people;
        ann.proposes(table, "hall", "all lose", losing(&[0, 1, 2]))
            .await
            .unwrap();
        bob.replies(table, "hall", "all lose", ProposalAnswer::Decline)
            .await
            .unwrap();
        play_round(&people, table, [1, 5, 0]).await;
        let plan = cat.plan(table, "hall", "all lose").await.unwrap();
        assert_eq!((plan.replies.len(), plan.kept), (1, None));
    })
    .await;
}

#[tokio::test]
async fn a_proposal_is_like_a_line_of_its_channel() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = at_the_inn(&world).await;
        // No words are needed.
        let silent = chat::propose(
            &world.platform,
            ann.at_table(table),
            "0-1",
            (
                chat::NewLine {
                    text: String::new(),
                    ..line("silent")
                },
                losing(&[0]),
            ),
        );
        assert_eq!(silent.await.unwrap().text, "");
        ann.proposes(table, "0-1", "the castle", losing(&[1]))
            .await
            .unwrap();
        assert_eq!(
            bob.unread(table).await,
            [("hall".into(), 0), ("0-1".into(), 2)]
        );
        let found = chat::search(&world.platform, bob.at_table(table), "castle").await;
        assert_eq!(
            found.unwrap()[0].line.proposal.as_ref().map(|it| it.open),
            Some(true)
        );

        // Whoever is muted is folded away with all they propose.
        let id = line("the castle").id;
        chat::mute(
            &world.platform,
            bob.at_table(table),
            ("0-1", &id),
            chat::Muting::Mute,
        )
        .await
        .unwrap();
        assert_eq!(bob.plan(table, "0-1", "").await, None);
    })
    .await;
}

/// Checks that, whatever a third seat or a spectator asks for, a plan of two changes no byte of the answer.
#[tokio::test]
async fn nobody_else_learns_of_it() {
    everywhere(async |world| {
        let (people, table) = at_the_inn(&world).await;
        let [ann, bob, cat] = &people;
        let dan = world.person("Dan").await;
        let before = [everything(cat, table).await, everything(&dan, table).await];
        let mut changes = world.platform.hub().subscribe();
        let mut heard = world.platform.hub().listen_as(table, Seat(1));

        ann.proposes(table, "0-1", "the castle", losing(&[1]))
            .await
            .unwrap();
        for answer in [
            ProposalAnswer::Decline,
            ProposalAnswer::Accept,
            ProposalAnswer::Accept,
        ] {
            bob.replies(table, "0-1", "the castle", answer)
                .await
                .unwrap();
        }
        let after = [everything(cat, table).await, everything(&dan, table).await];
        assert_eq!(before, after);
        assert_eq!(changes.try_recv().err(), Some(TryRecvError::Empty));
        // Once for the plan and for each answer that was one, to those whom it concerns.
        for _ in 0..3 {
            let notice = heard.try_recv().unwrap();
            assert_eq!((notice.table, notice.number), (table, 1));
            for (who, hears) in [(ann, true), (bob, true), (cat, false), (&dan, false)] {
                let news = chat::news(&world.platform, who.at_table(table), &notice).await;
                assert_eq!(news.unwrap().is_some(), hears);
            }
        }
        assert_eq!(heard.try_recv().err(), Some(TryRecvError::Empty));

        let foreign = cat
            .replies(table, "0-1", "the castle", ProposalAnswer::Accept)
            .await;
        assert_eq!(foreign.err(), Some(Error::NoSuchChannel));
        let none = cat
            .replies(table, "0-2", "the castle", ProposalAnswer::Accept)
            .await;
        assert_eq!(none.err(), Some(Error::NoSuchLine));
        let nobody = dan
            .replies(table, "hall", "the castle", ProposalAnswer::Accept)
            .await;
        assert_eq!(nobody.err(), Some(Error::NotSeated));
        // What came of it is theirs as well.
        let still = |it: &str| !it.contains("losers");
        play_round(&people, table, [1, 5, 0]).await;
        assert!(still(&everything(cat, table).await) && still(&everything(&dan, table).await));
    })
    .await;
}

/// An answer to a plan that lies further back is told with its line.
#[tokio::test]
async fn answers_are_news() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = at_the_inn(&world).await;
        ann.proposes(table, "0-1", "the castle", losing(&[1]))
            .await
            .unwrap();
        for number in 0..12 {
            bob.says(table, "0-1", &format!("well {number}"))
                .await
                .unwrap();
        }
        world.wait(1000);
        let mut heard = world.platform.hub().listen_as(table, Seat(1));
        let now = world.now();
        bob.replies(table, "0-1", "the castle", ProposalAnswer::Accept)
            .await
            .unwrap();
        let notice = heard.try_recv().unwrap();
        let news = chat::news(&world.platform, ann.at_table(table), &notice).await;
        let changed = news.unwrap().unwrap().changed.unwrap();
        assert_eq!(changed.text, "the castle");
        assert_eq!(changed.proposal.unwrap().replies, [(BOB, Reply::Accepted)]);
        let missed = chat::has_news(&world.platform, ann.at_table(table), now).await;
        assert_eq!(missed, Ok(true));
    })
    .await;
}

#[tokio::test]
async fn what_was_accepted_stays_so_and_what_was_not_can_be_withdrawn() {
    everywhere(async |world| {
        let (people, table) = at_the_inn(&world).await;
        let [ann, bob, cat] = &people;
        for words in ["first", "second", "third"] {
            ann.proposes(table, "hall", words, losing(&[1, 2]))
                .await
                .unwrap();
        }
        let own = ann
            .replies(table, "hall", "first", ProposalAnswer::Accept)
            .await;
        assert_eq!(own.err(), Some(Error::NotYours));
        let others = bob
            .replies(table, "hall", "first", ProposalAnswer::Withdraw)
            .await;
        assert_eq!(others.err(), Some(Error::NotYours));
        bob.says(table, "hall", "no plan").await.unwrap();
        let none = ann
            .replies(table, "hall", "no plan", ProposalAnswer::Accept)
            .await;
        assert_eq!(none.err(), Some(Error::NoSuchLine));

        for answer in [ProposalAnswer::Decline, ProposalAnswer::Accept] {
            bob.replies(table, "hall", "first", answer).await.unwrap();
        }
        let back = bob
            .replies(table, "hall", "first", ProposalAnswer::Decline)
            .await;
        assert_eq!(back.err(), Some(Error::ProposalClosed));
        let withdrawn = ann
            .replies(table, "hall", "first", ProposalAnswer::Withdraw)
            .await;
        assert_eq!(withdrawn.err(), Some(Error::ProposalClosed));

        cat.replies(table, "hall", "second", ProposalAnswer::Decline)
            .await
            .unwrap();
        for _ in 0..2 {
            let proposed = ann
                .replies(table, "hall", "second", ProposalAnswer::Withdraw)
                .await;
            let plan = proposed.unwrap().proposal.unwrap();
            assert!(plan.withdrawn && !plan.open);
        }
        let late = bob
            .replies(table, "hall", "second", ProposalAnswer::Accept)
            .await;
        assert_eq!(late.err(), Some(Error::ProposalClosed));

        play_round(&people, table, [1, 5, 0]).await;
        let over = bob
            .replies(table, "hall", "third", ProposalAnswer::Accept)
            .await;
        assert_eq!(over.err(), Some(Error::ProposalClosed));
        let over = ann
            .replies(table, "hall", "third", ProposalAnswer::Withdraw)
            .await;
        assert_eq!(over.err(), Some(Error::ProposalClosed));
    })
    .await;
}

#[tokio::test]
async fn only_what_the_game_knows_is_proposed_and_the_same_once() {
    everywhere(async |world| {
        let ([ann, bob, _], table) = at_the_inn(&world).await;
        let refused = async |plan: String| ann.proposes(table, "0-1", "plan", plan).await.err();
        assert_eq!(refused("nonsense".into()).await, Some(Error::Malformed));
        assert_eq!(refused("x".repeat(10_000)).await, Some(Error::TooLarge));
        let stranger = Error::Illegal(json!({"Stranger": 2}).to_string());
        assert_eq!(refused(losing(&[2])).await, Some(stranger));
        let late = losing(&[0]).replace('3', "2");
        let other = Error::Illegal(json!("OtherRound").to_string());
        assert_eq!(refused(late).await, Some(other));
        assert_eq!(world.count("line").await, 0);

        for _ in 0..2 {
            ann.proposes(table, "0-1", "plan", losing(&[0]))
                .await
                .unwrap();
        }
        assert_eq!(refused(losing(&[1])).await, Some(Error::Malformed));
        let words = ann.says(table, "0-1", "plan").await;
        assert_eq!(words.err(), Some(Error::Malformed));
        assert_eq!(
            (world.count("line").await, world.count("proposal").await),
            (1, 1)
        );

        for number in 1..30 {
            let words = format!("plan {number}");
            ann.proposes(table, "0-2", &words, losing(&[0]))
                .await
                .unwrap();
        }
        assert_eq!(
            refused_as(&ann, table, "another").await,
            Some(Error::TooManyProposals)
        );
        // Others have a number of their own.
        assert_eq!(refused_as(&bob, table, "another").await, None);
    })
    .await;
}

async fn refused_as(who: &Person, table: TableId, words: &str) -> Option<Error> {
    who.proposes(table, "0-1", words, losing(&[0])).await.err()
}

#[tokio::test]
async fn plans_are_proposed_where_and_when_one_may_speak() {
    everywhere(async |world| {
        let rules = ChatRules {
            mode: ChatMode::PublicOnly,
            time: ChatTime::PlanningOnly,
        };
        let ([ann, bob, cat], table) = three(&world, rules).await;
        let private = ann.proposes(table, "0-1", "plan", losing(&[0])).await;
        assert_eq!(private.err(), Some(Error::Silent));
        ann.proposes(table, "hall", "plan", losing(&[0]))
            .await
            .unwrap();
        cat.bids(table, 1, "").await.unwrap();
        let late = ann.proposes(table, "hall", "more", losing(&[0])).await;
        assert_eq!(late.err(), Some(Error::NotNow));
        let late = bob
            .replies(table, "hall", "plan", ProposalAnswer::Accept)
            .await;
        assert_eq!(late.err(), Some(Error::NotNow));

        // Spectators have nothing to promise, and before the start there is no round.
        let dan = world.person("Dan").await;
        let watching = dan.proposes(table, "gallery", "plan", losing(&[0])).await;
        assert_eq!(watching.err(), Some(Error::NotSeated));
        let gathering = ann.lays(crate::world::table_of(2)).await;
        ann.takes(gathering, 0).await.unwrap();
        let early = ann.proposes(gathering, "hall", "plan", losing(&[0])).await;
        assert_eq!(early.err(), Some(Error::NotRunning));
    })
    .await;
}
