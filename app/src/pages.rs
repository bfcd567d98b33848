//! The pages by their addresses. Those with a map are [hydration roots](crate::hydration_root).

use crate::error_page::Unloaded;
use crate::{
    account,
    games::{self, OwnPage},
    home, legal, lobby, notices, profiles, reports,
};
#[cfg(feature = "hydrate")]
use crate::{hydration_root, lazy};
use leptos::prelude::*;
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
    About,
    Notice,
    Back,
    Reports,
    Report,
    Table,
    /// A page that a game has of its own.
    Game(OwnPage),
}

impl Page {
    /// Tells whether a map lies on it.
    #[cfg(feature = "hydrate")]
    const fn is_island(self) -> bool {
        matches!(self, Self::Table | Self::Game(OwnPage::Lesson))
    }

    fn view(self) -> AnyView {
        match self {
            Self::Home => view! { <home::Home /> }.into_any(),
            Self::SignUp => view! { <account::SignUpPage /> }.into_any(),
            Self::SignIn => view! { <account::SignInPage /> }.into_any(),
            Self::Account => view! { <account::AccountPage /> }.into_any(),
            Self::Delete => view! { <account::DeletePage /> }.into_any(),
            Self::Recover => view! { <account::RecoverPage /> }.into_any(),
            Self::Lobby => view! { <lobby::Lobby /> }.into_any(),
            Self::Create => view! { <lobby::CreatePage /> }.into_any(),
            Self::Archive => view! { <profiles::ArchivePage /> }.into_any(),
            Self::Leaderboard => view! { <profiles::LeaderboardPage /> }.into_any(),
            Self::Person => view! { <profiles::PersonPage /> }.into_any(),
            Self::About => view! { <legal::About /> }.into_any(),
            Self::Reports => view! { <reports::ReportsPage /> }.into_any(),
            Self::Report => view! { <reports::ReportPage /> }.into_any(),
            Self::Back => view! { <account::BackPage /> }.into_any(),
            Self::Notice => view! { <notices::NoticePage /> }.into_any(),
            Self::Game(page) => games::own_page(page),
            #[cfg(feature = "ssr")]
            Self::Table => view! { <crate::play::TableRoute /> }.into_any(),
            // A hydration root is in no need of it.
            #[cfg(not(feature = "ssr"))]
            Self::Table => ().into_any(),
        }
    }
}

part! { pages, load_pages, fn pages(page: Page) {
    page.view()
}}

impl ChooseView for Page {
    async fn choose(self) -> AnyView {
        #[cfg(feature = "hydrate")]
        if self.is_island() {
            if lazy::is_new() {
                load_page().await;
            }
            return view! { <hydration_root::IslandPlace /> }.into_any();
        }
        let view = pages(self).await;
        view.unwrap_or_else(|_| view! { <Unloaded /> }.into_any())
    }

    async fn preload(&self) {
        #[cfg(feature = "hydrate")]
        if !self.is_island() {
            // Choosing tries again, and says what is wrong.
            drop(load_pages().await);
        }
    }
}

/// Loads the page that the router goes to, and stays where it is until that is there.
#[cfg(feature = "hydrate")]
async fn load_page() {
    hydration_root::go_to(&leptos_router::hooks::use_location());
    std::future::pending::<()>().await;
}

#[cfg(feature = "hydrate")]
part! { frame, load_app, fn app() {
    view! { <crate::App /> }
}}

/// Takes over the page, but for a hydration root in it, which is a page that needs nothing else.
#[cfg(feature = "hydrate")]
pub async fn enter() -> Result<(), leptos::wasm_split::SplitLoaderError> {
    // The line may have been gone for a moment only. What the page begins with comes first: what is around it
    // is loaded without what both need.
    if !hydration_root::is_here() && load_pages().await.is_err() {
        load_pages().await?;
    }
    if load_app().await.is_err() {
        load_app().await?;
    }
    leptos::mount::hydrate_body(|| lazy::at_once(app()).and_then(Result::ok));
    hydration_root::frame_lives();
    Ok(())
}

/// Brings the page that the server has rendered to life: a hydration root at once, any other page with the first
/// touch. One that cannot be taken over can be read, and says why it does nothing.
#[cfg(feature = "hydrate")]
pub async fn hydrate() {
    if hydration_root::is_here() {
        return taken_over(&hydration_root::enter().await);
    }
    // Nobody will press again what was pressed early.
    drop(hydration_root::missed());
    lazy::at_first_touch(|| {
        leptos::task::spawn_local(async {
            taken_over(&enter().await.map(|()| lazy::came()));
        });
    });
}

#[cfg(feature = "hydrate")]
fn taken_over(entered: &Result<(), leptos::wasm_split::SplitLoaderError>) {
    if entered.is_err() {
        // Nobody will press again what was pressed early.
        drop(hydration_root::missed());
        leptos::mount::mount_to_body(Unloaded);
    }
}
