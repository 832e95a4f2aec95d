"""The four gardens that were photographed at real tables; `?` was hidden behind the door."""

POSITIONS = {
    "G1": """
        9 . . . # # # . . T
        8 . F . # # # T T T
        7 F F F # # # . . T
        6 F . . P P . . . .
        5 . . . P P . . . .
        4 . . . P . . . . .
        3 I I I I I L L L L
        2 . . . U . U . . L
        1 . . . U U U . . .
    """,
    "G2": """
        9 . W W # # # . L L
        8 W W . # # # . . L
        7 W F . # # # . . L
        6 F F . . N N . . L
        5 Z F F U U N N N .
        4 Z Z Z . U . . . .
        3 . . Z U U X V V V
        2 Y Y Y Y X X X . V
        1 . . Y . . X . . V
    """,
    "G3": """
        9 . W W # # # . . I
        8 W W . # # # . . I
        7 W . . # # # . . I
        6 . . U U L L . . I
        5 . . U . . L . . I
        4 . . U U . L . . .
        3 F . . Z . L . . T
        2 F F F Z Z Z T T T
        1 . F . . ? ? . . T
    """,
    "G4": """
        9 V V V # # # U U .
        8 V L . # # # . U .
        7 V L . # # # U U .
        6 . L . Z Z . . F .
        5 . L L I Z . F F F
        4 T . . I Z Z . . F
        3 T T T I P P . W W
        2 T . . I P P W W .
        1 . . . ? ? ? W . .
    """,
}
