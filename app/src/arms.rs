//! Coats of arms, as pages draw them. Their shapes are in `public/arms.svg`, and their tinctures in
//! `style/arms.css`: a page holds only which of them.

mod choices;
mod editor;

pub use editor::{ArmsEditor, ChooseArms};
use leptos::prelude::*;
use model::{Arms, Blazon};

/// Somebody's arms beside their name, which says whose they are.
#[component]
pub fn ArmsMark(arms: Arms) -> impl IntoView {
    let Blazon {
        division,
        ground,
        second,
        charge,
    } = arms.blazon();
    let class = format!("arms arms-g{ground} arms-s{second}");
    view! {
        <svg class=class viewBox="-20 -21 40 46.4" aria-hidden="true">
            <use href=division_shape(division)></use>
            <Charge charge />
        </svg>
    }
}

/// The picture that a shield bears, in the middle of it.
#[component]
fn Charge(
    charge: u8,
    /// The name that the style knows it by.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    view! { <use class=class href=charge_shape(charge) x="-9" y="-9" width="18" height="18"></use> }
}

fn division_shape(division: u8) -> String {
    format!("/arms.svg#d{division}")
}

fn charge_shape(charge: u8) -> String {
    format!("/arms.svg#c{charge}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: &str = include_str!("../../public/arms.svg");
    const STYLE: &str = include_str!("../../style/arms.css");

    #[test]
    fn every_choice_is_drawn_and_has_its_style() {
        let drawn = |id: &str| SHAPES.contains(&format!("id=\"{id}\""));
        let styled = |class: &str| STYLE.contains(&format!(".{class} {{"));
        for division in 0..Blazon::DIVISIONS {
            assert!(drawn(&format!("d{division}")), "{division}");
            assert!(styled(&format!("now-d{division}")), "{division}");
        }
        for tincture in 0..Blazon::TINCTURES {
            for class in ["arms-g", "arms-s"] {
                assert!(styled(&format!("{class}{tincture}")), "{class}{tincture}");
            }
        }
        for charge in 0..Blazon::CHARGES {
            assert!(drawn(&format!("c{charge}")), "{charge}");
            assert!(styled(&format!("now-c{charge}")), "{charge}");
        }
        let more = ["d6", "c16"].map(drawn);
        assert_eq!(more, [false, false]);
    }
}
