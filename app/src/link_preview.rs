//! The preview that a link shows elsewhere: tags in the head of the first HTML, and nowhere else.

use leptos::prelude::*;
use leptos_meta::Meta;

/// Names a page to whoever previews a link to it: its title, a sentence, and its picture of 1200 by 630 below
/// this site's address.
pub fn preview(title: String, told: String, picture: &str) {
    let picture = [&*crate::server::origin(), picture].concat();
    // Written to the head when it is rendered, to the body nothing.
    let head = view! {
        <Meta property="og:type" content="website" />
        <Meta property="og:site_name" content="Rookery" />
        <Meta property="og:title" content=title />
        <Meta property="og:description" content=told.clone() />
        <Meta property="og:image" content=picture />
        <Meta property="og:image:type" content="image/png" />
        <Meta property="og:image:width" content="1200" />
        <Meta property="og:image:height" content="630" />
        <Meta property="og:image:alt" content=told />
        <Meta name="twitter:card" content="summary_large_image" />
    };
    drop(head.into_any().to_html());
}
