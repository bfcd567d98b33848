//! The table of strengths over both hands: what each own card does against each card that the
//! enemy still holds.

use super::{Seen, seen::price, worth::Worth};
use crate::{
    Combat, HouseCard, Side, Unit,
    board::BUILDINGS,
    chapters::combat::{Icons, fighters, icons, odds, strength, supporting, upright},
    vocabulary::house_cards::{Conquest, Continuous, Immediate, Outcome, Text},
};

/// A side's card and what it brings by itself.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub card: HouseCard,
    total: i32,
    printed: i32,
    icons: Icons,
    text: Option<Text>,
}

/// Both hands against each other, seen from one side.
pub(super) struct Table<'a> {
    seen: &'a Seen<'a>,
    combat: Combat,
    side: Side,
    /// The worth of victory and defeat, in points.
    stake: i32,
    /// True if equals go to the own side; and what the Blade may add to it or to the enemy.
    higher: bool,
    blade: [bool; 2],
    pub own: Lines,
    pub theirs: Lines,
}

/// Up to seven cards.
pub(super) struct Lines {
    lines: [Option<Line>; 7],
}

impl Lines {
    /// Returns the lines of what lies open, else what may be played.
    fn of(seen: &Seen, combat: &Combat, side: Side) -> Self {
        Self::each(seen, combat, side, odds::playable(seen, side))
    }

    fn each(
        seen: &Seen,
        combat: &Combat,
        side: Side,
        cards: impl Iterator<Item = HouseCard>,
    ) -> Self {
        let mut lines = [None; 7];
        for (place, card) in lines.iter_mut().zip(cards) {
            let mut with = *combat;
            with.cards[side] = Some(card);
            with.cards[side.enemy()] = None;
            *place = Some(Line {
                card,
                total: i32::from(strength(seen, &with, side).total()),
                printed: i32::from(card.face().strength),
                icons: icons(seen, &with, side),
                text: card.text(),
            });
        }
        Self { lines }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().flatten()
    }
}

impl<'a> Table<'a> {
    /// For the combat that is being fought, if the house fights in it.
    pub fn new(seen: &'a Seen<'a>) -> Option<Self> {
        let combat = seen.combat?;
        let side = combat.side_of(seen.me)?;
        let place = |side: Side| seen.tracks.fiefdoms.position(combat.houses[side]);
        let ready = |side: Side| !seen.blade_used && place(side) == Some(0);
        Some(Self {
            seen,
            side,
            stake: stake(seen, &combat, side),
            higher: place(side) < place(side.enemy()),
            blade: [ready(side), ready(side.enemy())],
            own: Lines::of(seen, &combat, side),
            theirs: Lines::of(seen, &combat, side.enemy()),
            combat,
        })
    }

    /// The cards that a side could play instead of the one that lies open.
    pub fn hand(&self, side: Side) -> Lines {
        let cards = self.seen.hand_of(self.combat.houses[side]);
        Lines::each(self.seen, &self.combat, side, cards)
    }

    /// The own side.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Tells whether the own side wins with these cards.
    pub fn won(&self, mine: &Line, theirs: &Line) -> bool {
        let lead = self.lead(mine, theirs);
        let fallen = mine.text == Some(Text::Immediate(Immediate::EnemyToTheBottom));
        let sunk = theirs.text == Some(Text::Immediate(Immediate::EnemyToTheBottom));
        let higher = (self.higher || fallen) && !sunk;
        let ours = lead + i32::from(self.blade[0] && !sunk);
        let lead = ours - i32::from(self.blade[1] && !fallen);
        lead > 0 || lead == 0 && higher
    }

    /// The own strength less the enemy's.
    fn lead(&self, mine: &Line, theirs: &Line) -> i32 {
        let ships = Text::Continuous(Continuous::ForeignShipsCountNothing);
        if mine.text == Some(ships) || theirs.text == Some(ships) {
            return self.exactly(mine.card, theirs.card);
        }
        let own = mine.total - self.cut(self.side.enemy(), theirs, mine);
        let other = theirs.total - self.cut(self.side, mine, theirs);
        own - other
    }

    fn exactly(&self, mine: HouseCard, theirs: HouseCard) -> i32 {
        let mut with = self.combat;
        with.cards[self.side] = Some(mine);
        with.cards[self.side.enemy()] = Some(theirs);
        let total = |side| i32::from(strength(self.seen, &with, side).total());
        total(self.side) - total(self.side.enemy())
    }

    /// Returns what the card of `by` takes off the strength of the other side.
    fn cut(&self, by: Side, card: &Line, victim: &Line) -> i32 {
        let spared = victim.text == Some(Text::Continuous(Continuous::NoCasualties));
        match card.text {
            Some(Text::Continuous(Continuous::EnemyCardCountsNothing)) => victim.printed,
            Some(Text::Immediate(Immediate::KillFootman)) if !spared => {
                let units = upright(self.seen, &self.combat, by.enemy());
                i32::from(units.count(Unit::Footman) > 0)
            }
            Some(Text::Immediate(Immediate::RemoveOrderBeside)) => {
                let orders = self.combat.supports[by.enemy()]
                    .intersection(self.combat.area.borders())
                    .intersection(self.seen.occupied[self.combat.houses[by.enemy()]]);
                let worth = |area| supporting(self.seen, &self.combat, by.enemy(), area);
                i32::from(orders.iter().map(worth).max().unwrap_or(0))
            }
            _ => 0,
        }
    }

    /// Returns what these cards are worth to the own side: the area, units, and what the texts bring.
    pub fn value(&self, mine: &Line, theirs: &Line) -> i32 {
        if self.won(mine, theirs) {
            let killed = mine.icons.swords.saturating_sub(theirs.icons.forts);
            self.stake + 16 * i32::from(killed) + self.reward(mine, true)
                - self.reward(theirs, false)
        } else {
            let lost = theirs.icons.swords.saturating_sub(mine.icons.forts);
            let spared = mine.text == Some(Text::Continuous(Continuous::NoCasualties));
            let lost = if spared { 0 } else { i32::from(lost) };
            self.reward(mine, false) - self.stake - 16 * lost - self.reward(theirs, true)
        }
    }

    /// Returns what a text brings its owner, who has won or lost.
    fn reward(&self, line: &Line, won: bool) -> i32 {
        let defends = self.combat.houses.defender == line.card.house();
        match line.text {
            Some(Text::Outcome(Outcome::GainPower)) if won => 18,
            Some(Text::Outcome(Outcome::RemoveOrder | Outcome::PromoteFootman)) if won => 16,
            Some(Text::Outcome(Outcome::TakeAllBack)) if !won => {
                5 * self.seen.discard_of(line.card.house()).count() as i32
            }
            Some(Text::ChooseRetreat) if won => 12,
            Some(Text::Conquest(Conquest::MarchMovesAlong)) if won && !defends => 20,
            Some(Text::Conquest(Conquest::AttackersStayOut)) if !won && defends => 22,
            Some(Text::DiscardEnemyCard) => 16,
            Some(Text::Immediate(Immediate::EnemyToTheBottom)) => 20,
            Some(Text::Immediate(Immediate::KillFootman)) => 14,
            _ => 0,
        }
    }
}

/// Returns what hangs on the combat: the area, and the units that would be beaten.
fn stake(seen: &Seen, combat: &Combat, side: Side) -> i32 {
    let worth = Worth::new(seen);
    let area = match side {
        Side::Attacker => worth.gain[combat.area].min(600),
        Side::Defender => {
            let last = if BUILDINGS.contains(combat.area) {
                10
            } else {
                0
            };
            worth.of(combat.area) + last
        }
    };
    let units = price(fighters(seen, combat, Side::Attacker))
        + price(fighters(seen, combat, Side::Defender));
    area / 2 + units / 6 + 10
}
