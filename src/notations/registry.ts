import { entryOf } from '../notation/entry.js';
import type { Notation, NotationEntry } from '../notation/notation.js';
import * as info from './info.js';

/** A row of the registry. */
export interface BuiltIn extends NotationEntry, Pick<info.BuiltInInfo, 'grammar' | 'startRule' | 'specification'> {}

const builtIn = (
  { grammar, startRule, specification, ...rest }: info.BuiltInInfo,
  load: () => Promise<Notation>,
): BuiltIn => ({
  ...entryOf(rest, load),
  grammar,
  startRule,
  specification,
});

/** Every notation that comes with this package, in the order in which contents are tried. Each is loaded when it is used. */
export const NOTATIONS: readonly BuiltIn[] = [
  builtIn(info.oniInfo, async () => (await import('./oni/notation.js')).oniNotation as Notation),
  builtIn(info.otnInfo, async () => (await import('./otn/game/notation.js')).otnNotation as Notation),
  builtIn(info.otnRulesInfo, async () => (await import('./otn/rules/notation.js')).otnRulesNotation as Notation),
  builtIn(
    info.otnPositionInfo,
    async () => (await import('./otn/position/notation.js')).otnPositionNotation as Notation,
  ),
  builtIn(info.otnMoveInfo, async () => (await import('./otn/move/notation.js')).otnMoveNotation as Notation),
  builtIn(info.fiveDInfo, async () => (await import('./5dfen/notation.js')).fiveDNotation as Notation),
  builtIn(info.fiveDEbnfInfo, async () => (await import('./5dfen-ebnf/notation.js')).fiveDEbnfNotation as Notation),
  builtIn(info.azulInfo, async () => (await import('./azul/notation.js')).azulNotation as Notation),
  builtIn(info.annoFenInfo, async () => (await import('./xiangqi/annofen/notation.js')).annoFenNotation as Notation),
  builtIn(info.xayInfo, async () => (await import('./xiangqi/xay/notation.js')).xayNotation as Notation),
  builtIn(info.xiangqiFenInfo, async () => (await import('./xiangqi/fen/notation.js')).xiangqiFenNotation as Notation),
];

export { notationByContent, notationById, notationByName } from '../notation/entry.js';
