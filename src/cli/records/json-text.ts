import { visibleJson } from '../../diagnostics/index.js';
import type { Output } from '../run/io.js';

/**
 * Nesting depth up to which values are indented. Deeper ones are written on one line, so that indentation stays small.
 */
const INDENTED = 24;
/** Approximate length of the parts that are written at once, in UTF-16 code units. */
const CHUNK_LENGTH = 65_536;

/** An array or object that is partly written. */
interface OpenValue {
  readonly items: readonly unknown[];
  /** The keys of an object. */
  readonly keys: readonly string[] | undefined;
  next: number;
}

/** Writes a value as the JSON that verbs print: indented, safe on a terminal, of any depth and any length. */
export function writeJson(out: Output, value: unknown): void {
  for (const chunk of jsonChunks(value)) out.writeExact(visibleJson(chunk));
}

/** Returns a value of any depth as one line of JSON, safe on a terminal. */
export const jsonLine = (value: unknown): string => visibleJson(lineOf(value));

function lineOf(value: unknown): string {
  try {
    return `${JSON.stringify(value)}\n`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // `JSON.stringify` is faster, but calls itself for each level.
    return [...jsonChunks(value, 0)].join('');
  }
}

/**
 * Yields the text of a value in parts. No part ends inside a string.
 *
 * @param indented the depth up to which it is indented
 */
export function* jsonChunks(value: unknown, indented = INDENTED): Generator<string> {
  const stack: OpenValue[] = [];
  let text = begin(value, stack);
  for (let open; (open = stack.at(-1)) !== undefined;) {
    const isIndented = stack.length <= indented;
    text += open.next === open.items.length ? endInnermost(open, stack, isIndented) : nextItem(open, stack, isIndented);
    if (text.length > CHUNK_LENGTH) {
      yield text;
      text = '';
    }
  }
  yield `${text}\n`;
}

/**
 * Returns a scalar or an empty list whole; otherwise the opening bracket of a value, which is pushed onto the stack.
 */
function begin(given: unknown, stack: OpenValue[]): string {
  const value: unknown = hasToJson(given) ? given.toJSON() : given;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    stack.push({ items: value, keys: undefined, next: 0 });
    return '[';
  }
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  if (entries.length === 0) return '{}';
  stack.push({ items: entries.map(([, inner]) => inner as unknown), keys: entries.map(([key]) => key), next: 0 });
  return '{';
}

/** Removes the innermost value from the stack, and returns its closing bracket. */
function endInnermost({ keys }: OpenValue, stack: OpenValue[], isIndented: boolean): string {
  stack.pop();
  const bracket = keys === undefined ? ']' : '}';
  return isIndented ? `${lineBreak(stack.length)}${bracket}` : bracket;
}

/** Returns the next item of the innermost value with its key: whole, or the opening bracket of an item. */
function nextItem(innermost: OpenValue, stack: OpenValue[], isIndented: boolean): string {
  const { items, keys } = innermost;
  const index = innermost.next++;
  const comma = index === 0 ? '' : ',';
  const indentation = isIndented ? lineBreak(stack.length) : '';
  const key = keys === undefined ? '' : `${JSON.stringify(keys[index])}:${isIndented ? ' ' : ''}`;
  return `${comma}${indentation}${key}${begin(items[index], stack)}`;
}

const lineBreak = (depth: number): string => `\n${'  '.repeat(depth)}`;

const hasToJson = (value: unknown): value is { toJSON(): unknown } =>
  typeof (value as { toJSON?: unknown } | null)?.toJSON === 'function';
