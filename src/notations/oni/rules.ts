import type { Tree } from '../../cst/index.js';
import { type Diagnostic, orList } from '../../diagnostics/index.js';
import { type Board, reach, type Side, type Violation, winner } from '../../games/onitama/index.js';
import { oniDiagnostics } from './codes.js';
import type { MoveIndex } from './lower-moves.js';
import { squareLetter } from './model.js';
import { type MovePlaces, placesOf } from './move-places.js';
import type { OniPly } from './replay.js';

/** What level `rules` says of the plies of a replay; ply i is the move whose node is `moves[i]`. */
export function checkRules(plies: readonly OniPly[], moves: readonly MoveIndex[], tree: Tree): Diagnostic[] {
  const out: Diagnostic[] = [];
  plies.forEach((ply, i) => {
    for (const violation of ply.violations) out.push(describe(violation, ply, placesOf(tree, moves[i]!)));
  });
  return out;
}

function describe(violation: Violation, ply: OniPly, places: MovePlaces): Diagnostic {
  const { mover, before, move, written } = ply;
  const from = squareLetter(written.from);
  const to = squareLetter(written.to);
  switch (violation) {
    case 'game-over':
      return oniDiagnostics.report('move-after-end', places.move, { how: howItEnded(before.board) });
    case 'card-not-in-hand':
      return cardNotInHand(ply, places);
    case 'no-piece':
      return oniDiagnostics.report('no-piece', places.from, { square: from, own: squaresOf(before.board, mover) });
    case 'not-own-piece':
      return oniDiagnostics.report('not-own-piece', places.from, {
        mover,
        square: from,
        own: squaresOf(before.board, mover),
      });
    case 'not-on-card': {
      const squares = reach(move.card, mover, written.from).map(squareLetter);
      return oniDiagnostics.report('not-on-card', places.to, {
        name: move.card.name,
        from,
        to,
        reach: orList(squares),
      });
    }
    case 'own-piece-on-target':
      return oniDiagnostics.report('own-piece-on-target', places.to, { mover, square: to });
  }
}

function cardNotInHand({ mover, before, writtenCard, mends }: OniPly, { card }: MovePlaces): Diagnostic {
  const hand = before.hands[mover].map(({ letter, name }) => `${name} (${letter})`).join(' and ');
  const args = { mover, name: writtenCard.name, hand, makes: mends.map(({ letter }) => letter).join('') };
  const fixes = mends.map(({ letter, name }) => ({
    title: 'play {name} ({letter}) instead' as const,
    values: { name, letter },
    edits: [{ start: card.start, end: card.end, text: letter }],
  }));
  return oniDiagnostics.report('card-not-in-hand', card, args, { fixes });
}

function squaresOf(board: Board, side: Side): string {
  const squares = board.flatMap((piece, square) => (piece?.side === side ? [squareLetter(square)] : []));
  return squares.length === 0 ? 'no square' : squares.join(' ');
}

function howItEnded(board: Board): string {
  const side = winner(board);
  if (side === undefined) return 'neither side can go on';
  const loser = side === 'red' ? 'blue' : 'red';
  const captured = !board.some((piece) => piece?.side === loser && piece.role === 'sensei');
  return `${side} has won, ${captured ? `${loser} has no sensei` : `${side}’s sensei stands on ${loser}’s temple`}`;
}
