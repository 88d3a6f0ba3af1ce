import type { Board as GameBoard, Colour, Mark, Multiverse, PlayedMove } from '../../../games/5dchess/index.js';
import { type LineInTree, type Path, playLines } from '../../../notation/index.js';
import { fiveDStart, type StartProblem } from '../boards/start.js';
import type { FiveDGame, Move } from '../model/model.js';
import { fiveDTree, type LineWithMover, mainLineOf, type PlayersMove } from '../turns/game-tree.js';
import type { PlayedAction } from '../turns/played-actions.js';
import type { FiveDReplay } from './play.js';
import { playModelMove } from './play-move.js';

/** A move of a replay, played as far as possible. */
export interface FiveDPly extends PlayedMove {
  /** The path of the move in the model. */
  readonly path: Path;
  readonly move: Move;
  readonly mover: Colour;
  /** The comments after the move and before the next one, a line each; absent if there are none. */
  readonly comment?: string | undefined;
}

/** Called after each ply, with the boards after it and its line. Variations are played before the rest of the line. */
export type OnPly = (ply: FiveDPly, multiverse: Multiverse, line: LineInTree<LineWithMover>) => void;

/** The lines of a game after they were played, without their plies. */
export interface PlayedLines extends Pick<FiveDReplay, 'start' | 'unplaced' | 'multiverse'> {
  readonly main: LineInTree<LineWithMover>;
  /** The variations, with the last board of each timeline at their ends. */
  readonly variations: readonly { readonly line: LineInTree<LineWithMover>; readonly final: readonly GameBoard[] }[];
}

/**
 * Plays a game whose model comes from a text, so it is well formed. Keeps no plies.
 *
 * @param isDone whether to leave out the rest of the game; called before each move
 */
export function playGameLines(game: FiveDGame, onPly: OnPly, isDone?: () => boolean): PlayedLines | StartProblem {
  const multiverse = fiveDStart(game);
  return 'reason' in multiverse ? multiverse : new GamePlayer(multiverse, onPly, isDone).play(game);
}

class GamePlayer {
  readonly #multiverse: Multiverse;
  readonly #onPly: OnPly;
  readonly #isDone: (() => boolean) | undefined;
  /** The boards at the end of each variation. */
  readonly #finals = new Map<LineInTree<LineWithMover>, readonly GameBoard[]>();
  /** The state before each variation that is being played, the innermost last. */
  readonly #before: Mark[] = [];

  constructor(multiverse: Multiverse, onPly: OnPly, isDone: (() => boolean) | undefined) {
    this.#multiverse = multiverse;
    this.#onPly = onPly;
    this.#isDone = isDone;
  }

  play(game: FiveDGame): PlayedLines {
    const multiverse = this.#multiverse;
    const start = multiverse.allBoards();
    const lines = playLines(fiveDTree, mainLineOf(game), multiverse, {
      play: (_, move, line) => {
        this.#onPly(playPly(multiverse, move, line), multiverse, line);
        return multiverse;
      },
      enter: () => {
        this.#before.push(multiverse.mark());
        return multiverse;
      },
      leave: (_, line) => {
        this.#finals.set(line, multiverse.lastBoards());
        const before = this.#before.pop();
        if (before !== undefined) multiverse.returnTo(before);
      },
      isDone: () => this.#isDone?.() === true,
    });
    const [{ at: main }, ...variations] = lines;
    return {
      start,
      main,
      variations: variations.map(({ at: line }) => ({ line, final: this.#finals.get(line) ?? [] })),
      unplaced: lines.flatMap(({ at: line }) => unplacedIn(line)),
      multiverse,
    };
  }
}

/** Returns the paths of the variations of a line that begin at none of its positions nearby. */
const unplacedIn = (line: LineInTree<LineWithMover>): Path[] =>
  line.branches.flatMap(({ after, path }) => (after === undefined ? [[...line.path, ...path]] : []));

function playPly(multiverse: Multiverse, played: PlayersMove, line: LineInTree<LineWithMover>): FiveDPly {
  const { move, action } = played;
  return new PlyInLine(playModelMove(multiverse, move, action.mover), played, line);
}

/** A ply that makes its path and its comment on request: few programs need them, and paths of nested plies are long. */
class PlyInLine implements FiveDPly {
  readonly made: FiveDPly['made'];
  readonly captured: FiveDPly['captured'];
  readonly newLine: FiveDPly['newLine'];
  readonly from: FiveDPly['from'];
  readonly to: FiveDPly['to'];
  readonly violations: FiveDPly['violations'];
  readonly move: Move;
  readonly mover: Colour;
  readonly #action: PlayedAction;
  readonly #item: number;
  readonly #line: LineInTree<LineWithMover>;

  constructor(played: PlayedMove, { move, action, item }: PlayersMove, line: LineInTree<LineWithMover>) {
    this.made = played.made;
    this.captured = played.captured;
    this.newLine = played.newLine;
    this.from = played.from;
    this.to = played.to;
    this.violations = played.violations;
    this.move = move;
    this.mover = action.mover;
    this.#action = action;
    this.#item = item;
    this.#line = line;
  }

  get path(): Path {
    return [...this.#line.path, ...this.#action.path, this.#item];
  }

  get comment(): string | undefined {
    return this.#action.commentAfter(this.#item);
  }
}
