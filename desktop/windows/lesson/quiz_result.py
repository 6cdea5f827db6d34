"""The end of a quiz: what was known at once, and what is worth another look."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop import games, language
from desktop.lessons import data
from desktop.lessons.quiz import Question
from desktop.lessons.quiz_round import Round
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.windows import shelf
from desktop.windows.page import label

WIDE = 980
LESSONS = 2  # lessons that one question leads to


class _Sheet(QScrollArea):
    """Rows that scroll where the window is small, and take no more room than they need where it is large."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def refit(self) -> None:
        """The rows are as high as their words need at this width: lines that break would ask for far more."""
        inside = self.widget()
        layout = inside.layout()
        assert layout is not None
        layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        inside.setFixedHeight(max(1, layout.totalHeightForWidth(max(self.viewport().width(), 300))))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(600, self.widget().minimumHeight() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 60)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.refit()


class QuizResult(QWidget):
    """`lesson_wanted(lesson)`, `rule_wanted(anchor)`, `again_wanted()`, `match_wanted()`, `done()`."""

    lesson_wanted = Signal(str)
    rule_wanted = Signal(str)
    again_wanted = Signal()
    match_wanted = Signal()
    done = Signal()

    def __init__(self, game: str, questions: Sequence[Question], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        package = games.packages()[game]
        self.questions = {question.id: question for question in questions}
        self.lessons = [data.load(package, name) for name in shelf.lessons(game)]
        self.round = Round([])
        self.links: list[QuietButton] = []
        self.title, self.line, self.head = label("title", True), label("", True), label("head")
        paper = PaperPanel(padding=24)
        column = QVBoxLayout(paper)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.line)
        column.addSpacing(6)
        column.addWidget(self.head)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        inside = QWidget()
        inside.setLayout(self._rows)
        self.sheet = _Sheet(inside)
        column.addWidget(self.sheet)
        self.back, self.again = QuietButton(icon="arrow-left"), PlainButton(icon="rotate-ccw")
        self.play = PrimaryButton(icon="play")
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.again)
        foot.addWidget(self.play)
        column.addLayout(foot)
        self.back.clicked.connect(self.done)
        self.again.clicked.connect(self.again_wanted)
        self.play.clicked.connect(self.match_wanted)
        paper.setMaximumWidth(WIDE)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(paper, 100)
        across.addStretch(1)
        down = QVBoxLayout(self)
        down.setContentsMargins(12, 8, 12, 12)
        down.addStretch(2)
        down.addLayout(across, 100)
        down.addStretch(3)
        paper.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_round(self, way: Round) -> None:
        """What came of a round."""
        self.round = way
        self._say()

    def take_focus(self) -> None:
        (self.links[0] if self.links else self.play).setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self) -> None:
        way = self.round
        missed = [self.questions[id] for id in way.missed]
        if missed:
            #: title: {n} of {all} questions were answered right at the first try
            self.title.setText(self.tr("{n} of {all} known at once").format(n=way.known, all=way.all))
        else:
            #: title: all questions ({all}) were answered right at the first try
            self.title.setText(self.tr("All {all} known at once").format(all=way.all))
        self.line.setText(
            self.tr("Few people know these at the first try. What surprised you is easily remembered now.")
            if missed
            else self.tr("You know the rules. Time for a match?")
        )
        #: heading over questions that were missed
        self.head.setText(self.tr("Worth another look"))
        self.head.setVisible(bool(missed))
        #: button: leaves the quiz
        self.back.setText(self.tr("To the lessons"))
        #: button: the quiz anew
        self.again.setText(self.tr("Once more"))
        #: button
        self.play.setText(self.tr("Play a match"))
        self._fill(missed)

    def _fill(self, missed: Sequence[Question]) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        self.links = []
        for question in missed:
            self._rows.addWidget(self._row(question))
        self._rows.addStretch(1)
        self.sheet.refit()

    def _row(self, question: Question) -> QWidget:
        """A question that was missed: its answer, and the ways to learn it."""
        spoken = language.current()
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        text = QVBoxLayout()
        text.setSpacing(0)
        asked: QLabel = label("", True)
        asked.setText(question.text.said(spoken))
        why: QLabel = label("soft", True)
        #: a short answer with its reason; {why} is a whole sentence
        yes = self.tr("Yes. {why}")
        #: a short answer with its reason; {why} is a whole sentence
        no = self.tr("No. {why}")
        why.setText((yes if question.answer else no).format(why=question.why.said(spoken)))
        text.addWidget(asked)
        text.addWidget(why)
        row.addLayout(text, 1)
        ways = QVBoxLayout()
        ways.setSpacing(0)
        for lesson in [lesson for lesson in self.lessons if question.rule in lesson.rules][:LESSONS]:
            #: button; {title} is a lesson's
            words = self.tr("Lesson: {title}").format(title=lesson.title.said(spoken))
            ways.addWidget(self._link(words, lambda _=False, name=lesson.name: self.lesson_wanted.emit(name)))
        if not ways.count():
            words = self.tr("Show me the rule")
            ways.addWidget(self._link(words, lambda _=False: self.rule_wanted.emit(question.rule), "book-open"))
        row.addLayout(ways)
        return made

    def _link(self, words: str, act: Callable[[], object], icon: str = "graduation-cap") -> QuietButton:
        button = QuietButton(words, icon=icon)
        button.clicked.connect(act)
        self.links.append(button)
        return button

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self.round.order:
            self._say()
        super().changeEvent(event)
