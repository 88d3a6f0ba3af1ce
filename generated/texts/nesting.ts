/** From `src/generator/emit/templates/nesting.ts`. Written by `npm run generate`; don't edit. */
export const NESTING = String.raw`// The largest allowed depth, and the depth that is read in one go.
var maxDepth = 0;
var stackDepth = 0;
// The depth around the part that is being read, and the rule of that part. Only the rules of its cycle count that
// depth: a call that does not lead back starts counting again.
var outerDepth = 0;
var outerRule = 0;
// For each rule that nests, a number for its cycle.
const CYCLES: readonly number[] = [CYCLE_NUMBERS];
// The part to read first: rule, offset, field and depth. There is none if its depth is not allowed.
var innerRule = -1;
var innerAt = 0;
var innerField = 0;
var innerDepth = 0;
// The matches of rules that nest, by offset and rule, or -1. Only a text that nests too deeply for the stack has them.
var parts: Map<number, number> | undefined;
//#if recovers
var partsFar = new Map<number, number>();
//#end
// Whether nodes that are open at the limit stay in the tree.
var isCut = false;

const byNumber = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  switch (rule) {
    //#lines rules
    case RULE_NUMBER:
      return inner$Rule(bytes, p, field, depth);
    //#end
    default:
      return -1;
  }
};

//#if grows
/**
 * Whether any rule is growing its match at an offset. Until it has grown, other rules may not have their final matches
 * there.
 */
const isGrowing = (p: number): boolean => {
  for (let slot = p * MEMO_RULES; slot < (p + 1) * MEMO_RULES; slot++) {
    const entry = memo[slot]!;
    if (entry > 0 && kept[entry + 2]! > 0) return true;
  }
  return false;
};

//#end
/** Matches a rule whose depth is beyond ${'`'}limit${'`'}. */
const nested = (rule: number, bytes: Uint8Array, p: number, field: number, depth: number): number => {
  innerRule = -1;
  deepest = p;
  const full = CYCLES[rule] === CYCLES[outerRule] ? outerDepth + depth : depth;
  if (full > maxDepth) throw TOO_DEEP;
  //#if grows
  if (isGrowing(p)) return byNumber(rule, bytes, p, field, depth);
  //#end
  const key = p * NESTING_RULES + rule;
  const known = parts?.get(key);
  //#if recovers
  if (known !== undefined) far = Math.max(far, partsFar.get(key)!);
  //#end
  if (known !== undefined) return known < 0 ? -1 : recall(known, field);
  if (depth > stackDepth) {
    innerRule = rule;
    innerAt = p;
    innerField = field;
    innerDepth = full;
    throw TOO_DEEP;
  }
  if (parts === undefined || isCut) return byNumber(rule, bytes, p, field, depth);
  //#if recovers
  const outer = far;
  far = p;
  //#end
  const from = n;
  const stop = byNumber(rule, bytes, p, INHERITED, depth);
  //#if recovers
  partsFar.set(key, far);
  far = Math.max(far, outer);
  //#end
  const entry = stop < 0 ? -1 : remember(from, stop);
  parts.set(key, entry);
  return stop < 0 ? -1 : recall(entry, field);
};
`;

/** From `src/generator/emit/templates/nesting.ts`. Written by `npm run generate`; don't edit. */
export const NESTING_RULE = String.raw`/** Matches ${'`'}Rule${'`'}, which takes a level of nesting. */
const nesting$Rule = (bytes: Uint8Array, p: number, field: number, depth: number): number =>
  depth > limit ? nested(RULE_NUMBER, bytes, p, field, depth) : inner$Rule(bytes, p, field, depth);
`;
