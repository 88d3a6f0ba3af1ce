import type { ast, LocationRange } from 'peggy';
import type { GrammarLocation } from '../problem.js';

/** Any expression of the grammar language: one of peggy's syntax tree, or of the extensions. */
export type PeggyExpression =
  | Action
  | Choice
  | Group
  | Labeled
  | Named
  | Prefixed
  | Repeated
  | Sequence
  | Suffixed
  | Exclude<ast.Primary, ast.Group>
  | ParameterReference
  | FlagReference
  | BackReference
  | LabelTest
  | ExternalTest
  | ColumnTest
  | LineStart;

/** An alternative with code after it: `e { … }`. */
export type Action = WithInner<ast.Action>;
/** Alternatives: the first that matches is taken. */
export type Choice = WithInner<ast.Choice>;
/** An expression in parentheses. */
export type Group = WithInner<ast.Group>;
/** An expression with a label. */
export type Labeled = WithInner<ast.Labeled>;
/** The body of a rule that has a name for messages. */
export type Named = WithInner<ast.Named>;
/** A lookahead, or the text of an expression: `&e`, `!e`, `$e`. */
export type Prefixed = WithInner<ast.Prefixed>;
/** A repetition with bounds or a delimiter: `e|2..3, ","|`. */
export type Repeated = WithInner<ast.Repeated>;
/** Expressions that match one after another. */
export type Sequence = WithInner<ast.Sequence>;
/** An optional expression, or a repetition: `e?`, `e*`, `e+`. */
export type Suffixed = WithInner<ast.Suffixed>;

/** An expression of peggy's syntax tree that may have any expressions inside, not only those that peggy allows. */
type WithInner<E> = Omit<E, keyof Inner> & Pick<Inner, keyof E & keyof Inner>;

/** The members with the expressions inside an expression. */
interface Inner {
  expression: PeggyExpression;
  elements: PeggyExpression[];
  alternatives: PeggyExpression[];
  delimiter: PeggyExpression | null;
}

/** A parameter of a rule in the rule's body. */
export interface ParameterReference {
  readonly type: 'parameter';
  readonly name: string;
  readonly location: LocationRange;
}

/** The text that a label of the same rule last matched. */
export interface BackReference {
  readonly type: 'back_reference';
  readonly label: string;
  /** Whether upper and lower case are the same: `~label`. */
  readonly ignoreCase?: boolean;
  readonly location: LocationRange;
}

/**
 * A test in a lookahead whether one of the given expressions matches the whole text of a label: `=label<Keyword, "x">`.
 */
export interface LabelTest {
  readonly type: 'label_test';
  readonly label: string;
  /** Whether upper and lower case are the same: `~label<…>`. */
  readonly ignoreCase?: boolean;
  readonly args: PeggyExpression[];
  readonly location: LocationRange;
}

/** A test that a function of the caller makes, in a lookahead: `isTypeName<=label>`. */
export interface ExternalTest {
  readonly type: 'external_test';
  /** The name of the function. */
  readonly name: string;
  /** The back reference to the label whose text the function gets; none for the empty text at the offset. */
  readonly args: PeggyExpression[];
  readonly location: LocationRange;
}

/**
 * A test whether the column equals the column of the start of a label's text, or is after it: `^=label` and `^>label`.
 */
export interface ColumnTest {
  readonly type: 'column_test';
  readonly relation: ColumnRelation;
  readonly label: string;
  readonly location: LocationRange;
}

/** How a column relates to the column of a label: the same, or after it. */
export type ColumnRelation = '=' | '>';

/** Matches the empty text at the start of a line. */
export interface LineStart {
  readonly type: 'line_start';
  readonly location: LocationRange;
}

/** A condition at the beginning of an alternative: the alternative exists only if a flag is set, or is not set. */
export interface FlagReference {
  readonly type: 'flag';
  readonly flag: string;
  readonly isNegated: boolean;
  readonly location: LocationRange;
}

/** A reference to a rule, with the arguments for its parameters. */
export type RuleUse = ast.RuleReference & { args?: PeggyExpression[]; list?: ArgumentList };

/** The arguments of a use as written: the offsets of its delimiters and of each argument. */
export interface ArgumentList {
  readonly start: number;
  /** The offset after `>`. */
  readonly end: number;
  readonly items: readonly { readonly start: number; readonly end: number }[];
}

/** A rule that may have parameters. */
export type ParametrizedRule = ast.Rule & {
  parameters?: readonly { readonly name: string; readonly location: LocationRange }[];
  /** The use that it is a copy for, with arguments for the parameters: `List<Item, ",">`. */
  instanceOf?: string;
};

/** Returns the expressions directly inside `expression`, in the order of the grammar. */
export function innerExpressions(expression: PeggyExpression): PeggyExpression[] {
  switch (expression.type) {
    case 'choice':
      return expression.alternatives;
    case 'sequence':
      return expression.elements;
    case 'repeated':
      return expression.delimiter === null ? [expression.expression] : [expression.expression, expression.delimiter];
    case 'action':
    case 'group':
    case 'labeled':
    case 'named':
    case 'one_or_more':
    case 'optional':
    case 'simple_and':
    case 'simple_not':
    case 'text':
    case 'zero_or_more':
      return [expression.expression];
    case 'rule_ref':
    case 'library_ref':
      return (expression as unknown as RuleUse).args ?? [];
    case 'label_test':
    case 'external_test':
      return expression.args;
    default:
      return [];
  }
}

/** Returns an expression with its direct inner expressions replaced. */
export function mapInner(e: PeggyExpression, map: (inner: PeggyExpression) => PeggyExpression): PeggyExpression {
  switch (e.type) {
    case 'choice':
      return { ...e, alternatives: e.alternatives.map(map) };
    case 'sequence':
      return { ...e, elements: e.elements.map(map) };
    case 'repeated': {
      const delimiter = e.delimiter === null ? null : map(e.delimiter);
      return { ...e, expression: map(e.expression), delimiter };
    }
    case 'label_test':
    case 'external_test':
      return { ...e, args: e.args.map(map) };
    default:
      return 'expression' in e ? { ...e, expression: map(e.expression) } : { ...e };
  }
}

/** Calls `see` on an expression and everything inside it, outermost first. */
export function walkExpression(expression: PeggyExpression, see: (e: PeggyExpression) => void): void {
  see(expression);
  for (const inner of innerExpressions(expression)) walkExpression(inner, see);
}

/** Returns the names of the rules that an expression refers to, each once. */
export function referredRules(expression: PeggyExpression): Set<string> {
  const names = new Set<string>();
  walkExpression(expression, (e) => {
    if (e.type === 'rule_ref') names.add(e.name);
  });
  return names;
}

/** Returns the labels in an expression, in the order of the grammar; with repeats. */
export function labelNamesIn(expression: PeggyExpression): string[] {
  const labels: string[] = [];
  walkExpression(expression, (e) => {
    if (e.type === 'labeled' && e.label !== null) labels.push(e.label);
  });
  return labels;
}

/**
 * Returns the labels whose texts an expression refers to: in back references, tests and bounds of repetitions; with
 * repeats.
 */
export function referredLabels(expression: PeggyExpression): LabelUse[] {
  const found: LabelUse[] = [];
  walkExpression(expression, (e) => {
    if (e.type === 'back_reference' || e.type === 'label_test' || e.type === 'column_test') found.push(e);
    if (e.type !== 'repeated') return;
    const bounds = e.min === null ? [e.max] : [e.min, e.max];
    for (const { type, value, location } of bounds) {
      if (type === 'variable') found.push({ label: String(value), location });
    }
  });
  return found;
}

/** A use of the text of a label, and where it is. */
export interface LabelUse {
  readonly label: string;
  readonly location: LocationRange;
  /** The type of the expression; absent for a bound of a repetition. */
  readonly type?: string;
  readonly ignoreCase?: boolean;
}

/** Returns a rule's expression without its display name. */
export function ruleBody(rule: ast.Rule): PeggyExpression {
  return rule.expression.type === 'named' ? rule.expression.expression : rule.expression;
}

/** Returns the location of an element of a grammar. */
export function locationOf(location: LocationRange): GrammarLocation {
  return {
    file: String(location.source ?? 'grammar'),
    line: location.start.line,
    column: location.start.column,
    start: location.start.offset,
    end: location.end.offset,
  };
}

/** Returns an expression that is one element: a sequence or a labeled part is put in a group. */
export function grouped(e: PeggyExpression): PeggyExpression {
  if (e.type !== 'sequence' && e.type !== 'labeled') return e;
  return { type: 'group', expression: e, location: e.location };
}

/** Returns an expression that matches the empty text. */
export const emptyText = (location: LocationRange): PeggyExpression => ({
  type: 'literal',
  value: '',
  ignoreCase: false,
  location,
});

/** Returns an expression that matches nowhere. Replaces one that is wrong, so that the other checks can continue. */
export const unmatchable = (location: LocationRange): PeggyExpression => ({
  type: 'simple_not',
  expression: emptyText(location),
  location,
});
