import { defined } from '../../defined.js';
import type { GenerateOptions } from '../../generator/generate-options.js';
import { type PlannedParser, planParser, withinStack } from '../../generator/stages.js';
import { type DeclaredScopes, highlightPatterns } from './patterns.js';
import { type LinePattern, ONIGURUMA } from './regex.js';
import type { RegionPattern } from './several-lines.js';

/** A rule of a TextMate grammar. */
export interface TextMateRule {
  readonly name?: string;
  readonly match?: string;
  readonly begin?: string;
  readonly end?: string;
  readonly patterns?: readonly TextMateRule[];
  /** The scope of the text between `begin` and `end`. */
  readonly contentName?: string;
  readonly captures?: TextMateCaptures;
  readonly beginCaptures?: TextMateCaptures;
  readonly endCaptures?: TextMateCaptures;
}

/** The scopes of the captures of a regular expression, by their numbers, from 1. */
export type TextMateCaptures = Readonly<
  Record<string, { readonly name: string } | { readonly patterns: readonly TextMateRule[] }>
>;

/** A TextMate grammar, ready for `JSON.stringify`. */
export interface TextMateGrammar {
  readonly name: string;
  readonly scopeName: string;
  readonly patterns: readonly TextMateRule[];
}

/** The options of a TextMate grammar. */
export interface TextMateOptions extends GenerateOptions {
  /**
   * Scopes by name of a kind or field, such as `{ Card: 'entity.name.type' }`, without the name of the grammar. Other
   * parts get the scope that their name or what they match suggests.
   */
  readonly scopes?: DeclaredScopes;
}

/**
 * Returns a TextMate grammar that colors texts of a grammar in editors, line by line.
 *
 * ```ts
 * import { textMateGrammar } from 'ludogram/generator';
 *
 * JSON.stringify(textMateGrammar('List = items:Item|.., ","|  Item = [a-z]+', { file: 'list.peggy' }));
 * ```
 *
 * @throws {GrammarProblems} if the grammar has an error
 */
export function textMateGrammar(text: string, options: TextMateOptions): TextMateGrammar {
  return withinStack(options.file, () => textMateOf(planParser(text, options), options.scopes));
}

function textMateOf(planned: PlannedParser, scopes: DeclaredScopes | undefined): TextMateGrammar {
  const { id } = planned.plan.grammar;
  const named = (scope: string): { readonly name: string } => ({ name: `${scope}.${id}` });
  const capturesOf = ({ captures }: LinePattern): TextMateCaptures => {
    const rows = captures.map((capture) =>
      typeof capture === 'string' ? named(capture) : { patterns: capture.map(ofPattern) },
    );
    return Object.fromEntries(rows.map((row, i) => [String(i + 1), row]));
  };
  const ofPattern = (pattern: LinePattern | RegionPattern): TextMateRule => {
    if (!('end' in pattern)) return { match: pattern.regex, captures: capturesOf(pattern) };
    const { regex, end, content, escapes, inside } = pattern;
    return {
      ...defined({ contentName: content && named(content).name }),
      begin: regex,
      beginCaptures: capturesOf(pattern),
      end: end.regex,
      endCaptures: capturesOf(end),
      patterns: [...inside.map(ofPattern), ...(escapes ? [ESCAPED] : [])],
    };
  };
  const patterns = highlightPatterns(planned, ONIGURUMA, scopes).map((pattern): TextMateRule => {
    if (pattern.captures !== undefined) return ofPattern(pattern);
    if (pattern.end === undefined) return { ...named(pattern.scope), match: pattern.regex };
    const escapes = pattern.escapes === true ? { patterns: [ESCAPED] } : {};
    return { ...named(pattern.scope), begin: pattern.regex, end: pattern.end, ...escapes };
  });
  return { name: id, scopeName: `source.${id}`, patterns };
}

/** A backslash and the character that it escapes. */
const ESCAPED: TextMateRule = { match: '\\\\.' };
