import { type ChoiceEntry, Kind, type SpacesEntry, type UnknownEntry } from '../../../../generated/otn/nodes.js';
import {
  choiceEntryKey,
  choiceEntryValue,
  spacesEntryKey,
  spacesEntryWord,
  unknownEntryKey,
} from '../../../../generated/otn/readers.js';
import { endOf, type NodeIndex, startOf, textOf } from '../../../cst/index.js';
import { replacement } from '../../../diagnostics/index.js';
import { spanAt } from '../../../notation/spans.js';
import type { OtnCheck } from '../options.js';
import { rulesDiagnostics as diagnostics } from './codes.js';
import { JUMPS_KEY } from './tafl-rules.js';

/** The word `rules` before a record, as engines write it. Reports `otn-rules/rules-word`. */
const rulesWord: OtnCheck = {
  level: 'syntax',
  on: Kind.RulesWord,
  run(index, { tree, report }) {
    const at = index as NodeIndex;
    const blanks = /[ \t\r\n]*/y;
    blanks.lastIndex = endOf(tree, at);
    blanks.test(tree.text);
    // With a second `rules` after it, the fix would only move the problem to that one.
    const isRepeated = /^rules(?![\w:])/.test(tree.text.slice(blanks.lastIndex, blanks.lastIndex + 6));
    const span = { start: startOf(tree, at), end: blanks.lastIndex };
    const fixes = isRepeated ? [] : [replacement('drop it', span, '')];
    report(diagnostics.report('rules-word', spanAt(tree, at), undefined, { fixes }));
  },
};

/** A jump written `y` for `j`. Reports `otn-rules/jump-yes`. */
const jumpYes: OtnCheck = {
  level: 'syntax',
  on: Kind.ChoiceEntry,
  run(index, { tree, report }) {
    const at = index as NodeIndex<ChoiceEntry>;
    const value = choiceEntryValue(tree, at);
    const key = textOf(tree, choiceEntryKey(tree, at));
    if (!JUMPS_KEY.test(key) || textOf(tree, value) !== 'y') return;
    const span = spanAt(tree, value);
    report(diagnostics.report('jump-yes', span, { key }, { fixes: [replacement('write "{text}"', span, 'j')] }));
  },
};

/** The word `default` for a list of spaces. Reports `otn-rules/default-word`. */
const defaultWord: OtnCheck = {
  level: 'syntax',
  on: Kind.SpacesEntry,
  run(index, { tree, report }) {
    const at = index as NodeIndex<SpacesEntry>;
    const word = spacesEntryWord(tree, at);
    if (word === 0) return;
    const fixes = [replacement('leave it out', spanAt(tree, at), '')];
    const key = textOf(tree, spacesEntryKey(tree, at));
    report(diagnostics.report('default-word', spanAt(tree, word), { key }, { fixes }));
  },
};

/** A key that the notation doesn't have. Reports `otn-rules/unknown-key`. */
const unknownKey: OtnCheck = {
  level: 'syntax',
  on: Kind.UnknownEntry,
  run(index, { tree, report }) {
    const key = unknownEntryKey(tree, index as NodeIndex<UnknownEntry>);
    report(diagnostics.report('unknown-key', spanAt(tree, key), { key: textOf(tree, key) }));
  },
};

/** The spellings that depart from the notation and are accepted with a diagnostic. */
export const LENIENT_SYNTAX: readonly OtnCheck[] = [rulesWord, jumpYes, defaultWord, unknownKey];
