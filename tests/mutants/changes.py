"""Every way to change one operator, one constant or one call inside the kernels of a file."""

import ast
from collections.abc import Container, Iterator
from pathlib import Path
from types import CodeType

from msgspec import Struct

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
}
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SWAPPED = {"min": "max", "max": "min"}
KEPT = {"range", "len", "int"}
"""Calls without which the function would not run at all: their arguments are changed instead."""


class Mutant(Struct, frozen=True):
    """One change: where, what stood there, what stands there now, and the function's new code."""

    file: str
    module: str
    function: str
    line: int
    before: str
    after: str
    code: CodeType

    @property
    def name(self) -> str:
        """How a mutant is named in lists."""
        return f"{place_of(self.module, self.function)} | {self.before} → {self.after}"


def place_of(module: str, function: str) -> str:
    """How a function is named in lists: by its file, too."""
    return f"{module.rsplit('.', 1)[-1]}.{function}"


def is_constant(name: str) -> bool:
    """Whether a name is that of a number of the rules."""
    return name.isupper() and len(name) > 1


def replacements(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(ops=[op], comparators=comparators) if type(op) in COMPARED:
            yield ast.Compare(node.left, [COMPARED[type(op)]()], comparators)
        case ast.BinOp(op=op) if type(op) in CALCULATED:
            yield ast.BinOp(node.left, CALCULATED[type(op)](), node.right)
        case ast.AugAssign(op=op) if type(op) in CALCULATED:
            yield ast.AugAssign(node.target, CALCULATED[type(op)](), node.value)
        case ast.BoolOp(op=op):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Name(id=name, ctx=ast.Load()) if is_constant(name):
            yield ast.BinOp(ast.Name(name, ast.Load()), ast.Add(), ast.Constant(1))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Call(func=ast.Name(id=name)) if name in SWAPPED:
            yield ast.Call(ast.Name(SWAPPED[name], ast.Load()), node.args, [])
        case ast.Call(func=ast.Name(id=name)) if name not in KEPT:
            yield ast.Constant(0)
        case ast.If(test=ast.Attribute() | ast.Call()):
            yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)


def kernels(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions of a file that are kernels."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id == "kernel" for mark in node.decorator_list
        ):
            yield node


def places(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Every child of every node of a function's body: its parent, the parent's field, its place in a list."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        yield function, "body", function.body.index(statement)
        for parent in ast.walk(statement):
            if isinstance(parent, ast.Expr):
                continue  # the statement's call is taken away as a whole
            for field, value in ast.iter_fields(parent):
                if isinstance(value, list):
                    yield from (
                        (parent, field, number) for number, each in enumerate(value) if isinstance(each, ast.AST)
                    )
                elif isinstance(value, ast.AST):
                    yield parent, field, None


def code_of(function: ast.FunctionDef, file: Path) -> CodeType:
    """The compiled body of a function."""
    bare = ast.FunctionDef(function.name, function.args, function.body, [], None, None)
    module = compile(ast.fix_missing_locations(ast.Module([bare], [])), str(file), "exec")
    return next(code for code in module.co_consts if isinstance(code, CodeType))


def mutants(file: Path, module: str, functions: Container[str] | None = None) -> Iterator[Mutant]:
    """Every mutant of a file, or of some of its functions, in the file's order."""
    for function in kernels(ast.parse(file.read_text("utf-8"))):
        if functions is not None and place_of(module, function.name) not in functions:
            continue
        true = ast.unparse(function).splitlines()
        for parent, field, place in places(function):
            node = child(parent, field, place)
            for new in replacements(node):
                put(parent, field, place, new)
                before, after = difference(true, ast.unparse(ast.fix_missing_locations(function)).splitlines())
                code = code_of(function, file)
                put(parent, field, place, node)
                line = getattr(node, "lineno", function.lineno)
                yield Mutant(str(file), module, function.name, line, before, after, code)


def child(parent: ast.AST, field: str, place: int | None) -> ast.AST:
    """What stands at a place."""
    value = getattr(parent, field)
    found: ast.AST = value if place is None else value[place]
    return found


def put(parent: ast.AST, field: str, place: int | None, node: ast.AST) -> None:
    """Put something else there."""
    if place is None:
        setattr(parent, field, node)
    else:
        getattr(parent, field)[place] = node


def difference(old: list[str], new: list[str]) -> tuple[str, str]:
    """The one line in which two versions of a function differ."""
    before, after = next((a, b) for a, b in zip(old, new, strict=True) if a != b)
    return before.strip(), after.strip()
