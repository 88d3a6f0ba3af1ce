import type { Path } from '../../notation/index.js';
import type { GameMove, OpenGame, Refusal } from '../../notation/open-game/index.js';
import type { ListedMove, Step, Walk } from './walk.js';

/** A game whose positions and moves only its rules know. */
export type AnyGame = OpenGame<unknown, unknown>;

/** Goes through a game with its variations. */
export class GameWalk implements Walk {
  readonly moves: readonly ListedMove[];
  readonly #game: AnyGame;

  /** @param reader the same game, opened again to collect its moves */
  constructor(game: AnyGame, reader: AnyGame) {
    this.#game = game;
    this.moves = movesAfter(reader);
  }

  get location(): string {
    return locationOf(this.path);
  }

  get last(): ListedMove | undefined {
    const { ply } = this;
    const last = this.#game.moves().find((move) => move.ply === ply);
    return last && listed(last, []);
  }

  get ply(): number {
    return this.#game.ply;
  }

  get path(): Path | undefined {
    return this.#game.path;
  }

  /** The ply of the main line, or of the variation that the last move is in. */
  get shown(): { readonly ply: number; readonly variation?: string } {
    const { ply, address } = this.#game;
    const variation = lineOf(address);
    if (variation === '') return { ply };
    const before = this.#game.moves().filter((move) => move.ply <= ply);
    // The moves of a variation come after those of the lines around it.
    const outer = before.findLastIndex((move) => lineOf(move.address) !== variation);
    return { ply: before.length - outer - 1, variation };
  }

  goTo(location: string): string | undefined {
    return problemOf(location === '' ? this.#game.toStart() : this.#game.at(JSON.parse(location) as Path));
  }

  step(step: Step): string | undefined {
    const game = this.#game;
    if (step === 'other') return this.#toOther();
    return problemOf(step === 'start' ? game.toStart() : step === 'end' ? game.toEnd() : game[step]());
  }

  /** Goes to the next of the moves that are alternatives to the last one. */
  #toOther(): string | undefined {
    const { location } = this;
    const problem = problemOf(this.#game.back());
    if (problem !== undefined) return problem;
    const moves = this.#game.next();
    const index = moves.findIndex((move) => locationOf(move.path) === location);
    this.goTo(locationOf(moves[(index + 1) % moves.length]!.path));
    return moves.length > 1 ? undefined : 'there is no variation here';
  }
}

const problemOf = (result: { readonly ok: true } | Refusal): string | undefined =>
  result.ok ? undefined : result.problem.message;

const locationOf = (path: Path | undefined): string => (path === undefined ? '' : JSON.stringify(path));

/** Returns the address of the line of a move: `2a.1` for `2a.1.1b`, empty for a move of the main line. */
const lineOf = (address: string): string => address.slice(0, Math.max(0, address.lastIndexOf('.')));

/** Returns the moves from the current position of a game to the end of its line. Leaves the game anywhere. */
function movesAfter(game: AnyGame): ListedMove[] {
  const moves: ListedMove[] = [];
  const branches: { readonly first: GameMove<unknown>; readonly into: ListedMove[][] }[] = [];
  const addMoves = (line: ListedMove[]): void => {
    do {
      const [own, ...others] = game.next();
      if (own === undefined) break;
      const into: ListedMove[][] = [];
      line.push(listed(own, into));
      for (const first of others) branches.push({ first, into });
    } while (game.forward().ok);
  };
  addMoves(moves);
  // Branches that are added are entered as well: variations may be nested to any depth.
  for (const { first, into } of branches) {
    if (!game.at(first).ok) continue;
    const line = [listed(first, [])];
    into.push(line);
    addMoves(line);
  }
  return moves;
}

function listed(move: GameMove<unknown>, variations: ListedMove[][]): ListedMove {
  return {
    text: move.text,
    variations,
    // Made for each use: together, the names of nested moves are much longer than the game.
    get name() {
      return move.address.slice(move.address.lastIndexOf('.') + 1);
    },
    get location() {
      return locationOf(move.path);
    },
    get path() {
      return move.path;
    },
  };
}
