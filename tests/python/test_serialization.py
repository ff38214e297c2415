"""Saving, loading, copying and pickling tensors of the device, with what they share."""

import copy
import io
import pickle
from pathlib import Path

import pytest
import safetensors.torch
import torch
from conftest import Run

DTYPES = [
    torch.float32,
    torch.float64,
    torch.float16,
    torch.bfloat16,
    torch.int64,
    torch.int8,
    torch.uint8,
    torch.bool,
    torch.complex64,
    torch.complex128,
]


def saved(value: object) -> io.BytesIO:
    file = io.BytesIO()
    torch.save(value, file)
    file.seek(0)
    return file


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_save_and_load(tpu: str, dtype: torch.dtype) -> None:
    x = torch.arange(6).reshape(2, 3).to(dtype)
    y = torch.load(saved(x.to("tpu")))
    assert y.device == torch.device("tpu", 0) and y.dtype == dtype
    assert y.cpu().equal(x)
    assert torch.load(saved(x), map_location="tpu").cpu().equal(x)
    assert torch.load(saved(x.to("tpu")), map_location="cpu").equal(x)
    assert torch.load(saved(x.to("tpu")), map_location=lambda storage, location: storage).equal(x)
    assert torch.load(saved(x.to("tpu")), map_location={"tpu:0": "cpu"}).equal(x)


def test_shared_storages_stay_shared(tpu: str) -> None:
    x = torch.arange(6.0).to("tpu")
    loaded = torch.load(saved({"a": x, "b": x.view(2, 3), "c": x[2:], "d": x.view(2, 3).t()}))
    assert loaded["d"].stride() == (1, 3) and loaded["c"].storage_offset() == 2
    loaded["a"].zero_()
    assert loaded["b"].tolist() == [[0] * 3] * 2 and loaded["c"].tolist() == [0] * 4
    assert x.tolist() == [0, 1, 2, 3, 4, 5]


def test_load_without_the_device(tpu: str, run_python: Run, tmp_path: Path) -> None:
    torch.save({"w": torch.arange(4.0).to("tpu")}, tmp_path / "x.pt")
    load = f"torch.load({str(tmp_path / 'x.pt')!r}, map_location='cpu')['w']"
    code = f"import torch; x = {load}; print(x.tolist(), x.device)"
    result = run_python(code, env={"TORCH_DEVICE_BACKEND_AUTOLOAD": "0"})
    assert result.stdout.strip() == "[0.0, 1.0, 2.0, 3.0] cpu"


def test_load_onto_a_device_that_is_not_there(tpu: str) -> None:
    with pytest.raises(RuntimeError, match="tpu"):
        torch.load(saved(torch.ones(2)), map_location="tpu:99")


def test_deepcopy(tpu: str) -> None:
    x = torch.arange(6.0).to("tpu")
    y = copy.deepcopy([x, x[2:], x.view(2, 3).t()])
    assert [t.device.type for t in y] == ["tpu"] * 3 and y[2].stride() == (1, 3)
    y[0].fill_(1)
    assert y[1].tolist() == [1] * 4 and y[2].tolist() == [[1, 1]] * 3
    assert x.tolist() == [0, 1, 2, 3, 4, 5]
    assert copy.copy(x).data_ptr() == x.data_ptr()
    parameter = copy.deepcopy(torch.nn.Parameter(x))
    assert isinstance(parameter, torch.nn.Parameter) and parameter.is_tpu and parameter.requires_grad


def test_pickle(tpu: str) -> None:
    x = torch.arange(6.0).to("tpu").view(2, 3)
    x.note = "kept"
    y = pickle.loads(pickle.dumps([x, x[1]]))
    assert y[0].is_tpu and y[0].note == "kept" and y[0].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert y[1].is_tpu and y[1].tolist() == [3, 4, 5] and y[1].storage_offset() == 3
    parameter = pickle.loads(pickle.dumps(torch.nn.Parameter(x)))
    assert isinstance(parameter, torch.nn.Parameter) and parameter.is_tpu


def test_the_old_format(tpu: str) -> None:
    x = torch.arange(6.0).to("tpu").view(2, 3)
    file = io.BytesIO()
    torch.save({"a": x, "row": x[1], "empty": x[:0].clone()}, file, _use_new_zipfile_serialization=False)
    for location in (None, "cpu", "tpu:0"):
        file.seek(0)
        y = torch.load(file, map_location=location)
        assert y["a"].device.type == (location or "tpu").split(":")[0]
        assert y["a"].tolist() == [[0, 1, 2], [3, 4, 5]] and y["row"].tolist() == [3, 4, 5] and y["empty"].shape[0] == 0
        y["a"].fill_(1)
        assert y["row"].tolist() == [1, 1, 1]


def test_pickle_of_other_devices_is_torchs_own(tpu: str) -> None:
    x = torch.arange(4.0)
    data = pickle.dumps([x, x.to("meta")])
    y = pickle.loads(data)
    assert y[0].equal(x) and y[1].device.type == "meta"
    assert b"tpu" not in data


def test_tied_weights(tpu: str) -> None:
    embedding, head = torch.nn.Embedding(5, 4), torch.nn.Linear(4, 5, bias=False)
    head.weight = embedding.weight
    model = torch.nn.ModuleList([embedding, head]).to("tpu")
    assert model[0].weight is model[1].weight and len(list(model.parameters())) == 1
    assert model[0].weight.is_tpu and isinstance(model[0].weight, torch.nn.Parameter)
    with torch.no_grad():
        model[1].weight.fill_(3)
    assert model.state_dict()["0.weight"].cpu().equal(torch.full((5, 4), 3.0))
    loaded = torch.load(saved(model.state_dict()))
    assert loaded["0.weight"].data_ptr() == loaded["1.weight"].data_ptr()
    clone = copy.deepcopy(model)
    assert clone[0].weight is clone[1].weight and clone[0].weight.data_ptr() != model[0].weight.data_ptr()


def test_state_dict_between_devices(tpu: str) -> None:
    torch.manual_seed(0)
    source, target = torch.nn.Linear(3, 2), torch.nn.Linear(3, 2).to("tpu")
    target.load_state_dict(source.state_dict())
    assert target.weight.detach().cpu().equal(source.weight.detach())
    source.load_state_dict({name: value * 2 for name, value in source.state_dict().items()})
    source.load_state_dict(target.state_dict())
    assert source.bias.detach().equal(target.bias.detach().cpu())


def test_safetensors(tpu: str, tmp_path: Path) -> None:
    x = torch.arange(6.0).reshape(2, 3)
    file = tmp_path / "x.safetensors"
    safetensors.torch.save_file({"a": x.to("tpu"), "b": (x + 1).to("tpu")}, file)
    loaded = safetensors.torch.load_file(file)
    assert loaded["a"].equal(x) and loaded["b"].equal(x + 1)
    shared = x.to("tpu")
    with pytest.raises(RuntimeError, match="share memory"):
        safetensors.torch.save_file({"a": shared, "b": shared.view(3, 2)}, file)
    model = torch.nn.ModuleList([torch.nn.Linear(3, 2), torch.nn.Linear(3, 2)]).to("tpu")
    model[1].weight = model[0].weight
    safetensors.torch.save_model(model, str(file))
    other = torch.nn.ModuleList([torch.nn.Linear(3, 2), torch.nn.Linear(3, 2)]).to("tpu")
    other[1].weight = other[0].weight
    safetensors.torch.load_model(other, str(file))
    assert other[1].bias.detach().cpu().equal(model[1].bias.detach().cpu())


def test_untyped_storage(tpu: str) -> None:
    x = torch.arange(4, dtype=torch.int32)
    storage = torch.UntypedStorage(16, device="tpu")
    assert storage.device == torch.device("tpu", 0) and storage.nbytes() == 16
    storage.copy_(x.untyped_storage())
    assert storage.cpu().tolist() == x.untyped_storage().tolist()
    y = torch.empty(0, dtype=torch.int32, device="tpu").set_(storage)
    assert y.tolist() == [0, 1, 2, 3]
    assert y.untyped_storage().data_ptr() == storage.data_ptr() == y.data_ptr()
    assert y[1:].data_ptr() == y.data_ptr() + 4
    clone = storage.clone()
    assert clone.is_tpu and clone.data_ptr() != storage.data_ptr() and clone.tolist() == storage.tolist()
    # A byte at a time, and then read with a type again.
    half = torch.empty(0, dtype=torch.uint8, device="tpu").set_(storage, 0, (16,))
    half[4] = 9
    assert y.tolist() == [0, 9, 2, 3]


def test_storage_resize(tpu: str) -> None:
    x = torch.arange(4.0).to("tpu")
    storage = x.untyped_storage()
    storage.resize_(0)
    assert storage.nbytes() == 0
    storage.resize_(16)
    assert storage.nbytes() == 16
    x.copy_(torch.ones(4))
    assert x.tolist() == [1, 1, 1, 1]
    storage.resize_(32)
    y = torch.empty(0, device="tpu").set_(storage, 0, (8,))
    assert y[:4].tolist() == [1, 1, 1, 1]
    z = torch.arange(2.0).to("tpu")
    z.resize_(4)
    assert z.shape == (4,) and z[:2].tolist() == [0, 1]


def test_addresses_are_unique_and_disjoint(tpu: str) -> None:
    tensors = [torch.empty(n, device="tpu") for n in (1, 3, 1000, 17)]
    ranges = sorted((t.data_ptr(), t.data_ptr() + t.untyped_storage().nbytes()) for t in tensors)
    assert all(start > 0 for start, _ in ranges)
    assert all(before[1] <= after[0] for before, after in zip(ranges, ranges[1:], strict=False))
    assert torch.empty(0, device="tpu").data_ptr() == 0
