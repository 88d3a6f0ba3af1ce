import { defined } from '../../defined.js';
import { columnTestAt, externalNames } from './extensions.js';
import { namesIn } from './tokens/identifier.js';
import { RuleHeads } from './tokens/rule-heads.js';
import { type GrammarToken, tokensOf } from './tokens/tokens.js';

/**
 * The role of a name in a grammar: the definition of a rule or a reference to one; the definition of a parameter of a
 * rule, or a reference to it; the declaration of a predicate (`external`); a label, or a back reference to one; the
 * flag of an alternative; a name that an `import` gives to a rule (`import`) or to a file (`library`); a rule of a
 * file, in `library.Rule` and before `as` (`library-rule`).
 */
export type NameRole =
  | 'definition'
  | 'external'
  | 'reference'
  | 'parameter'
  | 'parameter-use'
  | 'label'
  | 'flag'
  | 'import'
  | 'library'
  | 'library-rule';

/** A name in a grammar. */
export interface GrammarName {
  readonly name: string;
  readonly role: NameRole;
  readonly start: number;
  readonly end: number;
  /** The name of the rule whose definition includes this name; absent before the first rule. */
  readonly rule?: string;
  /** The module that an `import` names, for names in it and for rules that are referred to by their library. */
  readonly module?: string;
  /** The rule of the module that an `import` gives this other name: the first rule if empty. */
  readonly original?: string;
}

/**
 * Lists the names of a grammar in the order of its text, judging by its tokens. This also works for a text with syntax
 * errors, up to the first string, class, comment or code block that is not closed.
 */
export function grammarNames(text: string): GrammarName[] {
  return new NameReader(tokensOf(text), text).names;
}

const isNameToken = (text: string): boolean => namesIn(text)[0]?.name === text;

const isBar = ({ what, text }: GrammarToken): boolean => what === 'other' && text === '|';

/** The most tokens from a bar to a name in its bounds, the bar included: `|low..high|`. */
const MAX_BOUNDS_TOKENS = 4;

class NameReader {
  readonly names: GrammarName[] = [];
  readonly #tokens: readonly GrammarToken[];
  readonly #text: string;
  readonly #heads: RuleHeads;
  /** For each token, 1 if the number of bars between the `=` of its rule and it is odd. */
  readonly #isAfterOddBar: Uint8Array;
  readonly #libraries = new Map<string, string>();
  #rule: string | undefined;
  #parameters = new Set<string>();

  constructor(tokens: readonly GrammarToken[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
    this.#heads = new RuleHeads(tokens, text);
    this.#isAfterOddBar = new Uint8Array(tokens.length);
    for (let i = 0, odd = 0; i < tokens.length; i++) {
      this.#isAfterOddBar[i] = odd;
      if (this.#is(i, '=') && this.#heads.beginsAt(i)) odd = 0;
      else if (isBar(tokens[i]!)) odd = 1 - odd;
    }
    for (let i = 0, token = tokens[i]; token !== undefined; token = tokens[i]) i = this.#read(i, token);
  }

  /** Reads one name, or a whole `import`; returns the index after it. */
  #read(i: number, token: GrammarToken): number {
    if (token.what !== 'name') return i + 1;
    if (token.text === 'import' && this.#rule === undefined) return this.#import(i);
    const externals = externalNames(this.#tokens, i, this.#text, this.#heads);
    if (externals.length > 0) {
      for (const name of externals) this.#add(name, 'external');
      return this.#tokens.indexOf(externals.at(-1)!, i) + 1;
    }
    const end = this.#definitionEnd(i);
    if (end !== undefined) return this.#definition(i, token, end);
    const role = this.#roleOf(i, token);
    const library = role === 'library-rule' ? this.#tokens[i - 2]!.text : token.text;
    this.#add(token, role, /^library/.test(role) ? { module: this.#libraries.get(library)! } : {});
    return i + 1;
  }

  #add({ text, start, end }: GrammarToken, role: NameRole, from: Pick<GrammarName, 'module' | 'original'> = {}): void {
    const rule = role === 'definition' ? text : this.#rule;
    this.names.push({
      name: text,
      role,
      start,
      end,
      ...defined({ rule }),
      ...from,
    });
  }

  #is(i: number, text: string): boolean {
    return this.#tokens[i]?.what === 'other' && this.#tokens[i]?.text === text;
  }

  /** Returns the index of the `=` of a definition that begins at a name; `undefined` if none does. */
  #definitionEnd(i: number): number | undefined {
    let at = i + 1;
    if (this.#is(at, '<')) {
      for (let token = this.#tokens[at]; token !== undefined && !this.#is(at, '>'); token = this.#tokens[++at]) {
        if (token.what !== 'name' && !/^[<,]$/.test(token.text)) return undefined;
      }
      at++;
    }
    if (this.#tokens[at]?.what === 'string') at++;
    return this.#is(at, '=') && this.#heads.beginsAt(at) ? at : undefined;
  }

  #definition(i: number, name: GrammarToken, end: number): number {
    this.#rule = name.text;
    this.#parameters = new Set();
    this.#add(name, 'definition');
    for (const token of this.#tokens.slice(i + 1, end)) {
      if (token.what !== 'name') continue;
      this.#parameters.add(token.text);
      this.#add(token, 'parameter');
    }
    return end + 1;
  }

  #roleOf(i: number, { text, start }: GrammarToken): NameRole {
    if (this.#is(i + 1, ':')) return 'label';
    if ((this.#is(i - 1, '=') || this.#is(i - 1, '~')) && this.#isBackReference(i, start)) return 'label';
    if (columnTestAt(this.#tokens, i - 2) !== undefined || this.#isBound(i)) return 'label';
    if (this.#is(i - 1, '#') || (this.#is(i - 1, '!') && this.#is(i - 2, '#'))) return 'flag';
    if (this.#libraries.has(text) && this.#is(i + 1, '.')) return 'library';
    if (this.#is(i - 1, '.') && this.#libraries.has(this.#tokens[i - 2]?.text ?? '')) return 'library-rule';
    return this.#parameters.has(text) ? 'parameter-use' : 'reference';
  }

  /** Whether the `=` before a name that begins at an offset refers back to a label. */
  #isBackReference(i: number, start: number): boolean {
    return this.#tokens[i - 1]?.end === start && !this.#heads.beginsAt(i - 1);
  }

  /** Whether a name is a bound of a repetition: between a bar that opens the bounds and their end. */
  #isBound(i: number): boolean {
    if (!/^[|.,]$/.test(this.#tokens[i + 1]?.text ?? '')) return false;
    const near = this.#tokens.slice(Math.max(0, i - MAX_BOUNDS_TOKENS), i);
    const bar = near.findLastIndex(isBar);
    if (bar < 0 || !near.slice(bar + 1).every(({ text }) => /^(?:\.|\d+)$/.test(text) || isNameToken(text))) {
      return false;
    }
    return this.#isAfterOddBar[i] === 1;
  }

  /**
   * Reads `import {A, b as c} from "file"` or `import * as lib from "file"`. Returns the index of the token after it.
   */
  #import(i: number): number {
    const end = this.#moduleIndex(i);
    const last = this.#tokens[end];
    if (last?.what !== 'string') return end;
    const module = last.text.slice(1, -1);
    for (let at = i + 1; at < end; at++) {
      const token = this.#tokens[at]!;
      if (token.what === 'code block') this.#imported(token, module);
      else if (token.what === 'name' && !/^(?:from|as)$/.test(token.text)) this.#importedWhole(at, token, module);
    }
    return end + 1;
  }

  /** Returns the index of the module of an `import`; of the next definition or the end of the text if it lacks one. */
  #moduleIndex(i: number): number {
    let at = i + 1;
    for (let token = this.#tokens[at]; token !== undefined && token.what !== 'string'; token = this.#tokens[++at]) {
      if (token.what === 'name' && this.#definitionEnd(at) !== undefined) break;
    }
    return at;
  }

  /** Adds the name that an `import` without braces gives to a file, after `* as`, or to the first rule of a file. */
  #importedWhole(i: number, token: GrammarToken, module: string): void {
    const isLibrary = this.#tokens[i - 1]?.text === 'as' && this.#is(i - 2, '*');
    if (isLibrary) this.#libraries.set(token.text, module);
    this.#add(token, isLibrary ? 'library' : 'import', isLibrary ? { module } : { module, original: '' });
  }

  /** Adds the names in the braces of an `import`, which look like a code block. */
  #imported({ text, start }: GrammarToken, module: string): void {
    const found = namesIn(text);
    for (const [i, { name, index }] of found.entries()) {
      if (name === 'as') continue;
      const from = start + index;
      const isOriginal = found[i + 1]?.name === 'as';
      const original = found[i - 1]?.name === 'as' ? found[i - 2]?.name : undefined;
      this.names.push({
        name,
        role: isOriginal ? 'library-rule' : 'import',
        start: from,
        end: from + name.length,
        module,
        ...defined({ original }),
      });
    }
  }
}
