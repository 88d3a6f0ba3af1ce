import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { NodeIndex, startOf as StartOf, Tree } from '../../../src/cst/index.js';
import type { defineReader as DefineReader } from '../../../src/notations/define-reader.js';
import type { oniDeclaration as OniDeclaration } from '../../../src/notations/oni/read.js';
import { ROOT } from '../../support/shared.js';

interface Sources {
  readonly startOf: typeof StartOf;
  readonly defineReader: typeof DefineReader;
  readonly oniDeclaration: typeof OniDeclaration;
}

/** Loads modules that no other test uses: the objects of other tests don't belong to their classes. */
async function loadAlone(): Promise<Sources> {
  const contents = [
    "export { startOf } from './src/cst/index.js';",
    "export { defineReader } from './src/notations/define-reader.js';",
    "export { oniDeclaration } from './src/notations/oni/read.js';",
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0]!.text)}`)) as Sources;
}

type Run = (at: number, context: { readonly tree: Tree }) => number;

setFlagsFromString('--expose-gc');
setFlagsFromString('--allow-natives-syntax');
const collect = runInNewContext('gc') as () => void;
const native = (body: string) => new Function('f', body) as (f: Run) => number;
const prepare = native('%PrepareFunctionForOptimization(f)');
const optimize = native('%OptimizeFunctionOnNextCall(f)');
const statusOf = native('return %GetOptimizationStatus(f)');

test('a check stays optimized after all readings are collected', async () => {
  const { startOf, defineReader, oniDeclaration } = await loadAlone();
  const run: Run = (at, { tree }) => startOf(tree, at as NodeIndex);
  const read = defineReader({ ...oniDeclaration, checks: [{ level: 'syntax', on: 'Move', run: run as never }] });
  const text = 'BXLUT Byt Lbg';
  prepare(run);
  read(text);
  // The bits of the status that say how code is optimized differ between versions of V8.
  const interpreted = statusOf(run);
  optimize(run);
  read(text);
  const optimized = statusOf(run);
  expect(optimized).not.toBe(interpreted);
  await new Promise(setImmediate);
  collect();
  expect(statusOf(run)).toBe(optimized);
});
