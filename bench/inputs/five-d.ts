import {
  type Board,
  canReach,
  type Colour,
  colourOf,
  isPawn,
  letterOf,
  type Multiverse,
  play,
  type Target,
  timeOf,
} from '../../src/games/5dchess/index.js';
import { targetsOnOtherBoards } from '../../src/games/5dchess/moves/movement.js';
import { fiveDStart } from '../../src/notations/5dfen/boards/start.js';
import { parse5dfen } from '../../src/notations/5dfen/index.js';
import { Random } from '../../test/support/random.js';
import { fill } from './fill.js';
import { firstGames, piecesFor } from './first-games.js';

/** The actions of a turn: white's and, unless the game ended there, black's. */
type FiveDTurn = readonly string[];

/** Which pieces move in random play, and to which squares. */
interface Choice {
  isMoved(code: number): boolean;
  allows(from: Target, to: Target): boolean;
}

/** Number of random games. */
const GAMES = 60;

/** Random games in which a piece sometimes travels back in time. */
const fiveDGamesOfTurns = firstGames(GAMES, 5, (random) => [...turnsOf(random, ANY_MOVE, 40)]);

const ANY_MOVE: Choice = { isMoved: () => true, allows: (_, to) => letterOf(pieceAt(to)) !== 'K' };

/** Knights move to empty squares of their own half, so no king is ever in check. */
const QUIET_MOVE: Choice = {
  isMoved: (code) => letterOf(code) === 'N',
  allows: (from, to) => pieceAt(to) === 0 && to.y < 4 === (colourOf(pieceAt(from)) === 'white'),
};

const pieceAt = ({ board, x, y }: Target): number => board.squares[y * 8 + x]!;

function* turnsOf(random: Random, choice: Choice, maxTurns: number): Generator<FiveDTurn> {
  const multiverse = fiveDStart(parse5dfen('[Board "Standard"]').model) as Multiverse;
  for (let count = 0; count < maxTurns; count++) {
    const turn: string[] = [];
    for (const colour of ['white', 'black'] as const) {
      const action = actionOf(multiverse, colour, random, choice);
      if (action === undefined) {
        if (turn.length > 0) yield turn;
        return;
      }
      turn.push(action);
    }
    yield turn;
  }
}

/** Returns the moves of one player in a turn; `undefined` if a board is left on which no piece can move. */
function actionOf(multiverse: Multiverse, colour: Colour, random: Random, choice: Choice): string | undefined {
  const moves: string[] = [];
  while (!multiverse.isActionComplete(colour)) {
    const present = multiverse.present();
    const board = [...multiverse.playable(colour)].find(({ half }) => half === present);
    const move = board === undefined ? undefined : moveOn(multiverse, board, colour, random, choice);
    if (move === undefined) return undefined;
    moves.push(move);
  }
  return moves.join(' ');
}

function moveOn(
  multiverse: Multiverse,
  board: Board,
  colour: Colour,
  random: Random,
  choice: Choice,
): string | undefined {
  const own = [...board.squares.keys()].filter((i) => {
    const code = board.squares[i]!;
    return code !== 0 && colourOf(code) === colour && choice.isMoved(code);
  });
  const mayBranch = multiverse.lines.length < 3 && random.once(25);
  for (let tries = 0; tries < 40; tries++) {
    const at = random.pick(own);
    const from = { board, x: at % 8, y: Math.floor(at / 8) };
    const targets = mayBranch ? past(multiverse, from) : onBoard(multiverse, from);
    const allowed = targets.filter((to) => choice.allows(from, to));
    if (allowed.length === 0) continue;
    const to = random.pick(allowed);
    const text = moveText(from, to);
    play(multiverse, from, to);
    return text;
  }
  return undefined;
}

const SQUARES = Array.from({ length: 64 }, (_, i) => ({ x: i % 8, y: Math.floor(i / 8) }));

const onBoard = (multiverse: Multiverse, from: Target): Target[] =>
  SQUARES.map((square) => ({ board: from.board, ...square })).filter((to) => canReach(multiverse, from, to));

const past = (multiverse: Multiverse, from: Target): Target[] =>
  SQUARES.flatMap(({ x, y }) => [...targetsOnOtherBoards(multiverse, from, x, y)]).filter(
    ({ board }) => !multiverse.isLast(board),
  );

function moveText(from: Target, to: Target): string {
  const code = from.board.squares[from.y * 8 + from.x]!;
  const letter = letterOf(code);
  const piece = isPawn(letter) ? '' : letter;
  const isJump = to.board !== from.board;
  const takes = to.board.squares[to.y * 8 + to.x] !== 0 || (isPawn(letter) && from.x !== to.x && !isJump) ? 'x' : '';
  const promotion = isPawn(letter) && to.y === (colourOf(code) === 'white' ? 7 : 0) ? '=Q' : '';
  const jump = isJump ? `>>${takes}${coordinates(to)}` : takes;
  return `${coordinates(from)}${piece}${square(from)}${jump}${square(to)}${promotion}`;
}

const square = ({ x, y }: Target): string => `${'abcdefgh'[x]!}${y + 1}`;
const coordinates = ({ board }: Target): string => `(${board.line}T${timeOf(board.half)})`;

const turnText = (actions: FiveDTurn, i: number): string => `${i + 1}. ${actions.join(' / ')}\n`;

const HEAD = '[Board "Standard"]\n[White "Ada"]\n[Black "Bea"]\n\n';

/** The first random games, or all, each a record of its own. */
export function fiveDGames(count?: number): string[] {
  return fiveDGamesOfTurns(count).map((turns) => HEAD + turns.map(turnText).join(''));
}

/** One record with this number of characters: the turns of all games, numbered on. Not a game that could be played. */
export function fiveDText(size: number): string {
  const wholeTurnsOf = (i: number) => fiveDGamesOfTurns(i + 1)[i]!.filter(({ length }) => length === 2);
  const turns = piecesFor(size, GAMES, wholeTurnsOf, (turn) => turn.join('').length);
  return HEAD + fill(size, (i) => turnText(turns[i % turns.length]!, i));
}

/** One legal game with this number of characters, of the moves of knights on up to three timelines. */
export function longFiveDGame(size: number): string {
  const turns = turnsOf(new Random(6), QUIET_MOVE, Infinity);
  return HEAD + fill(size, (i) => turnText(turns.next().value as FiveDTurn, i));
}
