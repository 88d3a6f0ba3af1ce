import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Span } from '../../../diagnostics/index.js';
import type { EditorLocation } from '../../../notation/index.js';
import type { FiveDGame } from '../model/model.js';

/** Returns the span of the board that coordinates in a move name. */
export function boardOf({ reading, around }: EditorLocation<FiveDGame, GameRecord>): Span | undefined {
  const coordinates = around(['Coordinates']);
  if (coordinates === undefined) return undefined;
  const field = (kind: string): string | undefined =>
    coordinates.children.find(({ kindName }) => kindName === kind)?.text.replace(/^\+/, '');
  const index = reading.model.boards.findIndex(({ layer, time }) => {
    return layer.spelling.replace(/^\+/, '') === field('Layer') && String(time) === (field('Time') ?? String(time));
  });
  return index === -1 ? undefined : reading.spanOf(['boards', index]);
}
