import { ModelError, type ModelProblem } from '../../../diagnostics/index.js';
import type { OtnMove } from '../move/model.js';
import type { OtnLine, OtnTurn, OtnVariation } from './model.js';
import { keyOf, letterOf, type MovePlace, printStep } from './steps.js';

/** The keys and indices that lead from a game to a part of it. */
export type Path = ModelProblem['path'];

/** A line of a game, with its address and path. */
export interface WalkedLine {
  readonly line: OtnLine;
  /** The steps before its turn numbers: `7a.1.` for the first variation on move 7a; empty for the main line. */
  readonly prefix: string;
  /** The path of the line in the model: `['variations', 2]`. Built for each use, in time that grows with its length. */
  readonly path: Path;
}

/** A line whose variations are being walked. */
class OpenLine implements WalkedLine {
  readonly line: OtnLine;
  readonly prefix: string;
  readonly parent: OpenLine | undefined;
  readonly index: number;
  /** The index of the next variation. */
  next = 0;

  /** @param index the index of the line among the variations of its parent */
  constructor(line: OtnLine, prefix: string, parent?: OpenLine, index = 0) {
    this.line = line;
    this.prefix = prefix;
    this.parent = parent;
    this.index = index;
  }

  get path(): Path {
    return pathTo(this);
  }
}

function pathTo(line: OpenLine): Path {
  const reversed: (string | number)[] = [];
  for (let at = line; at.parent !== undefined; at = at.parent) reversed.push(at.index, 'variations');
  return reversed.reverse();
}

/**
 * Yields the main line, then each variation before those that branch off it. Does not recurse, so nested variations
 * can't exhaust the stack.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkLines(main: OtnLine): Iterable<WalkedLine> {
  const first = new OpenLine(main, '');
  const open = [first];
  const around = new Set<OtnLine>([main]);
  yield first;
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const index = at.next++;
    const line = at.line.variations[index];
    if (line === undefined) {
      around.delete(at.line);
      open.pop();
      continue;
    }
    const opened = new OpenLine(line, at.prefix + printStep(line), at, index);
    enter(around, line, opened);
    open.push(opened);
    yield opened;
  }
}

/** A turn, with the steps before its number. */
export interface WalkedTurn {
  readonly turn: OtnTurn;
  /** The steps before its number: `7a.1.` for the first variation on move 7a; empty on the main line. */
  readonly prefix: string;
  /** The variation that the turn belongs to; `undefined` on the main line. */
  readonly variation: OtnVariation | undefined;
}

/**
 * Yields every turn of a line, each before the variations on its moves. Does not recurse, so nested variations can't
 * exhaust the stack.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkTurns(main: OtnLine): Iterable<WalkedTurn> {
  interface Place {
    readonly line: OtnLine;
    readonly variation: OtnVariation | undefined;
    readonly prefix: string;
    turn: number;
    branch: number;
  }
  const open: Place[] = [];
  const around = new Set<OtnLine>([main]);
  let at: Place = { line: main, variation: undefined, prefix: '', turn: 0, branch: 0 };
  for (;;) {
    const branch = at.line.variations[at.branch];
    const turn = at.line.turns[at.turn];
    const before = at.line.turns[at.turn - 1];
    if (branch !== undefined && (turn === undefined || (before !== undefined && branch.turn <= before.number))) {
      const prefix = at.prefix + printStep(branch);
      enter(around, branch, { path: ['variations'], prefix });
      at.branch++;
      open.push(at);
      at = { line: branch, variation: branch, prefix, turn: 0, branch: 0 };
    } else if (turn !== undefined) {
      at.turn++;
      yield { turn, prefix: at.prefix, variation: at.variation };
    } else {
      around.delete(at.line);
      const parent = open.pop();
      if (parent === undefined) return;
      at = parent;
    }
  }
}

function enter(around: Set<OtnLine>, variation: OtnVariation, at: Pick<WalkedLine, 'path' | 'prefix'>): void {
  if (around.has(variation)) {
    throw new ModelError({ path: at.path, message: `variation ${at.prefix.slice(0, -1)} contains itself` });
  }
  around.add(variation);
}

/** A move of a line, with its position. */
export interface WalkedMove {
  readonly turn: OtnTurn;
  /** The index of the turn in its line, from 0. */
  readonly turnIndex: number;
  /** The index of the move in its turn, from 0. */
  readonly index: number;
  readonly written: OtnMove;
}

/** Yields every move of a line, with its turn and its index in the turn. */
export function* movesOf({ turns }: OtnLine): Iterable<WalkedMove> {
  for (let turnIndex = 0; turnIndex < turns.length; turnIndex++) {
    const turn = turns[turnIndex]!;
    const { moves } = turn;
    for (let index = 0; index < moves.length; index++) yield { turn, turnIndex, index, written: moves[index]! };
  }
}

/**
 * Returns the positions that can follow the last move of a line: the next move of its turn and, if the turn is
 * complete, the first move of the next turn.
 */
export function placesAfter(last: { readonly number: number; readonly moveCount: number } | undefined): MovePlace[] {
  if (last === undefined) return [];
  const next = [{ turn: last.number, letter: letterOf(last.moveCount) }];
  if (last.moveCount >= 2) next.push({ turn: last.number + 1, letter: 'a' });
  return next;
}

/** The variations of a line, by the move that they replace. */
export class VariationsByPlace<Variation> {
  readonly #waiting = new Map<string, Variation[]>();

  /** @param placesOf the moves that a variation could replace */
  constructor(variations: readonly Variation[], placesOf: (variation: Variation) => Iterable<MovePlace>) {
    for (const variation of variations) {
      for (const place of placesOf(variation)) {
        const there = this.#waiting.get(keyOf(place));
        if (there === undefined) this.#waiting.set(keyOf(place), [variation]);
        else there.push(variation);
      }
    }
  }

  /**
   * Returns the variations on a move, and removes them: if a turn number is repeated, they belong to its first turn.
   */
  take(place: MovePlace): readonly Variation[] {
    if (this.#waiting.size === 0) return [];
    const there = this.#waiting.get(keyOf(place)) ?? [];
    this.#waiting.delete(keyOf(place));
    return there;
  }
}
