import type { AzulGame as Root } from '../../../../generated/azul/nodes.js';
import type { Node } from '../../../cst/index.js';
import { PLAYERS, resultOf, type Table, type Tile, TILE_NAMES, tilesAt, tilesText } from '../../../games/azul/index.js';
import { memoizeByObject } from '../../../notation/assist/memoize.js';
import { countWritten } from '../../../notation/assist/written-parts.js';
import type { EditorLocation, EditorSupport, Hint, Path, Reading } from '../../../notation/index.js';
import { trimmed } from '../../../notation/read/spans.js';
import { playerLetter } from '../model/model.js';
import type { AzulGame } from '../model/shape.js';
import { replayAzul } from '../replay/play.js';
import { completeAzul, landmarks } from './completion.js';

type GameLocation = EditorLocation<AzulGame, Root>;

const plies = memoizeByObject(({ lines }: AzulGame): Path[] =>
  lines.flatMap(({ type }, i): Path[] => (type === 'move' ? [['lines', i]] : [])),
);

const replayOnce = memoizeByObject((game: AzulGame) => replayAzul(game));

/** Editor support for Azul games: rounds, scores, the tiles that a move can take, and the legal moves. */
export const azulEditorSupport: EditorSupport<AzulGame, Root, Table> = {
  tokens: {
    Signature: 'keyword',
    PlayerCount: 'number',
    FactoryNumber: 'number',
    Origin: 'number',
    Player: 'type',
    Tile: 'enumMember',
    Destination: 'variable',
    remark: 'comment',
    name: 'string',
    key: 'property',
  },
  outline: {
    PlayerName: { type: 'property', name: ({ text }) => text.slice(1).trim() },
    GameDate: { type: 'property', name: ({ text }) => text.slice(1).trim() },
    Draw: { type: 'module', name: ({ text }) => `Round: ${text}`, heads: true },
    Move: { type: 'event' },
  },
  plies,
  hover: hoverOver,
  landmarks,
  complete: completeAzul,
  hints: scoresOfRounds,
  names: ({ tree }) =>
    tree.root.lines.flatMap((line) =>
      line.kindName === 'PlayerName' ? line.children.filter(isName).map((node) => trimmed(node)) : [],
    ),
  templates: ['two', 'three', 'four'].map((name, i) => ({
    title: `Azul game for ${name} players`,
    text: ['AZULGAME', String(i + 2), ...PLAYERS.slice(0, i + 2).map((letter) => `:${letter} `), ''].join('\n'),
  })),
};

const isName = ({ fieldName }: Node): boolean => fieldName === 'name';

function hoverOver(location: GameLocation): string | undefined {
  const { node } = location;
  switch (node.kindName) {
    case 'Tile':
      return `A **${TILE_NAMES[node.text as Tile]}** tile`;
    case 'Origin':
      return describeTilesAt(location, Number(node.text));
    case 'FactoryNumber':
      return `Factory **${node.text}**`;
    case 'Destination':
      return node.text === '-' ? 'The **floor**' : `Line **${node.text}**`;
    default:
      return undefined;
  }
}

/** Describes the tiles at the origin of a move, before the move. */
function describeTilesAt({ reading, offset }: GameLocation, origin: number): string {
  const name = origin === 0 ? 'The **center**' : `Factory **${origin}**`;
  const paths = plies(reading.model);
  const path = paths[countWritten(reading, paths, offset) - 1];
  const table = path === undefined ? undefined : tableBefore(reading.model, Number(path[1]));
  const originTiles = table && tilesAt(table, origin);
  return originTiles === undefined ? name : `${name}: ${tilesText(originTiles)} before this move`;
}

/** Returns the table before a line of a game; `undefined` if the game can't be replayed. */
function tableBefore({ lines, ...game }: AzulGame, end: number): Table | undefined {
  const replay = replayAzul({ ...game, lines: lines.slice(0, end) });
  return replay.ok ? replay.table : undefined;
}

/** Returns hints at the last move of each round: the scores and, after the last round, the winners. */
function scoresOfRounds(reading: Reading<AzulGame, Root>): Hint[] {
  const replay = replayOnce(reading.model);
  if (!replay.ok) return [];
  const { rounds, table } = replay;
  const result = resultOf(table);
  return rounds.flatMap(({ lastMove, scores }, round) => {
    const span = reading.spanOf(['lines', lastMove]);
    if (span === undefined) return [];
    const isLast = result !== undefined && round === rounds.length - 1;
    const text = scoresText(scores) + (isLast ? `; with bonuses ${scoresText(result.scores)}` : '');
    const winners = isLast ? `, ${result.winners.join(' and ')} won` : '';
    return { offset: span.end, text, tooltip: `scores after round ${round + 1}${winners}` };
  });
}

const scoresText = (scores: readonly number[]): string =>
  scores.map((score, player) => `${playerLetter(player)} ${score}`).join(' · ');
