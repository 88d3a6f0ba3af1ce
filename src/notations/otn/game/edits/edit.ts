import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { commentRemarks } from '../../../../../generated/otn/readers.js';
import { elementsOf, spanAt } from '../../../../cst/index.js';
import type { Span, TextEdit } from '../../../../diagnostics/index.js';
import { changedModel } from '../../../../notation/changed-model.js';
import { contentStart } from '../../../../notation/edit/text-edits.js';
import {
  type Change,
  type Editor,
  insertionAt,
  lineBreakOf,
  partAt,
  type Path,
  pathOf,
} from '../../../../notation/index.js';
import type { OtnMove } from '../../move/model/shape.js';
import { writeMove } from '../../move/print.js';
import type { GameReading, OtnGame, OtnTag, OtnTurn } from '../model/model.js';
import { writeComments } from '../print.js';
import { writeTag } from '../tags/print.js';
import { byCanonicalOrder } from '../tags/tag-names.js';
import { commentAt, type TurnIndex } from '../turns/turn-nodes.js';
import { isReferredTo, renumberedGame, turnRenumbering } from './renumber.js';
import { turnEdits, turnListEdits } from './turn-edits.js';
import { variationEdits, variationListEdits } from './variation-edits.js';

/**
 * Edits of a game that can't be derived: inserted tags and moves, turns with their numbers and commentary, and
 * variations. A new variation goes to the end of the text. An inserted turn may have the number of the turn after it;
 * then that turn, the ones after it and all references to them are renumbered. They are also renumbered after the
 * removal of a turn.
 */
export const otnEditor: Editor<OtnGame, GameRecord> = {
  edits(change, reading) {
    const path = pathOf(change);
    const changed = changedModel(reading.model, change);
    if (!changed.ok) return undefined;
    const { model } = changed;
    const depth = linePathLength(path);
    const linePath = path.slice(0, depth);
    const turnPath = path.slice(0, depth + 2);
    switch (partKindOf(path, depth)) {
      case 'tag': {
        const index = Number(path[1]);
        const tag = 'insert' in change ? model.tags[index] : undefined;
        return tag && tagInsertion(reading, tag, index);
      }
      case 'turn':
        return turnEdits(change, reading, linePath);
      case 'turns':
        return 'replace' in change ? turnListEdits(change.value as readonly OtnTurn[], reading, linePath) : undefined;
      case 'variations':
        return 'replace' in change ? variationListEdits(model, reading, linePath) : undefined;
      case 'move':
        return 'insert' in change ? moveInsertion(change.value as OtnMove, reading, path) : undefined;
      case 'comment':
        return 'replace' in change ? undefined : commentEdits(reading, partAt(model, turnPath) as OtnTurn, turnPath);
      case 'comments':
        return commentEdits(reading, partAt(model, turnPath) as OtnTurn, turnPath);
      case 'number':
        return numberEdits(reading, partAt(model, turnPath) as OtnTurn, path.slice(0, depth + 3));
      case 'variation':
        return variationEdits(change, reading, model, linePath);
      default:
        return undefined;
    }
  },
  settle(changed, change, before) {
    const renumbering = turnRenumbering(before, change);
    return renumbering === undefined ? changed : renumberedGame(changed, before, renumbering);
  },
  refuse(change, game) {
    if (putsLineBreakInTag(change)) return "the value of a tag can't have a line break";
    if (isSurplusComment(change, game)) return 'the turn has a comment for each move: expected at most one for each';
    const renumbering = 'remove' in change ? turnRenumbering(game, change) : undefined;
    return renumbering !== undefined && isReferredTo(game, renumbering.line, renumbering.from - 1)
      ? 'a variation or a puzzle tag refers to this turn: remove or change it first'
      : undefined;
  },
};

/** A kind of part whose edits may not be the derived ones. `comment` is one of the `comments` of a turn. */
type PartKind = 'tag' | 'turns' | 'turn' | 'variations' | 'move' | 'comment' | 'comments' | 'number' | 'variation';

/**
 * Returns the kind of the part at a path; `undefined` if its edits are always the derived ones.
 *
 * @param depth how many keys of the path lead to its line
 */
function partKindOf(path: Path, depth: number): PartKind | undefined {
  const [list, index, ...part] = path.slice(depth);
  if (path[0] === 'tags') return path.length === 2 ? 'tag' : undefined;
  const isList = list === 'turns' || list === 'variations';
  if (isList && index === undefined) return list;
  if (list === 'turns') return turnPartKind(part);
  return depth === 0 ? undefined : 'variation';
}

/** Returns the kind of the part of a turn at a path below the turn. */
function turnPartKind([member, ...rest]: Path): PartKind | undefined {
  switch (member) {
    case undefined:
      return 'turn';
    case 'moves':
      return rest.length === 1 ? 'move' : undefined;
    case 'comments':
      if (rest.length === 0) return 'comments';
      return rest.length === 1 ? 'comment' : undefined;
    case 'number':
      return 'number';
    default:
      return undefined;
  }
}

/** Whether a change adds a comment to a turn that has one for each of its moves. */
function isSurplusComment(change: Change, game: OtnGame): boolean {
  const path = pathOf(change);
  if (!('insert' in change) || path.at(-2) !== 'comments') return false;
  const turn = partAt(game, path.slice(0, -2)) as OtnTurn;
  return turn.comments.length >= turn.moves.length;
}

/** Whether a change writes a line break into a tag. A record may have one there, but its specification has none. */
function putsLineBreakInTag(change: Change): boolean {
  if ('remove' in change || pathOf(change)[0] !== 'tags') return false;
  const { value } = change;
  const text = typeof value === 'object' && value !== null && 'value' in value ? value.value : value;
  return typeof text === 'string' && /[\r\n]/.test(text);
}

/** Returns how many keys of a path lead to its line: pairs of `variations` and an index. */
function linePathLength(path: Path): number {
  let length = 0;
  while (path[length] === 'variations' && path.length > length + 1) length += 2;
  return length;
}

/**
 * Returns the edits that insert a tag. The model orders tags by name, whatever their order in the text, so the position
 * of a new tag matters only among tags of the same name.
 */
function tagInsertion(reading: GameReading, tag: OtnTag, index: number): TextEdit[] {
  const written = writeTag(tag, { asWritten: true });
  const { tree, model } = reading;
  const lineBreak = lineBreakOf(tree.text);
  const isLike = (other: OtnTag): boolean => byCanonicalOrder(tag, other) === 0;
  const last = model.tags.findLastIndex((other, i) => i < index && isLike(other));
  const following = followingTag(model.tags, index, isLike);
  const next = following === undefined ? undefined : reading.spanOf(['tags', following]);
  if (next !== undefined) return insertionAt(next.start, written + lineBreak);
  const previous = reading.spanOf(['tags', last < 0 ? index - 1 : last]);
  return previous === undefined
    ? insertionAt(contentStart(tree.text), written + lineBreak)
    : insertionAt(previous.end, lineBreak + written);
}

/**
 * Returns the index of the tag that a new one at an index is written before; `undefined` if it is written after one.
 *
 * @param isLike whether a tag has the name of the new one
 */
function followingTag(tags: readonly OtnTag[], index: number, isLike: (tag: OtnTag) => boolean): number | undefined {
  const next = tags.findIndex((tag, i) => i >= index && isLike(tag));
  if (next >= 0) return next;
  return index < tags.length && !tags.slice(0, index).some(isLike) ? index : undefined;
}

/** Returns the edits that insert a move after another one of its turn; `undefined` for the first move of a turn. */
function moveInsertion(move: OtnMove, reading: GameReading, path: Path): TextEdit[] | undefined {
  const index = Number(path.at(-1));
  const before = index === 0 ? undefined : reading.spanOf(path.with(-1, index - 1));
  return before && insertionAt(before.end, ` ${writeMove(move)}`);
}

/** Returns the edits that replace the number of a turn, without the steps and the letter beside it. */
function numberEdits(reading: GameReading, turn: OtnTurn, path: Path): TextEdit[] {
  const { start, end } = reading.spanOf(path) ?? { start: 0, end: 0 };
  const [number, rest = ''] = /(?<!\d)\d+([a-z]?\.?)$/.exec(reading.tree.text.slice(start, end)) ?? [];
  return number === undefined
    ? []
    : [{ start: end - number.length, end: end - rest.length, text: String(turn.number) }];
}

/** Returns the edits that rewrite all comments of a turn. */
function commentEdits(reading: GameReading, turn: OtnTurn, path: Path): TextEdit[] | undefined {
  const { text } = reading.tree;
  const span = reading.spanOf(path);
  const first = firstRemark(reading, path);
  const written = turn.comments.length === 0 ? '' : writeComments(turn);
  if (span === undefined) return undefined;
  if (first === undefined) return insertionAt(span.end, lineBreakOf(text) + written);
  const start = written === '' ? text.slice(0, first.start - 1).trimEnd().length : first.start - 1;
  return [{ start, end: span.end, text: written }];
}

/** Returns the span of the first remark on a turn. An empty remark is in the text, but not in the model. */
function firstRemark(reading: GameReading, turn: Path): Span | undefined {
  const { tree } = reading;
  const node = reading.nodeOf(turn);
  const comment = node === undefined ? 0 : commentAt(tree, node.index as TurnIndex);
  const [first] = comment === 0 ? [] : elementsOf(tree, comment, commentRemarks);
  return first && spanAt(tree, first);
}
