import type { MoveRecord } from '../../../../generated/otn/nodes.js';
import {
  capturePiece,
  captureSpace,
  isMissingMoveError,
  isPlay,
  moveRecordMove,
  playCaptures,
  playFrom,
  playInfo,
  playPiece,
  playTo,
  playType,
} from '../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import type { Locator } from '../../../notation/index.js';
import type { Path } from '../../../notation/path.js';
import { spanAt, spanFromTo } from '../../../notation/spans.js';

/**
 * Finds the span of a part of a move: `[]` is the move, `['from']` (or `to`, `type`, `piece`, `info`) is a part of it,
 * `['captures', 0, 'space']` (or `piece`) is a part of a capture.
 */
function locateMoveIn(tree: Tree, move: NodeIndex, [key, index, member, ...rest]: Path): Span | undefined {
  const spanOf = (at: NodeIndex | 0): Span | undefined => (at === 0 ? undefined : spanAt(tree, at));
  if (key === undefined) return spanAt(tree, move);
  if (!isPlay(tree, move) || rest.length > 0) return undefined;
  if (key === 'captures') {
    const captures = elementsOf(tree, move, playCaptures);
    const [first] = captures;
    if (index === undefined) return first && spanFromTo(tree, first, captures.at(-1)!);
    const capture = captures[Number(index)];
    if (capture === undefined || member === undefined) return capture && spanAt(tree, capture);
    if (member === 'space') return spanAt(tree, captureSpace(tree, capture));
    return member === 'piece' ? spanOf(capturePiece(tree, capture)) : undefined;
  }
  if (index !== undefined) return undefined;
  switch (key) {
    case 'piece':
      return spanOf(playPiece(tree, move));
    case 'from':
      return spanAt(tree, playFrom(tree, move));
    case 'type':
      return spanAt(tree, playType(tree, move));
    case 'to':
      return spanAt(tree, playTo(tree, move));
    case 'info':
      return spanOf(playInfo(tree, move));
    default:
      return undefined;
  }
}

/** Finds the spans of the parts of a move record, by paths such as `['from']` and `['captures', 0, 'space']`. */
export function locateMove(tree: Tree<MoveRecord>): Locator {
  const move = moveRecordMove(tree, tree.root.index);
  return (path) => (isMissingMoveError(tree, move) ? undefined : locateMoveIn(tree, move, path));
}
