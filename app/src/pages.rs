//! The pages by their addresses, in two parts of the client: those with a map, and the others.

use crate::{
    account, error_page::Unloaded, fame, help, home, learn, legal, lobby, notices, play, reports,
};
use leptos::{prelude::*, wasm_split::SplitLoaderError};
use leptos_router::ChooseView;

/// A page of the application.
#[derive(Clone, Copy, Debug)]
pub enum Page {
    Home,
    SignUp,
    SignIn,
    Account,
    Delete,
    Recover,
    Lobby,
    Create,
    Archive,
    Leaderboard,
    Person,
    Learn,
    Help,
    Chapter,
    About,
    Notice,
    Reports,
    Report,
    Table,
    Lesson,
}

part! { pages, load_pages, fn pages(page: Page) {
    match page {
        Page::SignUp => view! { <account::SignUpPage /> }.into_any(),
        Page::SignIn => view! { <account::SignInPage /> }.into_any(),
        Page::Account => view! { <account::AccountPage /> }.into_any(),
        Page::Delete => view! { <account::DeletePage /> }.into_any(),
        Page::Recover => view! { <account::RecoverPage /> }.into_any(),
        Page::Lobby => view! { <lobby::Lobby /> }.into_any(),
        Page::Create => view! { <lobby::CreatePage /> }.into_any(),
        Page::Archive => view! { <fame::ArchivePage /> }.into_any(),
        Page::Leaderboard => view! { <fame::LeaderboardPage /> }.into_any(),
        Page::Person => view! { <fame::PersonPage /> }.into_any(),
        Page::Learn => view! { <learn::LearnPage /> }.into_any(),
        Page::Help => view! { <help::HelpPage /> }.into_any(),
        Page::Chapter => view! { <help::ChapterPage /> }.into_any(),
        Page::About => view! { <legal::About /> }.into_any(),
        Page::Reports => view! { <reports::ReportsPage /> }.into_any(),
        Page::Report => view! { <reports::ReportPage /> }.into_any(),
        Page::Notice => view! { <notices::NoticePage /> }.into_any(),
        Page::Home | Page::Table | Page::Lesson => view! { <home::Home /> }.into_any(),
    }
}}

part! { tables, load_tables, fn tables() {
    view! { <play::TableRoute /> }
}}

part! { tables, load_lessons, fn lessons() {
    view! { <learn::LessonRoute /> }
}}

impl Page {
    /// A page of the same part as the one at this address.
    pub fn at(path: &str) -> Self {
        let path = path.trim_end_matches('/');
        if path.starts_with("/tables/") {
            Self::Table
        } else if path.starts_with("/learn/") {
            Self::Lesson
        } else {
            Self::Home
        }
    }

    /// The part of the client that draws it.
    #[cfg(feature = "ssr")]
    pub const fn module(self) -> &'static str {
        match self {
            Self::Table | Self::Lesson => "tables",
            _ => "pages",
        }
    }

    async fn load(self) -> Result<(), SplitLoaderError> {
        match self {
            Self::Table => load_tables().await,
            Self::Lesson => load_lessons().await,
            _ => load_pages().await,
        }
    }
}

impl ChooseView for Page {
    async fn choose(self) -> AnyView {
        let view = match self {
            Self::Table => tables().await,
            Self::Lesson => lessons().await,
            _ => pages(self).await,
        };
        view.unwrap_or_else(|_| view! { <Unloaded /> }.into_any())
    }

    async fn preload(&self) {
        // Choosing tries again, and says what is wrong.
        drop(self.load().await);
    }
}

/// Loads what the page of this address is made of, before it is taken over; tells whether it came.
pub async fn prepare(path: &str) -> bool {
    let page = Page::at(path);
    // The line may have been gone for a moment only.
    page.load().await.is_ok() || page.load().await.is_ok()
}

/// In the place of a page that cannot be taken over: it can be read, and says why it does nothing.
pub fn give_up() {
    leptos::mount::mount_to_body(Unloaded);
}
