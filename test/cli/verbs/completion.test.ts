import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../../../src/cli/program.js';
import { frogs } from '../../notation/made-up/notation.js';
import { Folder, ludogram } from '../support.js';

/** Returns the script for a shell. */
const written = async (shell: string): Promise<string> => (await ludogram(['completion', shell])).stdout;

const scripts = { bash: await written('bash'), zsh: await written('zsh'), fish: await written('fish') };

/** Whether a shell can be run here. */
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

/** The output of a shell for a program. */
function printed(shell: string, program: string, cwd = '.'): string[] {
  const { stdout, stderr } = spawnSync(shell, ['-c', program], { encoding: 'utf8', cwd });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(!has('bash'))('bash offers', () => {
  const offeredIn = async (cwd: string, ...words: string[]) => {
    const ask = `COMP_WORDS=(ludogram ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}`;
    return printed('bash', `${scripts.bash}\n${ask}\n_ludogram\nprintf '%s\\n' "\${COMPREPLY[@]}"`, cwd);
  };
  const offered = (...words: string[]) => offeredIn('.', ...words);
  test('verbs', async () => {
    expect(await offered('')).toEqual([...VERBS.map(({ name }) => name), 'help']);
    expect(await offered('co')).toEqual(['convert', 'conformance', 'coverage', 'completion']);
    expect(await offered('help', 'rail')).toEqual(['railroad']);
    expect(await offered('--config', 'my.config.ts', 'rend')).toEqual(['render']);
    expect(await offered('--no-')).toEqual(['--no-config']);
  });
  test('the options of a verb', async () => {
    expect(await offered('check', '--fi')).toEqual(['--fix', '--files-from']);
    expect(await offered('render', 'game.oni', '--p')).toEqual(['--ply']);
  });
  test('the values of an option', async () => {
    expect(await offered('check', '--notation', 'otn-')).toEqual(['otn-rules', 'otn-position', 'otn-move']);
    expect(await offered('check', '--level', '=', 'str')).toEqual(['structure']);
    expect(await offered('check', '--level', '=')).toEqual(['syntax', 'structure', 'rules']);
    expect(await offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });
  test('files where anything can be meant', async () => {
    expect(await offered('check', '')).toEqual([]);
    expect(await offered('render', '-o', '')).toEqual([]);
    expect(scripts.bash).toContain('complete -o default ');
  });
  test('nothing that the command line would run', async () => {
    const folder = new Folder();
    expect(await offeredIn(folder.path, '$(touch made)', '`touch made`')).toEqual([]);
    expect(await offeredIn(folder.path, 'check', '--notation', '$(touch made)')).toEqual([]);
    expect(readdirSync(folder.path)).toEqual([]);
  });
});

describe.skipIf(!has('zsh'))('zsh', () => {
  test('accepts the script', async () => {
    expect(printed('zsh', `autoload -U compinit && compinit -D -u\n${scripts.zsh}\necho $_comps[ludogram]`)).toEqual([
      '_ludogram',
    ]);
  });
});

describe.skipIf(!has('fish'))('fish offers', () => {
  const offered = async (line: string) =>
    printed('fish', `${scripts.fish}\ncomplete -C ${JSON.stringify(line)}`).map((row) => row.split('\t')[0]);
  test('verbs, options and values', async () => {
    expect(await offered('ludogram co')).toEqual(['completion', 'conformance', 'convert', 'coverage']);
    expect(await offered('ludogram check --fi')).toEqual(['--files-from', '--fix']);
    expect(await offered('ludogram check --level ')).toEqual(['rules', 'structure', 'syntax']);
    expect(await offered('ludogram completion z')).toEqual(['zsh']);
    expect(await offered('ludogram --')).toEqual(['--config', '--help', '--no-config', '--version']);
  });
  test('files', async () => {
    const folder = new Folder();
    writeFileSync(folder.at('game.oni'), '');
    expect(await offered(`ludogram check ${folder.at('gam')}`)).toEqual([folder.at('game.oni')]);
  });
});

test('the notations of a config are completed too if it is named', async () => {
  Object.assign(globalThis, { frogsToComplete: frogs });
  const folder = new Folder({
    'ludogram.config.mjs': 'export default { notations: [globalThis.frogsToComplete] };\n',
  });
  const { stdout } = await ludogram(['completion', 'bash', '--config', 'ludogram.config.mjs'], { cwd: folder.path });
  expect(stdout).toContain("-n | --notation) words='frogs oni ");
  expect((await ludogram(['completion', 'bash'], { cwd: folder.path })).stdout).not.toContain('frogs');
});

test.each(['bash', 'zsh', 'fish'] as const)('%s: every verb and its options are in the script', async (shell) => {
  const text = scripts[shell];
  for (const { name } of VERBS) expect(text).toMatch(new RegExp(`\\b${name}\\b`));
  expect(text).toContain('max-diagnostics');
});

test('another shell is a usage error', async () => {
  const { code, stdout, stderr } = await ludogram(['completion', 'tcsh']);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('"tcsh" isn\'t a value of <shell>: expected bash, zsh or fish');
});
