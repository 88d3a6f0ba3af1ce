import { allDefined } from '../../defined.js';
import { charactersIn } from '../../generator/char-set.js';
import { type EbnfExpression, type EbnfGrammar, partsOf } from './ast.js';

/** More texts than these are not listed. */
const MAX_WORDS = 256;
/** A longer text is not listed. */
const MAX_WORD_LENGTH = 200;
/** More ways to begin an expression are not followed. */
const MAX_BEGINNINGS = 64;

/** Facts about the texts of expressions. */
export interface Languages {
  /** Whether the empty text is one of them. */
  isNullable(e: EbnfExpression): boolean;
  /** Returns the names of the productions that a text can begin with. */
  firstNames(e: EbnfExpression): ReadonlySet<string>;
  /** Whether each text is one character. */
  isCharacter(e: EbnfExpression): boolean;
  /**
   * Returns the texts of an expression, if they are few; otherwise `undefined`. Of a text in any case, only the one in
   * lower case is listed.
   */
  words(e: EbnfExpression): readonly string[] | undefined;
  /** Returns the texts of an expression, if they are few; otherwise `undefined`, also for a text in any case. */
  exactWords(e: EbnfExpression): readonly string[] | undefined;
  /**
   * Returns the parts of an expression, and the parts with the first one replaced by what it stands for, again and
   * again.
   */
  beginnings(e: EbnfExpression): readonly (readonly EbnfExpression[])[];
}

/** Returns the facts about expressions of the given productions. */
export function languagesOf(productions: EbnfGrammar): Languages {
  const bodies = new Map(productions.map(({ name, body }) => [name, body]));
  const nullable = nullableNames(productions);
  const isCharacterName = memoizedFacts(bodies, false, isCharacterIn);
  const wordsWith = (exact: boolean): WordLookup => ({
    exact,
    wordsOf: memoizedFacts<readonly string[] | undefined>(bodies, undefined, (e, wordsOf) =>
      wordsIn(e, { exact, wordsOf }),
    ),
  });
  const words = wordsWith(false);
  const exactWords = wordsWith(true);
  const isNullable = (e: EbnfExpression): boolean => isNullableIn(e, nullable);
  return {
    isNullable,
    firstNames(e) {
      const names = new Set<string>();
      const visit = (expression: EbnfExpression): void => {
        if (expression.type === 'reference') {
          if (names.has(expression.name)) return;
          names.add(expression.name);
          const body = bodies.get(expression.name);
          if (body !== undefined) visit(body);
        } else if (expression.type === 'sequence') {
          const end = expression.parts.findIndex((part) => !isNullable(part));
          expression.parts.slice(0, end < 0 ? undefined : end + 1).forEach(visit);
        } else if (expression.type === 'exception') visit(expression.inner);
        else partsOf(expression).forEach(visit);
      };
      visit(e);
      return names;
    },
    isCharacter: (e) => isCharacterIn(e, isCharacterName),
    words: (e) => wordsIn(e, words),
    exactWords: (e) => wordsIn(e, exactWords),
    beginnings: (e) => beginningsIn(e, bodies),
  };
}

function nullableNames(productions: EbnfGrammar): ReadonlySet<string> {
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, body } of productions) if (isNullableIn(body, names)) names.add(name);
  }
  return names;
}

function isNullableIn(e: EbnfExpression, nullable: ReadonlySet<string>): boolean {
  switch (e.type) {
    case 'empty':
    case 'optional':
    case 'repetition':
      return true;
    case 'reference':
      return nullable.has(e.name);
    case 'sequence':
      return e.parts.every((part) => isNullableIn(part, nullable));
    case 'choice':
      return e.parts.some((part) => isNullableIn(part, nullable));
    case 'group':
      return isNullableIn(e.inner, nullable);
    case 'counted':
      return e.count === 0 || isNullableIn(e.inner, nullable);
    case 'times':
      return e.min === 0 || isNullableIn(e.inner, nullable);
    // An exception usually takes the empty text away, as `not-empty` does.
    default:
      return false;
  }
}

type Bodies = ReadonlyMap<string, EbnfExpression>;

/**
 * Returns a function of production names that computes each fact once. A production that contains itself has
 * `recursive`.
 */
function memoizedFacts<Fact>(
  bodies: Bodies,
  recursive: Fact,
  compute: (e: EbnfExpression, factOf: (name: string) => Fact) => Fact,
): (name: string) => Fact {
  const known = new Map<string, Fact>();
  const factOf = (name: string): Fact => {
    if (known.has(name)) return known.get(name)!;
    known.set(name, recursive);
    const body = bodies.get(name);
    const fact = body === undefined ? recursive : compute(body, factOf);
    known.set(name, fact);
    return fact;
  };
  return factOf;
}

function isCharacterIn(e: EbnfExpression, isCharacterName: (name: string) => boolean): boolean {
  switch (e.type) {
    case 'set':
      return true;
    case 'literal':
      return [...e.text].length === 1;
    case 'choice':
      return e.parts.every((part) => isCharacterIn(part, isCharacterName));
    case 'group':
    case 'exception':
      return isCharacterIn(e.inner, isCharacterName);
    case 'reference':
      return isCharacterName(e.name);
    default:
      return false;
  }
}

interface WordLookup {
  readonly exact: boolean;
  readonly wordsOf: (name: string) => readonly string[] | undefined;
}

function wordsIn(e: EbnfExpression, lookup: WordLookup): readonly string[] | undefined {
  switch (e.type) {
    case 'empty':
      return [''];
    case 'literal':
      if (e.isFolded !== true) return wordsIfFew([e.text]);
      return lookup.exact && e.text.toUpperCase() !== e.text.toLowerCase()
        ? undefined
        : wordsIfFew([e.text.toLowerCase()]);
    case 'set':
      return charactersOf(e);
    case 'group':
      return wordsIn(e.inner, lookup);
    case 'optional': {
      const words = wordsIn(e.inner, lookup);
      return words && wordsIfFew(['', ...words]);
    }
    case 'choice': {
      const lists = allDefined(e.parts.map((part) => wordsIn(part, lookup)));
      return lists && wordsIfFew(lists.flat());
    }
    case 'sequence':
      return wordsOfSequence(e.parts, lookup);
    case 'counted':
      return wordsOfRounds(e.inner, e.count, lookup);
    case 'times':
      return e.min === e.max ? wordsOfRounds(e.inner, e.min, lookup) : undefined;
    case 'reference':
      return lookup.wordsOf(e.name);
    default:
      return undefined;
  }
}

const wordsOfRounds = (inner: EbnfExpression, count: number, lookup: WordLookup): readonly string[] | undefined =>
  count > MAX_WORDS ? undefined : wordsOfSequence(new Array<EbnfExpression>(count).fill(inner), lookup);

function charactersOf({ ranges, isInverted }: EbnfExpression & { readonly type: 'set' }): string[] | undefined {
  return isInverted ? undefined : charactersIn({ ranges, points: true }, MAX_WORDS);
}

function wordsOfSequence(parts: readonly EbnfExpression[], lookup: WordLookup): readonly string[] | undefined {
  let words: readonly string[] | undefined = [''];
  for (const part of parts) {
    const next = wordsIn(part, lookup);
    if (next === undefined) return undefined;
    words = wordsIfFew(words.flatMap((word) => next.map((end) => word + end)));
    if (words === undefined) return undefined;
  }
  return words;
}

const wordsIfFew = (words: readonly string[]): readonly string[] | undefined => {
  const all = [...new Set(words)];
  return all.length > MAX_WORDS || all.some(({ length }) => length > MAX_WORD_LENGTH) ? undefined : all;
};

function beginningsIn(e: EbnfExpression, bodies: Bodies): (readonly EbnfExpression[])[] {
  const found: (readonly EbnfExpression[])[] = [];
  const visit = (parts: readonly EbnfExpression[], within: readonly string[]): void => {
    if (found.length >= MAX_BEGINNINGS) return;
    found.push(parts);
    const [first, ...others] = parts;
    if (first?.type === 'reference') {
      const body = bodies.get(first.name);
      if (body === undefined || within.includes(first.name)) return;
      visit([...flat(body), ...others], [...within, first.name]);
    } else if (first?.type === 'choice') {
      for (const part of first.parts) visit([...flat(part), ...others], within);
    }
  };
  visit(flat(e), []);
  return found;
}

/** Returns the parts of a sequence, without groups around it. */
function flat(e: EbnfExpression): readonly EbnfExpression[] {
  if (e.type === 'group') return flat(e.inner);
  return e.type === 'sequence' ? e.parts.flatMap(flat) : [e];
}
