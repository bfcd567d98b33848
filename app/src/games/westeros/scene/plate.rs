//! Plates: what picking an area means, in a word or a number beside it.

use crate::games::westeros::draft::{Draft, Offer, Stand, forbidden, near, offered};
use crate::games::westeros::wording;
use westeros::{
    Area, AreaSet, ByArea, Prompt, Side, View, combat, consolidate,
    march::{Prospect, strength},
    raid,
};

/// A small sign on the map, with what it says aloud.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plate {
    pub sign: Sign,
    /// A few letters: "4 : 3".
    pub text: String,
    /// The same for those who hear it: "attack Greyjoy, 4 against 3".
    pub words: String,
}

/// The picture on a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    Move,
    Take,
    Attack,
    Neutral,
    Barred,
    /// An order leaves the board.
    Remove,
    Power,
    Loss,
    Support,
    Knight,
}

/// Returns what each area means to the open question.
pub fn plates(view: &View, prompt: Option<&Prompt>, draft: &Draft) -> ByArea<Option<Plate>> {
    let mut plates = ByArea([const { None }; Area::COUNT]);
    let Some(prompt) = prompt else {
        return plates;
    };
    let mut each = |areas: AreaSet, plate: &dyn Fn(Area) -> Option<Plate>| {
        for area in areas {
            plates[area] = plate(area);
        }
    };
    match (prompt, draft) {
        (Prompt::PlaceOrders { .. }, Draft::Orders(orders)) => {
            let power = |area: Area| {
                let brings = || power(view, area, false);
                (orders.get(area)?.order() == westeros::Order::ConsolidatePower).then(brings)
            };
            each(orders.areas(), &power);
        }
        (Prompt::ConsolidatePower { orders }, _) => {
            each(*orders, &|area| {
                Some(power(view, area, consolidate::musters(view, area)))
            });
        }
        (Prompt::ResolveMarch { .. }, Draft::March { .. }) => {
            let Some(it) = draft.marching() else {
                return plates;
            };
            let army = |area| match offered(view, &it, area) {
                Offer::AllSent => None,
                offer => offer.prospect(),
            };
            each(near(view, it.from), &|area| {
                army(area).map(|(_, prospect)| march(area, prospect))
            });
        }
        (Prompt::ResolveRaid { orders }, Draft::Raid { from, .. }) => match from {
            Some(from) => each(raid::targets(view, *from), &|area| {
                raid::effect(view, *from, area).map(raided)
            }),
            None => each(*orders, &|area| {
                raid::targets(view, area).is_empty().then(|| Plate {
                    sign: Sign::Barred,
                    text: String::new(),
                    words: wording::raids_nothing().to_owned(),
                })
            }),
        },
        (Prompt::Support { orders }, _) => {
            each(*orders, &|area| match draft.stand(area) {
                Some(Stand::Aside) => Some(no_support(wording::helps_nobody())),
                Some(Stand::With(side)) => helping(view, side, area),
                None => supports(view, area),
            });
        }
        (Prompt::RefuseSupport { orders }, _) => {
            let refused = |area| matches!(draft, Draft::Refuse(refused) if refused.contains(area));
            each(*orders, &|area| {
                if refused(area) {
                    Some(no_support(wording::refused()))
                } else {
                    supports(view, area)
                }
            });
        }
        (&Prompt::SupportNeutral { area: to, orders }, _) => {
            each(orders, &|area| match draft.stand(area) {
                Some(Stand::Aside) => Some(no_support(wording::helps_nobody())),
                Some(Stand::With(_)) | None => Some(support(helps(view, to, area))),
            });
        }
        (Prompt::QueenOfThorns { orders } | Prompt::Cersei { orders }, _) => {
            each(*orders, &|area| {
                let token = view.orders.get(area)?;
                Some(Plate {
                    sign: Sign::Remove,
                    text: String::new(),
                    words: wording::removes(token.order(), view.units_of(area)),
                })
            });
        }
        (Prompt::Renly { areas }, _) => each(*areas, &|_| {
            Some(Plate {
                sign: Sign::Knight,
                text: String::new(),
                words: wording::promotes().to_owned(),
            })
        }),
        (&Prompt::Retreat { side, areas }, _) => each(areas, &|area| retreat(view, side, area)),
        _ => {}
    }
    plates
}

fn power(view: &View, area: Area, musters: bool) -> Plate {
    let brings = consolidate::income(view, area);
    Plate {
        sign: Sign::Power,
        text: format!("+{brings}"),
        words: wording::brings(brings, musters),
    }
}

/// Returns what a march meets.
pub fn march(area: Area, prospect: Prospect) -> Plate {
    let (sign, text) = match prospect {
        Prospect::Move => (Sign::Move, String::new()),
        Prospect::Take(_) => (Sign::Take, String::new()),
        Prospect::Attack(odds) => {
            let own = odds.strength;
            (
                Sign::Attack,
                format!("{} : {}", own.attacker.initial(), own.defender.initial()),
            )
        }
        Prospect::Neutral { needs, have } => (Sign::Neutral, format!("{have} / {needs}")),
        Prospect::Barred(_) => (Sign::Barred, String::new()),
    };
    let sign = if forbidden(prospect).is_some() && sign != Sign::Neutral {
        Sign::Barred
    } else {
        sign
    };
    Plate {
        sign,
        text,
        words: wording::prospect(area, prospect),
    }
}

fn raided(effect: raid::Effect) -> Plate {
    let text = effect
        .pillaged
        .map_or_else(String::new, |it| format!("+{}", it.gained));
    Plate {
        sign: Sign::Remove,
        text,
        words: wording::raided(effect),
    }
}

fn supports(view: &View, area: Area) -> Option<Plate> {
    let combat = view.combat?;
    let worth = |side| combat::supporting(view, &combat, side, area);
    Some(support(worth(Side::Attacker).max(worth(Side::Defender))))
}

/// Tells whom the draft supports, and with how much.
fn helping(view: &View, side: Side, area: Area) -> Option<Plate> {
    let combat = view.combat?;
    let worth = combat::supporting(view, &combat, side, area);
    Some(Plate {
        words: wording::helping(combat.houses[side], worth),
        ..support(worth)
    })
}

fn no_support(words: &str) -> Plate {
    Plate {
        words: words.to_owned(),
        ..support(0)
    }
}

fn support(worth: i8) -> Plate {
    Plate {
        sign: Sign::Support,
        text: format!("{worth:+}"),
        words: wording::helps(worth),
    }
}

/// Returns what the support from an area adds against the neutral force.
fn helps(view: &View, to: Area, from: Area) -> i8 {
    let Some(call) = view.call else {
        return 0;
    };
    let mut with = *view;
    with.call = Some(westeros::NeutralCall {
        granted: AreaSet::EMPTY.with(from),
        ..call
    });
    let mut without = with;
    without.call = None;
    let alone = westeros::March {
        from: call.from,
        moves: westeros::Troops::NONE,
        leave_token: false,
    };
    let has = |it: &View| strength(it, &alone, to).cast_signed();
    has(&with) - has(&without)
}

fn retreat(view: &View, side: Side, area: Area) -> Option<Plate> {
    let combat = view.combat?;
    let lost = combat::loss(view, &combat, side, area);
    Some(Plate {
        sign: if lost > 0 { Sign::Loss } else { Sign::Move },
        text: if lost > 0 {
            format!("−{lost}")
        } else {
            String::new()
        },
        words: wording::retreat(lost),
    })
}
