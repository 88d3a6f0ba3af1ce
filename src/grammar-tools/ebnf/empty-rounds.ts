import { allDefined } from '../../defined.js';
import { choiceOf, type EbnfExpression, type EbnfGrammar, mapExpression, ungrouped } from './ast.js';
import { type Languages, languagesOf } from './languages.js';

/**
 * Rewrites repetitions whose rounds can be empty, without a change of meaning: `{ {a}, [b] }` as `{ a, {a}, [b] | b }`.
 * PEG would repeat an empty round endlessly. A repetition whose rounds call themselves stays as it is.
 */
export function withoutEmptyRounds(productions: EbnfGrammar): EbnfGrammar {
  const rounds = new Rounds(productions);
  return productions.map((production) => ({
    ...production,
    body: mapExpression(production.body, (e) => rounds.rewritten(e)),
  }));
}

class Rounds {
  readonly #languages: Languages;
  readonly #bodies: ReadonlyMap<string, EbnfExpression>;

  constructor(productions: EbnfGrammar) {
    this.#languages = languagesOf(productions);
    this.#bodies = new Map(productions.map(({ name, body }) => [name, body]));
  }

  rewritten(e: EbnfExpression): EbnfExpression {
    const isEndless = e.type === 'repetition' || (e.type === 'times' && e.max === Infinity);
    if (!isEndless || !this.#languages.isNullable(e.inner)) return e;
    const rounds = this.#withoutEmpty(e.inner, []);
    if (rounds === undefined) return e;
    const { start, end } = e;
    return rounds.length === 0
      ? { type: 'empty', start, end }
      : { type: 'repetition', inner: choiceOf(rounds.map(ungrouped), e), start, end };
  }

  /**
   * Returns alternatives for the texts of an expression apart from the empty one; `undefined` if the expression
   * contains itself.
   */
  #withoutEmpty(e: EbnfExpression, within: readonly string[]): readonly EbnfExpression[] | undefined {
    if (!this.#languages.isNullable(e)) return [e];
    switch (e.type) {
      case 'empty':
        return [];
      case 'group':
      case 'optional':
        return this.#withoutEmpty(e.inner, within);
      case 'repetition':
      case 'times':
      case 'counted': {
        const rounds = this.#withoutEmpty(e.inner, within);
        const max = e.type === 'times' ? e.max : e.type === 'counted' ? e.count : Infinity;
        if (rounds === undefined || rounds.length === 0 || max === 0) return rounds && [];
        return [{ type: 'times', min: 1, max, inner: choiceOf(rounds.map(ungrouped), e), start: e.start, end: e.end }];
      }
      case 'choice':
        return allDefined(e.parts.map((part) => this.#withoutEmpty(part, within)))?.flat();
      case 'sequence':
        return allDefined(
          e.parts.map((part, i) => {
            const first = this.#withoutEmpty(part, within);
            const rest = e.parts.slice(i + 1);
            return first?.map((one) => (rest.length === 0 ? one : { ...e, parts: [one, ...rest] }));
          }),
        )?.flat();
      case 'reference': {
        const body = this.#bodies.get(e.name);
        return body === undefined || within.includes(e.name)
          ? undefined
          : this.#withoutEmpty(body, [...within, e.name]);
      }
      default:
        return undefined;
    }
  }
}
