import type { ast } from 'peggy';
import type { BackReference } from '../../../src/generator/read/peggy-ast.js';
import type { Random } from '../../support/random.js';

const TERMINALS = [
  '"a"',
  '"b"',
  '"ab"',
  '"c"',
  '"aB"i',
  '"é"',
  '"É"i',
  '"k"i',
  '"😀"',
  '"\\uD83D"',
  '"\\0"',
  '""',
  '[ab]',
  '[^a]',
  '[^ab]',
  '[b-c]',
  '[^abc]',
  '[a-c]i',
  '[^B]i',
  '[aé]',
  '[^é]',
  '[a😀]',
  '[^b]u',
  '[é-ü]u',
  '[\\p{Lu}]',
  '[^\\p{Lu}a]',
  '[k]iu',
  '[\\0a]',
  '.',
  '[ \\n]',
];
const CHARACTERS = [
  'a',
  'b',
  'c',
  'A',
  'B',
  'é',
  'É',
  'k',
  'K',
  '\u212a',
  '😀',
  '\ud83d',
  '\ude00',
  '\0',
  ' ',
  '\n',
  'ü',
  '#',
  'x',
  '1',
  '2',
];

/** A random action-free grammar. Many are refused (endless loops, left recursion); the caller tries again. */
export function randomGrammar(random: Random): string {
  return new GrammarWriter(random).grammar();
}

class GrammarWriter {
  readonly #random: Random;
  #labels = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  grammar(): string {
    const left = this.#random.once(3) ? ['Nl', 'Nl', 'fl'] : [];
    const right = this.#random.once(2) ? ['Nr', 'fr'] : [];
    const rules = [
      `Root = ${this.#body(3, ['Na', 'Nb', 'fa', 'fb', 'Leaf', '_', ...left, ...right])} ${this.#random.once(3) ? '!.' : ''}`,
      `Na = ${this.#body(2, ['Nb', 'fb', 'Leaf', '_', 'fc', ...left])}`,
      ...(left.length > 0 ? this.#leftRecursive() : []),
      ...(right.length > 0 ? this.#rightRecursive() : []),
      `Nb = ${this.#random.once(2) ? `"a" ${this.#body(2, ['Na', 'Nb', 'fa'])}` : this.#body(2, ['Leaf', 'fb'])}`,
      `fa = ${this.#expression(2, ['Nb', 'Leaf', 'fb'])}`,
      `fb = ${this.#expression(1, [])}`,
      `fc = "b" ${this.#expression(1, ['Na', 'fc', 'Leaf'])}`,
      `Leaf${this.#random.once(3) ? ' "leaf"' : ''} = ${this.#random.pick(['"ab" / "a" / "b"', '[a-c]', '$("a" / "bc")', '"c" "a"?', '[^a ]+'])}`,
      `_ = ${this.#random.pick(['[ \\n]*', '(" " / Note)*', 'Note?'])}`,
      'Note = "#" [^\\n]*',
    ];
    return `${rules.join('\n')}\n`;
  }

  /** Rules that call themselves or each other last. */
  #rightRecursive(): string[] {
    const last = () =>
      this.#random.pick(['Nr', 'x:Nr', 'fr', 'y:fr', '("a" Nr)?', '[ab] fr', '(Nr / Leaf)', '(Leaf / Nr)']);
    return [
      `Nr = ${this.#random.pick(['"a"', 'Leaf', '[bc]'])} ${this.#random.pick([`(${last()})?`, last(), `("b" ${last()})?`])}`,
      `fr = ${this.#random.pick(['"b"', 'Leaf'])} ${last()} / ${this.#random.pick(['Leaf', '"a"', 'z:"c"'])} (${last()})?`,
    ];
  }

  /** Rules that call themselves or each other before anything is consumed. */
  #leftRecursive(): string[] {
    return [
      `Nl = ${this.#random.pick(['Nl', 'fl', 'x:Nl', 'Nl?', '&"a" Nl'])} ${this.#expression(1, ['Leaf', 'Nl'])} / ${this.#expression(1, ['Leaf', 'Nb'])}`,
      `fl = ${this.#random.pick(['fl', 'Nl', 'y:fl', '_ Nl'])} ${this.#expression(1, ['Leaf'])} / ${this.#expression(1, ['Leaf', 'fb'])}`,
    ];
  }

  #body(depth: number, names: readonly string[]): string {
    this.#labels = 0;
    const parts = Array.from({ length: 1 + this.#random.int(3) }, () => this.#element(depth, names));
    return this.#random.once(4) ? `${parts.join(' ')} / ${this.#element(depth, names)}` : parts.join(' ');
  }

  #element(depth: number, names: readonly string[]): string {
    if (!this.#random.once(3)) return this.#expression(depth, names);
    const label = `x${this.#labels++}`;
    const inner = this.#random.pick([
      ...names.filter((name) => name !== '_'),
      `(${this.#random.pick(['Leaf', 'fb'])})*`,
      `$(${this.#expression(1, names)})`,
      '("a" / "ab" / "b")',
      `(${this.#random.pick(TERMINALS)})?`,
      'Leaf|1..2, "c"|',
      '(Leaf / Leaf "c")',
      '(Leaf / "c")',
      '(Leaf "b"? (Leaf / "a")*)',
      `(xi${this.#labels}:Leaf "c" / fb)`,
      `(${this.#expression(2, names)})`,
      `(${this.#expression(1, [])})`,
    ]);
    return `${label}:${inner}`;
  }

  #expression(depth: number, names: readonly string[]): string {
    if (depth <= 0) return this.#random.pick([...TERMINALS, ...names, ...names]);
    const inner = () => this.#expression(depth - 1, names);
    switch (this.#random.int(13)) {
      case 0:
      case 1:
        return `(${inner()} / ${inner()})`;
      case 2:
        return `(${inner()} / ${inner()} / ${inner()})`;
      case 3:
      case 4:
        return `(${inner()} ${inner()})`;
      case 5:
        return `(${inner()})?`;
      case 6:
        return `(${inner()})*`;
      case 7:
        return `(${inner()})+`;
      case 8:
        return `&(${inner()}) ${inner()}`;
      case 9:
        return `!(${inner()}) ${inner()}`;
      case 10:
        return `$(${inner()})`;
      case 11: {
        const bounds = this.#random.pick(['1..', '0..', '2..', '1..3', '2', '..2', '3..4']);
        const separator = this.#random.pick(['', ', "b"', ', [bc]', ', _', ', "ab"?']);
        return `(${inner()})|${bounds}${separator}|`;
      }
      default:
        return this.#random.pick(TERMINALS);
    }
  }
}

/** A text for a grammar: mostly one that a walk through the grammar produces, sometimes changed, sometimes noise. */
export function randomInput(grammar: ast.Grammar, random: Random): string {
  const kind = random.int(10);
  if (kind === 0) return Array.from({ length: random.int(9) }, () => random.pick(CHARACTERS)).join('');
  const text = new Deriver(grammar, random).derive();
  if (kind < 7) return text;
  const at = random.int(text.length + 1);
  const cut = random.int(2);
  return text.slice(0, at) + (random.once(2) ? random.pick(CHARACTERS) : '') + text.slice(at + cut);
}

/** Walks a grammar and writes what its terminals match. Order and lookahead are ignored, so not every text matches. */
class Deriver {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #start: string;
  readonly #random: Random;

  constructor(grammar: ast.Grammar, random: Random) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
    this.#start = grammar.rules[0]!.name;
    this.#random = random;
  }

  derive(): string {
    return this.#expression(this.#rules.get(this.#start)!.expression, 0);
  }

  /** The texts that labels of the rule being derived have matched. */
  #labels = new Map<string, string>();

  #expression(e: ast.Expression | ast.Named | ast.Group | ast.Sequence | BackReference, depth: number): string {
    const on = (x: ast.Expression | ast.Sequence) => this.#expression(x, depth + 1);
    switch (e.type) {
      case 'labeled': {
        const text = on(e.expression);
        if (e.label !== null) this.#labels.set(e.label, text);
        return text;
      }
      case 'back_reference':
        return this.#random.once(4)
          ? (this.#labels.get(e.label) ?? '').toUpperCase()
          : (this.#labels.get(e.label) ?? '');
      case 'named':
      case 'group':
      case 'text':
        return on(e.expression as ast.Expression);
      case 'sequence':
        return e.elements.map((element) => on(element)).join('');
      case 'choice':
        return on((depth > 14 ? e.alternatives.at(-1)! : this.#random.pick(e.alternatives)) as ast.Expression);
      case 'optional':
        return depth < 14 && this.#random.once(2) ? on(e.expression) : '';
      case 'zero_or_more':
      case 'one_or_more': {
        const minCount = e.type === 'one_or_more' ? 1 : 0;
        const count = minCount + (depth < 14 ? this.#random.int(3) : 0);
        return Array.from({ length: count }, () => on(e.expression)).join('');
      }
      case 'repeated': {
        const bound = e.max.type === 'variable' ? Number(this.#labels.get(e.max.value)) : 0;
        const max = e.max.type === 'variable' ? Math.min(bound || 0, 5) : ((e.max.value as number | null) ?? 4);
        const min = e.min === null ? max : e.min.type === 'variable' ? 0 : Number(e.min.value);
        const count = min + this.#random.int(Math.max(1, max - min + 1));
        const parts = Array.from({ length: count }, () => on(e.expression));
        return parts.map((part, i) => (i > 0 && e.delimiter !== null ? on(e.delimiter) : '') + part).join('');
      }
      case 'rule_ref': {
        if (depth > 22) return '';
        const labels = this.#labels;
        this.#labels = new Map();
        const text = on(this.#rules.get(e.name)!.expression as ast.Expression);
        this.#labels = labels;
        return text;
      }
      case 'literal':
        return e.ignoreCase && this.#random.once(2) ? e.value.toUpperCase() : e.value;
      case 'any':
        return this.#random.pick(CHARACTERS);
      case 'class': {
        const part = e.inverted || e.parts.length === 0 ? this.#random.pick(CHARACTERS) : this.#random.pick(e.parts);
        return typeof part === 'string' ? part : Array.isArray(part) ? this.#random.pick(part) : 'A';
      }
      default:
        return '';
    }
  }
}
