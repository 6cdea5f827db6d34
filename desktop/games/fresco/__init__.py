"""Fresco 壁畫大師: masters restore a church's ceiling. Rules, computer players and words; the board is the only Qt besides text."""
