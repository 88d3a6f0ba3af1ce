import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import type { Tree } from '../../../../cst/index.js';
import type { Span, TextEdit } from '../../../../diagnostics/index.js';
import { contentStart } from '../../../../notation/edit/text-edits.js';
import {
  type Change,
  insertionAt,
  isSameModel,
  lineBreakOf,
  type Path,
  pathOf,
  type Reading,
  removalOf,
  type Renumbering,
  walkLines,
} from '../../../../notation/index.js';
import { printStep, printSteps, STEP } from '../addresses/steps.js';
import type { OtnGame, OtnLine, OtnTurn, OtnVariation } from '../model/model.js';
import { writeTurn } from '../print.js';
import { otnTree, walkTurns } from '../turns/tree.js';
import { lineAt, turnOn, turnRenumbering, variationsTo } from './renumber.js';

type Source = Reading<OtnGame, GameRecord>;

/** Returns the edits that insert, replace or remove a turn of the line at a path, and renumber the turns after it. */
export function turnEdits(change: Change, reading: Source, path: Path): TextEdit[] | undefined {
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
export function turnListEdits(turns: readonly OtnTurn[], reading: Source, path: Path): TextEdit[] | undefined {
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
function turnsAtEnd(written: readonly string[], reading: Source, path: Path): TextEdit[] {
  const { tree, model } = reading;
  const line = lineAt(model, path);
  const last = line && reading.spanOf([...path, 'turns', line.turns.length - 1]);
  if (line === undefined || last === undefined) return atEnd(tree.text, written.join(lineBreakOf(tree.text)));
  const end = variationsOfLastTurn(line, path).reduce(
    (latest, turn) => Math.max(latest, reading.spanOf(turn)?.end ?? 0),
    last.end,
  );
  const gap = gapBefore(reading, path, line);
  return insertionAt(end, gap + separated(tree.text, end, written.join(gap)));
}

/** Returns the paths of the turns of all variations on moves of the last turn of a line. */
const variationsOfLastTurn = ({ turns, variations }: OtnLine, path: Path): Path[] =>
  variations.flatMap((variation, i) =>
    variation.turn === turns.at(-1)?.number ? turnPathsIn(variation, [...path, 'variations', i]) : [],
  );

/** Returns the paths of all turns of a line and of the variations that branch off it. */
const turnPathsIn = (line: OtnLine, path: Path): Path[] =>
  [...walkLines<OtnLine>(otnTree, line)].flatMap((walked) =>
    walked.line.turns.map((_, i): Path => [...path, ...walked.path, 'turns', i]),
  );

/** Returns the paths of all turns of the variation at a path and of the variations that branch off it. */
const turnPathsAt = ({ model }: Source, path: Path): Path[] => turnPathsIn(lineAt(model, path)!, path);

/** Returns the white space before the last turn of a line, if it has several; otherwise a line break. */
function gapBefore(reading: Source, path: Path, { turns }: OtnLine): string {
  const { text } = reading.tree;
  const last = turns.length < 2 ? undefined : reading.spanOf([...path, 'turns', turns.length - 1]);
  if (last === undefined) return lineBreakOf(text);
  return text.slice(text.slice(0, last.start).trimEnd().length, last.start);
}

/**
 * Returns the edits that add a dot to the number of the turn after the removed one, if it has neither moves nor a dot:
 * without one, a number alone isn't read as the first turn of a game.
 */
function firstDotEdits([list, index]: Path, reading: Source): TextEdit[] {
  const next = list === 'turns' && index === 0 ? reading.model.turns[1] : undefined;
  const span = next?.moves.length === 0 ? reading.spanOf(['turns', 1, 'number']) : undefined;
  return span === undefined || reading.tree.text.slice(span.start, span.end).includes('.')
    ? []
    : insertionAt(span.end, '.');
}

/**
 * Returns the edits that insert, replace or remove the variation at a path, or change a member of it.
 *
 * @param changed the game after the change
 */
export function variationEdits(change: Change, reading: Source, changed: OtnGame, path: Path): TextEdit[] | undefined {
  const member = pathOf(change)[path.length];
  if (member === undefined && 'remove' in change) return variationRemoval(reading, path);
  const variation = variationsTo(changed, path).at(-1)!;
  if (member === undefined && 'insert' in change) return variationInsertion(variation, reading, path);
  const isInStep = member === 'turn' || member === 'letter' || member === 'variation';
  return isInStep ? stepEdits(variation, reading, path) : variationReplacement(variation, reading, path);
}

/** Returns the edits that give the line at a path other variations. Variations with the same step are the same ones. */
export function variationListEdits(changed: OtnGame, reading: Source, path: Path): TextEdit[] {
  const { tree } = reading;
  const variationsOf = (game: OtnGame): readonly OtnVariation[] => lineAt(game, path)?.variations ?? [];
  const [old, wanted] = [variationsOf(reading.model), variationsOf(changed)];
  const steps = new Map(wanted.map((variation) => [printStep(variation), variation]));
  const removed = old.flatMap((variation, i) =>
    steps.has(printStep(variation)) ? [] : spansOf(reading, [...path, 'variations', i]),
  );
  const replaced = old.flatMap((variation, i) => {
    const at = [...path, 'variations', i];
    const step = printStep(variation);
    const left = steps.get(step);
    steps.delete(step);
    return left === undefined || isSameModel(variation, left) ? [] : (variationReplacement(left, reading, at) ?? []);
  });
  const added = [...steps.values()].map((variation) =>
    writtenVariation(variation, reading, [...path, 'variations', wanted.indexOf(variation)]),
  );
  const lineBreak = lineBreakOf(tree.text);
  return [
    ...replaced,
    ...blockRemovalsOf(tree, removed),
    ...(added.length === 0 ? [] : atEnd(tree.text, added.join(lineBreak.repeat(2)))),
  ];
}

/** Returns the edits that insert a variation at a path. */
const variationInsertion = (variation: OtnVariation, reading: Source, path: Path): TextEdit[] =>
  atEnd(reading.tree.text, writtenVariation(variation, reading, path));

/** Returns the edits that remove the variation at a path. */
const variationRemoval = (reading: Source, path: Path): TextEdit[] =>
  spansOf(reading, path).flatMap((span) => blockRemovalOf(reading.tree, span));

/** Returns the edits that remove turns. Turns with only white space between them are removed as one. */
function blockRemovalsOf(tree: Tree, spans: readonly Span[]): TextEdit[] {
  const blocks: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = blocks.at(-1);
    const isNext = last !== undefined && tree.text.slice(last.end, span.start).trim() === '';
    if (isNext) blocks[blocks.length - 1] = { start: last.start, end: span.end };
    else blocks.push(span);
  }
  return blocks.flatMap((block) => blockRemovalOf(tree, block));
}

/** Returns the edits that write a variation in place of the one at a path; `undefined` if that has no text. */
function variationReplacement(variation: OtnVariation, reading: Source, path: Path): TextEdit[] | undefined {
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
function writtenVariation(variation: OtnVariation, reading: Source, path: Path): string {
  const prefix = prefixOf(reading, path.slice(0, -2));
  const turns = walkTurns({ turns: [], variations: [variation] });
  return asLines(
    reading.tree.text,
    Array.from(turns, (turn) => writeTurn(turn.turn, prefix + turn.prefix)),
  );
}

/** Returns the span of the variation at a path or, if its turns are apart, the span of each. */
function spansOf(reading: Source, path: Path): Span[] {
  const whole = reading.spanOf(path);
  return whole === undefined ? turnPathsAt(reading, path).flatMap((turn) => reading.spanOf(turn) ?? []) : [whole];
}

/** Returns written turns that end at an offset, with a line break if text follows there without white space. */
function separated(text: string, end: number, written: string): string {
  return /\S/.test(text.charAt(end)) && !written.endsWith(']') ? written + lineBreakOf(text) : written;
}

/** Writes each turn on its own line, with the kind of line breaks that the text uses. */
const asLines = (text: string, turns: readonly string[]): string =>
  turns.join('\n').trimEnd().replaceAll('\n', lineBreakOf(text));

/**
 * Returns the edits that remove turns that are a block of lines, with one of the empty lines that would meet there;
 * other turns as {@link removalOf} does.
 */
function blockRemovalOf(tree: Tree, span: Span): TextEdit[] {
  const removal = removalOf(tree, span);
  const [only, ...others] = removal;
  if (only === undefined || others.length > 0) return removal;
  const { text } = tree;
  const before = /(?:^|\n|\r(?!\n))([^\S\r\n]*(?:\r\n|[\r\n]))$/.exec(text.slice(0, only.start))?.[1] ?? '';
  const meetsEmptyLine = /^\s*$|^[^\S\r\n]*[\r\n]/.test(text.slice(only.end));
  return [meetsEmptyLine ? { ...only, start: only.start - before.length } : only];
}

/** Returns the edits that append the turns of a new line of play, after an empty line. */
function atEnd(text: string, written: string): TextEdit[] {
  const end = text.trimEnd().length;
  if (end === 0) return insertionAt(contentStart(text), written);
  const emptyLine = /^(?:[^\S\r\n]*(?:\r\n|\n|\r(?!\n))){2}/.exec(text.slice(end))?.[0];
  if (emptyLine !== undefined) return insertionAt(end + emptyLine.length, written);
  return insertionAt(end, lineBreakOf(text).repeat(2) + written);
}

/** Returns the steps before the turn numbers of a line, as the text writes them if it has a turn of the line. */
function prefixOf(reading: Source, path: Path): string {
  const line = lineAt(reading.model, path);
  const [turn] = line === undefined ? [] : turnPathsIn(line, path);
  const span = turn && reading.spanOf([...turn, 'number']);
  if (span === undefined) return printSteps(variationsTo(reading.model, path));
  const steps = reading.tree.text.slice(span.start, span.end).match(STEP) ?? [];
  return steps.slice(0, path.length / 2).join('');
}

/** Returns the edits that write the step of a variation at a path into the address of each of its turns. */
const stepEdits = (variation: OtnVariation, reading: Source, path: Path): TextEdit[] =>
  turnPathsAt(reading, path).flatMap((turn) => stepEdit(reading, turn, path.length / 2 - 1, printStep(variation)));

/** Returns the edits that replace a step in the address of a turn. */
function stepEdit(reading: Source, turn: Path, depth: number, text: string): TextEdit[] {
  const span = reading.spanOf([...turn, 'number']);
  if (span === undefined) return [];
  const step = [...reading.tree.text.slice(span.start, span.end).matchAll(STEP)][depth];
  if (step === undefined) return [];
  const start = span.start + step.index;
  return [{ start, end: start + step[0].length, text }];
}

/** Returns the edits of all numbers that change when a turn is inserted or removed. */
function renumberingEdits(reading: Source, { line: path, first, from, by }: Renumbering): TextEdit[] {
  const { model } = reading;
  const line = lineAt(model, path);
  if (line === undefined) return [];
  const turns = line.turns.map((_, i): Path => [...path, 'turns', i]).slice(first);
  const branches = line.variations.flatMap((variation, i) =>
    variation.turn < from ? [] : turnPathsIn(variation, [...path, 'variations', i]),
  );
  const tags = model.tags.flatMap((tag, i): Path[] => {
    const turn = tag.type === 'address' ? turnOn(model, path, tag.value) : undefined;
    return turn === undefined || turn < from ? [] : [['tags', i, 'value']];
  });
  const addresses = [...[...turns, ...branches].map((turn): Path => [...turn, 'number']), ...tags];
  return addresses.flatMap((address) => numberEdit(reading.tree.text, reading.spanOf(address), path.length, by));
}

/** Returns the edits that change one number of an address. Each step has two numbers. */
function numberEdit(text: string, span: Span | undefined, index: number, by: number): TextEdit[] {
  if (span === undefined) return [];
  const number = [...text.slice(span.start, span.end).matchAll(/\d+/g)][index];
  if (number === undefined) return [];
  const start = span.start + number.index;
  return [{ start, end: start + number[0].length, text: String(Number(number[0]) + by) }];
}
