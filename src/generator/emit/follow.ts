import type { Rule } from '../ir.js';
import type { Plan } from './plan.js';
import type { CodeWriter } from './writer.js';

/** What the functions of a grammar's rules use. */
export interface RuleFunctions {
  readonly code: CodeWriter;
  /** Whether any of them opens nodes. */
  readonly opens: boolean;
  /** Rules that others end with a call of. */
  readonly followed: ReadonlySet<string>;
  /** Rules that end with such a call. */
  readonly steps: ReadonlySet<string>;
  /** Names of the rules that have one. */
  readonly names: ReadonlySet<string>;
  /** Whether any of them has a memo. */
  readonly remembers: boolean;
  /** Whether any of them has back references. */
  readonly repeats: boolean;
  /** Whether any of them counts levels of nesting. */
  readonly nests: boolean;
}

/**
 * Declares the loop that right recursion becomes. A rule that ends with a call notes the call (`goOn`) and returns;
 * `follow` then makes the calls one after the other. Where the last of them fails, the innermost optional part that ends
 * with a call is left out, and all nodes around it end there; if there is none, all of them fail.
 */
export function emitFollow({ followed: rules, steps, opens }: RuleFunctions, plan: Plan, out: CodeWriter): void {
  if (rules.size === 0) return;
  out.lines(`
// The call that the function which just returned ends with: rule (0 for none), offset, field, the node to end, and where
// to go back to if the call fails.
var next = 0;
var nextAt = 0;
var nextField = 0;
var nextNode = 0;
var backAt = 0;
var backNodes = 0;

/** Notes a call that is the last thing in a rule. */
const goOn = (rule: number, p: number, field: number, node: number, at: number, nodes: number): boolean => {
  next = rule;
  nextAt = p;
  nextField = field;
  nextNode = node;
  backAt = at;
  backNodes = nodes;
  return true;
};

/** Makes the calls that were noted, one after the other, and ends the nodes of all of them. */
const follow = (bytes: Uint8Array, depth: number): number => {
  const opened: number[] = [];
  let kept = 0;
  let back = -1;
  let nodes = 0;
  let p = 0;
  do {
    const rule = next;
    next = 0;
    if (nextNode !== 0) opened.push(nextNode);
    if (backAt >= 0) {
      back = backAt;
      nodes = backNodes;
      kept = opened.length;
    }
    p = step(rule, bytes, nextAt, nextField, depth);
  } while (next !== 0);
  if (p < 0) {
    if (back < 0) return -1;
    p = back;
    n = nodes;
    opened.length = kept;
  }
${opens ? '  for (let i = opened.length - 1; i >= 0; i--) close(opened[i]!, p);\n' : ''}  return p;
};

const step = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  switch (rule) {`);
  const names = [...plan.grammar.rules.keys()];
  const [last, ...others] = [...rules].reverse();
  const call = (name: string) => `return ${steps.has(name) ? 'step' : ''}$${name}(bytes, p, field, depth);`;
  for (const name of others) out.lines(`    case ${names.indexOf(name) + 1}:\n      ${call(name)}`);
  out.lines(`    default:\n      ${call(last!)}\n  }\n};\n`);
}

/** The function of a rule that notes calls: it makes them, too. */
export function emitFollowed({ name }: Rule, out: CodeWriter): void {
  out.lines(`
/** \`${name}\` to its end. */
const $${name} = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const stop = step$${name}(bytes, p, field, depth);
  return next === 0 ? stop : follow(bytes, depth);
};

`);
}
