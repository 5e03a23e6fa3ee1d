"""Self-play in PyTorch on the games' own arrays: one network plays all seats of thousands of games at once.

    pip install 'birdtable[cuda]' torch
    python examples/self_play.py [--backend cuda] [--games 4096] [--rounds 60]

Observations and masks are windows on the memory of the batch (DLPack): nothing is copied, nothing leaves the GPU.
"""

import argparse

import torch

import birdtable as bt

STEPS = 128  # between two updates


def choose(network, seen, masks):
    """A legal action for every game, as likely as the network finds it."""
    logits = network(seen.float()).masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits)


def self_play(name, players, backend, games, rounds, say=print):
    """Learn from games against itself: what the winners did becomes likelier, what the losers did less likely."""
    device = "cuda" if backend == "cuda" else "cpu"
    batch = bt.load(name, backend="native").batch(games, players, seed=1, backend=backend)
    seen, masks, seats, rewards, done = (
        torch.from_dlpack(batch.shared(array)) for array in ("observations", "masks", "seats", "rewards", "done")
    )
    network = torch.nn.Sequential(
        torch.nn.Linear(seen.shape[1], 128), torch.nn.ReLU(), torch.nn.Linear(128, masks.shape[1])
    ).to(device)
    adam = torch.optim.Adam(network.parameters(), lr=1e-3)
    for round_ in range(rounds):
        kept = []
        with torch.no_grad():
            for _ in range(STEPS):
                batch.show()
                action = choose(network, seen, masks).sample()
                turn = (seen.clone(), masks.clone(), seats.long(), action)
                batch.step_legal(action.int())
                kept.append((*turn, rewards.clone(), done.bool()))
        result = torch.zeros(games, players, device=device)
        ended = torch.zeros(games, dtype=torch.bool, device=device)
        losses = []
        for looked, legal, seat, action, reward, over in reversed(kept):
            result = torch.where(over[:, None], reward, result)  # from its end, a game's result goes back to every turn
            ended |= over
            gain = result.gather(1, seat[:, None])[:, 0] * ended
            losses.append((looked, legal, action, gain))
        for looked, legal, action, gain in losses[:: max(1, STEPS // 16)]:
            chances = choose(network, looked, legal)
            loss = -(chances.log_prob(action) * gain).mean() - 0.01 * chances.entropy().mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
        if round_ % 10 == 9 or round_ == rounds - 1:
            say(f"round {round_ + 1}: wins {against_random(network, name, players, backend):.1%} against random")
    return network


@torch.no_grad()
def against_random(network, name, players, backend, games=256):
    """How often seat 0 wins with the network while the others play at random; an equal share is 1 / players."""
    batch = bt.load(name, backend="native").batch(games, players, seed=2, backend=backend)
    seen, masks, seats, rewards, done = (
        torch.from_dlpack(batch.shared(array)) for array in ("observations", "masks", "seats", "rewards", "done")
    )
    won = played = 0
    while played < games:
        batch.show()
        mine = choose(network, seen, masks).sample()
        others = torch.multinomial(masks.float(), 1)[:, 0]
        batch.step_legal(torch.where(seats == 0, mine, others).int())
        won += int((rewards[:, 0] > 0).sum())
        played += int(done.sum())
    return won / played


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="above_the_clouds")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--backend", default="cuda" if torch.cuda.is_available() else "native")
    parser.add_argument("--games", type=int, default=4096 if torch.cuda.is_available() else 128)
    parser.add_argument("--rounds", type=int, default=60 if torch.cuda.is_available() else 20)
    options = parser.parse_args()
    self_play(options.game, options.players, options.backend, options.games, options.rounds)


if __name__ == "__main__":
    main()
