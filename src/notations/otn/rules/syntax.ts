import type { Kind } from '../../../../generated/otn/nodes.js';
import { orList, quote } from '../../../diagnostics/index.js';
import type { ErrorKindOf, SyntaxRules } from '../../../notation/index.js';
import { spanOfFault } from '../faults/span-of-fault.js';
import type { OtnContext } from '../options.js';
import { rulesDiagnostics } from './codes.js';
import type { OtnEntry } from './model/shape.js';
import { CHOICES, entryTypeOf, JUMPS_KEY } from './tafl-rules.js';

/** The diagnostics for the error nodes of rules records, on their own or in a game. */
export const RULES_SYNTAX = {
  EntryError({ node }, _, parts) {
    const entries = parts.filter(({ kind }) => kind === 'EntryError');
    const span = spanOfFault(entries);
    const text = node.tree.text.slice(span.start, span.end);
    const [, key = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
    const expected = expectedValue(key);
    // The value may be right, and only the white space before it wrong.
    if (expected === undefined || entries.length > 1) {
      return rulesDiagnostics.report('bad-entry', span, { found: quote(text) });
    }
    return rulesDiagnostics.report('bad-value', span, { key, expected, found: quote(value) });
  },
} satisfies Partial<SyntaxRules<ErrorKindOf<typeof Kind>, OtnContext>>;

const EXPECTED: Record<Exclude<OtnEntry['type'], 'text' | 'choice'>, string> = {
  size: 'a number',
  limits: 'numbers with commas between them, with -1 for no limit',
  position: 'a position',
  spaces: 'spaces with commas between them, such as a1,g7',
  pieces: 'taflman symbols, such as tcnkTCNK',
};

/** Describes the values that a key can have; `undefined` for an unknown key. */
function expectedValue(key: string): string | undefined {
  if (key === 'name') return 'a name without white space';
  if (key === 'starti') return EXPECTED.position;
  const type = entryTypeOf(key);
  if (type === 'text') return undefined;
  if (type !== 'choice') return EXPECTED[type];
  return JUMPS_KEY.test(key) ? 'n, r, j or c' : orList(Object.keys(CHOICES[key]?.letters ?? {}));
}
