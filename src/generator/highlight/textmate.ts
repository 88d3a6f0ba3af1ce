import { type GenerateOptions, type PlannedParser, planParser, withinStack } from '../generate.js';
import { highlightPatterns } from './patterns.js';
import { ONIGURUMA } from './regex.js';

/** A rule of a TextMate grammar. */
export interface TextMateRule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly patterns?: readonly TextMateRule[];
  readonly captures?: { readonly [number: string]: { readonly name: string } };
}

/** A TextMate grammar, ready for `JSON.stringify`. */
export interface TextMateGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly patterns: readonly TextMateRule[];
}

/**
 * Returns a TextMate grammar that colors texts of a grammar in editors, line by line.
 *
 * ```ts
 * JSON.stringify(textMateGrammar('List = items:Item|.., ","|  Item = [a-z]+', { file: 'list.peggy' }));
 * ```
 *
 * @throws {GrammarProblems} if the grammar has an error
 */
export function textMateGrammar(text: string, options: GenerateOptions): TextMateGrammar {
  return withinStack(options.file, () => textMateOf(planParser(text, options)));
}

function textMateOf(planned: PlannedParser): TextMateGrammar {
  const { id } = planned.plan.grammar;
  const named = (scope: string): { readonly name: string } => ({ name: `${scope}.${id}` });
  const patterns = highlightPatterns(planned, ONIGURUMA).map((pattern): TextMateRule => {
    if (pattern.captures !== undefined) {
      const captures = pattern.captures.map((scope, i) => [String(i + 1), named(scope)] as const);
      return { match: pattern.regex, captures: Object.fromEntries(captures) };
    }
    if (pattern.end === undefined) return { ...named(pattern.scope), match: pattern.regex };
    const escapes = pattern.escapes === true ? { patterns: [{ match: '\\\\.' }] } : {};
    return { ...named(pattern.scope), begin: pattern.regex, end: pattern.end, ...escapes };
  });
  return { name: id, scopeName: `source.${id}`, patterns };
}
