//! The words that scripts are made of.

words! {
    /// A moment at which somebody can act, or an effect applies by itself (the last four).
    Window {
        RoundStart = "round.start",
        TurnStart = "turn.start",
        UnitActivated = "unit.activated",
        NcuActivated = "ncu.activated",
        ZoneClaimed = "zone.claimed",
        NcuAbility = "ncu.ability",
        CardPlayed = "card.played",
        ActionCompleted = "action.completed",
        ChargeDeclared = "charge.declared",
        ChargeRoll = "charge.roll",
        ChargeSuccess = "charge.success",
        ChargeFailed = "charge.failed",
        AttackBeforeDice = "attack.before_dice",
        AttackDiceRolled = "attack.dice_rolled",
        AttackDefenseRolled = "attack.defense_rolled",
        AttackWounds = "attack.wounds",
        AttackCompleted = "attack.completed",
        MoraleBeforeDice = "morale.before_dice",
        MoraleAfterDice = "morale.after_dice",
        MoralePassed = "morale.passed",
        MoraleFailed = "morale.failed",
        UnitDestroyed = "unit.destroyed",
        Surge = "surge",
        ObjectiveScored = "objective.scored",
        TurnEnd = "turn.end",
        RoundEnd = "round.end",
        /// As long as the bearer stands there.
        Static = "static",
        AttackModifiers = "attack.modifiers",
        AttackTargeting = "attack.targeting",
        TokenExpend = "token.expend",
    }
}

words! {
    /// The part that somebody plays in a window.
    Role {
        Bearer = "self",
        Attacker = "attacker",
        Defender = "defender",
        Charger = "charger",
        ChargeTarget = "charge_target",
        Activating = "activating",
        ActivatingNcu = "activating_ncu",
        Acting = "acting",
        Testing = "testing",
        Destroyed = "destroyed",
        Destroyer = "destroyer",
        Influenced = "influenced",
        Holder = "holder",
    }
}

words! {
    /// The number that a modifier changes.
    Stat {
        ToHit = "to_hit",
        AttackDice = "attack_dice",
        /// The row of dice that is used.
        AttackDiceRow = "attack_dice_row",
        AttackWounds = "attack_wounds",
        DefenseRoll = "defense_roll",
        /// All morale tests.
        MoraleRoll = "morale_roll",
        PanicRoll = "panic_roll",
        PanicWounds = "panic_wounds",
        HandSize = "hand_size",
        /// Up to which face a charge is disorderly.
        DisorderlyMax = "disorderly_max",
        /// Inches.
        SurgeMove = "surge_move",
    }
}

words! {
    /// For how much a modifier counts.
    Scope {
        Attack = "attack",
        Test = "test",
        Charge = "charge",
        Action = "action",
        Turn = "turn",
        Round = "round",
        Unit = "unit",
        Player = "player",
    }
}

words! {
    /// Until when something lasts.
    Until {
        Activation = "activation_end",
        Turn = "turn_end",
        Round = "round_end",
        Game = "game_end",
    }
}

words! {
    /// Dice that are rolled together.
    Pool {
        Attack = "attack",
        Defense = "defense",
        Morale = "morale",
        Charge = "charge",
    }
}

words! {
    /// A condition token.
    Token {
        Panicked = "panicked",
        Vulnerable = "vulnerable",
        Weakened = "weakened",
    }
}

words! {
    /// A token, or one that the controller of the effect names.
    TokenKind {
        Panicked = "panicked",
        Vulnerable = "vulnerable",
        Weakened = "weakened",
        Choice = "choice",
    }
}

words! {
    TokenAct {
        Add = "add",
        Remove = "remove",
        /// From any unit to another that has none of that kind.
        Move = "move",
    }
}

words! {
    /// The kinds of a free action.
    ActionKind {
        Maneuver = "maneuver",
        March = "march",
        Retreat = "retreat",
        Charge = "charge",
        /// Melee or ranged.
        Attack = "attack",
        MeleeAttack = "melee_attack",
        RangedAttack = "ranged_attack",
        ManeuverOrRetreat = "maneuver_or_retreat",
    }
}

words! {
    /// A thing that may not be used.
    Forbidden {
        Cards = "cards",
        Orders = "orders",
        Arrows = "arrows",
    }
}

words! {
    /// Those who may not.
    Who {
        Enemies = "enemies",
        ChargeTargetSide = "charge_target_side",
        OneWall = "one_wall",
    }
}

words! {
    /// An exception from the rules of a mode.
    Permission {
        ReserveArrivalFromRound = "reserve_arrival_from_round",
        RedeployBeyondZone = "redeploy_beyond_zone",
    }
}
