import type { GrammarToken } from './tokens.js';

/**
 * Tells the `=` of a rule, `Name = e` or `Name "display name" = e`, from that of a back reference, `=label`. A rule begins a
 * line or follows `;`. Where such a name and `=label` could be both, as in
 *
 * ```
 * Quoted = quote:["']
 *   text =quote
 * ```
 *
 * it is a back reference if the rule before it has that label and the grammar defines the name elsewhere.
 */
export class RuleHeads {
  readonly #tokens: readonly GrammarToken[];
  readonly #text: string;
  readonly #begins = new Set<number>();

  constructor(tokens: readonly GrammarToken[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
    const signs = [...tokens.keys()].filter((i) => tokens[i]!.text === '=' && this.#headOf(i) !== undefined);
    const certain = signs.filter((i) => !this.#isGlued(i));
    const defined = new Set(certain.map((i) => this.#headOf(i)!.text));
    for (const name of this.#importedNames()) defined.add(name);
    let last = 0;
    for (const i of signs) {
      const isBackReference =
        this.#isGlued(i) && defined.has(this.#headOf(i)!.text) && this.#hasLabel(tokens[i + 1]!.text, last, i);
      if (isBackReference) continue;
      this.#begins.add(i);
      last = i;
    }
  }

  /** Whether the `=` that is the token with this index begins the body of a rule. */
  beginsAt(i: number): boolean {
    return this.#begins.has(i);
  }

  /** The name that a rule would have whose `=` is at an index. */
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
      if (this.#tokens[at]!.text === '>') depth++;
      else if (this.#tokens[at]!.text === '<' && --depth === 0) return at - 1;
    }
    return -1;
  }

  /** Whether a name directly follows the `=`. */
  #isGlued(i: number): boolean {
    const next = this.#tokens[i + 1];
    return next?.what === 'name' && next.start === this.#tokens[i]!.end;
  }

  #hasLabel(label: string, from: number, to: number): boolean {
    const tokens = this.#tokens.slice(from, to);
    return tokens.some(({ what, text }, i) => what === 'name' && text === label && tokens[i + 1]?.text === ':');
  }

  #importedNames(): string[] {
    const blocks = this.#tokens.filter(
      ({ what }, i) => what === 'code block' && this.#tokens[i - 1]?.text === 'import',
    );
    return blocks.flatMap(({ text }) => text.match(/[\p{ID_Start}_][$\p{ID_Continue}]*/gu) ?? []);
  }
}
