import type { Capture, MoveRecord, Play, Space as SpaceNode, Turn } from '../../../../generated/otn/nodes.js';
import {
  capturePiece,
  captureSpace,
  isMissingMoveError,
  isPlay,
  isResignation,
  isSkip,
  moveRecordMove,
  playCaptures,
  playFrom,
  playInfoText,
  playPiece,
  playTo,
  playTypeText,
} from '../../../../generated/otn/readers.js';
import { endOf, type NodeIndex, startOf, textOf, type Tree } from '../../../cst/index.js';
import { frozen, SharedValues } from '../../../notation/shared-values.js';
import type { OtnCapture, OtnMove, OtnPlay } from './model.js';
import { type Space, SPACES, spaceIn } from '../space.js';

/** The index of a move, readable or not. */
export type MoveIndex = NodeIndex<Turn['moves'][number]>;

const NO_CAPTURES: readonly OtnCapture[] = frozen([]);
const SKIP: OtnMove = frozen({ kind: 'skip' });
const RESIGNATION: OtnMove = frozen({ kind: 'resignation' });

/** Returns the move of a record; if there is none, an unreadable move without text. */
export function lowerMoveRecord(tree: Tree<MoveRecord>): OtnMove {
  const move = moveRecordMove(tree, tree.root.index);
  return isMissingMoveError(tree, move) ? { kind: 'unreadable', text: '' } : lowerMove(tree, move);
}

/** Returns the model of a move. It creates no views, because most of a file is moves. */
export function lowerMove(tree: Tree, move: MoveIndex): OtnMove {
  if (isPlay(tree, move)) return lowerPlay(tree, move);
  if (isSkip(tree, move)) return SKIP;
  if (isResignation(tree, move)) return RESIGNATION;
  return { kind: 'unreadable', text: textOf(tree, move) };
}

function lowerPlay(tree: Tree, play: NodeIndex<Play>): OtnPlay {
  const piece = symbolAt(tree, playPiece(tree, play));
  const from = spaceAt(tree, playFrom(tree, play));
  const type = playTypeText(tree, play);
  const to = spaceAt(tree, playTo(tree, play));
  const info = playInfoText(tree, play);
  const first = playCaptures.first(tree, play);
  const captures = first === 0 ? NO_CAPTURES : lowerCaptures(tree, play, first);
  const lowered: OtnPlay = { kind: 'play', piece, from, type, to, captures, info };
  const isPlain = first === 0 && piece === undefined && type === '-' && info === undefined;
  return isPlain ? shared(lowered) : lowered;
}

/** The shared plays. On a board of 11 × 11 spaces, 2,420 are possible. */
const plainPlays = new SharedValues<number, OtnPlay>();

/** Returns the play of an unmarked piece without captures. Equal ones share one object, because a long file repeats them. */
function shared(play: OtnPlay): OtnPlay {
  const key = play.from * SPACES + play.to;
  return plainPlays.get(key) ?? plainPlays.add(key, play);
}

function lowerCaptures(tree: Tree, play: NodeIndex<Play>, first: NodeIndex<Capture>): OtnCapture[] {
  const captures = [lowerCapture(tree, first)];
  for (let i = playCaptures.next(tree, play, first); i !== 0; i = playCaptures.next(tree, play, i)) {
    captures.push(lowerCapture(tree, i));
  }
  return captures;
}

const lowerCapture = (tree: Tree, capture: NodeIndex<Capture>): OtnCapture => ({
  piece: symbolAt(tree, capturePiece(tree, capture)),
  space: spaceAt(tree, captureSpace(tree, capture)),
});

/** Returns the space that a node names. */
export const spaceAt = (tree: Tree, at: NodeIndex<SpaceNode>): Space =>
  spaceIn(tree.text, startOf(tree, at), endOf(tree, at));

/** Returns the symbol of a special piece; `undefined` for a plain taflman or an absent symbol. */
function symbolAt(tree: Tree, at: ReturnType<typeof playPiece>): string | undefined {
  if (at === 0) return undefined;
  const symbol = tree.text[startOf(tree, at)];
  return symbol === 't' || symbol === 'T' ? undefined : symbol;
}
