import { parse as parse5dfenTree } from '../../generated/5dfen/parser.js';
import { parse as parseAzulTree } from '../../generated/azul/parser.js';
import { parse as parseOniTree } from '../../generated/oni/parser.js';
import { parse as parseOtnTree } from '../../generated/otn/parser.js';
import { parse as parseXiangqiTree } from '../../generated/xiangqi/parser.js';
import { type Arena, createArena, type Tree } from '../../src/cst/index.js';
import type { Level } from '../../src/notation/options.js';
import { parse5dfen } from '../../src/notations/5dfen/index.js';
import { parseAzul } from '../../src/notations/azul/index.js';
import { parseOni } from '../../src/notations/oni/index.js';
import { parseOtn } from '../../src/notations/otn/index.js';
import { parseAnnoFen } from '../../src/notations/xiangqi/annofen/index.js';
import { parseXay } from '../../src/notations/xiangqi/xay/index.js';
import type { Contender } from './contender.js';
import { nodesOfTree } from './node-list.js';

/** A format of ours, as the benchmark uses it. */
export interface Format {
  readonly grammar: string;
  readonly start: string;
  /** Text to tree. */
  tree(text: string, arena?: Arena): Tree;
  /** Text to diagnostics of a level; the model is made on request. */
  read(text: string, level: Level): { readonly tree: Tree; readonly model?: unknown };
}

const using = (arena: Arena | undefined) => (arena === undefined ? {} : { arena });

export const OTN: Format = {
  grammar: 'grammars/otn.peggy',
  start: 'GameRecord',
  tree: (text, arena) => parseOtnTree(text, using(arena)),
  read: (text, level) => parseOtn(text, { level }),
};

export const ONI: Format = {
  grammar: 'grammars/oni.peggy',
  start: 'OniFile',
  tree: (text, arena) => parseOniTree(text, using(arena)),
  read: (text, level) => parseOni(text, { level }),
};

export const AZUL: Format = {
  grammar: 'grammars/azul.peggy',
  start: 'AzulGame',
  tree: (text, arena) => parseAzulTree(text, using(arena)),
  read: (text, level) => parseAzul(text, { level }),
};

export const FIVE_D: Format = {
  grammar: 'grammars/5dfen.peggy',
  start: 'GameRecord',
  tree: (text, arena) => parse5dfenTree(text, using(arena)),
  read: (text, level) => parse5dfen(text, { level }),
};

export const ANNOFEN: Format = {
  grammar: 'grammars/xiangqi.peggy',
  start: 'AnnoFen',
  tree: (text, arena) => parseXiangqiTree(text, { start: 'AnnoFen', ...using(arena) }),
  read: (text, level) => parseAnnoFen(text, { level }),
};

export const XAY: Format = {
  grammar: 'grammars/xiangqi.peggy',
  start: 'XayText',
  tree: (text, arena) => parseXiangqiTree(text, { start: 'XayText', ...using(arena) }),
  read: (text, level) => parseXay(text, { level }),
};

/** Text to tree, each time into new memory. */
export const freshTree = ({ tree }: Format): Contender => ({
  name: 'ours, tree, fresh buffer',
  read: (text) => tree(text),
  nodes: (result) => nodesOfTree(result as Tree),
});

/** Text to tree, into the memory of the last one. */
export function arenaTree({ tree }: Format): Contender {
  const arena = createArena();
  return {
    name: 'ours, tree, arena',
    read: (text) => tree(text, arena),
    nodes: (result) => nodesOfTree(result as Tree),
  };
}

/** Text to diagnostics, without a model where the level needs none. */
export const checkAt = ({ read }: Format, level: Level): Contender => ({
  name: `ours, check at ${level}`,
  read: (text) => read(text, level),
  nodes: (result) => nodesOfTree((result as { tree: Tree }).tree),
});

/** Text to model and diagnostics. */
export const modelAt = ({ read }: Format, level: Level): Contender => ({
  name: `ours, model at ${level}`,
  read(text) {
    const reading = read(text, level);
    void reading.model;
    return reading;
  },
  nodes: (result) => nodesOfTree((result as { tree: Tree }).tree),
});
