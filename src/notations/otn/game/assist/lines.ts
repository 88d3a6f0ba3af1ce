import type { Node } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { memoizeByObject } from '../../../../notation/assist/memoize.js';
import { partAt, type Path, walkLines } from '../../../../notation/index.js';
import { letterIndex } from '../addresses/steps.js';
import type { GameReading, OtnGame, OtnLine, OtnTurn, OtnVariation } from '../model/model.js';
import { otnTree } from '../turns/game-tree.js';

/** Returns the span of each turn and its path in the model, in the order of the text. */
const turnsOnce = memoizeByObject((reading: GameReading): readonly { readonly span: Span; readonly path: Path }[] => {
  const turns: { span: Span; path: Path }[] = [];
  for (const walked of walkLines<OtnLine>(otnTree, reading.model)) {
    for (const i of walked.line.turns.keys()) {
      const path = [...walked.path, 'turns', i];
      const span = reading.spanOf(path);
      if (span !== undefined) turns.push({ span, path });
    }
  }
  return turns.sort((a, b) => a.span.start - b.span.start);
});

/** Returns the path of the last turn that begins at or before an offset. */
export const turnPathAt = (reading: GameReading, offset: number): Path | undefined =>
  turnsOnce(reading).findLast(({ span }) => span.start <= offset)?.path;

/**
 * Returns a model whose main line follows the variations to a turn, up to its last move that begins at or before an
 * offset.
 */
export function lineThrough(reading: GameReading, turnPath: Path, offset: number): OtnGame {
  const { model } = reading;
  let line: OtnLine = model;
  let turns: readonly OtnTurn[] = [];
  let pathIndex = 0;
  for (; turnPath[pathIndex] === 'variations'; pathIndex += 2) {
    const variation: OtnVariation | undefined = line.variations[Number(turnPath[pathIndex + 1])];
    if (variation === undefined) break;
    turns = [...turns, ...turnsBefore(line, variation)];
    line = variation;
  }
  const index = Number(turnPath[pathIndex + 1]);
  const last = line.turns[index];
  const own = line.turns.slice(0, index);
  const moves = (last?.moves ?? []).filter((_, i) => (reading.spanOf([...turnPath, 'moves', i])?.start ?? 0) <= offset);
  const end = last === undefined ? [] : [{ ...last, moves }];
  return { ...model, turns: [...turns, ...own, ...end], variations: [] };
}

/** Returns the turns of a line before the move that a variation replaces. */
function turnsBefore({ turns }: OtnLine, { turn, letter }: OtnVariation): OtnTurn[] {
  const index = turns.findIndex(({ number }) => number === turn);
  if (index === -1) return [...turns];
  const last = turns[index]!;
  const moves = last.moves.slice(0, letterIndex(letter));
  return [...turns.slice(0, index), ...(moves.length === 0 ? [] : [{ ...last, moves, comments: [] }])];
}

/**
 * Returns the span of the move that a variation replaces. The variation is the one whose step is at an offset of an
 * address; otherwise the innermost one. If the line has no such move, returns the span of the move before it.
 */
export function replacedMove(reading: GameReading, address: Node, offset: number): Span | undefined {
  const path = turnPathAt(reading, address.start);
  if (path === undefined) return undefined;
  const steps = address.children.filter(({ fieldName }) => fieldName === 'steps');
  const step = steps.findIndex(({ start, end }) => start <= offset && offset < end);
  const depth = Math.min(step === -1 ? steps.length : step + 1, path.filter((key) => key === 'variations').length);
  if (depth === 0) return undefined;
  const parentPath = path.slice(0, 2 * (depth - 1));
  const parent = partAt(reading.model, parentPath) as OtnLine;
  const { turn, letter } = partAt(reading.model, path.slice(0, 2 * depth)) as OtnVariation;
  const foundIndex = parent.turns.findIndex(({ number }) => number === turn);
  const turnIndex = foundIndex === -1 ? parent.turns.length - 1 : foundIndex;
  const turnPath = [...parentPath, 'turns', turnIndex];
  return reading.spanOf([...turnPath, 'moves', letterIndex(letter)]) ?? reading.spanOf(turnPath);
}
