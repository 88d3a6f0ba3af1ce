import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Span } from '../../../diagnostics/index.js';
import type { Multiverse } from '../../../games/5dchess/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import type { Reading } from '../../../notation/index.js';
import type { FiveDGame } from '../model/model.js';
import { playGame } from '../replay/play.js';
import type { FiveDPly } from '../replay/play-lines.js';
import { locatedOnce } from './lines.js';

/** The game of a text, played. */
export interface PlayedText {
  readonly multiverse: Multiverse;
  /** The moves of all lines, by their offsets in the text. */
  readonly plies: ReadonlyMap<number, { readonly ply: FiveDPly; readonly span: Span }>;
}

/** Plays a game, and returns the moves of all lines with their spans. */
export const playOnce = memoizeByObject((reading: Reading<FiveDGame, GameRecord>): PlayedText | undefined => {
  const { game, spanOf } = locatedOnce(reading);
  const played = playGame(game);
  if ('reason' in played) return undefined;
  const all = [...played.plies, ...played.variations.flatMap((line) => line.plies)];
  const located = all.flatMap((ply) => {
    const span = spanOf(ply.move);
    return span === undefined ? [] : [{ ply, span }];
  });
  return { multiverse: played.multiverse, plies: new Map(located.map((one) => [one.span.start, one])) };
});
