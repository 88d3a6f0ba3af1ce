import type { Span } from 'ludogram';
import { sgfDiagnostics as diagnostics } from '../codes.js';
import { PROPERTIES } from '../properties.js';
import type { SgfContext } from '../syntax.js';

/** The properties that describe the move of their node ("Move properties" and "Move annotation properties"). */
const OF_A_MOVE = ['KO', 'BM', 'DO', 'IT', 'TE'];

/** Properties that exclude each other in a node ("Node annotation properties", "Move annotation properties"). */
const EXCLUSIVE = [
  ['BM', 'DO', 'IT', 'TE'],
  ['DM', 'GB', 'GW', 'UC'],
];

/**
 * Checks which properties are together in a node. Reports `sgf/two-moves`, `sgf/no-move`, `sgf/exclusive-properties`
 * and `sgf/mixed-node`.
 *
 * @param seen the names of the properties, in the order of the node
 * @param spanOf returns the span of a name
 */
export function checkCombinations(
  seen: ReadonlyMap<string, unknown>,
  spanOf: (id: string) => Span,
  report: SgfContext['report'],
): void {
  if (seen.size < 2 && !OF_A_MOVE.some((id) => seen.has(id))) return;
  const ids = [...seen.keys()];
  const [, secondMove] = ids.filter((id) => id === 'B' || id === 'W');
  if (secondMove !== undefined) report(diagnostics.report('two-moves', spanOf(secondMove)));
  if (!seen.has('B') && !seen.has('W')) {
    for (const id of OF_A_MOVE) if (seen.has(id)) report(diagnostics.report('no-move', spanOf(id), { id }));
  }
  for (const group of EXCLUSIVE) {
    const [first, ...others] = ids.filter((id) => group.includes(id));
    for (const id of others) {
      report(diagnostics.report('exclusive-properties', spanOf(id), { id, first: first!, all: group.join(', ') }));
    }
  }
  const setup = ids.find((id) => PROPERTIES.get(id)?.group === 'setup');
  if (setup !== undefined && ids.some((id) => PROPERTIES.get(id)?.group === 'move')) {
    report(diagnostics.report('mixed-node', spanOf(setup), { id: setup }));
  }
}
