import { readDraw, readMove } from '../../../generated/azul/lower.js';
import {
  type AzulGame,
  type Draw,
  type GameDate,
  Kind,
  type Metadata,
  type Move,
  type Player,
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
  isTile,
  metadataKey,
  moveChildren,
  moveDestinations,
  movePlayer,
  moveTiles,
  playerNamePlayer,
  playerText,
} from '../../../generated/azul/readers.js';
import {
  countElements,
  elementsOf,
  firstUnitOf,
  type NodeIndex,
  type NodeList,
  spanAt,
  textOf,
  type Tree,
} from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { PLAYERS } from '../../games/azul/index.js';
import { spanFromTo } from '../../notation/read/spans.js';
import { azulDiagnostics as diagnostics } from './codes.js';
import type { AzulFacts } from './facts.js';
import { digitAt } from './model/leaves.js';
import type { AzulCheck } from './options.js';

/**
 * Checks that the first data line is the number of players (section *Number of players*). Reports
 * `azul/missing-player-count`.
 */
const playerCountFirst: AzulCheck = {
  level: 'structure',
  on: Kind.AzulGame,
  run(node, { tree, facts, report }) {
    const signature = azulGameSignature(tree, node as NodeIndex<AzulGame>);
    if (isCountMissing(tree, facts)) {
      report(diagnostics.report('missing-player-count', spanAt(tree, facts.firstData || signature)));
    }
  },
};

/**
 * Checks that the number of players is given once (section *Number of players*). Reports `azul/repeated-player-count`.
 */
const onePlayerCount: AzulCheck = {
  level: 'structure',
  on: Kind.PlayerCount,
  run(node, { tree, facts, report }) {
    if (facts.isUnsigned || (node === facts.count && !isCountMissing(tree, facts))) return;
    report(diagnostics.report('repeated-player-count', spanAt(tree, node as NodeIndex)));
  },
};

/** Whether the first data line is not the number of players. An unreadable line counts as the number. */
const isCountMissing = (tree: Tree, { isUnsigned, firstData, count }: AzulFacts): boolean =>
  !isUnsigned && (firstData === 0 || (firstData !== count && !isLineError(tree, firstData)));

/** Whether a player is one of the first `count` players; any player if the number is absent. */
const isPlaying = (tree: Tree, player: NodeIndex<Player>, count = PLAYERS.length): boolean =>
  firstUnitOf(tree, player) - A < count;

const A = 'A'.charCodeAt(0);

const noSuchPlayer = (tree: Tree, node: NodeIndex<Player>, count = PLAYERS.length): Diagnostic =>
  diagnostics.report('no-such-player', spanAt(tree, node), { player: playerText(tree, node), count });

/**
 * Checks that names belong to players of the game, one name each (section *Player names*). Reports
 * `azul/no-such-player` and `azul/repeated-name`.
 */
const oneNamePerPlayer: AzulCheck = {
  level: 'structure',
  on: Kind.PlayerName,
  run(node, { tree, facts: { players, seen }, report }) {
    const line = node as NodeIndex<PlayerName>;
    const player = playerNamePlayer(tree, line);
    const letter = playerText(tree, player);
    if (!isPlaying(tree, player, players)) report(noSuchPlayer(tree, player, players));
    if (seen.has(letter)) report(diagnostics.report('repeated-name', spanAt(tree, line), { player: letter }));
    seen.add(letter);
  },
};

/**
 * Checks that there is at most one date, and that it exists in the calendar (section *Date of game*). Reports
 * `azul/repeated-date` and `azul/no-such-day`.
 */
const oneRealDate: AzulCheck = {
  level: 'structure',
  on: Kind.GameDate,
  run(node, { tree, facts: { seen }, report }) {
    const line = node as NodeIndex<GameDate>;
    const date = gameDateDate(tree, line);
    if (!isIsoDate(tree, date)) return;
    const written = textOf(tree, date);
    if (seen.has('date')) report(diagnostics.report('repeated-date', spanAt(tree, line)));
    seen.add('date');
    if (!isDay(written)) report(diagnostics.report('no-such-day', spanAt(tree, date), { date: written }));
  },
};

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/**
 * Reports `azul/unknown-metadata` at the key of metadata that the specification doesn't define (section *Metadata*).
 */
const knownMetadata: AzulCheck = {
  level: 'structure',
  on: Kind.Metadata,
  run(node, { tree, report }) {
    const key = metadataKey(tree, node as NodeIndex<Metadata>);
    report(diagnostics.report('unknown-metadata', spanAt(tree, key), { key: textOf(tree, key) }));
  },
};

/**
 * Checks that the factories of a draw exist, are listed once each, and have at most four tiles (section *Draws*).
 * Reports `azul/no-such-factory`, `azul/repeated-factory` and `azul/full-factory`.
 */
const possibleFactories: AzulCheck = {
  level: 'structure',
  on: Kind.Draw,
  run(node, { tree, facts: { players: playing }, report }) {
    const draw = node as NodeIndex<Draw>;
    const maxNumber = playing === undefined ? 9 : playing * 2 + 1;
    /** One bit for each number seen. */
    let seen = 0;
    let isReadable: boolean | undefined;
    for (
      let factory = drawFactories.first(tree, draw);
      factory !== 0;
      factory = drawFactories.next(tree, draw, factory)
    ) {
      const number = digitAt(tree, factoryNumber(tree, factory));
      const isRepeated = (seen & (1 << number)) !== 0;
      seen |= 1 << number;
      const count = countElements(tree, factory, factoryTiles);
      if (number <= maxNumber && !isRepeated && count <= 4) continue;
      isReadable ??= readDraw(tree, draw) !== undefined;
      if (!isReadable) return;
      const span = spanAt(tree, factoryNumber(tree, factory));
      if (number > maxNumber) report(diagnostics.report('no-such-factory', span, { number, count: maxNumber }));
      if (isRepeated) report(diagnostics.report('repeated-factory', span, { number }));
      if (count > 4) report(diagnostics.report('full-factory', spanAt(tree, factory), { number, count }));
    }
  },
};

/**
 * Checks that a player of the game makes the move, that it takes tiles of one kind with one destination each, and that
 * it uses at most one line (section *Movement*). Reports `azul/no-such-player`, `azul/mixed-tiles`,
 * `azul/destination-count` and `azul/several-lines`.
 */
const oneKindAndLine: AzulCheck = {
  level: 'structure',
  on: Kind.Move,
  run(node, { tree, facts: { players }, report }) {
    const move = node as NodeIndex<Move>;
    const player = movePlayer(tree, move);
    const isOfPlayer = isPlaying(tree, player, players);
    if (isOfPlayer && isSimple(tree, move)) return;
    const read = readMove(tree, move);
    if (read === undefined) return;
    if (!isOfPlayer) report(noSuchPlayer(tree, player, players));
    const { tiles, destinations } = read;
    const span = spanOfList(tree, move, moveDestinations);
    if (tiles.length !== destinations.length) {
      // A tile or a destination too many is often of another kind, or another line.
      const args = { tiles: tiles.length, destinations: destinations.length };
      report(diagnostics.report('destination-count', span, args));
      return;
    }
    if (tiles.some((tile) => tile !== tiles[0])) {
      report(diagnostics.report('mixed-tiles', spanOfList(tree, move, moveTiles), { tiles: tiles.join(' ') }));
    }
    const lines = new Set(destinations.filter((destination) => destination !== '-'));
    if (lines.size > 1) report(diagnostics.report('several-lines', span, { lines: [...lines].join(' and ') }));
  },
};

const FLOOR = '-'.charCodeAt(0);

/**
 * Whether a move has tiles of one kind with one destination each, on one line or the floor. Allocates no objects.
 */
function isSimple(tree: Tree, move: NodeIndex<Move>): boolean {
  let unplaced = 0;
  let kind = 0;
  let line = FLOOR;
  let part: ReturnType<typeof moveChildren.next> = moveTiles.first(tree, move);
  for (; part !== 0; part = moveChildren.next(tree, move, part)) {
    const unit = firstUnitOf(tree, part);
    if (isTile(tree, part)) {
      if (kind !== 0 && kind !== unit) return false;
      kind = unit;
      unplaced++;
    } else {
      if (unit !== FLOOR && line !== FLOOR && unit !== line) return false;
      if (unit !== FLOOR) line = unit;
      unplaced--;
    }
  }
  return unplaced === 0;
}

/** Returns the span from the first to the last element of a non-empty list. */
function spanOfList<Element extends NodeIndex>(
  tree: Tree,
  move: NodeIndex<Move>,
  list: NodeList<NodeIndex<Move>, Element>,
) {
  const elements = elementsOf(tree, move, list);
  return spanFromTo(tree, elements[0]!, elements.at(-1)!);
}

/** The checks of a record, except for the legality of its draws and moves. */
export const AZUL_CHECKS: readonly AzulCheck[] = [
  playerCountFirst,
  onePlayerCount,
  oneNamePerPlayer,
  oneRealDate,
  knownMetadata,
  possibleFactories,
  oneKindAndLine,
];
