import type { GameRecord } from '../../../../generated/otn/nodes.js';
import type { Span, TextEdit } from '../../../diagnostics/index.js';
import { type Change, type Editor, type Path, type Reading, removalOf } from '../../../notation/index.js';
import { changedModel, pathOf } from '../../../notation/path.js';
import { lineBreakOf } from '../../../notation/text-edits.js';
import type { OtnMove } from '../move/model.js';
import { writeMove } from '../move/print.js';
import type { OtnGame, OtnLine, OtnTag, OtnTurn, OtnVariation } from './model.js';
import { writeComments, writeTurn } from './print.js';
import { printTag } from './print-tags.js';
import { printStep } from './steps.js';
import { walkTurns } from './walk.js';

type Source = Reading<OtnGame, GameRecord>;

/**
 * Edits of a game: tags; turns, which keep the numbers that they are given; moves; commentary, of which the brackets of the
 * turn are written again; new variations, which go to the end of the text.
 */
export const otnEditor: Editor<OtnGame, GameRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    if (path[0] === 'tags') return path.length === 2 ? tagEdits(change, reading) : undefined;
    const depth = path.lastIndexOf('variations') + 2;
    const rest = path[0] === 'variations' ? path.slice(depth) : path;
    const line = path.slice(0, path.length - rest.length);
    if (rest.length === 0) return variationEdits(change, reading, line.slice(0, -2));
    if (rest[0] !== 'turns') return undefined;
    if (rest.length === 2) return turnEdits(change, reading, line);
    if (rest.length < 4) return undefined;
    return rest[2] === 'moves'
      ? moveEdits(change, reading)
      : commentEdits(change, reading, [...line, ...rest.slice(0, 2)]);
  },
};

const insertionAt = (at: number, text: string): TextEdit[] => [{ start: at, end: at, text }];

function tagEdits(change: Change, reading: Source): TextEdit[] | undefined {
  const { tree } = reading;
  const [, index] = pathOf(change);
  const span = reading.spanOf(pathOf(change));
  if ('remove' in change) return span && removalOf(tree, span);
  const written = printTag(change.value as OtnTag, { asWritten: true });
  if ('replace' in change) return span && [{ ...span, text: written }];
  if (span !== undefined) return insertionAt(span.start, written + lineBreakOf(tree.text));
  const last = reading.spanOf(['tags', Number(index) - 1]);
  return insertionAt(
    last?.end ?? 0,
    last === undefined ? written + lineBreakOf(tree.text) : lineBreakOf(tree.text) + written,
  );
}

/** The line at a path, and what is written before the numbers of its turns. */
function lineAt(game: OtnGame, path: Path): { readonly line: OtnLine | undefined; readonly prefix: string } {
  let line: OtnLine | undefined = game;
  let prefix = '';
  for (let i = 1; i < path.length; i += 2) {
    const variation: OtnVariation | undefined = line?.variations[Number(path[i])];
    prefix += variation === undefined ? '' : printStep(variation);
    line = variation;
  }
  return { line, prefix };
}

function turnEdits(change: Change, reading: Source, path: Path): TextEdit[] | undefined {
  const { tree } = reading;
  const span = reading.spanOf(pathOf(change));
  if ('remove' in change) return span && removalOf(tree, span);
  const { line, prefix } = lineAt(reading.model, path);
  const lineBreak = lineBreakOf(tree.text);
  const written = writeTurn(change.value as OtnTurn, prefix)
    .trimEnd()
    .replaceAll('\n', lineBreak);
  if ('replace' in change) return span && [{ ...span, text: written }];
  if (span !== undefined) return insertionAt(span.start, written + lineBreak);
  const last = line?.turns.length ? reading.spanOf([...path, 'turns', line.turns.length - 1]) : undefined;
  return insertionAt(last?.end ?? tree.text.trimEnd().length, lineBreak + written);
}

function moveEdits(change: Change, reading: Source): TextEdit[] | undefined {
  const path = pathOf(change);
  const span = reading.spanOf(path);
  if (path.at(-2) !== 'moves') return undefined;
  if ('remove' in change) return span && [{ start: beforeBlanks(reading.tree.text, span), end: span.end, text: '' }];
  const written = writeMove(change.value as OtnMove);
  if ('replace' in change) return span && [{ ...span, text: written }];
  if (span !== undefined) return insertionAt(span.start, `${written} `);
  const turn = path.slice(0, -2);
  const last = reading.spanOf([...turn, 'moves', Number(path.at(-1)) - 1]) ?? reading.spanOf([...turn, 'number']);
  return last && insertionAt(last.end, ` ${written}`);
}

function beforeBlanks(text: string, { start }: Span): number {
  let at = start;
  while (at > 0 && ' \t'.includes(text.charAt(at - 1))) at--;
  return at;
}

function commentEdits(change: Change, reading: Source, turnPath: Path): TextEdit[] | undefined {
  const changed = changedModel(reading.model, change);
  const span = reading.spanOf(turnPath);
  if (!changed.ok || span === undefined) return undefined;
  const turn = lineAt(changed.model, turnPath.slice(0, -2)).line?.turns[Number(turnPath.at(-1))];
  if (turn === undefined) return undefined;
  const { text } = reading.tree;
  const first = reading.spanOf([...turnPath, 'comments', 0]);
  const written = turn.comments.length === 0 ? '' : writeComments(turn);
  if (first === undefined) return insertionAt(span.end, lineBreakOf(text) + written);
  const start = written === '' ? text.slice(0, first.start - 1).trimEnd().length : first.start - 1;
  return [{ start, end: span.end, text: written }];
}

function variationEdits(change: Change, reading: Source, parent: Path): TextEdit[] | undefined {
  const { tree } = reading;
  if ('replace' in change) return undefined;
  const span = reading.spanOf(pathOf(change));
  if ('remove' in change) return span && removalOf(tree, span);
  const { prefix } = lineAt(reading.model, parent);
  const lineBreak = lineBreakOf(tree.text);
  const variations = [change.value as OtnVariation];
  const turns = [...walkTurns({ turns: [], variations })].map((one) => writeTurn(one.turn, prefix + one.prefix));
  const written = turns.join('\n').trimEnd().replaceAll('\n', lineBreak);
  return insertionAt(tree.text.trimEnd().length, lineBreak + lineBreak + written);
}
