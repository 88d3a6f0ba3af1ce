import type { AzulGame } from '../../../generated/azul/nodes.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';
import type { AzulFacts } from './facts.js';

/** Options for reading an Azul record. */
export type AzulOptions = ReadOptions<never>;

/** The context that a check of an Azul record gets. */
export type AzulContext = CheckContext<AzulGame, AzulOptions, AzulFacts>;

/** A check of an Azul record. */
export type AzulCheck = Check<AzulContext>;
