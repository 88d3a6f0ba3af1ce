import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import { grammarFiles, INTO_PROJECT, shapeRun } from '../../scripts/grammars.js';
import type { RunOutput } from '../../src/cli/generate/output.js';
import { runGenerate } from '../../src/cli/generate/run.js';
import { runShapes, type ShapeRun } from '../../src/cli/generate/run-shapes.js';
import { changedProgram } from '../support/changed-program.js';
import { codecMembers, shapeMembers } from '../support/docs/shape-members.js';
import { ROOT } from '../support/shared.js';

// A member that is read from a field is noticed when code is generated: the field has no member then. Programs use each
// of the others, such as the name of a form: they don't compile without it.

const { options } = ts.convertCompilerOptionsFromJson(
  (ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config as { compilerOptions: object })
    .compilerOptions,
  ROOT,
);
// An import that nothing uses would be an error of its own.
const OPTIONS = { ...options, noUnusedLocals: false };

const copy = mkdtempSync(join(tmpdir(), 'ludogram-shape-members-'));
for (const folder of ['src', 'generated', 'package.json']) {
  cpSync(join(ROOT, folder), join(copy, folder), { recursive: true });
}
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const importModule = (file: string) => import(file) as Promise<Record<string, unknown>>;

const runs: ShapeRun[] = [];
const silent: RunOutput = { info: () => undefined, problem: () => undefined };
const onGenerated = (_: string, parser: ShapeRun['parser']): void => {
  const run = shapeRun(parser);
  if (run !== undefined) runs.push(run);
};
runGenerate({ grammars: grammarFiles(), ...INTO_PROJECT, check: true, onGenerated }, silent);

const modules = runs.flatMap((run) => run.shapes.map((file) => ({ run, file })));

test('every notation with shapes is tried', () => {
  expect(modules.map(({ file }) => file)).toContain('src/notations/oni/model/shape.ts');
});

test('the modules as they are have no error', () => {
  const unchanged = modules.map(({ file }) => [resolve(ROOT, file), readFileSync(join(ROOT, file), 'utf8')] as const);
  expect(hasErrors(new Map(unchanged))).toBe(false);
});

describe.each(modules)('$file', ({ run, file }) => {
  const members = shapeMembers(readFileSync(join(ROOT, file), 'utf8'));

  test('declares members', () => {
    expect(members.length).toBeGreaterThan(0);
  });

  test.each(members.map((member, i) => [member.name, member, i] as const))(
    'the absence of %s is noticed',
    async (_, { without }, i) => {
      const problems: string[] = [];
      const changed = join(copy, file.replace(/\.ts$/, `-${i}.ts`));
      writeFileSync(changed, without);
      const shapes = run.shapes.map((shape) => (shape === file ? changed : join(copy, shape)));
      const output = { ...silent, problem: (line: string) => problems.push(line) };
      await runShapes({ ...run, shapes, out: join(copy, run.out) }, importModule, output);
      if (problems.length > 0) return;
      const folder = join(run.out, run.parser.id);
      const generated = ['lower.ts', 'locate.ts'].map((name): [string, string] => [
        resolve(ROOT, folder, name),
        readFileSync(join(copy, folder, name), 'utf8').replaceAll(`shape-${i}.js`, 'shape.js'),
      ]);
      expect(hasErrors(new Map([...generated, [resolve(ROOT, file), without]]))).toBe(true);
    },
  );
});

// If no shape declares the JSON of a model, its codec does. The functions that read or print the model don't compile
// without a member.
describe.each([
  'src/notations/otn/game/model/codec.ts',
  'src/notations/5dfen/model/codec.ts',
  'src/notations/xiangqi/setup/model/codec.ts',
])('%s', (file) => {
  const members = codecMembers(readFileSync(join(ROOT, file), 'utf8'));

  test('declares members', () => {
    expect(members.length).toBeGreaterThanOrEqual(3);
  });

  test.each(members.map(({ name, without }) => [name, without] as const))(
    'the absence of %s is noticed',
    (_, without) => {
      expect(hasErrors(new Map([[resolve(ROOT, file), without]]))).toBe(true);
    },
  );
});

/** Returns whether the compiler finds an error in a notation, if some files have other texts. */
function hasErrors(changed: ReadonlyMap<string, string>): boolean {
  const program = changedProgram([...changed.keys(), join(ROOT, 'src/library/index.ts')], OPTIONS, changed);
  // The notation first: one error is enough.
  const files = program.getSourceFiles().filter(({ fileName }) => /\/(?:src\/notations|generated)\//.test(fileName));
  const nearest = files.toSorted((a, b) => nearness(b.fileName, changed) - nearness(a.fileName, changed));
  return nearest.some((file) => program.getSemanticDiagnostics(file).length > 0);
}

/** Returns the number of leading folders that a file has in common with a changed one; more for a changed file. */
function nearness(file: string, changed: ReadonlyMap<string, string>): number {
  if (changed.has(resolve(file))) return Number.MAX_SAFE_INTEGER;
  const parts = file.split('/');
  return Math.max(
    ...[...changed.keys()].map((one) => {
      const others = one.split('/');
      return parts.findIndex((part, i) => part !== others[i]);
    }),
  );
}
