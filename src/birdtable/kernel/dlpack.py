"""Arrays handed over by DLPack, without a copy: for PyTorch, JAX, CuPy and whoever else reads it.

NumPy's arrays speak DLPack by themselves. Numba's arrays on a GPU do not; `Shared` does it for them. The memory stays
the batch's own: what is handed over is a window, which shows every later step.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU = 1  # kinds of device, as DLPack numbers them
CUDA = 2
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
FRESH = b"dltensor"  # the name of a capsule that nobody has taken yet


class Device(ctypes.Structure):
    """DLDevice."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class Type(ctypes.Structure):
    """DLDataType."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("type", Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """DLManagedTensor."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))

HANDED_OVER: dict[int, tuple[Any, ...]] = {}  # what others still use, by the address of its description


@Deleter
def _give_back(managed: Any) -> None:
    """Whoever took the array does not need it any more."""
    HANDED_OVER.pop(ctypes.addressof(managed.contents), None)


def _capsule_function(name: str, result: Any, *arguments: Any) -> Any:
    return ctypes.PYFUNCTYPE(result, *arguments)((name, ctypes.pythonapi))


_new = _capsule_function("PyCapsule_New", ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_named = _capsule_function("PyCapsule_IsValid", ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)
_address = _capsule_function("PyCapsule_GetPointer", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)


@Destructor
def _drop(capsule: int) -> None:
    """A capsule goes; if nobody took what is in it, nobody will."""
    if _is_named(capsule, FRESH):
        HANDED_OVER.pop(_address(capsule, FRESH), None)


class Shared:
    """An array in the memory of a device, as others may take it: by DLPack or by the CUDA array interface."""

    def __init__(self, owner: Any, pointer: int, shape: tuple[int, ...], dtype: Any, kind: int, number: int) -> None:
        self.owner = owner
        self.pointer = pointer
        self.shape = shape
        self.dtype = np.dtype(dtype)
        self.device = (kind, number)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: Any = None
    ) -> Any:
        if copy:
            raise BufferError("the array is handed over as it is; copy it on your side")
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = Type(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        tensor = Tensor(self.pointer, Device(*self.device), len(self.shape), kind, shape, None, 0)
        managed = Managed(tensor, None, _give_back)
        HANDED_OVER[ctypes.addressof(managed)] = (managed, shape, self.owner)
        return _new(ctypes.addressof(managed), FRESH, ctypes.cast(_drop, ctypes.c_void_p))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self.device[0] != CUDA:
            raise AttributeError("this array is not on a GPU")
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.pointer, False),
            "strides": None,
            "version": 3,
        }
