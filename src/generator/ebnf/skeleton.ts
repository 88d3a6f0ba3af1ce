import { lookUp } from '../ir.js';
import type { EbnfExpression, EbnfGrammar } from './ast.js';

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
  /** Number of `a - b`, which are marked, because a PEG can only express them for whole matches. */
  readonly exceptions: number;
}

/**
 * Returns a peggy grammar with one rule for each production, in order. A description in words becomes a marked rule
 * with a comment.
 */
export function ebnfSkeleton(productions: EbnfGrammar, title: string): Skeleton {
  const names = ruleNames(productions);
  const writer = new Writer(names);
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
  };
}

const introduction = (title: string): string =>
  [
    `// A skeleton made from ${title}: one rule for each production, in its order.`,
    '//',
    '// A PEG takes the first alternative that matches and never gives back what a repetition took. So look at each choice',
    '// of which one part begins another, and at each repetition followed by something that it could take itself.',
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

  constructor(names: ReadonlyMap<string, string>) {
    this.#names = names;
  }

  write(e: EbnfExpression, context: Context): string {
    switch (e.type) {
      case 'literal':
        return JSON.stringify(e.text);
      case 'reference':
        return this.#names.get(e.name) ?? e.name;
      case 'special':
        this.holes++;
        return `${HOLE} /* ? ${e.text.replaceAll('*/', '* /')} ? */`;
      case 'empty':
        return '""';
      case 'choice':
        return wrapped(e.parts.map((part) => this.write(part, 'sequence')).join(' / '), context !== 'choice');
      case 'sequence':
        return wrapped(e.parts.map((part) => this.write(part, 'operand')).join(' '), context === 'operand');
      case 'group':
        return this.write(e.inner, context);
      case 'optional':
        // `[{x}]` is `{x}`.
        return e.inner.type === 'repetition' ? this.write(e.inner, context) : `${this.write(e.inner, 'operand')}?`;
      case 'repetition':
        return `${this.write(e.inner, 'operand')}*`;
      case 'not-empty':
        return e.inner.type === 'repetition'
          ? `${this.write(e.inner.inner, 'operand')}+`
          : this.#exception(e.inner, '""', context);
      case 'counted':
        return `${this.write(e.inner, 'operand')}|${e.count}|`;
      case 'exception':
        return this.#exception(e.inner, this.write(e.without, 'operand'), context);
    }
  }

  #exception(inner: EbnfExpression, without: string, context: Context): string {
    this.exceptions++;
    return wrapped(
      `!${without} /* but not the above: see that it is so */ ${this.write(inner, 'operand')}`,
      context === 'operand',
    );
  }
}

const wrapped = (text: string, needed: boolean): string => (needed ? `(${text})` : text);
