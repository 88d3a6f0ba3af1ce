import type { Random } from '../support/random.js';

/** A part of a grammar as a tree, so that texts can be derived from it as well as its source. */
type Part =
  | { readonly op: 'text'; readonly text: string }
  | { readonly op: 'rule'; readonly name: string }
  | { readonly op: 'all' | 'first'; readonly parts: readonly Part[] }
  | { readonly op: '?' | '*' | '&' | '!'; readonly inner: Part };

/** A small grammar whose rules are nested, and texts that repeat one of its cycles. */
export interface NestedGrammar {
  readonly source: string;
  /** A text that goes through cycles of the grammar about `levels` times, often with an end that does not match. */
  readonly text: (levels: number, random: Random) => string;
}

const NAMES = ['A', 'B', 'c', 'D'] as const;
const TEXTS = ['a', 'b', '(', ')', ','] as const;
/** The offset at which a derived text continues with the rule that it was derived from. */
const HOLE = '\0';

/** Draws a grammar of two to four rules that use each other in alternatives, optional parts, lists and lookaheads. */
export function nestedGrammar(random: Random): NestedGrammar {
  const names = NAMES.slice(0, 2 + random.int(3));
  const rules = new Map(names.map((name) => [name as string, body(names, random)]));
  const source = [...rules].map(([name, part]) => `${name} = ${written(part)}\n`).join('');
  return { source, text: (levels, r) => nestedText(rules, levels, r) };
}

function body(names: readonly string[], random: Random): Part {
  const alternatives = Array.from({ length: 1 + random.int(3) }, () => sequence(names, random, 2));
  const last = random.once(3) ? alternatives : [...alternatives, text(random)];
  return last.length === 1 ? last[0]! : { op: 'first', parts: last };
}

function sequence(names: readonly string[], random: Random, depth: number): Part {
  const parts = Array.from({ length: 1 + random.int(4) }, () => item(names, random, depth));
  if (!random.once(4)) parts.unshift(text(random));
  return { op: 'all', parts };
}

function text(random: Random): Part {
  return { op: 'text', text: random.pick(TEXTS) };
}

function item(names: readonly string[], random: Random, depth: number): Part {
  const kind = random.int(depth > 0 ? 12 : 6);
  if (kind < 2) return text(random);
  if (kind < 6) return { op: 'rule', name: random.pick(names) };
  if (kind < 8) return { op: '?', inner: sequence(names, random, depth - 1) };
  if (kind < 10) return { op: '*', inner: { op: 'all', parts: [text(random), sequence(names, random, depth - 1)] } };
  if (kind < 11) return { op: random.pick(['&', '!']), inner: sequence(names, random, depth - 1) };
  return { op: 'first', parts: [sequence(names, random, depth - 1), sequence(names, random, depth - 1)] };
}

function written(part: Part): string {
  switch (part.op) {
    case 'text':
      return JSON.stringify(part.text);
    case 'rule':
      return part.name;
    case 'all':
      return part.parts.map(writtenInside).join(' ');
    case 'first':
      return part.parts.map((alternative) => writtenInside(alternative)).join(' / ');
    case '?':
    case '*':
      return `(${written(part.inner)})${part.op}`;
    default:
      return `${part.op}(${written(part.inner)})`;
  }
}

function writtenInside(part: Part): string {
  return part.op === 'first' ? `(${written(part)})` : written(part);
}

function nestedText(rules: ReadonlyMap<string, Part>, levels: number, random: Random): string {
  const name = random.pick([...rules.keys()]);
  const start = derive(rules, rules.keys().next().value!, name, random);
  const rounds = [derive(rules, name, name, random), derive(rules, name, name, random)];
  let [before, after] = split(start);
  for (let level = 0; level < levels; level++) {
    const [left, right] = split(random.once(4) ? random.pick(rounds) : rounds[0]!);
    before += left;
    after = right + after;
  }
  const whole = before + derive(rules, name, undefined, random) + after;
  const at = random.int(whole.length + 1);
  return random.pick([
    whole,
    before,
    whole.slice(0, at),
    whole.slice(0, at) + random.pick(TEXTS) + whole.slice(at + 1),
  ]);
}

const split = (text: string): [before: string, after: string] => {
  const at = text.indexOf(HOLE);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** A text that a rule derives, in which the first `hole` is left out where the text comes to one. */
function derive(rules: ReadonlyMap<string, Part>, name: string, hole: string | undefined, random: Random): string {
  for (let attempt = 0; attempt < 8; attempt++) {
    let open = hole;
    let budget = 40;
    const on = (part: Part, depth: number): string => {
      if (budget-- < 0) return '';
      switch (part.op) {
        case 'text':
          return part.text;
        case 'rule':
          if (part.name === open) {
            open = undefined;
            return HOLE;
          }
          return depth > 4 ? '' : on(rules.get(part.name)!, depth + 1);
        case 'all':
          return part.parts.map((inner) => on(inner, depth)).join('');
        case 'first':
          return on(depth > 2 ? part.parts.at(-1)! : random.pick(part.parts), depth);
        case '?':
          return random.once(2) ? on(part.inner, depth) : '';
        case '*':
          return Array.from({ length: random.int(3) }, () => on(part.inner, depth)).join('');
        default:
          return '';
      }
    };
    const text = on(rules.get(name)!, 0);
    if (hole === undefined || text.includes(HOLE)) return text;
  }
  return HOLE;
}
