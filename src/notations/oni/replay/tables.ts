import { type Card, type Position, STANDARD_CARDS } from '../../../games/onitama/index.js';
import type { PlyColumns, PlyListener, Tables } from '../../../notation/index.js';
import { moveText } from '../model/leaves.js';
import type { OniGame } from '../model/shape.js';
import { boardText, type OniPly, playForListener } from './play.js';

/**
 * The columns of Onitama games in exported tables. The rules of a game are its five cards, in the order in which they
 * are dealt.
 */
export const oniTables: Tables<OniGame> = {
  game: ({ cards }) => ({ rules: cards.join('') }),
  listener: (columns) => columnListener(columns),
  play: (game, columns) => playForListener(game, STANDARD_CARDS, columnListener(columns)),
};

/**
 * Returns what the rest of a game depends on: the board, the side to move, and the cards in each hand in any order.
 * Shorter than `positionKey` of the rules, and made from a board that is already written.
 */
function shortPositionKey(board: string, { toMove, hands: { red, blue } }: Position): string {
  const letters = ([one, other]: readonly Card[]) =>
    one!.letter < other!.letter ? one!.letter + other!.letter : other!.letter + one!.letter;
  return `${board}${toMove}${letters(red)}${letters(blue)}`;
}

/** Returns a listener that adds a row for each ply. */
const columnListener = (columns: PlyColumns): PlyListener<OniPly, Position> => ({
  onPly({ mover, move, captured }, position) {
    const text = moveText(move.card.letter, move.from, move.to);
    const board = boardText(position);
    columns.add(mover, text, captured?.role, board, '', shortPositionKey(board, position));
  },
  onEnd: (result) => columns.end(result),
});
