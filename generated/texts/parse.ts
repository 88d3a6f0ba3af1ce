/** From `src/generator/emit/templates/parse.ts`. Written by `npm run generate`; don't edit. */
export const PARSE = String.raw`/** The start rules, and the type of the root that each makes. */
export interface Roots {
  //#lines roots
  Start: undefined;
  //#end
}

/**
 * Reads a text as START_RULES. Never throws: what can't be read becomes error nodes.
 */
export function parse<Start extends keyof Roots = FirstStart>(
  source: string,
  //#if !accepts
  //: options: ParseOptions<Start> = {},
  //#end
  //#if accepts
  options: ParseOptions<Start> & {
    readonly predicates: {
      //#lines predicates
      readonly [name: string]: Predicate;
      //#end
    };
  },
  //#end
): Tree<Roots[Start], NodesByKind> {
  //#if accepts
  predicates = predicatesOf(PREDICATES, options);
  //#end
  const { arena } = options;
  const start: keyof Roots = options.start ?? FIRST_START;
  input = encode(source, arena?.bytes ?? input, ALPHABET);
  //#if text
  text = source;
  //#end
  end = source.length;
  data = acquireTreeData(end, arena);
  //#if nests
  maxDepth = options.depthLimit ?? DEFAULT_DEPTH_LIMIT;
  stackDepth = STACK_DEPTH;
  limit = Math.min(maxDepth, stackDepth);
  deepest = 0;
  //#end
  //#if columnOf
  lineFrom = 0;
  lineTo = 0;
  //#end
  //#lines resets
  resetSearches();
  //#end
  n = 4;
  hasNotable = false;
  //#if tailCalls
  next = 0;
  //#end
  //#if keeps
  keptSize = 1;
  //#end
  //#if remembers
  //#if countsCalls
  calls = FIRST_CALLS;
  //#end
  //#if grows
  memo = new Int32Array((end + 1) * MEMO_RULES);
  growing = 0;
  usedLevel = NO_LEVEL;
  //#end
  //#end
  //#lines document
  document(start);
  //#end
  //#if keeps
  if (keptSize > 1) expandReferences();
  kept = NO_DATA;
  //#end
  //#if nests
  parts = undefined;
  //#end
  //#if remembers
  memo = NO_DATA;
  //#if recovers
  memoFar = NO_DATA;
  //#end
  //#end
  data[0] = DOCUMENT;
  data[1] = 0;
  data[2] = end;
  data[3] = n;
  const tree = new Tree<Roots[Start], NodesByKind>(language, source, data, n, start, hasNotable);
  //#if accepts
  tree.predicates = predicates;
  predicates = {};
  //#end
  if (arena === undefined) commitTreeData(data, n);
  else {
    arena.data = data;
    arena.bytes = input;
  }
  if (arena !== undefined || input.length > 65536) input = NO_BYTES;
  data = NO_DATA;
  //#if text
  text = '';
  //#end
  return tree;
}

//#if !recovers
//: /** Matches the start rule; the rest of the text becomes an error node. */
//#end
//#if recovers
/** Matches the start rule; the rest of the text becomes an error node. Returns whether it matched the whole text. */
//#end
function document(start: keyof Roots): DocumentResult {
  const p = startAt0(start);
  if (p < 0) n = 4;
  if (p < end) {
    hasNotable = true;
    leaf(UNPARSED_ERROR, Math.max(p, 0), end);
  }
  //#if recovers
  return p === end;
  //#end
}

//#if nests
/** Discards the state of a parse that ended too early. */
function beginAgain(): void {
  //#if tailCalls
  next = 0;
  //#end
  //#if grows
  memo.fill(0);
  growing = 0;
  usedLevel = NO_LEVEL;
  //#end
}

/** A part of the text that is too deep to be read together with the text around it. */
interface Part {
  readonly rule: number;
  readonly at: number;
  readonly depth: number;
}

/**
 * Matches the start rule like ${'`'}document${'`'}, however deep the text nests: reads parts that are too deep for the stack
 * first.
 */
function documentInParts(start: keyof Roots): DocumentResult {
  // The parts to read, each before the one that it is in: the innermost is last.
  const waiting: Part[] = [];
  isCut = false;
  for (;;) {
    const part = waiting.at(-1);
    outerRule = part?.rule ?? 0;
    outerDepth = part?.depth ?? 0;
    try {
      if (part === undefined) return document(start);
      nested(part.rule, input, part.at, 0, 0);
      waiting.pop();
    } catch (error) {
      if (error === TOO_DEEP) {
        if (innerRule < 0) return documentUpToLimit(start, waiting);
        waiting.push({ rule: innerRule, at: innerAt, depth: innerDepth });
      } else if (error instanceof RangeError) {
        if (stackDepth < MIN_STACK_DEPTH) {
          maxDepth = -1;
          return documentUpToLimit(start, []);
        }
        stackDepth >>= 1;
      } else throw error;
    }
    limit = -1;
    parts ??= new Map();
    beginAgain();
    n = 4;
  }
}

/**
 * Reads the text up to the limit of nesting, from the outermost waiting part to the innermost.
 *
 * @throws ${'`'}TOO_DEEP${'`'}
 */
function documentUpToLimit(start: keyof Roots, waiting: readonly Part[]): never {
  isCut = true;
  n = 4;
  for (const part of [undefined, ...waiting]) {
    beginAgain();
    outerRule = part?.rule ?? 0;
    outerDepth = part?.depth ?? 0;
    try {
      if (part === undefined) document(start);
      else byNumber(part.rule, input, part.at, innerField, 0);
    } catch (error) {
      if (error === TOO_DEEP) continue;
      if (!(error instanceof RangeError)) throw error;
      n = 4;
      deepest = 0;
    }
  }
  throw TOO_DEEP;
}

//#end
//#if recovers
/** Discards the state of the last parse before the text is read again from an offset. */
function startOver(at: number): void {
  n = 4;
  far = at;
  hasNotable = false;
  //#if nests
  deepest = 0;
  //#end
  //#if tailCalls
  next = 0;
  //#end
  //#if remembers
  //#if countsCalls
  calls = FIRST_CALLS;
  //#end
  //#if grows
  if (memo.length === 0) memo = new Int32Array((end + 1) * MEMO_RULES);
  //#end
  memo.fill(0, memoLow * MEMO_RULES, (memoHigh + 1) * MEMO_RULES);
  //#if grows
  if (memoFar.length === 0) memoFar = new Int32Array(memo.length);
  growing = 0;
  usedLevel = NO_LEVEL;
  //#end
  memoLow = end;
  memoHigh = 0;
  //#end
}

/** Reads the text once: returns the farthest offset where anything failed, or ${'`'}true${'`'} if all of it is read. */
function parseOnce(start: keyof Roots): number | true {
  startOver(0);
  try {
    //#if nests
    return (recovery === undefined ? documentInParts(start) : document(start)) || far;
    //#end
    //#if !nests
    //: return document(start) || far;
    //#end
  } catch (error) {
    if (error === recoveryRuntime.FAR_ENOUGH) return end;
    //#if !nests
    //: throw error;
    //#end
    //#if nests
    if (error !== TOO_DEEP && !(error instanceof RangeError)) throw error;
    //#if opens
    closeAll(deepest);
    //#end
    //#if !opens
    //: n = 4;
    //#end
    hasNotable = true;
    leaf(TOO_DEEP_ERROR, deepest, end);
    return -1;
    //#end
  }
}

/** Reads the part of the text that a hook is for. */
function parsePart(plan: recoveryRuntime.Recovery, open: recoveryRuntime.OpenHook): recoveryRuntime.Attempt {
  startOver(open.offset);
  try {
    return { end: recover(plan, open.hook, input, open.offset, open.field, open.depth), reached: far };
  } catch (error) {
    if (error === recoveryRuntime.FAR_ENOUGH) return { end: -1, reached: Number.POSITIVE_INFINITY };
    //#if nests
    if (error === TOO_DEEP || error instanceof RangeError) return { end: -1, reached: -1 };
    //#end
    throw error;
  }
}

//#end
function startAt0(start: keyof Roots): number {
  switch (start) {
    //#lines starts
    case 'Start':
      return $Rule(input, 0, 0, 0);
    //#end
  }
}`;

/** From `src/generator/emit/templates/parse.ts`. Written by `npm run generate`; don't edit. */
export const LIMITED = String.raw`  try {
    documentInParts(start);
  } catch (error) {
    if (error !== TOO_DEEP) throw error;
    //#if opens
    closeAll(deepest);
    //#end
    //#if !opens
    //: n = 4;
    //#end
    hasNotable = true;
    leaf(TOO_DEEP_ERROR, deepest, end);
  }`;

/** From `src/generator/emit/templates/parse.ts`. Written by `npm run generate`; don't edit. */
export const RECOVERING = String.raw`  recovery = undefined;
  const outcome = parseOnce(start);
  if (outcome !== true && outcome >= 0) {
    //#if nests
    const read = data[n - 3]!;
    const allowed = maxDepth;
    // Trials read parts of the text, so each of them must fit on the stack.
    maxDepth = Math.min(maxDepth, stackDepth);
    limit = maxDepth;
    outerDepth = 0;
    parts = undefined;
    //#end
    const plan: recoveryRuntime.Recovery = new recoveryRuntime.Recovery(HOOKS, source, {
      whole: () => parseOnce(start),
      part: (open) => parsePart(plan, open),
      hasErrors,
    });
    recovery = plan;
    //#if nests
    const isTooDeep = plan.run() === -1;
    //#end
    //#if !nests
    //: plan.run();
    //#end
    recovery = undefined;
    //#if nests
    maxDepth = allowed;
    limit = Math.min(allowed, stackDepth);
    // Without recovery, the parser got farther.
    if (isTooDeep && data[n - 3]! < read) parseOnce(start);
    //#end
    hasNotable = true;
  }`;
