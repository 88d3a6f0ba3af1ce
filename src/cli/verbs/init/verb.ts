import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Option } from 'commander';
import { CONFIG_NAMES } from '../../../config/config-file.js';
import { makeFolder } from '../../../files/make-folder.js';
import { systemReason } from '../../../files/read-file.js';
import { writeFileAtomically } from '../../../files/write-file.js';
import { runGenerate } from '../../generate/run.js';
import { generateWithShapes } from '../../generate/with-shapes.js';
import { ExitCode, reportFailure, UsageError } from '../../run/failure.js';
import { isInteractive } from '../../run/io.js';
import type { Context, Verb } from '../../run/verb.js';
import { ask, type GivenAnswers } from './ask.js';
import { plannedFiles } from './files.js';
import { type Answers, checkPlan, type Plan, proposedTitle, type TemplateName, TEMPLATES } from './plan.js';
import { packageText } from './project-files.js';

interface Flags {
  readonly title?: string;
  readonly extension?: string;
  readonly template?: TemplateName;
  readonly language?: 'ts' | 'js';
  readonly output: string;
  readonly yes?: true;
}

const NOTES = `
Writes a grammar, a notation with its model, codes, checks and printer, conformance cases, a test for node:test (or for
vitest, in a package that has it), and a config for the command line. It passes its tests at once: change it step by step.
On a terminal, it asks for everything that you leave out. No file is overwritten.

The template says what the notation begins as:
${Object.entries(TEMPLATES)
  .map(([name, about]) => `  ${name.padEnd(8)}${about}`)
  .join('\n')}

Examples:
  ludogram init my-game
  ludogram init my-game --template game
  ludogram init my-game --title 'games of mine' --extension .game --language js --yes`;

/** `ludogram init [NAME]` */
export const init: Verb = (command, context) => {
  command
    .argument('[name]', 'the id of the notation: lower-case letters, digits and hyphens')
    .description('Creates a notation of your own, in an empty folder or in a package.')
    .option('--title <text>', 'the title: what the notation records (default: games of NAME)')
    .option('--extension <ext>', 'the extension of its files, with the dot (default: .NAME)')
    .addOption(new Option('--template <name>', 'what a text records (default: moves)').choices(Object.keys(TEMPLATES)))
    .addOption(new Option('--language <language>', 'the language of its sources (default: ts)').choices(['ts', 'js']))
    .option('-o, --output <folder>', 'the folder for it', '.')
    .option('-y, --yes', 'ask no questions')
    .addHelpText('after', NOTES)
    .action((name: string | undefined, flags: Flags) => run(name, flags, context));
};

async function run(name: string | undefined, flags: Flags, context: Context): Promise<void> {
  const { io, notations } = context;
  const { title, extension, template, language, output } = flags;
  const given: GivenAnswers = { id: name, title, extension, template, language };
  const isAsked = flags.yes !== true && isInteractive(io);
  // These files must be absent, whatever the answers are.
  requireAbsent([...CONFIG_NAMES, 'suite/suite.json'], output);
  const answers = isAsked ? await ask(given, notations, io) : withDefaults(given);
  if (answers === undefined) {
    io.stderr.write('canceled: nothing was written\n');
    return;
  }
  checkPlan(answers, notations);
  const manifest = manifestOf(output);
  const plan: Plan = { ...answers, runner: installedBy(manifest).has('vitest') ? 'vitest' : 'node' };
  const { ofPackage, ofNotation: files } = plannedFiles(plan);
  requireAbsent([...files.keys(), ...(plan.language === 'ts' ? ['src/shape.ts'] : [])], output);
  const own = [...ofPackage];
  const kept = own.map(([path]) => path).filter((path) => existsSync(join(output, path)));
  const added = own.filter(([path]) => !kept.includes(path));
  if (!writeAll(new Map([...added, ...files]), output, context)) return;
  await generateParser(plan, output, { emitsShape: !files.has('src/shape.ts') }, context);
  io.stdout.write(nextSteps(plan, kept, output, manifest));
}

/** Throws a `UsageError` if one of these files exists in a folder. */
function requireAbsent(paths: Iterable<string>, folder: string): void {
  const taken = [...paths].filter((path) => existsSync(join(folder, path)));
  if (taken.length === 0) return;
  const exist = taken.length === 1 ? 'exists' : 'exist';
  throw new UsageError(`${taken.join(', ')} already ${exist}: nothing was written; name another folder with --output`);
}

function withDefaults({ id, title, extension, template = 'moves', language = 'ts' }: GivenAnswers): Answers {
  if (id === undefined) throw new UsageError('no name: name the notation, as in ludogram init my-game');
  return { id, title: title ?? proposedTitle(id), extension: extension ?? `.${id}`, template, language };
}

function writeAll(files: ReadonlyMap<string, string>, folder: string, context: Context): boolean {
  for (const [name, content] of files) {
    const path = join(folder, name);
    try {
      makeFolder(dirname(path));
      writeFileAtomically(path, content);
    } catch (error) {
      reportFailure(context, `can't write ${path}: ${systemReason(error)}`);
      return false;
    }
    context.io.stdout.write(`wrote ${path}\n`);
  }
  return true;
}

/**
 * Generates the parser and, in TypeScript, what follows from the shape of the model.
 *
 * @param emitsShape whether that shape is derived from the grammar; if not, the template has one
 */
async function generateParser(
  { id, language }: Plan,
  folder: string,
  { emitsShape }: { readonly emitsShape: boolean },
  { io, exit }: Context,
): Promise<void> {
  const output = {
    info: (line: string) => io.stdout.write(`${line}\n`),
    problem: (text: string) => io.stderr.write(`${text}\n`),
  };
  const grammar = join(folder, 'src', `${id}.peggy`);
  const request = { grammars: [grammar], out: join(folder, 'src', 'generated'), javascript: language === 'js' };
  const status =
    language === 'js'
      ? runGenerate(request, output)
      : await generateWithShapes(
          request,
          { emit: emitsShape, print: false, shapes: [join(folder, 'src', 'shape.ts')] },
          output,
        );
  if (status !== 0) exit.raise(ExitCode.misuse);
}

/** The parts of a `package.json` that matter here. */
interface Manifest {
  readonly type?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the `package.json` of a folder; empty if it has none that can be read. */
function manifestOf(folder: string): Manifest {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) ?? {}) as Manifest;
  } catch {
    return {};
  }
}

/** Returns the names of the packages that a package installs. */
const installedBy = ({ dependencies, devDependencies }: Manifest): Set<string> =>
  new Set([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);

function nextSteps(plan: Plan, kept: readonly string[], output: string, manifest: Manifest): string {
  const isPackage = kept.includes('package.json');
  const {
    scripts,
    dependencies,
    devDependencies = {},
  } = JSON.parse(packageText(plan)) as {
    readonly scripts: { readonly test: string };
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const installed = installedBy(manifest);
  const needed = Object.keys(dependencies).filter((name) => !installed.has(name));
  const development = Object.keys(devDependencies).filter((name) => !installed.has(name));
  const needsModules = isPackage && plan.language === 'js' && manifest.type !== 'module';
  const steps = output === '.' ? [] : [`cd ${output}`];
  if (needsModules) steps.push('npm pkg set type=module');
  if (isPackage) {
    if (needed.length > 0) steps.push(`npm install ${needed.join(' ')}`);
    if (development.length > 0) steps.push(`npm install --save-dev ${development.join(' ')}`);
    steps.push(scripts.test.replace(/^(?=vitest)|(?=ludogram)/g, 'npx '));
  } else steps.push('npm install', 'npm test');
  const notes = kept.map((path) => `${path} already exists, and was kept\n`);
  if (needsModules) {
    const folder = join(output, plan.id);
    notes.push(
      'The new files are ES modules. If other files of the package use require(), delete the new ones and write them\n',
      `into a folder instead, from which require() loads them: ludogram init ${plan.id} --language js -o ${folder}\n`,
    );
  }
  return `${notes.join('')}\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}`;
}
