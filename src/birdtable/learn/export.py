"""A trained network as the table wants it: small, and with a card that says what it is. And back again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch

from birdtable.bots.network import FORMAT, Network, quantised, write_network
from birdtable.game import Game
from birdtable.learn.model import Net, Shape


def export_network(game: Game, net: Net, file: Path, facts: dict[str, Any], options: tuple[str, ...]) -> None:
    """Write the network to a file.

    facts    what the card says beside what the game says of itself: data seen, how to make it again, strength
    options  the options whose choice it is shown
    """
    shape = net.shape
    card = {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "content": game.content_hash,
        "players": list(game.players),
        "features": game.features,
        "actions": shape.actions,
        "seats": shape.seats,
        "width": shape.width,
        "blocks": shape.blocks,
        "options": list(options),
        "faith": shape.faith,
        **facts,
    }
    layers = {"first": net.first, **{f"block{n}": block for n, block in enumerate(net.layers)}, "last": net.last}
    arrays: dict[str, np.ndarray] = {}
    for name, layer in layers.items():
        weight = layer.weight.detach().float().cpu().numpy()
        bias = layer.bias.detach().float().cpu().numpy()
        if name == "first":
            weight = weight[:, : shape.inputs]
        elif name == "last":
            weight, bias = weight[: shape.outputs], bias[: shape.outputs]
        arrays[name], arrays[f"{name}.scale"] = quantised(weight)
        arrays[f"{name}.bias"] = bias.astype(np.float32)
    write_network(file, card, arrays)


def net_of(network: Network) -> Net:
    """A network as PyTorch plays it."""
    inputs = network.first.shape[0]
    shape = Shape(inputs, network.actions, network.seats, network.first.shape[1], len(network.blocks), network.faith)
    net = Net(shape)
    layers = [net.first, *net.layers, net.last]
    weights = [network.first.T, *(block.T for block in network.blocks), network.last]
    for layer, weight, bias in zip(layers, weights, network.biases, strict=True):
        whole = np.zeros(layer.weight.shape, np.float32)
        whole[: weight.shape[0], : weight.shape[1]] = weight
        layer.weight.data = torch.from_numpy(whole)
        layer.bias.data = torch.from_numpy(np.pad(bias, (0, len(whole) - len(bias))).astype(np.float32))
    return net
