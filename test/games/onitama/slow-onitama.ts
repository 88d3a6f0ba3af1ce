import type { Position } from '../../../src/games/onitama/index.js';

/** Cards as drawn from red's side: `o` is the piece, `x` where it may go; rows from the far side to the near one. */
const DRAWN: Readonly<Record<string, string>> = {
  B: '..... ..x.. .xox. ..... .....',
  C: '..... ...x. .xo.. ...x. .....',
  D: '..... x...x ..o.. .x.x. .....',
  E: '..... .x... ..ox. .x... .....',
  F: '..... .x... x.o.. ...x. .....',
  G: '..... .x... .xox. ...x. .....',
  H: '..... ..x.. .xo.. ..x.. .....',
  M: '..... .x.x. ..o.. ..x.. .....',
  O: '..... ..x.. ..ox. ..x.. .....',
  R: '..... ...x. ..o.x .x... .....',
  T: '..x.. ..... ..o.. ..x.. .....',
  Q: '..... ..x.. x.o.x ..... .....',
  K: '..... ..x.. ..o.. .x.x. .....',
  L: '..... .x.x. .xox. ..... .....',
  X: '..... .x.x. ..o.. .x.x. .....',
  U: '..... ...x. .xox. .x... .....',
};

/** A position as plain text: rows of `r R b B .` from the far side, hands as letters. Slow and obvious. */
export interface Slow {
  readonly rows: readonly string[];
  readonly hands: Readonly<Record<'red' | 'blue', string>>;
  readonly transfer: string;
  readonly toMove: 'red' | 'blue';
}

export function slowOf({ board, hands, toMove }: Position): Slow {
  const cells = board.map((piece) => {
    if (piece === undefined) return '.';
    const letter = piece.side === 'red' ? 'r' : 'b';
    return piece.role === 'sensei' ? letter.toUpperCase() : letter;
  });
  const letters = (cards: Position['hands']['red']) => cards.map(({ letter }) => letter).join('');
  return {
    rows: [0, 5, 10, 15, 20].map((start) => cells.slice(start, start + 5).join('')),
    hands: { red: letters(hands.red), blue: letters(hands.blue) },
    transfer: hands.transfer.letter,
    toMove,
  };
}

/** Turned by 180°, so that the other side sits at the near edge. */
const turned = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join('')).reverse();

/** All positions after one move. */
export function slowMoves({ rows, hands, transfer, toMove }: Slow): Slow[] {
  const all = rows.join('');
  if (!all.includes('R') || !all.includes('B') || rows[0]![2] === 'R' || rows[4]![2] === 'B') return [];
  const seen = toMove === 'red' ? rows : turned(rows);
  const own = toMove === 'red' ? /[rR]/ : /[bB]/;
  const after: Slow[] = [];
  for (const card of hands[toMove]) {
    const drawn = DRAWN[card]!.split(' ');
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        if (!own.test(seen[row]![column]!)) continue;
        for (let down = -2; down <= 2; down++) {
          for (let right = -2; right <= 2; right++) {
            const there = seen[row + down]?.[column + right];
            if (drawn[2 + down]![2 + right] !== 'x' || there === undefined || own.test(there)) continue;
            const cells = seen.map((line) => [...line]);
            cells[row + down]![column + right] = cells[row]![column]!;
            cells[row]![column] = '.';
            const moved = cells.map((line) => line.join(''));
            after.push({
              rows: toMove === 'red' ? moved : turned(moved),
              hands: { ...hands, [toMove]: hands[toMove].replace(card, transfer) },
              transfer: card,
              toMove: toMove === 'red' ? 'blue' : 'red',
            });
          }
        }
      }
    }
  }
  return after;
}

export const slowPerft = (position: Slow, depth: number): number =>
  depth === 0 ? 1 : slowMoves(position).reduce((sum, next) => sum + slowPerft(next, depth - 1), 0);
