import { Chess } from 'chessops/chess';
import { makeSanAndPlay } from 'chessops/san';
import type { PgnGame, PgnLine, PgnMove } from '../src/index.js';
import { random } from './random.js';

/** Returns a game with random legal moves, comments, glyphs and variations. */
export function randomGame(seed: number, plies: number): PgnGame {
  const next = random(seed);
  const line = (position: Chess, count: number, depth: number): PgnLine => {
    const moves: PgnMove[] = [];
    while (moves.length < count && !position.isEnd()) {
      const before = position.clone() as Chess;
      const san = playRandom(position, next);
      moves.push({
        san,
        ...(next(6) === 0 ? { nags: [next(140)] } : {}),
        ...(next(6) === 0 ? { comments: [WORDS[next(WORDS.length)]!] } : {}),
        ...(depth > 0 && next(8) === 0 ? { variations: [line(before, 1 + next(5), depth - 1)] } : {}),
      });
    }
    return { ...(next(9) === 0 ? { comments: ['at the start'] } : {}), moves };
  };
  const tags = [
    { name: 'Event', value: `Game ${seed}` },
    ...['Site', 'Date', 'Round', 'White', 'Black'].map((name) => ({
      name,
      value: name === 'Date' ? '????.??.??' : '?',
    })),
    { name: 'Result', value: '*' },
    { name: 'WhiteElo', value: String(1000 + next(1800)) },
  ];
  return { tags, ...line(Chess.default(), plies, 2), result: '*' };
}

const WORDS = [
  'good',
  '[%clk 0:01:02]',
  '[%eval 0.3] a long comment that goes on and on, so that it does not fit on one line and is broken somewhere in the middle of it',
  'with } a brace',
  '100 % sure',
  'see [Event "x"]',
];

function playRandom(position: Chess, next: (n: number) => number): string {
  const all = [...position.allDests()].filter(([, to]) => to.nonEmpty());
  const [from, targets] = all[next(all.length)]!;
  const list = [...targets];
  const to = list[next(list.length)]!;
  const isPromotion = position.board.getRole(from) === 'pawn' && (to < 8 || to >= 56);
  return makeSanAndPlay(position, { from, to, ...(isPromotion ? { promotion: 'queen' as const } : {}) });
}
