import type { Node } from '../../../cst/index.js';
import type {
  Completion,
  CompletionLocation,
  EditorLocation,
  EditorSupport,
  TokenType,
} from '../../../notation/index.js';
import type { OtnMove } from '../move/model/shape.js';
import { pieceName, pieceOfSymbol } from '../position/model/model.js';
import type { OtnPosition } from '../position/model/shape.js';
import { describedKeys, describedValues, describeKey, describeValue } from '../rules/describe-entry.js';
import type { OtnRules } from '../rules/model/shape.js';

/** The token types that color the records of OpenTafl notation, by kind and field. */
export const OTN_TOKENS: Readonly<Record<string, TokenType>> = {
  Taflman: 'type',
  Blanks: 'number',
  piece: 'type',
  Space: 'variable',
  type: 'operator',
  info: 'operator',
  Skip: 'operator',
  Resignation: 'keyword',
  key: 'property',
  word: 'keyword',
  value: 'enumMember',
  pieces: 'enumMember',
  name: 'string',
  TurnNumber: 'number',
  Address: 'number',
  Date: 'number',
  result: 'enumMember',
  mode: 'enumMember',
  Remark: 'comment',
};

/** The kinds of the entries of a rules record. */
const ENTRIES = [
  'SizeEntry',
  'NameEntry',
  'ChoiceEntry',
  'SpacesEntry',
  'PiecesEntry',
  'SpeedEntry',
  'StartEntry',
  'UnknownEntry',
] as const;

/** Describes a symbol of a position or an entry of a rules record; `undefined` for anything else. */
export function hoverOverRecord({ node, around }: EditorLocation): string | undefined {
  if (node.kindName === 'Taflman') {
    const piece = pieceOfSymbol(node.text);
    return piece === undefined ? undefined : `**${node.text}**: ${pieceName(piece)}`;
  }
  if (node.kindName === 'Blanks') return `**${node.text}** empty spaces`;
  const entry = around(ENTRIES);
  return entry === undefined ? undefined : entryText(entry);
}

function entryText({ text }: Node): string | undefined {
  const [, key = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const about = describeKey(key);
  if (about === undefined) return `**${key}** isn't a key of the specification`;
  const meaning = describeValue(key, value);
  return `**${key}**: ${about}${meaning === undefined ? '' : `\n\n${value === '' ? 'no value' : `**${value}**`} means: ${meaning}`}`;
}

/**
 * Completes the keys and values of rules at a location.
 *
 * @param record the text of the record up to that location
 */
export function completeRules({ before }: Pick<CompletionLocation, 'before'>, record: string): Completion[] {
  const { entry = '' } = /(?:^|\s)(?<entry>\S*)$/.exec(record)?.groups ?? {};
  const colon = entry.indexOf(':');
  const typed = entry.slice(colon + 1);
  const span = { start: before.length - typed.length, end: before.length };
  if (colon !== -1) {
    const values = describedValues(entry.slice(0, colon));
    return values.map(([text, detail]) => ({ type: 'value', text, span, detail }));
  }
  const written = new Set(Array.from(record.matchAll(/(?:^|\s)([a-z]+):/g), ([, key]) => key));
  return describedKeys()
    .filter(([key]) => !written.has(key))
    .map(([key, detail]) => ({ type: 'key', text: `${key}:`, span, detail }));
}

/** Editor support for positional records: the names of the pieces. */
export const positionEditorSupport: EditorSupport<OtnPosition> = {
  tokens: OTN_TOKENS,
  outline: { Row: { type: 'array' } },
  hover: hoverOverRecord,
  templates: [{ title: 'Brandub', text: '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n' }],
};

/** Editor support for move records. */
export const moveEditorSupport: EditorSupport<OtnMove> = {
  tokens: OTN_TOKENS,
  outline: { Play: { type: 'event' } },
};

/** Editor support for rules records: describes and completes keys and values. */
export const rulesEditorSupport: EditorSupport<OtnRules> = {
  tokens: OTN_TOKENS,
  outline: Object.fromEntries(ENTRIES.map((kind) => [kind, { type: 'property' as const }])),
  hover: hoverOverRecord,
  complete: (location) => completeRules(location, location.before.replace(/^\s*rules\s/, '')),
  templates: [{ title: 'Brandub', text: 'dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/\n' }],
};
