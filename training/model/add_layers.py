"""More layers than the weights to begin with have: the model goes on from what they read."""

from __future__ import annotations

import re

import numpy as np

STACKS = ("encoder.layers", "relation_layers", "decoder.layers")
CLOSING = {
    "encoder.layers": ("output", "down"),
    "relation_layers": ("output", "down"),
    "decoder.layers": ("self_output", "cross_output", "down"),
}
"""The projections through which a layer adds to its input: zero in a new layer, so that it adds nothing at first."""


def origins(count: int, wanted: int) -> list[tuple[int, bool]]:
    """Per layer of the grown stack: which old layer it comes from, and whether it is a further copy of that one.

    Copies follow their originals, the last originals first: origins(3, 5) is 0, 1, 1 again, 2, 2 again.
    """
    if count == 0 or wanted < count:
        raise ValueError(f"{count} layers cannot become {wanted}")
    copies = [(wanted - count + at) // count for at in range(count)]
    return [(at, nth > 0) for at in range(count) for nth in range(1 + copies[at])]


def grown(tensors: dict[str, np.ndarray], wanted: dict[str, int]) -> dict[str, np.ndarray]:
    """The tensors of a model whose stacks have `wanted` layers ('encoder.layers': 10)."""
    result = {name: tensor for name, tensor in tensors.items() if not any(name.startswith(f"{s}.") for s in STACKS)}
    for stack, layers in wanted.items():
        parts = _parts_of(tensors, stack)
        if not parts:
            continue
        for at, (origin, is_copy) in enumerate(origins(len(parts), layers)):
            for name, tensor in parts[origin].items():
                closes = is_copy and name.split(".")[0] in CLOSING[stack]
                result[f"{stack}.{at}.{name}"] = np.zeros_like(tensor) if closes else tensor
    return result


def _parts_of(tensors: dict[str, np.ndarray], stack: str) -> dict[int, dict[str, np.ndarray]]:
    """Tensors of a stack by layer: {0: {'query.weight': …}}."""
    pattern = re.compile(re.escape(stack) + r"\.(\d+)\.(.+)")
    parts: dict[int, dict[str, np.ndarray]] = {}
    for name, tensor in tensors.items():
        if match := pattern.fullmatch(name):
            parts.setdefault(int(match[1]), {})[match[2]] = tensor
    return parts
