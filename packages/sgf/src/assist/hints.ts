import { followLines, type Hint, type Path, type Reading } from 'ludogram';
import type { SgfFile } from '../../generated/sgf/nodes.js';
import type { GoPosition } from '../go/rules.js';
import type { SgfCollection, SgfTree } from '../model/model.js';
import { sgfPlayable } from '../replay/playable.js';
import { type SgfStep, sgfSteps } from '../replay/steps.js';

type CollectionReading = Reading<SgfCollection, SgfFile>;

/** Returns hints for the stones that moves capture, in all variations. */
export const hintsOf = (reading: CollectionReading): Hint[] =>
  reading.model.trees.flatMap((tree, i) => hintsOfGame(reading, tree, i));

function hintsOfGame(reading: CollectionReading, tree: SgfTree, index: number): Hint[] {
  const start = sgfPlayable.start(reading.model, index);
  if (!start.ok) return [];
  const hints: Hint[] = [];
  followLines(sgfSteps, tree, start.position, {
    enter: (before) => before,
    play(before, step, line) {
      const after = sgfPlayable.play(before, step)!.position;
      const count = capturesOf(after) - capturesOf(before);
      const offset = count > 0 ? endOfMove(reading, step, ['trees', index, ...line.path]) : undefined;
      if (offset !== undefined) hints.push({ offset, type: 'captures', text: stones(count) });
      return after;
    },
  });
  return hints;
}

/** Returns the number of stones that both players have captured so far. */
const capturesOf = ({ board }: GoPosition): number => board.getCaptures(1) + board.getCaptures(-1);

const stones = (count: number): string => `captures ${count === 1 ? 'a stone' : `${count} stones`}`;

/** Returns the end of the last move of a node. */
function endOfMove(reading: CollectionReading, { node, tree, index }: SgfStep, line: Path): number | undefined {
  const move = node.properties.findLastIndex(({ id }) => id === 'B' || id === 'W');
  return reading.spanOf([...line, ...tree, 'nodes', index, 'properties', move])?.end;
}
