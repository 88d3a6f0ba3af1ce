import type { Tables } from '../../notation/tables.js';
import { type OniGame, squareLetter } from './model.js';
import { boardText, type OniReplay } from './play.js';

/**
 * The columns of Onitama games in exported tables. The rules of a game are its five cards, in the order in which they
 * are dealt.
 */
export const oniTables: Tables<OniGame, OniReplay> = {
  game: ({ cards }) => ({ rules: cards.join('') }),
  plies({ plies }, _, add) {
    for (const { mover, move, captured, after } of plies) {
      const text = move.card.letter + squareLetter(move.from) + squareLetter(move.to);
      add(mover, text, captured?.role, boardText(after));
    }
  },
  result: ({ result }) => (result === 'none' ? undefined : result),
};
