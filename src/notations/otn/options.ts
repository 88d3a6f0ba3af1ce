import type { GameRecord } from '../../../generated/otn/nodes.js';
import type { Severity } from '../../diagnostics/index.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';
import type { GameFacts } from './game/facts.js';

/** `2016` is the revision of March 2016; `current` is what programs and files have used since. */
export type Dialect = 'current' | '2016';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', '2016'];

/** The pieces of a symbol that came after the revision of 2016, in words; nothing for others. */
export const laterPieces = (symbol: string): string | undefined =>
  ({ m: 'mercenaries', g: 'guards' })[symbol.toLowerCase()];

/** How a text of OpenTafl notation is read. */
export type OtnOptions = ReadOptions<Dialect>;

/** Facts about the surrounding text that the checks of positions, moves and rules need. */
export interface BoardFacts {
  /** Spaces on a side of the board, as the rules record gives them; `undefined` where it doesn't, or there is none. */
  readonly size: number | undefined;
  /** The severity of a board with no king or several kings. */
  readonly kings: Severity;
}

/** The context of a check of a text. Positions, moves and rules are checked alike wherever they are. */
export type OtnContext<Root = unknown, Facts extends BoardFacts = BoardFacts> = CheckContext<Root, OtnOptions, Facts>;

/** A check of positions, moves or rules, alone or in a game. */
export type OtnCheck = Check<OtnContext>;

/** The context of a check of a game. */
export type GameContext = OtnContext<GameRecord, GameFacts>;

/** A check of a game. */
export type GameCheck = Check<GameContext>;
