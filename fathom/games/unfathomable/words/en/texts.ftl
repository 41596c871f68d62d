### Unfathomable: how the text on cards is put together, in English.

ability-text = { $when }{ $also ->
    [none] {""}
   *[other] {" or "}{ $also }
}: { $effect }{ $once ->
    [none] { $brig ->
        [no] {" "}(not in the Brig)
       *[other] {""}
    }
   *[other] {" "}({ $once }{ $brig ->
        [no] , not in the Brig
       *[other] {""}
    })
}
upgrade-text = upgrade: while it is face up, your skill set has one { $skill } card more
basic-text = your basic attacks get +{ $bonus }
weapon-text = action: attack { $adjacent ->
    [yes] an enemy in an adjacent space
   *[other] an enemy in your space
}{ $bonus ->
    [0] {""}
   *[other] {" "}with +{ $bonus }
}{ $enemies ->
    [0] {""}
   *[other] {" "}with +{ $enemies } for each enemy there
}{ $reroll ->
    [yes] ; you may roll again once
   *[other] {""}
}
damage-stays-text = this card then goes to the bottom of the Damage deck, and another Damage card is drawn
damage-gone-text = this card then leaves the game
spell-gone-text = when it has taken effect, this Spell leaves the game
feat-gone-text = this Feat then leaves the game
check-text = skill test ({ $skills }): { $threshold } or more
repair-text = Defeats every human in the room. Action: discard { $skill ->
    [none] cards of any skill
   *[other] { $skill } cards
} worth { $cost } or more to repair the room.
