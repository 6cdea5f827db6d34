# 一桌五遊 · Five Games, One Table. Each command first makes the machine ready: packaging/ready.sh says what it installs.
export UV_PYTHON_DOWNLOADS := never
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PYTHON := $(BIN)/python
ARGS ?=

.PHONY: help run test lint bench bundle installers shots translations

help:
	@echo "make run           open the window (ARGS=\"…\" goes to the program)"
	@echo "make test          run the tests, without a screen"
	@echo "make lint          style, types, imports between layers, wording of both languages"
	@echo "make translations  bring i18n/*.ts and the .qm files up to date"
	@echo "make shots         photograph the program's screens into shots/"
	@echo "make bench         measure rules, bots and drawing"
	@echo "make bundle        build the program for this system into dist/ and try it"
	@echo "make installers    build the installers that this system can build, say how large they are, and try them"

run:
	@packaging/ready.sh run
	@$(PYTHON) -m desktop $(ARGS)

test:
	@packaging/ready.sh test
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m pytest -n 2 --dist worksteal $(ARGS)

# every check runs, also after one has failed
lint:
	@packaging/ready.sh lint
	@failed=; check() { echo "--- $$*"; "$$@" || failed="$$failed / $$*"; }; \
	check $(PYTHON) -m ruff check . ; \
	check $(PYTHON) -m ruff format --check --quiet . ; \
	check $(BIN)/lint-imports ; \
	check $(PYTHON) -m pyright -p packaging/strict.json ; \
	check $(PYTHON) -m pyright ; \
	check $(PYTHON) packaging/translate.py --check ; \
	check $(PYTHON) packaging/workflow.py ; \
	if [ -n "$$failed" ]; then echo "failed:$$failed"; exit 1; fi

translations:
	@packaging/ready.sh translations
	$(PYTHON) packaging/translate.py

shots:
	@packaging/ready.sh shots
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m desktop shots --out shots $(ARGS)

bench:
	@packaging/ready.sh bench
	QT_QPA_PLATFORM=offscreen $(PYTHON) -m desktop bench $(ARGS)

bundle:
	@packaging/ready.sh bundle
	$(PYTHON) -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build/bundle packaging/one_table.spec
	$(PYTHON) packaging/smoke.py dist/one-table

# the smoke test runs on what people download: installed where that can be taken back, and as a file
installers:
	@packaging/ready.sh installers
	$(PYTHON) -m PyInstaller --noconfirm --clean --log-level WARN --distpath dist --workpath build/bundle packaging/one_table.spec
	$(PYTHON) packaging/installers.py
	$(PYTHON) packaging/try_packages.py
