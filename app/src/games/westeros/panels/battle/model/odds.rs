//! The odds table: each own card against each the opponent may play.

use westeros::{
    BySide, HouseCard, Side, TidesOfBattle, View,
    combat::odds::{after_reveal, chance, heard, playable, with_cards},
};

/// Rows are the viewer's cards, columns the opponent's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OddsTable {
    pub side: Side,
    pub columns: Vec<HouseCard>,
    pub rows: Vec<Row>,
    /// Chance decides too: cells hold percentages.
    pub tides: bool,
}

/// One own card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub card: HouseCard,
    pub cells: Vec<Cell>,
    /// It is submitted already.
    pub chosen: bool,
}

/// One pair of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub against: HouseCard,
    pub ours: i8,
    pub theirs: i8,
    pub won: bool,
    pub tie: bool,
    pub our_losses: u8,
    pub their_losses: u8,
    /// The Blade turns it: for us, or against us.
    pub turned: Option<bool>,
    /// Cards whose owner is asked something that may change this.
    pub may_change: Vec<HouseCard>,
    /// With Tides of Battle: how likely a victory is.
    pub percent: Option<u8>,
}

/// The order of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sorted {
    /// The card that wins most often first; between equals the one that costs less.
    #[default]
    Safest,
    Strongest,
}

impl Row {
    pub fn wins(&self) -> usize {
        self.cells.iter().filter(|cell| cell.wins()).count()
    }

    /// Victories that the own Blade brings.
    pub fn by_the_blade(&self) -> usize {
        let turned = |cell: &&Cell| cell.turned == Some(true);
        self.cells.iter().filter(turned).count()
    }

    /// Percent, over all cards of the opponent alike.
    pub fn mean(&self) -> u32 {
        let sum: u32 = self.cells.iter().map(Cell::weight).sum();
        sum / (self.cells.len().max(1) as u32)
    }

    /// Returns true where chance has a part in it: then cells hold percentages.
    pub fn by_chance(&self) -> bool {
        self.cells.iter().any(|cell| cell.percent.is_some())
    }

    /// The cells with the opponent's strongest card first.
    pub fn by_their_strength(&self) -> Vec<&Cell> {
        let mut cells: Vec<&Cell> = self.cells.iter().collect();
        cells.sort_by_key(|cell| std::cmp::Reverse(cell.against.face().strength));
        cells
    }

    pub fn worst(&self) -> Option<&Cell> {
        self.cells.iter().min_by_key(|cell| cell.rank())
    }

    pub fn best(&self) -> Option<&Cell> {
        self.cells.iter().max_by_key(|cell| cell.rank())
    }
}

impl Cell {
    /// Tells whether it is a victory once the Blade has spoken.
    pub fn wins(&self) -> bool {
        self.turned.unwrap_or(self.won)
    }

    fn weight(&self) -> u32 {
        self.percent
            .map_or(if self.wins() { 100 } else { 0 }, u32::from)
    }

    fn rank(&self) -> (u32, i16, i16) {
        let margin = i16::from(self.ours) - i16::from(self.theirs);
        let losses = i16::from(self.their_losses) - i16::from(self.our_losses);
        (self.weight(), margin, losses)
    }
}

impl OddsTable {
    #[must_use]
    pub fn sorted(mut self, by: Sorted) -> Self {
        match by {
            Sorted::Strongest => {}
            Sorted::Safest => self.rows.sort_by_key(|row| {
                let losses: u32 = row.cells.iter().map(|it| u32::from(it.our_losses)).sum();
                let spent = row.card.face().strength;
                (std::cmp::Reverse(row.mean()), losses, spent)
            }),
        }
        self
    }

    pub fn row(&self, card: HouseCard) -> Option<&Row> {
        self.rows.iter().find(|row| row.card == card)
    }

    /// The card that wins most often; of several the one that costs least and is the weakest.
    pub fn safest(&self) -> Option<HouseCard> {
        let sorted = self.clone().sorted(Sorted::Safest);
        sorted.rows.first().map(|row| row.card)
    }

    /// Cards that leave something open, each once.
    pub fn may_change(&self) -> Vec<HouseCard> {
        let mut cards = Vec::new();
        for cell in self.rows.iter().flat_map(|row| &row.cells) {
            for &card in &cell.may_change {
                if !cards.contains(&card) {
                    cards.push(card);
                }
            }
        }
        cards
    }
}

/// Before the cards are revealed, for who fights: anybody else needs no odds.
pub fn odds_table(view: &View) -> Option<OddsTable> {
    let combat = view.combat?;
    let side = combat.side_of(view.me?)?;
    let begun = Side::ALL.into_iter().any(|it| combat.cards[it].is_some());
    if begun || combat.cancelled.is_some() || combat.winner.is_some() {
        return None;
    }
    let columns: Vec<HouseCard> = playable(view, side.enemy()).collect();
    let rows: Vec<Row> = playable(view, side)
        .map(|card| Row {
            card,
            cells: columns
                .iter()
                .filter_map(|&against| cell(view, side, (card, against)))
                .collect(),
            chosen: view.own.card == Some(card),
        })
        .collect();
    (!rows.is_empty() && !columns.is_empty()).then_some(OddsTable {
        side,
        columns,
        rows,
        tides: view.setup.tides_of_battle == TidesOfBattle::On,
    })
}

fn cell(view: &View, side: Side, (card, against): (HouseCard, HouseCard)) -> Option<Cell> {
    let mut cards = BySide::new(None, None);
    cards[side] = Some(card);
    cards[side.enemy()] = Some(against);
    let position = with_cards(view, cards);
    let odds = after_reveal(&position)?;
    let lost = |side: Side| odds.casualties[side] + odds.stranded[side];
    let tides = view.setup.tides_of_battle == TidesOfBattle::On;
    Some(Cell {
        against,
        ours: odds.strength[side],
        theirs: odds.strength[side.enemy()],
        won: odds.winner == side,
        tie: odds.tie,
        our_losses: lost(side),
        their_losses: lost(side.enemy()),
        turned: odds.turned_by.map(|by| by == side),
        may_change: Side::ALL
            .into_iter()
            .filter(|&it| odds.may_change[it])
            .filter_map(|it| cards[it])
            .collect(),
        percent: tides.then(|| chance(&heard(&position), side, None).percent()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_combat_that_the_blade_turns_is_no_victory() {
        let cell = |won, turned| Cell {
            against: HouseCard::RobbStark,
            ours: 4,
            theirs: 3,
            won,
            tie: false,
            our_losses: 0,
            their_losses: 0,
            turned,
            may_change: Vec::new(),
            percent: None,
        };
        let row = Row {
            card: HouseCard::EddardStark,
            cells: vec![
                cell(true, Some(false)),
                cell(false, Some(true)),
                cell(false, None),
            ],
            chosen: false,
        };
        assert_eq!((row.wins(), row.mean()), (1, 33));
    }
}
