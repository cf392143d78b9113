# Everything a newcomer, a contributor and CI do. Each step leaves a stamp beside what it made, so that it runs once.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON ?= python3
export PATH := $(CURDIR)/.venv/bin:$(PATH)
unexport VIRTUAL_ENV
# Bytecode is a cache like the others: without it every process that a test starts would compile the sources anew.
unexport PYTHONDONTWRITEBYTECODE

page := src/ludoteca/server/page/index.html
web_sources := $(shell find web src/ludoteca/texts \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print 2>/dev/null)
kernel_sources := $(shell find src/ludoteca/engine src/ludoteca/games src/ludoteca/bots -name '*.py' 2>/dev/null)
compile_lock := uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --no-annotate

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.ready $(page) ## set everything up and open the house in the browser; LAN=1 lets phones on the same Wi-Fi in
	@exec ludoteca serve $(if $(filter 1,$(LAN)),--lan) $(ARGS)

test: chromium postgresql haproxy ## set everything up and run all checks and tests
	@$(MAKE) --jobs 3 --keep-going BESIDE='bash .ci/beside' pythontests browsertests check pagetests docs

# Servers under test wait for each other: three processes keep two cores busy.
pythontests: $(page) .venv/.warm-tests .venv/.cuda .venv/.research .venv/.sbom ## the tests that need no browser
	@pytest --numprocesses 3 --dist worksteal -m "not long" --ignore tests/browser $(ARGS)

# A browser waits more than it works, so these run beside the others.
browsertests: $(page) .venv/.warm-tests ## the tests in a browser
	@$(BESIDE) pytest --numprocesses 2 --dist worksteal -m "not long" $(ARGS) tests/browser

pagetests: web/node_modules/.ready ## the page's own tests, without a browser
	@cd web && npm run --silent test

check: $(page) .venv/.docs ## lint, types, import directions, languages, and that generated files are fresh
	ruff check
	ruff format --check
	mypy
	lint-imports --no-cache
	python -m tools.languages
	cd web && npm run --silent check -- --incremental
	cd web && npm run --silent lint
	python -m ludoteca.server.protocol.schema | (cd web && npm run --silent protocol -- --check)

format: .venv/.ready web/node_modules/.ready ## lay the code out as `make check` wants it
	ruff check --fix
	ruff format
	cd web && npm run --silent format

dev: .venv/.ready $(page) ## serve the house and rebuild the page whenever its sources change
	@(cd web && exec node_modules/.bin/vite build --watch) & trap "kill $$!" EXIT; ludoteca serve $(ARGS)

bench: .venv/.ready ## measure moves and search iterations per second
	@ludoteca bench $(ARGS)

ladder: .venv/.ready ## measure how strong the bots are and whether their chances come true, for docs/bots.md
	@python -m bench.ladder $(ARGS)
	@python -m bench.calibration $(ARGS)

compare: .venv/.bench ## measure our games beside those of OpenSpiel, RLCard and Pgx, on one core
	@python -m bench.compare $(ARGS)

warm: .venv/.ready ## compile all games into the cache now rather than at the first start
	@ludoteca warm

mutants: .venv/.ready ## change the rules one operator at a time and count what the tests catch
	@python -m tests.mutants $(ARGS)

signature: .venv/.ready ## print a digest of fixed-seed games: it moves exactly when behaviour does
	@python -m tests.signature

proof: .venv/.warm-tests ## run the proofs that take minutes
	@pytest -m long $(ARGS)

protocol: .venv/.ready web/node_modules/.ready ## regenerate what is made from the messages: the page's message types, the references in docs
	python -m ludoteca.server.protocol.schema | (cd web && npm run --silent protocol)
	python -m ludoteca.server.protocol.reference > docs/messages.md
	python -m ludoteca.server.http.openapi > docs/openapi.json

glossary: .venv/.ready ## write what cards, zones and levels are called in every language to docs/glossary.md
	@python -m tools.glossary

pictures: .venv/.ready $(page) ## play the gallery's positions anew and take pictures of every table for docs/pictures
	@python -m tests.browser.positions
	@python -m tests.browser.pictures $(ARGS)

docs: .venv/.docs ## build the documentation site into site/; a broken link is an error
	@NO_MKDOCS_2_WARNING=1 mkdocs build --quiet --strict
	@echo "site/index.html"

wheel: $(page) .venv/.sbom ## build a wheel that holds the page, and its bill of materials: it needs neither Node nor make
	@uv build --quiet --wheel --no-build-isolation --out-dir dist
	@python tools/sbom.py dist
	@ls dist/*.whl dist/*.cdx.json

lock: .venv/.uv ## pin all dependencies anew, with hashes
	$(compile_lock) --upgrade --group dev pyproject.toml -o requirements.lock
	$(compile_lock) --upgrade --constraint requirements.lock --extra postgresql pyproject.toml -o requirements-serve.lock
	$(compile_lock) --upgrade --group pyproject.toml:uv -o requirements-uv.lock
	$(compile_lock) --upgrade --group pyproject.toml:node -o requirements-node.lock
	$(compile_lock) --upgrade --constraint requirements.lock --group pyproject.toml:cuda -o requirements-cuda.lock
	$(compile_lock) --upgrade --constraint requirements.lock --group pyproject.toml:docs -o requirements-docs.lock
	$(compile_lock) --upgrade --constraint requirements.lock --group pyproject.toml:sbom -o requirements-sbom.lock
	$(compile_lock) --upgrade --constraint requirements.lock --group pyproject.toml:research -o requirements-research.lock
	$(compile_lock) --upgrade --constraint requirements.lock --constraint requirements-research.lock --group pyproject.toml:bench -o requirements-bench.lock

venv: .venv/.ready ## only the Python environment, in .venv

clean: ## remove everything that was installed or built here; tables and compile cache stay
	rm -rf .venv web/node_modules web/.svelte-check $(dir $(page)) dist site .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results

.venv/.uv: requirements-uv.lock
	@echo "Setting up Python in .venv"
	@$(PYTHON) -c 'import sys; sys.exit("Ludoteca needs Python 3.11 or newer: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv .venv
	@python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

.venv/.ready: .venv/.uv requirements.lock pyproject.toml
	@uv pip sync --quiet --compile-bytecode --require-hashes requirements.lock
	@uv pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

# Vite needs Node 20.19, and npm 11 to pick its native parts. Whoever has no such Node gets one inside .venv.
# A fresh clone whose Node fits fetches the page's tools without waiting for Python's.
node_fits := printf '%s\n' v20.19 "$$(node --version 2>/dev/null)" | sort --version-sort --check=quiet 2>/dev/null \
	  && printf '%s\n' 11 "$$(npm --version 2>/dev/null)" | sort --version-sort --check=quiet 2>/dev/null
is_fresh_and_fits := $(if $(wildcard .venv/.node),,$(shell $(node_fits) && echo yes))

.venv/.node: $(if $(is_fresh_and_fits),,.venv/.ready) requirements-node.lock
	@mkdir -p $(@D)
	@$(node_fits) \
	  || { echo "Setting up Node in .venv"; uv pip install --quiet --require-hashes -r requirements-node.lock; }
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | .venv/.node
	@echo "Setting up the page's tools in web/node_modules"
	@cd web && npm ci --no-progress --loglevel=error
	@touch $@

$(page): web/node_modules/.ready $(web_sources)
	@echo "Building the page"
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

# Whoever only plays needs no compiler for graphics cards; the tests compile every rule for one, card or not.
.venv/.cuda: .venv/.ready requirements-cuda.lock
	@uv pip install --quiet --require-hashes -r requirements-cuda.lock
	@touch $@

.venv/.docs: .venv/.ready requirements-docs.lock
	@uv pip install --quiet --require-hashes -r requirements-docs.lock
	@touch $@

# Knows the schema of a bill of materials.
.venv/.sbom: .venv/.ready requirements-sbom.lock
	@uv pip install --quiet --require-hashes -r requirements-sbom.lock
	@touch $@

# The adapters for other projects are tested with those projects' own suites.
.venv/.research: .venv/.ready requirements-research.lock
	@uv pip install --quiet --require-hashes -r requirements-research.lock
	@touch $@

# Only to be measured beside.
.venv/.bench: .venv/.ready requirements-bench.lock
	@uv pip install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

# The tests run with bounds checks, compiled into a cache of their own.
.venv/.warm-tests: .venv/.ready $(kernel_sources)
	@NUMBA_BOUNDSCHECK=1 python -m tests.warm
	@touch $@

chromium:
	@bash .ci/chromium

postgresql:
	@bash .ci/postgresql

haproxy:
	@bash .ci/haproxy

.PHONY: help play test pythontests browsertests pagetests check format dev bench ladder compare warm mutants signature proof protocol glossary pictures docs wheel lock venv clean chromium postgresql haproxy
