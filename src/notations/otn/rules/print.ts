import { readRulesRecord } from '../../../../generated/otn/lower.js';
import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { countOne } from '../../../maps.js';
import type { Formatted, Printed, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { checkedDialect } from '../../../notation/options.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import { type Dialect, DIALECTS, laterPieces, type OtnPrintOptions } from '../options.js';
import { invertPosition, writePosition } from '../position/model/model.js';
import type { OtnPosition } from '../position/model/shape.js';
import { checkedSpace } from '../space.js';
import { defaultsOf } from './defaults.js';
import { byCustom, entryOf, LATER_KEY, sortedRules } from './model/model.js';
import { entryCodec, type OtnEntry, type OtnRules, rulesCodec } from './model/shape.js';
import { entriesOf, taflRulesOf } from './tafl-rules.js';

/** Options for writing a rules record. */
export interface RulesPrintOptions extends OtnPrintOptions {
  /**
   * Whether exactly the entries of the record are written, including those that equal their defaults. Default: `true`
   * for printing, unless `full` is given, and `false` for formatting.
   */
  readonly asWritten?: boolean;
  /**
   * Default: `current`. With `2016`, later keys that equal their defaults are left out, `ks` is y or n where it can be,
   * lists of pieces have no mercenaries and guards if the board has none, and `inverted` has no effect.
   */
  readonly dialect?: Dialect;
}

/** Options for writing rules that were read from a text. */
export interface RulesFormatOptions extends RulesPrintOptions {
  /**
   * The dialect of the text. With `2016`, what that revision lacks is not added: later keys and lists with later pieces
   * that equal their defaults, and `starti`. Everything else has its meaning, whatever the revision has.
   */
  readonly readAs?: string | undefined;
}

/**
 * Writes a rules record on one line, in the canonical order. `asWritten: false` leaves out entries that equal their
 * defaults, unless a key is repeated. If the record has a board, `full` also writes every key that has a default.
 *
 * @throws ModelError for a record that no text expresses, such as one with an empty list of speed limits
 */
export const printOtnRules = (rules: OtnRules, options: RulesPrintOptions = {}): string =>
  printModel(rulesRoundTrip, rules, options);

/**
 * Writes a rules record on one line, or returns the problem that prevents it. Never throws. Takes the options of
 * {@link printOtnRules}.
 */
export const tryPrintOtnRules = (rules: OtnRules, options: RulesPrintOptions = {}): PrintResult =>
  tryPrintModel(rulesRoundTrip, rules, options);

/**
 * Writes a rules record without syntax errors as canonical text: one line, without entries that equal their defaults,
 * unless an option of {@link printOtnRules} says otherwise. Reports `text/lost-in-formatting` instead if canonical text
 * would hide an error, such as a space off the board.
 */
export const formatOtnRules = (reading: Reading<OtnRules, RulesRecord>, options: RulesPrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export const writeReading = (
  { model, dialect: readAs }: Pick<Reading<OtnRules, RulesRecord>, 'model' | 'dialect'>,
  options: RulesPrintOptions = {},
): Printed => ({
  text: `${writeRules(model, { ...options, readAs })}\n`,
  droppedComments: 0,
});

/**
 * Writes one entry of a rules record as text.
 *
 * @param inverted whether a start is written as `starti`, with the last rank first
 * @throws ModelError for an entry that no text expresses, such as one whose key has values of another type
 */
export const printEntry = (entry: OtnEntry, inverted = false): string =>
  printModel(entryRoundTrip, entry, { inverted });

/** Writes one entry of a rules record as text, or returns the problem that prevents it. Never throws. */
export const tryPrintEntry = (entry: OtnEntry, inverted = false): PrintResult =>
  tryPrintModel(entryRoundTrip, entry, { inverted });

/**
 * Writes a rules record on one line without checking that the text has the same meaning. Entries that equal their
 * defaults are left out, unless an option of {@link printOtnRules} says otherwise.
 *
 * @param position the board of a game that replaces the start of the record, if there is one
 */
export function writeRules(rules: OtnRules, options: RulesFormatOptions = {}, position?: OtnPosition): string {
  const { full = false, inverted = false, asWritten = false, readAs } = options;
  const dialect = checkedDialect('otn', DIALECTS, options.dialect);
  const all = asWritten ? rules.entries : full ? fullEntries(rules) : entriesThatCount(rules);
  const isDefault = defaultsOf(rules);
  if (dialect !== '2016') {
    const isOld = readAs === '2016';
    const kept = isOld ? all.filter((entry) => !isLater(entry) || !isDefault(entry)) : all;
    return kept.map((entry) => writeEntry(entry, inverted && !isOld)).join(' ');
  }
  const known = all.filter((entry) => !LATER_KEY.test(entry.key) || !isDefault(entry));
  const hasLaterPieces = [position, entryOf(rules, 'position', 'start')].some((board) => hasLaterPiece(board));
  return known.map((entry) => writeEntry(reviseEntry(entry, hasLaterPieces))).join(' ');
}

/** Whether the revision of 2016 lacks the key of an entry or a piece in its list. */
const isLater = (entry: OtnEntry): boolean =>
  LATER_KEY.test(entry.key) || (entry.type === 'pieces' && /[mg]/i.test(entry.value));

const hasLaterPiece = (position: OtnPosition | undefined): boolean =>
  position?.rows.some((row) => [...row].some((symbol) => laterPieces(symbol) !== undefined)) ?? false;

/**
 * Returns the entries of a record that differ from the defaults; all entries if a key is repeated, because any of the
 * repetitions could be meant.
 */
function entriesThatCount(rules: OtnRules): readonly OtnEntry[] {
  const counts = new Map<string, number>();
  for (const { key } of rules.entries) countOne(counts, key);
  const isDefault = defaultsOf(rules);
  return rules.entries.filter((entry) => (counts.get(entry.key) ?? 0) > 1 || !isDefault(entry));
}

function fullEntries(rules: OtnRules): readonly OtnEntry[] {
  const resolved = taflRulesOf(rules);
  if (resolved === undefined) return rules.entries;
  const all = entriesOf(resolved);
  const written = new Set(rules.entries.map(({ key }) => key));
  const added = [...all.values()].filter(({ key }) => !written.has(key));
  return [...rules.entries.map((entry) => (isWord(entry) ? all.get(entry.key)! : entry)), ...added].sort(byCustom);
}

const isWord = (entry: OtnEntry): boolean => entry.type === 'spaces' && entry.value === 'default';

/** Writes one entry as text without checking that the text has the same meaning. */
function writeEntry(entry: OtnEntry, inverted = false): string {
  const { key } = entry;
  switch (entry.type) {
    case 'size':
    case 'choice':
    case 'pieces':
      return `${key}:${entry.value}`;
    case 'text':
      return `${key}:${key === 'name' ? entry.value.replaceAll(' ', '_') : entry.value}`;
    case 'spaces':
      return `${key}:${entry.value === 'default' ? entry.value : entry.value.map(checkedSpace).join(',')}`;
    case 'limits':
      return `${key}:${entry.value.join(',')}`;
    case 'position':
      return inverted ? `starti:${writePosition(invertPosition(entry.value))}` : `start:${writePosition(entry.value)}`;
  }
}

/**
 * Rewrites an entry for the revision of 2016: `ks` is y or n, and lists of pieces have no mercenaries or guards, unless
 * the board has some.
 */
function reviseEntry(entry: OtnEntry, hasLaterPieces: boolean): OtnEntry {
  if (entry.type === 'pieces' && !hasLaterPieces) return { ...entry, value: entry.value.replace(/[mg]/gi, '') };
  if (entry.type !== 'choice' || entry.key !== 'ks') return entry;
  return { ...entry, value: { s: 'y', w: 'n' }[entry.value] ?? entry.value };
}

/** Converts rules records to JSON and text, and back. */
export const rulesRoundTrip: RoundTrip<OtnRules, RulesPrintOptions> = {
  codec: rulesCodec,
  write: (rules, options = {}) => writeRules(rules, { asWritten: options.full !== true, ...options }),
  parse: readRules,
  sorted: sortedRules,
};

/** Converts entries of rules records to JSON and text, and back. */
const entryRoundTrip: RoundTrip<OtnEntry, OtnPrintOptions> = {
  codec: entryCodec,
  write: (entry, options) => writeEntry(entry, options?.inverted),
  parse(text) {
    const { model, isWellFormed } = readRules(text);
    return { model: model.entries[0], isWellFormed: isWellFormed && model.entries.length === 1 };
  },
};

function readRules(text: string): { readonly model: OtnRules; readonly isWellFormed: boolean } {
  const tree = parse(text, { start: 'RulesRecord' });
  return { model: readRulesRecord(tree, tree.root.index), isWellFormed: !tree.hasErrors };
}
