import { KIND_BITS, NEXT, NODE_SIZE } from '../../../cst/tree/layout.js';
import type { Access, SearchStart } from './reader-access.js';
import type { CodeWriter } from '../writer.js';

/** A function that finds a child. */
export interface ReaderFunction {
  /** The declaration up to the parameters: `export const moveFrom =`, or `first:` inside an object. */
  readonly head: string;
  /**
   * The type of the index of the node that has the child, and that of the result, with the space or line break before
   * it; absent if the declaration has the types.
   */
  readonly types?: { readonly node: string; readonly result: string };
  readonly access: Access;
  /** Field number of the child; any child will do if absent. */
  readonly field?: number;
  /** The text that ends the declaration. */
  readonly close: string;
}

/**
 * Writes a function `(tree, at) => …`; for the next element of a list, `(tree, at, last) => …`. It uses the constants
 * `KIND` and `FIELD`, the masks of the first integer of a node.
 *
 * @param kinds kind names by number
 */
export function emitReaderFunction(reader: ReaderFunction, kinds: readonly string[], out: CodeWriter): void {
  const { head, types, access, field, close } = reader;
  const start = offsetOf(access.start);
  const needsData = access.start === 'element' || access.how !== 'fixed' || access.mayEnd || access.mayDiffer;
  const tree = needsData ? '{ data }' : '_tree';
  const last = typeof access.start === 'number' ? '' : ', last';
  const signature = types === undefined ? `(${tree}, at${last})` : `(${tree}: Tree, at: ${types.node}):${types.result}`;
  const declaration = `${head} ${signature} =>`;
  if (!needsData) out.line(`${declaration} (${start}) as never${close}`);
  else
    out.block(
      `${declaration} {`,
      () => bodyOf(access, start, kinds, field).forEach((line) => out.line(line)),
      `}${close}`,
    );
}

function bodyOf(access: Access, start: string, kinds: readonly string[], field = 0): string[] {
  const test = (operator: '===' | '!=='): string => `(data[i]! & FIELD) ${operator} ${field << KIND_BITS}`;
  const isField = test('===');
  const end = `data[at + ${NEXT}]!`;
  switch (access.how) {
    case 'fixed': {
      const tests = [...(access.mayEnd ? [`i < ${end}`] : []), ...(access.mayDiffer ? [isField] : [])];
      return [
        `const i = ${start};`,
        `return (${tests.length === 0 ? 'i' : `${tests.join(' && ')} ? i : 0`}) as never;`,
      ];
    }
    case 'either':
      return [`const i = ${start};`, `return (${isField} ? i : i + ${NODE_SIZE}) as never;`];
    case 'skip': {
      const isOther = `(data[i]! & KIND) === ${kinds.indexOf(access.kind)}`;
      const step = access.isLeaf ? `i += ${NODE_SIZE}` : `i = data[i + ${NEXT}]!`;
      return [`let i = ${start};`, `while (${isOther}) ${step};`, 'return i as never;'];
    }
    case 'search':
      return [
        `const end = ${end};`,
        `let i = ${start};`,
        `while (i < end && ${test('!==')}) i = data[i + ${NEXT}]!;`,
        'return (i < end ? i : 0) as never;',
      ];
  }
}

function offsetOf(start: SearchStart): string {
  if (typeof start === 'number') return `at + ${(start + 1) * NODE_SIZE}`;
  return start === 'leaf' ? `last + ${NODE_SIZE}` : `data[last + ${NEXT}]!`;
}
