import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../support/shared.js';

/** Assertions in `src` that something is neither `undefined` nor `null`: write code that shows it, and lower the number. */
const MOST = 230;

/** The number of non-null assertions, `x!`, in a TypeScript file. */
function assertionsIn(file: string): number {
  const text = readFileSync(file, 'utf8');
  // Few files have one, and parsing takes longer than everything else.
  if (!/[\w$)\]}]!(?!=)/.test(text)) return 0;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node)) count++;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

test(`src has at most ${MOST} non-null assertions`, () => {
  // Templates are text of generated parsers, in which offsets are known to be inside.
  const ignore = ['src/generator/emit/templates/**'];
  const files = globSync('src/**/*.ts', { cwd: ROOT, ignore }).map((file) => join(ROOT, file));
  expect(files.length).toBeGreaterThan(400);
  const counts = files.map((file) => ({ file: relative(ROOT, file), count: assertionsIn(file) }));
  const most = counts.sort((a, b) => b.count - a.count).slice(0, 5);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  expect(total, most.map(({ file, count }) => `${file}: ${count}`).join(', ')).toBeLessThanOrEqual(MOST);
});
