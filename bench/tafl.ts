import {
  boardOf,
  completeRules,
  EMPTY,
  type Move,
  pieceOf,
  TaflGame,
  type TaflRules,
} from '../src/games/tafl/index.js';

// prettier-ignore
const COPENHAGEN = [
  '...ttttt...', '.....t.....', '...........', 't....T....t', 't...TTT...t', 'tt.TTKTT.tt',
  't...TTT...t', 't....T....t', '...........', '.....t.....', '...ttttt...',
];
const PIECES = new Map([
  ['.', EMPTY],
  ['t', pieceOf('attackers', 'taflman')],
  ['T', pieceOf('defenders', 'taflman')],
  ['K', pieceOf('defenders', 'king')],
]);

/** Games of random legal moves on 11 × 11, with all that Copenhagen checks, until `plies` are played. */
export function randomGames(plies: number): { rules: TaflRules; games: Move[][] } {
  const start = boardOf([...COPENHAGEN.join('')].map((letter) => PIECES.get(letter)!));
  const rules = completeRules({ size: 11, start, shieldwall: 'strong', edgeForts: true, threefold: 'win' });
  const games: Move[][] = [];
  let seed = 1;
  for (let left = plies; left > 0;) {
    const game = new TaflGame(rules);
    const moves: Move[] = [];
    for (let legal = game.legalMoves(); legal.length > 0 && left > 0; legal = game.legalMoves(), left--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const move = legal[seed % legal.length]!;
      game.play(move);
      moves.push(move);
    }
    games.push(moves);
  }
  return { rules, games };
}

/** Judges and plays every move. */
export function replayAll({ rules, games }: ReturnType<typeof randomGames>): void {
  for (const moves of games) {
    const game = new TaflGame(rules);
    for (const move of moves) if (game.violation(move) === undefined) game.play(move);
  }
}
