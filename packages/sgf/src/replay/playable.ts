import { failure, type LineLocation, listChanges, type Path, type Playable } from 'ludogram';
import type { SgfFile } from '../../generated/sgf/nodes.js';
import { playNode } from '../go/play-node.js';
import { type GoMove, type GoPosition, goRules, type GoSide } from '../go/rules.js';
import { hasMove, withSetup } from '../go/setup.js';
import { emptyBoardOf, isGo, otherGame } from '../go/start.js';
import { type SgfCollection, type SgfNode, type SgfTree, textOfProperty } from '../model/model.js';
import { partsOf, pathOfPart } from './game-tree.js';
import { resultText } from './result.js';
import { type SgfStep, sgfSteps } from './steps.js';

type SgfLocation = LineLocation<SgfCollection, SgfFile, SgfTree, SgfStep, GoPosition>;

/** How games of Go are continued in their texts. */
export const sgfPlayable: Playable<SgfCollection, SgfFile, SgfTree, SgfStep, GoPosition, GoMove, GoSide> = {
  rules: goRules,
  sides: ['black', 'white'],
  tree: sgfSteps,
  main({ trees }, index) {
    const line = trees[index];
    return line && { line, path: ['trees', index] };
  },
  start({ trees }, index) {
    const tree = trees[index];
    if (tree === undefined || tree.nodes.length === 0) return failure(['trees', index], 'the file has no such game');
    if (!isGo(tree)) return otherGame(index);
    const { nodes } = tree;
    const first = nodes.findIndex(hasMove);
    const setup = first < 0 ? nodes : nodes.slice(0, first);
    return { ok: true, position: setup.reduce(withSetup, emptyBoardOf(tree)) };
  },
  pathOf: ({ treePath, index }) => [...treePath, 'nodes', index],
  play(start, { before, node, after }) {
    const { moves, position } = playNode(before.reduce(withSetup, start), node);
    const last = moves.at(-1);
    return { position: after.reduce(withSetup, position), move: last && { side: last.side, point: last.point } };
  },
  append(move, location) {
    const parts = partsOf(location.line.line);
    const nodes = [...location.path, ...pathOfPart(parts.length - 1), 'nodes'];
    return [{ insert: [...nodes, parts.at(-1)!.nodes.length], value: nodeOf(move, location) }];
  },
  branch(move, location) {
    const { treePath, index } = location.moves[location.index]!;
    const other: SgfTree = { nodes: [nodeOf(move, location)] };
    const isFirst = index === 0 && treePath.length > 0;
    if (isFirst) {
      const outer = treePath.slice(0, -2);
      const count = variationsAt(location, outer).length;
      return [{ insert: [...location.path, ...outer, 'variations', count], value: other }];
    }
    const { nodes, variations } = treeAt(location, treePath);
    const rest = { nodes: nodes.slice(index), ...(variations === undefined ? {} : { variations }) };
    return [
      { replace: [...location.path, ...treePath], value: { nodes: nodes.slice(0, index), variations: [rest, other] } },
    ];
  },
  truncate(location) {
    const { path, moves, index } = location;
    const step = moves[index]!;
    const isFirst = step.index === 0 && step.treePath.length > 0;
    const at = isFirst ? step.treePath.slice(0, -2) : step.treePath;
    const { nodes, variations = [] } = treeAt(location, at);
    return [
      ...listChanges([...path, ...at, 'variations'], variations, []),
      ...(isFirst ? [] : listChanges([...path, ...at, 'nodes'], nodes, nodes.slice(0, step.index))),
    ];
  },
  comment(text, { path, moves, index }) {
    const { node, treePath, index: at } = moves[index - 1]!;
    const properties = [...path, ...treePath, 'nodes', at, 'properties'];
    const known = node.properties.findIndex(({ id }) => id === 'C');
    if (known < 0) return [{ insert: [...properties, node.properties.length], value: { id: 'C', values: [text] } }];
    const value = `${textOfProperty(node, 'C')!}\n${text}`;
    return [{ replace: [...properties, known, 'values', 0], value }];
  },
  promote(variation, location) {
    const at = variation.branch!.path;
    const first = [...location.path, ...at.slice(0, -1), 0];
    const main = variationsAt(location, at.slice(0, -2))[0]!;
    return [
      { replace: first, value: variation.line },
      { replace: [...location.path, ...at], value: main },
    ];
  },
  finish(outcome, { reading, game }) {
    const root = reading.model.trees[game]!.nodes[0]!;
    const properties = ['trees', game, 'nodes', 0, 'properties'];
    const known = root.properties.findIndex(({ id }) => id === 'RE');
    const old = textOfProperty(root, 'RE');
    const result = outcome && resultText(outcome, old);
    if (result === undefined) return known < 0 ? [] : [{ remove: [...properties, known] }];
    if (known < 0) return [{ insert: [...properties, root.properties.length], value: { id: 'RE', values: [result] } }];
    return old === result ? [] : [{ replace: [...properties, known, 'values', 0], value: result }];
  },
};

const nodeOf = (move: GoMove, { position }: SgfLocation): SgfNode => ({
  properties: [{ id: (move.side ?? position.toMove) === 'black' ? 'B' : 'W', values: [move.point ?? ''] }],
});

/** Returns the tree at a path below the line of a location: each step is into its first variation. */
const treeAt = ({ line }: SgfLocation, path: Path): SgfTree => partsOf(line.line)[path.length / 2]!;

const variationsAt = (location: SgfLocation, path: Path): readonly SgfTree[] => treeAt(location, path).variations ?? [];
