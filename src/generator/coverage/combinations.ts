import type { ast } from 'peggy';
import type { Expression } from './expression-facts.js';
import type { CoverageSink, FoundNode, Match } from './match.js';

/** Matches a part of an expression at an offset. */
export type MatchPart = (part: Expression, at: number) => Match | undefined;

/** Makes an attempt; if it fails, discards the texts that labels matched in it. */
export type MatchStep = (attempt: () => Match | undefined) => Match | undefined;

/** Matches the elements of a sequence, one after the other. */
export function inOrder(e: ast.Sequence, p: number, on: MatchPart): Match | undefined {
  let at = p;
  const nodes: FoundNode[] = [];
  for (const element of e.elements) {
    const match = on(element, at);
    if (match === undefined) return undefined;
    at = match.end;
    for (const node of match.nodes) nodes.push(node);
  }
  return { end: at, nodes };
}

/** Matches the first alternative of a choice that can. */
export function firstOf(
  e: ast.Choice,
  p: number,
  on: MatchPart,
  coverage: CoverageSink | undefined,
): Match | undefined {
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
  e: ast.Suffixed | ast.Repeated,
  p: number,
  on: { readonly element: MatchPart; readonly separator: MatchPart; readonly step: MatchStep },
  coverage: CoverageSink | undefined,
): Match | undefined {
  const { min, max } = boundsOf(e);
  const delimiter = e.type === 'repeated' ? e.delimiter : null;
  let at = p;
  let count = 0;
  const nodes: FoundNode[] = [];
  while (count < max) {
    const match = on.step(() => {
      const gap = count > 0 && delimiter !== null ? on.separator(delimiter, at) : { end: at, nodes: [] };
      const next = gap && on.element(e.expression, gap.end);
      return next && { end: next.end, nodes: [...gap.nodes, ...next.nodes] };
    });
    if (match === undefined) break;
    at = match.end;
    for (const node of match.nodes) nodes.push(node);
    count++;
  }
  if (count < min) return undefined;
  coverage?.repeated(e, count);
  return { end: at, nodes };
}

/** The fewest and the most times that a repeated or optional part matches. */
function boundsOf(e: ast.Suffixed | ast.Repeated): { readonly min: number; readonly max: number } {
  if (e.type !== 'repeated')
    return { min: e.type === 'one_or_more' ? 1 : 0, max: e.type === 'optional' ? 1 : Infinity };
  const max = (e.max.value as number | null) ?? Infinity;
  return { min: Number(e.min === null ? max : e.min.value), max };
}
