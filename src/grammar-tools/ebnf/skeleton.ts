import { lookUp } from '../../generator/ir.js';
import { orderAlternatives, reorderedChoices } from './alternatives.js';
import type { EbnfExpression, EbnfGrammar } from './ast.js';
import { classText, joinedSets, literalText, setOf } from './characters.js';
import { withoutEmptyRounds } from './empty-rounds.js';
import { exceptionOf } from './exceptions.js';
import { type Languages, languagesOf } from './languages.js';
import { rewriteRepetitions } from './repetitions.js';
import { orderBySentences } from './sentences/sentence-order.js';

/** Name of the rule for descriptions in words. It never matches. */
const HOLE = 'hole';

/** A production that became a rule with another name, because its own name isn't an identifier. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** A peggy grammar to start from, and its open points. */
export interface Skeleton {
  readonly text: string;
  readonly renamed: readonly Renamed[];
  /** Number of `? … ?` that the author has to fill in. */
  readonly holes: number;
  /** Number of `a - b` that may match other texts in PEG, which are marked. */
  readonly exceptions: number;
  /** The name of the rule that a production became. */
  readonly ruleOf: (production: string) => string;
  /** Number of choices whose alternatives are in another order than in the text. */
  readonly reordered: number;
  /** Number of repetitions that are written differently, because they would take what follows them. */
  readonly rewritten: number;
}

/**
 * Returns a peggy grammar with one rule for each production, in order. A description in words becomes a marked rule
 * with a comment. Alternatives that would hide others in PEG come after these.
 */
export function ebnfSkeleton(productions: EbnfGrammar, title: string): Skeleton {
  const { productions: rewritten, count } = rewriteRepetitions(withoutEmptyRounds(productions));
  const ordered = orderAlternatives(rewritten);
  const draft = written(ordered, title);
  const reordered = orderBySentences(ordered, draft);
  return { ...written(reordered, title), rewritten: count };
}

function written(productions: EbnfGrammar, title: string): Omit<Skeleton, 'rewritten'> {
  const names = ruleNames(productions);
  const writer = new Writer(names, languagesOf(productions));
  const rules = productions.map(({ name, body }) => `${lookUp(names, name)} = ${writer.write(body, 'choice')}\n`);
  const hole =
    writer.holes === 0
      ? ''
      : `\n// Never matches: each use is a hole to fill, and then this rule can go.\n${HOLE} = !. .\n`;
  return {
    text: `${introduction(title)}\n${rules.join('')}${hole}`,
    renamed: [...names].filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to })),
    holes: writer.holes,
    exceptions: writer.exceptions,
    ruleOf: (production) => lookUp(names, production),
    reordered: reorderedChoices(productions),
  };
}

const introduction = (title: string): string =>
  [
    `// A skeleton made from ${title}: one rule for each production, in its order.`,
    '//',
    '// A PEG takes the first alternative that matches and never gives back what a repetition took. Alternatives and',
    '// repetitions were written for that where it is sure to help; look at each repetition that is followed by something',
    '// that it could take itself.',
    '// Rules with a capital letter make nodes; label what programs should find (docs: "Writing a grammar").',
    '',
  ].join('\n');

/** Returns identifiers for the productions: other characters become underscores, and all names are different. */
function ruleNames(productions: EbnfGrammar): Map<string, string> {
  const taken = new Set<string>([HOLE]);
  const names = new Map<string, string>();
  for (const { name } of productions) {
    if (names.has(name)) continue;
    const base = name.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^(?=\d)/, '_');
    let unique = base;
    for (let i = 2; taken.has(unique); i++) unique = `${base}_${i}`;
    taken.add(unique);
    names.set(name, unique);
  }
  return names;
}

/** The position of an expression, which decides whether the expression needs parentheses. */
type Context = 'choice' | 'sequence' | 'operand';

class Writer {
  holes = 0;
  exceptions = 0;
  readonly #names: ReadonlyMap<string, string>;
  readonly #languages: Languages;

  constructor(names: ReadonlyMap<string, string>, languages: Languages) {
    this.#names = names;
    this.#languages = languages;
  }

  write(e: EbnfExpression, context: Context): string {
    switch (e.type) {
      case 'literal':
        return literalText(e.text, e.isFolded);
      case 'set':
        return classText(e);
      case 'reference':
        return this.#names.get(e.name) ?? e.name;
      case 'special':
        this.holes++;
        return `${HOLE} /* ? ${e.text.replaceAll('*/', '* /')} ? */`;
      case 'empty':
        return '""';
      case 'choice': {
        const set = setOf(e);
        if (set !== undefined && e.parts.some((part) => part.type === 'set')) return classText(set);
        const parts = joinedSets(e.parts).map((part) => this.write(part, 'sequence'));
        return wrapped(parts.join(' / '), context !== 'choice');
      }
      case 'sequence':
        return wrapped(e.parts.map((part) => this.write(part, 'operand')).join(' '), context === 'operand');
      case 'group':
        return this.write(e.inner, context);
      case 'optional':
        return this.#times(e.inner, 0, 1);
      case 'repetition':
        return this.#times(e.inner, 0, Infinity);
      case 'times':
        return this.#times(e.inner, e.min, e.max);
      case 'not-empty':
        return e.inner.type === 'repetition'
          ? this.#times(e.inner.inner, 1, Infinity)
          : this.#marked(e.inner, '""', context);
      case 'counted':
        return this.#times(e.inner, e.count, e.count);
      case 'exception':
        return this.#exception(e, context);
    }
  }

  /**
   * Writes a repetition. A repetition without a minimum is never repeated itself: PEG would repeat the empty text
   * endlessly.
   */
  #times(inner: EbnfExpression, min: number, max: number): string {
    if (max === 0) return '""';
    if (inner.type === 'group') return this.#times(inner.inner, min, max);
    const own = boundsOf(inner);
    if (own?.min === 0 && (max === Infinity || max === 1)) {
      return this.#times(own.inner, 0, Math.max(own.max, max));
    }
    if (own?.min === 1 && own.max === Infinity && (max === Infinity || max === 1)) {
      return this.#times(own.inner, Math.min(min, 1), Infinity);
    }
    return `${this.write(inner, 'operand')}${suffix(min, max)}`;
  }

  #exception(e: EbnfExpression & { readonly type: 'exception' }, context: Context): string {
    const exception = exceptionOf(e, this.#languages);
    if (exception === undefined) return this.#marked(e.inner, this.write(e.without, 'operand'), context);
    const inner = this.write(exception.inner, 'operand');
    if (exception.type === 'words') {
      return wrapped(`text:${inner} !=text<${exception.words.join(', ')}>`, context === 'operand');
    }
    const refused = `!${this.write(exception.without, 'operand')} ${inner}`;
    if (exception.type === 'lookahead') return wrapped(refused, context === 'operand');
    return `(${refused})${suffix(exception.min, Infinity)}`;
  }

  /** Writes an exception that may match other texts than the specification says. */
  #marked(inner: EbnfExpression, without: string, context: Context): string {
    this.exceptions++;
    return wrapped(
      `!${without} /* but not the above: check this */ ${this.write(inner, 'operand')}`,
      context === 'operand',
    );
  }
}

/** Returns the bounds of a repetition or an optional part; `undefined` for anything else. */
function boundsOf(
  e: EbnfExpression,
): { readonly inner: EbnfExpression; readonly min: number; readonly max: number } | undefined {
  switch (e.type) {
    case 'group':
      return boundsOf(e.inner);
    case 'optional':
      return { inner: e.inner, min: 0, max: 1 };
    case 'repetition':
      return { inner: e.inner, min: 0, max: Infinity };
    case 'times':
      return e;
    default:
      return undefined;
  }
}

function suffix(min: number, max: number): string {
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `|${min}..|`;
  if (max === 1 && min < 2) return min === 0 ? '?' : '';
  return min === max ? `|${min}|` : `|${min === 0 ? '' : min}..${max}|`;
}

const wrapped = (text: string, needed: boolean): string => (needed ? `(${text})` : text);
