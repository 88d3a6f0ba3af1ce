import type { Notation, PlayedGame, PrintOptions, ReadOptions } from '../../../notation/index.js';
import type { LatinOptions } from '../../built-in.js';
import type { XiangqiSetup } from './model/codec.js';
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
