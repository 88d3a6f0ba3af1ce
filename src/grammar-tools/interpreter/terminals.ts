import type { ast } from 'peggy';
import { unicodeEscape } from '../../generator/characters.js';
import type { ColumnTest, PeggyExpression } from '../../generator/read/peggy-ast.js';
import type { ExpressionFacts } from './expression-facts.js';
import type { LabelText } from './labels.js';

/**
 * Returns the end of the match of an expression that has no parts; -1 if it does not match.
 *
 * @param labels the texts that labels of the current rule have matched
 */
export function endOfTerminal(
  e: PeggyExpression,
  text: string,
  p: number,
  labels: ReadonlyMap<string, LabelText>,
): number {
  switch (e.type) {
    case 'back_reference': {
      const found = labels.get(e.label)?.text;
      return found === undefined ? -1 : endOfText(found, text, p, e.ignoreCase);
    }
    case 'column_test': {
      const label = labels.get(e.label);
      return label !== undefined && isInColumn(e, columnOf(text, p), columnOf(text, label.start)) ? p : -1;
    }
    case 'line_start':
      return startsLine(text, p) ? p : -1;
    case 'literal':
      return endOfText(e.value, text, p, e.ignoreCase);
    case 'any':
      return p < text.length ? p + 1 : -1;
    case 'class':
      return endOfClass(e, text, p);
    default:
      throw new Error(`unexpected ${e.type}`);
  }
}

/** Returns the end of a text that is expected at `p`; -1 if another one is there. */
function endOfText(expected: string, text: string, p: number, ignoreCase = false): number {
  const end = p + expected.length;
  return isEqual(text.slice(p, end), expected, ignoreCase) ? end : -1;
}

/** Returns the end of the character at `p`; -1 if it isn't in a class. */
function endOfClass(e: ast.CharacterClass, text: string, p: number): number {
  const point = text.codePointAt(p);
  if (point === undefined) return -1;
  const found = e.unicode ? String.fromCodePoint(point) : text.charAt(p);
  return classPattern(e).test(found) ? p + found.length : -1;
}

/** Whether a column is where a test expects it, compared with the column of a label. */
const isInColumn = ({ relation }: ColumnTest, own: number, ofLabel: number): boolean =>
  relation === '=' ? own === ofLabel : own > ofLabel;

/** Trees have no numbers of literals for larger choices. */
const MAX_LITERALS = 1024;

/** Returns the number of the literal that matches at `p`, if `e` is a choice of literals whose numbers trees have. */
export function literalNumber(e: PeggyExpression, facts: ExpressionFacts, text: string, p: number): number | undefined {
  const choice = facts.resolve(e);
  if (choice.type !== 'choice' || choice.alternatives.length > MAX_LITERALS) return undefined;
  const literals = choice.alternatives.map((alternative) => facts.resolve(alternative));
  if (!literals.every((literal) => literal.type === 'literal')) return undefined;
  const index = literals.findIndex((literal) => endOfTerminal(literal, text, p, new Map()) >= 0);
  return index < 0 ? undefined : index;
}

/** Whether two texts are equal, perhaps except for their case. */
export const isEqual = (one: string, other: string, ignoreCase = false): boolean =>
  ignoreCase ? one.toLowerCase() === other.toLowerCase() : one === other;

/** Returns the number of characters before an offset in its line. */
const columnOf = (text: string, p: number): number =>
  text
    .slice(0, p)
    .split(/[\n\r]/)
    .at(-1)!.length;

function startsLine(text: string, p: number): boolean {
  if (p === 0 || text[p - 1] === '\n') return true;
  return text[p - 1] === '\r' && text[p] !== '\n';
}

const patterns = new WeakMap<ast.CharacterClass, RegExp>();

/** Returns the regular expression that stock peggy tests for a class. */
function classPattern(node: ast.CharacterClass): RegExp {
  let pattern = patterns.get(node);
  if (pattern === undefined) {
    const escaped = (c: string) => unicodeEscape(c.codePointAt(0)!, node.unicode);
    const parts = node.parts.map((part) => {
      if (typeof part === 'string') return escaped(part);
      return Array.isArray(part) ? part.map(escaped).join('-') : `\\${part.value}`;
    });
    const flags = (node.ignoreCase ? 'i' : '') + (node.unicode ? 'u' : '');
    pattern = new RegExp(`^[${node.inverted ? '^' : ''}${parts.join('')}]`, flags);
    patterns.set(node, pattern);
  }
  return pattern;
}
