import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { type Board as GameBoard, type Multiverse, type Target, timeOf, toMoveAt } from '../../games/5dchess/index.js';
import { rulesDiagnostics as catalogue } from './codes-rules.js';
import type { LoweredGame } from './lower.js';
import { headerOf, type Move, type Step } from './model.js';
import { letterOfName, PIECE_NAMES } from './pieces.js';
import { printCoordinates, printSquare } from './print-move.js';
import { type FiveDPly, replay5dfen, type Violation } from './play.js';
import { layerText, type NoStart } from './start.js';

/**
 * Everything that level `rules` asks of a record: each move could be played. Checks and mates are not judged.
 *
 * @param canJudge whether moves from an offset on can be judged, since none in front of them was unreadable
 */
export function checkRules({ game, placeOf }: LoweredGame, canJudge: (start: number) => boolean): Diagnostic[] {
  const replay = replay5dfen(game);
  if (!(typeof replay === 'object' && 'plies' in replay)) return describeNoStart(replay, { game, placeOf });
  const { plies, variationPlies, unplaced, multiverse } = replay;
  const isJudged = (part: object) => canJudge(placeOf(part).start);
  return [
    ...[...plies, ...variationPlies]
      .filter(({ violations, move }) => violations.length > 0 && isJudged(move))
      .flatMap((ply) => ply.violations.map((violation) => describe(violation, ply, multiverse, placeOf(ply.move)))),
    ...unplaced.filter(isJudged).map((variation) => {
      const { start } = placeOf(variation);
      return catalogue.report('misplaced-variation', { start, end: start + 1 });
    }),
  ];
}

function describeNoStart(why: NoStart, { game, placeOf }: Pick<LoweredGame, 'game' | 'placeOf'>): Diagnostic[] {
  if (why === 'variant-not-built-in' && game.turns.length > 0) {
    const header = headerOf(game, 'board')!;
    return [catalogue.report('variant-not-built-in', placeOf(header), { variant: header.value })];
  }
  // What else keeps a game from beginning is told at level structure.
  if (typeof why === 'string') return [];
  const board = printCoordinates(why.before);
  return [catalogue.report('timeline-gap', placeOf(why.before), { layer: why.gapIn.spelling, board })];
}

/** The diagnostic of a violation, at the place of its move. */
function describe(violation: Violation, { move, mover }: FiveDPly, multiverse: Multiverse, place: Span): Diagnostic {
  const words = new Words(multiverse);
  const step = move.action as Step;
  const piece = PIECE_NAMES[letterOfName(step.piece)] ?? `piece ${step.piece}`;
  switch (violation.problem) {
    case 'no-such-board':
    case 'board-not-playable':
      return catalogue.report(violation.problem, place, {
        board: nameOf(move),
        mover,
        playable: words.playable(violation.playable),
      });
    case 'no-target-board':
      return catalogue.report('no-target-board', place, { board: printCoordinates(step.target!) });
    case 'off-board':
      return catalogue.report('off-board', place, {
        square: words.outside(step),
        size: `${multiverse.width}x${multiverse.height}`,
      });
    case 'no-such-piece': {
      const where = `on ${words.board(violation.board)}${printSquare(step.from)}`;
      return catalogue.report('no-such-piece', place, { mover, piece, where });
    }
    case 'none-reaches':
      return catalogue.report('none-reaches', place, {
        mover,
        piece,
        board: words.board(violation.board),
        square: words.goal(step),
      });
    case 'cannot-reach': {
      const { from, to } = violation.resolved;
      return catalogue.report('cannot-reach', place, { piece, from: words.square(from), to: words.square(to, from) });
    }
    case 'ambiguous':
      return catalogue.report('ambiguous-move', place, { candidates: words.candidates(violation.candidates) });
    case 'no-castling':
      return catalogue.report('no-castling', place, { mover, board: words.board(violation.board) });
    case 'nothing-captured':
      return catalogue.report('nothing-captured', place, { square: printSquare(step.to) });
    case 'not-a-pawn':
      return catalogue.report('bad-promotion', place, {
        why: `a ${PIECE_NAMES[violation.letter] ?? violation.letter} stays what it is`,
      });
    case 'not-the-last-rank':
      return catalogue.report('bad-promotion', place, { why: `${printSquare(step.to)} is not on the last rank` });
    case 'wrong-jump':
      return catalogue.report('wrong-jump', place, { why: WHY_NO_JUMP[violation.wanted] });
    case 'wrong-timeline':
      return catalogue.report('wrong-timeline-mark', place, {
        made: violation.made === undefined ? undefined : words.layer(violation.made),
      });
    case 'present-stays':
      return catalogue.report('wrong-present-mark', place, {
        why: '~ says that the present goes to a new timeline, but it does not',
      });
    case 'wrong-present':
      return catalogue.report('wrong-present-mark', place, {
        why: `the present is turn ${violation.time} behind this move`,
      });
  }
}

const WHY_NO_JUMP = {
  '': 'this move stays on its board; it has no > or >>',
  '>': 'this board is not in the past; write >',
  '>>': 'this board is in the past; write >>',
} as const;

/** How a move names its board. */
const nameOf = ({ board }: Move): string => (board === undefined ? '' : ` ${printCoordinates(board)}`);

/** Boards and squares in words. */
class Words {
  readonly #multiverse: Multiverse;

  constructor(multiverse: Multiverse) {
    this.#multiverse = multiverse;
  }

  layer(line: number): string {
    return layerText(line, this.#multiverse.hasHalves);
  }

  board({ line, half }: GameBoard): string {
    return `(${this.layer(line)}T${timeOf(half)})`;
  }

  square({ board, x, y }: Target, beside?: Target): string {
    const name = `${String.fromCharCode(97 + x)}${y + 1}`;
    return beside?.board === board ? name : this.board(board) + name;
  }

  /** Where a step goes, with its board if it names one. */
  goal({ target, to }: Step): string {
    return (target === undefined ? '' : printCoordinates(target)) + printSquare(to);
  }

  /** The first part of a step that is outside the boards. */
  outside({ from, to }: Step): string {
    const { width, height } = this.#multiverse;
    const isOutside = ({ file, rank }: Step['from']) =>
      (file !== undefined && file.charCodeAt(0) - 97 >= width) || (rank !== undefined && rank > height);
    return printSquare(isOutside(to) ? to : from);
  }

  playable(boards: readonly GameBoard[]): string {
    const names = boards.slice(0, 6).map((board) => this.board(board));
    return names.length === 0 ? '' : `; ${toMoveAt(boards[0]!.half)} moves on ${names.join(', ')}`;
  }

  candidates(candidates: readonly { readonly from: Target; readonly to: Target }[]): string {
    const names = candidates.slice(0, 4).map(({ from, to }) => `${this.square(from)} to ${this.square(to, from)}`);
    return names.join(', ');
  }
}
