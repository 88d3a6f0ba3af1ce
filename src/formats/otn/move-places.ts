import { Kind, type Play } from '../../../generated/otn/nodes.js';
import { kindAt, NEXT, WORDS } from '../../cst/layout.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';

/** Where a move stands in the text, and its parts if it is one that could be read. */
export interface MovePlaces {
  readonly move: Span;
  readonly play: Play | undefined;
}

const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** The places of a turn's move, counted from 0. */
export function movePlaces(tree: Tree, turn: number, index: number): MovePlaces {
  const { words } = tree;
  let count = 0;
  for (let at = turn + WORDS; at < words[turn + NEXT]!; at = words[at + NEXT]!) {
    const kind = kindAt(words, at);
    if (kind === Kind.TurnNumber || kind === Kind.Address || kind === Kind.AddressError || kind === Kind.Comment)
      continue;
    if (count++ < index) continue;
    const node: Node = tree.node(at);
    return { move: spanOf(node), play: kind === Kind.Play ? (node as Play) : undefined };
  }
  return { move: spanOf(tree.node(turn)), play: undefined };
}
