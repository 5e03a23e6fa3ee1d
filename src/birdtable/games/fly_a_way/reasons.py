"""Why an action is not legal: the clause that forbids it, and what is missing."""

from __future__ import annotations

from birdtable.errors import Reason
from birdtable.games.fly_a_way import birds, cards, content, links, powers
from birdtable.games.fly_a_way.content import Attach, Moment, Op, Timing
from birdtable.games.fly_a_way.state import State
from birdtable.games.fly_a_way.words import Completed, Decision, Offer, Phase, Readiness
from birdtable.kernel import EMPTY, Action, Because

because = Because("fly_a_way")

VERBS = {
    Decision.offer: {"save", "forfeit", "draw", "done"},
    Decision.wing_it: {"draw", "power"},
    Decision.fowl_play: {"perform", "power", "neutralise"},
    Decision.act: {"done", "link", "play", "power", "free", "save"},
    Decision.second_link: {"link"},
    Decision.extra_link: {"link", "done"},
    Decision.route: {"via"},
    Decision.which_bird: {"choose", "done"},
    Decision.save_power: {"power", "done"},
    Decision.discard: {"discard"},
    Decision.discard_for_points: {"discard", "done"},
    Decision.give: {"give"},
    Decision.take_squawk: {"pick", "done"},
    Decision.protect: {"protect", "done"},
    Decision.remove: {"lift"},
    Decision.move_from: {"lift"},
    Decision.move_to: {"link"},
    Decision.swap_own: {"lift"},
    Decision.swap_other: {"take"},
    Decision.replace: {"take"},
    Decision.bird: {"choose", "lose"},
    Decision.save: {"save", "done"},
    Decision.rob: {"rob"},
    Decision.pick_card: {"pick"},
    Decision.peek: {"leave", "bottom"},
    Decision.order: {"order"},
    Decision.copy: {"choose"},
    Decision.free_bird: {"choose"},
}
CLAUSE_OF_EFFECT = {
    Op.cage: "cage.card",
    Op.attach_snake: "snake.card",
    Op.discard_saved: "fowl.as-far",
    Op.steal_bird: "power.stolen",
    Op.discard_roosting: "power.own-turn",
    Op.bottom_roosting: "power.own-turn",
    Op.free_caged: "cage.free",
    Op.remove_snake: "snake.off",
}
MOMENT_OF = {Decision.act: Moment.action, Decision.wing_it: Moment.wing_it, Decision.fowl_play: Moment.fowl_play}


class Asked:
    """What is being decided, and by whom."""

    def __init__(self, seen: State) -> None:
        top = seen.pending_count - 1
        self.seen = seen
        self.seat = seen.pending_seat[top]
        self.decision = list(Decision)[seen.pending_kind[top]]
        self.first, self.second = seen.pending_args[top, 0], seen.pending_args[top, 1]

    @property
    def clause(self) -> str:
        """The clause under which the decision is made."""
        if self.decision == Decision.bird:
            return self._clause_of_bird
        if self.decision == Decision.discard:
            return self._clause_of_discard
        if self.decision == Decision.save and self.second == Completed.by_freeing:
            return "cage.save"
        return self.decision.clause

    @property
    def _clause_of_bird(self) -> str:
        """Of a choice between two effects: Poisoned Bait or Birders to the Rescue."""
        op = Op(content.OP[self.first])
        if op == Op.choose:
            return "fowl.as-far" if self.seen.in_play == EMPTY else "cage.free"
        return CLAUSE_OF_EFFECT[op]

    @property
    def _clause_of_discard(self) -> str:
        """What makes the seat discard: a card, a power on somebody's turn, or the limit at the end of its own."""
        if self.seen.phase == Phase.between:
            return "tastrophe.all"
        if self.seat != self.seen.active:
            return "power.opponent"
        if self.seen.fowl_drawn != EMPTY:
            return "fowl.as-far"
        return "turn.hand" if self.seen.phase == Phase.hand else "power.own-turn"


def why_not(seen: State, action: Action) -> list[Reason]:
    """What stands in the way of an action, from what the deciding seat sees."""
    asked = Asked(seen)
    if action.verb not in VERBS[asked.decision]:
        return because.not_now(asked.decision, asked.clause)
    explain = {
        "done": _done,
        "draw": _done,
        "lose": _lose,
        "link": _link,
        "via": _via,
        "lift": _lift,
        "take": _take,
        "save": _save,
        "forfeit": _save,
        "power": _power,
        "choose": _choose,
        "free": _free,
        "neutralise": _neutralise,
        "play": _play,
        "discard": _from_hand,
        "give": _from_hand,
        "pick": _pick,
        "rob": _rob,
        "order": _order,
    }[action.verb]
    return explain(asked, action)


def _done(asked: Asked, action: Action) -> list[Reason]:
    if asked.decision == Decision.discard_for_points:
        return [because("power.own-turn", "discard-one")]
    if asked.decision == Decision.which_bird:
        return [because("save.option", "nothing-against")]
    return [because("offer.forfeit", "has-forfeited" if action.verb == "draw" else "not-forfeited")]


def _lose(asked: Asked, action: Action) -> list[Reason]:
    return [because(asked.clause, "must-choose-bird")]


# ---------------------------------------------------------------------- links


def _link(asked: Asked, action: Action) -> list[Reason]:
    seen, seat = asked.seen, asked.seat
    way = content.LINKWAY.value(action.args["linkway"], 0)
    if seen.links[way] != EMPTY:
        return [because("map.linkway", "filled", linkway=action.args["linkway"])]
    if asked.decision == Decision.act and seen.basics >= seen.basic_limit:
        return [because("link.number", "no-more-links", links=seen.basic_limit)]
    if asked.decision in (Decision.act, Decision.extra_link) and seen.supply[seat] == 0:
        return [because("link.supply", "no-supply")]
    row = asked.first if asked.decision in (Decision.extra_link, Decision.second_link) else EMPTY
    if row != EMPTY and not links.touches(way, content.TOUCH[row]):
        return [because("map.touch", "wrong-habitat", habitat=content.HABITATS[content.TOUCH[row]])]
    if asked.decision == Decision.move_to:
        return [because("extra.move", "not-beside", linkway=content.LINKWAY.word(asked.first, 0))]
    if asked.decision == Decision.second_link:
        return [because("link.fresh", "not-beside", linkway=content.LINKWAY.word(seen.step[0], 0))]
    if asked.decision == Decision.act and any(
        seen.links[seen.basic_links[earlier]] == seat for earlier in range(seen.basics)
    ):
        return [because("link.group", "not-joined")]
    return [because("link.connect" if asked.decision == Decision.act else "extra.attach", "lone")]


def _via(asked: Asked, action: Action) -> list[Reason]:
    return [because("route.choice", "not-on-route", linkway=action.args["linkway"])]


def _lift(asked: Asked, action: Action) -> list[Reason]:
    seen = asked.seen
    way = content.LINKWAY.value(action.args["linkway"], 0)
    if seen.links[way] != asked.seat:
        return [because(asked.clause, "not-your-link", linkway=action.args["linkway"])]
    if asked.decision == Decision.remove:
        return [because("map.touch", "wrong-habitat", habitat=content.HABITATS[asked.second])]
    return [because("extra.move", "nowhere-to-move", linkway=action.args["linkway"])]


def _take(asked: Asked, action: Action) -> list[Reason]:
    way = content.LINKWAY.value(action.args["linkway"], 0)
    if asked.seen.links[way] in (EMPTY, asked.seat):
        return [because("extra.exchange", "not-opponents-link", linkway=action.args["linkway"])]
    message = "not-beside-yours" if content.ATTACH[asked.first] == Attach.own else "not-on-that-route"
    return [because("extra.exchange", message, linkway=action.args["linkway"])]


# ---------------------------------------------------------------------- birds


def _bird(action: Action) -> tuple[int, str]:
    """The bird that an action names: its number, and its name."""
    return content.BIRD.value(action.args["bird"], 0), action.args["bird"]


def _save(asked: Asked, action: Action) -> list[Reason]:
    seen = asked.seen
    bird, name = _bird(action)
    place = birds.roosting_place(seen, bird)
    if asked.decision == Decision.save:
        return [because(asked.clause, "other-bird", bird=name, asked=content.BIRD.word(asked.first, 0))]
    if place == EMPTY:
        return [because("save.last-link", "not-roosting", bird=name)]
    if seen.cage[place] != EMPTY:
        return [because("cage.untouchable", "caged", bird=name)]
    if seen.offer[place] == EMPTY:
        return [because("save.last-link", "not-offered", bird=name)]
    if not birds.may_take(seen, asked.seat, place):
        return [because("offer.who", "no-contribution", bird=name)]
    free = seen.offer[place] == Offer.free
    return [because("offer.free", "is-free" if free else "not-free", bird=name)]


def _power(asked: Asked, action: Action) -> list[Reason]:
    seen = asked.seen
    bird, name = _bird(action)
    if asked.decision == Decision.save_power:
        return [because("power.save", "other-power", bird=name)]
    if not birds.has_in_front(seen, asked.seat, bird):
        return [because("power.own-turn", "not-your-bird", bird=name)]
    if seen.snake[bird] != EMPTY:
        return [because("snake.card", "snaked", bird=name)]
    readiness = Readiness(seen.readiness[bird])
    waits = content.TIMING[bird] == Timing.save and readiness != Readiness.spent
    if content.AUTOMATIC[bird] or not (powers.is_chosen(bird) or waits):
        return [because("power.own-turn", "by-itself", bird=name)]
    if readiness != Readiness.ready:
        clause = "power.wait" if readiness == Readiness.fresh else "power.exhausted"
        return [because(clause, f"bird-{readiness.word}", bird=name)]
    row = content.BIRD_EFFECT[bird]
    if content.OP[row] != Op.copy_power and content.MOMENT[row] != MOMENT_OF[asked.decision]:
        return [because("power.own-turn", "other-moment", bird=name)]
    return [because("wing.nothing", "nothing-comes", card=name)]


def _choose(asked: Asked, action: Action) -> list[Reason]:
    seen = asked.seen
    bird, name = _bird(action)
    if asked.decision == Decision.which_bird:
        return [because("save.several", "not-complete", bird=name)]
    place = birds.roosting_place(seen, bird)
    if asked.decision == Decision.bird and place != EMPTY and seen.cage[place] != EMPTY:
        return [because("cage.untouchable", "caged", bird=name)]
    if asked.decision == Decision.free_bird and seen.snake[bird] != EMPTY:
        own = birds.has_in_front(seen, asked.seat, bird)
        return [because("snake.off", "no-target" if own else "not-your-snake", bird=name)]
    if asked.decision == Decision.copy and seen.snake[bird] != EMPTY:
        return [because("snake.card", "snaked", bird=name)]
    return [because(asked.clause, "no-target", bird=name)]


def _payment(asked: Asked, payment: int, cost: int) -> list[Reason]:
    worth = int(content.PAYMENT_VALUE[payment])
    if worth < cost:
        return [because("fowl.squawks", "too-few-squawks", need=cost, have=worth)]
    for value in (1, 2, 3):
        needed = content.PAYMENT.word(payment, 0).split("+").count(str(value))
        if cards.squawks_in_hand(asked.seen, asked.seat, value) < needed:
            return [because("fowl.squawks", "no-such-squawks", squawks=content.PAYMENT.word(payment, 0))]
    return [because("fowl.squawks", "too-many-squawks", need=cost)]


def _free(asked: Asked, action: Action) -> list[Reason]:
    seen = asked.seen
    costs = [int(content.FOWL_COST[card]) for card in seen.cage if card != EMPTY]
    own = [seen.front[asked.seat, place] for place in range(seen.front_count[asked.seat])]
    costs += [int(content.FOWL_COST[seen.snake[bird]]) for bird in own if seen.snake[bird] != EMPTY]
    if not costs:
        return [because("cage.free", "nothing-to-free")]
    return _payment(asked, content.PAYMENT.value(action.args["squawks"], 0), min(costs))


def _neutralise(asked: Asked, action: Action) -> list[Reason]:
    return _payment(
        asked, content.PAYMENT.value(action.args["squawks"], 0), int(content.FOWL_COST[asked.seen.fowl_drawn])
    )


# ---------------------------------------------------------------------- cards


def _play(asked: Asked, action: Action) -> list[Reason]:
    card = content.WING.value(action.args["card"], 0)
    if content.SQUAWKS[card]:
        return [because("fowl.squawks", "squawks-pay")]
    if cards.slot_of(asked.seen, asked.seat, card) == EMPTY:
        return [because("wing.play", "not-in-hand", card=action.args["card"])]
    return [because("wing.nothing", "nothing-comes", card=action.args["card"])]


def _from_hand(asked: Asked, action: Action) -> list[Reason]:
    card = content.WING.value(action.args["card"], 0)
    if cards.slot_of(asked.seen, asked.seat, card) == EMPTY:
        return [because(asked.clause, "not-in-hand", card=action.args["card"])]
    return [because("power.own-turn", "not-just-drawn", card=action.args["card"])]


def _pick(asked: Asked, action: Action) -> list[Reason]:
    message = "not-just-spent" if asked.decision == Decision.take_squawk else "not-in-discards"
    return [because(asked.clause, message, card=action.args["card"])]


def _rob(asked: Asked, action: Action) -> list[Reason]:
    own = action.args["victim"] == str(asked.seat)
    return [because("power.own-turn", "not-yourself" if own else "no-cards")]


def _order(asked: Asked, action: Action) -> list[Reason]:
    return [because("wing.science", "no-such-card", place=action.args["place"])]
