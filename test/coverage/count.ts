import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ast } from 'peggy';
import { type CoverageSink, Interpreter, OutOfBudget } from '../differential/interpreter.js';
import { grammarFile, readGrammar, START_RULES, textsOf } from '../support/grammars.js';
import { ROOT } from '../support/shared.js';

/** The name of every grammar of ours. */
export const GRAMMARS: readonly string[] = [...new Set(START_RULES.map(({ grammar }) => grammar))];

/** What can be counted: a rule, an alternative of a choice, something optional or repeated. */
export type PartKind = 'rule' | 'error rule' | 'alternative' | 'optional' | 'repetition';

/** A part of a grammar, and how often it matched while the suites were read. */
export interface Part {
  readonly kind: PartKind;
  /** The rule that it is in. */
  readonly rule: string;
  /** Its place in the grammar's text. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  matches: number;
  /** Of an optional part or a repetition: how often it matched nothing, once, several times. Absent: can't be. */
  readonly outcomes: { none?: number; one?: number; many?: number };
}

/** A grammar's text with the counts of its parts, in the order of the text. */
export interface GrammarCoverage {
  readonly file: string;
  readonly source: string;
  readonly parts: readonly Part[];
}

/** Reads every text of the suites of a grammar by the independent interpreter, and counts. */
export function coverageOf(name: string): GrammarCoverage {
  const file = grammarFile(name);
  const source = readFileSync(join(ROOT, file), 'utf8');
  const grammar = readGrammar(name);
  const parts = grammar.rules.flatMap(partsOf);
  const matched = new Map(parts.filter(({ part }) => !isRepeated(part)).map(({ node, part }) => [node, part]));
  const repeated = new Map(parts.filter(({ part }) => isRepeated(part)).map(({ node, part }) => [node, part]));
  const coverage: CoverageSink = {
    matched(node) {
      const part = matched.get(node);
      if (part !== undefined) part.matches++;
    },
    repeated(node, times) {
      const part = repeated.get(node);
      if (part === undefined) return;
      part.matches++;
      const outcome = times === 0 ? 'none' : times === 1 ? 'one' : 'many';
      if (part.outcomes[outcome] !== undefined) part.outcomes[outcome]++;
    },
  };
  for (const rule of START_RULES.filter((one) => one.grammar === name)) {
    for (const text of textsOf(rule)) {
      try {
        new Interpreter(grammar, text, { coverage }).run(rule.startRule);
      } catch (error) {
        // Nested too deeply for it: what it has seen counts.
        if (!(error instanceof OutOfBudget)) throw error;
      }
    }
  }
  const inOrder = parts.map(({ part }) => part).sort((a, b) => a.start - b.start || b.end - a.end);
  return { file, source, parts: inOrder };
}

interface Counted {
  readonly node: unknown;
  readonly part: Part;
}

const isRepeated = ({ kind }: Part): boolean => kind === 'optional' || kind === 'repetition';

/** A rule, the alternatives of its choices, and what is optional or repeated in it. */
function partsOf(rule: ast.Rule): Counted[] {
  const kind = rule.name.endsWith('Error') ? 'error rule' : 'rule';
  const parts: Counted[] = [{ node: rule, part: partAt(kind, rule.name, rule) }];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) {
      const node = value as ast.Expression;
      if (node.type === 'choice') {
        for (const alternative of node.alternatives) {
          parts.push({ node: alternative, part: partAt('alternative', rule.name, alternative) });
        }
      }
      const outcomes = outcomesOf(node as ast.Suffixed | ast.Repeated);
      if (outcomes !== undefined) {
        const sort = node.type === 'optional' ? 'optional' : 'repetition';
        parts.push({ node, part: partAt(sort, rule.name, node, outcomes) });
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(rule.expression);
  return parts;
}

function partAt(kind: PartKind, rule: string, { location }: ast.Node<string>, outcomes: Part['outcomes'] = {}): Part {
  const { start, end } = location;
  return { kind, rule, start: start.offset, end: end.offset, line: start.line, matches: 0, outcomes };
}

/** The outcomes that can be, each counted from 0; nothing for what is neither optional nor a repetition. */
function outcomesOf(node: ast.Suffixed | ast.Repeated): Part['outcomes'] | undefined {
  switch (node.type) {
    case 'optional':
      return { none: 0, one: 0 };
    case 'zero_or_more':
      return { none: 0, one: 0, many: 0 };
    case 'one_or_more':
      return { one: 0, many: 0 };
    case 'repeated': {
      const max = (node.max.value as number | null) ?? Number.POSITIVE_INFINITY;
      const min = Number((node.min ?? node.max).value);
      if (min === max) return undefined;
      return { ...(min === 0 ? { none: 0 } : {}), ...(min <= 1 ? { one: 0 } : {}), ...(max > 1 ? { many: 0 } : {}) };
    }
    default:
      return undefined;
  }
}
