import * as nodes from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { azulCatalogue as catalogue } from './catalogue.js';
import type { LoweredAzul } from './lower.js';
import { type AzulLine, type DrawLine, type MoveLine, PLAYER_LETTERS } from './model.js';

/** Everything that level `structure` asks of a record. */
export function checkStructure(tree: Tree<nodes.AzulGame | undefined>, lowered: LoweredAzul): Diagnostic[] {
  const { game, nodes: places } = lowered;
  const seen = new Set<string>();
  return [
    ...checkCount(tree, lowered),
    ...game.lines.flatMap((line, i) => [...checkLine(line, places[i]!, game.players, seen)]),
  ];
}

/** The number of players is the first data line, and stands once. */
function checkCount({ root }: Tree<nodes.AzulGame | undefined>, { counts }: LoweredAzul): Diagnostic[] {
  const data = root?.lines.find((line) => isData(line));
  const [first] = counts;
  // Where the signature is missing, nobody knows what the first line was.
  if (root?.signature instanceof nodes.SignatureError && !root.signature.text.includes('AZULGAME')) return [];
  if (data === undefined) return [catalogue.report('missing-player-count', root?.signature ?? { start: 0, end: 0 })];
  // A line that can't be read is told already; it may have been the number.
  const isMissing = !(data instanceof nodes.LineError) && (first === undefined || data.start < first.start);
  const missing = isMissing ? [catalogue.report('missing-player-count', data)] : [];
  const repeated = counts.filter((count) => count !== data && (isMissing || count !== first));
  return [...missing, ...repeated.map((count) => catalogue.report('repeated-player-count', count))];
}

const isData = (line: nodes.AzulGame['lines'][number]): boolean =>
  line instanceof nodes.PlayerCount ||
  line instanceof nodes.Draw ||
  line instanceof nodes.Move ||
  line instanceof nodes.LineError;

function* checkLine(
  line: AzulLine,
  node: LoweredAzul['nodes'][number],
  players: number | undefined,
  seen: Set<string>,
): Iterable<Diagnostic> {
  switch (line.type) {
    case 'draw':
      yield* checkDraw(line, node as nodes.Draw, players);
      break;
    case 'move':
      yield* checkPlayer(line, (node as nodes.Move).player, players);
      yield* checkMove(line, node as nodes.Move);
      break;
    case 'name':
      yield* checkPlayer(line, (node as nodes.PlayerName).player, players);
      if (seen.has(line.player)) yield catalogue.report('repeated-name', node, { player: line.player });
      seen.add(line.player);
      break;
    case 'date':
      if (seen.has('date')) yield catalogue.report('repeated-date', node);
      seen.add('date');
      if (!isDay(line.date)) yield catalogue.report('no-such-day', (node as nodes.GameDate).date, { date: line.date });
      break;
    case 'metadata':
      yield catalogue.report('unknown-metadata', (node as nodes.Metadata).key, { key: line.key });
      break;
  }
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

function* checkPlayer(
  { player }: Pick<MoveLine, 'player'>,
  node: nodes.Player,
  count: number | undefined,
): Iterable<Diagnostic> {
  if (count !== undefined && PLAYER_LETTERS.indexOf(player) >= count) {
    yield catalogue.report('no-such-player', node, { player, count });
  }
}

function* checkDraw({ factories }: DrawLine, node: nodes.Draw, players: number | undefined): Iterable<Diagnostic> {
  const seen = new Set<number>();
  const count = players === undefined ? 9 : players * 2 + 1;
  const places = node.factories;
  for (const [i, { number, tiles }] of factories.entries()) {
    const place = places[i]!;
    if (number > count) yield catalogue.report('no-such-factory', place.number, { number, count });
    if (seen.has(number)) yield catalogue.report('repeated-factory', place.number, { number });
    if (tiles.length > 4) yield catalogue.report('full-factory', place, { number, count: tiles.length });
    seen.add(number);
  }
}

function* checkMove({ tiles, destinations }: MoveLine, node: nodes.Move): Iterable<Diagnostic> {
  const tilesSpan = { start: node.tiles[0]!.start, end: node.tiles.at(-1)!.end };
  const destinationsSpan = { start: node.destinations[0]!.start, end: node.destinations.at(-1)!.end };
  if (new Set(tiles).size > 1) yield catalogue.report('mixed-tiles', tilesSpan, { tiles: tiles.join(' ') });
  if (tiles.length !== destinations.length) {
    const args = { tiles: tiles.length, destinations: destinations.length };
    yield catalogue.report('destination-count', destinationsSpan, args);
  }
  const lines = [...new Set(destinations.filter((destination) => destination !== '-'))];
  if (lines.length > 1) yield catalogue.report('several-lines', destinationsSpan, { lines: lines.join(' and ') });
}
