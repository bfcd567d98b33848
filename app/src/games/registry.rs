//! Makes of a list of games what goes through all of them.

/// One line for each game, `Name: type`: the enums that hold its values, and the macros that do the
/// same for whichever game it is. `$` is handed in for those.
macro_rules! games {
    ($d:tt $($name:ident: $game:ty),+ $(,)?) => {
        /// The game at a table as one viewer sees it.
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        pub enum GamePage {
            $(
                #[serde(with = "crate::games::decoder")]
                $name(Box<<$game as $crate::games::GameUi>::Page>),
            )+
        }

        $(impl $crate::games::Decodable for <$game as $crate::games::GameUi>::Page {
            fn decoder() -> &'static $crate::games::PageDecoder<Self> {
                static DECODER: $crate::games::PageDecoder<<$game as $crate::games::GameUi>::Page> =
                    $crate::games::PageDecoder::empty();
                &DECODER
            }
        })+

        /// A game in a few pictures, as everybody saw it.
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(remote = "Self")]
        pub enum GameChronicle {
            $($name(Vec<<$game as $crate::games::GameUi>::Chapter>),)+
        }

        /// The guide that a table's page brings to lead somebody through a first game.
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        pub enum GameGuide {
            $($name(<$game as $crate::games::GameUi>::Guide),)+
        }

        /// The choices that the people at a table agree on before the start, by the name of the game.
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum GameSetup {
            $($name(<$game as $crate::games::GameUi>::Setup),)+
        }

        /// The same for whichever game a value is of; `G` is that game.
        macro_rules! of_value {
            ($d of:ident: $d value:expr, $d G:ident, $d it:ident => $d then:expr) => {
                match $d value {
                    $($d of::$name($d it) => {
                        #[allow(unused, reason = "not every caller needs the type")]
                        type $d G = $game;
                        $d then
                    })+
                }
            };
        }

        $(impl $crate::games::Registered for $game {
            fn page_of(it: Self::Page) -> GamePage {
                GamePage::$name(Box::new(it))
            }

            fn as_page(it: &GamePage) -> Option<&Self::Page> {
                #[allow(irrefutable_let_patterns, reason = "where only one game is listed")]
                if let GamePage::$name(it) = it { Some(it) } else { None }
            }

            fn into_page(it: GamePage) -> Option<Self::Page> {
                #[allow(irrefutable_let_patterns, reason = "where only one game is listed")]
                if let GamePage::$name(it) = it { Some(*it) } else { None }
            }

            fn chronicle_of(it: Vec<Self::Chapter>) -> GameChronicle {
                GameChronicle::$name(it)
            }

            fn into_chapters(it: GameChronicle) -> Option<Vec<Self::Chapter>> {
                #[allow(irrefutable_let_patterns, reason = "where only one game is listed")]
                if let GameChronicle::$name(it) = it { Some(it) } else { None }
            }

            fn guide_of(it: Self::Guide) -> GameGuide {
                GameGuide::$name(it)
            }

            fn as_guide(it: GameGuide) -> Option<Self::Guide> {
                #[allow(irrefutable_let_patterns, reason = "where only one game is listed")]
                if let GameGuide::$name(it) = it { Some(it) } else { None }
            }

            fn setup_of(it: Self::Setup) -> GameSetup {
                GameSetup::$name(it)
            }
        })+

        /// Does this for every game, one after the other; `G` is the game.
        macro_rules! for_each_game {
            ($d G:ident => $d then:expr) => {
                $({
                    type $d G = $game;
                    $d then
                })+
            };
        }

        /// The same for the game of this kind; `other` where none is.
        macro_rules! dispatch {
            ($d kind:expr, $d G:ident => $d then:expr, $d other:expr) => {
                match $d kind {
                    $(<$game as $crate::games::GameUi>::KIND => {
                        type $d G = $game;
                        $d then
                    })+
                    _ => $d other,
                }
            };
        }

        impl GameSetup {
            /// The kind of game that it is for.
            pub fn kind(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => <$game as $crate::games::GameUi>::KIND,)+
                }
            }

            /// As the rules read it.
            pub fn json(&self) -> String {
                let json = match self {
                    $(Self::$name(it) => serde_json::to_string(it),)+
                };
                json.expect("a setup is plain data")
            }
        }
    };
}
pub(super) use games;
