import { inTextOrder } from '../../diagnostics/fixes.js';
import { type GrammarFix, type GrammarProblem, GrammarProblems } from '../problem.js';
import { rewritesOf } from './migrate.js';
import type { Rewrite } from './report.js';

/**
 * Returns the problems of grammars, each error about a predicate or a count in code with the edit that writes it
 * without code, if there is one.
 *
 * @param sources the texts of the grammars, by their paths
 */
export function withRewrites(
  problems: readonly GrammarProblem[],
  sources: ReadonlyMap<string, string>,
): readonly GrammarProblem[] {
  const files = new Set(problems.flatMap((problem) => (isRefused(problem) ? (problem.location?.file ?? []) : [])));
  const rewrites = new Map([...files].map((file) => [file, rewritesIn(sources.get(file), file)]));
  return problems.map((problem) => {
    const fix = isRefused(problem) ? rewriteOf(problem, rewrites.get(problem.location?.file ?? '') ?? []) : undefined;
    return fix === undefined ? problem : { ...problem, fix };
  });
}

const isRefused = ({ code, severity, dropped }: GrammarProblem): boolean =>
  code === 'grammar/predicate' && severity === 'error' && dropped === undefined;

/** Returns the rewrites of the code in a grammar; none if its rules can't be read alone. */
function rewritesIn(text: string | undefined, file: string): readonly Rewrite[] {
  if (text === undefined) return [];
  try {
    return rewritesOf(text, file);
  } catch (error) {
    if (error instanceof GrammarProblems) return [];
    throw error;
  }
}

function rewriteOf({ location }: GrammarProblem, rewrites: readonly Rewrite[]): GrammarFix | undefined {
  if (location === undefined) return undefined;
  const { file, start, end } = location;
  const own = rewrites.filter(({ kind, location: at }) =>
    kind === 'count' ? at.start > start && at.end < end : at.start === start && at.end === end,
  );
  const now = own.map((rewrite) => rewrite.now).join('..');
  const declared = own.flatMap(({ externals }) => externals);
  const edits = inTextOrder(own.flatMap((rewrite) => rewrite.edits));
  const overlap = edits.some(({ end: to }, i) => to > (edits[i + 1]?.start ?? to));
  if (own.length === 0 || overlap) return undefined;
  const others = declared.length === 0 ? '' : `, and declare external ${declared.join(', ')}`;
  return { title: `write ${now}${others}`, edits: edits.map((edit) => ({ file, ...edit })) };
}
