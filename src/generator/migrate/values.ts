import type { Expression } from 'acorn';
import type { ast } from 'peggy';
import { type Action, innerExpressions, type Labeled, type PeggyExpression } from '../read/peggy-ast.js';
import { methodCall, stringOf } from './code.js';
import { returnedBy } from './conditions/decisions.js';

/** How the case of a text is changed. */
export type Case = 'lower' | 'upper' | undefined;

/** Returns a text in upper or lower case. */
export function inCase(text: string, wanted: Case): string {
  if (wanted === undefined) return text;
  return wanted === 'lower' ? text.toLowerCase() : text.toUpperCase();
}

/**
 * The value of an expression of a peggy grammar, as far as tests of it can be derived from the text that it matches.
 */
export type Value =
  /** The text that it matches, perhaps in another case, or the number that this text is. */
  | { readonly what: 'text'; readonly case: Case; readonly isNumber?: boolean }
  /** A list of such texts, which together are the text that it matches. */
  | { readonly what: 'list' }
  /** The value of a part of it; with `isJoined`, the text that the list of a part makes. */
  | {
      readonly what: 'part';
      readonly part: PeggyExpression;
      readonly label: string | undefined;
      readonly isJoined?: boolean;
    }
  /** An object with the values of parts. */
  | { readonly what: 'object'; readonly members: ReadonlyMap<string, Labeled> }
  /** A list or an object of the values of labels. */
  | { readonly what: 'collection' }
  | { readonly what: 'unknown' };

const TEXT: Value = { what: 'text', case: undefined };
const LIST: Value = { what: 'list' };
const UNKNOWN: Value = { what: 'unknown' };

/** Finds the values that expressions of a peggy grammar return. */
export class Values {
  readonly #rules: ReadonlyMap<string, ast.Rule>;
  readonly #valuesByRule = new Map<string, Value>();

  constructor(grammar: ast.Grammar) {
    this.#rules = new Map(grammar.rules.map((rule) => [rule.name, rule]));
  }

  /** Returns the value of an expression. */
  of(e: PeggyExpression): Value {
    switch (e.type) {
      case 'literal':
      case 'class':
      case 'any':
      case 'text':
        return TEXT;
      case 'group':
      case 'named':
      case 'labeled':
        return this.of(e.expression);
      case 'optional':
        // Nothing is the empty text, which no word is.
        return isText(this.of(e.expression)) ? TEXT : UNKNOWN;
      case 'zero_or_more':
      case 'one_or_more':
        return isText(this.of(e.expression)) ? LIST : UNKNOWN;
      case 'repeated':
        return e.delimiter === null && isText(this.of(e.expression)) ? LIST : UNKNOWN;
      case 'choice':
        return e.alternatives.every((alternative) => isText(this.of(alternative))) ? TEXT : UNKNOWN;
      case 'sequence':
        return this.#ofSequence(e.elements);
      case 'rule_ref':
        return this.#ofRule(e.name);
      case 'action':
        return this.ofAction(e);
      default:
        return UNKNOWN;
    }
  }

  #ofRule(name: string): Value {
    const cached = this.#valuesByRule.get(name);
    const rule = this.#rules.get(name);
    if (cached !== undefined || rule === undefined) return cached ?? UNKNOWN;
    this.#valuesByRule.set(name, UNKNOWN);
    const value = this.of(rule.expression);
    // A part of another rule isn't a part of the expression that refers to that rule.
    const own = value.what === 'part' || value.what === 'object' ? UNKNOWN : value;
    this.#valuesByRule.set(name, own);
    return own;
  }

  #ofSequence(elements: readonly PeggyExpression[]): Value {
    const picks = elements.filter((element): element is Labeled => element.type === 'labeled' && element.pick === true);
    const [pick] = picks;
    if (pick !== undefined) {
      return picks.length === 1 ? { what: 'part', part: pick, label: pick.label ?? undefined } : UNKNOWN;
    }
    return elements.every((element) => isText(this.of(element))) ? LIST : UNKNOWN;
  }

  /** Returns the value of an expression with an action. */
  ofAction({ code, expression: inner }: Action): Value {
    const returned = returnedBy(code);
    if (returned === undefined) return UNKNOWN;
    const { e, changed, isNumber } = plain(returned);
    const text: Value = { what: 'text', case: changed, ...(isNumber ? { isNumber } : {}) };
    if (isTextCall(e)) return text;
    const labels = labelsIn(inner);
    const isConverted = changed !== undefined || isNumber;
    if (e.type === 'Identifier') {
      const part = labels.get(e.name);
      if (part === undefined) return UNKNOWN;
      if (inner === (part as unknown) && this.#isText(part, isNumber)) return text;
      return isConverted ? UNKNOWN : { what: 'part', part, label: e.name };
    }
    if (this.#joinsAll(e, inner)) return text;
    const ofParts = isConverted ? undefined : this.#ofParts(e, labels);
    return ofParts ?? (collects(e, new Set(labels.keys())) ? { what: 'collection' } : UNKNOWN);
  }

  /** Returns the value of code that makes an object of parts, or the text of a list. */
  #ofParts(e: Expression, labels: ReadonlyMap<string, Labeled>): Value | undefined {
    if (e.type === 'ObjectExpression') return objectOf(e, labels);
    const list = this.#joinedList(e, labels);
    return list && { what: 'part', part: list, label: list.label ?? undefined, isJoined: true };
  }

  /** Whether a value is the text that its expression matches; as a number, a list of texts is one as well. */
  #isText(e: PeggyExpression, isNumber: boolean): boolean {
    const value = this.of(e);
    return isText(value) || (isNumber && value.what === 'list');
  }

  /** Returns the labeled list whose elements code joins, if it joins nothing else. */
  #joinedList(e: Expression, labels: ReadonlyMap<string, Labeled>): Labeled | undefined {
    const [only, more] = joinedParts(e) ?? [];
    const part = only?.label === undefined || more !== undefined ? undefined : labels.get(only.label);
    return part !== undefined && this.of(part).what === 'list' ? part : undefined;
  }

  /** Whether code joins the values of all parts of an expression, so that it returns the text that this matches. */
  #joinsAll(e: Expression, inner: PeggyExpression): boolean {
    const joined = joinedParts(e);
    if (joined === undefined) return false;
    const elements = inner.type === 'sequence' ? inner.elements : [inner];
    const consuming = elements.filter((element) => !isEmpty(element));
    return (
      consuming.length === joined.length &&
      consuming.every((element, i) => {
        const part = joined[i]!;
        if (part.label === undefined) {
          return element.type === 'literal' && !element.ignoreCase && element.value === part.text;
        }
        if (element.type !== 'labeled' || element.label !== part.label) return false;
        const value = this.of(element);
        return part.isList ? value.what === 'list' : value.what === 'text' && value.case === undefined;
      })
    );
  }
}

const isText = (value: Value): boolean => value.what === 'text' && value.case === undefined && value.isNumber !== true;

/** Whether an expression consumes nothing. */
const isEmpty = (e: PeggyExpression): boolean => /^(?:simple|semantic)_/.test(e.type);

/** Returns the labels of a sequence, outside of groups. */
export function labelsIn(e: PeggyExpression): ReadonlyMap<string, Labeled> {
  const elements = e.type === 'sequence' ? innerExpressions(e) : [e];
  const labeled = elements.filter(
    (element): element is Labeled => element.type === 'labeled' && element.label !== null,
  );
  return new Map(labeled.map((part) => [part.label!, part]));
}

/** The colon after a label, with what peggy allows around it. */
const COLON = /(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*\n)*:\s*/y;

/** Returns the offset of the expression after a label, with its parentheses. */
export function labeledStart(text: string, { label, labelLocation, location }: Labeled): number {
  // A pluck without a label has no colon.
  if (label === null) return location.start.offset + 1;
  COLON.lastIndex = labelLocation.end.offset;
  COLON.test(text);
  return COLON.lastIndex;
}

function objectOf(e: Extract<Expression, { type: 'ObjectExpression' }>, labels: ReadonlyMap<string, Labeled>): Value {
  const members = new Map<string, Labeled>();
  for (const property of e.properties) {
    if (property.type !== 'Property' || property.computed) return UNKNOWN;
    const key = property.key.type === 'Identifier' ? property.key.name : stringOf(property.key as Expression);
    const part = property.value.type === 'Identifier' ? labels.get(property.value.name) : undefined;
    if (key !== undefined && part !== undefined) members.set(key, part);
  }
  return { what: 'object', members };
}

/** Takes changes of case, and conversions to numbers, from around an expression. */
export function plain(e: Expression): { readonly e: Expression; readonly changed: Case; readonly isNumber: boolean } {
  const call = methodCall(e);
  if (call?.name === 'toLowerCase' || call?.name === 'toUpperCase') {
    return { e: plain(call.object).e, changed: call.name === 'toLowerCase' ? 'lower' : 'upper', isNumber: false };
  }
  if (e.type === 'CallExpression' && e.callee.type === 'Identifier' && /^(?:parseInt|Number)$/.test(e.callee.name)) {
    const [first, radix] = e.arguments;
    const isDecimal = radix === undefined || (radix.type === 'Literal' && radix.value === 10);
    if (first !== undefined && first.type !== 'SpreadElement' && isDecimal) return { ...plain(first), isNumber: true };
  }
  if (e.type === 'UnaryExpression' && e.operator === '+') return { ...plain(e.argument), isNumber: true };
  return { e, changed: undefined, isNumber: false };
}

/** Whether an expression is the text that was matched: `text()`. */
const isTextCall = (e: Expression): boolean =>
  e.type === 'CallExpression' && e.callee.type === 'Identifier' && e.callee.name === 'text' && e.arguments.length === 0;

/** A part of a text that code joins: the value of a label, or a text. */
type JoinedPart =
  | { readonly label: string; readonly isList: boolean; readonly text?: undefined }
  | { readonly label?: undefined; readonly text: string; readonly isList?: undefined };

/** Returns the parts that code joins, in their order. */
function joinedParts(e: Expression): JoinedPart[] | undefined {
  if (e.type === 'Identifier') return [{ label: e.name, isList: false }];
  const text = stringOf(e);
  if (text !== undefined) return text === '' ? [] : [{ text }];
  if (e.type === 'BinaryExpression' && e.operator === '+' && e.left.type !== 'PrivateIdentifier') {
    return both(joinedParts(e.left), joinedParts(e.right));
  }
  const call = methodCall(e);
  const [arg] = call?.args ?? [];
  if (call?.name === 'join' && stringOf(arg) === '') return joinedList(call.object);
  return call?.name === 'concat' && arg !== undefined ? both(joinedParts(call.object), joinedParts(arg)) : undefined;
}

/** Returns the parts of a list whose elements code joins. */
function joinedList(e: Expression): JoinedPart[] | undefined {
  if (e.type === 'Identifier') return [{ label: e.name, isList: true }];
  if (e.type === 'ArrayExpression') {
    return e.elements.reduce<JoinedPart[] | undefined>((all, element) => {
      if (element === null) return undefined;
      return both(all, element.type === 'SpreadElement' ? joinedList(element.argument) : joinedParts(element));
    }, []);
  }
  const call = methodCall(e);
  const [arg] = call?.args ?? [];
  return call?.name === 'concat' && arg !== undefined ? both(joinedList(call.object), joinedList(arg)) : undefined;
}

/** Whether code only puts the values of labels into lists and objects, and takes values out of those. */
function collects(e: Expression, names: ReadonlySet<string>): boolean {
  const all = (inner: readonly (Expression | null | undefined)[]): boolean =>
    inner.every((part) => !part || collects(part, names));
  switch (e.type) {
    case 'Identifier':
      return names.has(e.name) || e.name === 'undefined';
    case 'Literal':
      return true;
    case 'ArrayExpression':
      return all(e.elements.map((element) => (element?.type === 'SpreadElement' ? element.argument : element)));
    case 'ObjectExpression':
      return e.properties.every((property) => {
        if (property.type === 'SpreadElement') return collects(property.argument, names);
        return !property.computed && property.kind === 'init' && !property.method && collects(property.value, names);
      });
    case 'LogicalExpression':
      return all([e.left, e.right]);
    case 'ConditionalExpression':
      return all([e.test, e.consequent, e.alternate]);
    case 'MemberExpression':
      return e.object.type !== 'Super' && collects(e.object, names) && (!e.computed || e.property.type === 'Literal');
    case 'ArrowFunctionExpression': {
      const own = e.params.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : []));
      return e.body.type !== 'BlockStatement' && collects(e.body, new Set([...names, ...own]));
    }
    case 'CallExpression': {
      const call = methodCall(e);
      return call !== undefined && /^(?:concat|map|flat|filter)$/.test(call.name) && all([call.object, ...call.args]);
    }
    default:
      return false;
  }
}

const both = (one: JoinedPart[] | undefined, other: JoinedPart[] | undefined): JoinedPart[] | undefined =>
  one === undefined || other === undefined ? undefined : [...one, ...other];
