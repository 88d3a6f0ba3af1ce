import * as readers from '../../../../../generated/otn/readers.js';
import {
  type Codec,
  derived,
  list as listCodec,
  named,
  text as textCodec,
  transform,
  variant,
  variants as variantsCodec,
} from '../../../../notation/index.js';
import {
  at,
  codecOf,
  constant,
  derive,
  leaf,
  list,
  mapped,
  type Model,
  number,
  record,
  variants,
  withJson,
} from '../../../../notation/shape/index.js';
import { spaceCodec } from '../../move/model/shape.js';
import { otnPosition } from '../../position/model/shape.js';
import type { Space } from '../../space.js';
import { defaultsOf } from '../defaults.js';
import { entryTypeOf } from '../tafl-rules.js';
import { spacesAt, spanOfKey, spanOfTagValue, spanOfValue, startAt, textKeyAt, textValueAt } from './leaves.js';
import { byCustom } from './model.js';

const key = leaf('key', { description: 'The key; starti is start.', pattern: /^[a-zA-Z0-9_-]+$/ });
const size = number('number');
const text = leaf('text', { description: 'Text, with a space character for each _.', pattern: /^[^\t\r\n\]]*$/ });
const choice = leaf('choice', { description: 'A letter.', pattern: /^[a-z]$/ });
const pieces = leaf('pieces', { description: 'Symbols of pieces.', pattern: /^[tcnkmgTCNKMG]*$/ });
const limits = list(
  readers.speedEntryLimits,
  number('limit', { description: 'A number of spaces; -1 for any.', pattern: /^(?:-1|0|[1-9]\d{0,8})$/ }),
  { least: 1, problem: 'spd has at least one limit' },
);
const spaces = withJson(leaf<readonly Space[] | 'default'>('spaces'), () =>
  variantsCodec<readonly Space[] | 'default'>('expected a list of spaces', [
    variant(
      (value) => value === 'default',
      (json) => json.is('word'),
      textCodec<'default'>('word', { description: 'In place of a list of spaces.', pattern: /^default$/ }),
    ),
    variant(
      (value): value is readonly Space[] => value !== 'default',
      () => true,
      listCodec(spaceCodec),
    ),
  ]),
);

/** The spans of the parts of every entry: the texts around its colon. */
const AROUND_COLON = { spans: { key: spanOfKey, value: spanOfValue } };

const entry = variants('expected an entry', {
  size: record(
    readers.isSizeEntry,
    { type: constant('size'), key: constant('dim'), value: at(readers.sizeEntrySize, size) },
    AROUND_COLON,
  ),
  /** `name`, with spaces instead of `_`; also unknown keys, as written. */
  text: record(
    [readers.isNameEntry, readers.isUnknownEntry],
    {
      type: constant('text'),
      key: derive(key, { read: textKeyAt, fields: [readers.unknownEntryKey] }),
      value: mapped(at([readers.nameEntryName, readers.unknownEntryValue], text), textValueAt),
    },
    AROUND_COLON,
  ),
  choice: record(
    readers.isChoiceEntry,
    { type: constant('choice'), key: at(readers.choiceEntryKey, key), value: at(readers.choiceEntryValue, choice) },
    AROUND_COLON,
  ),
  spaces: record(
    readers.isSpacesEntry,
    {
      type: constant('spaces'),
      key: at(readers.spacesEntryKey, key),
      value: derive(spaces, { read: spacesAt, fields: [readers.spacesEntryWord, readers.spacesEntrySpaces] }),
    },
    AROUND_COLON,
  ),
  /** A list of taflman symbols. */
  pieces: record(
    readers.isPiecesEntry,
    { type: constant('pieces'), key: at(readers.piecesEntryKey, key), value: at(readers.piecesEntryPieces, pieces) },
    AROUND_COLON,
  ),
  /** Speed limits; -1 for no limit. */
  limits: record(readers.isSpeedEntry, { type: constant('limits'), key: constant('spd'), value: limits }, AROUND_COLON),
  /** The starting position, with rank 1 first even if it was written as `starti`. */
  position: record(
    readers.isStartEntry,
    {
      type: constant('position'),
      key: constant('start'),
      value: mapped(at(readers.startEntryPosition, otnPosition), startAt),
    },
    // The key says which row is the first; `startAt` reads it.
    { ...AROUND_COLON, layout: [readers.startEntryKey] },
  ),
});

/** An entry of a rules record, by the type of its value. */
export type OtnEntry = Model<typeof entry>;

/** An entry, marked if it equals its default. */
type EntryWithDefault = OtnEntry & { readonly isDefault?: true };

/** The shape of an entry of a rules record, whose JSON has no type: that follows from the key. */
export const otnEntry = withJson(entry, () =>
  named<EntryWithDefault>({
    nameKey: 'key',
    name: codecOf(key),
    typeOf: entryTypeOf,
    forms: {
      size: codecOf(size),
      text: codecOf(text),
      choice: codecOf(choice),
      spaces: codecOf(spaces),
      pieces: codecOf(pieces),
      limits: codecOf(limits),
      position: codecOf(otnPosition),
    },
    problem: (whole) =>
      whole.type === 'text' && whole.key !== 'name' && whole.value.includes(' ')
        ? `${JSON.stringify(whole.value)} isn't a valid text`
        : undefined,
    derived: {
      default: derived(
        textCodec('boolean', { description: 'Present if the value is the default.', pattern: /^true$/ }),
        ({ isDefault }: EntryWithDefault) => (isDefault ? 'true' : undefined),
      ),
    },
  }),
);

/** The tagged JSON of an entry of a rules record. */
export const entryCodec: Codec<OtnEntry> = codecOf(otnEntry);

const members = {
  entries: list([readers.rulesRecordEntries, readers.rulesTagEntries], otnEntry, {
    description: 'In the canonical order, whatever the order of the record.',
    unreadable: 'skip',
    sortedBy: byCustom,
  }),
};

const rules = record(readers.isRulesRecord, members, { span: 'none', layout: [readers.rulesRecordWord] });

/** The shape of the rules record in a tag of a game. */
export const otnRulesTag = record(readers.isRulesTag, members, {
  span: spanOfTagValue,
  layout: [readers.rulesTagWord],
});

/** A rules record as written, in the canonical order. An absent entry has its default; an empty entry isn't absent. */
export interface OtnRules extends Model<typeof rules> {}

/** The shape of a rules record. In JSON, an entry that equals its default is marked. */
export const otnRules = withJson(rules, (plain) =>
  transform(plain, {
    decode: (read) => read,
    encode(written) {
      const isDefault = defaultsOf(written);
      return { entries: written.entries.map((one) => (isDefault(one) ? { ...one, isDefault: true } : one)) };
    },
  }),
);

/**
 * The tagged JSON of a rules record: its entries as written. An entry that equals its default has the member `default`,
 * which is ignored when the JSON is read.
 */
export const rulesCodec: Codec<OtnRules> = codecOf(otnRules);
