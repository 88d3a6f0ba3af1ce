import { partAt, type Path, walkLines } from '../../../../notation/index.js';
import { printSteps, STEP } from '../addresses/steps.js';
import type { GameReading, OtnGame, OtnLine, OtnVariation } from '../model/model.js';
import { otnTree } from '../turns/game-tree.js';

/** Returns the line at a path; `undefined` if there is none. */
export const lineAt = (game: OtnGame, path: Path): OtnLine | undefined => partAt(game, path) as OtnLine | undefined;

/** Returns the variations that lead to the line at a path, the line itself last. */
export function variationsTo(game: OtnGame, path: Path): OtnVariation[] {
  const out: OtnVariation[] = [];
  let line: OtnLine = game;
  for (let i = 1; i < path.length; i += 2) {
    const variation: OtnVariation | undefined = line.variations[Number(path[i])];
    if (variation === undefined) break;
    out.push(variation);
    line = variation;
  }
  return out;
}

/** Returns the paths of all turns of a line and of the variations that branch off it. */
export const turnPathsIn = (line: OtnLine, path: Path): Path[] =>
  [...walkLines<OtnLine>(otnTree, line)].flatMap((walked) =>
    walked.line.turns.map((_, i): Path => [...path, ...walked.path, 'turns', i]),
  );

/** Returns the paths of all turns of the variation at a path and of the variations that branch off it. */
export const turnPathsAt = ({ model }: GameReading, path: Path): Path[] => turnPathsIn(lineAt(model, path)!, path);

/** Returns the steps before the turn numbers of a line, as the text writes them if it has a turn of the line. */
export function prefixOf(reading: GameReading, path: Path): string {
  const line = lineAt(reading.model, path);
  const [turn] = line === undefined ? [] : turnPathsIn(line, path);
  const span = turn && reading.spanOf([...turn, 'number']);
  if (span === undefined) return printSteps(variationsTo(reading.model, path));
  const steps = reading.tree.text.slice(span.start, span.end).match(STEP) ?? [];
  return steps.slice(0, path.length / 2).join('');
}
