"""The two random streams, and what rules draw from them.

The *table's* stream is ChaCha8 under a 32-byte key. The k-th number of a game comes from block k, so
anybody with the key can check any draw by itself. The *thinking* stream is xoroshiro64**: cheap, for
playouts and for bots, which only ever see copies of the state dealt anew from it.

This is the one place that touches unsigned words: every read is masked to 32 bits at once.
"""

from __future__ import annotations

from birdtable.kernel.bits import WORD, count_bits, lowest
from birdtable.kernel.dialect import kernel
from birdtable.kernel.record import State
from birdtable.kernel.shapes import Row

TABLE = 0
THINKING = 1
DOUBLE_ROUNDS = 4  # ChaCha8


@kernel
def rotate(word: int, by: int) -> int:
    """A 32-bit word turned left."""
    return ((word << by) | (word >> (32 - by))) & WORD


@kernel
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = rotate(d ^ a, 16)
    c = (c + d) & WORD
    b = rotate(b ^ c, 12)
    a = (a + b) & WORD
    d = rotate(d ^ a, 8)
    c = (c + d) & WORD
    b = rotate(b ^ c, 7)
    return a, b, c, d


@kernel
def chacha_words(state: State, block: int) -> tuple[int, int]:
    """The first two words of a ChaCha8 block under the state's key, with a nonce of zero."""
    k0 = state.key[0] & WORD
    k1 = state.key[1] & WORD
    k2 = state.key[2] & WORD
    k3 = state.key[3] & WORD
    k4 = state.key[4] & WORD
    k5 = state.key[5] & WORD
    k6 = state.key[6] & WORD
    k7 = state.key[7] & WORD
    c0, c1, c2, c3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    n0, n1, n2, n3 = block, 0, 0, 0
    for _ in range(DOUBLE_ROUNDS):
        c0, k0, k4, n0 = quarter(c0, k0, k4, n0)
        c1, k1, k5, n1 = quarter(c1, k1, k5, n1)
        c2, k2, k6, n2 = quarter(c2, k2, k6, n2)
        c3, k3, k7, n3 = quarter(c3, k3, k7, n3)
        c0, k1, k6, n3 = quarter(c0, k1, k6, n3)
        c1, k2, k7, n0 = quarter(c1, k2, k7, n0)
        c2, k3, k4, n1 = quarter(c2, k3, k4, n1)
        c3, k0, k5, n2 = quarter(c3, k0, k5, n2)
    return (c0 + 0x61707865) & WORD, (c1 + 0x3320646E) & WORD


@kernel
def quick_step(a: int, b: int) -> tuple[int, int, int]:
    """One step of xoroshiro64**: a number, and the stream's next two words."""
    number = (rotate((a * 0x9E3779BB) & WORD, 5) * 5) & WORD
    b ^= a
    return number, rotate(a, 26) ^ b ^ ((b << 9) & WORD), rotate(b, 13)


@kernel
def scramble(number: int) -> int:
    """A 32-bit number turned into another that looks unrelated."""
    number = ((number ^ (number >> 16)) * 0x7FEB352D) & WORD
    number = ((number ^ (number >> 15)) * 0x846CA68B) & WORD
    return number ^ (number >> 16)


@kernel
def quick_seed(seed: int, index: int) -> tuple[int, int]:
    """The two words that start thinking stream number `index` of a seed; never both zero."""
    a = scramble((seed & WORD) ^ scramble(index & WORD))
    b = scramble((seed >> 32 & WORD) ^ scramble((index ^ 0x5BD1E995) & WORD) ^ 0x3C6EF372)
    return a, b | 1


@kernel
def think(state: State, seed: int, index: int) -> None:
    """From now on the state draws from a thinking stream, and forgets the table's."""
    a, b = quick_seed(seed, index)
    for word in range(len(state.key)):
        state.key[word] = 0
    state.draws = 0
    state.learned = 0
    state.stream = THINKING
    state.quick[0] = a
    state.quick[1] = b


@kernel
def next_word(state: State) -> int:
    """The next 32 random bits of the state's stream."""
    if state.stream == THINKING:
        number, a, b = quick_step(state.quick[0] & WORD, state.quick[1] & WORD)
        state.quick[0] = a
        state.quick[1] = b
        return number
    state.draws += 1
    number, _ = chacha_words(state, state.draws - 1)
    return number


@kernel
def below(state: State, n: int) -> int:
    """A number from 0 to n - 1, each equally likely. Whoever draws has learned something."""
    if n <= 1:
        return 0
    learn(state)
    product = next_word(state) * n
    while product & WORD < n and product & WORD < 0x100000000 % n:  # the few words that would favour some numbers
        product = next_word(state) * n
    return product >> 32


@kernel
def learn(state: State) -> None:
    """Somebody learned something here: undo may not pass this point unasked."""
    state.learned += 1


@kernel
def shuffle(state: State, cells: Row[int], count: int) -> None:
    """Put the first `count` cells of a field into random order."""
    shuffle_between(state, cells, 0, count)


@kernel
def shuffle_between(state: State, cells: Row[int], first: int, end: int) -> None:
    """Put the cells from `first` up to `end` into random order."""
    for last in range(end - 1, first, -1):
        other = first + below(state, last - first + 1)
        cell = cells[last]
        cells[last] = cells[other]
        cells[other] = cell


@kernel
def sort(cells: Row[int], first: int, end: int) -> None:
    """Put the cells from `first` up to `end` into the order of their numbers.

    What is dealt anew is sorted first: a deal must not depend on the secrets that it replaces.
    """
    for start in range(first + 1, end):
        cell = cells[start]
        place = start
        while place > first and cells[place - 1] > cell:
            cells[place] = cells[place - 1]
            place -= 1
        cells[place] = cell


@kernel
def draw_member(state: State, members: int) -> int:
    """A random member of a set of numbers below 32, given as bits; the set must not be empty."""
    for _ in range(below(state, count_bits(members))):
        members &= members - 1
    return lowest(members)
