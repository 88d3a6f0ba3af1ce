import { defined } from '../../../../defined.js';
import {
  EMPTY,
  type Move,
  type Piece,
  plyOf,
  type Position,
  type Side,
  type Square,
  symbolOf,
  threatens,
  typeOf,
} from '../../../../games/tafl/index.js';
import { walkLines } from '../../../../notation/index.js';
import { type InfoSymbol, moveTypeOf } from '../../move/model/leaves.js';
import type { OtnPlay } from '../../move/model/shape.js';
import { type Space, spaceOn } from '../../space.js';
import type { OtnGame, OtnLine } from '../model/model.js';
import { movesOf, otnTree } from '../turns/game-tree.js';

/** Returns a legal move as a game writes it: with symbols and info symbols if the game has any, or has no move yet. */
export function writtenMove(move: Move, position: Position, game: OtnGame): OtnPlay {
  const { rules, board } = position;
  const { piece, captures, jumped, mover, after } = plyOf(position, move);
  const { hasSymbols, hasInfo } = habitsOf(game);
  const space = (square: Square): Space => spaceOn(square, rules.size);
  const symbol = (shown: Piece): { piece?: string } =>
    hasSymbols && typeOf(shown) !== 'taflman' ? { piece: symbolOf(shown) } : {};
  const info = hasInfo ? infoOf(after, mover) : undefined;
  return {
    kind: 'play',
    ...symbol(piece),
    from: space(move.from),
    type: moveTypeOf(position, jumped),
    to: space(move.to),
    captures: captures.map((square) => ({ ...symbol(board[square] ?? EMPTY), space: space(square) })),
    ...defined({ info }),
  };
}

/** How a game writes its moves. */
interface Habits {
  readonly hasSymbols: boolean;
  readonly hasInfo: boolean;
}

function habitsOf(game: OtnGame): Habits {
  const moves = [...walkLines<OtnLine>(otnTree, game)].flatMap(({ line }) =>
    Array.from(movesOf(line), ({ written }) => written).filter((written) => written.kind === 'play'),
  );
  return {
    hasSymbols:
      moves.length === 0 ||
      moves.some(
        ({ piece, captures }) => piece !== undefined || captures.some((capture) => capture.piece !== undefined),
      ),
    hasInfo: moves.some(({ info }) => info !== undefined),
  };
}

/** Returns the symbol for the end of a game, or for the threat to end it next. */
function infoOf(after: Position, mover: Side): InfoSymbol | undefined {
  const { result } = after;
  if (result !== undefined) {
    if (result.reason === 'king-escaped') return '--';
    return result.winners[0] === mover ? '++' : undefined;
  }
  if (threatens(after, 'attackers', 'king-captured')) return '+';
  return threatens(after, 'defenders', 'king-escaped') ? '-' : undefined;
}
