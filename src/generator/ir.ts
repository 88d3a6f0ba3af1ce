import type { RecoveryHook } from '../cst/recover/repair.js';
import { append } from '../maps.js';
import type { CharSet } from './char-set.js';
import type { GrammarLocation } from './problem.js';

/**
 * A parsing expression in the form that every later stage uses. Groups, display names and peggy's many spellings of
 * repetition are gone; labels have become fields or tokens. (Until `resolveLabels`, no label is a token.)
 */
export type Expression =
  /** A text; `units[i]` has the alternatives for its unit i. */
  (
    | { readonly op: 'literal'; readonly text: string; readonly units: readonly CharSet[] }
    /** One character of a set. `source` is the class as the grammar writes it. */
    | { readonly op: 'set'; readonly set: CharSet; readonly source: string }
    | { readonly op: 'sequence'; readonly parts: readonly Expression[] }
    | { readonly op: 'choice'; readonly alternatives: readonly Expression[] }
    /** `? * +` and `|n..m, separator|`; `max` may be Infinity. */
    | {
        readonly op: 'repeat';
        readonly min: number;
        readonly max: number;
        readonly element: Expression;
        readonly separator?: Expression;
        /** With a bound that is the text of a label. Then `max` is a large number, and a test of the number follows. */
        readonly counted?: CountedRepetition;
      }
    | { readonly op: 'and' | 'not'; readonly inner: Expression }
    /** `$`: only the text, without the nodes inside. */
    | { readonly op: 'text'; readonly inner: Expression }
    /** A labeled part: with `token`, a token node of its text; otherwise its one node takes the field. */
    | { readonly op: 'field'; readonly field: number; readonly token: boolean; readonly inner: Expression }
    | { readonly op: 'rule'; readonly name: string }
    /** Records the text that a labeled part matches, for back references in the same rule. */
    | { readonly op: 'capture'; readonly capture: Capture; readonly inner: Expression }
    /** A back reference: the text that was last recorded. Fails if there is none. */
    | { readonly op: 'again'; readonly capture: Capture; readonly ignoreCase?: boolean }
    /** Matches the empty text, if a test has the required result. */
    | { readonly op: 'test'; readonly test: Test; readonly isNegated: boolean }
    /** Matches the empty text at the start of the text and after a line break. */
    | { readonly op: 'lineStart' }
  ) & {
    /** The location in the grammar; absent for expressions that the generator adds. */
    readonly location?: GrammarLocation;
  };

/** The label that a back reference names. */
export interface Capture {
  readonly label: string;
  /** The key of a label: its rule and name. Facts about its text are stored under it. */
  readonly key: string;
}

/** A repetition whose bounds are numbers or the texts of labels. */
export interface CountedRepetition {
  /** Distinguishes the repetition from others of its rule. */
  readonly id: string;
  readonly min: number | Capture;
  /** May be Infinity. */
  readonly max: number | Capture;
}

/**
 * Texts, written out: those that match exactly, and those that match in upper and lower case, which are in lower case.
 */
export interface Words {
  readonly exact: readonly string[];
  readonly folded: readonly string[];
}

/**
 * Something that is tested without consuming anything. A test of the text of a label fails before the label matched.
 */
export type Test =
  /** Whether the text of a label is one of the given words, or the same as the text of another label. */
  | {
      readonly what: 'words';
      readonly capture: Capture;
      readonly words: Words;
      readonly same: readonly { readonly capture: Capture; readonly ignoreCase: boolean }[];
      /** The words as the grammar writes them. */
      readonly source: string;
      /**
       * Names of the rules among them. No function of a parser matches these rules, unless something else uses them.
       */
      readonly rules: readonly string[];
    }
  /** Whether the column equals the column of the start of a label's text, or is after it. */
  | { readonly what: 'column'; readonly relation: '=' | '>'; readonly capture: Capture }
  /** Whether a repetition that is counted by a label has come to its lower bound. */
  | { readonly what: 'count'; readonly counted: CountedRepetition }
  /** Whether a function of the caller accepts the text of a label; without a label, the empty text at the offset. */
  | { readonly what: 'external'; readonly name: string; readonly capture?: Capture };

/** Returns the labels whose texts an expression reads. */
function readCaptures(e: Expression): Capture[] {
  if (e.op === 'again') return [e.capture];
  if (e.op === 'repeat' && e.counted !== undefined) return capturesOf([e.counted.min, e.counted.max]);
  if (e.op !== 'test') return [];
  const { test } = e;
  switch (test.what) {
    case 'words':
      return [test.capture, ...test.same.map(({ capture }) => capture)];
    case 'count':
      return capturesOf([test.counted.min, test.counted.max]);
    default:
      return test.capture === undefined ? [] : [test.capture];
  }
}

const capturesOf = (bounds: readonly (number | Capture)[]): Capture[] =>
  bounds.flatMap((bound) => (typeof bound === 'number' ? [] : [bound]));

/** Returns the names of the rules that the tests of a grammar take their words from, directly or through others. */
export function wordRules({ rules }: Grammar): ReadonlySet<string> {
  const sources = new Set<string>();
  for (const { body } of rules.values()) {
    walk(body, (e) => {
      if (e.op === 'test' && e.test.what === 'words') for (const name of e.test.rules) sources.add(name);
    });
  }
  // A set can grow during iteration.
  for (const name of sources) {
    const rule = rules.get(name);
    if (rule !== undefined) for (const used of references(rule.body)) sources.add(used);
  }
  return sources;
}

/** Returns the names of the predicates that a grammar takes from its caller, each once. */
export const externalNames = (grammar: Grammar): string[] => [...externalTests(grammar).keys()];

/** Returns the predicates that a grammar takes from its caller, by name: whether it has a test that is not negated. */
export function externalTests(grammar: Grammar): ReadonlyMap<string, boolean> {
  const tests = new Map<string, boolean>();
  for (const { body } of grammar.rules.values()) {
    walk(body, (e) => {
      if (e.op !== 'test' || e.test.what !== 'external') return;
      tests.set(e.test.name, !e.isNegated || tests.get(e.test.name) === true);
    });
  }
  return tests;
}

/** An expression whose text or node becomes a field. */
export type Field = Extract<Expression, { op: 'field' }>;
/** A repetition of an expression. */
export type Repeat = Extract<Expression, { op: 'repeat' }>;
/** An ordered choice between alternatives. */
export type Choice = Extract<Expression, { op: 'choice' }>;

/** A rule of a grammar, with the facts that its name and its users give it. */
export interface Rule {
  readonly name: string;
  /** The kind of node that it makes; absent for a fragment. */
  readonly kind?: number;
  /** The word that diagnostics use for it. */
  readonly display?: string;
  readonly isError: boolean;
  /** A node that trivia uses, neither an error nor only white space. */
  readonly isComment: boolean;
  /** A node that trivia uses: a comment, white space, or an error production. It takes no field. */
  readonly isInTrivia?: boolean;
  /** Name of the fragment that this rule copies, so that a label reaches the parts of it that make tokens. */
  readonly copyOf?: string;
  /** Name of the rule with parameters that this rule is a copy of. */
  readonly template?: string;
  /** Name of the rule that this one is a part of, made a rule of its own so that calls at its end become a loop. */
  readonly splitFrom?: string;
  /** Number of the hook that the rule is: a part of another rule, or the text that the parser recovers with. */
  readonly hook?: number;
  /** A node of recovery; it takes no field. */
  readonly isRecovery?: boolean;
  readonly body: Expression;
  /** The rule as the grammar writes it. */
  readonly source: string;
  readonly location: GrammarLocation;
}

/** Whether a rule makes no node. */
export const isFragment = ({ kind }: Pick<Rule, 'kind'>): boolean => kind === undefined;

/** Whether labels skip a rule's node: trivia uses it, or it is a node of recovery. */
export const takesNoField = (rule: Rule): boolean => rule.isInTrivia === true || rule.isRecovery === true;

/** Whether a rule is a part of another one: the grammar has no rule of its name. */
export const isPart = ({ hook, splitFrom }: Rule): boolean => hook !== undefined || splitFrom !== undefined;

/** A recovery hook: a part of the grammar at which a parser may skip or assume text, and continue. */
export interface Hook extends RecoveryHook {
  /** Name of the rule that the part became. */
  readonly rule: string;
}

/** A grammar whose names are resolved: the form that analyses, passes and emitters work on. */
export interface Grammar {
  readonly id: string;
  /** By name, in the order of the grammar. */
  readonly rules: ReadonlyMap<string, Rule>;
  /** Kind number → name, the built-in kinds first. */
  readonly kinds: readonly string[];
  /** Field number → label; field 0 is the empty string. */
  readonly fields: readonly string[];
  /** Start rules, the default one first. */
  readonly startRules: readonly string[];
  /** The points where its parser recovers without error productions. */
  readonly hooks?: readonly Hook[];
}

/** Returns the expressions directly inside an expression, in the order of the grammar. */
export function partsOf(e: Expression): readonly Expression[] {
  switch (e.op) {
    case 'sequence':
      return e.parts;
    case 'choice':
      return e.alternatives;
    case 'repeat':
      return e.separator === undefined ? [e.element] : [e.element, e.separator];
    case 'and':
    case 'not':
    case 'text':
    case 'field':
    case 'capture':
      return [e.inner];
    default:
      return [];
  }
}

/** Calls `see` on an expression and everything inside it, outermost first. */
export function walk(e: Expression, see: (e: Expression) => void): void {
  see(e);
  for (const part of partsOf(e)) walk(part, see);
}

/**
 * Whether some part of an expression, or of a rule that it uses, passes a test. Each rule is looked at once.
 *
 * @param passes whether a part passes the test; `undefined` if the parts inside it decide, or the body of a rule
 */
export function somePart(
  e: Expression,
  { rules }: Grammar,
  passes: (part: Expression) => boolean | undefined,
): boolean {
  const parts = [e];
  const seen = new Set<string>();
  // Parts that are added are visited as well.
  for (const part of parts) {
    const result = passes(part);
    if (result === true) return true;
    if (result === false) continue;
    if (part.op !== 'rule') for (const inner of partsOf(part)) parts.push(inner);
    else if (!seen.has(part.name)) {
      seen.add(part.name);
      parts.push(lookUp(rules, part.name).body);
    }
  }
  return false;
}

/** Whether an expression has a label, perhaps in a fragment, but not in a node inside it. */
export const hasField = (e: Expression, grammar: Grammar): boolean =>
  somePart(e, grammar, (part) => {
    if (part.op === 'field') return true;
    return part.op === 'rule' && !isFragment(lookUp(grammar.rules, part.name)) ? false : undefined;
  });

/** Returns the labeled parts whose texts are recorded, by the key of the label. */
export function capturedParts(grammar: Grammar): ReadonlyMap<string, readonly Expression[]> {
  const parts = new Map<string, Expression[]>();
  for (const { body } of grammar.rules.values()) {
    walk(body, (e) => {
      if (e.op !== 'capture') return;
      append(parts, e.capture.key, e.inner);
    });
  }
  return parts;
}

/** Whether an expression records or reads the text of a label. */
export function hasCapture(e: Expression): boolean {
  return e.op === 'capture' || readCaptures(e).length > 0 || partsOf(e).some(hasCapture);
}

/** Returns the names of the rules that an expression refers to, each once. */
export function references(e: Expression): Set<string> {
  const names = new Set<string>();
  walk(e, (inner) => {
    if (inner.op === 'rule') names.add(inner.name);
  });
  return names;
}

/**
 * Returns the value of a key that a map must have: a rule by its name, for example.
 *
 * @throws {Error} if the key is missing, and names it
 */
export function lookUp<Key, Value extends NonNullable<unknown>>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`missing "${String(key)}"`);
  return value;
}

/**
 * Returns the name of a field by its number.
 *
 * @throws {Error} if the grammar has no such field
 */
export function fieldName(fields: readonly string[], field: number): string {
  const name = fields[field];
  if (name === undefined) throw new Error(`missing field ${field}`);
  return name;
}

/**
 * Whether a name is that of a node rule under `--nodes capitalized`: it starts with a capital letter. See
 * {@link isFragment} for whether a rule makes a node.
 */
export const isNodeName = (name: string): boolean => CAPITAL.test(name);

const CAPITAL = /^\p{Lu}/u;

/** Whether a name is that of an error production: of a node rule, ends in `Error`, and is longer than that. */
export const isErrorName = (name: string): boolean => isNodeName(name) && /.Error$/.test(name);

/** Whether a name is that of trivia, such as white space and comments: of a fragment, and starts with `_`. */
export const isTriviaName = (name: string): boolean => name.startsWith('_');

/** The empty text. */
export const NOTHING: Expression = { op: 'literal', text: '', units: [] };
