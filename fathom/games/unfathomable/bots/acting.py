"""The actions of a human: the worth of each, here and now."""

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    Move,
    Pass,
    PlayCard,
    Repair,
    Save,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import ADJACENT, DECK, WATER, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.consequences import worth
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.sites import HIT, HIT_CHARACTER, SIDES, Sites
from fathom.games.unfathomable.bots.suspicion import suspicion
from fathom.games.unfathomable.library import abilities, items, names_of_abilities
from fathom.games.unfathomable.pieces import Item, Resource, Role
from fathom.games.unfathomable.pieces.skills import Card
from fathom.kernel import Action, Ask

MANY = 4  # attacks of an onslaught


class Deeds:
    """What the answers to an action question are worth."""

    def __init__(self, outlook: Outlook, left: int) -> None:
        self.outlook = outlook
        self.view = outlook.view
        self.sites = Sites(outlook)
        self.left = left

    def worth(self, option: Action) -> float:
        outlook = self.outlook
        match option:
            case Move(to):
                return self.going(to)
            case AttackDeepOne(at):
                return HIT * outlook.deep_one(at)
            case AttackCharacter(victim):
                return HIT_CHARACTER * outlook.blow(victim)
            case Save():
                return outlook.passenger(outlook.space)
            case UseSpace():
                return self.sites.room(outlook.space)
            case Repair():
                return self.sites.repair(outlook.space)
            case UseTome():
                return self.outlook.weights.a_spell
            case PlayCard(card):
                return self.playing(card) - outlook.keep(card)
            case UseItem(item):
                return self.using(item)
            case UseAbility(role):
                return self.ability(role)
            case UseFeat(role):
                return self.feat(role)
            case UseMythos():
                return 2.0
        return 0.0

    def going(self, to: Space) -> float:
        """A move is worth what can be done there next."""
        later = self.outlook.weights.next_action if self.left > 1 else self.outlook.weights.next_turn
        worth = later * self.sites.at(to)
        if self.outlook.space == Space.SICKBAY and self.left == 1:
            worth += self.outlook.weights.defeated / 2
        return worth

    # --------------------------------------------------------------------------------- Skill cards

    def playing(self, card: Card) -> float:
        outlook = self.outlook
        match names_of_abilities()[card]:
            case "lend-a-hand":
                return max((self.helping(seat) for seat in outlook.humans if seat != outlook.seat), default=0.0)
            case "withering-word":
                return max(HIT * self.worst_deep_one(), HIT_CHARACTER * self.worst_traitor())
            case "push-back":
                return self.pushing()
            case "onslaught":
                return self.onslaught()
            case "take-notes":
                return 2 * outlook.card_worth(len(outlook.hand) + 1)
            case "second-wind":
                return self.outlook.weights.an_action
            case "regroup":
                return 0.2
            case _:
                return worth(outlook, abilities()[card].do, outlook.seat)

    def helping(self, seat: int) -> float:
        """What another player could do with an action."""
        view, outlook = self.view, self.outlook
        player = view.players[seat]
        trust = 1 - suspicion(outlook, seat)
        there = view.deep_ones.get(player.space, 0)
        if player.space == Space.SICKBAY:
            return 1.4 * trust
        if there and player.space != Space.BRIG:
            return trust * HIT * outlook.deep_one(player.space)
        if player.space in DECK and view.passengers_at(player.space):
            return trust * outlook.passenger(player.space)
        if player.space == Space.BOILER and Space.BOILER not in view.rooms_used and Space.BOILER not in view.damaged:
            return trust * 0.6
        return 0.45 * trust

    def worst_deep_one(self) -> float:
        return max((self.outlook.deep_one(at) for at, _ in self.view.on_board()), default=0.0)

    def worst_traitor(self) -> float:
        return max((self.outlook.blow(each.seat) for each in self.view.players if each.revealed), default=0.0)

    def pushing(self) -> float:
        """Deep Ones moved from the worst place to the best next to it."""
        found = 0.0
        for at, count in self.view.on_board():
            here = self.outlook.deep_one(at)
            least = min(self.outlook.deep_one(to) for to in ADJACENT[at] if to not in (Space.BRIG, Space.SICKBAY))
            found = max(found, count * (here - least) * 0.8)
        return found

    def onslaught(self) -> float:
        outlook = self.outlook
        there = self.view.deep_ones.get(outlook.space, 0)
        if not there:
            return self.outlook.weights.traitor_jailed * 0.8 if self.view.enemies_of_humans_at(outlook.space) else 0.0
        return min(there, MANY * HIT) * outlook.deep_one(outlook.space)

    # ----------------------------------------------------------------------------- items and sheets

    def using(self, item: Item) -> float:
        outlook, view = self.outlook, self.view
        weapon = items()[item].weapon
        if weapon is not None:
            return self.shooting(weapon.bonus + weapon.per_enemy, adjacent=weapon.adjacent, again=weapon.reroll)
        match item:
            case Item.TOOL_BAG:
                return self.sites.repair(outlook.space)
            case Item.MEGAPHONE:
                near = [at for at in (outlook.space, *ADJACENT[outlook.space]) if at in DECK]
                return sum(outlook.passenger(at) * view.passengers_at(at) for at in near)
            case Item.SHIPS_CAT:
                return HIT * outlook.deep_one(outlook.space) + self.outlook.weights.an_action
            case Item.SEA_BOOK:
                return self.outlook.weights.an_action * 0.8
            case Item.BOMB:
                return self.bombing()
        return 0.0

    def shooting(self, bonus: int, *, adjacent: bool, again: bool) -> float:
        chance = min(1.0, HIT + bonus / SIDES)
        if again:
            chance = 1 - (1 - chance) ** 2
        places = ADJACENT[self.outlook.space] if adjacent else (self.outlook.space,)
        there = [self.outlook.deep_one(at) for at in places if self.view.deep_ones.get(at, 0)]
        traitors = [
            self.outlook.blow(each.seat) for each in self.view.players if each.revealed and each.space in places
        ]
        return max(chance * max(there, default=0.0), (chance - 0.25) * max(traitors, default=0.0))

    def bombing(self) -> float:
        """Best thrown where only Deep Ones stand."""
        outlook = self.outlook
        found = 0.0
        for at in ADJACENT[outlook.space]:
            if at in WATER or at in DECK:
                killed = self.view.deep_ones.get(at, 0) * outlook.deep_one(at)
                hurt = self.outlook.weights.defeated * len(self.view.humans_at(at))
                lost = self.view.passengers_at(at) * outlook.loss(Resource.SOULS)
                found = max(found, killed - hurt - lost - self.outlook.weights.an_item)
        return found

    def ability(self, role: Role) -> float:
        match role:
            case Role.FIRST_MATE:
                best, later = max(self.sites.at(at) for at in DECK), self.outlook.weights.next_action
                return later * best + 0.3 if best > self.sites.at(self.outlook.space) else 0.0
            case Role.MASTER_AT_ARMS:
                return self.worst_deep_one() * HIT + self.outlook.weights.an_action
            case Role.APPRENTICE:
                return 0.2 + self.outlook.weights.an_action if self.outlook.seat == self.view.keeper else 0.0
            case Role.STOWAWAY:
                return self.outlook.weights.an_item * 1.1
            case Role.EXILE:
                up = self.view.hydra in WATER or self.view.dagon in WATER
                return self.outlook.weights.monarch * 0.6 - self.outlook.weights.card if up else 0.0
        return 0.0

    def feat(self, role: Role) -> float:
        outlook = self.outlook
        match role:
            case Role.ENGINEER if outlook.space == Space.BOILER:
                return outlook.voyage_step + self.outlook.weights.voyage_step - outlook.loss(Resource.FUEL) - 0.5
            case Role.MASTER_AT_ARMS:
                here = [seat for seat in outlook.humans if self.view.players[seat].space == outlook.space]
                most = max((suspicion(outlook, seat) for seat in here), default=0.0)
                return 8 * (most - weights.SUSPECTED)
            case Role.APPRENTICE:
                return self.outlook.weights.a_spell
            case Role.EXILE:
                return 1.2 if self.view.awakened else 0.0
        return 0.0


def act(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    deeds = Deeds(outlook, (ask.args or {}).get("left", 1))
    worths: dict[Action, float] = {option: deeds.worth(option) for option in ask.options}
    worths[Pass()] = 0.0
    return worths
