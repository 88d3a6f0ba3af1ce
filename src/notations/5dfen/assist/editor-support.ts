import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Node } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import type { EditorSupport, OutlineRule, Path } from '../../../notation/index.js';
import type { FiveDGame } from '../model/model.js';
import { playedActions } from '../turns/played-actions.js';
import { complete5dfen } from './completion.js';
import { boardOf } from './definition.js';
import { hintsOf } from './hints.js';
import { hoverOver } from './hover.js';
import { type FiveDPosition, landmarks } from './landmarks.js';
import { lineThrough } from './lines.js';

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
