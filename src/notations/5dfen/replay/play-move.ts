import {
  type BoardName as GameBoardName,
  type Colour,
  lineOfLayer,
  type Multiverse,
  type PlayedMove,
  playWrittenMove,
  type WrittenMove,
} from '../../../games/5dchess/index.js';
import { letterOfName } from '../boards/pieces.js';
import type { BoardName, Move } from '../model/model.js';

/** Plays a written move, legal or not, as far as possible. */
export const playModelMove = (multiverse: Multiverse, move: Move, mover: Colour): PlayedMove =>
  playWrittenMove(multiverse, mover, moveForRules(move, multiverse.hasHalves));

/** Converts a move of the model to the form that the rules use. */
function moveForRules({ board, action, movesPresent, makes, present }: Move, hasHalves: boolean): WrittenMove {
  return {
    board: board && gameName(board, hasHalves),
    action: action.kind === 'step' ? stepForRules(action, hasHalves) : action,
    movesPresent,
    makes: makes && lineOfLayer(makes.value, hasHalves),
    present,
  };
}

function stepForRules(
  { piece, from, jump, capture, target, to, promotion }: Extract<Move['action'], { readonly kind: 'step' }>,
  hasHalves: boolean,
): WrittenMove['action'] {
  return {
    kind: 'step',
    letter: letterOfName(piece),
    capture,
    toFile: fileOf(to.file),
    toRank: to.rank - 1,
    fromFile: from.file === undefined ? undefined : fileOf(from.file),
    fromRank: from.rank === undefined ? undefined : from.rank - 1,
    jump,
    target: target && gameName(target, hasHalves),
    promotion: promotion === undefined ? undefined : letterOfName(promotion),
  };
}

const gameName = ({ layer, time }: BoardName, hasHalves: boolean): GameBoardName => ({
  line: lineOfLayer(layer.value, hasHalves),
  time,
});

const fileOf = (letter: string): number => letter.charCodeAt(0) - 97;
