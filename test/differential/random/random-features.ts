import type { Random } from '../../support/random.js';

/** A part of a grammar as a tree, so that it can be written with parameters and flags, and by hand without them. */
type Part =
  | { readonly op: 'text'; readonly source: string }
  | { readonly op: 'use'; readonly template: string; readonly args: readonly Part[] }
  | { readonly op: 'parameter'; readonly name: string }
  | { readonly op: 'all'; readonly parts: readonly Part[] }
  | { readonly op: 'first'; readonly alternatives: readonly Alternative[] }
  | { readonly op: 'suffix'; readonly inner: Part; readonly source: string }
  | { readonly op: 'prefix'; readonly source: string; readonly inner: Part };

interface Alternative {
  readonly part: Part;
  readonly flag?: string;
  readonly isNegated?: boolean;
}

/** A grammar with parameters, back references, starts of lines and flags. */
export interface FeatureGrammar {
  readonly source: string;
  /** The same grammar for some flags, its rules with parameters copied by hand and pruned alternatives failing. */
  byHand(flags: readonly string[]): string;
}

export const FLAGS = ['f', 'g'] as const;

/** The rule with parameters that a kind is a copy of, or the kind itself. */
export const originOf = (kind: string): string => /(?:Pn|Rn)(?=\d*$)/.exec(kind)?.[0] ?? kind;

interface Template {
  readonly parameters: readonly string[];
  readonly body: Part;
}

/** Draws a grammar. Many are refused for endless loops; the caller tries again. */
export function featureGrammar(random: Random): FeatureGrammar {
  const writer = new FeatureWriter(random);
  const uses = ['Pn', 'pf', 'Rn'];
  const rules = new Map([
    ['Root', writer.body({ names: ['Na', 'fa', 'Leaf'], uses })],
    ['Na', writer.body({ names: ['Leaf', 'fa'], uses: ['pf'] })],
    ['fa', writer.body({ names: ['Leaf'], uses: [] })],
  ]);
  const templates = new Map<string, Template>([
    [
      'Pn',
      { parameters: ['X', 'Y'], body: writer.body({ names: ['Leaf', 'fa'], uses: ['pf'], parameters: ['X', 'Y'] }) },
    ],
    ['pf', { parameters: ['X'], body: writer.body({ names: ['Leaf'], uses: [], parameters: ['X'] }) }],
    ['Rn', { parameters: ['X', 'Y'], body: writer.recursive('Rn') }],
  ]);
  const leaf = `Leaf = ${random.pick(['"ab" / "a" / "b"', '[a-c]', '"c" "a"?'])}\n`;
  return {
    source: [
      'external even\n',
      ...[...rules].map(([name, body]) => `${name} = ${written(body)}\n`),
      ...[...templates].map(([name, { parameters, body }]) => `${name}<${parameters.join(', ')}> = ${written(body)}\n`),
      leaf,
    ].join(''),
    byHand: (flags) => `external even\n${new HandWriter(templates, flags).grammar(rules)}${leaf}`,
  };
}

/** The features that a body may use. */
interface Scope {
  readonly names: readonly string[];
  readonly uses: readonly string[];
  readonly parameters?: readonly string[];
}

const TERMINALS = [
  '"a"',
  '"b"',
  '[0-2]',
  '[a-bA-B]',
  '"ab"',
  '"c"',
  '[ab]',
  '[^a]',
  '"\\n"',
  '.',
  '"\\r"',
  '^',
] as const;

class FeatureWriter {
  readonly #random: Random;
  readonly #hasFlags: boolean;
  #labels: string[] = [];
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#hasFlags = random.once(2);
  }

  body(scope: Scope): Part {
    this.#labels = [];
    return this.#all(scope, 2);
  }

  /** A rule that uses itself, with its parameters in another order. */
  recursive(name: string): Part {
    const [x, y] = ['X', 'Y'].map((parameter): Part => ({ op: 'parameter', name: parameter }));
    const again: Part = {
      op: 'use',
      template: name,
      args: this.#random.pick([
        [y!, x!],
        [x!, y!],
        [y!, text('"b"')],
      ]),
    };
    const more: Part = { op: 'suffix', inner: again, source: '?' };
    this.#labels = [];
    return all([text(this.#random.pick(['"a"', 'l:[ab]', 'Leaf'])), x!, this.#random.pick([more, all([more, y!])])]);
  }

  #all(scope: Scope, depth: number): Part {
    return all(Array.from({ length: 1 + this.#random.int(3) }, () => this.#element(scope, depth)));
  }

  #element(scope: Scope, depth: number): Part {
    if (this.#labels.length > 0 && this.#random.once(4)) {
      return text(this.#useOf(this.#random.once(2) ? this.#labels.at(-1)! : this.#random.pick(this.#labels)));
    }
    if (!this.#random.once(3)) return this.#expression(scope, depth);
    const label = `l${this.#count++}`;
    const inner = this.#expression(scope, depth);
    this.#labels.push(label);
    return { op: 'prefix', source: `${label}:`, inner };
  }

  /** An expression that reads the text of a label. */
  #useOf(label: string): string {
    const other = this.#random.pick(this.#labels);
    const words = this.#random.pick([
      '"a"',
      '"a", "b"i',
      'Leaf',
      '"ab", "AB"',
      `=${other}`,
      `~${other}, "c"`,
      '("a" / "ab") !"b"',
    ]);
    return this.#random.pick([
      `=${label}`,
      `=${label}`,
      `~${label}`,
      `&=${label}<${words}>`,
      `!=${label}<${words}>`,
      `!~${label}<${words}>`,
      `&~${label}<${words}>`,
      `^=${label}`,
      `^>${label}`,
      `&even<=${label}>`,
      `!even<=${label}>`,
      '&even',
      `("a"|${label}|)`,
      `([bc]|1..${label}, "a"|)`,
      `(Leaf|${label}..|)`,
    ]);
  }

  #expression(scope: Scope, depth: number): Part {
    const { names, uses, parameters = [] } = scope;
    const kind = this.#random.int(depth > 0 ? 12 : 5);
    if (kind < 2) return text(this.#random.pick([...TERMINALS, ...names]));
    if (kind < 3 && parameters.length > 0) return { op: 'parameter', name: this.#random.pick(parameters) };
    if (kind < 4 && uses.length > 0) return this.#use(this.#random.pick(uses), scope);
    if (kind < 5) return text(this.#random.pick(names));
    if (kind < 8) return this.#choice(scope, depth);
    const inner = this.#all(scope, depth - 1);
    if (kind < 11) return { op: 'suffix', inner, source: this.#random.pick(['?', '*', '+', '|1..3, "b"|', '|2|']) };
    return { op: 'prefix', source: this.#random.pick(['&', '!', '$']), inner };
  }

  #use(template: string, scope: Scope): Part {
    const count = template === 'pf' ? 1 : 2;
    const plain: Scope = { ...scope, uses: [] };
    const argument = (): Part => {
      if (scope.uses.includes('pf') && this.#random.once(4)) return { op: 'use', template: 'pf', args: [simple()] };
      return this.#random.once(3)
        ? { op: 'first', alternatives: [this.#alternative(simple()), { part: simple() }] }
        : simple();
    };
    const simple = (): Part => this.#expression(plain, 0);
    return { op: 'use', template, args: Array.from({ length: count }, argument) };
  }

  #choice(scope: Scope, depth: number): Part {
    const alternatives = Array.from({ length: 1 + this.#random.int(3) }, () =>
      this.#alternative(this.#all(scope, depth - 1)),
    );
    return { op: 'first', alternatives };
  }

  #alternative(part: Part): Alternative {
    if (!this.#hasFlags || !this.#random.once(3)) return { part };
    return { part, flag: this.#random.pick(FLAGS), isNegated: this.#random.once(2) };
  }
}

const text = (source: string): Part => ({ op: 'text', source });
const all = (parts: readonly Part[]): Part => ({ op: 'all', parts });

function written(part: Part): string {
  switch (part.op) {
    case 'text':
      return part.source;
    case 'parameter':
      return part.name;
    case 'use':
      return `${part.template}<${part.args.map(written).join(', ')}>`;
    case 'all':
      return part.parts.map(written).join(' ');
    case 'first': {
      const alternatives = part.alternatives.map(({ part: inner, flag, isNegated }) => {
        return `${flag === undefined ? '' : `#${isNegated === true ? '!' : ''}${flag} `}${written(inner)}`;
      });
      return `(${alternatives.join(' / ')})`;
    }
    case 'suffix':
      return `(${written(part.inner)})${part.source}`;
    case 'prefix':
      return `${part.source}(${written(part.inner)})`;
  }
}

/** Writes a grammar without parameters and flags, as plainly as can be. */
class HandWriter {
  readonly #templates: ReadonlyMap<string, Template>;
  readonly #flags: readonly string[];
  readonly #copies = new Map<string, string>();
  readonly #rules: string[] = [];

  constructor(templates: ReadonlyMap<string, Template>, flags: readonly string[]) {
    this.#templates = templates;
    this.#flags = flags;
  }

  grammar(rules: ReadonlyMap<string, Part>): string {
    const own = [...rules].map(([name, body]) => `${name} = ${this.#written(body, new Map())}\n`);
    return [...own, ...this.#rules].join('');
  }

  #written(part: Part, args: ReadonlyMap<string, string>): string {
    switch (part.op) {
      case 'text':
        return part.source;
      case 'parameter':
        return args.get(part.name)!;
      case 'use':
        return this.#copy(
          part.template,
          part.args.map((argument) =>
            argument.op === 'parameter' ? args.get(argument.name)! : `(${this.#written(argument, args)})`,
          ),
        );
      case 'all':
        return part.parts.map((inner) => this.#written(inner, args)).join(' ');
      case 'first': {
        const alternatives = part.alternatives.map(({ part: inner, flag, isNegated }) => {
          const isLeft = flag === undefined || this.#flags.includes(flag) !== isNegated;
          return isLeft ? this.#written(inner, args) : '!""';
        });
        return `(${alternatives.join(' / ')})`;
      }
      case 'suffix':
        return `(${this.#written(part.inner, args)})${part.source}`;
      case 'prefix':
        return `${part.source}(${this.#written(part.inner, args)})`;
    }
  }

  #copy(template: string, args: readonly string[]): string {
    const key = `${template} ${args.join(' , ')}`;
    const cached = this.#copies.get(key);
    if (cached !== undefined) return cached;
    const name = `${template}${this.#copies.size}`;
    this.#copies.set(key, name);
    const { parameters, body } = this.#templates.get(template)!;
    const own = new Map(parameters.map((parameter, i) => [parameter, args[i]!]));
    this.#rules.push(`${name} = ${this.#written(body, own)}\n`);
    return name;
  }
}
