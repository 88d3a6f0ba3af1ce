import { KIND_MASK, VARIANT_SHIFT } from '../../../cst/tree/layout.js';
import type { Grammar, Hook, Rule } from '../../ir.js';
import type { Plan } from '../plan.js';
import type { RuleFunctions } from '../rule-functions.js';
import { type CodeWriter, quoted } from '../writer.js';

/** Names that a parser that recovers imports from the run time. */
export const RECOVERY_IMPORTS = ['FAR_ENOUGH', 'Recovery', 'type RecoveryHook', 'type Repair'] as const;

/** Writes the function of a hook: matches its part, and recovers if that fails. */
export function emitHookFunction({ name, hook }: Rule, plan: Plan, out: CodeWriter): void {
  const isRecursive = plan.isRecursive(name);
  out.lines(`
const $${name} = (bytes: Uint8Array, p: number, field: number${isRecursive ? ', depth: number' : ''}): number =>
  recovery === undefined
    ? parse$${name}(bytes, p, field${isRecursive ? ', depth' : ''})
    : recover(recovery, ${hook}, bytes, p, field, ${isRecursive ? 'depth' : '0'});
`);
}

/** Declares the functions that hooks share. */
export function emitRecoveryState(
  plan: Plan,
  hooks: readonly Hook[],
  { names: functions, remembers }: Pick<RuleFunctions, 'names' | 'remembers'>,
  out: CodeWriter,
): void {
  const { grammar } = plan;
  const nests = hooks.some(({ rule }) => functions.has(rule) && plan.isRecursive(rule));
  const [skipped, missing] = errorKinds(grammar);
  out.lines(`
// The farthest offset where anything failed, and the repairs for a text that does not match.
var far = 0;
var recovery: Recovery | undefined;

const HOOKS: readonly RecoveryHook[] = [`);
  for (const { way, next, stops, ends, blanks } of hooks) {
    const last = ends === undefined ? '' : `, ends: ${quoted(ends)}`;
    const after = blanks === undefined ? '' : `, blanks: ${quoted(blanks)}`;
    out.line(`  { way: '${way}', next: ${next}, stops: ${quoted(stops)}${last}${after} },`);
  }
  out.lines(`
];

/** Matches the part of the grammar that a hook is. */
const attempt = (hook: number, bytes: Uint8Array, p: number, field: number, ${nests ? 'depth' : '_depth'}: number): number => {
  switch (hook) {`);
  hooks.forEach(({ rule }, i) => {
    if (!functions.has(rule)) return;
    const depth = plan.isRecursive(rule) ? ', depth' : '';
    out.lines(`    case ${i}:\n      return parse$${rule}(bytes, p, field${depth});`);
  });
  out.lines(`
    default:
      return -1;
  }
};

/** Matches a hook in a text that does not match: without a repair if possible, otherwise with one. */
const recover = (plan: Recovery, hook: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  if (p > plan.goal && !plan.isSearching) throw FAR_ENOUGH;
  const from = n;
  const outer = far;
  const known = plan.recall(hook, p, field);
  if (known !== undefined) {
    const { nodes } = known;
    while (from + nodes.length > data.length) grow(p);
    data.set(nodes, from);
    n = from + nodes.length;
    if (from !== known.from) for (let i = from + 3; i < n; i += 4) data[i]! += from - known.from;
    if (known.far > far) far = known.far;
    return known.end;
  }
  far = p;
  const end = attempt(hook, bytes, p, field, depth);
  const reached = far;
  if (outer > far) far = outer;
  // An element of nothing but what is assumed would be followed by another one, without end.
  if (end > p || (end === p && HOOKS[hook]!.way === 'text')) {
    plan.remember(hook, p, { end, far: reached, field, nodes: data.slice(from, n), from });
    return end;
  }
  n = from;
  const repair = plan.repairAt(hook, p, reached);
  if (repair === undefined) return -1;
  const stop = repair.skips ? skipTo(plan, repair, hook, bytes, p, field, depth, reached) : p;
  if (stop < 0) return -1;
  hasNotable = true;
  if (!repair.skips && !repair.isSilent) leaf(${missing} | (hook << ${VARIANT_SHIFT}), p, p);
  plan.remember(hook, p, { end: stop, far: Math.max(reached, far), field, nodes: data.slice(from, n), from });
  return stop;
};

/** Whether the finished tree has an error node. */
const hasErrors = (): boolean => {
${
  remembers
    ? `  if (keptSize > 1) spread();
  keptSize = 1;
`
    : ''
}  for (let i = 4; i < n; i += 4) if (language.errors.includes(data[i]! & ${KIND_MASK})) return true;
  return false;
};

/** Skips to the offset where the grammar continues, and matches a fixed text there. Returns the offset after it, or -1. */
const skipTo = (
  plan: Recovery,
  repair: Repair,
  hook: number,
  bytes: Uint8Array,
  p: number,
  field: number,
  depth: number,
  reached: number,
): number => {
  const to = repair.replaces ? repair.to : plan.search(repair, reached, (other, at) => {
    const size = n;
    const before = far;
    far = at;
    const end = attempt(other, bytes, at, 0, depth);
    const reached = far;
    n = size;
    far = before;
    return { end, reached };
  });
  if (to < 0) return -1;
  leaf(${skipped} | (hook << ${VARIANT_SHIFT}), p, to);
  if (repair.replaces) return to;
  return HOOKS[hook]!.way === 'element' ? to : attempt(hook, bytes, to, field, depth);
};

`);
}

/** Numbers of the kinds of error nodes for recovery: skipped text, and an assumed text. */
function errorKinds({ rules }: Grammar): readonly [skipped: number, missing: number] {
  const [skipped = 0, missing = 0] = [...rules.values()].flatMap(({ isRecovery, kind }) =>
    isRecovery === true && kind !== undefined ? [kind] : [],
  );
  return [skipped, missing];
}
