import type { OniFile } from '../../../../generated/oni/nodes.js';
import { oniFileBoard } from '../../../../generated/oni/readers.js';
import { type Card, type Piece, type Position, STANDARD_CARDS } from '../../../games/onitama/index.js';
import { captureHint, pieceHint } from '../../../notation/assist/hints.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import { countWritten } from '../../../notation/assist/written-parts.js';
import type { EditorLocation, EditorSupport, Hint, Path, Reading } from '../../../notation/index.js';
import { type Cell, squareLetter, squareOf } from '../model/leaves.js';
import type { OniGame } from '../model/shape.js';
import { PIECE_OF, replayModel } from '../replay/play.js';
import { patternLines } from '../view/text.js';
import { completeOni, landmarks } from './completion.js';

type GameLocation = EditorLocation<OniGame, OniFile>;

const replayOnce = memoizeByObject((game: OniGame) => replayModel(game));

const plies = ({ moves }: OniGame): Path[] => moves.map((_, i) => ['moves', i]);

/** Editor support for Onitama games: describes cards and the squares with their pieces, and completes legal moves. */
export const oniEditorSupport: EditorSupport<OniGame, OniFile, Position> = {
  tokens: { Card: 'type', Square: 'variable', Cell: 'enumMember' },
  outline: {
    Board: { type: 'array', name: () => 'Board' },
    FaultyBoard: { type: 'array', name: () => 'Board' },
    Cards: { type: 'array', name: ({ text }) => `Cards ${text}` },
    FaultyCards: { type: 'array', name: ({ text }) => `Cards ${text}` },
    Move: { type: 'event' },
    FaultyMove: { type: 'event' },
  },
  plies,
  hover: hoverOver,
  landmarks,
  complete: completeOni,
  hints: hintsOf,
  templates: [
    { title: 'Onitama game', text: '# red: , blue: \nBXLUT\n' },
    { title: 'Onitama game from a position', text: '11311\n.....\n.....\n.....\n00200\nBXLUT\n' },
  ],
};

function hoverOver(location: GameLocation): string | undefined {
  const { node } = location;
  switch (node.kindName) {
    case 'Card':
      return cardText(STANDARD_CARDS.get(node.text.toUpperCase()));
    case 'Square':
      return squareText(location, squareOf(node.text));
    case 'Cell':
      return pieceName(PIECE_OF[node.text as Cell]);
    default:
      return undefined;
  }
}

/** Describes a card: its name, and its steps as red sees them on a 5 × 5 board. */
function cardText(card: Card | undefined): string | undefined {
  if (card === undefined) return undefined;
  const rows = patternLines(card, 'red', { piece: 'o', target: 'x', other: '·' });
  return `**${card.name}** (${card.letter}): from o to x, as red sees it\n\n\`\`\`text\n${rows.join('\n')}\n\`\`\``;
}

/** Describes a square of a move and, if the position is known, the piece that is on it before that move. */
function squareText(location: GameLocation, square: number | undefined): string | undefined {
  if (square === undefined) return undefined;
  const name = `Square **${squareLetter(square)}**`;
  const before = positionBefore(location);
  return before === undefined ? name : `${name}: ${pieceName(before.board[square])} before this move`;
}

/** Returns the position before a move; `undefined` if the board, the move or one before it is unreadable. */
function positionBefore({ reading, offset }: GameLocation): Position | undefined {
  const { model, tree } = reading;
  const hasFaultyBoard = model.board === undefined && oniFileBoard(tree, tree.root.index) !== 0;
  if (hasFaultyBoard) return undefined;
  const index = countWritten(reading, plies(model), offset) - 1;
  // Unreadable moves, and those after them, are not in the model.
  const end = reading.spanOf(['moves', index])?.end ?? 0;
  const replay = replayOnce(model);
  return replay.ok && offset < end ? replay.plies[index]?.before : undefined;
}

const pieceName = (piece: Piece | undefined): string =>
  piece === undefined ? 'empty' : `a ${piece.side} ${piece.role}`;

/** Returns hints for the pieces that move, and for those that they capture. */
function hintsOf(reading: Reading<OniGame, OniFile>): Hint[] {
  const replay = replayOnce(reading.model);
  if (!replay.ok) return [];
  return replay.plies.flatMap(({ before, move, captured }, i): Hint[] => {
    const offset = reading.spanOf(['moves', i])?.end;
    if (offset === undefined) return [];
    const role = before.board[move.from]?.role;
    return [
      ...(role === undefined ? [] : [pieceHint(offset, role)]),
      ...(captured === undefined ? [] : [captureHint(offset, captured.role)]),
    ];
  });
}
