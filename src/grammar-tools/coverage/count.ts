import type { ast } from 'peggy';
import type { ParametrizedRule, Repeated, Suffixed } from '../../generator/read/peggy-ast.js';
import { absentPredicates } from '../interpreter/absent-predicates.js';
import { Interpreter } from '../interpreter/interpreter.js';
import { BudgetError, type CoverageSink } from '../interpreter/match.js';

/** The parts that are counted: a rule, an alternative of a choice, an optional or repeated part. */
export type PartKind = 'rule' | 'error rule' | 'alternative' | 'optional' | 'repetition';

/** A part of a grammar, and how often it matched while texts were read. */
export interface CountedPart {
  readonly kind: PartKind;
  /** The rule that the part is in. */
  readonly rule: string;
  /** The location of the part in the text of its file. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  matches: number;
  /**
   * The numbers of times that an optional or repeated part matched nothing, once, and several times. An impossible
   * outcome is absent.
   */
  readonly outcomes: { none?: number; one?: number; many?: number };
}

/** A text to read, and the rule to read it as. */
export interface CoverageText {
  readonly rule: string;
  readonly text: string;
}

/** The counts of the parts of a grammar. */
export interface CoverageCounts {
  /** The counts by file: the file of the grammar, and those that it imports. Parts are in the order of the text. */
  readonly files: ReadonlyMap<string, readonly CountedPart[]>;
  /** Number of texts that were too large or nested too deeply to be read to their end. */
  readonly unfinished: number;
}

/** Limit for the attempts to match something in one text. */
const BUDGET = 20_000_000;

/**
 * Reads texts with an interpreter that shares no code with the generated parsers, and counts the parts that match, even
 * if the match is discarded later.
 *
 * @param grammar as `readLinkedGrammar` returns it
 */
export function countCoverage(grammar: ast.Grammar, texts: Iterable<CoverageText>): CoverageCounts {
  const parts = withoutCopies(grammar.rules.flatMap(partsOf));
  const coverage = sinkFor(parts);
  const predicates = absentPredicates(grammar);
  let unfinished = 0;
  for (const { rule, text } of texts) {
    try {
      new Interpreter(grammar, text, { coverage, predicates, budget: BUDGET, withoutNodes: true }).run(rule);
    } catch (error) {
      // The parts that matched before the limit count. Some threads have a small stack.
      if (!(error instanceof BudgetError || error instanceof RangeError)) throw error;
      unfinished++;
    }
  }
  return { files: byFile(parts), unfinished };
}

function sinkFor(parts: readonly LocatedPart[]): CoverageSink {
  const matched = new Map(parts.filter(({ part }) => !isRepeated(part)).map(({ node, part }) => [node, part]));
  const repeated = new Map(parts.filter(({ part }) => isRepeated(part)).map(({ node, part }) => [node, part]));
  return {
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
}

/** Copies of a rule with parameters count as one rule: the same location in the grammar is the same part. */
function withoutCopies(parts: readonly LocatedPart[]): LocatedPart[] {
  const known = new Map<string, CountedPart>();
  return parts.map((counted) => {
    const { kind, start, end } = counted.part;
    const key = `${counted.file} ${kind} ${start} ${end}`;
    const part = known.get(key) ?? counted.part;
    known.set(key, part);
    return { ...counted, part };
  });
}

function byFile(parts: readonly LocatedPart[]): Map<string, readonly CountedPart[]> {
  const files = new Map<string, Set<CountedPart>>();
  for (const { file, part } of parts) files.set(file, (files.get(file) ?? new Set()).add(part));
  const sorted = [...files].map(([file, own]): [string, CountedPart[]] => {
    return [file, [...own].sort((a, b) => a.start - b.start || b.end - a.end)];
  });
  return new Map(sorted);
}

/** A part, the node of peggy's syntax tree that it is, and its file. */
interface LocatedPart {
  readonly file: string;
  readonly node: unknown;
  readonly part: CountedPart;
}

const isRepeated = ({ kind }: CountedPart): boolean => kind === 'optional' || kind === 'repetition';

/** Lists a rule, the alternatives of its choices, and its optional or repeated parts. */
function partsOf(rule: ast.Rule): LocatedPart[] {
  const file = String(rule.location.source);
  const name = (rule as ParametrizedRule).instanceOf?.split('<', 1)[0] ?? rule.name;
  const parts: LocatedPart[] = [
    { file, node: rule, part: partAt(rule.name.endsWith('Error') ? 'error rule' : 'rule', name, rule) },
  ];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value) {
      const node = value as ast.Expression;
      if (node.type === 'choice') {
        for (const alternative of node.alternatives) {
          parts.push({ file, node: alternative, part: partAt('alternative', name, alternative) });
        }
      }
      const outcomes = outcomesOf(node as Suffixed | Repeated);
      if (outcomes !== undefined) {
        const kind = node.type === 'optional' ? 'optional' : 'repetition';
        parts.push({ file, node, part: partAt(kind, name, node, outcomes) });
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(rule.expression);
  return parts;
}

function partAt(
  kind: PartKind,
  rule: string,
  { location }: ast.Node<string>,
  outcomes: CountedPart['outcomes'] = {},
): CountedPart {
  const { start, end } = location;
  return { kind, rule, start: start.offset, end: end.offset, line: start.line, matches: 0, outcomes };
}

/**
 * Returns the possible outcomes of a part, each counted from 0; `undefined` if the part is neither optional nor a
 * repetition.
 */
function outcomesOf(node: Suffixed | Repeated): CountedPart['outcomes'] | undefined {
  switch (node.type) {
    case 'optional':
      return { none: 0, one: 0 };
    case 'zero_or_more':
      return { none: 0, one: 0, many: 0 };
    case 'one_or_more':
      return { one: 0, many: 0 };
    case 'repeated': {
      const { min, max } = boundsAsWritten(node);
      if (min === max) return undefined;
      return { ...(min === 0 ? { none: 0 } : {}), ...(min <= 1 ? { one: 0 } : {}), ...(max > 1 ? { many: 0 } : {}) };
    }
    default:
      return undefined;
  }
}

/** Returns the bounds of a repetition; those that are labels are 0 and infinite. */
function boundsAsWritten({ min, max }: Repeated): { readonly min: number; readonly max: number } {
  const [low, high] = [min ?? max, max];
  return {
    min: low.type === 'variable' ? 0 : Number(low.value),
    max:
      high.type === 'variable' ? Number.POSITIVE_INFINITY : ((high.value as number | null) ?? Number.POSITIVE_INFINITY),
  };
}
