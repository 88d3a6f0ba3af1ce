import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Node } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { layerOfLine, type Multiverse, PIECE_NAMES } from '../../../games/5dchess/index.js';
import { captureHint, pieceHint } from '../../../notation/assist/hints.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import type { EditorLocation, EditorSupport, Hint, OutlineRule, Path, Reading } from '../../../notation/index.js';
import { boardName, squareName } from '../boards/names.js';
import { letterOfName } from '../boards/pieces.js';
import type { FiveDGame } from '../model/model.js';
import { type FiveDPly, playGame } from '../replay/play.js';
import { playedActions } from '../turns/played-actions.js';
import { complete5dfen } from './completion.js';
import { describeHeader } from './known-headers.js';
import { type FiveDPosition, landmarks } from './landmarks.js';
import { lineThrough, locatedOnce } from './lines.js';

type At = EditorLocation<FiveDGame, GameRecord>;

const plies = memoizeByObject((game: FiveDGame): Path[] =>
  Array.from(playedActions(game, 'white')).flatMap(({ action, path }) =>
    action.flatMap(({ type }, item): Path[] => (type === 'move' ? [[...path, item]] : [])),
  ),
);

const turn: OutlineRule = { type: 'event' };

/** Editor support for 5D chess: describes pieces, boards, moves and headers. */
export const fiveDEditorSupport: EditorSupport<FiveDGame, GameRecord, FiveDPosition> = {
  tokens: {
    Key: 'property',
    Value: 'string',
    Piece: 'type',
    PieceName: 'type',
    Blanks: 'number',
    Separator: 'operator',
    Layer: 'number',
    Time: 'number',
    Colour: 'enumMember',
    Square: 'variable',
    FileName: 'variable',
    RankName: 'variable',
    TurnNumber: 'number',
    Jump: 'operator',
    capture: 'operator',
    Sign: 'operator',
    Assessment: 'operator',
    Castling: 'keyword',
    Pass: 'keyword',
    Result: 'keyword',
  },
  outline: {
    Header: { type: 'property', name: ({ text }) => text.slice(1, -1) },
    Board: { type: 'array', name: ({ text }) => `Board ${text.slice(text.search(/[:;]/))}` },
    Turn: turn,
    UnnumberedTurn: turn,
    Variation: { type: 'module', name: ({ text }) => text.slice(1) },
  },
  plies,
  lineTo: ({ reading, offset, around }) =>
    around(['Variation']) === undefined ? undefined : lineThrough(reading, offset),
  hover: hoverOver,
  landmarks,
  complete: complete5dfen,
  hints: hintsOf,
  definition: boardOf,
  names: ({ tree }) =>
    tree.root.tags.flatMap((tag) => (isPlayer(tag) ? tag.children.filter(isValue).map(inQuotes) : [])),
  templates: [
    {
      title: '5D chess game',
      text: '[Mode "5D"]\n[Board "Standard"]\n[White ""]\n[Black ""]\n\n',
    },
  ],
};

const isPlayer = (tag: Node): boolean => tag.kindName === 'Header' && /^\[\s*(?:white|black)\s/i.test(tag.text);
const isValue = ({ kindName }: Node): boolean => kindName === 'Value';
const inQuotes = ({ start, end }: Node): Span => ({ start: start + 1, end: end - 1 });

function hoverOver(location: At): string | undefined {
  const { node } = location;
  if (node.kindName === 'Piece') {
    const letter = node.text.charAt(0);
    const side = letter === letter.toUpperCase() ? 'white' : 'black';
    const unmoved = node.text.endsWith('*') ? ', not moved yet' : '';
    return `**${node.text}**: ${side} ${nameOf(letter.toUpperCase())}${unmoved}`;
  }
  if (node.kindName === 'Blanks') return `**${node.text}** empty squares`;
  if (node.kindName === 'Key') return describeHeader(node.text);
  const coordinates = location.around(['Coordinates']);
  if (coordinates !== undefined) return boardText(coordinates);
  const ply = location.around(['Ply']);
  const game = playOnce(location.reading);
  if (ply === undefined || game === undefined) return undefined;
  const played = game.plies.get(ply.start);
  return played && plyText(played.ply, game.multiverse);
}

const nameOf = (letter: string): string => PIECE_NAMES[letter] ?? `piece ${letter}`;

function boardText({ children }: Node): string {
  const [layer, time] = ['Layer', 'Time'].map((kind) => children.find(({ kindName }) => kindName === kind)?.text);
  return `Timeline **${layer ?? '?'}**, ${time === undefined ? 'its last board' : `turn **${time}**`}`;
}

/** Describes the effect of a move. */
function plyText({ mover, from, to, captured, newLine, move }: FiveDPly, multiverse: Multiverse): string {
  if (move.action.kind !== 'step') return `${mover}: ${move.action.kind === 'pass' ? 'passes' : 'castles'}`;
  const piece = nameOf(letterOfName(move.action.piece));
  if (from === undefined || to === undefined) return `${mover}: ${piece}`;
  const taken = captured === undefined ? '' : `, captures a ${nameOf(captured)}`;
  const made = newLine === undefined ? '' : `, makes timeline ${layerOfLine(newLine, multiverse.hasHalves)}`;
  return `${mover}: ${piece} from ${squareText(from, multiverse)} to ${squareText(to, multiverse)}${taken}${made}`;
}

const squareText = ({ board, x, y }: NonNullable<FiveDPly['from']>, { hasHalves }: Multiverse): string =>
  boardName(board, hasHalves) + squareName({ x, y });

/** Plays a game, and returns the moves of all lines with their spans. */
const playOnce = memoizeByObject((reading: Reading<FiveDGame, GameRecord>): PlayedGame | undefined => {
  const { game, spanOf } = locatedOnce(reading);
  const played = playGame(game);
  if ('reason' in played) return undefined;
  const all = [...played.plies, ...played.variations.flatMap((line) => line.plies)];
  const located = all.flatMap((ply) => {
    const span = spanOf(ply.move);
    return span === undefined ? [] : [{ ply, span }];
  });
  return { multiverse: played.multiverse, plies: new Map(located.map((one) => [one.span.start, one])) };
});

/** A game that was played. */
interface PlayedGame {
  readonly multiverse: Multiverse;
  /** The moves of all lines, by their offsets in the text. */
  readonly plies: ReadonlyMap<number, { readonly ply: FiveDPly; readonly span: Span }>;
}

/** Returns hints for the pieces that move, and for those that they capture. */
function hintsOf(reading: Reading<FiveDGame, GameRecord>): Hint[] {
  const played = playOnce(reading)?.plies.values() ?? [];
  return Array.from(played).flatMap(({ ply, span }): Hint[] => {
    const { action } = ply.move;
    if (action.kind !== 'step') return [];
    const piece = pieceHint(span.end, nameOf(letterOfName(action.piece)));
    return ply.captured === undefined ? [piece] : [piece, captureHint(span.end, nameOf(ply.captured))];
  });
}

/** Returns the span of the board that coordinates in a move name. */
function boardOf({ reading, around }: At): Span | undefined {
  const coordinates = around(['Coordinates']);
  if (coordinates === undefined) return undefined;
  const field = (kind: string): string | undefined =>
    coordinates.children.find(({ kindName }) => kindName === kind)?.text.replace(/^\+/, '');
  const index = reading.model.boards.findIndex(({ layer, time }) => {
    return layer.spelling.replace(/^\+/, '') === field('Layer') && String(time) === (field('Time') ?? String(time));
  });
  return index === -1 ? undefined : reading.spanOf(['boards', index]);
}
