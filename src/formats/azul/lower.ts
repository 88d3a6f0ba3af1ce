import {
  type AzulGame as Root,
  type Commentary,
  Field,
  type GameDate,
  IsoDate,
  Kind,
  type Metadata,
  type PlayerName,
} from '../../../generated/azul/nodes.js';
import type { Tree } from '../../cst/index.js';
import { fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { withoutBlanks, withoutTrailingBlanks } from './blanks.js';
import { lowerDraw, lowerMove } from './lower-play.js';
import type { AzulGame, AzulLine } from './model.js';

/** A model, and where its lines were written. */
export interface LoweredAzul {
  readonly game: AzulGame;
  /** Word index of each line of the model. */
  readonly places: readonly number[];
  /** Word index of the first line that is no metadata, whether it can be read or not. */
  readonly firstData: number | undefined;
  /** Where the number of players stands: word indices of the data lines that could be one. */
  readonly counts: readonly number[];
  /** Start of the first draw or move that can't be read. */
  readonly firstFault: number;
}

/** Kinds of lines that are no metadata. */
const DATA: ReadonlySet<number> = new Set([Kind.PlayerCount, Kind.Draw, Kind.Move, Kind.LineError]);

/** Tree → model. A line that can't be read is left out. */
export function lowerAzul(tree: Tree<Root | undefined>): LoweredAzul {
  const { text, words } = tree;
  const lines: AzulLine[] = [];
  const places: number[] = [];
  const counts: number[] = [];
  let firstFault = Number.POSITIVE_INFINITY;
  let firstData: number | undefined;
  const file = tree.root?.index;
  const end = file === undefined ? 0 : words[file + NEXT]!;
  for (let at = (file ?? 0) + WORDS; at < end; at = words[at + NEXT]!) {
    if (fieldAt(words, at) !== Field.lines) continue;
    const kind = kindAt(words, at);
    if (firstData === undefined && DATA.has(kind)) firstData = at;
    if (kind === Kind.PlayerCount) {
      counts.push(at);
      continue;
    }
    const line = lowerLine(tree, at, kind);
    if (line !== undefined) {
      lines.push(line);
      places.push(at);
    } else if (kind !== Kind.GameDate) firstFault = Math.min(firstFault, words[at + START]!);
  }
  const [players] = counts;
  return {
    game: {
      ...(players === undefined ? {} : { players: Number(text[words[players + START]!]) }),
      lines,
      comments: tree.comments().map((comment) => comment.text.slice(1)),
    },
    places,
    firstData,
    counts,
    firstFault,
  };
}

function lowerLine(tree: Tree, at: number, kind: number): AzulLine | undefined {
  switch (kind) {
    case Kind.Move:
      return lowerMove(tree, at);
    case Kind.Draw:
      return lowerDraw(tree, at);
    case Kind.PlayerName: {
      const { player, name } = tree.node(at) as PlayerName;
      return { type: 'name', player: player.text, name: withoutBlanks(name.text) };
    }
    case Kind.Commentary:
      return { type: 'commentary', text: withoutTrailingBlanks((tree.node(at) as Commentary).remark.text) };
    case Kind.Metadata: {
      const { key, value } = tree.node(at) as Metadata;
      return { type: 'metadata', key: key.text, value: withoutBlanks(value.text) };
    }
    case Kind.GameDate: {
      const { date } = tree.node(at) as GameDate;
      return date instanceof IsoDate ? { type: 'date', date: date.text } : undefined;
    }
    default:
      return undefined;
  }
}
