import type { GameRecord } from '../../../../generated/otn/nodes.js';
import type { Check } from '../../../notation/index.js';
import type { OtnContext } from '../options.js';
import type { TaflGameFacts } from './facts.js';

/** The context that a check of a game gets. */
export type GameContext = OtnContext<GameRecord, TaflGameFacts>;

/** A check of a game. */
export type GameCheck = Check<GameContext>;
