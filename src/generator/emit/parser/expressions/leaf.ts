import { VARIANT_SHIFT } from '../../../../cst/tree/layout.js';
import type { Expression } from '../../../ir.js';
import { hasVariants } from '../../plan/variants.js';
import type { Jump } from '../../writer.js';
import { type FunctionCode, NO_FIELD } from '../function-code.js';
import { emitVariant } from './choices.js';

/** Names the variables of a leaf. Each function is called at most once, where the variable is declared. */
export interface LeafNames {
  /** Returns the name of the offset at which the leaf begins. */
  readonly start: () => string;
  /** Returns the name of the number of the alternative that has matched. */
  readonly variant: () => string;
}

/**
 * Writes code that matches an expression without nodes, and makes it a leaf of the tree.
 *
 * @param head the code of the bits of kind and field
 */
export function emitLeaf(code: FunctionCode, e: Expression, head: string, fail: Jump, names: LeafNames): void {
  const { out, plan } = code;
  const start = code.emitStart([e], names.start);
  if (hasVariants(e, plan)) {
    const variant = names.variant();
    out.line(`let ${variant} = 0;`);
    emitVariant(code, e, fail, variant);
    out.line(`leaf(${head} | (${variant} << ${VARIANT_SHIFT}), ${start}, p);`);
  } else {
    code.emitMatch(e, fail, NO_FIELD);
    out.line(`leaf(${head}, ${start}, p);`);
  }
}
