/**
 * `npm run generate`: writes `generated/` from `grammars/` and the templates of parsers, and that of each package in
 * `packages/` from its grammar; then compiles, so that the command line shows the edit. Flags: `--check` names stale
 * files and writes nothing; `--watch` generates again after every save, and bundles the command line again.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import { type GenerateRun, leftovers, runGenerate } from '../src/cli/generate/run.js';
import { type ImportModule, runShapes } from '../src/cli/generate/run-shapes.js';
import { watchGenerate } from '../src/cli/generate/watch.js';
import * as cst from '../src/cst/index.js';
import type { Generated } from '../src/generator/generate.js';
import * as library from '../src/library/index.js';
import * as shape from '../src/notation/shape/index.js';
import { grammarFiles, INTO_PROJECT, packageRuns, packageShapeRun, shapeRun, TERMINAL } from './grammars.js';
import { TEXTS, writeTextModules } from './text-modules.js';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const BUNDLE = "import { bundleJavaScript } from './scripts/build/javascript.mjs'; await bundleJavaScript();";

/** The command line runs from a bundle: without a new one, it would show the grammar before the edit. */
const bundleCommandLine = () =>
  spawnSync(process.execPath, ['--input-type=module', '-e', BUNDLE], { stdio: 'inherit' }).status === 0 ? 0 : 1;

const importOwn: ImportModule = (file) => import(pathToFileURL(file).href) as ReturnType<ImportModule>;

/** Shapes of packages import this project by its name. It isn't installed there, or may be an older version. */
const importOfPackage: ImportModule = (file) =>
  createJiti(import.meta.url, {
    fsCache: false,
    virtualModules: { ludogram: library, 'ludogram/cst': cst, 'ludogram/shape': shape },
  }).import(file);

const flags = process.argv.slice(2);
const unknown = flags.filter((flag) => flag !== '--check' && flag !== '--watch');
if (unknown.length > 0) {
  console.error(`unknown flag ${unknown.join(' ')}; npm run generate takes --check and --watch`);
  process.exit(2);
}
const run: GenerateRun = { grammars: grammarFiles(), ...INTO_PROJECT, check: flags.includes('--check') };

if (flags.includes('--watch')) {
  await watchGenerate(run, TERMINAL, new AbortController().signal, bundleCommandLine);
} else {
  const check = run.check === true;
  process.exitCode = writeTextModules(check, TERMINAL);
  const parsers: Generated[] = [];
  const onGenerated = (_: string, parser: Generated) => parsers.push(parser);
  for (const parserRun of [run, ...packageRuns()]) {
    process.exitCode = Math.max(process.exitCode, runGenerate({ ...parserRun, onGenerated, check }, TERMINAL));
  }
  for (const parser of parsers) {
    for (const [shapesRun, load] of [
      [shapeRun(parser), importOwn],
      [packageShapeRun(parser), importOfPackage],
    ] as const) {
      if (shapesRun === undefined) continue;
      process.exitCode = Math.max(process.exitCode, await runShapes({ ...shapesRun, check }, load, TERMINAL));
    }
  }
  for (const folder of leftovers(run).filter((one) => one !== TEXTS)) {
    TERMINAL.problem(`${folder} has no grammar; delete it`);
    process.exitCode = 1;
  }
  if (process.exitCode === 0 && run.check !== true) {
    process.exitCode = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: true }).status ?? 1;
  }
}
