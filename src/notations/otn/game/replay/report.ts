import { plyText, type Position, squareName } from '../../../../games/tafl/index.js';
import type { Json } from '../../../../notation/index.js';
import { faultText } from '../../../../notation/replay/fault-text.js';
import { positionOfBoard, writePosition } from '../../position/model/model.js';
import { outcomeText, winnerOf } from './outcome.js';
import type { OtnLineReplay, OtnPly, OtnReplay } from './play.js';

/**
 * Returns a replay as `replay --json` prints it. Positions are position records; moves have the captures and type that
 * the rules give them.
 */
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
      captured: captureNames(ply),
      position: positionText(ply.after),
    })),
    final: { position: positionText(final), toMove: final.toMove },
    result: winnerOf({ result }) ?? 'none',
  };
}

/** Returns a replay as text: one line per ply, then the position and the result; variations follow the main line. */
export function replayLines(replay: OtnReplay): string {
  const blocks = [replay, ...replay.variations].map(({ address, plies, final, result }) => [
    ...(address === '' ? [] : ['', `variation ${address}`]),
    ...plies.map((ply, i) => plyLine(ply, i, String(plies.length).length)),
    positionText(final),
    outcomeText(result),
  ]);
  return [...blocks.flat(), ''].join('\n');
}

function plyLine(ply: OtnPly, index: number, width: number): string {
  const fault = faultText(ply.violation === undefined ? [] : [ply.violation.why]);
  return `${String(index + 1).padStart(width)}. ${ply.mover}  ${moveText(ply)}${fault}`;
}

/** Returns a move record with the captures and the type that the rules give the move. */
export function moveText({ written, played, before }: OtnPly): string {
  if (written.kind === 'resignation') return '---';
  if (written.kind === 'unreadable') return written.text;
  if (written.kind === 'skip') return '.....';
  if (played === undefined) return `${written.from}${written.type}${written.to}`;
  return plyText(before, played);
}

const captureNames = ({ played, before }: OtnPly): readonly string[] =>
  played === undefined ? [] : played.captures.map((square) => squareName(square, before.rules.size));

const positionText = ({ board, rules }: Position): string => writePosition(positionOfBoard(board, rules.size));
