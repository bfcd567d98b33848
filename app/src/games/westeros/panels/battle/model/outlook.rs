//! The changes that an answer brings to the combat, as numbers.

use super::odds_table;
use westeros::{
    Action, BySide, HouseCard, Prompt, Side, TidesOfBattle, View,
    combat::{
        loss,
        odds::{Odds, after_reveal, chance, if_answered, playable, redrawn, with_cards},
    },
};

/// The outcome of an answer, for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// Strength, own first, and who would win.
    Count {
        ours: i8,
        theirs: i8,
        won: bool,
        tie: bool,
        /// Tides of Battle are still to be drawn.
        before_tides: bool,
    },
    /// Of so many cards that the opponent may play, so many would be beaten.
    Against {
        won: u8,
        of: u8,
        /// So many of them by the own Blade.
        blade: u8,
        worst: Worst,
    },
    Percent(u8),
    /// So many of the retreating units are lost.
    RetreatCosts(u8),
}

/// The worst way in which it may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worst {
    pub ours: i8,
    pub theirs: i8,
    /// The Blade decides it: for us, or against us.
    pub turned: Option<bool>,
}

/// `None` where nothing can be said in numbers.
pub fn outlook(view: &View, prompt: &Prompt, action: &Action) -> Option<Outlook> {
    let combat = view.combat?;
    let side = combat.side_of(view.me?)?;
    match (prompt, action) {
        (Prompt::ChooseCard, Action::PlayCard(card)) => against(view, *card),
        (Prompt::Tyrion, Action::Use) => sent_back(view, side),
        (Prompt::BladeRedraw, Action::Use) => Some(Outlook::Percent(
            redrawn(view, side, view.own.tides?).percent(),
        )),
        (Prompt::BladeRedraw, Action::Decline) => Some(Outlook::Percent(
            chance(view, side, view.own.tides).percent(),
        )),
        (Prompt::Retreat { side, .. }, Action::Retreat(to)) => {
            Some(Outlook::RetreatCosts(loss(view, &combat, *side, *to)))
        }
        _ => {
            let odds = if_answered(view, side, (prompt, action))?;
            Some(counted(view, side, &odds))
        }
    }
}

fn counted(view: &View, side: Side, odds: &Odds) -> Outlook {
    let combat = view.combat.as_ref();
    let drawn = combat.is_some_and(|combat| combat.tides[side].is_some());
    Outlook::Count {
        ours: odds.strength[side],
        theirs: odds.strength[side.enemy()],
        won: odds.winner == side,
        tie: odds.tie,
        before_tides: view.setup.tides_of_battle == TidesOfBattle::On && !drawn,
    }
}

fn against(view: &View, card: HouseCard) -> Option<Outlook> {
    let table = odds_table(view)?;
    let row = table.rows.iter().find(|row| row.card == card)?;
    if table.tides {
        return Some(Outlook::Percent(row.mean() as u8));
    }
    let worst = row.worst()?;
    Some(Outlook::Against {
        won: row.wins() as u8,
        of: row.cells.len() as u8,
        blade: row.by_the_blade() as u8,
        worst: Worst {
            ours: worst.ours,
            theirs: worst.theirs,
            turned: worst.turned,
        },
    })
}

/// The enemy's card goes back, and any other one of its hand is played.
fn sent_back(view: &View, side: Side) -> Option<Outlook> {
    let own = view.combat?.cards[side];
    let sent = view.combat?.cards[side.enemy()]?;
    let mut open = view.position;
    if let Some(combat) = &mut open.combat {
        combat.cards[side.enemy()] = None;
    }
    // A defeat is worse than a victory, then it is who is further behind.
    let mut worst: Option<((bool, i8), Worst)> = None;
    let (mut won, mut of, mut blade) = (0, 0, 0);
    for other in playable(&open, side.enemy()).filter(|&it| it != sent) {
        let mut cards = BySide::new(None, None);
        cards[side] = own;
        cards[side.enemy()] = Some(other);
        let odds = after_reveal(&with_cards(&open, cards))?;
        let this = Worst {
            ours: odds.strength[side],
            theirs: odds.strength[side.enemy()],
            turned: odds.turned_by.map(|it| it == side),
        };
        of += 1;
        let wins = odds.turned_by.unwrap_or(odds.winner) == side;
        won += u8::from(wins);
        blade += u8::from(odds.turned_by == Some(side));
        let rank = (wins, this.ours - this.theirs);
        if worst.is_none_or(|it| rank < it.0) {
            worst = Some((rank, this));
        }
    }
    if let Some((_, worst)) = worst {
        return Some(Outlook::Against {
            won,
            of,
            blade,
            worst,
        });
    }
    let mut cards = BySide::new(None, None);
    cards[side] = own;
    let odds = after_reveal(&with_cards(&open, cards))?;
    Some(counted(view, side, &odds))
}
