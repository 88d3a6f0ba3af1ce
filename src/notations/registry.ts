import type { EditorSupport, Notation, NotationEntry } from '../notation/index.js';
import { fiveDInfo } from './5dfen/info.js';
import { fiveDEbnfInfo } from './5dfen-ebnf/info.js';
import { azulInfo } from './azul/info.js';
import { type BuiltIn, builtIn } from './built-in.js';
import { oniInfo } from './oni/info.js';
import { otnInfo, otnMoveInfo, otnPositionInfo, otnRulesInfo } from './otn/info.js';
import { annoFenInfo, xayInfo, xiangqiFenInfo } from './xiangqi/info.js';

/** Every notation of this package, in the order in which detection tries them. Each is loaded on first use. */
export const NOTATIONS: readonly BuiltIn[] = [
  builtIn(
    oniInfo,
    async () => (await import('./oni/notation.js')).oniNotation as Notation,
    async () => (await import('./oni/assist/editor-support.js')).oniEditorSupport as EditorSupport,
  ),
  builtIn(
    otnInfo,
    async () => (await import('./otn/game/notation.js')).otnNotation as Notation,
    async () => (await import('./otn/game/assist/editor-support.js')).otnEditorSupport as EditorSupport,
  ),
  builtIn(
    otnRulesInfo,
    async () => (await import('./otn/rules/notation.js')).otnRulesNotation as Notation,
    async () => (await import('./otn/assist/editor-support.js')).rulesEditorSupport as EditorSupport,
  ),
  builtIn(
    otnPositionInfo,
    async () => (await import('./otn/position/notation.js')).otnPositionNotation as Notation,
    async () => (await import('./otn/assist/editor-support.js')).positionEditorSupport as EditorSupport,
  ),
  builtIn(
    otnMoveInfo,
    async () => (await import('./otn/move/notation.js')).otnMoveNotation as Notation,
    async () => (await import('./otn/assist/editor-support.js')).moveEditorSupport as EditorSupport,
  ),
  builtIn(
    fiveDInfo,
    async () => (await import('./5dfen/notation.js')).fiveDNotation as Notation,
    async () => (await import('./5dfen/assist/editor-support.js')).fiveDEditorSupport as EditorSupport,
  ),
  builtIn(fiveDEbnfInfo, async () => (await import('./5dfen-ebnf/notation.js')).fiveDEbnfNotation as Notation),
  builtIn(
    azulInfo,
    async () => (await import('./azul/notation.js')).azulNotation as Notation,
    async () => (await import('./azul/assist/editor-support.js')).azulEditorSupport as EditorSupport,
  ),
  builtIn(
    annoFenInfo,
    async () => (await import('./xiangqi/annofen/notation.js')).annoFenNotation as Notation,
    async () => (await import('./xiangqi/setup/assist/editor-support.js')).annoFenEditorSupport as EditorSupport,
  ),
  builtIn(
    xayInfo,
    async () => (await import('./xiangqi/xay/notation.js')).xayNotation as Notation,
    async () => (await import('./xiangqi/setup/assist/editor-support.js')).xayEditorSupport as EditorSupport,
  ),
  builtIn(
    xiangqiFenInfo,
    async () => (await import('./xiangqi/fen/notation.js')).xiangqiFenNotation as Notation,
    async () => (await import('./xiangqi/setup/assist/editor-support.js')).xiangqiFenEditorSupport as EditorSupport,
  ),
];

/** Returns the row of a notation of this package; `undefined` for any other, even one with the same id. */
export const builtInOf = ({ id, title }: Pick<NotationEntry, 'id' | 'title'>): BuiltIn | undefined =>
  NOTATIONS.find((notation) => notation.id === id && notation.title === title);

export { notationByContent, notationById, notationByName } from '../notation/entry.js';
