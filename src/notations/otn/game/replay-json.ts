import { type Board, type Position, type Result, sideOf, type Square, typeOf } from '../../../games/tafl/index.js';
import type { Json } from '../../../notation/format.js';
import { positionOfBoard, writePosition, symbolOf } from '../position/model.js';
import type { OtnLineReplay, OtnPly, OtnReplay } from './play.js';
import { spaceAt, spaceName } from '../space.js';

/** A replay as `replay --json` prints it: positions are position records, moves as the rules have them. */
export function replayJson(replay: OtnReplay): Json {
  return {
    start: positionText(replay.start),
    ...lineJson(replay),
    variations: replay.variations.map((line) => ({ address: line.address, ...lineJson(line) })),
  };
}

function lineJson({ plies, final, result }: OtnLineReplay) {
  return {
    plies: plies.map((ply, i) => ({
      ply: i + 1,
      mover: ply.mover,
      move: moveText(ply),
      captured: capturesText(ply),
      position: positionText(ply.after),
    })),
    final: { position: positionText(final), toMove: final.toMove },
    result: result?.winner ?? 'none',
  };
}

/** A replay for people: one line a ply, then the position and the result; variations behind the main line. */
export function replayLines(replay: OtnReplay): string {
  const blocks = [replay, ...replay.variations].map(({ address, plies, final, result }) => [
    ...(address === '' ? [] : ['', `variation ${address}`]),
    ...plies.map((ply, i) => plyLine(ply, i, String(plies.length).length)),
    positionText(final),
    outcome(result),
  ]);
  return [...blocks.flat(), ''].join('\n');
}

function plyLine(ply: OtnPly, index: number, width: number): string {
  const fault = ply.violation === undefined ? '' : `   (${ply.violation.why.replaceAll('-', ' ')})`;
  return `${String(index + 1).padStart(width)}. ${ply.mover}  ${moveText(ply)}${fault}`;
}

const REASONS: Record<Result['reason'], string> = {
  'king-captured': 'the king is captured',
  'king-escaped': 'the king has escaped',
  'edge-fort': 'the king has a fort at the edge',
  surrounded: 'the other side is surrounded',
  'no-pieces': 'the other side has no piece left',
  'no-room': 'no defender has an empty space beside it',
  repetition: 'the position came up for the third time',
  resignation: 'the other side has resigned',
};

/** How a game ended, in a sentence. */
export function outcome(result: Result | undefined): string {
  if (result === undefined) return 'nobody has won';
  const who = result.winner === 'draw' ? 'the game is drawn' : `the ${result.winner} have won`;
  return `${who}: ${REASONS[result.reason]}`;
}

/** A move record with the captures and the type that the rules give the move. */
export function moveText({ written, played, before }: OtnPly): string {
  if (written.kind === 'resignation') return '---';
  if (written.kind === 'unreadable') return written.text;
  if (written.kind === 'skip') return '.....';
  if (played === undefined) return `${spaceName(written.from)}${written.type}${spaceName(written.to)}`;
  const size = sizeOf(before);
  const { move, piece, captures, jumped } = played;
  const type = `${jumped >= 0 ? '^' : ''}${before.berserker === undefined ? '' : '='}` || '-';
  const moved = `${symbolFor(piece)}${squareName(move.from, size)}${type}${squareName(move.to, size)}`;
  return moved + printCaptures(captures, before.board, size);
}

/** `xc2/Kd4`: captured pieces as a move record lists them; empty where there are none. */
export function printCaptures(captures: readonly Square[], board: Board, size: number): string {
  const taken = captures.map((square) => symbolFor(board[square]!) + squareName(square, size));
  return taken.length === 0 ? '' : `x${taken.join('/')}`;
}

const capturesText = ({ played, before }: OtnPly): readonly string[] =>
  played === undefined ? [] : played.captures.map((square) => squareName(square, sizeOf(before)));

/** The symbol of a special piece; none for a plain taflman, or where nobody stands. */
const symbolFor = (piece: number): string => (piece === 0 || typeOf(piece) === 'taflman' ? '' : symbolOf(piece));

const sizeOf = ({ board }: Position): number => Math.sqrt(board.length);

/** A square of a board of `size`, by its name. */
export const squareName = (square: number, size: number): string =>
  spaceName(spaceAt(Math.floor(square / size), square % size));

const positionText = ({ board }: Position): string => writePosition(positionOfBoard(board, Math.sqrt(board.length)));

/** `defender`, `king`, `attacking commander`: what stands there, in words. */
export function pieceName(piece: number): string {
  const side = sideOf(piece);
  const type = typeOf(piece);
  if (type === 'king') return 'king';
  if (type === 'taflman') return side === 'attackers' ? 'attacker' : 'defender';
  return `${side === 'attackers' ? 'attacking' : 'defending'} ${type}`;
}
