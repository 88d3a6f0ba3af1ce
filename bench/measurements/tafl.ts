import {
  boardOf,
  completeRules,
  EMPTY,
  legalMoves,
  type Move,
  pieceOf,
  play,
  plyOf,
  type Position,
  startPosition,
  type TaflRules,
  violation,
} from '../../src/games/tafl/index.js';

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

/** Games of random legal moves on 11 × 11, with all rules of Copenhagen, until `plies` are played. */
export function randomGames(plies: number): { rules: TaflRules; games: Move[][] } {
  const start = boardOf([...COPENHAGEN.join('')].map((letter) => PIECES.get(letter)!));
  const rules = completeRules({ size: 11, start, shieldwall: 'strong', edgeForts: true, threefold: 'win' });
  const games: Move[][] = [];
  let seed = 1;
  for (let left = plies; left > 0;) {
    let position = startPosition({ rules });
    const moves: Move[] = [];
    for (let legal = legalMoves(position); legal.length > 0 && left > 0; legal = legalMoves(position), left--) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const move = legal[seed % legal.length]!;
      position = play(position, move);
      moves.push(move);
    }
    games.push(moves);
  }
  return { rules, games };
}

/** Checks and plays every move. */
export function replayAll({ rules, games }: ReturnType<typeof randomGames>): void {
  for (const moves of games) replay(startPosition({ rules }), moves);
}

/** Checks and plays the moves of one game. */
export function replay(start: Position, moves: readonly Move[]): void {
  let position = start;
  for (const move of moves) if (violation(position, move) === undefined) position = play(position, move);
}

/**
 * One game of random moves in which nothing is captured and nothing ends it, so that every position is kept; and
 * its tenths, to be played alone.
 */
export function longGame(plies: number): {
  start: Position;
  moves: Move[];
  tenths: { from: Position; moves: Move[] }[];
} {
  const rules: TaflRules = { ...randomGames(0).rules, threefold: 'ignore' };
  const start = startPosition({ rules });
  let position = start;
  const moves: Move[] = [];
  const starts: Position[] = [];
  for (let seed = 1; moves.length < plies; seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) {
    const legal = legalMoves(position);
    const move = legal[seed % legal.length]!;
    const { captures, after } = plyOf(position, move);
    if (captures.length > 0 || after.result !== undefined) continue;
    if (moves.length % (plies / 10) === 0) starts.push(startPosition({ ...position }));
    position = after;
    moves.push(move);
  }
  const tenths = starts.map((from, i) => ({ from, moves: moves.slice((i * plies) / 10, ((i + 1) * plies) / 10) }));
  return { start, moves, tenths };
}
