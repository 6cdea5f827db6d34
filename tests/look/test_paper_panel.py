"""Paper keeps its content clear of the edge, also when the style or theme changes under it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from desktop.look.widgets.paper_panel import PaperPanel


def test_padding_outlives_a_change_of_style(qtbot: Any) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    window.show()
    panel = PaperPanel(window, padding=24)
    column = QVBoxLayout(panel)
    column.addWidget(QLabel("x"))
    panel.show()
    before = panel.contentsMargins()
    assert before.left() >= 24
    QApplication.sendEvent(panel, QEvent(QEvent.Type.StyleChange))
    assert panel.contentsMargins() == before
    panel.setStyleSheet("QLabel { color: red; }")
    assert panel.contentsMargins() == before
