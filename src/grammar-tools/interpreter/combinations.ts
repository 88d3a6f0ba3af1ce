import type { Choice, PeggyExpression, Repeated, Sequence, Suffixed } from '../../generator/read/peggy-ast.js';
import type { LabelText } from './labels.js';
import type { CoverageSink, FoundNode, Match } from './match.js';

/** Matches a part of an expression at an offset. */
export type MatchPart = (part: PeggyExpression, offset: number) => Match | undefined;

/** Makes an attempt; if it fails, discards the texts that labels matched in it. */
export type MatchStep = (attempt: () => Match | undefined) => Match | undefined;

/** Matches the elements of a sequence in order. */
export function inOrder(e: Sequence, p: number, on: MatchPart): Match | undefined {
  let offset = p;
  const nodes: FoundNode[] = [];
  for (const element of e.elements) {
    const match = on(element, offset);
    if (match === undefined) return undefined;
    offset = match.end;
    for (const node of match.nodes) nodes.push(node);
  }
  return { end: offset, nodes };
}

/** Matches the first alternative of a choice that can. */
export function firstOf(e: Choice, p: number, on: MatchPart, coverage: CoverageSink | undefined): Match | undefined {
  for (const alternative of e.alternatives) {
    const match = on(alternative, p);
    if (match === undefined) continue;
    coverage?.matched(alternative);
    return match;
  }
  return undefined;
}

/** Matches a part as often as possible, with separators between the matches. */
export function repeated(
  e: Suffixed | Repeated,
  p: number,
  on: {
    readonly element: MatchPart;
    readonly separator: MatchPart;
    readonly step: MatchStep;
    readonly labels: ReadonlyMap<string, LabelText>;
  },
  coverage: CoverageSink | undefined,
): Match | undefined {
  const bounds = boundsOf(e, on.labels);
  if (bounds === undefined) return undefined;
  const { min, max } = bounds;
  const delimiter = e.type === 'repeated' ? e.delimiter : null;
  let offset = p;
  let count = 0;
  const nodes: FoundNode[] = [];
  while (count < max) {
    const match = on.step(() => {
      const gap = count > 0 && delimiter !== null ? on.separator(delimiter, offset) : { end: offset, nodes: [] };
      const next = gap && on.element(e.expression, gap.end);
      return next && { end: next.end, nodes: [...gap.nodes, ...next.nodes] };
    });
    if (match === undefined) break;
    offset = match.end;
    for (const node of match.nodes) nodes.push(node);
    count++;
  }
  if (count < min) return undefined;
  coverage?.repeated(e, count);
  return { end: offset, nodes };
}

/**
 * Returns the fewest and the most times that a repeated or optional part matches; `undefined` if one is a label whose
 * text is not a number.
 */
function boundsOf(
  e: Suffixed | Repeated,
  labels: ReadonlyMap<string, LabelText>,
): { readonly min: number; readonly max: number } | undefined {
  if (e.type !== 'repeated') {
    return { min: e.type === 'one_or_more' ? 1 : 0, max: e.type === 'optional' ? 1 : Infinity };
  }
  const numbers = (e.min === null ? [e.max, e.max] : [e.min, e.max]).map(({ type, value }) => {
    if (type !== 'variable') return (value as number | null) ?? Infinity;
    const text = labels.get(value)?.text ?? '';
    return /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  });
  const [min, max] = numbers as [number, number];
  return Number.isNaN(min) || Number.isNaN(max) ? undefined : { min, max };
}
