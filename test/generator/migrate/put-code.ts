import peggy, { type ast } from 'peggy';
import { migrateGrammar } from '../../../src/generator/index.js';
import { innerExpressions, type PeggyExpression, walkExpression } from '../../../src/generator/read/peggy-ast.js';
import type { Random } from '../../support/random.js';

/** As many predicates as texts of a grammar can pass. */
const PREDICATES = 12;

/** Code at an offset of a grammar. */
export interface PutCode {
  readonly at: number;
  readonly code: string;
}

/**
 * Returns code for a grammar without code, as its author could have written it: actions that return texts, labels and
 * objects, and predicates that compare labels, and ask which of them have a value.
 *
 * @param wordsOf the texts that a label matches in samples
 */
export function codeFor(grammar: string, wordsOf: (label: string) => readonly string[], random: Random): PutCode[] {
  const put: PutCode[] = [];
  const labels = grammar.match(/\w:/g)?.length ?? 0;
  const endOf = (e: PeggyExpression): number => {
    const { start, end } = e.location;
    return start.offset + grammar.slice(start.offset, end.offset).trimEnd().length;
  };
  for (const rule of (peggy.parser.parse(grammar) as ast.Grammar).rules) {
    walkExpression(rule.expression as PeggyExpression, (e) => {
      if (e.type !== 'sequence') return;
      const elements = innerExpressions(e);
      const known: string[] = [];
      for (const element of elements) {
        if (element.type !== 'labeled' || element.label === null) continue;
        known.push(element.label);
        if (random.once(Math.max(2, Math.ceil(labels / PREDICATES)))) {
          put.push({ at: endOf(element), code: predicate(known, wordsOf, random) });
        }
      }
      const hasPick = elements.some((element) => element.type === 'labeled' && element.pick === true);
      if (!hasPick && random.once(2)) put.push({ at: endOf(e), code: action(known, random) });
    });
  }
  return put;
}

/** A grammar with code, and the offset at which each piece is. */
interface Put {
  readonly source: string;
  readonly starts: readonly number[];
}

function putInto(grammar: string, code: readonly PutCode[]): Put {
  const starts: number[] = [];
  let source = '';
  let at = 0;
  for (const one of code) {
    source += `${grammar.slice(at, one.at)} `;
    starts.push(source.length);
    source += one.code;
    at = one.at;
  }
  return { source: source + grammar.slice(at), starts };
}

/** Returns a grammar with code, apart from the predicates that migrate has to leave to the caller. */
export function withCode(grammar: string, code: readonly PutCode[]): string {
  const sorted = [...code].sort((a, b) => a.at - b.at);
  const { source, starts } = putInto(grammar, sorted);
  const external = new Set(
    migrateGrammar(source, 'all.pegjs').code.flatMap(({ outcome, location }) =>
      outcome === 'external' ? [location.start] : [],
    ),
  );
  return putInto(
    grammar,
    sorted.filter((_, i) => !external.has(starts[i]!)),
  ).source;
}

function predicate(known: readonly string[], wordsOf: (label: string) => readonly string[], random: Random): string {
  const label = known.at(-1)!;
  const other = random.pick(known);
  const all = wordsOf(label);
  const words = JSON.stringify(Array.from({ length: 1 + random.int(10) }, () => (all.length ? random.pick(all) : 'x')));
  const word = JSON.stringify(all.length ? random.pick(all) : 'x');
  return random.pick([
    `&{ return ${label} !== ${word}; }`,
    `!{ return ${words}.includes(${label}); }`,
    `!{ if (${words}.indexOf(${label}) < 0) return false; return ${label} !== ${word}; }`,
    `!{ return ${label} === ${word} || ${other} === ${word}; }`,
    `&{ return ${label} !== null || ${other} === null; }`,
    `&{ return ${label} || ${other}; }`,
    `!{ return ${label} && ${other} === ${word}; }`,
    `!{ switch (${label}) { case ${word}: return true; default: return false; } }`,
    `&{ return ${label} ? ${label} !== ${word} : !${other}; }`,
  ]);
}

function action(known: readonly string[], random: Random): string {
  const [first] = known;
  if (first === undefined || random.once(3)) return '{ return text(); }';
  return random.pick([
    `{ return ${first}; }`,
    `{ return { ${known.join(', ')} }; }`,
    `{ return [${known.join(', ')}]; }`,
    '{ return text().toUpperCase(); }',
  ]);
}
