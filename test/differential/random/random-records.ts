import type { Random } from '../../support/random.js';

/** Texts that a label can have directly, without a rule: `$` makes a single token of several characters. */
const TOKENS = [
  '[a-c]',
  '[\\d\\w]',
  '[\\]\\-^]',
  '[^-\\]a]',
  '[Y-b]i',
  '[@-E]i',
  '[k\\x41]',
  '[\\u00e9-\\u00fc]i',
  '[\\p{Lm}ab]',
  '[\\p{Lu}x]',
  '[é-ü]u',
  '[\\u{61}-\\u{63}]u',
  '[\\0]',
  '[😀-😂]',
  '[ſs]i',
  '[kß]iu',
  '$[0-9]+',
  '$[a-c]|2..3|',
  '$([a-c]+ ("-" [0-9]+)?)',
  '$(![ac] .)',
  '$(.)',
  '$[^a-c,;:() \\n]+',
  '("x" / "xy" / "Y"i)',
  '"ok"i',
  '"ß"i',
  '"$"',
  '"`\\\\${1}"',
  '"\'"',
  '("+" / "-")',
  'word',
  'word',
  'pair',
] as const;

const SEPARATORS = ['","', '_', '__', '(_ "," _)', '[,;]', '("," / ";")', 'Sep', 'nl', '","?'] as const;

/** Texts around labeled parts. */
const AROUND = [
  '',
  '',
  '',
  '":" ',
  '"(" ',
  '_ ',
  '__ ',
  '"="i ',
  '[;:] ',
  '("+" / "-") ',
  '"`" ',
  '"\\\\" ',
  'nl ',
] as const;

const LABELS = ['a', 'b', 'c', 'type', 'text', 'kind', 'comments', 'model', 'value', 'items'] as const;

/**
 * Writes a grammar as those of records are: rules with labeled parts of all sorts, with literals around them, optional,
 * repeated, or in alternatives, and leaves whose rules are classes and literals. Many are refused; the caller tries
 * again.
 */
export function randomRecords(random: Random): string {
  return new RecordWriter(random).grammar();
}

class RecordWriter {
  readonly #random: Random;
  #labels: string[] = [];
  #errors = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  grammar(): string {
    const { pick } = this;
    const rules = [
      `Root = ${this.#body(['Na', 'Nb', 'Leaf', 'fa', 'Other'])}`,
      `Na${this.#random.once(3) ? ' "part"' : ''} = ${this.#body(['Nb', 'Leaf', 'Other', 'fb'])}`,
      `Nb = ${pick(['"[" ', '"b" ', ''])}${this.#body(['Leaf', 'Other', 'Leaf', ...(this.#random.once(3) ? ['Nb', 'Na'] : [])])}`,
      `fa = ${this.#body(['Leaf', 'Nb'])}`,
      `fb = ${pick(AROUND)}${pick(['Leaf', 'Other', 'Nb'])}${pick(['', ' ")"', ' _'])}`,
      `Leaf = ${pick(TOKENS)}`,
      `Other = ${pick(TOKENS)}${this.#random.once(3) ? ` / ${pick(TOKENS)}` : ''}`,
      `Sep = ${pick(['"|"', '[,;]'])}`,
      `word "word" = ${pick(['[a-c]+', '[a-c] [0-9]?', '$([A-C] / "d")', '"w" (!"." .)'])}`,
      'pair = "p" [0-9] / "q"i',
      `_ = ${pick(['" "*', '[ \\n]*', '(" " / Note)*', '(" " / Note / "\\n")*'])}`,
      '__ = " "+',
      'nl = "\\r\\n" / "\\n"',
      `Note = ${pick(['"#" [^\\n]* ', '"{" [^}]* "}"'])}`,
      ...(this.#errors > 0 ? ['BadError = "?" [a-z]*'] : []),
    ];
    return `${rules.join('\n')}\n`;
  }

  readonly pick = <T>(all: readonly T[]): T => this.#random.pick(all);

  #body(names: readonly string[]): string {
    this.#labels = [...LABELS];
    const body = this.#sequence(names, 2);
    if (!this.#random.once(4)) return body;
    if (this.#random.once(2)) this.#labels = [...LABELS];
    return `${body} / ${this.#sequence(names, 1)}`;
  }

  #sequence(names: readonly string[], depth: number): string {
    return Array.from({ length: 1 + this.#random.int(depth + 1) }, () => this.#part(names, depth)).join(' ');
  }

  #part(names: readonly string[], depth: number): string {
    const around = this.pick(AROUND);
    const end = this.pick(['', '', '', ' ")"', ' _', ' ";"?', ' "!"']);
    if (depth === 0) return `${around}${this.#labeled(names)}${end}`;
    const inner = (): string => `${around}${this.#sequence(names, depth - 1)}${end}`;
    switch (this.#random.int(9)) {
      case 0:
        return `(${inner()})?`;
      case 1:
        return `(${inner()} / ${this.pick(AROUND)}${this.#sequence(names, depth - 1)})`;
      case 2:
        return `(${inner()})${this.pick(['*', '+', '|2..3|', `|.., ${this.pick(SEPARATORS)}|`])}`;
      case 3:
        return this.pick(['"<" ', 'fb ', '("+" / "-") ', '&. ', '!"z" ', '_ ', '"Case"i ']) + this.#labeled(names);
      default:
        return `${around}${this.#labeled(names)}${end}`;
    }
  }

  #labeled(names: readonly string[]): string {
    const at = this.#random.once(5) ? this.#random.int(this.#labels.length) : 0;
    const [label = 'z'] = this.#labels.length > 0 ? this.#labels.splice(at, 1) : [this.pick(LABELS)];
    const name = (): string => (this.#random.once(3) ? this.pick(TOKENS) : this.pick(names));
    const part = this.pick([
      name,
      name,
      name,
      () => `(${name()} / ${name()})`,
      () => (names.includes('fa') && this.#errors++ === 0 ? `(${name()} / BadError)` : name()),
      () => `(${this.pick(AROUND)}${name()}${this.pick(['', ' ")"'])})`,
    ])();
    const one = part.startsWith('$') ? `(${part})` : part;
    const many = (): string =>
      `${one}|${this.pick(['', '1', '2'])}..${this.pick(['', '3'])}, ${this.pick(SEPARATORS)}|`;
    return `${label}:${this.pick([() => part, () => part, () => `${one}?`, () => `${one}*`, () => `${one}+`, many])()}`;
  }
}
