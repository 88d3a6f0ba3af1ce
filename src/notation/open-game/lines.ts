import { getOrInsert } from '../../maps.js';
import { type LineInTree, walkLines } from '../game-tree/index.js';
import type { Path } from '../path.js';
import type { Reading } from '../read/reading.js';
import type { CursorOf, GameTypes, LineOf, PlayableOf } from './game-types.js';
import { madePartAt, type PathIndex, valueAround } from './path-index.js';
import type { PlayedWritten } from './playable.js';

/** A line of play: the main line of a game, or a variation. */
export interface OpenLine<Line, Written> {
  readonly inTree: LineInTree<Line>;
  /** Its path in the model. */
  readonly path: Path;
  readonly moves: readonly Written[];
  readonly outer: OpenLine<Line, Written> | undefined;
  /** The location where it leaves its outer line; `undefined` for the main line. */
  readonly branch: Cursor<Line, Written> | undefined;
  /** The number of plies before it, from the start of the game. */
  readonly before: number;
  /** The variations with moves, by the number of moves after which they leave this line. */
  readonly branches: OpenLine<Line, Written>[][];
}

/**
 * A location in a game: after a number of moves of a line. For a variation, this number is 0 only in
 * {@link OpenLine.branch}.
 */
export interface Cursor<Line, Written> {
  readonly line: OpenLine<Line, Written>;
  readonly index: number;
}

/** Returns the location after the last move of a line. */
export const endOf = <Line, Written>(line: OpenLine<Line, Written>): Cursor<Line, Written> => ({
  line,
  index: line.moves.length,
});

/** A location by the number of a ply of the main line, by an address, or by the path of a move or of a part of it. */
export type LocationName = number | string | Path;

/** The lines of a game of a text, with their positions, which are computed when they are first needed. */
export class Lines<G extends GameTypes> {
  readonly main: LineOf<G>;
  readonly #playable: PlayableOf<G>;
  readonly #start: G['position'];
  readonly #lines: LineOf<G>[] = [];
  readonly #played = new Map<LineOf<G>, PlayedWritten<G['position'], G['move']>[]>();
  #addresses: ReadonlyMap<string, CursorOf<G>> | undefined;
  #paths: PathIndex<CursorOf<G>> | undefined;
  #linesByPath: PathIndex<LineOf<G>> | undefined;

  constructor(playable: PlayableOf<G>, main: { readonly line: G['line']; readonly path: Path }, start: G['position']) {
    this.#playable = playable;
    this.#start = start;
    const lines = new Map<LineInTree<G['line']>, LineOf<G>>();
    for (const inTree of walkLines(playable.tree, main.line)) {
      const outer = inTree.outer && lines.get(inTree.outer);
      const branch = branchOf(inTree, outer);
      // A variation that begins at none of the positions of its outer line can't be played.
      if (inTree.outer !== undefined && branch === undefined) continue;
      const line: LineOf<G> = {
        inTree,
        // Made for each use: together, the paths of nested lines are much longer than the game.
        get path() {
          return [...main.path, ...inTree.path];
        },
        moves: [...playable.tree.moves(inTree.line)],
        outer,
        branch,
        before: branch === undefined ? 0 : branch.line.before + branch.index,
        branches: [],
      };
      lines.set(inTree, line);
      this.#lines.push(line);
      if (branch !== undefined && line.moves.length > 0) (branch.line.branches[branch.index] ??= []).push(line);
    }
    [this.main] = this.#lines as [LineOf<G>];
  }

  /** Returns the position at a location; `undefined` after a move that can't be played. */
  positionAt(cursor: CursorOf<G>): G['position'] | undefined {
    let { line, index } = cursor;
    while (index === 0 && line.branch !== undefined) ({ line, index } = line.branch);
    return index === 0 ? this.#start : this.playedAt({ line, index })?.position;
  }

  /** Returns the effect of the move before a location of its line. */
  playedAt(cursor: CursorOf<G>): PlayedWritten<G['position'], G['move']> | undefined {
    // Outer lines are played first, so that nested ones can't exhaust the stack.
    const unplayed: CursorOf<G>[] = [];
    for (let at: CursorOf<G> | undefined = cursor; at !== undefined; at = at.line.branch) {
      if (this.#playedIn(at.line).length >= at.index) break;
      unplayed.push(at);
    }
    for (const at of unplayed.reverse()) this.#playTo(at);
    return this.#playedIn(cursor.line)[cursor.index - 1];
  }

  /** Returns the effects of the moves of a line that were played. */
  #playedIn(line: LineOf<G>): PlayedWritten<G['position'], G['move']>[] {
    return getOrInsert(this.#played, line, () => []);
  }

  /** Plays the moves of a line up to a location, or to one that can't be played. */
  #playTo({ line, index }: CursorOf<G>): void {
    const played = this.#playedIn(line);
    while (played.length < index) {
      const before = played.at(-1)?.position ?? this.positionAt({ line, index: 0 });
      const written = line.moves[played.length];
      const next = before && written && this.#playable.play(before, written);
      if (next === undefined) return;
      played.push(next);
    }
  }

  /**
   * Returns the locations after each move that follows a location: the next move of its line, then those of variations.
   */
  next({ line, index }: CursorOf<G>): CursorOf<G>[] {
    const own = index < line.moves.length ? [{ line, index: index + 1 }] : [];
    const inner = line.branches[index]?.map((branch) => ({ line: branch, index: 1 })) ?? [];
    return [...own, ...inner];
  }

  /** Returns the move before a location as its game writes it; `undefined` if the rules have no such move. */
  textAt(cursor: CursorOf<G>): string | undefined {
    const before = this.previous(cursor);
    const position = before && this.positionAt(before);
    const move = this.playedAt(cursor)?.move;
    return position === undefined || move === undefined ? undefined : this.#playable.rules.moveToText(position, move);
  }

  /** Returns the location after moves that follow a location in any line; `undefined` if the text doesn't have them. */
  along(cursor: CursorOf<G>, texts: readonly (string | undefined)[]): CursorOf<G> | undefined {
    if (texts.length === 0) return cursor;
    const [text, ...rest] = texts;
    for (const next of this.next(cursor)) {
      const found = text === undefined || this.textAt(next) !== text ? undefined : this.along(next, rest);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the location before the last move; `undefined` at the start. */
  previous({ line, index }: CursorOf<G>): CursorOf<G> | undefined {
    if (index === 0) return undefined;
    return index === 1 && line.branch !== undefined ? line.branch : { line, index: index - 1 };
  }

  /** Returns the number of plies from the start of the game to a location. */
  plyAt({ line, index }: CursorOf<G>): number {
    return line.before + index;
  }

  /** Returns the address of the move before a location; empty at the start. */
  addressOf({ line, index }: CursorOf<G>): string {
    const written = line.moves[index - 1];
    if (written === undefined) return '';
    const name = this.#playable.nameOf?.(written, index - 1) ?? String(index);
    return line.branch === undefined ? name : `${line.inTree.address}.${name}`;
  }

  /** Returns the path of the move before a location; `undefined` at the start. */
  pathOf({ line, index }: CursorOf<G>): Path | undefined {
    const written = line.moves[index - 1];
    return written === undefined ? undefined : [...line.path, ...this.#playable.pathOf(written, index - 1)];
  }

  /** Finds a location; the address of a variation leads to its end. */
  find(location: LocationName): CursorOf<G> | undefined {
    if (typeof location === 'number') {
      const isPly = Number.isInteger(location) && location >= 0 && location <= this.main.moves.length;
      return isPly ? { line: this.main, index: location } : undefined;
    }
    return typeof location === 'string' ? this.#byAddress().get(location) : this.#byPath(location);
  }

  /** Returns the line with a path; `undefined` if there is none. */
  lineWithPath(path: Path): LineOf<G> | undefined {
    this.#linesByPath ??= this.#index<LineOf<G>>((line, part) => {
      part.value = line;
    });
    const line = valueAround(this.#linesByPath, path);
    return line?.path.length === path.length ? line : undefined;
  }

  #byAddress(): ReadonlyMap<string, CursorOf<G>> {
    if (this.#addresses !== undefined) return this.#addresses;
    const addresses = new Map<string, CursorOf<G>>();
    for (const line of this.#lines) {
      for (let index = 1; index <= line.moves.length; index++) {
        const address = this.addressOf({ line, index });
        // If a number is repeated, its address is that of the first move with it.
        if (!addresses.has(address)) addresses.set(address, { line, index });
      }
    }
    for (const line of this.#lines) {
      if (line.branch !== undefined && line.moves.length > 0) addresses.set(line.inTree.address, endOf(line));
    }
    return (this.#addresses = addresses);
  }

  #byPath(location: Path): CursorOf<G> | undefined {
    this.#paths ??= this.#index<CursorOf<G>>((line, part) => {
      for (const [i, written] of line.moves.entries()) {
        madePartAt(part, this.#playable.pathOf(written, i)).value = { line, index: i + 1 };
      }
    });
    return valueAround(this.#paths, location);
  }

  /** Makes an index of paths, with what a function adds to the part of each line. */
  #index<Value>(add: (line: LineOf<G>, part: PathIndex<Value>) => void): PathIndex<Value> {
    const whole: PathIndex<Value> = { parts: new Map() };
    const parts = new Map<LineOf<G> | undefined, PathIndex<Value>>([[undefined, whole]]);
    for (const line of this.#lines) {
      // The path of a variation in its outer line is much shorter than that in the model.
      const part = madePartAt(parts.get(line.outer)!, (line.inTree.branch ?? line).path);
      parts.set(line, part);
      add(line, part);
    }
    return whole;
  }
}

function branchOf<Line, Written>(
  { branch }: LineInTree<Line>,
  outer: OpenLine<Line, Written> | undefined,
): Cursor<Line, Written> | undefined {
  if (outer === undefined || branch?.after === undefined || branch.after > outer.moves.length) return undefined;
  const isAtBranch = branch.after === 0 && outer.branch !== undefined;
  return isAtBranch ? outer.branch : { line: outer, index: branch.after };
}

/** Whether a path leads to a part, or to something inside it. */
export const isWithin = (path: Path, part: Path): boolean => part.every((key, i) => path[i] === key);

/** Makes the lines of a game of a reading, or returns why it can't be played. */
export function linesOf<G extends GameTypes>(
  playable: PlayableOf<G>,
  { model }: Pick<Reading<G['model'], G['root']>, 'model'>,
  game: number,
) {
  const main = playable.main(model, game);
  if (main === undefined) {
    return { ok: false, problem: { path: [], message: `the text has no game ${game + 1}` } } as const;
  }
  const start = playable.start(model, game);
  return start.ok ? ({ ok: true, lines: new Lines<G>(playable, main, start.position) } as const) : start;
}
