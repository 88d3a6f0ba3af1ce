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
  const characters = factsOf(bodies, false, isCharacterBy);
  const wordsWith = (exact: boolean): WordsOf => ({
    exact,
    of: factsOf<readonly string[] | undefined>(bodies, undefined, (e, of) => wordsBy(e, { exact, of })),
  });
  const words = wordsWith(false);
  const exactWords = wordsWith(true);
  const isNullable = (e: EbnfExpression): boolean => isNullableBy(e, nullable);
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
    isCharacter: (e) => isCharacterBy(e, characters),
    words: (e) => wordsBy(e, words),
    exactWords: (e) => wordsBy(e, exactWords),
    beginnings: (e) => beginningsBy(e, bodies),
  };
}

function nullableNames(productions: EbnfGrammar): ReadonlySet<string> {
  const names = new Set<string>();
  for (let before = -1; before !== names.size;) {
    before = names.size;
    for (const { name, body } of productions) if (isNullableBy(body, names)) names.add(name);
  }
  return names;
}

function isNullableBy(e: EbnfExpression, names: ReadonlySet<string>): boolean {
  switch (e.type) {
    case 'empty':
    case 'optional':
    case 'repetition':
      return true;
    case 'reference':
      return names.has(e.name);
    case 'sequence':
      return e.parts.every((part) => isNullableBy(part, names));
    case 'choice':
      return e.parts.some((part) => isNullableBy(part, names));
    case 'group':
      return isNullableBy(e.inner, names);
    case 'counted':
      return e.count === 0 || isNullableBy(e.inner, names);
    case 'times':
      return e.min === 0 || isNullableBy(e.inner, names);
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
function factsOf<Fact>(
  bodies: Bodies,
  recursive: Fact,
  compute: (e: EbnfExpression, of: (name: string) => Fact) => Fact,
): (name: string) => Fact {
  const known = new Map<string, Fact>();
  const of = (name: string): Fact => {
    if (known.has(name)) return known.get(name)!;
    known.set(name, recursive);
    const body = bodies.get(name);
    const fact = body === undefined ? recursive : compute(body, of);
    known.set(name, fact);
    return fact;
  };
  return of;
}

function isCharacterBy(e: EbnfExpression, of: (name: string) => boolean): boolean {
  switch (e.type) {
    case 'set':
      return true;
    case 'literal':
      return [...e.text].length === 1;
    case 'choice':
      return e.parts.every((part) => isCharacterBy(part, of));
    case 'group':
    case 'exception':
      return isCharacterBy(e.inner, of);
    case 'reference':
      return of(e.name);
    default:
      return false;
  }
}

interface WordsOf {
  readonly exact: boolean;
  readonly of: (name: string) => readonly string[] | undefined;
}

function wordsBy(e: EbnfExpression, facts: WordsOf): readonly string[] | undefined {
  switch (e.type) {
    case 'empty':
      return [''];
    case 'literal':
      if (e.isFolded !== true) return wordsIfFew([e.text]);
      return facts.exact && e.text.toUpperCase() !== e.text.toLowerCase()
        ? undefined
        : wordsIfFew([e.text.toLowerCase()]);
    case 'set':
      return charactersOf(e);
    case 'group':
      return wordsBy(e.inner, facts);
    case 'optional': {
      const words = wordsBy(e.inner, facts);
      return words && wordsIfFew(['', ...words]);
    }
    case 'choice': {
      const lists = e.parts.map((part) => wordsBy(part, facts));
      return lists.every((list) => list !== undefined) ? wordsIfFew(lists.flat()) : undefined;
    }
    case 'sequence':
      return wordsOfSequence(e.parts, facts);
    case 'counted':
      return wordsOfRounds(e.inner, e.count, facts);
    case 'times':
      return e.min === e.max ? wordsOfRounds(e.inner, e.min, facts) : undefined;
    case 'reference':
      return facts.of(e.name);
    default:
      return undefined;
  }
}

const wordsOfRounds = (inner: EbnfExpression, count: number, facts: WordsOf): readonly string[] | undefined =>
  count > MAX_WORDS ? undefined : wordsOfSequence(new Array<EbnfExpression>(count).fill(inner), facts);

function charactersOf({ ranges, isInverted }: EbnfExpression & { readonly type: 'set' }): string[] | undefined {
  return isInverted ? undefined : charactersIn({ ranges, points: true }, MAX_WORDS);
}

function wordsOfSequence(parts: readonly EbnfExpression[], facts: WordsOf): readonly string[] | undefined {
  let words: readonly string[] | undefined = [''];
  for (const part of parts) {
    const next = wordsBy(part, facts);
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

function beginningsBy(e: EbnfExpression, bodies: Bodies): (readonly EbnfExpression[])[] {
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
