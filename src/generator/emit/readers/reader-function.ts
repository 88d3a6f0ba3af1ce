import { KIND_BITS, NEXT, NODE_SIZE } from '../../../cst/tree/layout.js';
import type { CodeWriter } from '../writer.js';
import type { Access, SearchStart } from './reader-access.js';

/** A function that finds a child. */
export interface WantedChild {
  readonly access: Access;
  /** Field number of the child; any child will do if absent. */
  readonly field?: number;
}

/** The code of a function `(tree, at) => …`; for the next element of a list, `(tree, at, last) => …`. */
export interface ReaderFunction {
  /** The first parameter. */
  readonly tree: '{ data }' | '_tree';
  /** The result, for a function without statements. */
  readonly value?: string;
  /**
   * The statements of the function. They use the constants `KIND` and `FIELD`, the masks of the first integer of a
   * node.
   */
  readonly lines?: readonly string[];
  /** Whether the statements use `FIELD`. */
  readonly testsField: boolean;
}

/**
 * Returns the code of a function that finds a child.
 *
 * @param kinds kind names by number
 */
export function readerFunction({ access, field }: WantedChild, kinds: readonly string[]): ReaderFunction {
  const start = offsetOf(access.start);
  const needsData = access.start === 'element' || access.how !== 'fixed' || access.mayEnd || access.mayDiffer;
  if (!needsData) return { tree: '_tree', value: `(${start}) as never`, testsField: false };
  return { tree: '{ data }', lines: bodyOf(access, start, kinds, field), testsField: testsField(access) };
}

/**
 * Writes a function.
 *
 * @param head the declaration up to the result or the statements
 * @param close the text that ends the declaration
 */
export function writeFunction(
  head: string,
  { value, lines = [] }: ReaderFunction,
  close: string,
  out: CodeWriter,
): void {
  if (value !== undefined) out.line(`${head} ${value}${close}`);
  else out.block(`${head} {`, () => lines.forEach((line) => out.line(line)), `}${close}`);
}

function testsField(access: Access): boolean {
  return access.how === 'fixed' ? access.mayDiffer : access.how !== 'skip';
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
