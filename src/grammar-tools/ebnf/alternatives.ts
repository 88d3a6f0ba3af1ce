import { type EbnfExpression, type EbnfGrammar, isSame, mapExpression, walkExpression } from './ast.js';
import { type Languages, languagesOf } from './languages.js';
import { orderByPrecedence } from './precedence.js';

/**
 * Orders alternatives for PEG, which takes the first one that matches; the order means nothing in EBNF. An alternative
 * that calls its own production first comes first, one that another begins with comes after that one, and one that can
 * be empty comes last.
 */
export function orderAlternatives(productions: EbnfGrammar): EbnfGrammar {
  const languages = languagesOf(productions);
  return productions.map((production) => {
    const body = mapExpression(production.body, (e) =>
      e.type === 'choice' ? { ...e, parts: peggyOrder(e.parts, production.name, languages) } : e,
    );
    return { ...production, body };
  });
}

/** Returns the number of choices whose alternatives are not in the order of the text. */
export function reorderedChoices(productions: EbnfGrammar): number {
  let count = 0;
  for (const { body } of productions) {
    walkExpression(body, (e) => {
      if (e.type === 'choice' && e.parts.some(({ start }, i) => start < (e.parts[i - 1]?.start ?? 0))) count++;
    });
  }
  return count;
}

/** The facts that decide the order of an alternative. */
interface Alternative {
  readonly e: EbnfExpression;
  readonly isNullable: boolean;
  readonly isLeftRecursive: boolean;
  /** Its texts, if these are few. */
  readonly words: readonly string[] | undefined;
  /** Its parts, and its parts with the first one replaced by what it stands for. */
  readonly beginnings: readonly (readonly EbnfExpression[])[];
}

function peggyOrder(parts: readonly EbnfExpression[], production: string, languages: Languages): EbnfExpression[] {
  const alternatives = parts.map((e): Alternative => ({
    e,
    isNullable: languages.isNullable(e),
    isLeftRecursive: languages.firstNames(e).has(production),
    words: languages.words(e),
    beginnings: languages.beginnings(e),
  }));
  return orderByPrecedence(alternatives, precedes).map(({ e }) => e);
}

/** Whether an alternative has to come before one that the grammar writes before it. */
function precedes(later: Alternative, earlier: Alternative): boolean {
  if (later.isNullable !== earlier.isNullable) return earlier.isNullable;
  if (later.isLeftRecursive !== earlier.isLeftRecursive) return later.isLeftRecursive;
  return beginsWith(later, earlier) && !beginsWith(earlier, later);
}

/** Whether some text of an alternative begins with a text of another one, as far as that is seen easily. */
function beginsWith(longer: Alternative, shorter: Alternative): boolean {
  const { words } = longer;
  if (words !== undefined && shorter.words !== undefined) {
    return shorter.words.some((word) => words.some((other) => other !== word && other.startsWith(word)));
  }
  return shorter.beginnings.some((short) => longer.beginnings.some((long) => isBeginning(short, long)));
}

function isBeginning(short: readonly EbnfExpression[], long: readonly EbnfExpression[]): boolean {
  const last = short.at(-1);
  const other = long[short.length - 1];
  if (last === undefined || other === undefined) return last === undefined && long.length > 0;
  const isEnd = isSame(last, other) ? short.length < long.length : isShorterLiteral(last, other);
  return isEnd && short.slice(0, -1).every((part, i) => isSame(part, long[i]!));
}

/** Whether a literal is the beginning of a longer one, as `"HEADER"` of `"HEADER.FIELDS"`. */
const isShorterLiteral = (short: EbnfExpression, long: EbnfExpression): boolean =>
  short.type === 'literal' &&
  long.type === 'literal' &&
  short.isFolded === long.isFolded &&
  short.text !== long.text &&
  (short.isFolded === true
    ? long.text.toLowerCase().startsWith(short.text.toLowerCase())
    : long.text.startsWith(short.text));
