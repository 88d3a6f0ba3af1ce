import type { ast } from 'peggy';
import { unicodeEscape } from '../../generator/characters.js';
import type { PeggyExpression } from '../../generator/read/peggy-ast.js';
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
      if (found === undefined) return -1;
      const end = p + found.length;
      return isEqual(text.slice(p, end), found, e.ignoreCase) ? end : -1;
    }
    case 'column_test': {
      const label = labels.get(e.label);
      if (label === undefined) return -1;
      const [own, other] = [columnOf(text, p), columnOf(text, label.start)];
      return (e.relation === '=' ? own === other : own > other) ? p : -1;
    }
    case 'line_start':
      return startsLine(text, p) ? p : -1;
    case 'literal': {
      const found = text.substr(p, e.value.length);
      return isEqual(found, e.value, e.ignoreCase) ? p + e.value.length : -1;
    }
    case 'any':
      return p < text.length ? p + 1 : -1;
    case 'class': {
      const point = text.codePointAt(p);
      if (point === undefined) return -1;
      const found = e.unicode ? String.fromCodePoint(point) : text.charAt(p);
      return classPattern(e).test(found) ? p + found.length : -1;
    }
    default:
      throw new Error(`unexpected ${e.type}`);
  }
}

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
