import { Kind } from '../../../../generated/xiangqi/nodes.js';
import type { Check } from '../../../notation/index.js';
import { checkCode, checkField, isPlainField } from '../setup/field.js';
import { xayDiagnostics as diagnostics } from './codes.js';
import { contentOf } from './model/lower.js';
import type { XayContext } from './syntax.js';

/**
 * Level `syntax`: checks that the text is YAML with a version and a setup of known pieces and annotations (section *XAY
 * File Format*).
 */
const readable: Check<XayContext> = {
  level: 'syntax',
  on: Kind.XayText,
  run(_, { tree, report }) {
    const { faults, fields } = contentOf(tree);
    faults.forEach(report);
    for (const { atoms, spans } of fields) {
      spans.forEach((span, i) => {
        const atom = atoms[i];
        if (atom?.type === 'annotation') checkCode(atom.code, span, diagnostics, report);
      });
    }
  },
};

/**
 * Level `structure`: checks that the setup fits the board (section *XAY File Format*), and that the pieces and
 * annotations of each field fit together (section *Annotations*).
 */
const wellFormed: Check<XayContext> = {
  level: 'structure',
  on: Kind.XayText,
  run(_, { tree, report }) {
    const { shapeFaults, fields } = contentOf(tree);
    shapeFaults.forEach(report);
    for (const field of fields) if (!isPlainField(field.atoms)) checkField(field, diagnostics, report);
  },
};

/** Every check of a XAY text. */
export const XAY_CHECKS: readonly Check<XayContext>[] = [readable, wellFormed];
