import { type CountedRepetition, type Expression, fieldName, isErrorName, type Repeat } from '../../generator/ir.js';
import { box, CaptionedElement, inRows } from './elements.js';
import { Choice, Comment, type Element, OneOrMore, Optional, Sequence, Skip } from './railroad-package.js';

/** The content of a diagram besides the expressions of its rule. */
export interface DrawContext {
  /** The text of a part of the grammar. */
  readonly sourceOf: (e: Expression) => string | undefined;
  /** Label by number. */
  readonly fields: readonly string[];
  /** The link of the box of a rule; absent for no link. */
  readonly href: (rule: string) => string | undefined;
  /** A sequence that is wider than this, in pixels, continues in another row. */
  readonly rowWidth: number;
}

/** Draws the railroad diagram of an expression. */
export function drawExpression(e: Expression, context: DrawContext): Element {
  const draw = (inner: Expression): Element => drawExpression(inner, context);
  switch (e.op) {
    case 'literal':
      return e.text === '' ? Skip() : box(context.sourceOf(e) ?? JSON.stringify(e.text), 'literal');
    case 'set':
      return box(e.source, 'class');
    case 'rule':
      return box(e.name, isErrorName(e.name) ? 'rule error' : 'rule', context.href(e.name));
    case 'sequence':
      return inRows(e.parts.map(draw), context.rowWidth);
    case 'choice':
      return new Choice(0, e.alternatives.map(draw));
    case 'repeat':
      return drawRepeat(e, draw);
    case 'field':
      return new CaptionedElement(
        draw(e.inner),
        `${fieldName(context.fields, e.field)}:`,
        'field',
        !isOnePart(e.inner),
      );
    case 'and':
      return new CaptionedElement(draw(e.inner), 'followed by', 'lookahead', true);
    case 'not':
      if (e.inner.op === 'set' && e.inner.source === 'any character') return box('end of text', 'lookahead');
      return new CaptionedElement(draw(e.inner), 'not followed by', 'lookahead', true);
    case 'text':
    case 'capture':
      return draw(e.inner);
    case 'again':
      return box(`same as ${e.capture.label}${e.ignoreCase === true ? ' in any case' : ''}`, 'other');
    case 'test':
      return drawTest(e);
    case 'lineStart':
      return box('start of a line', 'lookahead');
    default:
      return box(context.sourceOf(e) ?? '', 'other');
  }
}

function drawRepeat({ min, max, element, separator, counted }: Repeat, draw: (e: Expression) => Element): Element {
  const one = draw(element);
  if (counted !== undefined) {
    const times = boundsText(counted);
    return Optional(
      OneOrMore(one, separator === undefined ? Comment(times) : new Sequence([draw(separator), Comment(times)])),
    );
  }
  if (max === 1) return min === 1 ? one : Optional(one);
  const between = [...(separator === undefined ? [] : [draw(separator)]), ...countOf(min, max)];
  const many = OneOrMore(one, between.length === 0 ? Skip() : new Sequence(between));
  return min === 0 ? Optional(many) : many;
}

/** Returns the caption for the number of repetitions that a label has. */
function boundsText({ min, max }: CountedRepetition): string {
  const name = (bound: CountedRepetition['min']): string => (typeof bound === 'number' ? String(bound) : bound.label);
  if (min === max) return `${name(min)} times`;
  return max === Number.POSITIVE_INFINITY ? `at least ${name(min)} times` : `${name(min)} to ${name(max)} times`;
}

/** Draws a test as a box with its condition. */
function drawTest({ test, isNegated }: Extract<Expression, { op: 'test' }>): Element {
  switch (test.what) {
    case 'words':
      return box(`${test.capture.label} is ${isNegated ? 'not ' : ''}${test.source}`, 'lookahead');
    case 'column':
      return box(
        `${test.relation === '=' ? 'in the column' : 'deeper than the column'} of ${test.capture.label}`,
        'lookahead',
      );
    case 'count':
      return Skip();
    case 'external': {
      const of = test.capture === undefined ? '' : ` of ${test.capture.label}`;
      return box(`${isNegated ? 'not ' : ''}${test.name}${of}`, 'lookahead');
    }
  }
}

/** Returns the caption for the number of repetitions; absent if any number is allowed. */
function countOf(min: number, max: number): Element[] {
  if (max === Number.POSITIVE_INFINITY) return min < 2 ? [] : [Comment(`at least ${min} times`)];
  if (min === max) return [Comment(`${min} times`)];
  return [Comment(min < 2 ? `at most ${max} times` : `${min} to ${max} times`)];
}

/** Whether an expression is drawn as one box. */
const isOnePart = (e: Expression): boolean =>
  e.op === 'text' ? isOnePart(e.inner) : ['literal', 'set', 'rule'].includes(e.op);
