/** From `src/generator/emit/templates/recovery.ts`. Written by `npm run generate`; don't edit. */
export const RECOVERY = String.raw`// The farthest offset where anything failed, and the repairs for a text that does not match.
var far = 0;
var recovery: recoveryRuntime.Recovery | undefined;

const HOOKS: readonly recoveryRuntime.RecoveryHook[] = [
  //#lines hooks
  { way: 'text', next: -1, stops: ')' },
  //#end
];

/** Matches the part of the grammar at a recovery hook. */
const matchPart = (hook: number, bytes: Uint8Array, p: number, field: number, depthOfPart: number): number => {
  switch (hook) {
    //#lines parts
    case HOOK_NUMBER:
      return inner$Rule(bytes, p, field, depthOfPart);
    //#end
    default:
      return -1;
  }
};

/** Matches a hook in a text that does not match, unless the match is known from an earlier parse. */
const recover = (
  plan: recoveryRuntime.Recovery,
  hook: number,
  bytes: Uint8Array,
  p: number,
  field: number,
  depth: number,
): number => {
  if (p > plan.goal && !plan.isSearching) throw recoveryRuntime.FAR_ENOUGH;
  const from = n;
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
  const open = plan.enter(hook, p, field, depth);
  const stop = matchOrRepair(plan, open, bytes);
  plan.leave(open, stop);
  return stop;
};

/** Matches a hook without a repair if possible, otherwise with one. */
const matchOrRepair = (plan: recoveryRuntime.Recovery, open: recoveryRuntime.OpenHook, bytes: Uint8Array): number => {
  const { hook, offset: p, field, depth } = open;
  const from = n;
  const outer = far;
  far = p;
  const end = matchPart(hook, bytes, p, field, depth);
  const reached = far;
  if (outer > far) far = outer;
  // An element made only of assumed text would repeat forever.
  if (end > p || (end === p && HOOKS[hook]!.way === 'text')) {
    if (plan.isKept(reached)) plan.remember(hook, p, { end, far: reached, field, nodes: data.slice(from, n), from });
    return end;
  }
  n = from;
  const repair = plan.repairAt(hook, p, reached);
  if (repair === undefined) return -1;
  const stop = repair.skips ? skipTo(plan, open, repair, bytes, reached) : p;
  if (stop < 0) return -1;
  hasNotable = true;
  if (!repair.skips && !repair.isSilent) leaf(MISSING | (hook << VARIANT_SHIFT), p, p);
  const farthest = Math.max(reached, far);
  if (plan.isKept(farthest)) {
    plan.remember(hook, p, { end: stop, far: farthest, field, nodes: data.slice(from, n), from });
  }
  return stop;
};

/** Whether the finished tree has an error node. */
const hasErrors = (): boolean => {
  //#if keeps
  if (keptSize > 1) expandReferences();
  keptSize = 1;
  //#end
  for (let i = 4; i < n; i += 4) if (language.errors.includes(data[i]! & KIND_MASK)) return true;
  return false;
};

/**
 * Skips to the offset where the grammar continues, and matches a fixed text there. Returns the offset after it, or -1.
 */
const skipTo = (
  plan: recoveryRuntime.Recovery,
  { hook, offset: p, field, depth }: recoveryRuntime.OpenHook,
  repair: recoveryRuntime.Repair,
  bytes: Uint8Array,
  reached: number,
): number => {
  // prettier-ignore
  const to = repair.replaces ? repair.to : plan.search(repair, reached, (other, at) => {
    const size = n;
    const before = far;
    far = at;
    const end = matchPart(other, bytes, at, 0, depth);
    const result = { end, reached: far };
    n = size;
    far = before;
    return result;
  });
  if (to < 0) return -1;
  leaf(SKIPPED | (hook << VARIANT_SHIFT), p, to);
  if (repair.replaces) return to;
  return HOOKS[hook]!.way === 'element' ? to : matchPart(hook, bytes, to, field, depth);
};
`;

/** From `src/generator/emit/templates/recovery.ts`. Written by `npm run generate`; don't edit. */
export const HOOK = String.raw`const hook$Rule = (bytes: Uint8Array, p: number, field: number /*#if recursive*/, depth: number /*#end*/): number =>
  recovery === undefined
    ? inner$Rule(bytes, p, field /*#if recursive*/, depth /*#end*/)
    : recover(recovery, HOOK_NUMBER, bytes, p, field, DEPTH);
`;
