import { choiceOf, type EbnfExpression, type EbnfGrammar, isSame, mapExpression, ungrouped } from './ast.js';

/** The productions with repetitions written for PEG, and how many were written differently. */
export interface RewrittenProductions {
  readonly productions: EbnfGrammar;
  readonly count: number;
}

/**
 * Rewrites repetitions that would take what has to follow them, without a change of meaning: `(b | c)* b` as
 * `(c* b)+`, and `(x y)* x` as `x (y x)*`. PEG gives back nothing that a repetition took.
 */
export function rewriteRepetitions(productions: EbnfGrammar): RewrittenProductions {
  let count = 0;
  const rewritten = productions.map((production) => {
    const body = mapExpression(production.body, (e) => {
      if (e.type !== 'sequence') return e;
      const parts = e.parts.flatMap(inSequence);
      const next = rewrittenParts(parts);
      if (next === undefined) return e;
      count++;
      return { ...e, parts: next };
    });
    return { ...production, body };
  });
  return { productions: rewritten, count };
}

/** Returns the parts of a sequence with the first repetition that can be written differently, and those after it. */
function rewrittenParts(parts: readonly EbnfExpression[]): EbnfExpression[] | undefined {
  for (const [i, part] of parts.entries()) {
    const repeatedPart = repeatedPartOf(part);
    if (repeatedPart === undefined) continue;
    const after = parts.slice(i + 1);
    const found = withoutFollowing(repeatedPart, after) ?? rotated(repeatedPart, after);
    if (found === undefined) continue;
    const rest = after.slice(found.taken);
    return [...parts.slice(0, i), ...found.parts, ...(rewrittenParts(rest) ?? rest)];
  }
  return undefined;
}

interface RepeatedPart {
  readonly inner: EbnfExpression;
  readonly min: number;
  readonly max: number;
}

interface RewrittenParts {
  readonly parts: readonly EbnfExpression[];
  /** Number of parts after the repetition that they replace. */
  readonly taken: number;
}

/** Rewrites `(b | c)* b` as `(c* b)+`. */
function withoutFollowing(
  { inner, min, max }: RepeatedPart,
  after: readonly EbnfExpression[],
): RewrittenParts | undefined {
  const [following] = after;
  if (min > 0 || max !== Infinity || following === undefined) return undefined;
  const repeated = alternativesOf(inner);
  const wanted = alternativesOf(following);
  if (!wanted.every((part) => repeated.some((other) => isSame(part, other)))) return undefined;
  const { start, end } = following;
  const others = repeated.filter((part) => !wanted.some((other) => isSame(part, other)));
  const leading: EbnfExpression[] =
    others.length === 0 ? [] : [{ type: 'repetition', inner: choiceOf(others, inner), start, end }];
  return { parts: [times([...leading, following], { min: 1, max: Infinity })], taken: 1 };
}

/** Rewrites `(x y)* x` as `x (y x)*`, and the same with other bounds. */
function rotated({ inner, min, max }: RepeatedPart, after: readonly EbnfExpression[]): RewrittenParts | undefined {
  const items = inSequence(inner);
  let same = 0;
  while (same < items.length && same < after.length && isSame(items[same]!, after[same]!)) same++;
  if (same === 0 || same === items.length) return undefined;
  const first = items.slice(0, same);
  return { parts: [...first, times([...items.slice(same), ...first], { min, max })], taken: same };
}

function repeatedPartOf(e: EbnfExpression): RepeatedPart | undefined {
  switch (e.type) {
    case 'group':
      return repeatedPartOf(e.inner);
    case 'optional':
      return { inner: ungrouped(e.inner), min: 0, max: 1 };
    case 'repetition':
      return { inner: ungrouped(e.inner), min: 0, max: Infinity };
    case 'times':
      return { inner: ungrouped(e.inner), min: e.min, max: e.max };
    default:
      return undefined;
  }
}

/** Returns the parts of a sequence; anything else is its only part. */
function inSequence(e: EbnfExpression): readonly EbnfExpression[] {
  const inner = ungrouped(e);
  return inner.type === 'sequence' ? inner.parts.flatMap(inSequence) : [inner];
}

/** Returns the alternatives of a choice; anything else is its only one. */
function alternativesOf(e: EbnfExpression): readonly EbnfExpression[] {
  const inner = ungrouped(e);
  return inner.type === 'choice' ? inner.parts.flatMap(alternativesOf) : [inner];
}

function times(parts: readonly EbnfExpression[], { min, max }: Pick<RepeatedPart, 'min' | 'max'>): EbnfExpression {
  const [only, ...others] = parts;
  const span = { start: only!.start, end: parts.at(-1)!.end };
  return {
    type: 'times',
    min,
    max,
    inner: others.length === 0 ? only! : { type: 'sequence', parts, ...span },
    ...span,
  };
}
