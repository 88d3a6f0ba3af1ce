import type { TextEdit } from '../../../../diagnostics/index.js';
import { type Change, insertionAt, isSameModel, lineBreakOf, type Path, pathOf } from '../../../../notation/index.js';
import type { GameReading, OtnLine, OtnTurn } from '../model/model.js';
import { writeTurn } from '../print.js';
import { asLines, blockRemovalOf, blockRemovalsOf, insertionAtEnd, separated } from './blocks.js';
import { lineAt, prefixOf, turnPathsIn } from './line-paths.js';
import { turnRenumbering } from './renumber.js';
import { renumberingEdits } from './renumbering-edits.js';

/** Returns the edits that insert, replace or remove a turn of the line at a path, and renumber the turns after it. */
export function turnEdits(change: Change, reading: GameReading, path: Path): TextEdit[] | undefined {
  const { tree, model } = reading;
  const span = reading.spanOf(pathOf(change));
  const renumbering = turnRenumbering(model, change);
  const numbers = renumbering === undefined ? [] : renumberingEdits(reading, renumbering);
  if ('remove' in change) {
    return span && [...blockRemovalOf(tree, span), ...numbers, ...firstDotEdits(change.remove, reading)];
  }
  const written = asLines(tree.text, [writeTurn(change.value as OtnTurn, prefixOf(reading, path))]);
  if ('replace' in change) return span && [{ ...span, text: separated(tree.text, span.end, written) }];
  if (span !== undefined) return [...insertionAt(span.start, written + lineBreakOf(tree.text)), ...numbers];
  return turnsAtEnd([written], reading, path);
}

/** Returns the edits that give the line at a path other turns: those that differ are replaced, removed or added. */
export function turnListEdits(turns: readonly OtnTurn[], reading: GameReading, path: Path): TextEdit[] | undefined {
  const { text } = reading.tree;
  const old = lineAt(reading.model, path)?.turns ?? [];
  const spans = old.map((_, i) => reading.spanOf([...path, 'turns', i]));
  if (!spans.every((span) => span !== undefined)) return undefined;
  const prefix = prefixOf(reading, path);
  const written = turns.map((turn) => asLines(text, [writeTurn(turn, prefix)]));
  const replaced = spans.flatMap((span, i) =>
    i >= turns.length || isSameModel(old[i], turns[i]) ? [] : { ...span, text: separated(text, span.end, written[i]!) },
  );
  const removed = blockRemovalsOf(reading.tree, spans.slice(turns.length));
  const added = written.slice(old.length);
  return [...replaced, ...removed, ...(added.length === 0 ? [] : turnsAtEnd(added, reading, path))];
}

/** Returns the edits that add turns to the line at a path. */
function turnsAtEnd(written: readonly string[], reading: GameReading, path: Path): TextEdit[] {
  const { tree, model } = reading;
  const line = lineAt(model, path);
  const last = line && reading.spanOf([...path, 'turns', line.turns.length - 1]);
  if (line === undefined || last === undefined) return insertionAtEnd(tree.text, written.join(lineBreakOf(tree.text)));
  const end = branchTurnPaths(line, path).reduce(
    (latest, turn) => Math.max(latest, reading.spanOf(turn)?.end ?? 0),
    last.end,
  );
  const gap = gapBefore(reading, path, line);
  return insertionAt(end, gap + separated(tree.text, end, written.join(gap)));
}

/** Returns the paths of the turns of all variations on moves of the last turn of a line. */
const branchTurnPaths = ({ turns, variations }: OtnLine, path: Path): Path[] =>
  variations.flatMap((variation, i) =>
    variation.turn === turns.at(-1)?.number ? turnPathsIn(variation, [...path, 'variations', i]) : [],
  );

/** Returns the white space before the last turn of a line, if it has several; otherwise a line break. */
function gapBefore(reading: GameReading, path: Path, { turns }: OtnLine): string {
  const { text } = reading.tree;
  const last = turns.length < 2 ? undefined : reading.spanOf([...path, 'turns', turns.length - 1]);
  if (last === undefined) return lineBreakOf(text);
  return text.slice(text.slice(0, last.start).trimEnd().length, last.start);
}

/**
 * Returns the edits that add a dot to the number of the turn after the removed one, if it has neither moves nor a dot:
 * without one, a number alone isn't read as the first turn of a game.
 */
function firstDotEdits([list, index]: Path, reading: GameReading): TextEdit[] {
  const next = list === 'turns' && index === 0 ? reading.model.turns[1] : undefined;
  const span = next?.moves.length === 0 ? reading.spanOf(['turns', 1, 'number']) : undefined;
  return span === undefined || reading.tree.text.slice(span.start, span.end).includes('.')
    ? []
    : insertionAt(span.end, '.');
}
