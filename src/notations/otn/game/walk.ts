import { ModelError, type ModelProblem } from '../../../diagnostics/index.js';
import type { OtnMove } from '../move/model.js';
import type { OtnLine, OtnTurn, OtnVariation } from './model.js';
import { keyOf, letterOf, type MovePlace, printStep } from './steps.js';

/** Keys and indices from the top of a game to a part of it. */
export type Path = ModelProblem['path'];

/** A line of a game. */
export interface WalkedLine {
  readonly line: OtnLine;
  /** `7a.1.` for the first variation on move 7a; empty for the main line. */
  readonly prefix: string;
  /** The path of the line in the model: `['variations', 2]`. */
  readonly path: Path;
}

/**
 * The main line, then each variation before those that branch off it. Takes no stack for the depth of variations.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkLines(main: OtnLine): Iterable<WalkedLine> {
  const open: (WalkedLine & { next: number })[] = [{ line: main, prefix: '', path: [], next: 0 }];
  const around = new Set<OtnLine>([main]);
  yield { line: main, prefix: '', path: [] };
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const index = at.next++;
    const line = at.line.variations[index];
    if (line === undefined) {
      around.delete(at.line);
      open.pop();
      continue;
    }
    const prefix = at.prefix + printStep(line);
    const path = [...at.path, 'variations', index];
    enter(around, line, path, prefix);
    open.push({ line, prefix, path, next: 0 });
    yield { line, prefix, path };
  }
}

/** A turn, and what is written before its number. */
export interface WalkedTurn {
  readonly turn: OtnTurn;
  /** `7a.1.` for the first variation on move 7a; empty on the main line. */
  readonly prefix: string;
  /** Absent on the main line. */
  readonly variation: OtnVariation | undefined;
}

/**
 * Every turn of a line, each before the variations on its moves. Takes no stack for the depth of variations.
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
      enter(around, branch, ['variations'], prefix);
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

function enter(around: Set<OtnLine>, variation: OtnVariation, path: Path, prefix: string): void {
  if (around.has(variation)) {
    throw new ModelError({ path, message: `variation ${prefix.slice(0, -1)} contains itself` });
  }
  around.add(variation);
}

/** A move of a line. */
export interface WalkedMove {
  readonly turn: OtnTurn;
  /** The index of the turn in its line, from 0. */
  readonly turnIndex: number;
  /** The index of the move in its turn, from 0. */
  readonly index: number;
  readonly written: OtnMove;
}

/** Every move of a line, with its turn and its index there. */
export function* movesOf({ turns }: OtnLine): Iterable<WalkedMove> {
  for (const [turnIndex, turn] of turns.entries()) {
    for (const [index, written] of turn.moves.entries()) yield { turn, turnIndex, index, written };
  }
}

/**
 * The places after the last move of a line: the next one of its turn and, if that is complete, the first of the next.
 */
export function placesAfter(last: { readonly number: number; readonly moveCount: number } | undefined): MovePlace[] {
  if (last === undefined) return [];
  const next = [{ turn: last.number, letter: letterOf(last.moveCount) }];
  if (last.moveCount >= 2) next.push({ turn: last.number + 1, letter: 'a' });
  return next;
}

/** The variations of a line by the move that they replace. */
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
   * The variations on a move. They are returned only once: where a turn's number comes again, they belong to the first
   * one.
   */
  take(place: MovePlace): readonly Variation[] {
    if (this.#waiting.size === 0) return [];
    const there = this.#waiting.get(keyOf(place)) ?? [];
    this.#waiting.delete(keyOf(place));
    return there;
  }
}
