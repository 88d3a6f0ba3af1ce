import type { ast } from 'peggy';
import { defined } from '../defined.js';
import type { ByteSet } from './analyze/characters/byte-set.js';
import { FirstSets } from './analyze/characters/first.js';
import type { GenerateOptions } from './generate-options.js';
import { fieldName, isFragment, lookUp, type Rule, walk } from './ir.js';
import { type GrammarLocation, type GrammarProblem, GrammarProblems } from './problem.js';
import { type CheckedGrammar, checkGrammar, withinStack } from './stages.js';

/** Facts about a rule of a grammar. */
export interface InspectedRule {
  readonly name: string;
  /** The location of its name. */
  readonly location: GrammarLocation;
  /** The word that diagnostics use for it, if the grammar defines one. */
  readonly display?: string;
  /** `fragment` dissolves into its users; the others make nodes. */
  readonly makes: 'node' | 'error' | 'comment' | 'fragment';
  /** The labels of its parts, in their order. */
  readonly fields: readonly string[];
  /** Whether texts can be read as this rule. */
  readonly isStart: boolean;
  /** Whether it can match without consuming anything. */
  readonly nullable: boolean;
  /** Whether it refers to itself, directly or through others. */
  readonly recursive: boolean;
  /** The characters that it can begin with, as a class such as `[0-9a-z]`; `[…]` includes those outside ASCII. */
  readonly first: string;
}

/** The facts about a grammar for tools. */
export interface InspectedGrammar {
  /** The problems of the grammar, in the order of the text. */
  readonly problems: readonly GrammarProblem[];
  /** The rules by name, including the rules of imported files; `undefined` if the grammar has errors. */
  readonly rules: ReadonlyMap<string, InspectedRule> | undefined;
  /** The grammar as `readLinkedGrammar` returns it, its start rules, and the texts of its files. */
  readonly linked?: ast.Grammar;
  readonly startRules?: readonly string[];
  readonly sources?: ReadonlyMap<string, string>;
}

/** Checks and analyzes a grammar for an editor. Never throws for a grammar: its errors are among the problems. */
export function inspectGrammar(text: string, options: GenerateOptions): InspectedGrammar {
  try {
    return withinStack(options.file, () => {
      const checked = checkGrammar(text, options);
      const { warnings: problems, linked, sources, optimized } = checked;
      return { problems, rules: inspectedRules(checked), linked, sources, startRules: optimized.grammar.startRules };
    });
  } catch (error) {
    if (error instanceof GrammarProblems) return { problems: error.problems, rules: undefined };
    throw error;
  }
}

function inspectedRules({ optimized, projection }: CheckedGrammar): Map<string, InspectedRule> {
  const { grammar, facts } = optimized;
  const first = new FirstSets(grammar, facts, projection);
  const starts = new Set(grammar.startRules);
  return new Map(
    Array.from(grammar.rules.values(), (rule) => {
      const { name, location, display } = rule;
      const { nullable, recursive } = lookUp(facts, name);
      const inspected: InspectedRule = {
        name,
        location,
        ...defined({ display }),
        makes: makes(rule),
        fields: fieldsOf(rule, grammar.fields),
        isStart: starts.has(name),
        nullable,
        recursive,
        first: classOf(first.startsOf(rule.body)),
      };
      return [name, inspected];
    }),
  );
}

function makes(rule: Rule): InspectedRule['makes'] {
  if (isFragment(rule)) return 'fragment';
  if (rule.isError) return 'error';
  return rule.isComment ? 'comment' : 'node';
}

function fieldsOf({ body }: Rule, names: readonly string[]): string[] {
  const fields = new Set<string>();
  walk(body, (e) => {
    if (e.op === 'field') fields.add(fieldName(names, e.field));
  });
  return [...fields];
}

const LAST_ASCII = 127;

/** Returns a set of bytes as a class of characters. */
function classOf(bytes: ByteSet): string {
  const parts = bytes.ranges().flatMap(([low, high]) => {
    if (low > LAST_ASCII) return [];
    const [from, to] = [Math.max(low, 1), Math.min(high, LAST_ASCII)];
    if (from > to) return [];
    return [from === to ? shown(from) : `${shown(from)}${to - from > 1 ? '-' : ''}${shown(to)}`];
  });
  const hasOthers = bytes.ranges().some(([, high]) => high > LAST_ASCII);
  return `[${parts.join('')}${hasOthers ? '…' : ''}]`;
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\v': '\\v', '\f': '\\f', '\r': '\\r' };

function shown(byte: number): string {
  const character = String.fromCharCode(byte);
  if (/[\]\\^-]/.test(character)) return `\\${character}`;
  if (/[\x20-\x7e]/.test(character)) return character;
  return ESCAPES[character] ?? `\\x${byte.toString(16).padStart(2, '0')}`;
}
