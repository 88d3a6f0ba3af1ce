/**
 * A decoder of @sabaki/sgf for the conformance suite:
 *
 *     ludogram conformance --level syntax --decoder 'node decoders/sabaki.mjs'
 *
 * It reads a text on standard input. If @sabaki/sgf accepts it, it prints the tagged JSON of its game trees and exits
 * with 0; otherwise it exits with 1. @sabaki/sgf leaves the values of properties as they are written: here, those of
 * lists and labels are divided at the colon, as its `parseCompressedVertices` does.
 */
import { readFileSync } from 'node:fs';
import sgf from '@sabaki/sgf';

const leaf = (type, value) => ({ type, value });
const COMPOSED = new Set('AB AE AW DD VW TB TW CR MA SL SQ TR AR LN LB AP SZ FG'.split(' '));

/** A value, divided at its colon if its property has such values. */
function valueOf(id, text) {
  const colon = COMPOSED.has(id) ? text.indexOf(':') : -1;
  if (colon < 0) return leaf('value', text);
  return { first: leaf('value', text.slice(0, colon)), second: leaf('value', text.slice(colon + 1)) };
}

const nodeOf = ({ data }) => ({
  properties: Object.entries(data).map(([id, values]) => ({
    id: leaf('property', id),
    values: values.map((text) => valueOf(id, text)),
  })),
});

/** A node and those after it up to the first branch, and the branches. */
function treeOf(root) {
  const nodes = [];
  let at = root;
  for (; at.children.length === 1; [at] = at.children) nodes.push(nodeOf(at));
  nodes.push(nodeOf(at));
  return at.children.length === 0 ? { nodes } : { nodes, variations: at.children.map(treeOf) };
}

let trees;
try {
  trees = sgf.parse(readFileSync(0, 'utf8')).map(treeOf);
} catch {
  process.exit(1);
}
process.stdout.write(JSON.stringify({ trees }));
