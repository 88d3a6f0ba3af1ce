import { type Diagnostic, orList, type Span } from '../../../diagnostics/index.js';
import {
  type Board as GameBoard,
  layerOfLine,
  type Multiverse,
  PIECE_NAMES,
  type Target,
  toMoveAt,
  type Violation,
} from '../../../games/5dchess/index.js';
import { boardName, squareName } from '../boards/names.js';
import { letterOfName, pieceName } from '../boards/pieces.js';
import type { Move, Step } from '../model/model.js';
import { coordinatesText, squareText } from '../turns/print.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import type { FiveDPly } from './play-lines.js';

/** Makes the diagnostic of a violation, at the span of its move. */
export function violationError(
  { move, mover }: FiveDPly,
  violation: Violation,
  multiverse: Multiverse,
  span: Span,
): Diagnostic {
  const names = new Names(multiverse);
  const step: Step = move.action.kind === 'step' ? move.action : NO_STEP;
  const piece = pieceName(letterOfName(step.piece));
  switch (violation.why) {
    case 'no-such-board':
    case 'board-not-playable':
      return diagnostics.report(violation.why, span, {
        board: writtenBoard(move),
        mover,
        playable: names.playable(violation.playable),
      });
    case 'no-target-board':
      return diagnostics.report('no-target-board', span, {
        board: step.target === undefined ? '' : coordinatesText(step.target),
      });
    case 'off-board':
      return diagnostics.report('off-board', span, {
        square: names.outside(step),
        size: `${multiverse.width}x${multiverse.height}`,
      });
    case 'no-such-piece': {
      const where = `on ${names.board(violation.board)}${squareText(step.from)}`;
      return diagnostics.report('no-such-piece', span, { mover, piece, where });
    }
    case 'none-reaches':
      return diagnostics.report('none-reaches', span, {
        mover,
        piece,
        board: names.board(violation.board),
        square: names.goal(step),
      });
    case 'cannot-reach': {
      const { from, to } = violation.resolved;
      return diagnostics.report('cannot-reach', span, { piece, from: names.square(from), to: names.square(to, from) });
    }
    case 'ambiguous':
      return diagnostics.report('ambiguous-move', span, { candidates: names.candidates(violation.candidates) });
    case 'no-castling':
      return diagnostics.report('no-castling', span, { mover, board: names.board(violation.board) });
    case 'nothing-captured':
      return diagnostics.report('nothing-captured', span, { square: squareText(step.to) });
    case 'not-a-pawn':
      return diagnostics.report('bad-promotion', span, {
        why: `a ${PIECE_NAMES[violation.letter] ?? violation.letter} can't be promoted`,
      });
    case 'not-the-last-rank':
      return diagnostics.report('bad-promotion', span, { why: `${squareText(step.to)} is not on the last rank` });
    case 'cannot-become':
      return diagnostics.report('bad-promotion', span, {
        why: `a pawn can't become a ${PIECE_NAMES[violation.letter] ?? violation.letter}`,
      });
    case 'wrong-jump':
      return diagnostics.report('wrong-jump', span, { why: WHY_NO_JUMP[violation.wanted] });
    case 'wrong-timeline':
      return diagnostics.report('wrong-timeline-mark', span, {
        made: violation.made === undefined ? undefined : names.layer(violation.made),
      });
    case 'present-stays':
      return diagnostics.report('wrong-present-mark', span, {
        why: 'wrong "~": the present does not move to a new timeline',
      });
    case 'wrong-present':
      return diagnostics.report('wrong-present-mark', span, {
        why: `wrong mark: the present is turn ${violation.time} after this move`,
      });
  }
}

/** Castling and passes aren't steps, and their violations name no square. */
const NO_STEP: Step = { kind: 'step', from: {}, capture: false, to: { file: '', rank: 0 } };

const WHY_NO_JUMP = {
  none: 'wrong jump: this move stays on its board, so write neither ">" nor ">>"',
  jump: 'wrong jump: this board is not in the past, so write ">"',
  branch: 'wrong jump: this board is in the past, so write ">>"',
} as const;

/** Returns the board of a move as written, after a space; empty if the move names none. */
const writtenBoard = ({ board }: Move): string => (board === undefined ? '' : ` ${coordinatesText(board)}`);

/** Names boards and squares for messages. */
class Names {
  readonly #multiverse: Multiverse;

  constructor(multiverse: Multiverse) {
    this.#multiverse = multiverse;
  }

  layer(line: number): string {
    return layerOfLine(line, this.#multiverse.hasHalves);
  }

  board(board: GameBoard): string {
    return boardName(board, this.#multiverse.hasHalves);
  }

  square({ board, x, y }: Target, beside?: Target): string {
    const name = squareName({ x, y });
    return beside?.board === board ? name : this.board(board) + name;
  }

  /** Returns the target of a step, with its board if it names one. */
  goal({ target, to }: Step): string {
    return (target === undefined ? '' : coordinatesText(target)) + squareText(to);
  }

  /** Returns the first part of a step that is off the boards. */
  outside({ from, to }: Step): string {
    const { width, height } = this.#multiverse;
    const isOutside = ({ file, rank }: Step['from']) =>
      (file !== undefined && file.charCodeAt(0) - 97 >= width) || (rank !== undefined && rank > height);
    return squareText(isOutside(to) ? to : from);
  }

  playable(boards: readonly GameBoard[]): string {
    const [first] = boards;
    const names = boards.slice(0, 6).map((board) => this.board(board));
    return first === undefined ? '' : `; ${toMoveAt(first.half)} moves on ${names.join(', ')}`;
  }

  candidates(candidates: readonly { readonly from: Target; readonly to: Target }[]): string {
    const names = candidates.slice(0, 4).map(({ from, to }) => `${this.square(from)} to ${this.square(to, from)}`);
    return orList(names);
  }
}
