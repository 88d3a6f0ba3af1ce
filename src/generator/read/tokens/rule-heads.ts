import { namesIn } from './identifier.js';
import type { GrammarToken } from './tokens.js';

/** The token `=` after what can be the head of a rule. */
interface EqualsSign {
  /** Index of the token. */
  readonly i: number;
  /** The name of the rule, and its offset. */
  readonly name: string;
  readonly start: number;
  /** The name that directly follows the `=`, if one does. */
  readonly glued: string | undefined;
}

/**
 * Distinguishes the `=` of a rule, `Name = e` or `Name "display name" = e`, from the `=` of a back reference, `=label`.
 * A rule begins a line or follows `;`. Where such a name and `=label` could be both, as in
 *
 * ```text
 * Quoted = quote:["']
 * text
 * =quote
 * ```
 *
 * it is a back reference if the rule before it has that label and the grammar defines the name elsewhere.
 */
export class RuleHeads {
  readonly #tokens: readonly GrammarToken[];
  readonly #text: string;
  /** The offset where a rule begins, by the index of its `=`. */
  readonly #begins = new Map<number, number>();

  constructor(tokens: readonly GrammarToken[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
    const definitions = [...tokens.entries()].flatMap(([i, token]) => this.#definitionAt(i, token));
    const certain = definitions.filter(({ glued }) => glued === undefined);
    const defined = new Set(certain.map(({ name }) => name));
    for (const name of this.#importedNames()) defined.add(name);
    let last = 0;
    for (const { i, name, start, glued } of definitions) {
      if (glued !== undefined && defined.has(name) && this.#hasLabel(glued, last, i)) continue;
      this.#begins.set(i, start);
      last = i;
    }
  }

  /** Whether the `=` that is the token with this index begins the body of a rule. */
  beginsAt(i: number): boolean {
    return this.#begins.has(i);
  }

  /** Returns the offsets where rules begin, in the order of the text. */
  starts(): number[] {
    return [...this.#begins.values()];
  }

  /** Whether a rule begins before the token with this index. */
  anyBefore(i: number): boolean {
    const [first] = this.#begins.keys();
    return first !== undefined && first < i;
  }

  /** Returns a token as the `=` of a rule; no element if it can't be one. */
  #definitionAt(i: number, { text, end }: GrammarToken): EqualsSign[] {
    const name = text === '=' ? this.#headOf(i) : undefined;
    if (name === undefined) return [];
    const next = this.#tokens[i + 1];
    const glued = next?.what === 'name' && next.start === end ? next.text : undefined;
    return [{ i, name: name.text, start: name.start, glued }];
  }

  /** Returns the name of the rule whose `=` would be at an index. */
  #headOf(i: number): GrammarToken | undefined {
    let at = i - 1;
    if (this.#tokens[at]?.what === 'string') at--;
    if (this.#tokens[at]?.text === '>') at = this.#beforeList(at);
    const name = this.#tokens[at];
    if (name?.what !== 'name') return undefined;
    const before = this.#tokens[at - 1];
    const isFirst =
      before === undefined ||
      before.text === ';' ||
      /[\n\r\u2028\u2029]/.test(this.#text.slice(before.end, name.start));
    return isFirst ? name : undefined;
  }

  #beforeList(last: number): number {
    let depth = 0;
    for (let at = last; at >= 0; at--) {
      const text = this.#tokens[at]?.text;
      if (text === '>') depth++;
      else if (text === '<' && --depth === 0) return at - 1;
    }
    return -1;
  }

  #hasLabel(label: string, from: number, to: number): boolean {
    const tokens = this.#tokens.slice(from, to);
    return tokens.some(({ what, text }, i) => what === 'name' && text === label && tokens[i + 1]?.text === ':');
  }

  #importedNames(): string[] {
    const blocks = this.#tokens.filter(
      ({ what }, i) => what === 'code block' && this.#tokens[i - 1]?.text === 'import',
    );
    return blocks.flatMap(({ text }) => namesIn(text).map(({ name }) => name));
  }
}
