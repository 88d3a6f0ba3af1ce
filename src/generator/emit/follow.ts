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
  /** Rules that can begin with a later alternative. */
  readonly resumed: ReadonlySet<string>;
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
 * with a call is left out, and all nodes around it end there; if there is none, all of them fail. Where a rule has another
 * alternative instead of such a call, it begins again with that (`orElse`).
 */
export function emitFollow(functions: RuleFunctions, plan: Plan, out: CodeWriter): void {
  const { followed: rules, steps, opens, resumed } = functions;
  if (rules.size === 0) return;
  const resumes = resumed.size > 0;
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

${
  resumes
    ? `// The rule to begin again if the call that was noted fails: offset, field, integers in the tree, and alternatives to skip.
var otherRule = 0;
var otherAt = 0;
var otherField = 0;
var otherNodes = 0;
var otherSkip = 0;

/** Notes what to try instead of the call that was noted, if that fails. */
const orElse = (rule: number, p: number, field: number, nodes: number, skip: number): boolean => {
  otherRule = rule;
  otherAt = p;
  otherField = field;
  otherNodes = nodes;
  otherSkip = skip;
  return true;
};

`
    : ''
}/** Makes the calls that were noted, one after the other, and ends the nodes of all of them. */
const follow = (bytes: Uint8Array, depth: number): number => {
  const opened: number[] = [];
${resumes ? '  const others: number[] = [];\n' : ''}  let kept = 0;
  let back = -1;
  let nodes = 0;
  let p = 0;
  do {
    const rule = next;
    next = 0;
${
  resumes
    ? `    if (otherSkip !== 0) {
      others.push(opened.length, otherRule, otherAt, otherField, otherNodes, otherSkip);
      otherSkip = 0;
    }
`
    : ''
}    if (nextNode !== 0) opened.push(nextNode);
    if (backAt >= 0) {
      back = backAt;
      nodes = backNodes;
      kept = opened.length;
${resumes ? '      others.length = 0;\n' : ''}    }
    p = step(rule, bytes, nextAt, nextField, depth${resumes ? ', 0' : ''});
${
  resumes
    ? `    while (p < 0 && next === 0 && others.length > 0) {
      const skip = others.pop()!;
      n = others.pop()!;
      const field = others.pop()!;
      const at = others.pop()!;
      const other = others.pop()!;
      opened.length = others.pop()!;
      p = step(other, bytes, at, field, depth, skip);
    }
`
    : ''
}  } while (next !== 0);
  if (p < 0) {
    if (back < 0) return -1;
    p = back;
    n = nodes;
    opened.length = kept;
  }
${opens ? '  for (let i = opened.length - 1; i >= 0; i--) close(opened[i]!, p);\n' : ''}  return p;
};

const step = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number${resumes ? ', skip: number' : ''}): number => {
  switch (rule) {`);
  const names = [...plan.grammar.rules.keys()];
  const [last, ...others] = [...new Set([...rules, ...resumed])].reverse();
  const call = (name: string) => {
    return `return ${steps.has(name) ? 'step' : ''}$${name}(bytes, p, field, depth${resumed.has(name) ? ', skip' : ''});`;
  };
  for (const name of others) out.lines(`    case ${names.indexOf(name) + 1}:\n      ${call(name)}`);
  out.lines(`    default:\n      ${call(last!)}\n  }\n};\n`);
}

/** The function of a rule that notes calls: it makes them, too. */
export function emitFollowed({ name }: Rule, isResumed: boolean, out: CodeWriter): void {
  out.lines(`
/** \`${name}\` to its end. */
const $${name} = (bytes: Uint8Array, p: number, field: number, depth: number): number => {
  const stop = step$${name}(bytes, p, field, depth${isResumed ? ', 0' : ''});
  return next === 0 ? stop : follow(bytes, depth);
};

`);
}
