"""The games in OpenSpiel: importing this registers them, `birdtable_perch` and so on.

    import birdtable.envs.openspiel, pyspiel
    game = pyspiel.load_game("birdtable_above_the_clouds(players=4)")

Parameters: `players`, the game's own options, and `deals`. All chance of a game lies in one node at its start, which
chooses one of `deals` decks, each equally likely; the state after it holds its own random stream. So a history
determines a state, and `resample_from_infostate` deals anew both what a seat cannot know and what is yet to be
drawn. A game without chance has no such node.

The information state is what the seat sees now and the public log: what a seat has seen here stays in its view.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np
import pyspiel

import birdtable
from birdtable.envs.common import picture
from birdtable.game import Game
from birdtable.kernel.dialect import calls_of
from birdtable.kernel.events import Happening
from birdtable.kernel.loops import nothing_hidden
from birdtable.kernel.streams import next_word
from birdtable.playing import check_unrefereed, rewards
from birdtable.position import Position

DEALS = 4096
LONGEST = 10_000  # decisions: more than any game here takes
ONLY_LOOK = ("legal", "observe", "value", "conceal")  # the kernels in which the table draws nothing


def register(name: str) -> str:
    """Make a game known to OpenSpiel, a game of your own by its dotted module; returns its name there."""
    game = birdtable.load(name, "python")
    known = f"birdtable_{game.name}"
    if known not in pyspiel.registered_names():
        # A class of its own for each game: OpenSpiel lets go of it after Python has ended, which only classes survive.
        pyspiel.register_game(game_type(game, known), type(known, (SpielGame,), {"source": name, "known": known}))
    return known


def has_chance(game: Game) -> bool:
    """Whether the table ever draws from its stream."""
    rules = game.engines.contract
    return any(next_word in calls_of(kernel, rules) for name, kernel in rules.items() if name not in ONLY_LOOK)


def has_secrets(game: Game) -> bool:
    """Whether a seat may not know everything."""
    return game.engines.contract["conceal"] is not nothing_hidden


def game_type(game: Game, known: str) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds, chance = pyspiel.GameType, has_chance(game)
    parameters: dict[str, Any] = {"players": game.usual_players}
    parameters |= {"deals": DEALS} if chance else {}
    return kinds(
        short_name=known,
        long_name=f"Birdtable: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if has_secrets(game)
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if min(game.players) == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters, **{option.name: option.default for option in game.options}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel holds it; `register` makes a class for each."""

    source: str  # what `birdtable.load` finds it by
    known: str  # what OpenSpiel knows it by

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = birdtable.load(self.source, "python")
        self.seats = int(params.get("players", game.usual_players))
        self.deals = int(params.get("deals", DEALS)) if has_chance(game) else 1
        self.options = {
            option.name: next(c for c in option.choices if str(c) == str(params[option.name]))
            for option in game.options
            if option.name in params
        }
        check_unrefereed(game.template(self.seats, self.options))  # which refuses what the game does not offer
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=self.deals if has_chance(game) else 0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if min(game.players) == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.known), info, params)

    @cached_property
    def loaded(self) -> Game:
        """The compiled rules."""
        return rules_of(self.source).preset(**self.options)

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1 if self.deals > 1 else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Who writes down what a seat sees."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if wanted.private_info == pyspiel.PrivateInfoType.NONE:
            return SpielObserver(public_string, None)
        if not wanted.public_info:
            return SpielObserver(private_string, None)
        string = information_string if wanted.perfect_recall else view_string
        return SpielObserver(string, self.loaded.features)


@cache
def rules_of(name: str) -> Game:
    """The compiled rules of a game, loaded once."""
    return birdtable.load(name, backend="native")


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel holds it.

    Its own attributes are plain data, since OpenSpiel copies and pickles them: the record, and the public log.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._source = game.source
        self._options = game.options
        self._seats = game.seats
        self._deals = game.deals
        self._states: np.ndarray | None = None
        self._log: tuple[str, ...] = ()
        if game.deals == 1:
            self._deal(0)

    # ------------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        """Who decides; chance before the deal."""
        if self._states is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.position.mask())]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deck, equally likely."""
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self._states is None:
            self._deal(action)
        else:
            self._note(self.position.play_legal(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(rules_of(self._source).actions.action(action, self._seats))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._states is not None and self.position.over

    def returns(self) -> list[float]:
        """The zero-sum result, 0 before the end."""
        return [0.0] * self._seats if self._states is None else rewards(self.position)

    def __str__(self) -> str:
        """The table in words, as the deciding seat sees it, after what everybody could see happen."""
        if self._states is None:
            return "before the deal"
        return "\n".join((*self._log, picture(self.position, self.position.seat or 0)))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state in which all that the player cannot know, and all that is yet to be drawn, is dealt anew."""
        twin = self.clone()
        twin._states = self.position.redeal(player, int(sampler() * 2**52)).states
        return twin

    # ------------------------------------------------------------------ ours

    @property
    def position(self) -> Position:
        """The position, to ask anything that OpenSpiel has no word for. Playing on it plays on the state."""
        assert self._states is not None
        return Position(rules_of(self._source), self._states)

    def _deal(self, number: int) -> None:
        position = rules_of(self._source).new(self._seats, number, **self._options)
        self._states = position.states
        self._note(position.opening)

    def _note(self, events: list[Happening]) -> None:
        public = [event.seen_by(None) for event in events]
        self._log += tuple(" ".join((event.name, *map(str, event.values.values()))) for event in public)


# ---------------------------------------------------------------------- observing


class SpielObserver:
    """Writes down what a seat sees: as text and, where all of it is asked for, as the array of the game's `observe`."""

    def __init__(self, string: Callable[[SpielState, int], str], features: int | None) -> None:
        self.string = string
        self.tensor = None if features is None else np.zeros(features, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the array; nothing is there before the deal."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state._states is None else state.position.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees, as text."""
        return "before the deal" if state._states is None else self.string(state, player)


def view_string(state: SpielState, player: int) -> str:
    """All that the seat sees now."""
    return json.dumps(state.position.view(player), ensure_ascii=False)


def information_string(state: SpielState, player: int) -> str:
    """All that the seat sees now, after everything that everybody saw happen."""
    return "\n".join((*state._log, view_string(state, player)))


def public_string(state: SpielState, player: int) -> str:
    """What a spectator sees."""
    return json.dumps(state.position.view(None), ensure_ascii=False)


def private_string(state: SpielState, player: int) -> str:
    """What the seat sees and a spectator does not."""
    mine, everybodys = state.position.view(player), state.position.view(None)
    return json.dumps({key: value for key, value in mine.items() if value != everybodys[key]}, ensure_ascii=False)


for _name in birdtable.games():
    register(_name)
