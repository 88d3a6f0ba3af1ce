import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import type { Context } from '../../../../src/cli/run/verb.js';
import { generate } from '../../../../src/cli/verbs/generate/verb.js';
import {
  GENERATE_OPTION_NAMES,
  generateOption,
  type GenerateOptionName,
} from '../../../../src/generator/generate-options.js';
import { ROOT } from '../../../support/shared.js';
import { Folder, ludogram } from '../../support.js';

/** The flags that say what a run does, rather than how a parser is made. */
const OF_A_RUN = ['verbose', 'fix', 'json', 'explain-memo', 'check', 'emit', 'overwrite', 'watch'];
/** The flags that name files, and the keys that name them in a config. */
const FILES = { output: 'generated', shape: 'shape' };

const flagOf = (name: GenerateOptionName): string => generateOption(name).flag.split(' ')[0]!;

test('each flag of generate that concerns a parser is a key of a config, and is described', () => {
  const command = new Command();
  void generate(command, {} as Context);
  const flags = command.options.map(({ long }) => long!);
  const expected = [...OF_A_RUN, ...Object.keys(FILES)].map((name) => `--${name}`);
  expect(flags.toSorted()).toEqual([...GENERATE_OPTION_NAMES.map(flagOf), ...expected].toSorted());
  const page = readFileSync(join(ROOT, 'docs/writing-a-grammar.md'), 'utf8');
  for (const name of [...GENERATE_OPTION_NAMES, ...Object.values(FILES)]) expect(page).toContain(`\n| \`${name}\` `);
});

/** For each option, a value and a grammar from which it makes other files. */
const CHANGES: { readonly [Name in GenerateOptionName]: readonly [value: unknown, grammar: string] } = {
  start: [['Word'], 'Text = words:Word|.., " "|\nWord = [a-z]+\n'],
  nodes: ['all', 'text = words:word|.., " "|\nword = [a-z]+\n'],
  flags: [['modern'], 'Text = #modern "new" / #!modern "old"\n'],
  ignoreCode: [true, 'Word = [a-z]+ { return text(); }\n'],
  ignorePredicates: [true, 'Word = &{ return true; } [a-z]+\n'],
  recover: ['auto', 'Text = "(" words:Word|.., ","| ")"\nWord = [a-z]+\n'],
  leftRecursion: [false, 'List = list:List "," word:Word / word:Word\nWord = [a-z]+\n'],
  values: [true, 'Word = letters:[a-z]+\n'],
  javascript: [true, 'Word = [a-z]+\n'],
  standalone: [true, 'Word = [a-z]+\n'],
  runtime: ['./elsewhere.js', 'Word = [a-z]+\n'],
};

test.each(GENERATE_OPTION_NAMES)('%s of a config has the effect of its flag', async (name) => {
  const [value, grammar] = CHANGES[name];
  const made = async (keys: string, flags: readonly string[]) => {
    const entry = `{ notation: () => import('./absent.js'), grammar: 'my.peggy'${keys} }`;
    const folder = new Folder({
      'package.json': '{}',
      'my.peggy': grammar,
      'ludogram.config.mjs': `export default { notations: [${entry}] };\n`,
    });
    const { code } = await ludogram(['generate', ...flags], { cwd: folder.path });
    const files = code === 0 ? readdirSync(folder.at('generated'), { recursive: true, encoding: 'utf8' }) : [];
    const contents = files
      .filter((file) => /\.\w+$/.test(file))
      .map((file) => [file, folder.read(`generated/${file}`)]);
    return { code, contents };
  };
  const given = typeof value === 'boolean' ? [] : [[value].flat().join(',')];
  const byConfig = await made(`, ${name}: ${JSON.stringify(value)}`, []);
  expect(byConfig).toEqual(await made('', [flagOf(name), ...given]));
  expect(byConfig).not.toEqual(await made('', []));
});
