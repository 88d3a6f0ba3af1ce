import type { ast } from 'peggy';
import { Interpreter } from '../../src/grammar-tools/interpreter/interpreter.js';
import type { FoundNode } from '../../src/grammar-tools/interpreter/match.js';

/** Texts without a meaning, in one notation or another. */
const SAMPLES = [
  ' ',
  '\t',
  '  ',
  '\n',
  '\r\n',
  '\n\n',
  '\u00a0',
  '\n# remark\n',
  '\r\n# remark\r\n',
  '{remark}',
  ' {re\nmark} ',
];

/** Texts that are not white space: a fragment that matches one of these has a meaning. */
const PROBES = ['x', '1', '%', '/', '-', 'AZULGAME'];

/** A position in a text at which white space or comments may occur. */
export interface Gap {
  readonly at: number;
  /** The samples that may occur there. */
  readonly samples: readonly string[];
}

/** Fragments of a grammar that match nothing or white space, with the samples that each takes. */
export function blankRules(grammar: ast.Grammar): ReadonlyMap<string, readonly string[]> {
  const takes = (rule: string, text: string) => new Interpreter(grammar, text).run(rule)?.end === text.length;
  const names = grammar.rules.map(({ name }) => name).filter((name) => /^[\p{Ll}_]/u.test(name));
  return new Map(
    names
      .filter((name) => takes(name, '') && takes(name, ' ') && !PROBES.some((probe) => takes(name, probe)))
      .map((name) => [name, SAMPLES.filter((sample) => takes(name, sample))]),
  );
}

/** Every place of a text where one of the rules matched, in order, each once with what all of them take there. */
export function gapsOf(
  grammar: ast.Grammar,
  start: string,
  text: string,
  rules: ReadonlyMap<string, readonly string[]>,
): Gap[] {
  const gaps = new Map<number, readonly string[]>();
  for (const [name, samples] of rules) {
    const match = new Interpreter(grammar, text, { blanks: new Set([name]) }).run(start);
    for (const at of blanksIn(match?.nodes ?? [])) {
      gaps.set(at, [...new Set([...(gaps.get(at) ?? []), ...samples])]);
    }
  }
  return [...gaps].sort(([a], [b]) => a - b).map(([at, samples]) => ({ at, samples }));
}

function blanksIn(nodes: readonly FoundNode[]): number[] {
  return nodes.flatMap(({ kind, start, children }) => (kind === '_' ? [start] : blanksIn(children)));
}

/** A text with something in each of its gaps. */
export function filled(text: string, gaps: readonly Gap[], choose: (samples: readonly string[]) => string): string {
  let out = '';
  let from = 0;
  for (const { at, samples } of gaps) {
    out += text.slice(from, at) + choose(samples);
    from = at;
  }
  return out + text.slice(from);
}
