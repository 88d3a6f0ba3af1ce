import { Field, Kind, type Play } from '../../../generated/otn/nodes.js';
import type { Tree } from '../../cst/index.js';
import { fieldAt, kindAt, START, WORDS } from '../../cst/layout.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { moveCatalogue as catalogue } from './catalogue-move.js';
import type { Dialect } from './dialect.js';

/**
 * What level `structure` asks of all moves of a tree by themselves: `otn-move/plain-symbol`, `otn-move/not-in-2016`.
 */
export function checkMoves(tree: Tree, dialect: Dialect): Diagnostic[] {
  const { text, words } = tree;
  const out: Diagnostic[] = [];
  for (let at = 0; at < tree.size; at += WORDS) {
    if (fieldAt(words, at) === Field.piece) {
      const fault = checkSymbol(tree.node(at) as NonNullable<Play['piece']>, dialect);
      if (fault !== undefined) out.push(fault);
    } else if (dialect === '2016' && kindAt(words, at) === Kind.Skip && text[words[at + START]!] === '.') {
      out.push(catalogue.report('not-in-2016', tree.node(at), { what: '.....' }));
    }
  }
  return out;
}

function checkSymbol(node: NonNullable<Play['piece']>, dialect: Dialect): Diagnostic | undefined {
  const { text: symbol, start, end } = node;
  if (symbol === 't' || symbol === 'T') {
    const fixes = [{ title: 'leave it out', edits: [{ start, end, text: '' }] }];
    return catalogue.report('plain-symbol', node, { symbol }, { fixes });
  }
  if (dialect !== '2016' || !/[mg]/i.test(symbol)) return undefined;
  return catalogue.report('not-in-2016', node, { what: /m/i.test(symbol) ? 'mercenaries' : 'guards' });
}
