import {
  type Draw,
  type Factory,
  type GameDate,
  Kind,
  type Metadata,
  type Move,
  type PlayerName,
} from '../../../generated/azul/nodes.js';
import {
  azulGameSignature,
  drawFactories,
  factoryNumber,
  factoryTiles,
  gameDateDate,
  isIsoDate,
  isLineError,
  isMove,
  isSignatureError,
  metadataKey,
  moveDestinations,
  movePlayer,
  moveTiles,
  playerNamePlayer,
  playerText,
} from '../../../generated/azul/readers.js';
import { elementsOf, firstUnitOf, type NodeIndex, type NodeList, textOf, type Tree } from '../../cst/index.js';
import { spanAt, spanFromTo } from '../../notation/spans.js';
import { azulDiagnostics as diagnostics } from './codes.js';
import type { AzulCheck } from './facts.js';
import { digitAt, lowerDraw, lowerMove } from './lower.js';
import { PLAYER_LETTERS } from './model.js';

/** The number of players is the first data line. Reports `azul/missing-player-count` and `azul/repeated-player-count`. */
const playerCount: AzulCheck = {
  level: 'structure',
  on: Kind.AzulGame,
  run(at, { tree, facts: { counts, firstData }, report }) {
    const signature = azulGameSignature(tree, at as typeof tree.root.index);
    // Without the signature, the first line may have been anything.
    if (isSignatureError(tree, signature) && !textOf(tree, signature).toUpperCase().includes('AZULGAME')) return;
    const [first] = counts;
    // A line that can't be read may have been the number.
    const isMissing = firstData === undefined || (firstData !== first && !isLineError(tree, firstData));
    if (isMissing) report(diagnostics.report('missing-player-count', spanAt(tree, firstData ?? signature)));
    for (const count of isMissing ? counts : counts.slice(1)) {
      report(diagnostics.report('repeated-player-count', spanAt(tree, count)));
    }
  },
};

/** The player of a move or a name is one of those who play. Reports `azul/no-such-player`. */
const players: AzulCheck = {
  level: 'structure',
  on: [Kind.Move, Kind.PlayerName],
  run(at, { tree, facts: { players: count }, report }) {
    if (count === undefined) return;
    const line = at as NodeIndex<Move> | NodeIndex<PlayerName>;
    const node = isMove(tree, line) ? movePlayer(tree, line) : playerNamePlayer(tree, line);
    const player = playerText(tree, node);
    if (PLAYER_LETTERS.indexOf(player) < count) return;
    if (isMove(tree, line) && lowerMove(tree, line) === undefined) return;
    report(diagnostics.report('no-such-player', spanAt(tree, node), { player, count }));
  },
};

/** Each player has one name. Reports `azul/repeated-name`. */
const names: AzulCheck = {
  level: 'structure',
  on: Kind.PlayerName,
  run(at, { tree, facts: { first }, report }) {
    const line = at as NodeIndex<PlayerName>;
    const player = playerText(tree, playerNamePlayer(tree, line));
    if (first.get(player) !== line) report(diagnostics.report('repeated-name', spanAt(tree, line), { player }));
  },
};

/** There is one date, and a day for it. Reports `azul/repeated-date` and `azul/no-such-day`. */
const dates: AzulCheck = {
  level: 'structure',
  on: Kind.GameDate,
  run(at, { tree, facts: { first }, report }) {
    const line = at as NodeIndex<GameDate>;
    const node = gameDateDate(tree, line);
    if (!isIsoDate(tree, node)) return;
    const date = textOf(tree, node);
    if (first.get('date') !== line) report(diagnostics.report('repeated-date', spanAt(tree, line)));
    if (!isDay(date)) report(diagnostics.report('no-such-day', spanAt(tree, node), { date }));
  },
};

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Reports `azul/unknown-metadata` at the key of metadata that the specification doesn't define. */
const metadata: AzulCheck = {
  level: 'structure',
  on: Kind.Metadata,
  run(at, { tree, report }) {
    const key = metadataKey(tree, at as NodeIndex<Metadata>);
    report(diagnostics.report('unknown-metadata', spanAt(tree, key), { key: textOf(tree, key) }));
  },
};

/**
 * The factories of a draw exist, each is listed once, and has four tiles at most. Reports `azul/no-such-factory`,
 * `azul/repeated-factory` and `azul/full-factory`.
 */
const factories: AzulCheck = {
  level: 'structure',
  on: Kind.Draw,
  run(at, { tree, facts: { players: playing }, report }) {
    const draw = at as NodeIndex<Draw>;
    const most = playing === undefined ? 9 : playing * 2 + 1;
    /** One bit for each number that was there. */
    let seen = 0;
    let isReadable: boolean | undefined;
    for (let one = drawFactories.first(tree, draw); one !== 0; one = drawFactories.next(tree, draw, one)) {
      const number = digitAt(tree, factoryNumber(tree, one));
      const isRepeated = (seen & (1 << number)) !== 0;
      seen |= 1 << number;
      const count = tilesOn(tree, one);
      if (number <= most && !isRepeated && count <= 4) continue;
      isReadable ??= lowerDraw(tree, draw) !== undefined;
      if (!isReadable) return;
      const span = spanAt(tree, factoryNumber(tree, one));
      if (number > most) report(diagnostics.report('no-such-factory', span, { number, count: most }));
      if (isRepeated) report(diagnostics.report('repeated-factory', span, { number }));
      if (count > 4) report(diagnostics.report('full-factory', spanAt(tree, one), { number, count }));
    }
  },
};

function tilesOn(tree: Tree, factory: NodeIndex<Factory>): number {
  let count = 0;
  for (let at = factoryTiles.first(tree, factory); at !== 0; at = factoryTiles.next(tree, factory, at)) count++;
  return count;
}

/**
 * A move takes tiles of one kind, has a destination for each, and fills one line. Reports `azul/mixed-tiles`,
 * `azul/destination-count` and `azul/several-lines`.
 */
const moves: AzulCheck = {
  level: 'structure',
  on: Kind.Move,
  run(at, { tree, report }) {
    const move = at as NodeIndex<Move>;
    if (isSimple(tree, move)) return;
    const read = lowerMove(tree, move);
    if (read === undefined) return;
    const { tiles, destinations } = read;
    if (tiles.some((tile) => tile !== tiles[0])) {
      report(diagnostics.report('mixed-tiles', spanOfList(tree, move, moveTiles), { tiles: tiles.join(' ') }));
    }
    const span = spanOfList(tree, move, moveDestinations);
    if (tiles.length !== destinations.length) {
      const args = { tiles: tiles.length, destinations: destinations.length };
      report(diagnostics.report('destination-count', span, args));
    }
    const lines = new Set(destinations.filter((destination) => destination !== '-'));
    if (lines.size > 1) report(diagnostics.report('several-lines', span, { lines: [...lines].join(' and ') }));
  },
};

const FLOOR = '-'.charCodeAt(0);

/** Whether a move has tiles of one kind, and a destination for each: one line, or the floor. Makes nothing. */
function isSimple(tree: Tree, move: NodeIndex<Move>): boolean {
  let open = 0;
  let kind = 0;
  for (let at = moveTiles.first(tree, move); at !== 0; at = moveTiles.next(tree, move, at), open++) {
    const unit = firstUnitOf(tree, at);
    if (kind !== 0 && kind !== unit) return false;
    kind = unit;
  }
  let line = FLOOR;
  for (let at = moveDestinations.first(tree, move); at !== 0; at = moveDestinations.next(tree, move, at), open--) {
    const unit = firstUnitOf(tree, at);
    if (unit === FLOOR || unit === line) continue;
    if (line !== FLOOR) return false;
    line = unit;
  }
  return open === 0;
}

/** The span from the first to the last element of a list that isn't empty. */
function spanOfList<Element extends NodeIndex>(
  tree: Tree,
  move: NodeIndex<Move>,
  list: NodeList<NodeIndex<Move>, Element>,
) {
  const elements = elementsOf(tree, move, list);
  return spanFromTo(tree, elements[0]!, elements.at(-1)!);
}

/** Every check of a record but the legality of its draws and moves. */
export const AZUL_CHECKS: readonly AzulCheck[] = [playerCount, players, names, dates, metadata, factories, moves];
