import { explain, type Node, type Tree } from '../../../cst/index.js';
import type { CompiledGrammar } from '../../../generator/compile.js';
import type { readLinkedGrammar } from '../../../generator/stages.js';
import { Interpreter } from '../../../grammar-tools/interpreter/interpreter.js';
import { BudgetError, type FoundNode, type Match } from '../../../grammar-tools/interpreter/match.js';

/** A grammar with its imports, as peggy's syntax tree. */
type LinkedGrammar = ReturnType<typeof readLinkedGrammar>;

/** A grammar to try with texts. */
export interface GrammarSubject {
  readonly grammar: Pick<CompiledGrammar, 'parse'>;
  /**
   * The grammar for the interpreter. Absent if its nodes differ from the nodes of the parser, as with `--nodes all`.
   */
  readonly linked?: LinkedGrammar;
  readonly startRule: string;
}

/**
 * Returns the invariants that the tree of a text breaks, one line each: the tree contains the whole text, its failures
 * are inside the text, and an interpreter of the grammar finds the same nodes. The interpreter shares no code with the
 * generator. Never throws; an exception of the parser is one of the lines.
 */
export function grammarViolations(text: string, subject: GrammarSubject): string[] {
  try {
    const tree = subject.grammar.parse(text);
    return [
      ...(tree.source() === text ? [] : ['the tree is not lossless']),
      ...failureProblems(tree),
      ...differences(tree, subject),
    ];
  } catch (error) {
    return [`it throws: ${(error as Error).stack ?? String(error)}`];
  }
}

const failureProblems = (tree: Tree): string[] =>
  explain(tree).flatMap(({ kind, at }) =>
    at >= 0 && at <= tree.text.length ? [] : [`the failure of ${kind} is outside the text`],
  );

function differences(tree: Tree, { linked, startRule }: GrammarSubject): string[] {
  // The parser stops at its nesting limit, which the interpreter does not have.
  if (linked === undefined || tree.errors().some(({ kindName }) => kindName === 'TooDeepError')) return [];
  const wanted = interpreted(linked, startRule, tree.text);
  if (wanted === undefined) return [];
  const difference = firstDifference(tree.node(0).children, wanted);
  return difference === undefined ? [] : [`the tree differs from that of the interpreter: ${difference}`];
}

/** Returns the nodes that the interpreter finds; `undefined` if the text exceeds its budget. */
function interpreted(linked: LinkedGrammar, startRule: string, text: string): readonly FoundNode[] | undefined {
  let match: Match | undefined;
  try {
    match = new Interpreter(linked, text).run(startRule);
  } catch (error) {
    if (error instanceof BudgetError) return undefined;
    throw error;
  }
  const { end = 0, nodes = [] } = match ?? {};
  if (match !== undefined && end === text.length) return nodes;
  return [...nodes, { kind: 'UnparsedError', field: '', variant: 0, start: end, end: text.length, children: [] }];
}

/** Describes the first node that differs between two lists; `undefined` if they are equal. */
function firstDifference(found: readonly Node[], wanted: readonly FoundNode[]): string | undefined {
  for (let i = 0; i < Math.max(found.length, wanted.length); i++) {
    const [one, other] = [found[i], wanted[i]];
    const [shown, expected] = [
      one === undefined ? 'nothing' : described(one.kindName, one.fieldName, one),
      other === undefined ? 'nothing' : described(other.kind, other.field, other),
    ];
    if (shown !== expected) return `found ${shown}, expected ${expected}`;
    const inside = firstDifference(one?.children ?? [], other?.children ?? []);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** Describes a node without its children: field, kind, span and the number of its literal. */
const described = (kind: string, field: string, { start, end, variant }: Node | FoundNode): string =>
  `${field === '' ? '' : `${field}: `}${kind} ${start}-${end}${variant === 0 ? '' : `, literal ${variant}`}`;
