import { plural } from '../../diagnostics/report/summary.js';
import type { GrammarProblem } from '../problem.js';

/** Returns the problems that don't say that code was dropped. */
export const withoutDropped = (problems: readonly GrammarProblem[]): readonly GrammarProblem[] =>
  problems.filter(({ dropped }) => dropped === undefined);

/**
 * Says how much code was dropped, a line for what leaves the language as it is and one for what changes it:
 * `412 actions were dropped: the tree replaces them`.
 */
export function droppedIn(problems: readonly GrammarProblem[]): readonly string[] {
  const all = problems.flatMap(({ dropped }) => dropped ?? []);
  const actions = all.filter(({ code }) => code === 'action').length;
  const blocks = all.filter(({ code }) => code === 'initializer').length;
  const predicates = all.filter(({ code }) => code === 'predicate');
  const rules = new Set(predicates.map(({ rule }) => rule)).size;
  return [
    ...(blocks === 0
      ? []
      : [`${dropped(blocks, 'code block')}: nothing uses what ${blocks === 1 ? 'it defines' : 'they define'}`]),
    ...(actions === 0 ? [] : [`${dropped(actions, 'action')}: the tree replaces them`]),
    ...(rules === 0
      ? []
      : [`${dropped(predicates.length, 'predicate', ` in ${plural(rules, 'rule')}`)}: the language changes`]),
  ];
}

/**
 * Says how many predicates were refused, and what to do about them; nothing if none was:
 * `37 predicates decide which texts match: …`.
 *
 * @param file the path of the grammar
 */
export function refusedIn(problems: readonly GrammarProblem[], file: string): readonly string[] {
  const count = problems.filter(({ code, severity }) => code === 'grammar/predicate' && severity === 'error').length;
  if (count === 0) return [];
  const decide = `${plural(count, 'predicate')} ${count === 1 ? 'decides' : 'decide'} which texts match`;
  return [`${decide}: ludogram migrate ${file} writes the grammar without code, --ignore-predicates drops them`];
}

const dropped = (count: number, what: string, where = ''): string =>
  `${plural(count, what)} ${count === 1 ? 'was' : 'were'} dropped${where}`;
