import type { Contender, Counts } from './contender.js';
import type { NodeList } from './node-list.js';

/** How a contender's result compares with ours. */
export type Agreement = 'same tree' | 'same counts' | 'not compared' | { readonly differs: string };

/**
 * Whether contenders return the same for a text as `ours`: equal nodes; for other results, equal counts of moves,
 * captures, comments.
 */
export function agreements(ours: Contender, contenders: readonly Contender[], texts: readonly string[]): Agreement[] {
  const wanted = texts.map((text) => ours.nodes!(ours.read(text)));
  return contenders.map((contender) => {
    let result: Agreement = 'not compared';
    for (const [i, text] of texts.entries()) {
      result = agreement(contender, text, wanted[i]!);
      if (typeof result === 'object') return result;
    }
    return result;
  });
}

function agreement(contender: Contender, text: string, wanted: NodeList): Agreement {
  if (contender.nodes !== undefined) {
    const nodes = contender.nodes(contender.read(text));
    const at = wanted.findIndex((node, i) => node !== nodes[i]);
    if (at === -1 && nodes.length === wanted.length) return 'same tree';
    return { differs: `node ${at}: ${nodes[at] ?? 'none'} instead of ${wanted[at] ?? 'none'}` };
  }
  if (contender.counts === undefined) return 'not compared';
  const found = JSON.stringify(contender.counts(contender.read(text)));
  const expected = JSON.stringify(countsOf(wanted));
  return found === expected ? 'same counts' : { differs: `${found} instead of ${expected}` };
}

/** Counts the content of an OTN record by its nodes. */
export function countsOf(nodes: NodeList): Counts {
  const counts = { turns: 0, moves: 0, captures: 0, comments: 0 };
  for (const node of nodes) {
    switch (node.slice(0, node.indexOf(' '))) {
      case 'Turn':
        counts.turns++;
        break;
      case 'Play':
      case 'Skip':
      case 'Resignation':
        counts.moves++;
        break;
      case 'Capture':
        counts.captures++;
        break;
      case 'Comment':
        counts.comments++;
    }
  }
  return counts;
}
