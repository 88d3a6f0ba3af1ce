import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Mark, Multiverse } from '../../../games/5dchess/index.js';
import type { Landmark, Reading } from '../../../notation/index.js';
import { fiveDStart } from '../boards/start.js';
import type { FiveDGame } from '../model/model.js';
import { turnsPlayed } from '../replay/play.js';

/** A position of the main line. */
export interface FiveDPosition {
  readonly multiverse: Multiverse;
  readonly mark: Mark;
}

/**
 * Yields a landmark before each turn of the main line that begins with white. Landmarks share one multiverse, in
 * which this plays moves: a later call takes them back.
 */
export function* landmarks(
  reading: Reading<FiveDGame, GameRecord>,
  start?: FiveDPosition,
): Iterable<Landmark<FiveDPosition>> {
  const { model } = reading;
  const multiverse = start?.multiverse ?? fiveDStart(model);
  if ('reason' in multiverse) return;
  if (start !== undefined) multiverse.returnTo(start.mark);
  let isFirst = start === undefined;
  for (const path of turnsPlayed(model, multiverse)) {
    const turn = model.turns[Number(path[1])];
    const span = reading.spanOf(path);
    const isAnchor = isFirst || (turn?.number !== undefined && turn.white !== undefined);
    isFirst = false;
    if (span === undefined || !isAnchor) continue;
    yield { offset: span.start, position: () => ({ multiverse, mark: multiverse.mark() }) };
  }
}
