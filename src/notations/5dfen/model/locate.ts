import type { GameRecord, Ply } from '../../../../generated/5dfen/nodes.js';
import {
  isAssessment,
  isBoard,
  isComment,
  isMove,
  isPly,
  isPresentMark,
  isResult,
  isSign,
  isTimelineMark,
  isTurn,
  isUnnumberedTurn,
  plyMove,
  plySigns,
  signText,
} from '../../../../generated/5dfen/readers.js';
import {
  elementsOf,
  endOf,
  findElement,
  nextNodeOutside,
  type Node,
  type NodeIndex,
  spanAt,
  startOf,
  type Tree,
} from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { append } from '../../../maps.js';
import type { Locator, Path } from '../../../notation/index.js';
import { sharedLength } from '../../../notation/path.js';
import { trimmed } from '../../../notation/read/spans.js';
import type { PartNodes } from '../turns/lower.js';
import { type LineNodeIndex, type TurnIndex, turnParts, turnsOf } from '../turns/turns.js';
import { lowerGame } from './lower.js';
import type { FiveDGame, Turn } from './model.js';

/** Records the node of each part of a model. */
class NodesByPart implements PartNodes {
  readonly #nodes = new Map<unknown, NodeIndex[]>();

  add(part: object, node: NodeIndex): void {
    append(this.#nodes, part, node);
  }

  of(part: unknown): NodeIndex | undefined {
    return this.#nodes.get(part)?.[0];
  }

  /** Returns the node of an element of a list, which is a part or a comment. */
  element(list: readonly unknown[], index: number): NodeIndex | undefined {
    return this.of(list[index]) ?? this.#nodes.get(list)?.[index];
  }
}

/** The number of turns of the main line that are located at first. */
const INITIAL_TURNS = 1024;

/**
 * Finds the spans of the parts of a model. It builds the model a second time, so that readings store no spans unless
 * they are requested; of a long game, it builds only as many turns as are requested, because a list of errors often
 * ends near the start.
 *
 * @returns a function from a path in the model to the span of that part; `undefined` for parts that are not in the text
 */
export function locate5dfen(tree: Tree<GameRecord | undefined>): Locator {
  let maxTurns = INITIAL_TURNS;
  let parts = partsOf(locatableModel(tree, maxTurns));
  return (path) => {
    const needed = turnsFor(path);
    if (needed > maxTurns) {
      maxTurns = Math.max(needed, maxTurns * 8);
      parts = partsOf(locatableModel(tree, maxTurns));
    }
    return locate(tree, parts, path);
  };
}

const partsOf = ({ game, nodes }: ReturnType<typeof locatableModel>): LocatedParts => new LocatedParts(game, nodes);

/** Builds the model of a game, up to a number of turns, and records the node of each part. */
function locatableModel(tree: Tree<GameRecord | undefined>, maxTurns: number) {
  const nodes = new NodesByPart();
  return { game: lowerGame(tree, nodes, maxTurns), nodes };
}

/** The model of a game, with the spans of its parts. */
export interface LocatedGame {
  readonly game: FiveDGame;
  /** Returns the span of a part of the model, or of a part at a path below it; `undefined` if it is not in the text. */
  spanOf(part: object, ...path: Path): Span | undefined;
}

/**
 * Returns the model of a game whose parts are located without their paths: in deeply nested variations, these are long.
 */
export function locatedGame(tree: Tree<GameRecord | undefined>): LocatedGame {
  const { game, nodes } = locatableModel(tree, Number.POSITIVE_INFINITY);
  return { game, spanOf: (part, ...path) => locate(tree, new LocatedParts(part, nodes), path) };
}

const BEFORE_TURNS: readonly unknown[] = ['remarks', 'headers', 'boards'] satisfies (keyof FiveDGame)[];

/** Returns the number of turns of the main line that are needed for the span of a part; infinity if all are. */
function turnsFor([key, index]: Path): number {
  if (BEFORE_TURNS.includes(key)) return 0;
  return key === 'turns' && typeof index === 'number' ? index + 1 : Number.POSITIVE_INFINITY;
}

type Members = { readonly [key: string | number]: unknown; readonly type?: unknown; readonly action?: Members };

/**
 * Turns a path in the JSON of a game into one in the model. In JSON, a move, comment or variation is a member of an
 * object, and a move includes the members of its action.
 */
export function pathInModel(game: object, path: Path): Path {
  const found: (string | number)[] = [];
  let value: unknown = game;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return path;
    const members: Members = value as Members;
    if (members.type !== undefined && key === members.type) continue;
    const isOwn = Array.isArray(value) || Object.hasOwn(members, key);
    if (!isOwn && members.action !== undefined) found.push('action');
    found.push(key);
    value = isOwn ? members[key] : members.action?.[key];
  }
  return found;
}

function locate(tree: Tree<GameRecord | undefined>, parts: LocatedParts, path: Path): Span | undefined {
  const { value, node = tree.root?.index, rest } = parts.at(path);
  if (node === undefined) return undefined;
  if (Array.isArray(value) && value.length > 0) {
    const first = locate(tree, parts, [...path, 0]);
    const last = locate(tree, parts, [...path, value.length - 1]);
    if (first !== undefined && last !== undefined) return { start: first.start, end: last.end };
  }
  if (rest.length === 0) {
    const isOfTurn = isTurn(tree, node) || isUnnumberedTurn(tree, node);
    return isOfTurn ? turnSpan(tree, node, value as Turn, parts.nodes) : spanAt(tree, node);
  }
  if (Array.isArray(value) && !isBoard(tree, node)) return undefined;
  const at = isPly(tree, node) ? nodeInMove(tree, node, rest) : nodeInPart(tree, node, rest);
  return at === 0 ? undefined : spanAt(tree, at);
}

/** A part of a model, and the node of the smallest recorded part around it. */
interface LocatedPart {
  readonly value: unknown;
  /** Absent if there is none but the whole model. */
  readonly node?: NodeIndex;
  /** The path from the part of the node to this one. */
  readonly rest: Path;
}

/**
 * The parts of a model, or of a part of it, on the last path that was looked up. What the next path has in common with
 * it is not looked up again: paths into nested variations have thousands of keys.
 */
class LocatedParts {
  #path: Path = [];
  /** The part at the end of each beginning of the path. */
  readonly #parts: LocatedPart[];

  constructor(
    top: object,
    readonly nodes: NodesByPart,
  ) {
    const node = nodes.of(top);
    this.#parts = [{ value: top, rest: [], ...(node !== undefined && { node }) }];
  }

  /** Returns the part that a path leads to. */
  at(path: Path): LocatedPart {
    const parts = this.#parts;
    parts.length = sharedLength(this.#path, path) + 1;
    // A copy, because callers can change their path.
    this.#path = path.slice();
    let part = parts.at(-1)!;
    for (let i = parts.length - 1; i < path.length; i++) {
      part = this.#partIn(part, path[i]!);
      parts.push(part);
    }
    return part;
  }

  /** Returns the part of a part with a key. */
  #partIn(outer: LocatedPart, key: string | number): LocatedPart {
    // The tree has the members of an action at the node of its move.
    if (key === 'action') return outer;
    const members = outer.value as Members;
    const isList = Array.isArray(members);
    const value = isList || Object.hasOwn(members, key) ? members[key] : members.action?.[key];
    const node = isList ? this.nodes.element(members, Number(key)) : this.nodes.of(value);
    return node === undefined ? { ...outer, value, rest: [...outer.rest, key] } : { value, node, rest: [] };
  }
}

/**
 * Returns the span of a turn, including the comments after its last move, which follow the turn in the tree, but
 * without the result, which is part of the line.
 */
function turnSpan(tree: Tree, node: TurnIndex, { white, black }: Turn, nodes: NodesByPart): Span {
  const { start, end } = spanAt(tree, node);
  const last = nodes.of((black ?? white)?.at(-1));
  if (last !== undefined && endOf(tree, last) > end) return { start, end: endOf(tree, last) };
  const result = elementsOf(tree, node, turnParts).at(-1);
  if (result === undefined || !isResult(tree, result)) return { start, end };
  return trimmed({ tree, start, end: startOf(tree, result) });
}

/** Returns the node of a part of a header, board, turn, comment or line; 0 if it is absent. */
function nodeInPart(tree: Tree, node: NodeIndex, path: Path): NodeIndex | 0 {
  if (isComment(tree, node)) return node;
  return path[0] === 'result' ? lastResult(tree, node as LineNodeIndex) : fieldAt(tree.node(node), path);
}

/** The fields of the grammar that have other names than the members of the model. */
const FIELDS: Readonly<Record<string, string>> = { toMove: 'colour', from: 'origin', to: 'square' };

/**
 * Returns the node of the field that a path in the model leads to, as far as the grammar divides the text; 0 if the
 * first member of the path is absent.
 */
function fieldAt({ children }: Node, [key, ...rest]: Path): NodeIndex | 0 {
  const name = FIELDS[String(key)] ?? key;
  const fields = children.filter(({ fieldName }) => fieldName === name);
  const field = fields[typeof rest[0] === 'number' ? rest[0] : 0];
  if (field === undefined) return 0;
  return fieldAt(field, rest) || field.index;
}

function lastResult(tree: Tree, line: LineNodeIndex): NodeIndex | 0 {
  let last: NodeIndex | 0 = 0;
  for (let turn = turnsOf.first(tree, line); turn !== 0; turn = turnsOf.next(tree, line, turn)) {
    for (let part = turnParts.first(tree, turn); part !== 0; part = turnParts.next(tree, turn, part)) {
      if (isResult(tree, part)) last = part;
    }
  }
  return last;
}

/** Returns the node of a part of a move; 0 if it is absent. */
function nodeInMove(tree: Tree, ply: NodeIndex<Ply>, path: Path): NodeIndex | 0 {
  const key = String(path[0]);
  if (key === 'board') return fieldAt(tree.node(ply), path);
  if (key === 'makes' || key === 'present') return markAfter(tree, ply, key);
  if (key === 'check' || key === 'movesPresent' || key === 'assessment') return signOf(tree, ply, key);
  const move = plyMove(tree, ply);
  return isMove(tree, move) && key !== 'kind' && key !== 'type' ? fieldAt(tree.node(move), path) : move;
}

/** A member of a move that a sign gives it. */
type SignMember = 'check' | 'movesPresent' | 'assessment';

/** Returns the first sign of a move that gives it a member; 0 if there is none. */
function signOf(tree: Tree, ply: NodeIndex<Ply>, member: SignMember): NodeIndex | 0 {
  return findElement(tree, ply, plySigns, (node) => memberOfSign(tree, node) === member);
}

function memberOfSign(tree: Tree, node: NodeIndex): SignMember {
  if (isAssessment(tree, node)) return 'assessment';
  return isSign(tree, node) && signText(tree, node) === '~' ? 'movesPresent' : 'check';
}

/** Returns the first mark of a kind between a move and the next one. */
function markAfter(tree: Tree, ply: NodeIndex<Ply>, key: 'makes' | 'present'): NodeIndex | 0 {
  for (let node = nextNodeOutside(tree, ply); node !== 0; node = nextNodeOutside(tree, node)) {
    if (key === 'makes' ? isTimelineMark(tree, node) : isPresentMark(tree, node)) return node;
    if (!isComment(tree, node) && !isTimelineMark(tree, node) && !isPresentMark(tree, node)) return 0;
  }
  return 0;
}
