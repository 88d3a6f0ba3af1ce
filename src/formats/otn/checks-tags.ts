import {
  DateTag,
  type GameRecord,
  PositionTag,
  PuzzleAddressTag,
  PuzzleModeTag,
  RulesTag,
  TextTag,
} from '../../../generated/otn/nodes.js';
import type { Node } from '../../cst/index.js';
import type { Diagnostic, Severity, Span } from '../../diagnostics/index.js';
import { otnCatalogue as catalogue } from './catalogue.js';
import { checkPosition, sideOfSquare } from './checks-position.js';
import { checkRules, sizeOf } from './checks-rules.js';
import type { Dialect } from './dialect.js';
import { lowerTag } from './lower-tag.js';
import { isKnownTag } from './tag-names.js';

/** What level `structure` asks of the tags of a game, and of the rules and positions in them. */
export function checkTags({ tags, start }: GameRecord, dialect: Dialect): Diagnostic[] {
  const kings: Severity = tags.some(isPuzzle) ? 'warning' : 'error';
  const rules = tags.filter((tag) => tag instanceof RulesTag);
  const size = rules[0] === undefined ? undefined : sizeOf(rules[0]);
  const out = [...checkRepeated(tags), ...checkRulesLast(tags, dialect)];
  if (rules.length === 0 && !tags.some(isBrokenRules)) {
    out.push(catalogue.report('missing-rules', { start, end: start }));
  }
  for (const tag of tags) {
    if (tag instanceof RulesTag) out.push(...checkRules(tag, { dialect, kings }));
    else if (tag instanceof PositionTag) {
      out.push(...checkPosition(tag.position, { dialect, size, kings }));
      const position = sideOfSquare(tag.position);
      if (position !== undefined && size !== undefined && position !== size) {
        out.push(catalogue.report('position-size', tag.position, { position, size }));
      }
    } else if (tag instanceof DateTag) out.push(...checkDate(tag));
    else if (tag instanceof TextTag) out.push(...checkText(tag, dialect));
    else if (dialect === '2016' && (tag instanceof PuzzleModeTag || tag instanceof PuzzleAddressTag)) {
      out.push(catalogue.report('not-in-2016', tag, { what: `tag ${nameOf(tag)}` }));
    }
  }
  return out;
}

const isPuzzle = (tag: Node): boolean => tag instanceof PuzzleModeTag && tag.mode.text !== 'none';
const isBrokenRules = (tag: Node): boolean => tag.kindName === 'TagError' && /^\W*rules\b/.test(tag.text);

const nameOf = (tag: Node): string => lowerTag(tag)?.name ?? '';

/** The name of a tag as written. */
const nameSpan = ({ start, text }: Node): Span => ({ start: start + 1, end: start + text.indexOf(':') });

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
    const { start, end } = tag.key;
    const fixes = [{ title: 'write starting-comment', edits: [{ start, end, text: 'starting-comment' }] }];
    out.push(catalogue.report('not-in-2016', tag.key, { what: 'tag start-comment' }, { fixes }));
  }
  return out;
}

/** The date is in the calendar: `otn/impossible-date`. */
function checkDate({ date }: DateTag): Diagnostic[] {
  const [year = 0, month = 0, day = 0] = date.text.split('.').map(Number);
  return isDate(year, month, day) ? [] : [catalogue.report('impossible-date', date, { found: date.text })];
}

/** Whether a date is in the calendar. */
export function isDate(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}
