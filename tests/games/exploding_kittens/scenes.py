"""Small positions and what then happened: few enough hidden cards for every world to be gone through."""

SCENES: dict[str, tuple[str, list[str]]] = {
    "what was seen on top is drawn by others": (
        "a see skip / b nope favor / c nope attack / pile skip ek barba otta ek only",
        ["a see", "a skip", "b draw", "c attack"],
    ),
    "a kitten put back by oneself": (
        "a / b nope / c attack favor / pile see otta ek only / placing",
        ["a put 1", "b draw", "c attack"],
    ),
    "a kitten put back by another below one's own": (
        "a defuse / b defuse nope / c attack / pile ek ek see otta barba only",
        ["a draw", "a put 3", "b draw", "b put 1"],
    ),
    "a kitten put back by another among cards that were seen": (
        "a see skip / b defuse nope / c attack / pile ek see ek otta barba only",
        ["a see", "a skip", "b draw", "b put 4"],
    ),
    "seen, put back, seen again": (
        "a see2 skip / b defuse / c skip / pile ek see ek otta barba only",
        ["a see", "a skip", "b draw", "b put 4", "c skip", "a see"],
    ),
    "a kitten met after two secret places": (
        "a defuse / b defuse2 / c defuse skip / pile ek ek see otta only",
        ["a draw", "a put 1", "b draw", "b put 2", "c skip", "a draw"],
    ),
    "a demand in vain": (
        "a / b nope barba otta / c skip barba / pile otta nope ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b draw"],
    ),
    "demands in vain in two hands": (
        "a barba3 / b otta skip / c pata nope / pile otta pata ek ek only / burglar a",
        ["a burglar b pata", "a three barba c otta"],
    ),
    "a hand that lacked a title and has drawn since": (
        "a / b otta skip / c pata nope / pile nope otta pata ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b draw"],
    ),
    "a card given on and perhaps given on again": (
        "a skip see / b favor otta / c favor barba / pile nope ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta"],
    ),
    "a card that has drifted is played": (
        "a skip see / b favor otta / c favor skip / pile nope barba ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta", "c skip"],
    ),
    "a card seen on top, then shuffled": (
        "a see shuffle / b nope / c otta / pile skip ek barba ek only",
        ["a see", "a shuffle"],
    ),
    "whoever explodes shows what has not drifted": (
        "a skip see / b favor otta / c favor barba nope / pile nope ek see ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c favor b", "b give otta", "c draw"],
    ),
    "handed over openly, then perhaps given away": (
        "a / b otta3 / c favor2 skip / pile nope see ek ek only / to-move b",
        ["b three otta c skip", "b draw", "c favor b", "b give skip"],
    ),
    "a card stolen by chance": (
        "a skip2 see / b favor otta2 / c barba2 / pile nope see ek ek only / to-move b",
        ["b favor a", "a give see", "b draw", "c pair barba b"],
    ),
}
"""Compared with brute force natively by many redeals, and exactly in the interpreter."""

FURTHER: dict[str, tuple[str, list[str]]] = {
    "an unknown card leaves a hand that lacked a title": (
        "a / b otta skip / c pata / pile nope otta ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b skip"],
    ),
    "a card that is surely not a cat goes on unseen": (
        "a / b otta skip2 / c favor / pile nope pata ek ek only / burglar a",
        ["a burglar b pata", "a draw", "b draw", "c favor b", "b give otta"],
    ),
    "two demands in vain in one hand": (
        "a barba3 / b otta skip / c pata nope / pile nope ek ek only / burglar a",
        ["a burglar b pata", "a three barba b nope"],
    ),
    "two demands in vain in one hand, which then gives": (
        "a barba3 / b otta skip / c pata favor / pile nope ek ek only / burglar a",
        ["a burglar b pata", "a three barba b nope", "a draw", "b skip", "c favor b", "b give otta"],
    ),
    "a demand met, of an unknown card": (
        "a barba3 / b otta skip / c pata / pile otta nope ek ek only",
        ["a three barba b otta"],
    ),
    "a demand met between two others": (
        "a skip / b otta skip / c pata3 / pile otta nope ek ek only / to-move c",
        ["c three pata b otta"],
    ),
    "a card given and perhaps stolen back": (
        "a skip otta2 / b favor skip / c nope / pile nope see ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c draw", "a pair otta b"],
    ),
    "a card that has drifted is stolen": (
        "a skip otta2 / b favor see / c pata2 / pile nope skip ek ek only / to-move b",
        ["b favor a", "a give skip", "b draw", "c pair pata b", "c draw", "a pair otta b"],
    ),
    "a card seen on top, shuffled and perhaps drawn": (
        "a see shuffle / b nope / c otta / pile skip ek barba ek only",
        ["a see", "a shuffle", "a draw", "b draw"],
    ),
    "seen, shuffled and seen again": (
        "a see2 shuffle / b nope / c otta / pile skip ek barba ek only",
        ["a see", "a shuffle", "a see"],
    ),
    "everybody was dealt a defuse, and one has used it": (
        "a defuse / b defuse2 / c defuse skip / pile nope ek otta ek only / dealt",
        ["a draw", "b draw", "b put 1"],
    ),
    "the defuse that was dealt is perhaps given away": (
        "a defuse nope / b defuse otta / c defuse favor / pile skip ek ek only / dealt / to-move c",
        ["c favor b", "b give otta", "c draw"],
    ),
    "whoever explodes had no defuse left, dealt or drawn": (
        "a defuse nope / b defuse otta / c defuse favor / d skip defuse / pile skip ek ek ek only / dealt / to-move c",
        ["c favor b", "b give defuse", "c draw", "d skip", "a draw", "a put 0", "b draw"],
    ),
    "everything is located": (
        "a skip / b favor / c / pile ek ek only / to-move b",
        ["b favor a", "a give skip"],
    ),
}
"""Compared exactly, in the interpreter only."""
