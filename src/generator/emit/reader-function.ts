import { FIELD_MASK, KIND_BITS, KIND_MASK, NEXT, WORDS } from '../../cst/layout.js';
import type { Access, SearchStart } from './reader-access.js';
import type { CodeWriter } from './writer.js';

/** A function that finds a child. */
export interface ReaderFunction {
  /** The declaration up to the parameters: `export const moveFrom =`, or `first:` inside an object. */
  readonly head: string;
  /** The type of the index of the node that it looks in. */
  readonly node: string;
  readonly result: string;
  readonly access: Access;
  /** Field number of the child; any child will do if absent. */
  readonly field?: number;
  /** What ends the declaration. */
  readonly close: string;
}

/**
 * Writes a function `(tree, at) => …`; `(tree, at, last) => …` for the next element of a list.
 *
 * @param kinds kind names by number
 */
export function emitReaderFunction(reader: ReaderFunction, kinds: readonly string[], out: CodeWriter): void {
  const { head, node, result, access, field, close } = reader;
  const start = offsetOf(access.start);
  const needsWords = start.includes('words') || access.how !== 'fixed' || access.mayEnd || access.mayDiffer;
  const last = typeof access.start === 'number' ? '' : ', last: NodeIndex';
  const declaration = `${head} (${needsWords ? '{ words }' : '_tree'}: Tree, at: ${node}${last}): ${result} =>`;
  if (!needsWords) out.line(`${declaration} (${start}) as never${close}`);
  else
    out.block(
      `${declaration} {`,
      () => bodyOf(access, start, kinds, field).forEach((line) => out.line(line)),
      `}${close}`,
    );
}

function bodyOf(access: Access, start: string, kinds: readonly string[], field = 0): string[] {
  const isField = `(words[i]! & ${FIELD_MASK << KIND_BITS}) === ${field << KIND_BITS}`;
  const end = `words[at + ${NEXT}]!`;
  switch (access.how) {
    case 'fixed': {
      const tests = [...(access.mayEnd ? [`i < ${end}`] : []), ...(access.mayDiffer ? [isField] : [])];
      return [
        `const i = ${start};`,
        `return (${tests.length === 0 ? 'i' : `${tests.join(' && ')} ? i : 0`}) as never;`,
      ];
    }
    case 'either':
      return [`const i = ${start};`, `return (${isField} ? i : i + ${WORDS}) as never;`];
    case 'skip': {
      const isOther = `(words[i]! & ${KIND_MASK}) === ${kinds.indexOf(access.kind)}`;
      const step = access.isLeaf ? `i += ${WORDS}` : `i = words[i + ${NEXT}]!`;
      return [`let i = ${start};`, `while (${isOther}) ${step};`, 'return i as never;'];
    }
    case 'search':
      return [
        `const end = ${end};`,
        `let i = ${start};`,
        `while (i < end && ${isField.replace('===', '!==')}) i = words[i + ${NEXT}]!;`,
        'return (i < end ? i : 0) as never;',
      ];
  }
}

function offsetOf(start: SearchStart): string {
  if (typeof start === 'number') return `at + ${(start + 1) * WORDS}`;
  return start === 'leaf' ? `last + ${WORDS}` : `words[last + ${NEXT}]!`;
}
