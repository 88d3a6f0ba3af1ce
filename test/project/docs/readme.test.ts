import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import * as diagnostics from '../../../src/diagnostics/index.js';
import * as oni from '../../../src/notations/oni/index.js';
import { ROOT } from '../../support/shared.js';

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

test('the library example prints what its comments say', () => {
  const example = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const printed: string[] = [];
  const console = { log: (...values: unknown[]) => printed.push(values.map(show).join(' ')) };
  const { code } = transformSync(example, { loader: 'ts', format: 'cjs' });
  const modules: Record<string, unknown> = { 'ludogram/oni': oni, 'ludogram/diagnostics': diagnostics };
  new Function('require', 'console', code)((name: string) => modules[name], console);

  const [illegal, move, canonical, edited, replay, board] = printed;
  expect(printed).toHaveLength(6);
  expect(illegal).toContain('oni/not-on-card 27 ');
  expect(example).toContain(/27 (.*):/.exec(illegal!)![1]);
  expect(edited).toBe('# a first move\nbxlut BYT Lbh');
  expect(example).toContain(`// ${move!}`);
  expect(canonical).toBe('# a first move\nBXLUT\n\nByt\nLbg\n');
  expect(example).toContain(`// ${replay!}`);
  expect(board).toContain('blue to move');
});

test('the first screen has the two commands, and continuous integration runs them after one installation', () => {
  const firstScreen = readme.split('\n').slice(0, 30).join('\n');
  for (const command of ['npm ci && npm run demo', 'npm ci && npm test']) {
    expect(firstScreen).toContain(`\`\`\`sh\n${command}\n\`\`\``);
  }
  const ci = readFileSync(join(ROOT, '.ci/run'), 'utf8').split('\n');
  for (const command of ['npm ci && npm test', 'npm run demo']) expect(ci).toContain(command);
});

function show(value: unknown): string {
  if (typeof value !== 'object') return String(value);
  return JSON.stringify(value)
    .replaceAll('"', "'")
    .replace(/'(\w+)':/g, ' $1: ')
    .replaceAll(/ {2,}/g, ' ')
    .replace('}', ' }');
}
