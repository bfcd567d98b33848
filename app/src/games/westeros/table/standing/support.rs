//! The plans for Support orders: area by area, and house by house.

use super::{
    choose::{Choose, Row},
    plans::Plans,
};
use crate::games::westeros::wording::{self, standing as words};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{
    Area, House, HouseSet, Order,
    standing::{Aid, Matter},
};

/// The own areas with a Support order, those with an answer already, and all others together.
#[component]
pub fn Supports(plans: Plans) -> impl IntoView {
    let areas = memo(move |_| {
        let mut areas = plans.state().view.with(|view| {
            let Some(me) = view.me else {
                return Vec::new();
            };
            let hidden = view.own.orders.of_kind(Order::Support);
            let open = view.orders_of(me, Order::Support);
            open.union(hidden).iter().map(Some).collect::<Vec<_>>()
        });
        plans.now.with(|all| {
            for order in &all.0 {
                if let Matter::Support { area: Some(it), .. } = order.matter
                    && !areas.contains(&Some(it))
                {
                    areas.push(Some(it));
                }
            }
        });
        let alone = areas.is_empty();
        let named = areas.into_iter().map(|area| (area, words::support(area)));
        let rest = if alone {
            words::all_support().to_owned()
        } else {
            words::support(None)
        };
        named.chain([(None, rest)]).collect::<Vec<_>>()
    });
    view! {
        <p class="soft">{words::support_note()}</p>
        <For each=move || areas.get() key=Clone::clone let:named>
            <OneArea plans area=named.0 label=named.1 />
        </For>
    }
}

#[component]
fn OneArea(plans: Plans, area: Option<Area>, label: String) -> impl IntoView {
    let matter = move |aid| Matter::Support { area, aid };
    let some = Aid::Houses {
        beside: HouseSet::EMPTY,
        against: HouseSet::EMPTY,
    };
    let offers = vec![
        (words::own_only().to_owned(), matter(Aid::Own)),
        (words::nobody().to_owned(), matter(Aid::Nobody)),
        (words::some_houses().to_owned(), matter(some)),
    ];
    let chosen = memo(move |_| {
        let order = plans.found(&matter(some))?;
        match order.matter {
            Matter::Support {
                aid: Aid::Houses { beside, against },
                ..
            } => Some((beside, against)),
            _ => None,
        }
    });
    let open = memo(move |_| chosen.get().is_some());
    view! {
        <Row plans label=label.clone() offers />
        {move || {
            open.get()
                .then(|| {
                    view! {
                        <fieldset class="standing-houses">
                            <legend class="unseen">{label.clone()}</legend>
                            {others(plans)
                                .into_iter()
                                .map(|house| {
                                    view! { <OneHouse plans area house chosen /> }
                                })
                                .collect_view()}
                        </fieldset>
                    }
                })
        }}
    }
}

/// The houses in play but the viewer's.
pub fn others(plans: Plans) -> Vec<House> {
    plans.state().view.with_untracked(|view| {
        let houses = view.houses().iter().copied();
        houses.filter(|&it| Some(it) != view.me).collect()
    })
}

#[component]
fn OneHouse(
    plans: Plans,
    area: Option<Area>,
    house: House,
    chosen: Memo<Option<(HouseSet, HouseSet)>>,
) -> impl IntoView {
    let now = Signal::derive(move || match chosen.get() {
        Some((beside, _)) if beside.contains(house) => 1,
        Some((_, against)) if against.contains(house) => 2,
        _ => 0,
    });
    let options = [words::neither(), words::beside(), words::against()];
    let on_pick = Callback::new(move |place: usize| {
        let Some((beside, against)) = chosen.get_untracked() else {
            return;
        };
        let (beside, against) = (beside.without(house), against.without(house));
        let aid = match place {
            1 => Aid::Houses {
                beside: beside.with(house),
                against,
            },
            2 => Aid::Houses {
                beside,
                against: against.with(house),
            },
            _ => Aid::Houses { beside, against },
        };
        plans.answer(Matter::Support { area, aid });
    });
    view! {
        <Choose
            label=wording::house_name(house)
            options=options.map(str::to_owned).to_vec()
            now
            on_pick
        />
    }
}
