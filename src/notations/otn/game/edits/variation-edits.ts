import type { Span, TextEdit } from '../../../../diagnostics/index.js';
import { type Change, isSameModel, lineBreakOf, type Path, pathOf, removalOf } from '../../../../notation/index.js';
import { printStep, STEP } from '../addresses/steps.js';
import type { GameReading, OtnGame, OtnVariation } from '../model/model.js';
import { writeTurn } from '../print.js';
import { walkTurns } from '../turns/game-tree.js';
import { asLines, blockRemovalOf, blockRemovalsOf, insertionAtEnd, separated } from './blocks.js';
import { lineAt, prefixOf, turnPathsAt, variationsTo } from './line-paths.js';

/**
 * Returns the edits that insert, replace or remove the variation at a path, or change a member of it.
 *
 * @param changed the game after the change
 */
export function variationEdits(
  change: Change,
  reading: GameReading,
  changed: OtnGame,
  path: Path,
): TextEdit[] | undefined {
  const member = pathOf(change)[path.length];
  if (member === undefined && 'remove' in change) return variationRemoval(reading, path);
  const variation = variationsTo(changed, path).at(-1)!;
  if (member === undefined && 'insert' in change) return variationInsertion(variation, reading, path);
  const isInStep = member === 'turn' || member === 'letter' || member === 'variation';
  return isInStep ? stepEdits(variation, reading, path) : variationReplacement(variation, reading, path);
}

/** Returns the edits that give the line at a path other variations. Variations with the same step are the same ones. */
export function variationListEdits(changed: OtnGame, reading: GameReading, path: Path): TextEdit[] {
  const { tree } = reading;
  const variationsOf = (game: OtnGame): readonly OtnVariation[] => lineAt(game, path)?.variations ?? [];
  const [old, wanted] = [variationsOf(reading.model), variationsOf(changed)];
  const steps = new Map(wanted.map((variation) => [printStep(variation), variation]));
  const removed = old.flatMap((variation, i) =>
    steps.has(printStep(variation)) ? [] : spansOf(reading, [...path, 'variations', i]),
  );
  const replaced = old.flatMap((variation, i) => {
    const variationPath = [...path, 'variations', i];
    const step = printStep(variation);
    const wantedVariation = steps.get(step);
    steps.delete(step);
    return wantedVariation === undefined || isSameModel(variation, wantedVariation)
      ? []
      : (variationReplacement(wantedVariation, reading, variationPath) ?? []);
  });
  const added = [...steps.values()].map((variation) =>
    writtenVariation(variation, reading, [...path, 'variations', wanted.indexOf(variation)]),
  );
  const lineBreak = lineBreakOf(tree.text);
  return [
    ...replaced,
    ...blockRemovalsOf(tree, removed),
    ...(added.length === 0 ? [] : insertionAtEnd(tree.text, added.join(lineBreak.repeat(2)))),
  ];
}

/** Returns the edits that insert a variation at a path. */
const variationInsertion = (variation: OtnVariation, reading: GameReading, path: Path): TextEdit[] =>
  insertionAtEnd(reading.tree.text, writtenVariation(variation, reading, path));

/** Returns the edits that remove the variation at a path. */
const variationRemoval = (reading: GameReading, path: Path): TextEdit[] =>
  spansOf(reading, path).flatMap((span) => blockRemovalOf(reading.tree, span));

/** Returns the edits that write a variation in place of the one at a path; `undefined` if that has no text. */
function variationReplacement(variation: OtnVariation, reading: GameReading, path: Path): TextEdit[] | undefined {
  const { tree } = reading;
  const [first, ...rest] = spansOf(reading, path).sort((a, b) => a.start - b.start);
  return (
    first && [
      { ...first, text: separated(tree.text, first.end, writtenVariation(variation, reading, path)) },
      ...rest.flatMap((span) => removalOf(tree, span)),
    ]
  );
}

/** Writes a variation at a path, with the steps before it as the text writes them. */
function writtenVariation(variation: OtnVariation, reading: GameReading, path: Path): string {
  const prefix = prefixOf(reading, path.slice(0, -2));
  const turns = walkTurns({ turns: [], variations: [variation] });
  return asLines(
    reading.tree.text,
    Array.from(turns, (turn) => writeTurn(turn.turn, prefix + turn.prefix)),
  );
}

/** Returns the span of the variation at a path or, if its turns are apart, the span of each. */
function spansOf(reading: GameReading, path: Path): Span[] {
  const whole = reading.spanOf(path);
  return whole === undefined ? turnPathsAt(reading, path).flatMap((turn) => reading.spanOf(turn) ?? []) : [whole];
}

/** Returns the edits that write the step of a variation at a path into the address of each of its turns. */
const stepEdits = (variation: OtnVariation, reading: GameReading, path: Path): TextEdit[] =>
  turnPathsAt(reading, path).flatMap((turn) => stepEdit(reading, turn, path.length / 2 - 1, printStep(variation)));

/** Returns the edits that replace a step in the address of a turn. */
function stepEdit(reading: GameReading, turn: Path, depth: number, text: string): TextEdit[] {
  const span = reading.spanOf([...turn, 'number']);
  if (span === undefined) return [];
  const step = [...reading.tree.text.slice(span.start, span.end).matchAll(STEP)][depth];
  if (step === undefined) return [];
  const start = span.start + step.index;
  return [{ start, end: start + step[0].length, text }];
}
