import * as ExplainOp from '../../cst/explain/explain-op.js';
import type { ExplainExpression, ExplainRule, WrittenSet } from '../../cst/explain/explain-table.js';
import { defined } from '../../defined.js';
import { getOrInsert } from '../../maps.js';
import { onlyCharacter } from '../char-set.js';
import { unicodeEscape } from '../characters.js';
import {
  type Capture,
  type CountedRepetition,
  type Expression,
  type Grammar,
  isPart,
  lookUp,
  type Repeat,
  type Rule,
  walk,
} from '../ir.js';
import { classSource } from './class-source.js';
import type { Plan } from './plan/plan.js';
import { banner, CodeWriter } from './writer.js';

/** An expression of the table in JSON. */
type TableExpression = ExplainExpression<WrittenSet>;

/** Writes `explain.ts`: the rule table that the explaining pass interprets, as JSON in one raw string. */
export function explainFile({ grammar, leftRecursive }: Plan, grammarFile: string): string {
  const rules = [...grammar.rules.values()].filter(
    (rule) => rule.copyOf === undefined && !isPart(rule) && rule.isRecovery !== true,
  );
  const numbers = new Map(rules.map((rule, i) => [rule.name, i]));
  for (const { name, copyOf } of grammar.rules.values()) {
    if (copyOf !== undefined) numbers.set(name, lookUp(numbers, copyOf));
  }
  const encoding: Encoding = { grammar, numbers };
  const lines = rules.map((rule) => {
    const row: ExplainRule<WrittenSet> = {
      ...(grammar.startRules.includes(rule.name) ? { start: rule.name } : {}),
      ...defined({ display: rule.display }),
      ...(rule.isError ? { error: true } : {}),
      ...(leftRecursive.has(rule.name) ? { left: true } : {}),
      body: encode(rule.body, encoding),
    };
    return JSON.stringify(row);
  });
  const recovers = JSON.stringify(recoveries(grammar, encoding));
  const out = new CodeWriter();
  out.line('/** The rules of this grammar for the explaining pass; decoded when a text first fails to parse. */');
  out.line('export const table: string = String.raw`{"rules":[');
  for (const [i, line] of lines.entries()) out.line(rawText(line + (i < lines.length - 1 ? ',' : '')));
  out.line(`],"recovers":${rawText(recovers)}}\`;`);
  return `${banner(grammarFile)}\n${out}`;
}

/** Escapes JSON for the inside of a raw template string, where backslashes are written once. */
function rawText(json: string): string {
  return json.replace(/[`\u2028\u2029\ufeff]|\$(?=\{)/g, (c) => unicodeEscape(c.charCodeAt(0)));
}

/**
 * Returns the alternatives before each error production in its choice; the alternatives of all copies, if rules were
 * copied.
 */
function recoveries(grammar: Grammar, encoding: Encoding): Record<string, TableExpression> {
  /** The alternatives before each error production, by their JSON: copies of a rule repeat them. */
  const before = new Map<string, Map<string, TableExpression>>();
  const hooks: [string, TableExpression][] = [];
  for (const rule of grammar.rules.values()) {
    if (rule.hook !== undefined) hooks.push([String(rule.hook), encode(partOf(rule), encoding)]);
    walk(rule.hook === undefined ? rule.body : partOf(rule), (e) => {
      if (e.op !== 'choice') return;
      e.alternatives.forEach((alternative, i) => {
        if (i === 0 || alternative.op !== 'rule' || !lookUp(grammar.rules, alternative.name).isError) return;
        const alternatives = encode({ op: 'choice', alternatives: e.alternatives.slice(0, i) }, encoding);
        getOrInsert(before, alternative.name, () => new Map()).set(JSON.stringify(alternatives), alternatives);
      });
    });
  }
  const errors = [...before].map(([name, all]): [string, TableExpression] => {
    const [first, ...others] = all.values();
    const only = others.length === 0 ? first : undefined;
    return [name, only ?? [ExplainOp.choice, ...all.values()]];
  });
  return Object.fromEntries([...errors, ...hooks]);
}

/** The facts that the encoding of an expression depends on. */
interface Encoding {
  readonly grammar: Grammar;
  /** The number of each rule in the table. */
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * Returns the original of a rule: the part of another rule that it was made from; for a hook, the part that it recovers
 * for.
 */
const partOf = ({ hook, body }: Rule): Expression =>
  hook !== undefined && body.op === 'choice' ? (body.alternatives[0] ?? body) : body;

function encode(e: Expression, encoding: Encoding): TableExpression {
  switch (e.op) {
    case 'literal': {
      const exact = e.units.every((unit) => onlyCharacter(unit) !== undefined);
      return exact ? e.text : [ExplainOp.anyCase, e.text];
    }
    case 'set': {
      const source = classSource(e.set, e.source);
      return source === e.source ? [ExplainOp.set, source] : [ExplainOp.set, e.source, source];
    }
    case 'sequence':
      return [ExplainOp.sequence, ...e.parts.map((part) => encode(part, encoding))];
    case 'choice':
      return [ExplainOp.choice, ...e.alternatives.map((alternative) => encode(alternative, encoding))];
    case 'repeat': {
      if (e.counted !== undefined) return encodeCounted(e, e.counted, encoding);
      const max = Number.isFinite(e.max) ? e.max : -1;
      const element = encode(e.element, encoding);
      return e.separator === undefined
        ? [ExplainOp.repeat, e.min, max, element]
        : [ExplainOp.repeat, e.min, max, element, encode(e.separator, encoding)];
    }
    case 'and':
      return [ExplainOp.and, encode(e.inner, encoding)];
    case 'not':
      return [ExplainOp.not, encode(e.inner, encoding)];
    case 'text':
    case 'field':
      return encode(e.inner, encoding);
    case 'capture':
      return [ExplainOp.capture, e.capture.label, encode(e.inner, encoding)];
    case 'again':
      return [e.ignoreCase === true ? ExplainOp.againFolded : ExplainOp.again, e.capture.label];
    case 'test':
      return encodeTest(e);
    case 'lineStart':
      return [ExplainOp.lineStart];
    case 'rule': {
      const rule = lookUp(encoding.grammar.rules, e.name);
      return isPart(rule) ? encode(partOf(rule), encoding) : lookUp(encoding.numbers, e.name);
    }
  }
}

function encodeTest({ test, isNegated }: Extract<Expression, { op: 'test' }>): TableExpression {
  const not = isNegated ? 1 : 0;
  switch (test.what) {
    case 'words': {
      const same = test.same.map(({ capture, ignoreCase }) => `${ignoreCase ? '~' : ''}${capture.label}`);
      const { exact, folded } = test.words;
      return [ExplainOp.words, not, test.capture.label, test.source, exact, folded, ...same];
    }
    case 'column':
      return [ExplainOp.column, test.relation, test.capture.label];
    case 'count':
      // The repetition before it tests the number.
      return '';
    case 'external':
      return [ExplainOp.external, not, test.name, test.capture?.label ?? ''];
  }
}

function encodeCounted(
  { element, separator }: Repeat,
  { min, max }: CountedRepetition,
  encoding: Encoding,
): TableExpression {
  const bound = (limit: number | Capture): number | string => {
    if (typeof limit !== 'number') return limit.label;
    return Number.isFinite(limit) ? limit : -1;
  };
  const inner = encode(element, encoding);
  return separator === undefined
    ? [ExplainOp.counted, bound(min), bound(max), inner]
    : [ExplainOp.counted, bound(min), bound(max), inner, encode(separator, encoding)];
}
