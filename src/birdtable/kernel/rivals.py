"""One seat against others that choose at random, in many games at once: what a learner's vector environment runs on."""

from __future__ import annotations

from birdtable.kernel.bits import WORD
from birdtable.kernel.decisions import decider
from birdtable.kernel.dialect import kernel
from birdtable.kernel.loops import apply, choose, deal_one, go_on, legal, observe, reward_one, seed_luck
from birdtable.kernel.masks import clear
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Float32, Floats, Grid, Int32, Log, Luck, Mask, Row, States, UInt8

NEW_GAME = -1


@kernel
def rivals_play(state: State, seat: int, mask: Mask, luck: Luck, index: int, log: Log) -> None:
    """The other seats choose at random until this seat decides or the game is over."""
    while state.over == 0 and decider(state) != seat:
        clear(mask)
        legal(state, mask)
        apply(state, choose(mask, luck, index), log)
        go_on(state, log)


@kernel
def deal_for(
    states: States, index: int, seat: int, template: States, seed: int, number: int, mask: Mask, luck: Luck, log: Log
) -> None:
    """Deal games until there is one in which the seat has something to decide."""
    deal_one(states, index, template, seed, number, log)
    rivals_play(states[index], seat, mask, luck, index, log)
    while states[index].over == 1:
        deal_one(states, index, template, seed, states[index].quick[0] & WORD, log)
        rivals_play(states[index], seat, mask, luck, index, log)


@kernel
def answer_one(
    states: States,
    index: int,
    action: int,
    seat: int,
    mask: Mask,
    masks: Grid[UInt8],
    luck: Luck,
    rewards: Grid[Float32],
    done: Row[UInt8],
    log: Log,
) -> None:
    """The seat's action, then the others' up to its next decision. An action that is not legal loses the game."""
    done[index] = 0
    for other in range(states[index].players):
        rewards[index, other] = 0
    if masks[index, action] == 0:
        done[index] = 1
        rewards[index, seat] = -1
    else:
        apply(states[index], action, log)
        go_on(states[index], log)
        rivals_play(states[index], seat, mask, luck, index, log)
        if states[index].over == 1:
            done[index] = 1
            reward_one(states[index], rewards, index)


@kernel
def answer_all(
    states: States,
    actions: Row[Int32],
    seat: int,
    template: States,
    seed: int,
    mask: Mask,
    masks: Grid[UInt8],
    luck: Luck,
    rewards: Grid[Float32],
    done: Row[UInt8],
    outs: Floats,
    log: Log,
) -> None:
    """One action of the seat in every game; where it is NEW_GAME, the first game of that place.

    A game that ends leaves in `outs` what the seat saw last, and is dealt anew at once.
    """
    for index in range(len(states)):
        if actions[index] == NEW_GAME:
            seed_luck(luck, index, seed, index)
            deal_for(states, index, seat, template, seed, index, mask, luck, log)
        else:
            answer_one(states, index, actions[index], seat, mask, masks, luck, rewards, done, log)
            if done[index] == 1:
                for feature in range(outs.shape[1]):
                    outs[index, feature] = 0
                observe(states[index], seat, outs[index])
                deal_for(states, index, seat, template, seed, states[index].quick[0] & WORD, mask, luck, log)


ENTRIES = (answer_all,)
