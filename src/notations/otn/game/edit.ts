import type { GameRecord } from '../../../../generated/otn/nodes.js';
import type { Span, TextEdit } from '../../../diagnostics/index.js';
import { type Change, type Editor, type Path, type Reading, removalOf } from '../../../notation/index.js';
import { changedModel, pathOf } from '../../../notation/path.js';
import { lineBreakOf } from '../../../notation/text-edits.js';
import { writeMove } from '../move/print.js';
import { insertionAt, turnEdits, variationEdits } from './edit-lines.js';
import type { OtnGame, OtnTag, OtnTurn } from './model.js';
import { printComment, writeComments } from './print.js';
import { printTag } from './print-tags.js';
import { isReferredTo, lineAt, renumberedGame, renumberingOf } from './renumber.js';
import { byCustomaryName } from './tag-names.js';

/** The reading of a game that is edited. */
type Source = Reading<OtnGame, GameRecord>;

/**
 * Edits of a game: tags and their values; turns with their numbers, moves and commentary; variations. A new variation
 * goes to the end of the text. An inserted turn may have the number of the turn after it; then that turn, the ones
 * after it and all references to them are renumbered. They are also renumbered after the removal of a turn.
 */
export const otnEditor: Editor<OtnGame, GameRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    const changed = changedModel(reading.model, change);
    if (!changed.ok) return undefined;
    if (path[0] === 'tags') return tagEdits(change, reading, changed.model);
    const depth = linePathLength(path);
    const [line, rest] = [path.slice(0, depth), path.slice(depth)];
    if (rest[0] === 'turns' && rest.length === 2) return turnEdits(change, reading, line);
    const turn = lineAt(changed.model, line)?.turns[Number(rest[1])];
    if (rest[0] === 'turns' && turn !== undefined) return partEdits(change, reading, turn, path.slice(0, depth + 2));
    return depth === 0 ? undefined : variationEdits(change, reading, changed.model, line);
  },
  settle(changed, change, before) {
    const renumbering = renumberingOf(before, change);
    return renumbering === undefined ? changed : renumberedGame(changed, before, renumbering);
  },
  refuse(change, game) {
    const renumbering = 'remove' in change ? renumberingOf(game, change) : undefined;
    return renumbering !== undefined && isReferredTo(game, renumbering.line, renumbering.from - 1)
      ? 'a variation or a puzzle tag refers to this turn: remove or change it first'
      : undefined;
  },
};

/** Returns how many parts of a path lead to its line: pairs of `variations` and an index. */
function linePathLength(path: Path): number {
  let length = 0;
  while (path[length] === 'variations' && path.length > length + 1) length += 2;
  return length;
}

function tagEdits(change: Change, reading: Source, changed: OtnGame): TextEdit[] | undefined {
  const { tree } = reading;
  const path = pathOf(change);
  if (path.length < 2) return undefined;
  const [, index] = path as [string, number];
  const tag = changed.tags[index];
  const span = reading.spanOf(path.slice(0, 2));
  if (path.length === 2 && 'remove' in change) return span && removalOf(tree, span);
  if (tag === undefined) return undefined;
  const written = printTag(tag, { asWritten: true });
  if (path.length === 2 && 'insert' in change) return tagInsertion(reading, tag, index, written);
  const value = reading.spanOf(['tags', index, 'value']);
  if (tag.name === reading.model.tags[index]?.name && value !== undefined) {
    return [{ ...value, text: written.slice(tag.name.length + 2, -1) }];
  }
  return span && [{ ...span, text: written }];
}

/**
 * The model orders tags by name, whatever their order in the text, so the position of a new tag matters only among tags
 * of the same name.
 */
function tagInsertion(reading: Source, tag: OtnTag, index: number, written: string): TextEdit[] {
  const { tree, model } = reading;
  const lineBreak = lineBreakOf(tree.text);
  const isLike = (other: OtnTag): boolean => byCustomaryName(tag, other) === 0;
  const next = model.tags.findIndex((other, i) => i >= index && isLike(other));
  const last = model.tags.findLastIndex((other, i) => i < index && isLike(other));
  const before = next >= 0 ? next : last < 0 && index < model.tags.length ? index : -1;
  const span = before < 0 ? undefined : reading.spanOf(['tags', before]);
  if (span !== undefined) return insertionAt(span.start, written + lineBreak);
  const previous = reading.spanOf(['tags', last < 0 ? index - 1 : last]);
  return previous === undefined
    ? insertionAt(tree.text.startsWith('\uFEFF') ? 1 : 0, written + lineBreak)
    : insertionAt(previous.end, lineBreak + written);
}

/** Returns the edits of the number, the moves or the commentary of a turn. */
function partEdits(change: Change, reading: Source, turn: OtnTurn, path: Path): TextEdit[] | undefined {
  const key = pathOf(change)[path.length];
  const number = reading.spanOf([...path, 'number']);
  if (key === 'moves') return number && moveEdits(change, reading, turn, path, number);
  if (key === 'comments') return commentEdits(change, reading, turn, path);
  if (key !== 'number' || number === undefined) return undefined;
  const written = /\d+(?=[a-z]?\.?$)/.exec(reading.tree.text.slice(number.start, number.end))!;
  const start = number.start + written.index;
  return [{ start, end: start + written[0].length, text: String(turn.number) }];
}

function moveEdits(change: Change, reading: Source, turn: OtnTurn, path: Path, number: Span): TextEdit[] | undefined {
  const { text } = reading.tree;
  const [index, ...rest] = pathOf(change).slice(path.length + 1);
  const spanAt = (i: number): Span | undefined => reading.spanOf([...path, 'moves', i]);
  if (index === undefined) {
    const { length } = lineAt(reading.model, path.slice(0, -2))?.turns[Number(path.at(-1))]?.moves ?? [];
    const last = spanAt(length - 1);
    const written = turn.moves.map((move) => ` ${writeMove(move)}`).join('');
    return [{ start: number.end, end: last?.end ?? number.end, text: written }];
  }
  const span = spanAt(Number(index));
  if (rest.length === 0 && 'remove' in change) {
    return span && [{ start: text.slice(0, span.start).trimEnd().length, end: span.end, text: '' }];
  }
  const move = turn.moves[Number(index)];
  if (move === undefined) return undefined;
  const written = writeMove(move);
  if (rest.length > 0 || 'replace' in change) return span && [{ ...span, text: written }];
  if (span !== undefined) return insertionAt(span.start, `${written} `);
  return insertionAt((spanAt(Number(index) - 1) ?? number).end, ` ${written}`);
}

/** Replaces one comment; to insert or remove one, rewrites all comments of the turn. */
function commentEdits(change: Change, reading: Source, turn: OtnTurn, path: Path): TextEdit[] | undefined {
  const { text } = reading.tree;
  const [index, ...rest] = pathOf(change).slice(path.length + 1);
  const own = index === undefined ? undefined : reading.spanOf([...path, 'comments', Number(index)]);
  const comment = turn.comments[Number(index)];
  if (own !== undefined && comment !== undefined && (rest.length > 0 || 'replace' in change)) {
    return [{ ...own, text: printComment(comment) }];
  }
  const span = reading.spanOf(path);
  const first = reading.spanOf([...path, 'comments', 0]);
  const written = turn.comments.length === 0 ? '' : writeComments(turn);
  if (span === undefined) return undefined;
  if (first === undefined) return insertionAt(span.end, lineBreakOf(text) + written);
  const start = written === '' ? text.slice(0, first.start - 1).trimEnd().length : first.start - 1;
  return [{ start, end: span.end, text: written }];
}
