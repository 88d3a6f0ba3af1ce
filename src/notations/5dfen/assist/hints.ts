import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import { captureHint, pieceHint } from '../../../notation/assist/hints.js';
import type { Hint, Reading } from '../../../notation/index.js';
import { letterOfName, pieceName } from '../boards/pieces.js';
import type { FiveDGame } from '../model/model.js';
import { playOnce } from './played-game.js';

/** Returns hints for the pieces that move, and for those that they capture. */
export function hintsOf(reading: Reading<FiveDGame, GameRecord>): Hint[] {
  const played = playOnce(reading)?.plies.values() ?? [];
  return Array.from(played).flatMap(({ ply, span }): Hint[] => {
    const { action } = ply.move;
    if (action.kind !== 'step') return [];
    const piece = pieceHint(span.end, pieceName(letterOfName(action.piece)));
    return ply.captured === undefined ? [piece] : [piece, captureHint(span.end, pieceName(ply.captured))];
  });
}
