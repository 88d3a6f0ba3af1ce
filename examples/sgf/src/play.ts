import goBoard from '@sabaki/go-board';
import { failure, type Json, type Play, type Result } from 'ludogram';
import {
  coordinatesOf,
  pointsOf,
  propertyOf,
  type SgfCollection,
  type SgfNode,
  type SgfTree,
  textOfProperty,
} from './model.js';

// The module is the class, which its types call the default export.
const GoBoard = goBoard as unknown as typeof goBoard.default;
type GoBoard = InstanceType<typeof GoBoard>;

/** One move of a replay. */
export interface SgfPly {
  readonly mover: 'black' | 'white';
  /** A point such as `pd`; `undefined` for a pass. */
  readonly point: string | undefined;
  /** The board after the move: rows of `X` (black), `O` (white) and `.`. */
  readonly after: readonly string[];
}

/** The main line of a game: the first variation at each branch. */
export interface PlayedSgfGame {
  readonly start: readonly string[];
  readonly plies: readonly SgfPly[];
  readonly result: string | undefined;
}

/** The games of a file; `plies` are those of the first game. */
export interface SgfReplay {
  readonly games: readonly PlayedSgfGame[];
  readonly plies: readonly SgfPly[];
}

/** The nodes of the main line. */
export function mainLine(tree: SgfTree): SgfNode[] {
  const nodes: SgfNode[] = [];
  for (let at: SgfTree | undefined = tree; at !== undefined; at = at.variations?.[0]) {
    for (const node of at.nodes) nodes.push(node);
  }
  return nodes;
}

/** The size of the board of a game, 19 by 19 if the file doesn't say. */
export function sizeOf(root: SgfNode | undefined): readonly [columns: number, rows: number] {
  const [, columns = '19', rows = columns] = /^(\d{1,2})(?::(\d{1,2}))?$/.exec(textOfProperty(root, 'SZ') ?? '') ?? [];
  const lines = (text: string) => Math.min(52, Math.max(1, Number(text)));
  return [lines(columns), lines(rows)];
}

/** Plays the main line of each game of Go. FF[4] lets a move capture as usual and overwrite a stone, legal or not. */
export function replaySgf({ trees }: SgfCollection): Result<SgfReplay> {
  const games: PlayedSgfGame[] = [];
  for (const [i, tree] of trees.entries()) {
    const [root] = tree.nodes;
    if ((textOfProperty(root, 'GM') ?? '1') !== '1') return failure(['trees', i], 'only games of Go can be played');
    games.push(playGame(tree));
  }
  return games[0] === undefined
    ? failure(['trees'], 'the file has no game')
    : { ok: true, games, plies: games[0].plies };
}

function playGame(tree: SgfTree): PlayedSgfGame {
  const nodes = mainLine(tree);
  const [columns, rows] = sizeOf(nodes[0]);
  let board = GoBoard.fromDimensions(columns, rows);
  let start: readonly string[] | undefined;
  const plies: SgfPly[] = [];
  for (const node of nodes) {
    board = withSetup(board, node);
    for (const [id, mover, sign] of [
      ['B', 'black', 1],
      ['W', 'white', -1],
    ] as const) {
      const written = textOfProperty(node, id);
      if (written === undefined) continue;
      start ??= rowsOf(board);
      const vertex = /^[A-Za-z]{2}$/.test(written) ? coordinatesOf(written) : undefined;
      const isOnBoard = vertex !== undefined && board.has([...vertex]);
      // A move to a point with a stone replaces it.
      if (isOnBoard)
        board = board
          .clone()
          .set([...vertex], 0)
          .makeMove(sign, [...vertex]);
      plies.push({ mover, point: isOnBoard ? written : undefined, after: rowsOf(board) });
    }
  }
  return { start: start ?? rowsOf(board), plies, result: textOfProperty(nodes[0], 'RE') };
}

function withSetup(board: GoBoard, node: SgfNode): GoBoard {
  let changed = board;
  for (const [id, sign] of [
    ['AB', 1],
    ['AW', -1],
    ['AE', 0],
  ] as const) {
    for (const point of pointsOf(propertyOf(node, id)?.values ?? [])) {
      if (changed === board) changed = board.clone();
      const [x, y] = coordinatesOf(point);
      if (changed.has([x, y])) changed.set([x, y], sign);
    }
  }
  return changed;
}

const rowsOf = ({ signMap }: GoBoard): string[] =>
  signMap.map((row) => row.map((sign) => (sign === 0 ? '.' : sign > 0 ? 'X' : 'O')).join(''));

/** How games are played, as `replay` of the command line shows it. */
export const sgfPlay: Play<SgfCollection, SgfReplay> = {
  replay: replaySgf,
  json: ({ games }): Json => ({
    games: games.map(({ start, plies, result }) => ({
      start,
      plies: plies.map(({ mover, point, after }, i) => ({
        ply: i + 1,
        mover,
        ...(point === undefined ? {} : { point }),
        position: after,
      })),
      ...(result === undefined ? {} : { result }),
    })),
  }),
  text: ({ games }) =>
    games
      .map(({ plies, result }) =>
        [
          ...plies.map(({ mover, point }, i) => `${i + 1}. ${mover} ${point ?? 'passes'}`),
          ...(result === undefined ? [] : [result]),
          '',
        ].join('\n'),
      )
      .join('\n'),
};
