//! The drawers of the rail, by name.

/// A drawer of the rail, by its contents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    Armies,
    /// The tactics board, markers and terrain.
    Board,
    Chronicle,
    /// Answers that are given in advance; only for who plays. An Order is something else in the rules.
    Orders,
    /// Only at a table where people meet.
    Chat,
    Help,
}

impl Drawer {
    pub const ALL: [Self; 6] = [
        Self::Orders,
        Self::Armies,
        Self::Board,
        Self::Chronicle,
        Self::Chat,
        Self::Help,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Armies => word!("Armies" | "Armeen"),
            Self::Board => word!("Field" | "Feld"),
            Self::Chronicle => word!("Log" | "Chronik"),
            Self::Orders => word!("Plans" | "Pläne"),
            Self::Chat => word!("Chat" | "Chat"),
            Self::Help => word!("Help" | "Hilfe"),
        }
    }

    /// The path of its icon, on a grid of 24.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Armies => {
                "M9 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6M3 20q0-6 6-6t6 6M16 11a2.5 2.5 0 1 0 0-5M17 14q4 1 4 6"
            }
            Self::Board => "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0",
            Self::Chronicle => "M4 5q4-2 8 1q4-3 8-1v13q-4-2-8 1q-4-3-8-1zM12 6v13",
            Self::Orders => "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
            Self::Chat => "M3 13q3-7 9-7q2-3 5-2l4 2l-4 1q1 8-7 9l-1 4M12 16l1 4M8 12q3 1 6-1",
            Self::Help => "M8.5 9a3.5 3.5 0 1 1 5 3q-1.5 1-1.5 3M12 19h.1",
        }
    }

    /// The identifier of its button.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Armies => "open-armies",
            Self::Board => "open-field",
            Self::Chronicle => "open-log",
            Self::Orders => "open-orders",
            Self::Chat => "open-chat",
            Self::Help => "open-help",
        }
    }

    pub const fn panel(self) -> &'static str {
        match self {
            Self::Armies => "drawer-armies",
            Self::Board => "drawer-field",
            Self::Chronicle => "drawer-log",
            Self::Orders => "drawer-orders",
            Self::Chat => "drawer-chat",
            Self::Help => "drawer-help",
        }
    }

    /// Returns true where somebody writes, and goes on when they are asked something.
    pub const fn stays(self) -> bool {
        matches!(self, Self::Orders | Self::Chat)
    }

    /// Returns true for what a phone has room for at its foot.
    pub const fn is_at_hand(self) -> bool {
        !matches!(self, Self::Orders | Self::Help)
    }

    /// Those of a table: who only watches has no orders to give, and in a lesson nobody talks.
    pub fn offered(plays: bool, talks: bool) -> Vec<Self> {
        let offers = |it: &Self| match it {
            Self::Orders => plays,
            Self::Chat => talks,
            _ => true,
        };
        Self::ALL.into_iter().filter(offers).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_has_neither_orders_nor_chat() {
        let offered = Drawer::offered(false, false);
        assert_eq!(
            offered,
            [
                Drawer::Armies,
                Drawer::Board,
                Drawer::Chronicle,
                Drawer::Help
            ]
        );
        assert_eq!(Drawer::offered(true, true), Drawer::ALL);
    }

    #[test]
    fn a_phone_has_four_drawers_at_hand_and_the_others_under_more() {
        let at_hand = Drawer::ALL.iter().filter(|it| it.is_at_hand());
        assert_eq!(at_hand.count(), 4);
        assert!(!Drawer::Help.is_at_hand());
    }
}
