import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import type { RunOutput } from '../../src/cli/generate/output.js';
import { runGenerate } from '../../src/cli/generate/run.js';
import { type ImportModule, runShapes, type ShapeRun } from '../../src/cli/generate/run-shapes.js';
import * as cst from '../../src/cst/index.js';
import * as library from '../../src/library/index.js';
import * as shape from '../../src/notation/shape/index.js';
import { changedProgram } from '../support/changed-program.js';
import { ENTRY_POINTS } from '../support/docs/entry-points.js';
import { shapeMembers } from '../support/docs/shape-members.js';
import { ROOT } from '../support/shared.js';

// Like shape-members.deep.test.ts, for notations that import this project by its name.

/** The folders of notations, with the paths of the grammar, of the shapes and of the generated code. */
const FOLDERS = [
  ['packages/pgn', 'pgn.peggy', 'src/model/shape.ts', 'generated'],
  ['packages/sgf', 'sgf.peggy', 'src/model/shape.ts', 'generated'],
  ['templates/game', 'src/my-game.peggy', 'src/shape.ts', 'src/generated'],
  ['templates/list', 'src/my-game.peggy', 'src/shape.ts', 'src/generated'],
] as const;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  typeRoots: [join(ROOT, 'node_modules/@types')],
  paths: Object.fromEntries(ENTRY_POINTS.map(({ name, source }) => [name, [source]])),
};

const importModule: ImportModule = (file) =>
  createJiti(import.meta.url, {
    fsCache: false,
    virtualModules: { ludogram: library, 'ludogram/cst': cst, 'ludogram/shape': shape },
  }).import(file);

describe.each(FOLDERS)('%s', (folder, grammar, shapes, generated) => {
  const copy = mkdtempSync(join(tmpdir(), 'ludogram-shape-members-'));
  cpSync(join(ROOT, folder), copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const file = join(copy, shapes);
  const members = shapeMembers(readFileSync(file, 'utf8'));
  const problems: string[] = [];
  const output: RunOutput = { info: () => undefined, problem: (line) => problems.push(line) };
  const out = join(copy, generated);
  let run: ShapeRun | undefined;
  const onGenerated = (_: string, parser: ShapeRun['parser']): void => {
    run = { parser, shapes: [file], out, runtime: 'ludogram/cst', shapeRuntime: 'ludogram/shape' };
  };
  runGenerate({ grammars: [join(copy, grammar)], out, runtime: 'ludogram/cst', onGenerated }, output);
  const given = run!;

  /** Whether the compiler finds an error that it doesn't find in the notation as it is. */
  const hasNewErrors = (changed: ReadonlyMap<string, string>): boolean => {
    const names = readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.ts')).map((name) => join(copy, 'src', name));
    const program = changedProgram(files, OPTIONS, changed);
    before ??= changedProgram(files, OPTIONS, new Map());
    return files.some((name) => {
      const known = new Set(errorsIn(before!, name));
      return errorsIn(program, name).some((error) => !known.has(error));
    });
  };
  let before: ts.Program | undefined;

  test('the code of the shapes as they are is generated', async () => {
    expect([await runShapes(given, importModule, output), problems]).toEqual([0, []]);
    expect(members.length).toBeGreaterThanOrEqual(3);
  });

  test.each(members.map((member, i) => [member.name, member, i] as const))(
    'the absence of %s is noticed',
    async (_, { without }, i) => {
      problems.length = 0;
      const changed = join(copy, `src/shape-${i}.ts`);
      writeFileSync(changed, without);
      await runShapes({ ...given, shapes: [changed] }, importModule, output);
      rmSync(changed);
      if (problems.length > 0) return;
      const code = ['lower.ts', 'locate.ts'].map((name): [string, string] => {
        const path = join(out, given.parser.id, name);
        return [path, readFileSync(path, 'utf8').replaceAll(`shape-${i}.js`, 'shape.js')];
      });
      expect(hasNewErrors(new Map([...code, [file, without]]))).toBe(true);
    },
  );
});

/** The compiler's messages about a file. Packages that it needs besides may not be installed. */
const errorsIn = (program: ts.Program, name: string): readonly string[] =>
  program
    .getSemanticDiagnostics(program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
