import type * as nodes from '../../../generated/azul/nodes.js';
import { parse } from '../../../generated/azul/parser.js';
import type { Tree } from '../../cst/index.js';
import { hasErrors } from '../../diagnostics/index.js';
import type { Reading, ReadOptions } from '../../notation/format.js';
import { checkedDialect } from '../../notation/dialect.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { azulDiagnostics } from './codes.js';
import { checkStructure } from './checks.js';
import { lowerAzul } from './lower.js';
import type { AzulGame } from './model.js';
import { checkRules } from './legality.js';
import { syntaxDiagnostics } from './syntax.js';

/** An Azul text that was read. */
export interface AzulReading extends Reading<AzulGame> {
  readonly tree: Tree<nodes.AzulGame | undefined>;
  readonly model: AzulGame;
}

/** Reads and judges an Azul text; never throws. Draws and moves behind one that can't be read are not judged by the rules. */
export function parseAzul(text: string, { level = 'rules', dialect }: ReadOptions<never> = {}): AzulReading {
  checkedDialect('azul', [], dialect);
  const tree = parse(text);
  const lowered = lowerAzul(tree);
  const syntax = syntaxDiagnostics(tree);
  const structure = level === 'syntax' ? [] : checkStructure(tree, lowered);
  const rules = level === 'rules' ? checkRules(tree, lowered) : [];
  return {
    tree,
    model: lowered.game,
    diagnostics: orOtherNotation(text, 'azul', [...syntax, ...structure, ...rules], azulDiagnostics),
    isWellFormed: !hasErrors(syntax),
  };
}
