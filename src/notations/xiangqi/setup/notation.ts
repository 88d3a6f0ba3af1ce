import type { Notation, PlayedGame, PrintOptions, ReadOptions } from '../../../notation/index.js';
import type { Conversion } from '../../../notation/notation.js';
import type { LatinOptions } from '../../built-in.js';
import { lossesOf, XIANGQI_IDS, type XiangqiId } from './convert.js';
import type { XiangqiSetup } from './model/codec.js';
import { forPlainFen, writeAnnoFen, type WriteSetup, writeWithComments, writeXay, writeXiangqiFen } from './print.js';
import type { BoardView } from './view/index.js';

/** A notation of setups. */
export type SetupNotation<Root> = Notation<
  XiangqiSetup,
  Root,
  ReadOptions<never>,
  PlayedGame,
  BoardView,
  unknown,
  PrintOptions,
  LatinOptions
>;

const WRITERS: Readonly<Record<XiangqiId, WriteSetup>> = {
  annofen: writeAnnoFen,
  xay: writeXay,
  'xiangqi-fen': writeXiangqiFen,
};

/** Converts a setup from one notation to the others, with its comments first; `compact` leaves out the comments. */
export const setupConversion = <Root>(id: string): Conversion<XiangqiSetup, Root> => ({
  targets: XIANGQI_IDS.filter((other) => other !== id),
  to({ model, tree }, target, options) {
    const to = target.id as XiangqiId;
    return {
      text: writeWithComments(WRITERS[to])(to === 'xiangqi-fen' ? forPlainFen(model) : model, options),
      diagnostics: lossesOf(model, id, to, { start: 0, end: tree.text.length }),
    };
  },
});
