import { type ChoiceEntry, Kind, type SpacesEntry, type UnknownEntry } from '../../../../generated/otn/nodes.js';
import {
  choiceEntryKey,
  choiceEntryValue,
  spacesEntryKey,
  spacesEntryWord,
  unknownEntryKey,
} from '../../../../generated/otn/readers.js';
import { endOf, type NodeIndex, spanAt, startOf, textOf } from '../../../cst/index.js';
import { replacement } from '../../../diagnostics/index.js';
import type { OtnCheck } from '../options.js';
import { rulesDiagnostics as diagnostics } from './codes.js';
import { JUMPS_KEY } from './tafl-rules.js';

/** Reports `otn-rules/rules-word` for the word `rules` before a record, which engines write. */
const noRulesWord: OtnCheck = {
  level: 'syntax',
  on: Kind.RulesWord,
  run(index, { tree, report }) {
    const node = index as NodeIndex;
    // The fix would not help if no entry follows, or a second `rules`.
    const beforeEntry = /[ \t\r\n]+(?!rules(?![\w:]))(?=[a-z])/iy;
    beforeEntry.lastIndex = endOf(tree, node);
    const isFixable = beforeEntry.test(tree.text);
    const span = { start: startOf(tree, node), end: beforeEntry.lastIndex };
    const fixes = isFixable ? [replacement('drop it', span, '')] : [];
    report(diagnostics.report('rules-word', spanAt(tree, node), undefined, { fixes }));
  },
};

/** Reports `otn-rules/jump-yes` for a jump written `y` instead of `j`. */
const noYesForJumps: OtnCheck = {
  level: 'syntax',
  on: Kind.ChoiceEntry,
  run(index, { tree, report }) {
    const node = index as NodeIndex<ChoiceEntry>;
    const value = choiceEntryValue(tree, node);
    const key = textOf(tree, choiceEntryKey(tree, node));
    if (!JUMPS_KEY.test(key) || textOf(tree, value) !== 'y') return;
    const span = spanAt(tree, value);
    report(diagnostics.report('jump-yes', span, { key }, { fixes: [replacement('write "{text}"', span, 'j')] }));
  },
};

/** Reports `otn-rules/default-word` for the word `default` instead of a list of spaces. */
const noDefaultWord: OtnCheck = {
  level: 'syntax',
  on: Kind.SpacesEntry,
  run(index, { tree, report }) {
    const node = index as NodeIndex<SpacesEntry>;
    const word = spacesEntryWord(tree, node);
    if (word === 0) return;
    const fixes = [replacement('leave it out', spanAt(tree, node), '')];
    const key = textOf(tree, spacesEntryKey(tree, node));
    report(diagnostics.report('default-word', spanAt(tree, word), { key }, { fixes }));
  },
};

/** Reports `otn-rules/unknown-key` for a key that isn't in the specification. */
const knownKeys: OtnCheck = {
  level: 'syntax',
  on: Kind.UnknownEntry,
  run(index, { tree, report }) {
    const key = unknownEntryKey(tree, index as NodeIndex<UnknownEntry>);
    report(diagnostics.report('unknown-key', spanAt(tree, key), { key: textOf(tree, key) }));
  },
};

/** The checks for spellings that differ from the specification but are accepted with a diagnostic. */
export const LENIENT_SYNTAX: readonly OtnCheck[] = [noRulesWord, noYesForJumps, noDefaultWord, knownKeys];
