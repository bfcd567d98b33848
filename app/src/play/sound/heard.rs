//! The sounds that are due, from what a page has shown already and what a newer one adds to it.

use super::Tone;
use crate::{
    games::{GamePage, Reveal},
    play::TablePage,
};
use tabletop::DecisionId;

/// The place of the viewer's attention.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attention {
    /// At this page.
    Here,
    /// The page is in sight, and another window has the keyboard.
    Beside,
    /// Nobody sees the page.
    Gone,
}

/// The part of a table that was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownState {
    seq: i64,
    /// The question that the table waited for.
    asked: Option<DecisionId>,
}

impl KnownState {
    pub fn of(page: &TablePage) -> Self {
        Self {
            seq: page.seq,
            asked: page.game.as_ref().and_then(GamePage::asks),
        }
    }

    /// Returns the sound that a newer page is worth: how one's own fight ended before anything else. Whoever
    /// goes from one answer straight to the next question knows that it is their turn; of news nobody needs
    /// to be called back for.
    pub fn tone(self, page: &TablePage, attention: Attention) -> Option<Tone> {
        let now = Self::of(page);
        let reveal = page.game.as_ref().and_then(|it| it.reveal_since(self.seq));
        let reveal = reveal.filter(|_| attention != Attention::Gone);
        let reveal = reveal.map(|it| match it {
            Reveal::Secrets => Tone::Revealed,
            Reveal::Won => Tone::Won,
            Reveal::Lost => Tone::Lost,
            Reveal::Rolled => Tone::Rolled,
        });
        if matches!(reveal, Some(Tone::Won | Tone::Lost)) {
            return reveal;
        }
        let asked = now.asked.is_some() && now.asked != self.asked;
        if asked && (self.asked.is_none() || attention != Attention::Here) {
            return Some(Tone::Turn);
        }
        reveal
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::{Attention::*, *};
    use crate::{
        games::Page,
        games::westeros::{
            page::{LogLine, WesterosPage},
            played,
        },
        play::page::tests::page,
    };
    use westeros::{Area, Event, House};

    /// A table that asks its viewer something, and the same one that does not.
    fn tables() -> (TablePage, TablePage) {
        let mut pages = played::pages(11).into_iter();
        let asked = pages.find(|it| it.asks().is_some()).unwrap();
        let waits = WesterosPage {
            prompts: Vec::new(),
            ..asked.clone()
        };
        let table = |game| TablePage {
            game: Some(GamePage::Westeros(Box::new(game))),
            ..page(5, Some(1), &[])
        };
        (table(asked), table(waits))
    }

    fn game(page: &mut TablePage) -> &mut WesterosPage {
        let Some(GamePage::Westeros(game)) = &mut page.game else {
            panic!("it was made of such a page");
        };
        game
    }

    #[test]
    fn whoever_waited_hears_that_it_is_their_turn() {
        let (asked, waits) = tables();
        for attention in [Here, Beside, Gone] {
            assert_eq!(
                KnownState::of(&waits).tone(&asked, attention),
                Some(Tone::Turn)
            );
            assert_eq!(KnownState::of(&asked).tone(&asked, attention), None);
            assert_eq!(KnownState::of(&asked).tone(&waits, attention), None);
        }
    }

    #[test]
    fn from_ones_answer_to_the_next_question_calls_only_those_who_look_away() {
        let (asked, _) = tables();
        let mut next = asked.clone();
        game(&mut next).prompts[0].id.0 += 7;
        assert_eq!(KnownState::of(&asked).tone(&next, Here), None);
        assert_eq!(KnownState::of(&asked).tone(&next, Gone), Some(Tone::Turn));
    }

    #[test]
    fn an_offer_is_no_question() {
        let (mut asked, waits) = tables();
        for it in &mut game(&mut asked).prompts {
            it.required = false;
        }
        assert_eq!(KnownState::of(&waits).tone(&asked, Gone), None);
    }

    #[test]
    fn a_battle_is_news_once_for_those_who_see_the_page() {
        let (_, waits) = tables();
        let mut decided = waits.clone();
        decided.seq += 1;
        let (house, area) = (House::Stark, Area::Winterfell);
        let won = |seq| LogLine {
            seq,
            at: 0,
            event: Event::CombatWon { house, area },
            undone: false,
        };
        game(&mut decided).log.push(won(waits.seq + 1));
        assert_eq!(
            KnownState::of(&waits).tone(&decided, Beside),
            Some(Tone::Revealed)
        );
        assert_eq!(KnownState::of(&waits).tone(&decided, Gone), None);
        assert_eq!(KnownState::of(&decided).tone(&decided, Here), None);
        game(&mut decided).log.last_mut().unwrap().undone = true;
        assert_eq!(KnownState::of(&waits).tone(&decided, Here), None);
    }

    #[test]
    fn ones_own_battle_sounds_as_it_ended_before_the_next_question() {
        let (asked, waits) = tables();
        let me = asked.game.clone().map(|it| match it {
            GamePage::Westeros(it) => it.view.me.unwrap(),
            _ => panic!("it was made of such a page"),
        });
        let me = me.unwrap();
        let other = House::ALL.into_iter().find(|it| *it != me).unwrap();
        let area = Area::Winterfell;
        let ends = |house| {
            let mut page = asked.clone();
            let seq = waits.seq + 1;
            page.seq = seq;
            let began = Event::CombatBegan {
                attacker: other,
                defender: me,
                from: Area::MoatCailin,
                area,
                units: westeros::Army::default(),
            };
            let line = |event| LogLine {
                seq,
                at: 0,
                event,
                undone: false,
            };
            game(&mut page).log.push(line(began));
            game(&mut page)
                .log
                .push(line(Event::CombatWon { house, area }));
            page
        };
        let known = KnownState::of(&waits);
        assert_eq!(known.tone(&ends(me), Here), Some(Tone::Won));
        assert_eq!(known.tone(&ends(other), Here), Some(Tone::Lost));
        assert_eq!(known.tone(&ends(other), Gone), Some(Tone::Turn));
    }
}
