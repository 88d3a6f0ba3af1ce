import { isComposed, PROPERTIES } from '../properties.js';

/**
 * A value of a property: its text, or the two parts of a composed one (`aa:cc`). Private properties keep the text with
 * its escapes.
 */
export type SgfValue = string | SgfComposed;

/** A value of two parts with a colon between. */
export interface SgfComposed {
  readonly first: string;
  readonly second: string;
}

/** Returns a value as text: the parts of a composed one with a colon between. */
export const textOfValue = (value: SgfValue): string =>
  typeof value === 'string' ? value : `${value.first}:${value.second}`;

const LINE_BREAK = String.raw`(?:\r\n|\n\r|[\r\n])`;
const SOFT_BREAK = new RegExp(String.raw`\\${LINE_BREAK}`, 'g');
const ANY_BREAK = new RegExp(LINE_BREAK, 'g');

/** Returns the value of a text: escaped line breaks are removed, others stay, other white space is a space ("Text"). */
const readText = (raw: string, lineBreak = '\n'): string =>
  unescaped(
    raw
      .replace(SOFT_BREAK, '')
      .replace(ANY_BREAK, lineBreak)
      .replace(/[\t\v\f]/g, ' '),
  );

/** Returns the value of a simple text: escaped line breaks are removed, others are spaces ("SimpleText"). */
const readSimpleText = (raw: string): string => readText(raw, ' ');

const unescaped = (raw: string): string => raw.replace(/\\([^])/g, '$1');

/** Whether the text of a value is the value, because it has neither escapes nor white space nor parts. */
export const isPlain = (raw: string): boolean => /^[^\\\s:]*$/.test(raw);

/**
 * Returns the value of a property, from its text between the brackets.
 *
 * @param id the name of the property, which has the type of the value
 */
export function readValue(id: string, raw: string): SgfValue {
  if (isPlain(raw)) return raw;
  const type = PROPERTIES.get(id)?.type;
  if (type === undefined) return raw;
  if (type === 'text') return readText(raw);
  const colon = isComposed(id) ? colonIn(raw) : undefined;
  if (colon === undefined) return readSimpleText(raw);
  return { first: readSimpleText(raw.slice(0, colon)), second: readSimpleText(raw.slice(colon + 1)) };
}

/** Returns the offset of the first colon without a backslash. A pattern would take stack for each character. */
function colonIn(raw: string): number | undefined {
  for (let at = 0; at < raw.length; at++) {
    if (raw[at] === ':') return at;
    if (raw[at] === '\\') at++;
  }
  return undefined;
}
