import {
  headerKey,
  headerValue,
  isHeader,
  isTagError,
  isUnquotedHeaderError,
} from '../../../../generated/5dfen/readers.js';
import { type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import type { Header } from '../model/model.js';

/** Returns the header of a tag, which may be broken but fixable; `undefined` for any other node. */
export function lowerHeader(tree: Tree, node: NodeIndex): Header | undefined {
  if (isHeader(tree, node)) {
    return { key: textOf(tree, headerKey(tree, node)), value: unquoted(textOf(tree, headerValue(tree, node))) };
  }
  if (isUnquotedHeaderError(tree, node)) {
    const { key, value } = unquotedHeader(textOf(tree, node));
    return { key, value };
  }
  const header = isTagError(tree, node) ? brokenHeader(textOf(tree, node)) : undefined;
  return header === undefined ? undefined : { key: header.key, value: unquoted(header.value) };
}

/** Removes quotation marks and escapes from a value: `\"` is a quotation mark, `\\` a backslash. */
const unquoted = (text: string): string => text.slice(1, -1).replace(/\\([^])/g, '$1');

/** Puts a value in quotation marks, the inverse of {@link unquoted}. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Returns the size in the value of the header `Size`, written like `8x8`; `undefined` if there is none. */
export function sizeIn(value: string): string | undefined {
  const [, columns, rows] = /^(\d{1,99})\s*[xX×]\s*(\d{1,99})$/.exec(value.trim()) ?? [];
  return columns === undefined || rows === undefined ? undefined : `${withoutZeros(columns)}x${withoutZeros(rows)}`;
}

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');

/** Returns the parts of a header whose value has no quotation marks; `before` is everything before the value. */
export function unquotedHeader(text: string): {
  readonly before: string;
  readonly key: string;
  readonly value: string;
} {
  const [before, key] = /^\[[ \t]*([^ \t]+)[ \t]+/.exec(text) ?? [];
  if (before === undefined || key === undefined || !text.endsWith(']')) return { before: '', key: '', value: '' };
  return { before, key, value: text.slice(before.length, -1).replace(/(?<![ \t])[ \t]+$/, '') };
}

/** A header without its closing bracket, its closing quotation mark, or both. */
export interface BrokenHeader {
  readonly key: string;
  /** The value in quotation marks. */
  readonly value: string;
  /** The missing part. */
  readonly missing: '"' | ']' | '"]';
  /** The offset in the text of the header at which it is missing. */
  readonly end: number;
}

// A group that is repeated for each character would overflow the stack in a very long value.
const NO_BRACKET = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("[^"\\]*(?:\\.[^"\\]*)*")[ \t]*$/s;
const NO_MARK = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("[^"\\[\]]*[^"\\[\] \t])\]$/;
const NEITHER = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("[^"\\[\]]*[^"\\[\] \t])[ \t]*$/;

/** Whether a text with brackets may be a board: the last of its fields is a color, or empty. */
export const mayBeBoard = (text: string): boolean => /[:;][wb]?\]$/i.test(text.replaceAll(/[ \t]/g, ''));

/**
 * Finds the missing part at the end of a text that would otherwise be a header; `undefined` if anything else is wrong,
 * or if the text may be a board.
 */
export function brokenHeader(text: string): BrokenHeader | undefined {
  const noBracket = NO_BRACKET.exec(text);
  if (noBracket !== null) return broken(noBracket, ']', text.trimEnd().length);
  const noMark = NO_MARK.exec(text);
  if (noMark !== null) return mayBeBoard(text) ? undefined : broken(noMark, '"', text.length - 1);
  const neither = NEITHER.exec(text);
  return neither === null ? undefined : broken(neither, '"]', text.trimEnd().length);
}

function broken(
  [, key = '', value = '']: RegExpExecArray,
  missing: BrokenHeader['missing'],
  end: number,
): BrokenHeader {
  return { key, value: missing === ']' ? value : `${value}"`, missing, end };
}
