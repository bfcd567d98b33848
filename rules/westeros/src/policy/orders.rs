//! Planning: which order goes where. Marches first, where they gain more than staying would;
//! then whatever serves them, guards an area or earns something.

pub(super) mod quiet;

use super::{
    Seen,
    march::{arrive::Arrivals, plan::Plan},
    pull::pull,
    temper::Best,
    threat::Threats,
    worth::Worth,
};
use crate::{
    Area, AreaSet, Order, OrderToken, Orders, Prompt,
    chapters::march::armies_after,
    chapters::planning::{TokensLeft, tokens_left},
    general::supply::Armies,
};
use quiet::Quiet;
use tabletop::Dice;

/// The most areas that are weighed; nobody has figures for many more.
const MOST: usize = 26;

const DEFENSE: [OrderToken; 2] = [OrderToken::Defense, OrderToken::DefenseStar];
const SUPPORT: [OrderToken; 2] = [OrderToken::Support, OrderToken::SupportStar];
const RAID: [OrderToken; 2] = [OrderToken::Raid, OrderToken::RaidStar];
const POWER: [OrderToken; 2] = [
    OrderToken::ConsolidatePower,
    OrderToken::ConsolidatePowerStar,
];
/// The tokens of those who stay, by kind.
const QUIET: [[OrderToken; 2]; 4] = [DEFENSE, SUPPORT, RAID, POWER];

/// One area, and what each token is worth there.
#[derive(Clone, Copy)]
struct Row {
    area: Area,
    score: [i32; OrderToken::COUNT],
    /// The best march, and where it would attack.
    march: i32,
    attack: Option<Area>,
}

/// Orders for a question about planning.
pub(super) fn place(seen: &Seen, prompt: &Prompt, dice: &mut (impl Dice + ?Sized)) -> Orders {
    let Prompt::PlaceOrders { areas, cover, .. } = *prompt else {
        return Orders::NONE;
    };
    let worth = Worth::new(seen);
    let pull = pull(seen, &worth);
    let threats = Threats::new(seen);
    let arrivals = Arrivals {
        seen,
        worth: &worth,
        pull: &pull,
        threats: &threats,
        busy: AreaSet::EMPTY,
    };
    let mut left = tokens_left(prompt, &Orders::NONE);
    let mut sheet = Sheet::new(&arrivals, areas, dice);
    let mut orders = Orders::NONE;
    let mut quiet = Quiet::new(&arrivals, AreaSet::EMPTY);
    sheet.fill(&quiet, dice);
    sheet.place_marches(&mut orders, &mut left, cover.into());
    quiet.aims = sheet.attacks(&orders);
    sheet.aim(&quiet);
    sheet.place_others(&mut orders, &mut left, cover.into());
    orders
}

struct Sheet {
    rows: [Row; MOST],
    count: usize,
}

impl Sheet {
    fn new(arrivals: &Arrivals, areas: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Self {
        let nothing = Row {
            area: Area::CastleBlack,
            score: [0; OrderToken::COUNT],
            march: i32::MIN,
            attack: None,
        };
        let mut sheet = Self {
            rows: [nothing; MOST],
            count: 0,
        };
        for area in areas.iter().take(MOST) {
            let (march, attack) = best_march(arrivals, area);
            let row = &mut sheet.rows[sheet.count];
            *row = Row {
                area,
                march: if march > 0 {
                    march + arrivals.seen.temper.noise(dice)
                } else {
                    march.min(-100)
                },
                attack,
                ..nothing
            };
            sheet.count += 1;
        }
        sheet
    }

    /// Fills in what every order but a march is worth everywhere.
    fn fill(&mut self, quiet: &Quiet, dice: &mut (impl Dice + ?Sized)) {
        for row in &mut self.rows[..self.count] {
            for tokens in QUIET {
                let noise = quiet.seen().temper.noise(dice) / 2;
                for token in tokens {
                    row.score[token.index()] = quiet.score(row.area, token) + noise;
                }
            }
        }
    }

    /// Adds what Support and Raid are worth besides, now that it is known what will be attacked.
    fn aim(&mut self, quiet: &Quiet) {
        for row in &mut self.rows[..self.count] {
            for token in [SUPPORT, RAID].into_iter().flatten() {
                row.score[token.index()] += quiet.aimed(row.area, token);
            }
        }
    }

    /// Marches where they are worth most beyond the best other order. Two armies may aim at one
    /// area, but the second gains nothing there.
    fn place_marches(&self, orders: &mut Orders, left: &mut TokensLeft, cover: usize) {
        let mut aims = AreaSet::EMPTY;
        while orders.areas().len() < cover {
            let mut best: Best<&Row> = Best::above(0);
            for row in &self.rows[..self.count] {
                let taken = row.attack.is_some_and(|it| aims.contains(it));
                if orders.areas().contains(row.area) || taken {
                    continue;
                }
                let instead = row.score.iter().copied().max().unwrap_or(0).max(0);
                best.offer(row.march.saturating_sub(instead), row);
            }
            let Some(row) = best.choice else {
                return;
            };
            let wishes = if row.attack.is_some() {
                [
                    OrderToken::MarchPlusOne,
                    OrderToken::March,
                    OrderToken::MarchMinusOne,
                ]
            } else {
                [
                    OrderToken::MarchMinusOne,
                    OrderToken::March,
                    OrderToken::MarchPlusOne,
                ]
            };
            let Some(token) = wishes.into_iter().find(|&it| left.of(it) > 0) else {
                return;
            };
            if token == OrderToken::MarchMinusOne && row.attack.is_some() && row.march < 30 {
                return;
            }
            left.take(token);
            orders.place(row.area, token);
            if let Some(attack) = row.attack {
                aims = aims.with(attack);
            }
        }
    }

    fn attacks(&self, orders: &Orders) -> AreaSet {
        let marching = orders.areas();
        let rows = self.rows[..self.count].iter();
        rows.filter(|it| marching.contains(it.area))
            .filter_map(|it| it.attack)
            .collect()
    }

    /// The best token for the area where it is worth most, until as many areas as must are covered.
    fn place_others(&self, orders: &mut Orders, left: &mut TokensLeft, cover: usize) {
        while orders.areas().len() < cover {
            let mut best: Best<(Area, OrderToken)> = Best::above(i32::MIN);
            for row in &self.rows[..self.count] {
                if orders.areas().contains(row.area) {
                    continue;
                }
                for token in OrderToken::ALL {
                    if left.of(token) > 0 {
                        // A march that is placed for want of anything else stays where it is.
                        let score = match token.order() {
                            Order::March => -200 + row.march.clamp(-99, 99),
                            _ => row.score[token.index()],
                        };
                        best.offer(score, (row.area, token));
                    }
                }
            }
            let Some((area, token)) = best.choice else {
                return;
            };
            left.take(token);
            orders.place(area, token);
        }
    }
}

/// Returns what the best march from here is worth, and where it attacks.
pub(super) fn best_march(arrivals: &Arrivals, from: Area) -> (i32, Option<Area>) {
    let seen = arrivals.seen;
    let before = Armies::of(seen, seen.me);
    let supply = seen.supply[seen.me];
    let mut best: Best<Option<Area>> = Best::above(-99);
    let plan = Plan::new(arrivals, from, 0);
    plan.each(&mut |score, way| {
        if score <= best.score {
            return;
        }
        let march = plan.march(way);
        if armies_after(seen, seen.me, &march).fit_after(supply, before) {
            best.offer(score, plan.attacked(way));
        }
    });
    (best.score, best.choice.flatten())
}
