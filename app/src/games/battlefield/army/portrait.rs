//! People in little pictures: a bust before a banner, drawn of parts that the page holds once.

use battlefield::data::{Attachment, Kind};
use leptos::prelude::*;

/// The bust of those who sit at the tactics board.
pub const COUNCIL: &str = "council";

/// The parts of all busts, for once on a page.
pub const PARTS: &str = "<g id=\"aa-hall\"><path class=\"aa-wall\" d=\"M0 0h250v112H0z\"/>\
    <path class=\"aa-joint\" d=\"M0 38h250M0 76h250M40 0v38M210 0v38M20 38v38M230 38v38M40 76v36M210 76v36\"/>\
    <path class=\"aa-cloth\" d=\"M68 0h114v92l-57 16l-57-16z\"/><path class=\"aa-front\" d=\"M68 0h114v8H68z\"/></g>\
    <g id=\"aa-torso\"><path class=\"aa-body\" d=\"M78 112q4-36 34-39h26q30 3 34 39z\"/>\
    <path class=\"aa-skin\" d=\"M109 52q0-20 16-20t16 20q0 18-9 23v6q-7 6-14 0v-6q-9-5-9-23z\"/></g>\
    <g id=\"aa-helm\"><path class=\"aa-arm\" d=\"M176 108L198 40M182 62l14 5\"/><use href=\"#aa-torso\"/>\
    <path class=\"aa-head\" d=\"M105 56q-1-30 20-30t20 30q0 12-5 20l-5-3v-17h-20v17l-5 3q-5-8-5-20zM122 54h6v20h-6z\"/></g>\
    <g id=\"aa-lancer\"><path class=\"aa-arm\" d=\"M74 112L60 12M55 24l5-14l7 12\"/><use href=\"#aa-torso\"/>\
    <path class=\"aa-head\" d=\"M105 56q-1-30 20-30t20 30q0 12-5 20l-5-3v-17h-20v17l-5 3q-5-8-5-20z\"/>\
    <path class=\"aa-front\" d=\"M123 27q12-22 32-14q-14 2-18 18z\"/>\
    <path class=\"aa-horse\" d=\"M158 112q0-30 14-44l5-16l8 13q18 10 18 31l-11 4l-11-8q-2 10 2 20z\"/></g>\
    <g id=\"aa-face\"><path class=\"aa-hair\" d=\"M103 66q-5-42 22-42t22 42l-5 4h-34z\"/><use href=\"#aa-torso\"/>\
    <path class=\"aa-hair\" d=\"M108 52q2-22 17-22t17 22q-6-12-12-14q-12 6-18 2q-3 4-4 12z\"/>\
    <path class=\"aa-shield\" d=\"M88 84q37 16 74 0l8 12q-45 22-90 0z\"/></g>\
    <g id=\"aa-council\"><use href=\"#aa-torso\"/>\
    <path class=\"aa-body\" d=\"M98 82q-3-60 27-60t27 60q-10-3-12-14q4-30-15-30t-15 30q-2 11-12 14z\"/>\
    <path class=\"aa-shield\" d=\"M174 106q6-40 32-62q4 28-20 48l-8 14z\"/></g>";

/// Returns the name of the bust that fits somebody who stands in a unit.
pub fn bust(one: &Attachment) -> &'static str {
    match (one.kind, one.character.is_some()) {
        (Kind::Cavalry, _) => "lancer",
        (_, true) => "face",
        (_, false) => "helm",
    }
}

/// Returns a bust before a banner.
pub fn portrait(bust: &str) -> AnyView {
    let drawn = format!("<use href=\"#aa-hall\"/><use href=\"#aa-{bust}\"/>");
    view! {
        <svg class="army-art" viewBox="0 0 250 112" aria-hidden="true">
            <g inner_html=drawn></g>
        </svg>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::data::Data;

    #[test]
    fn everybody_has_a_portrait_that_is_there() {
        let people = Data::of_this_build().attachments.iter().map(bust);
        for name in people.chain([COUNCIL, "torso", "hall"]) {
            let id = format!("id=\"aa-{name}\"");
            assert_eq!(PARTS.matches(&id).count(), 1, "{name}");
        }
    }

    #[test]
    fn people_are_told_apart_by_what_they_are() {
        let data = Data::of_this_build();
        let drawn = |id: &str| bust(data.attachment(id).expect(id));
        let people = [
            "stark.sworn_captain",
            "stark.outrider_marshal",
            "neutral.bronn",
        ];
        assert_eq!(people.map(drawn), ["helm", "lancer", "face"]);
    }
}
