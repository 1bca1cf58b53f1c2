"""What glass (two walls, 7 mm) and liquid (70 mm) let through of red, green and blue."""

GLASS = {
    "clear": (0.96, 0.975, 0.965),
    "green": (0.10, 0.18, 0.05),
    "olive": (0.26, 0.27, 0.045),
    "antique": (0.03, 0.045, 0.013),
    "amber": (0.30, 0.085, 0.006),
    "blue": (0.02, 0.055, 0.36),
    "aqua": (0.42, 0.66, 0.68),
    "black": (0.006, 0.006, 0.005),
}
LIQUID = {
    "water": (0.985, 0.99, 0.985),
    "red": (0.12, 0.004, 0.012),
    "rose": (0.95, 0.52, 0.47),
    "white": (0.97, 0.93, 0.64),
    "gold": (0.95, 0.76, 0.24),
    "orange": (0.92, 0.52, 0.10),
    "beer": (0.92, 0.55, 0.10),
    "whisky": (0.86, 0.38, 0.04),
    "oak": (0.72, 0.22, 0.012),
    "stout": (0.10, 0.03, 0.01),
    # What is cloudy gives back this share.
    "milk": (0.93, 0.89, 0.79),
    "pulp": (0.90, 0.72, 0.36),
}
