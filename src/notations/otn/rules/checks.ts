import {
  ChoiceEntry,
  EntryError,
  NameEntry,
  PiecesEntry,
  SizeEntry,
  SpacesEntry,
  SpeedEntry,
  StartEntry,
} from '../../../../generated/otn/nodes.js';
import type { Diagnostic, Severity, Span } from '../../../diagnostics/index.js';
import { rulesDiagnostics as catalogue } from './codes.js';
import { checkStart, type PositionContext } from '../position/checks.js';
import type { Dialect } from '../dialect.js';
import type { EntryNode, RulesNode } from './lower.js';
import { LARGEST_BOARD } from '../position/board.js';
import { LATER_KEY } from './keys.js';
import { LIMIT_COUNTS } from './tafl-rules.js';
import { isOnBoard, spaceIn } from '../space.js';

/** How a rules record is judged. */
export interface RulesContext {
  readonly dialect: Dialect;
  /** How bad it is to have no king, or several. */
  readonly kings: Severity;
}

/** What level `structure` asks of a rules record. */
export function checkRules(node: RulesNode, context: RulesContext): Diagnostic[] {
  const entries = node.entries.filter((entry) => !(entry instanceof EntryError)) as EntryNode[];
  const size = sizeOf(node);
  return [
    ...checkPresence(node),
    ...checkOrder(node),
    ...checkRepeated(entries),
    ...entries.flatMap((entry) => checkEntry(entry, size, context)),
  ];
}

/** The size of the board that a rules record gives; nothing where it gives none that can be used. */
function sizeOf({ entries }: RulesNode): number | undefined {
  const entry = entries.find((one) => one instanceof SizeEntry);
  const size = Number(entry?.size.text ?? 0);
  return size >= 1 && size <= LARGEST_BOARD ? size : undefined;
}

/** The key of an entry, also of one that can't be read. */
function keyOf(entry: RulesNode['entries'][number]): string {
  if (entry instanceof SizeEntry) return 'dim';
  if (entry instanceof NameEntry) return 'name';
  if (entry instanceof SpeedEntry) return 'spd';
  if (entry instanceof EntryError) return entry.text.replace(/:.*$/s, '');
  return entry.key.text;
}

const isStart = (key: string): boolean => key === 'start' || key === 'starti';

/** `dim` and `start` are there: `otn-rules/missing-size`, `otn-rules/missing-start`. */
function checkPresence(node: RulesNode): Diagnostic[] {
  const keys = node.entries.map(keyOf);
  const first = node.entries[0];
  const last = node.entries.at(-1);
  const out: Diagnostic[] = [];
  if (!keys.includes('dim')) out.push(catalogue.report('missing-size', before(first ?? node)));
  if (!keys.some(isStart)) out.push(catalogue.report('missing-start', behind(last ?? node)));
  return out;
}

const before = ({ start }: Span): Span => ({ start, end: start });
const behind = ({ end }: Span): Span => ({ start: end, end });

/** `dim` comes first, `start` last: `otn-rules/size-not-first`, `otn-rules/start-not-last`. */
function checkOrder({ entries }: RulesNode): Diagnostic[] {
  const out: Diagnostic[] = [];
  const size = entries.findIndex((entry) => keyOf(entry) === 'dim');
  const start = entries.findIndex((entry) => isStart(keyOf(entry)));
  if (size > 0) out.push(catalogue.report('size-not-first', entries[size]!, { first: keyOf(entries[0]!) }));
  // What stands behind the start is too late by itself; a size there has been told.
  const late = entries.findIndex((entry, i) => start !== -1 && i > start && i !== size && !isStart(keyOf(entry)));
  if (late !== -1) {
    const args = { key: keyOf(entries[start]!), last: keyOf(entries[late]!) };
    out.push(catalogue.report('start-not-last', entries[start]!, args));
  }
  return out;
}

/** Each key stands once: `otn-rules/repeated-key` at the later ones. */
function checkRepeated(entries: readonly EntryNode[]): Diagnostic[] {
  const seen = new Map<string, Span>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = seen.get(isStart(key) ? 'start' : key);
    seen.set(isStart(key) ? 'start' : key, first ?? entry);
    if (first === undefined) return [];
    const related = [{ message: 'given here first', span: { start: first.start, end: first.end } }];
    return [catalogue.report('repeated-key', entry, { key }, { related })];
  });
}

function checkEntry(entry: EntryNode, size: number | undefined, context: RulesContext): Diagnostic[] {
  return [...(context.dialect === '2016' ? checkRevision(entry) : []), ...checkValue(entry, { ...context, size })];
}

function checkValue(entry: EntryNode, context: PositionContext): Diagnostic[] {
  if (entry instanceof SizeEntry) return checkSize(entry);
  if (entry instanceof SpacesEntry) return checkSpaces(entry, context);
  if (entry instanceof SpeedEntry) return checkLimits(entry);
  return entry instanceof StartEntry ? checkBoard(entry, context) : [];
}

function checkSize({ size }: SizeEntry): Diagnostic[] {
  const value = Number(size.text);
  return value >= 1 && value <= LARGEST_BOARD ? [] : [catalogue.report('bad-size', size, { size: value })];
}

function checkSpaces({ spaces, tree: { text } }: SpacesEntry, { size }: PositionContext): Diagnostic[] {
  if (size === undefined) return [];
  return spaces
    .filter(({ start, end }) => !isOnBoard(spaceIn(text, start, end), size))
    .map((space) => catalogue.report('off-board', space, { space: space.text, size }));
}

function checkLimits(entry: SpeedEntry): Diagnostic[] {
  const { length: count } = entry.limits;
  return LIMIT_COUNTS.includes(count) ? [] : [catalogue.report('limit-count', entry, { count })];
}

function checkBoard({ position }: StartEntry, context: PositionContext): Diagnostic[] {
  return checkStart(position, context, (start, size) => catalogue.report('start-size', position, { start, size }));
}

/** What came after the revision of 2016: `otn-rules/not-in-2016`. */
function checkRevision(entry: EntryNode): Diagnostic[] {
  const key = keyOf(entry);
  const report = (what: string) => [catalogue.report('not-in-2016', entry, { what })];
  if (LATER_KEY.test(key)) return report(`key ${key}`);
  if (entry instanceof ChoiceEntry && (key === 'ks' || key === 'ka') && !/[yn]/.test(entry.value.text)) {
    return report(`value ${entry.value.text} of ${key}`);
  }
  return entry instanceof PiecesEntry && /[mg]/i.test(entry.pieces.text) ? report('mercenaries and guards') : [];
}
