import type { ast, LocationRange } from 'peggy';
import { didYouMean } from '../../../diagnostics/nearest.js';
import { defineRuleFix, isEndName, predicatesIn } from '../../fixes/rules.js';
import { type Expression, NOTHING } from '../../ir.js';
import { type Dropped, type GrammarFix, type GrammarLocation, replaceFix } from '../../problem.js';
import type { ParametrizedRule } from '../../read/peggy-ast.js';
import type { GrammarReader } from '../read-grammar.js';

/** Options that the text of a grammar can't express. */
export interface LowerOptions {
  /** Drop actions and initializers with a warning each, rather than report errors. */
  readonly ignoreCode: boolean;
  /** Drop predicates with a warning each, rather than report errors: other texts match then. */
  readonly ignorePredicates: boolean;
}

const DROPS_ACTIONS = '--ignore-code drops actions and code blocks: the tree replaces them';
const DROPS_PREDICATES = '--ignore-predicates drops predicates, so that other texts match';

/** Matches nowhere. Replaces a reference to an unknown rule, so that the other checks can continue. */
export const NEVER: Expression = { op: 'not', inner: NOTHING };

/** The state that the rules of a grammar share while they are lowered: names, the numbers of labels, and problems. */
export class LoweringContext {
  readonly reader: GrammarReader;
  readonly rules: ReadonlyMap<string, ast.Rule>;
  /** The names of the rules that the grammar has, without the names of copies. */
  readonly allNames: readonly string[];
  /** Field number → label; field 0 is the empty string. */
  readonly fields: string[] = [''];
  readonly #options: LowerOptions;
  /** Whether the hints of predicates, and of other code, were given. */
  readonly #hinted = new Set<boolean>();

  constructor(source: ast.Grammar, reader: GrammarReader, options: LowerOptions) {
    this.reader = reader;
    this.#options = options;
    this.rules = new Map(source.rules.map((rule) => [rule.name, rule]));
    // A name of a copy of a rule is not written in the grammar.
    const written = source.rules.filter((rule: ParametrizedRule) => rule.instanceOf === undefined);
    this.allNames = [...new Set(written.map(({ name }) => name))];
  }

  /** Returns the field number of a label. */
  fieldOf(label: string): number {
    const index = this.fields.indexOf(label);
    return index > 0 ? index : this.fields.push(label) - 1;
  }

  /** Reports a name that no rule has, and returns what takes the place of the reference. */
  unknown(name: string, location: GrammarLocation): Expression {
    const { sources } = this.reader;
    // A misspelled predicate looks like a rule.
    const known = [...this.allNames, ...predicatesIn(location.file, sources)];
    const near = isEndName(name) ? this.allNames.find(isEndName) : didYouMean(name, known);
    const fix =
      near === undefined ? defineRuleFix(name, location.file, sources) : replaceFix(`write ${near}`, location, near);
    this.reader.report('unknown-rule', { at: location, args: { name, near }, fix });
    return { ...NEVER, location };
  }

  /** Reports code, or that it was dropped. */
  code(
    dropped: Dropped,
    name: 'action' | 'braces-count' | 'predicate' | 'initializer',
    problem: string,
    where: { readonly at: GrammarLocation; readonly fix: GrammarFix | undefined },
  ): void {
    const { ignoreCode, ignorePredicates } = this.#options;
    const isPredicate = dropped.code === 'predicate';
    if (isPredicate ? ignorePredicates : ignoreCode) {
      this.reader.dropped(dropped, name, { ...where, args: { problem: `ignored: ${problem}` } });
      return;
    }
    const hint = this.#hinted.has(isPredicate) ? '' : isPredicate ? ` (${DROPS_PREDICATES})` : ` (${DROPS_ACTIONS})`;
    this.#hinted.add(isPredicate);
    this.reader.report(name, { ...where, args: { problem: `${problem}${hint}` } });
  }

  /** Returns the text of the grammar at a location. */
  text(location: LocationRange): string {
    const source = this.reader.sources.get(String(location.source)) ?? '';
    return source.slice(location.start.offset, location.end.offset);
  }
}
