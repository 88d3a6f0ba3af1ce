import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { run } from '../../../../src/cli/program.js';
import { constantOf, TEMPLATES } from '../../../../src/cli/verbs/init/plan.js';
import { compileGrammar } from '../../../../src/generator/index.js';
import { ROOT } from '../../../support/shared.js';
import { Folder, ludogram } from '../../support.js';

const init = (folder: Folder, ...args: string[]) => ludogram(['init', ...args, '-o', folder.path]);

const filesOf = (folder: Folder): string[] =>
  readdirSync(folder.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.path.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

test('init writes a package with everything of a notation', async () => {
  const folder = new Folder();
  const { code, stdout, stderr } = await init(folder, 'my-game');
  expect([code, stderr]).toEqual([0, '']);
  expect(filesOf(folder).filter((file) => !/^(?:suite|src\/generated)/.test(file))).toEqual([
    '.vscode/extensions.json',
    'README.md',
    'ludogram.config.ts',
    'package.json',
    'src/codes.ts',
    'src/my-game.peggy',
    'src/notation.ts',
    'src/shape.ts',
    'test/my-game.test.ts',
    'tsconfig.json',
  ]);
  expect(filesOf(folder).filter((file) => file.startsWith('suite/my-game') && !file.endsWith('.json'))).toHaveLength(5);
  expect(folder.read('src/generated/my-game/parser.ts')).toContain("from 'ludogram/cst'");
  expect(stdout).toContain(`wrote ${folder.at('src/my-game.peggy')}\n`);
  expect(stdout).toMatch(/\nNext:\n {2}cd .*\n {2}npm install\n {2}npm test\n$/);
  expect(folder.read('src/shape.ts')).toContain(
    "  moves: list(readers.gameMoves, move, { unreadable: 'skip' }),\n  comments: comments(",
  );
  expect(folder.read('src/generated/my-game/lower.ts')).toMatch(
    /^\/\/ Generated from shape.ts by [^]*export function readGame\(/,
  );
  expect(folder.read('ludogram.config.ts')).toContain("folder: 'src'");
  const grammar = compileGrammar(folder.read('src/my-game.peggy'));
  expect(grammar.problems).toEqual([]);
  const manifest = readFileSync(join(ROOT, 'editors/vscode/package.json'), 'utf8');
  const { publisher, name } = JSON.parse(manifest) as Readonly<Record<string, string>>;
  expect(JSON.parse(folder.read('.vscode/extensions.json'))).toEqual({ recommendations: [`${publisher}.${name}`] });
});

test('init writes JavaScript, with the title and the extension that are named', async () => {
  const folder = new Folder();
  await init(folder, 'go', '--language', 'js', '--title', "Bob's {games}", '--extension', '.b5', '--yes');
  expect(filesOf(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  expect(folder.read('src/notation.js')).toContain("title: 'Bob\\'s {games}',\n    extensions: ['.b5'],");
  expect(folder.read('ludogram.config.js')).toContain('javascript: true');
  expect(existsSync(folder.at('suite/go/valid/moves.b5'))).toBe(true);
  expect(JSON.parse(folder.read('package.json'))).not.toHaveProperty('devDependencies');
});

describe.each(Object.keys(TEMPLATES))('init --template %s', (template) => {
  test('has only names of the new notation', async () => {
    const folder = new Folder();
    const words = ['--title', "Bob's {checkers}", '--extension', '.ck', '--template', template];
    const { code, stderr } = await init(folder, 'draughts-10', ...words);
    expect([code, stderr]).toEqual([0, '']);
    const files = filesOf(folder);
    expect(files.filter((file) => file.endsWith('.ck')).length).toBeGreaterThanOrEqual(5);
    for (const file of files.filter((name) => name !== 'package.json')) {
      expect([file, file.match(/my-?game/i), folder.read(file).match(/my-?game|games of my game/i)]).toEqual([
        file,
        null,
        null,
      ]);
    }
    expect(folder.read('src/notation.ts')).toContain("title: 'Bob\\'s {checkers}',");
    expect(folder.read('src/notation.ts')).toContain("extensions: ['.ck'],");
    expect(folder.read('src/notation.ts')).toContain('export const draughts10 = ');
    expect(folder.read('README.md')).toContain("\nBob's {checkers}, read by");
    expect(existsSync(folder.at('src/generated/draughts-10/lower.ts'))).toBe(true);
  });

  test('runs its tests with vitest in a package that has it', async () => {
    const folder = new Folder({ 'package.json': '{ "type": "module", "devDependencies": { "vitest": "^4.1.0" } }' });
    await init(folder, 'checkers', '--template', template);
    expect(folder.read('test/checkers.test.ts')).toContain("import { test } from 'vitest';");
  });
});

test('a template without JavaScript sources is refused for JavaScript', async () => {
  const folder = new Folder();
  const { code, stderr } = await init(folder, 'checkers', '--template', 'game', '--language', 'js');
  expect([code, stderr]).toEqual([2, 'error: --template game has sources in TypeScript: leave out --language js\n']);
  expect(filesOf(folder)).toEqual([]);
});

test('init keeps the files of a package, and says what to install', async () => {
  const folder = new Folder({ 'package.json': '{ "name": "mine" }', 'README.md': '# Mine\n' });
  const { code, stdout } = await init(folder, 'my-game');
  expect(code).toBe(0);
  expect([folder.read('package.json'), folder.read('README.md')]).toEqual(['{ "name": "mine" }', '# Mine\n']);
  expect(stdout).toContain('package.json already exists, and was kept\n');
  expect(stdout).toContain('npm install ludogram\n  npm install --save-dev @types/node tsx typescript\n');
  expect(stdout).toContain('npx ludogram conformance');
});

test('init tests with vitest in a package that has it, and installs only what is missing', async () => {
  const manifest = '{ "type": "module", "devDependencies": { "vitest": "^4.1.0" } }';
  const folder = new Folder({ 'package.json': manifest });
  const { stdout } = await init(folder, 'my-game');
  expect(folder.read('test/my-game.test.ts')).toContain("import { test } from 'vitest';");
  expect(stdout).toContain('\n  npm install ludogram\n  npm install --save-dev typescript\n');
  expect(stdout).toContain('\n  npx vitest run test/my-game.test.ts && npx ludogram conformance\n');
});

test('init lists no packages in a package that has all of them', async () => {
  const manifest = `{ "type": "module", "dependencies": { "ludogram": "file:../ludogram.tgz" }, "devDependencies": { "@types/node": "*", "tsx": "*", "typescript": "*" } }`;
  const { stdout } = await init(new Folder({ 'package.json': manifest }), 'my-game');
  expect(stdout).not.toContain('npm install');
  expect(stdout).toContain('npx ludogram conformance');
});

test.each([
  ['{ "name": "mine" }', true],
  ['{ "type": "commonjs" }', true],
  ['{ "type": "module" }', false],
  ['not JSON', true],
])('init names the step that makes the JavaScript files of a package ES modules: %s', async (manifest, isNamed) => {
  const folder = new Folder({ 'package.json': manifest });
  const { code, stdout } = await init(folder, 'my-game', '--language', 'js');
  expect(code).toBe(0);
  expect(stdout.includes('\n  npm pkg set type=module\n  npm install ludogram\n')).toBe(isNamed);
  expect(stdout.includes(`ludogram init my-game --language js -o ${folder.at('my-game')}\n`)).toBe(isNamed);
});

test.each(['src/my-game.peggy', 'src/notation.ts', 'ludogram.config.mjs', 'suite/suite.json'])(
  'init overwrites nothing: %s',
  async (name) => {
    const folder = new Folder({ [name]: 'mine' });
    const { code, stderr } = await init(folder, 'my-game');
    expect([code, stderr]).toEqual([
      2,
      `error: ${name} already exists: nothing was written; name another folder with --output\n`,
    ]);
    expect(filesOf(folder)).toEqual([name]);
  },
);

test.each([
  [
    ['My Game'],
    'the name "My Game": expected lower-case letters, digits and hyphens, such as my-game; did you mean my-game?',
  ],
  [['oni'], 'the name "oni": "oni" is the id of a built-in notation'],
  [['../x'], 'the name "../x": expected lower-case letters, digits and hyphens, such as my-game'],
  [['a', '--extension', 'a'], '--extension "a": expected a dot, then lower-case letters or digits, such as .pgn'],
  [['a', '--title', 'a\nb'], '--title "a\\nb": expected a few words in one line'],
  [[], 'no name: name the notation, as in ludogram init my-game'],
])('init refuses the arguments %j', async (args, message) => {
  const folder = new Folder();
  const { code, stderr } = await init(folder, ...args);
  expect([code, stderr.split('; did')[0]!.trimEnd()]).toEqual([2, `error: ${message.split('; did')[0]!}`]);
  expect(filesOf(folder)).toEqual([]);
});

test.each([
  ['pgn', 'pgn'],
  ['my-game', 'myGame'],
  ['5d', '_5dNotation'],
  ['new', 'newNotation'],
  ['codes', 'codesNotation'],
])('the notation %s is the constant %s', (id, name) => expect(constantOf(id)).toBe(name));

describe('init on a terminal', () => {
  /** Answers questions one after another, each when it is asked. */
  async function answering(folder: Folder, args: readonly string[], answers: readonly string[], columns = 80) {
    const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
    let [asked, all, stdout, rest] = ['', '', '', [...answers]];
    const stderr = Object.assign(new PassThrough(), { isTTY: true, columns });
    stderr.on('data', (chunk: Buffer) => {
      asked += stripVTControlCharacters(chunk.toString());
      all += stripVTControlCharacters(chunk.toString());
      if (rest.length > 0 && /\?[^?]*$/.test(asked)) {
        const [answer] = rest;
        rest = rest.slice(1);
        asked = '';
        setTimeout(() => stdin.write(answer), 5);
      }
    });
    const io = {
      stdin,
      stdout: { isTTY: true, write: (text: string) => (stdout += text) },
      stderr: stderr as unknown as { write(text: string): unknown },
      env: {},
    };
    return { code: await run(['init', ...args, '-o', folder.path], io), stdout, asked: all };
  }

  test('asks for every part that is missing', async () => {
    const folder = new Folder();
    const { code } = await answering(folder, ['--language', 'js'], ['checkers\r', 'games of draughts\r', '\r']);
    expect(code).toBe(0);
    expect(folder.read('src/notation.js')).toContain("title: 'games of draughts',\n    extensions: ['.checkers'],");
  });

  test('asks for the template, and for no language if it has sources in one only', async () => {
    const folder = new Folder();
    const { code, asked } = await answering(folder, [], ['checkers\r', '\r', '\r', '\u001b[B\r']);
    expect(code).toBe(0);
    expect(asked).not.toContain('Which language');
    expect(existsSync(folder.at('src/rules.ts'))).toBe(true);
  });

  test('writes nothing when the questions are given up', async () => {
    const folder = new Folder();
    const { code, stdout, asked } = await answering(folder, [], ['\u0003']);
    expect([code, stdout, filesOf(folder)]).toEqual([0, '', []]);
    expect(asked).toContain('canceled: nothing was written\n');
  });

  test('asks nothing where a notation already is', async () => {
    const folder = new Folder({ 'ludogram.config.mjs': 'mine' });
    const { code, asked } = await answering(folder, [], []);
    expect([code, asked]).toEqual([
      2,
      'error: ludogram.config.mjs already exists: nothing was written; name another folder with --output\n',
    ]);
  });

  test('asks on lines of 80 columns if the terminal reports no width', async () => {
    const { asked } = await answering(new Folder(), [], ['\u0003'], 0);
    expect(asked).toContain('What is the id of the notation, in lower case?');
  });

  test('asks nothing with --yes', async () => {
    const folder = new Folder();
    expect((await answering(folder, ['my-game', '--yes'], [])).code).toBe(0);
    expect(readFileSync(folder.at('ludogram.config.ts'), 'utf8')).toContain("folder: 'src'");
  });
});
