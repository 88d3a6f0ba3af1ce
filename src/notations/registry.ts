import type { Notation } from '../notation/notation.js';
import { oniInfo } from './oni/info.js';
import { otnInfo, otnMoveInfo, otnPositionInfo, otnRulesInfo } from './otn/info.js';
import { fiveDInfo } from './5dfen/info.js';
import { fiveDEbnfInfo } from './5dfen-ebnf/info.js';
import { azulInfo } from './azul/info.js';
import { annoFenInfo, xayInfo, xiangqiFenInfo } from './xiangqi/info.js';
import { type BuiltIn, builtIn } from './built-in.js';

/** Every notation that comes with this package, in the order in which contents are tried. Each is loaded when it is used. */
export const NOTATIONS: readonly BuiltIn[] = [
  builtIn(oniInfo, async () => (await import('./oni/notation.js')).oniNotation as Notation),
  builtIn(otnInfo, async () => (await import('./otn/game/notation.js')).otnNotation as Notation),
  builtIn(otnRulesInfo, async () => (await import('./otn/rules/notation.js')).otnRulesNotation as Notation),
  builtIn(otnPositionInfo, async () => (await import('./otn/position/notation.js')).otnPositionNotation as Notation),
  builtIn(otnMoveInfo, async () => (await import('./otn/move/notation.js')).otnMoveNotation as Notation),
  builtIn(fiveDInfo, async () => (await import('./5dfen/notation.js')).fiveDNotation as Notation),
  builtIn(fiveDEbnfInfo, async () => (await import('./5dfen-ebnf/notation.js')).fiveDEbnfNotation as Notation),
  builtIn(azulInfo, async () => (await import('./azul/notation.js')).azulNotation as Notation),
  builtIn(annoFenInfo, async () => (await import('./xiangqi/annofen/notation.js')).annoFenNotation as Notation),
  builtIn(xayInfo, async () => (await import('./xiangqi/xay/notation.js')).xayNotation as Notation),
  builtIn(xiangqiFenInfo, async () => (await import('./xiangqi/fen/notation.js')).xiangqiFenNotation as Notation),
];

export { notationByContent, notationById, notationByName } from '../notation/entry.js';
