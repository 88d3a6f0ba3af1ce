import type { CodeRange, EbnfExpression } from './ast.js';

/** Returns an expression whose texts are single characters as one set; `undefined` if it is anything else. */
export function setOf(e: EbnfExpression): (EbnfExpression & { readonly type: 'set' }) | undefined {
  const { start, end } = e;
  switch (e.type) {
    case 'set':
      return e;
    case 'group':
      return setOf(e.inner);
    case 'literal': {
      const codes = [...e.text].map((character) => character.codePointAt(0)!);
      const [code] = codes;
      if (codes.length !== 1 || code === undefined) return undefined;
      const accepted = e.isFolded === true ? codesInEitherCase(e.text) : [code];
      return {
        type: 'set',
        ranges: accepted.map((one): CodeRange => [one, one]),
        isInverted: false,
        start,
        end,
      };
    }
    case 'choice': {
      const sets = e.parts.map(setOf);
      if (!sets.every((set) => set?.isInverted === false)) return undefined;
      return { type: 'set', ranges: sets.flatMap((set) => set!.ranges), isInverted: false, start, end };
    }
    default:
      return undefined;
  }
}

/** Joins single characters that are next to each other in a choice to a set, if one of them is a set. */
export function joinedSets(parts: readonly EbnfExpression[]): EbnfExpression[] {
  const joined: EbnfExpression[][] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isCharacter = (e: EbnfExpression | undefined): boolean => e !== undefined && setOf(e)?.isInverted === false;
    if (last !== undefined && isCharacter(last[0]) && isCharacter(part)) last.push(part);
    else joined.push([part]);
  }
  return joined.flatMap((run) => {
    if (run.length === 1 || run.every((part) => part.type !== 'set')) return run;
    const [first] = run;
    return setOf({ type: 'choice', parts: run, start: first!.start, end: run.at(-1)!.end }) ?? run;
  });
}

const codesInEitherCase = (character: string): number[] => [
  ...new Set([character.toLowerCase().codePointAt(0)!, character.toUpperCase().codePointAt(0)!]),
];

/** Writes a set as a class of the grammar language. */
export function classText({ ranges, isInverted }: EbnfExpression & { readonly type: 'set' }): string {
  const parts = ranges.map(([first, last]) => {
    if (first === last) return codeText(first);
    return `${codeText(first)}${last === first + 1 ? '' : '-'}${codeText(last)}`;
  });
  // Without `u`, a class matches half of a character outside the first plane.
  const needsUnicode = isInverted || ranges.some(([, last]) => last > 0xffff);
  return `[${isInverted ? '^' : ''}${parts.join('')}]${needsUnicode ? 'u' : ''}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function codeText(code: number): string {
  const character = String.fromCodePoint(code);
  if (/[\]\\^-]/.test(character)) return `\\${character}`;
  if (/[\x20-\x7e]/.test(character)) return character;
  return ESCAPES[character] ?? hexText(code);
}

function hexText(code: number): string {
  const hex = code.toString(16).toUpperCase();
  if (code > 0xffff) return `\\u{${hex}}`;
  return code > 0xff ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`;
}

/** Writes a text as a literal of the grammar language. */
export function literalText(text: string, isFolded = false): string {
  const quoted = JSON.stringify(text).replace(/[\x7f-\uffff]/g, (unit) =>
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(unit) ? unit : hexText(unit.charCodeAt(0)),
  );
  return isFolded && text.toLowerCase() !== text.toUpperCase() ? `${quoted}i` : quoted;
}
