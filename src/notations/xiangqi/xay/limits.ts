import type { Diagnostic, Span } from '../../../diagnostics/index.js';
import { xayDiagnostics as diagnostics } from './codes.js';

/**
 * The greatest number of YAML marks in a text that is passed to the YAML reader, which is slow for each list, key,
 * comment and error. A board with every annotation on every field has about 16,000.
 */
const MAX_MARKS = 20_000;

/** The greatest depth of nested lists that is passed to the YAML reader, which reads recursively. */
const MAX_YAML_DEPTH = 16;

/** The greatest indentation of a block list, which nests by indentation. */
const MAX_INDENTATION = 64;

/**
 * Reports that a text is too large for the YAML reader: `xay/too-long` or `xay/too-deep`; `undefined` if it isn't.
 *
 * @param withoutComments the text with spaces instead of its comments, in which nothing nests
 */
export function overLimit(text: string, withoutComments: string): Diagnostic | undefined {
  const many = tooManyMarksAt(text);
  if (many !== undefined) return diagnostics.report('too-long', many, { most: MAX_MARKS });
  const deep = tooDeepAt(withoutComments);
  return deep === undefined ? undefined : tooDeep(deep);
}

/** Reports at an offset that lists are nested too deeply: `xay/too-deep`. */
export const tooDeep = (start: number): Diagnostic => diagnostics.report('too-deep', { start, end: start + 1 });

/**
 * For each UTF-16 unit below 128, whether it counts as a mark: a line break, or a character that begins or separates
 * parts.
 */
const IS_MARK = /* @__PURE__ */ Array.from({ length: 128 }, (_, unit) =>
  '\n\r[]{},:?&*!|>\'"%@`#\\-'.includes(String.fromCharCode(unit)),
);

/** Finds the first YAML mark above the limit. A regular expression would take twenty times as long. */
function tooManyMarksAt(text: string): Span | undefined {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    if (IS_MARK[text.charCodeAt(i)] === true && ++count > MAX_MARKS) return { start: i, end: i + 1 };
  }
  return undefined;
}

/**
 * Finds the offset at which lists are nested too deeply: in brackets, by dashes, or by indentation. Brackets in quoted
 * texts count too.
 */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let dashes = 0;
  let indentation = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '\n' || c === '\r') {
      dashes = 0;
      indentation = 0;
    } else if (c === ' ' && indentation >= 0) indentation++;
    else {
      // Indentation nests nothing inside brackets.
      if (depth === 0 && indentation > MAX_INDENTATION) return i;
      indentation = -1;
    }
    if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth = Math.max(0, depth - 1);
    else if ((c === '-' || c === '?' || c === ':') && /[ \t]/.test(text[i + 1] ?? ' ')) dashes++;
    if (depth > MAX_YAML_DEPTH || dashes > MAX_YAML_DEPTH) return i;
  }
  return undefined;
}
