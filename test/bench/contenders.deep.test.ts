import { expect, test } from 'vitest';
import { handFlat } from '../../bench/contenders/hand-flat.js';
import { handObject } from '../../bench/contenders/hand-object.js';
import { stockPeggy } from '../../bench/contenders/stock-peggy.js';
import { azulText } from '../../bench/inputs/azul.js';
import { fiveDText } from '../../bench/inputs/five-d.js';
import { oniMovesText } from '../../bench/inputs/oni.js';
import { otnComments, otnMoves } from '../../bench/inputs/otn.js';
import { annoFenBoards } from '../../bench/inputs/xiangqi.js';
import { bulkContender } from '../../bench/jobs/columns.js';
import type { Contender } from '../../bench/parsers/contender.js';
import { agreements } from '../../bench/parsers/equivalent.js';
import { nodesOfTree } from '../../bench/parsers/node-list.js';
import { ANNOFEN, AZUL, FIVE_D, freshTree, ONI, OTN } from '../../bench/parsers/ours.js';
import { firstNode, nextNode, startOf, type Tree, variantOf } from '../../src/cst/index.js';

test.each([
  ['moves', otnMoves(20_000)],
  ['comments', otnComments(20_000)],
])('parsers written by hand make our tree of %s in OTN', (_, text) => {
  expect(agreements(freshTree(OTN), [handFlat, handObject], [text])).toEqual(['same tree', 'same tree']);
});

test('the flat parser written by hand finds the type of each move and its marks', () => {
  const turns = '1. d1^=c1xd1+ d3-b3++\n2. d1^c1- d3=b3--\n';
  const tags = otnMoves(1).split('\n\n', 1)[0]!;
  const variants = (tree: Tree): number[] => {
    const found: number[] = [];
    for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
      if (startOf(tree, i) > tags.length) found.push(variantOf(tree, i));
    }
    return found;
  };
  const [ours, flat] = [freshTree(OTN), handFlat].map(({ read }) => read(`${tags}\n\n${turns}`) as Tree);
  expect(nodesOfTree(flat!)).toEqual(nodesOfTree(ours!));
  expect(variants(flat!)).toEqual(variants(ours!));
});

test.each([
  ['otn', OTN, otnComments(20_000)],
  ['oni', ONI, oniMovesText(20_000)],
  ['azul', AZUL, azulText(20_000)],
  ['5dfen', FIVE_D, fiveDText(20_000)],
  ['annofen', ANNOFEN, annoFenBoards()[0]!],
])('stock peggy makes our tree of %s', (_, format, text) => {
  expect(agreements(freshTree(format), [stockPeggy(format.grammar, format.start)], [text])).toEqual(['same tree']);
});

test('columns hold as many moves and captures as the tree', () => {
  expect(agreements(freshTree(OTN), [bulkContender()], [otnMoves(20_000)])).toEqual(['same counts']);
});

test('a tree that lacks a node, and a wrong count, are reported', () => {
  const { read, nodes } = handFlat as Required<Contender>;
  const shorter: Contender = { name: 'shorter', read, nodes: (result) => nodes(result).slice(0, -1) };
  const wrong: Contender = { name: 'wrong', read, counts: () => ({ turns: 0, moves: 0, captures: 0, comments: 0 }) };
  for (const found of agreements(freshTree(OTN), [shorter, wrong], [otnMoves(1000)])) {
    expect(found).toHaveProperty('differs');
  }
});
