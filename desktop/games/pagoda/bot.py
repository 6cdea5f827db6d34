from desktop.bots.random_bot import RandomBot


def make(level, seed):
    from desktop.games.pagoda.game import GAME

    return RandomBot(GAME, seed)
