import { azulGames, azulText } from '../inputs/azul.js';
import { fillTexts } from '../inputs/fill.js';
import { fiveDGames, fiveDText } from '../inputs/five-d.js';
import { oniGames, oniMovesText } from '../inputs/oni.js';
import { otnComments, otnGames, otnMoves } from '../inputs/otn.js';
import { annoFenBoards } from '../inputs/xiangqi.js';
import type { Contender } from '../parsers/contender.js';
import {
  ANNOFEN,
  arenaTree,
  AZUL,
  checkAt,
  FIVE_D,
  type Format,
  freshTree,
  modelAt,
  ONI,
  OTN,
} from '../parsers/ours.js';
import { bulkContender } from './columns.js';

/** Contenders and the texts that all of them read. */
export interface Work {
  readonly texts: readonly string[];
  /** The first one is ours. */
  readonly contenders: readonly (Contender | MissingContender)[];
}

/** A contender that could not be loaded. */
export interface MissingContender {
  readonly name: string;
  readonly failure: string;
}

/** The measurements of one process. */
export interface Group {
  readonly name: string;
  prepare(): Promise<Work>;
}

const MEGABYTE = 1_000_000;

/** Contenders are loaded by name: what they import is installed for the benchmark only, and may be missing. */
async function load(file: string, name: string, ...args: readonly string[]): Promise<Contender | MissingContender> {
  try {
    const module = (await import(`../contenders/${file}.js`)) as Record<string, unknown>;
    const found = module[name];
    return (await (typeof found === 'function' ? found(...args) : found)) as Contender;
  } catch (error) {
    return { name: file, failure: (error as Error).message.split('\n')[0]! };
  }
}

const stockPeggy = ({ grammar, start }: Format) => load('stock-peggy', 'stockPeggy', grammar, start);
const tsPegjs = ({ grammar, start }: Format) => load('ts-pegjs', 'tsPegjs', grammar, start);

/** Our tree against other parsers that use only the grammar. */
const treeGroup = (name: string, format: Format, texts: () => readonly string[]): Group => ({
  name: `${name} tree`,
  prepare: async () => ({
    texts: texts(),
    contenders: [
      freshTree(format),
      arenaTree(format),
      await stockPeggy(format),
      await tsPegjs(format),
      await load('sweep', 'sweep'),
    ],
  }),
});

/** Our model against stock peggy's tree. */
const modelGroup = (name: string, format: Format, texts: () => readonly string[]): Group => ({
  name: `${name} model`,
  prepare: async () => ({
    texts: texts(),
    contenders: [
      freshTree(format),
      checkAt(format, 'structure'),
      modelAt(format, 'syntax'),
      modelAt(format, 'structure'),
      await stockPeggy(format),
    ],
  }),
});

/** Everything that `check` does, on games that can be played. */
const checkGroup = (name: string, format: Format, texts: () => readonly string[]): Group => ({
  name: `${name} check`,
  prepare: async () => ({
    texts: texts(),
    contenders: [
      freshTree(format),
      modelAt(format, 'syntax'),
      modelAt(format, 'structure'),
      modelAt(format, 'rules'),
      await stockPeggy(format),
    ],
  }),
});

const otnTree = (name: string, text: (size: number) => string): Group[] => [
  {
    name: `${name} tree`,
    prepare: async () => ({
      texts: [text(2 * MEGABYTE)],
      contenders: [
        freshTree(OTN),
        arenaTree(OTN),
        await stockPeggy(OTN),
        await tsPegjs(OTN),
        await load('chevrotain', 'chevrotain'),
        await load('lezer', 'lezer'),
        await load('hand-flat', 'handFlat'),
        await load('hand-object', 'handObject'),
        await load('sweep', 'sweep'),
      ],
    }),
  },
  ...[
    ['ohm', 'ohm'],
    ['nearley', 'nearleyAndMoo'],
  ].map(([file, contenderName]): Group => ({
    name: `${name} tree, 0.2 MB, ${file!}`,
    prepare: async () => ({
      texts: [text(0.2 * MEGABYTE)],
      contenders: [freshTree(OTN), await load(file!, contenderName!)],
    }),
  })),
  {
    name: `${name} model`,
    prepare: async () => ({
      texts: [text(2 * MEGABYTE)],
      contenders: [
        freshTree(OTN),
        bulkContender(),
        checkAt(OTN, 'structure'),
        modelAt(OTN, 'syntax'),
        modelAt(OTN, 'structure'),
        await stockPeggy(OTN),
      ],
    }),
  },
];

/** Characters of texts in formats other than OTN, for which stock peggy is slow. */
const OTHER = 0.4 * MEGABYTE;
/** Characters of games that are played. */
const PLAYED = 0.1 * MEGABYTE;

/** Positions by the thousand, each a text of its own. */
const boards = () => fillTexts(OTHER, annoFenBoards());

/** Everything that is timed against stock peggy. */
export const GROUPS: readonly Group[] = [
  ...otnTree('otn moves', otnMoves),
  ...otnTree('otn comments', otnComments),
  checkGroup('otn games', OTN, () => fillTexts(PLAYED, otnGames())),
  treeGroup('oni moves', ONI, () => [oniMovesText(OTHER)]),
  modelGroup('oni moves', ONI, () => [oniMovesText(OTHER)]),
  checkGroup('oni games', ONI, () => fillTexts(PLAYED, oniGames())),
  treeGroup('azul archive', AZUL, () => fillTexts(OTHER, azulGames())),
  modelGroup('azul archive', AZUL, () => fillTexts(OTHER, azulGames())),
  modelGroup('azul text', AZUL, () => [azulText(OTHER)]),
  checkGroup('azul games', AZUL, () => fillTexts(PLAYED, azulGames())),
  treeGroup('5dpgn moves', FIVE_D, () => [fiveDText(OTHER)]),
  modelGroup('5dpgn moves', FIVE_D, () => [fiveDText(OTHER)]),
  checkGroup('5dpgn games', FIVE_D, () => fillTexts(PLAYED, fiveDGames())),
  treeGroup('annofen boards', ANNOFEN, boards),
  modelGroup('annofen boards', ANNOFEN, boards),
];
