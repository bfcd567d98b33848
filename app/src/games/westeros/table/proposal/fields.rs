//! The next promise of a plan, chosen from lists: who, what, where.

use super::making::{Kind, Making};
use crate::games::westeros::wording;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Area, House, OrderToken};

#[component]
pub fn Fields(making: Making) -> impl IntoView {
    let Making {
        kind,
        house,
        area,
        to,
        token,
        other,
        ..
    } = making;
    let is = move |it: Kind| kind.get() == it;
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        making.add();
    };
    let first = move || match kind.get() {
        Kind::March => word!("From" | "Von"),
        Kind::Order | Kind::Support | Kind::Peace => word!("Area" | "Gebiet"),
    };
    let other_side = move || match kind.get() {
        Kind::Support => word!("For" | "Für"),
        Kind::Order | Kind::March | Kind::Peace => word!("Against" | "Gegen"),
    };
    let ready = memo(move |_| making.promise().is_some());
    view! {
        <form class="plan-fields" on:submit=add>
            <Pick
                label=|| word!("House" | "Haus")
                value=house
                offered=Signal::derive(move || making.houses())
                name=wording::house_name
                changed=Callback::new(move |()| making.begin_anew())
            />
            <Kinds making />
            <Show when=move || is(Kind::Support) || is(Kind::Peace)>
                <Pick
                    label=other_side
                    value=other
                    offered=Signal::derive(move || making.others())
                    name=wording::house_name
                />
            </Show>
            <Show when=move || !is(Kind::Peace)>
                <Pick
                    label=first
                    value=area
                    offered=Signal::derive(move || making.areas())
                    name=wording::area_name
                    changed=Callback::new(move |()| to.set(None))
                />
            </Show>
            <Show when=move || is(Kind::Order)>
                <Pick
                    label=|| word!("Order" | "Befehl")
                    value=token
                    offered=Signal::derive(move || making.tokens())
                    name=wording::token_short
                />
            </Show>
            <Show when=move || is(Kind::March)>
                <Pick
                    label=|| word!("To" | "Nach")
                    value=to
                    offered=Signal::derive(move || making.ways())
                    name=wording::area_name
                />
            </Show>
            <button type="submit" disabled=move || !ready.get()>
                {word!("Add to the plan" | "Zum Plan hinzufügen")}
            </button>
        </form>
    }
}

#[component]
fn Kinds(making: Making) -> impl IntoView {
    let choose = move |event| {
        let value = event_target_value(&event);
        let kinds = untrack(|| making.kinds());
        if let Some(kind) = kinds.into_iter().find(|it| it.name() == value) {
            making.kind.set(kind);
            making.begin_anew();
        }
    };
    view! {
        <label class="plan-field">
            <span>{word!("Promise" | "Versprechen")}</span>
            <select prop:value=move || making.kind.get().name() on:change=choose>
                {move || {
                    let kinds = making.kinds().into_iter();
                    kinds
                        .map(|it| {
                            let name = it.name();
                            view! { <option value=name selected=move || making.kind.get() == it>{name}</option> }
                        })
                        .collect_view()
                }}
            </select>
        </label>
    }
}

/// Something that a list offers.
trait Offered: Copy + PartialEq + Send + Sync + 'static {
    fn number(self) -> usize;
}

impl Offered for Area {
    fn number(self) -> usize {
        self.index()
    }
}

impl Offered for House {
    fn number(self) -> usize {
        self as usize
    }
}

impl Offered for OrderToken {
    fn number(self) -> usize {
        self.index()
    }
}

/// A list to choose from, with nothing chosen at first.
#[component]
fn Pick<T, L>(
    label: L,
    value: RwSignal<Option<T>>,
    #[prop(into)] offered: Signal<Vec<T>>,
    name: fn(T) -> &'static str,
    #[prop(optional)] changed: Option<Callback<()>>,
) -> impl IntoView
where
    T: Offered,
    L: Fn() -> &'static str + Send + Sync + 'static,
{
    let choose = move |event| {
        let wanted = event_target_value(&event);
        let all = offered.get_untracked();
        let found = all.into_iter().find(|it| it.number().to_string() == wanted);
        value.set(found);
        if let Some(changed) = changed {
            changed.run(());
            value.set(found);
        }
    };
    let shown = move || {
        value
            .get()
            .map_or_else(String::new, |it| it.number().to_string())
    };
    view! {
        <label class="plan-field">
            <span>{label}</span>
            <select prop:value=shown on:change=choose>
                <option value="">{word!("choose" | "wählen")}</option>
                {move || {
                    let all = offered.get().into_iter();
                    all.map(|it| view! {
                        <option value=it.number().to_string() selected=move || value.get() == Some(it)>
                            {name(it)}
                        </option>
                    })
                    .collect_view()
                }}
            </select>
        </label>
    }
}
