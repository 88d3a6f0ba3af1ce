import {
  DateTag,
  type GameRecord,
  PositionTag,
  PuzzleAddressTag,
  PuzzleModeTag,
  RulesTag,
  TagError,
  TextTag,
} from '../../../../generated/otn/nodes.js';
import type { Node } from '../../../cst/index.js';
import { type Diagnostic, replacement, type Span } from '../../../diagnostics/index.js';
import { otnDiagnostics as catalogue } from './codes.js';
import { squareSide } from '../position/lower.js';
import type { Dialect } from '../dialect.js';
import { ALIASES, isKnownTag } from './tag-names.js';

/** How the tags of a game are judged. */
export interface TagsContext {
  readonly dialect: Dialect;
  /** Spaces on a side of the board, where that is known. */
  readonly size: number | undefined;
}

/** What level `structure` asks of the tags of a game. */
export function checkTags({ tags, start }: GameRecord, { dialect, size }: TagsContext): Diagnostic[] {
  const hasRules = tags.some((tag) => tag instanceof RulesTag || isBrokenRules(tag));
  return [
    ...checkRepeated(tags),
    ...checkRulesLast(tags, dialect),
    ...(hasRules ? [] : [catalogue.report('missing-rules', { start, end: start })]),
    ...tags.flatMap((tag) => checkTag(tag, { dialect, size })),
  ];
}

function checkTag(tag: GameRecord['tags'][number], context: TagsContext): Diagnostic[] {
  const { dialect } = context;
  if (tag instanceof PositionTag) return checkPositionTag(tag, context);
  if (tag instanceof DateTag) return checkDate(tag);
  if (tag instanceof TextTag) return checkText(tag, dialect);
  if (dialect !== '2016' || !(tag instanceof PuzzleModeTag || tag instanceof PuzzleAddressTag)) return [];
  return [catalogue.report('not-in-2016', tag, { what: `tag ${nameOf(tag)}` })];
}

function checkPositionTag({ position: node }: PositionTag, { size }: TagsContext): Diagnostic[] {
  const position = squareSide(node.tree, node.index);
  if (position === undefined || size === undefined || position === size) return [];
  return [catalogue.report('position-size', node, { position, size })];
}

const isBrokenRules = (tag: Node): boolean => tag instanceof TagError && /^\W*rules\b/.test(tag.text);

/** The name of a tag as written. */
const nameSpan = ({ start, text }: Node): Span => ({ start: start + 1, end: start + text.indexOf(':') });

/** The name of a tag; empty for what is none. */
function nameOf(tag: Node): string {
  if (tag.kindName.endsWith('Error')) return '';
  const { start, end } = nameSpan(tag);
  const name = tag.tree.text.slice(start, end);
  return ALIASES.get(name) ?? name;
}

/** Each tag stands once: `otn/repeated-rules`, `otn/repeated-tag` at the later ones. */
function checkRepeated(tags: GameRecord['tags']): Diagnostic[] {
  const seen = new Map<string, Span>();
  return tags.flatMap((tag) => {
    const name = nameOf(tag);
    const first = seen.get(name);
    if (name === '') return [];
    seen.set(name, first ?? nameSpan(tag));
    if (first === undefined) return [];
    const related = [{ message: 'given here first', span: first }];
    return name === 'rules'
      ? [catalogue.report('repeated-rules', nameSpan(tag), undefined, { related })]
      : [catalogue.report('repeated-tag', nameSpan(tag), { name }, { related })];
  });
}

/** The rules are the last tag: `otn/rules-not-last` at the first one, for the tags behind the last one. */
function checkRulesLast(tags: GameRecord['tags'], dialect: Dialect): Diagnostic[] {
  const last = tags.findLastIndex((tag) => tag instanceof RulesTag);
  const next = tags.slice(last + 1).find((tag) => nameOf(tag) !== '');
  if (last === -1 || next === undefined) return [];
  const severity = dialect === '2016' ? 'warning' : 'note';
  return [catalogue.report('rules-not-last', nameSpan(tags[last]!), { next: nameOf(next) }, { severity })];
}

function checkText(tag: TextTag, dialect: Dialect): Diagnostic[] {
  const name = tag.key.text;
  const out: Diagnostic[] = [];
  if (!isKnownTag(name)) out.push(catalogue.report('unknown-tag', tag.key, { name }));
  if (/[\r\n]/.test(tag.value.text.trim())) {
    const severity = dialect === '2016' ? 'warning' : 'note';
    out.push(catalogue.report('line-break-in-tag', tag.key, { name }, { severity }));
  }
  if (dialect === '2016' && name === 'start-comment') {
    const fixes = [replacement('write {text}', tag.key, 'starting-comment')];
    out.push(catalogue.report('not-in-2016', tag.key, { what: 'tag start-comment' }, { fixes }));
  }
  return out;
}

/** The date is in the calendar: `otn/impossible-date`. */
function checkDate({ date }: DateTag): Diagnostic[] {
  const [year = 0, month = 0, day = 0] = date.text.split('.').map(Number);
  return isDate(year, month, day) ? [] : [catalogue.report('impossible-date', date, { found: date.text })];
}

function isDate(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}
