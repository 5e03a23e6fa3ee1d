"""Handing arrays over: others see the same memory, and it is let go of when they are done."""

import gc

import numpy as np
import pytest

from birdtable.kernel.dlpack import CPU, CUDA, HANDED_OVER, Shared


def shared(array, kind=CPU):
    return Shared(array, array.ctypes.data, array.shape, array.dtype, kind, 0)


@pytest.mark.parametrize("dtype", ["float32", "uint8", "int8", "int32", "bool"])
def test_a_window_on_the_same_memory(dtype):
    array = np.zeros((3, 4), dtype)
    window = np.from_dlpack(shared(array))
    array[1, 2] = 1
    assert window[1, 2] == 1
    assert (window.shape, window.dtype) == (array.shape, array.dtype)


def test_what_is_handed_over_stays_until_it_is_given_back():
    before = len(HANDED_OVER)
    array = np.arange(6, dtype=np.float32)
    window = np.from_dlpack(shared(array))
    never_taken = shared(array).__dlpack__()
    assert len(HANDED_OVER) == before + 2
    del array
    gc.collect()
    assert window.tolist() == [0, 1, 2, 3, 4, 5]
    del window, never_taken
    gc.collect()
    assert len(HANDED_OVER) == before


def test_pytorch_takes_it():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    array = np.zeros((2, 3), np.float32)
    tensor = torch.from_dlpack(shared(array))
    array[0, 1] = 5
    assert tensor[0, 1].item() == 5


def test_the_array_interface_is_for_gpus_only():
    array = np.zeros((2, 3), np.float32)
    assert not hasattr(shared(array), "__cuda_array_interface__")
    told = shared(array, CUDA).__cuda_array_interface__
    assert (told["shape"], told["typestr"], told["data"]) == ((2, 3), "<f4", (array.ctypes.data, False))
    assert shared(array, CUDA).__dlpack_device__() == (2, 0)
    with pytest.raises(BufferError):
        shared(array).__dlpack__(copy=True)
