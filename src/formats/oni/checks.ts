import type { Diagnostic } from '../../diagnostics/index.js';
import type { CardSet } from '../../games/onitama/index.js';
import { oniCatalogue } from './catalogue.js';
import type { LoweredOni } from './lower.js';
import type { Cell } from './model.js';

/** Everything that level `structure` asks of a model. */
export function checkStructure(lowered: LoweredOni, cards: CardSet): Diagnostic[] {
  return [...checkPieceCounts(lowered), ...checkDifferentCards(lowered, cards)];
}

/** The five cards are different. Reports `oni/repeated-card` at the later one. */
function checkDifferentCards({ game, places }: LoweredOni, cards: CardSet): Diagnostic[] {
  return game.cards.flatMap((letter, i) => {
    const first = game.cards.indexOf(letter);
    if (first === i) return [];
    const name = cards.get(letter)?.name ?? letter;
    const related = [{ message: 'dealt here first', span: places.cards[first]! }];
    return [oniCatalogue.report('repeated-card', places.cards[i]!, { name }, { related })];
  });
}

const SIDES: readonly { readonly side: string; readonly sensei: Cell; readonly disciple: Cell }[] = [
  { side: 'red', sensei: '2', disciple: '0' },
  { side: 'blue', sensei: '3', disciple: '1' },
];

/** One sensei and up to four disciples a side: `oni/too-many-senseis`, `oni/too-many-disciples`, `oni/no-sensei`. */
function checkPieceCounts({ game: { board }, places }: LoweredOni): Diagnostic[] {
  if (board === undefined) return [];
  const whole = { start: places.board[0]!.start, end: places.board.at(-1)!.end };
  return SIDES.flatMap(({ side, sensei, disciple }) => {
    const senseis = squaresOf(board, sensei);
    const disciples = squaresOf(board, disciple);
    return [
      ...(senseis.length > 1
        ? [oniCatalogue.report('too-many-senseis', places.board[senseis[1]!]!, { side, count: senseis.length })]
        : []),
      ...(senseis.length === 0 ? [oniCatalogue.report('no-sensei', whole, { side })] : []),
      ...(disciples.length > 4
        ? [oniCatalogue.report('too-many-disciples', places.board[disciples[4]!]!, { side, count: disciples.length })]
        : []),
    ];
  });
}

function squaresOf(board: readonly Cell[], wanted: Cell): number[] {
  return board.flatMap((cell, square) => (cell === wanted ? [square] : []));
}
