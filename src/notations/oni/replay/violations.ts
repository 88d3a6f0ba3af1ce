import { andList, type Diagnostic, orList, type Span } from '../../../diagnostics/index.js';
import { type Board, reach, type Side, type Violation, winner } from '../../../games/onitama/index.js';
import { oniDiagnostics as diagnostics } from '../codes.js';
import { squareLetter } from '../model/leaves.js';
import type { OniPly } from './play.js';

/** Returns the span of a move or of a part of it. */
type SpanOf = (...part: ['card' | 'from' | 'to'] | []) => Span;

/** Returns the diagnostic of an illegal move, at the part of it that is wrong. */
export function violationError(ply: OniPly, violation: Violation, spanOf: SpanOf): Diagnostic {
  const { mover, before, move, written } = ply;
  const from = squareLetter(written.from);
  const to = squareLetter(written.to);
  switch (violation) {
    case 'game-over':
      return diagnostics.report('move-after-end', spanOf(), { how: howItEnded(before.board) });
    case 'card-not-in-hand':
      return cardNotInHand(ply, spanOf('card'));
    case 'no-piece':
    case 'not-own-piece':
      return diagnostics.report(violation, spanOf('from'), {
        mover,
        square: from,
        own: squaresOf(before.board, mover),
      });
    case 'not-on-card': {
      const squares = orList(reach(move.card, mover, written.from).map(squareLetter));
      return diagnostics.report('not-on-card', spanOf('to'), { name: move.card.name, from, to, reach: squares });
    }
    case 'own-piece-on-target':
      return diagnostics.report('own-piece-on-target', spanOf('to'), { mover, square: to });
  }
}

function cardNotInHand({ mover, before, writtenCard, alternatives }: OniPly, card: Span): Diagnostic {
  const hand = andList(before.hands[mover].map(({ letter, name }) => `${name} (${letter})`));
  const remark = alternatives.length > 0 ? '' : '; neither makes this move';
  const fixes = alternatives.map(({ letter, name }) => ({
    title: 'play {name} ({letter}) instead' as const,
    values: { name, letter },
    edits: [{ ...card, text: letter }],
  }));
  return diagnostics.report('card-not-in-hand', card, { mover, name: writtenCard.name, hand, remark }, { fixes });
}

function squaresOf(board: Board, side: Side): string {
  const squares = board.flatMap((piece, square) => (piece?.side === side ? [squareLetter(square)] : []));
  return squares.length === 0 ? 'no square' : andList(squares);
}

function howItEnded(board: Board): string {
  const side = winner(board);
  if (side === undefined) return 'both sides would have won';
  const loser = side === 'red' ? 'blue' : 'red';
  const captured = !board.some((piece) => piece?.side === loser && piece.role === 'sensei');
  return `${side} has won (${captured ? `${loser} has no sensei` : `${side}'s sensei is on ${loser}'s temple`})`;
}
