# Two commands matter: `make play` opens a table, `make test` proves everything.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
NODE := web/node_modules/.installed
CLIENT := fathom/server/static/index.html
SOURCES := $(shell find web/src web/public web/plugins -type f 2>/dev/null) web/index.html web/vite.config.ts

.PHONY: play test quick bench lint docs install client browser postgresql types clean

play: client
	$(BIN)/fathom serve --open --quiet

# A test that fails once is run again, and named at the end: it is a defect that does not stop the others.
test: client browser postgresql lint docs
	cd web && npm run --silent lint && npm run --silent format:check && npm run --silent check && npm test --silent
	$(BIN)/pytest -n 2 --dist worksteal --reruns 1

quick: install
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow and not browser"

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The documentation as a site, in site/: a page or a link that is missing is an error.
docs: install
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

bench: client
	$(BIN)/fathom bench --server

install: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fathom needs Python 3.11 or newer")'
	@echo "Fathom: Python packages go into $(VENV) (a minute or two) ..."
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --progress-bar on --disable-pip-version-check --constraint constraints.txt --editable ".[dev]"
	touch $@

# The client: its types come from Python, its files go into the package.
client: install $(CLIENT)

$(CLIENT): $(NODE) $(SOURCES)
	@echo "Fathom: building the client ..."
	cd web && npm run --silent build -- --logLevel warn
	@echo "Fathom: the client is built."

$(NODE): web/package.json web/package-lock.json
	node -e 'if (parseInt(process.versions.node) < 20) throw "Fathom needs Node 20 or newer"'
	@echo "Fathom: packages of the client go into web/node_modules ..."
	cd web && npm ci --progress=true --loglevel=warn --no-audit --no-fund
	touch $@

types: install
	$(BIN)/fathom types web/src/generated

# The browser tests use the system's Chromium; on Debian and its relatives we can install it.
browser: install
	$(BIN)/python tools/chromium.py

# The tests of PostgreSQL start a server of their own; on Debian and its relatives we can install its programs.
postgresql: install
	$(BIN)/python tools/postgresql.py

clean:
	rm -rf $(VENV) site .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules fathom/server/static
