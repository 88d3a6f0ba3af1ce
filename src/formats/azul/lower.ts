import * as nodes from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { Tile } from '../../games/azul/index.js';
import { withoutBlanks, withoutTrailingBlanks } from './blanks.js';
import type { AzulGame, AzulLine, DrawLine, MoveLine } from './model.js';

/** A model, and where its lines were written. */
export interface LoweredAzul {
  readonly game: AzulGame;
  /** One for each line of the model. */
  readonly nodes: readonly nodes.AzulGame['lines'][number][];
  /** Where the number of players stands: each data line that could be one. */
  readonly counts: readonly Span[];
  /** Start of the first draw or move that can't be read. */
  readonly firstFault: number;
}

/** Tree → model. A line that can't be read is left out. */
export function lowerAzul(tree: Tree<nodes.AzulGame | undefined>): LoweredAzul {
  const lines: AzulLine[] = [];
  const places: nodes.AzulGame['lines'][number][] = [];
  const counts: nodes.PlayerCount[] = [];
  let firstFault = Number.POSITIVE_INFINITY;
  for (const node of tree.root?.lines ?? []) {
    if (node instanceof nodes.PlayerCount) {
      counts.push(node);
      continue;
    }
    const line = lowerLine(node);
    if (line !== undefined) {
      lines.push(line);
      places.push(node);
    } else if (!(node instanceof nodes.GameDate)) firstFault = Math.min(firstFault, node.start);
  }
  const [players] = counts;
  return {
    game: {
      ...(players === undefined ? {} : { players: Number(players.text) }),
      lines,
      comments: tree.comments().map(({ text }) => text.slice(1)),
    },
    nodes: places,
    counts,
    firstFault,
  };
}

function lowerLine(node: nodes.AzulGame['lines'][number]): AzulLine | undefined {
  if (node instanceof nodes.Move) return lowerMove(node);
  if (node instanceof nodes.Draw) return lowerDraw(node);
  if (node instanceof nodes.PlayerName)
    return { type: 'name', player: node.player.text, name: withoutBlanks(node.name.text) };
  if (node instanceof nodes.Commentary) return { type: 'commentary', text: withoutTrailingBlanks(node.remark.text) };
  if (node instanceof nodes.Metadata) {
    return { type: 'metadata', key: node.key.text, value: withoutBlanks(node.value.text) };
  }
  if (!(node instanceof nodes.GameDate)) return undefined;
  return node.date instanceof nodes.IsoDate ? { type: 'date', date: node.date.text } : undefined;
}

function lowerDraw({ factories }: nodes.Draw): DrawLine | undefined {
  const lowered = factories.map(({ number, tiles }) => ({ number: Number(number.text), tiles: tilesOf(tiles) }));
  if (lowered.some(({ tiles }) => tiles === undefined)) return undefined;
  return { type: 'draw', factories: lowered as DrawLine['factories'] };
}

function lowerMove({ player, origin, tiles, destinations }: nodes.Move): MoveLine | undefined {
  const lowered = tilesOf(tiles);
  if (lowered === undefined || destinations.some((node) => node instanceof nodes.DestinationError)) return undefined;
  return {
    type: 'move',
    player: player.text,
    origin: Number(origin.text),
    tiles: lowered,
    destinations: destinations.map(({ text }) => text),
  };
}

/** The tiles of a set; nothing if one of them is none. */
function tilesOf(tiles: readonly (nodes.Tile | nodes.TileError)[]): readonly Tile[] | undefined {
  return tiles.every((node) => node instanceof nodes.Tile) ? tiles.map((node) => (node as nodes.Tile).text) : undefined;
}
