//! The effects of the texts of the house cards, one file a card; the table of all texts is in `house_cards/texts.rs`.

pub(super) mod aeron_damphair;
pub(super) mod arianne_martell;
pub(super) mod cersei_lannister;
pub(super) mod continuous;
pub(super) mod doran_martell;
pub(super) mod mace_tyrell;
pub(super) mod patchface;
pub(super) mod queen_of_thorns;
pub(super) mod renly_baratheon;
pub(super) mod robb_stark;
pub(super) mod roose_bolton;
pub(super) mod ser_loras_tyrell;
pub(super) mod tyrion_lannister;
pub(super) mod tywin_lannister;
