import { defined } from '../../../defined.js';
import { type Expression, type Grammar, lookUp, type Rule, somePart } from '../../ir.js';
import { leafPattern } from './leaf-pattern.js';
import type { ModelLeaf } from './model.js';
import { kebabCase, type ModelNames } from './model-names.js';

/** The facts from which a leaf is made. */
interface LeafSource {
  /** The name that its constant has, unless another one has it. */
  readonly wanted: string;
  readonly about: string;
  /** The expressions that match its texts: each text matches one of them. */
  readonly expressions: readonly Expression[];
  readonly guard?: string;
}

/** Returns a leaf with a name of its own. */
export function leafOf(source: LeafSource, names: ModelNames, grammar: Grammar): ModelLeaf {
  const { wanted, about, expressions, guard } = source;
  const name = names.value(wanted);
  const type = names.json(kebabCase(wanted));
  if (expressions.some((e) => canHaveComments(e, grammar))) {
    return { is: 'leaf', name, type, about, omitsComments: true, ...defined({ guard }) };
  }
  const pattern = leafPattern(expressions, grammar);
  return { is: 'leaf', name, type, about, ...defined({ guard, pattern }) };
}

/** Whether an expression can leave comments in the tree. A text and a lookahead leave no nodes. */
const canHaveComments = (e: Expression, grammar: Grammar): boolean =>
  somePart(e, grammar, (part) => {
    if (part.op === 'text' || part.op === 'and' || part.op === 'not') return false;
    return part.op === 'rule' && lookUp(grammar.rules, part.name).isComment ? true : undefined;
  });

/** Returns the words for a rule in a doc comment. */
export const aboutOf = ({ name, display }: Rule): string => display ?? `\`${name}\` of the grammar`;
