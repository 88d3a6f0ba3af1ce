import {
  type Codec,
  derived,
  list,
  named,
  record,
  text,
  transform,
  variant,
  variants,
  wholeNumber,
} from '../../../notation/codec/index.js';
import type { OtnEntry, OtnRules } from './model.js';
import { spaceCodec } from '../move/shape.js';
import { positionCodec } from '../position/codec.js';
import type { Space } from '../space.js';
import { defaultsOf } from './defaults.js';
import { byCustom } from './model.js';
import { entryTypeOf } from './tafl-rules.js';

const limit = wholeNumber('limit', {
  description: 'A number of spaces; -1 for any.',
  pattern: /^(?:-1|0|[1-9]\d{0,8})$/,
});

const spaces = variants<readonly Space[] | 'default'>('expected a list of spaces', [
  variant(
    (value) => value === 'default',
    (json) => json.is('word'),
    text<'default'>('word', { description: 'In place of a list of spaces.', pattern: /^default$/ }),
  ),
  variant(
    (value): value is readonly Space[] => value !== 'default',
    () => true,
    list(spaceCodec),
  ),
]);

/** An entry, marked if it equals its default. */
type JudgedEntry = OtnEntry & { readonly isDefault?: true };

/** The tagged JSON of an entry of a rules record. */
export const entryCodec: Codec<OtnEntry> = named<JudgedEntry>({
  nameKey: 'key',
  name: text('key', { description: 'The key; starti is start.', pattern: /^[a-zA-Z0-9_-]+$/ }),
  typeOf: entryTypeOf,
  forms: {
    size: wholeNumber('number'),
    text: text('text', { description: 'Text, with a space character for each _.', pattern: /^[^\t\r\n\]]*$/ }),
    choice: text('choice', { description: 'A letter.', pattern: /^[a-z]$/ }),
    spaces,
    pieces: text('pieces', { description: 'Symbols of pieces.', pattern: /^[tcnkmgTCNKMG]*$/ }),
    limits: list(limit, { least: 1, problem: 'spd has at least one limit' }),
    position: positionCodec,
  },
  problem: ({ type, key, value }) =>
    type === 'text' && key !== 'name' && value.includes(' ')
      ? `${JSON.stringify(value)} isn't a valid text`
      : undefined,
  derived: {
    default: derived(
      text('boolean', { description: 'Present where it is so.', pattern: /^true$/ }),
      ({ isDefault }: JudgedEntry) => (isDefault ? 'true' : undefined),
    ),
  },
});

/**
 * The tagged JSON of a rules record: its entries as written. An entry that equals its default has the member `default`,
 * which is ignored when the JSON is read.
 */
export const rulesCodec: Codec<OtnRules> = transform(
  record({ entries: list(entryCodec, { description: 'In the customary order, whatever the order of the record.' }) }),
  {
    decode: ({ entries }) => ({ entries: entries.toSorted(byCustom) }),
    encode(rules) {
      const isDefault = defaultsOf(rules);
      return { entries: rules.entries.map((entry) => (isDefault(entry) ? { ...entry, isDefault: true } : entry)) };
    },
  },
);
