import {
  type AzulGame as Root,
  type Draw,
  type GameDate,
  type Metadata,
  type Move,
  type PlayerName,
  SignatureError,
} from '../../../generated/azul/nodes.js';
import { isLineError } from '../../../generated/azul/readers.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import { spanAt } from '../../notation/spans.js';
import { azulDiagnostics as catalogue } from './codes.js';
import type { LineIndex, LoweredAzul } from './lower.js';
import { type AzulLine, type DateLine, type DrawLine, type MoveLine, type NameLine, PLAYER_LETTERS } from './model.js';

/** Everything that level `structure` asks of a record. */
export function checkStructure(tree: Tree<Root | undefined>, lowered: LoweredAzul): Diagnostic[] {
  const { game, places } = lowered;
  const out = checkCount(tree, lowered);
  const record: Judged = { tree, players: game.players, seen: new Set(), out };
  game.lines.forEach((line, i) => checkLine(line, places[i]!, record));
  return out;
}

/** The number of players is the first data line, and stands once. */
function checkCount(tree: Tree<Root | undefined>, { firstData: data, counts }: LoweredAzul): Diagnostic[] {
  const { root } = tree;
  const [first] = counts;
  // Where the signature is missing, nobody knows what the first line was.
  if (root?.signature instanceof SignatureError && !root.signature.text.toUpperCase().includes('AZULGAME')) return [];
  if (data === undefined) return [catalogue.report('missing-player-count', root?.signature ?? { start: 0, end: 0 })];
  // A line that can't be read is told already; it may have been the number.
  const isMissing = !isLineError(tree, data) && (first === undefined || data < first);
  const missing = isMissing ? [catalogue.report('missing-player-count', spanAt(tree, data))] : [];
  const repeated = isMissing ? counts : counts.slice(1);
  return [...missing, ...repeated.map((at) => catalogue.report('repeated-player-count', spanAt(tree, at)))];
}

/** A record of which one line after the other is judged. Views of lines are made only where there is something to say. */
interface Judged {
  readonly tree: Tree;
  /** How many play. */
  readonly players: number | undefined;
  /** Players that have a name, and `date` if there is one. */
  readonly seen: Set<string>;
  /** What was found so far. */
  readonly out: Diagnostic[];
}

/** @param at the node of the line */
function checkLine(line: AzulLine, at: LineIndex, record: Judged): void {
  switch (line.type) {
    case 'draw':
      checkDraw(line, at, record);
      break;
    case 'move':
      checkPlayer(line, at, record);
      checkMove(line, at, record);
      break;
    case 'name':
      checkPlayer(line, at, record);
      checkName(line, at, record);
      break;
    case 'date':
      checkDate(line, at, record);
      break;
    case 'metadata':
      record.out.push(catalogue.report('unknown-metadata', (record.tree.node(at) as Metadata).key, { key: line.key }));
      break;
  }
}

function checkName({ player }: NameLine, at: LineIndex, { tree, seen, out }: Judged): void {
  if (seen.has(player)) out.push(catalogue.report('repeated-name', spanAt(tree, at), { player }));
  seen.add(player);
}

function checkDate({ date }: DateLine, at: LineIndex, { tree, seen, out }: Judged): void {
  if (seen.has('date')) out.push(catalogue.report('repeated-date', spanAt(tree, at)));
  seen.add('date');
  if (!isDay(date)) out.push(catalogue.report('no-such-day', (tree.node(at) as GameDate).date, { date }));
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The player of a move or of a name is one of those who play. */
function checkPlayer({ player }: MoveLine | NameLine, at: LineIndex, { tree, players: count, out }: Judged): void {
  if (count === undefined || PLAYER_LETTERS.indexOf(player) < count) return;
  const node = (tree.node(at) as Move | PlayerName).player;
  out.push(catalogue.report('no-such-player', node, { player, count }));
}

function checkDraw({ factories }: DrawLine, at: LineIndex, { tree, players, out }: Judged): void {
  const count = players === undefined ? 9 : players * 2 + 1;
  /** One bit for each number that was there. */
  let seen = 0;
  let places: Draw['factories'] | undefined;
  for (let i = 0; i < factories.length; i++) {
    const { number, tiles } = factories[i]!;
    const isRepeated = (seen & (1 << number)) !== 0;
    seen |= 1 << number;
    if (number <= count && !isRepeated && tiles.length <= 4) continue;
    places ??= (tree.node(at) as Draw).factories;
    const place = places[i]!;
    if (number > count) out.push(catalogue.report('no-such-factory', place.number, { number, count }));
    if (isRepeated) out.push(catalogue.report('repeated-factory', place.number, { number }));
    if (tiles.length > 4) out.push(catalogue.report('full-factory', place, { number, count: tiles.length }));
  }
}

function checkMove({ tiles, destinations }: MoveLine, at: LineIndex, { tree, out }: Judged): void {
  const isMixed = tiles.some((tile) => tile !== tiles[0]);
  const line = destinations.find((destination) => destination !== '-');
  const hasSeveral = destinations.some((destination) => destination !== '-' && destination !== line);
  const isUneven = tiles.length !== destinations.length;
  if (!isMixed && !hasSeveral && !isUneven) return;
  const move = tree.node(at) as Move;
  const wholeOf = (parts: readonly Span[]): Span => ({ start: parts[0]!.start, end: parts.at(-1)!.end });
  const destinationsSpan = wholeOf(move.destinations);
  if (isMixed) out.push(catalogue.report('mixed-tiles', wholeOf(move.tiles), { tiles: tiles.join(' ') }));
  if (isUneven) {
    const args = { tiles: tiles.length, destinations: destinations.length };
    out.push(catalogue.report('destination-count', destinationsSpan, args));
  }
  if (hasSeveral) {
    const lines = [...new Set(destinations.filter((destination) => destination !== '-'))];
    out.push(catalogue.report('several-lines', destinationsSpan, { lines: lines.join(' and ') }));
  }
}
