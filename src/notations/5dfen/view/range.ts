import { failure, type Result } from '../../../notation/index.js';
import { type Board, layerOf, layerRank } from '../model/model.js';
import type { FiveDRenderOptions } from '../options.js';

/** Whether a board is to be drawn. */
type IsShown = (board: Pick<Board, 'layer' | 'time'>) => boolean;

/** Returns which boards the options select, or a problem for a range that can't be read. */
export function shownBoards({ timeline, turn }: FiveDRenderOptions): Result<{ readonly isShown: IsShown }> {
  const layers = rangeOf(timeline, /^[+-]?\d+$/, (spelling) => layerRank(layerOf(spelling)));
  const turns = rangeOf(turn, /^-?\d+$/, Number);
  if (layers === undefined) {
    return failure([], `timeline "${timeline}" isn't a range: expected timelines such as -1..1 or +0`);
  }
  if (turns === undefined) return failure([], `turn "${turn}" isn't a range: expected turns such as 3..5 or 4`);
  return { ok: true, isShown: ({ layer, time }) => layers(layerRank(layer)) && turns(time) };
}

/** Reads `3..5`, `3..`, `..5` or `4`; `undefined` for any other text. */
function rangeOf(
  text: string | undefined,
  pattern: RegExp,
  read: (text: string) => number,
): ((value: number) => boolean) | undefined {
  if (text === undefined) return () => true;
  const [from = '', to = from, ...others] = text.split('..').map((part) => part.trim());
  const isRead = others.length === 0 && [from, to].every((part) => part === '' || pattern.test(part));
  if (!isRead || (from === '' && to === '')) return undefined;
  const min = from === '' ? Number.NEGATIVE_INFINITY : read(from);
  const max = to === '' ? Number.POSITIVE_INFINITY : read(to);
  return (value) => value >= min && value <= max;
}
