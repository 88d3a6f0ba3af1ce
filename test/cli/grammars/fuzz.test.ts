import { cpSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ExitStatus } from '../../../src/cli/run/failure.js';
import type { Context } from '../../../src/cli/run/verb.js';
import { planGrammar } from '../../../src/cli/verbs/fuzz/grammar-fuzz.js';
import { type GrammarSubject, grammarViolations } from '../../../src/cli/verbs/fuzz/grammar-invariants.js';
import { runFuzzer } from '../../../src/cli/verbs/fuzz/run-fuzzer.js';
import { readCases } from '../../../src/conformance/index.js';
import { plural } from '../../../src/diagnostics/index.js';
import { compileGrammar, readLinkedGrammar } from '../../../src/generator/index.js';
import type { Notation } from '../../../src/notation/index.js';
import { frogs } from '../../notation/made-up/notation.js';
import { sized } from '../../support/rounds.js';
import { ROOT } from '../../support/shared.js';
import { Folder, ludogram } from '../support.js';

/** The number of texts that a run of the fuzzer tries. */
const TEXTS = String(sized(60, 200));

const MADE = join(ROOT, 'test/notation/made-up');

/** Prints no move that begins at stone 2. */
const forgetful: Notation = {
  ...(frogs as Notation),
  load: () => Promise.resolve(forgetful),
  format(reading, options) {
    const { text, ...rest } = (frogs as Notation).format(reading, options);
    return { ...rest, text: (text ?? '').replace(/2-\d+/g, '') };
  },
};
Object.assign(globalThis, { frogsToFuzz: frogs, forgetfulFrogs: forgetful });

function project(notation: string): Folder {
  const files = `grammar: ${JSON.stringify(join(MADE, 'frogs.peggy'))}, suites: 'suite'`;
  const folder = new Folder({
    'ludogram.config.mjs': `export default { notations: [{ notation: globalThis.${notation}, ${files} }] };`,
  });
  cpSync(join(MADE, 'suite'), folder.at('suite'), { recursive: true });
  return folder;
}

test('fuzz finds nothing in a notation that keeps its promises', async () => {
  const { path } = project('frogsToFuzz');
  const { code, stdout } = await ludogram(['fuzz', '--texts', TEXTS, '--seed', '1'], { cwd: path });
  expect([code, stdout]).toEqual([0, `seed 1\n${TEXTS} texts, 0 findings\n`]);
});

test('fuzz tries texts that have no verdict yet', async () => {
  const folder = project('frogsToFuzz');
  folder.write('suite/frogs/valid/new.frogs', 'RR.LL 2-3\n');
  const { code, stderr } = await ludogram(['fuzz', '--texts', '20', '--seed', '1'], { cwd: folder.path });
  expect([code, stderr]).toEqual([0, '']);
});

test.each([
  ['none.peggy', 2, "error: can't read the grammar none.peggy: no such file or directory"],
  ['bad.peggy', 1, expect.stringContaining('bad.peggy:1:5: ')],
])('fuzz reports the grammar %s of a config', async (grammar, code, message) => {
  const notation = `{ notation: globalThis.frogsToFuzz, grammar: '${grammar}' }`;
  const folder = new Folder({
    'ludogram.config.mjs': `export default { notations: [${notation}] };`,
    'bad.peggy': 'A = )\n',
  });
  const { code: exit, stderr } = await ludogram(['fuzz', '--texts', '1'], { cwd: folder.path });
  expect([exit, stderr.replaceAll(`${folder.path}/`, '').split('\n')[0]]).toEqual([code, message]);
});

test('fuzz saves what breaks something as a case, shrunk, which fails until it is fixed', async () => {
  const folder = project('forgetfulFrogs');
  const run = (...args: string[]) => ludogram(args, { cwd: folder.path });
  const { code, stdout } = await run('fuzz', '--texts', TEXTS, '--seed', '1');
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /\n\S*suite\/frogs\/(?:in)?valid\/found\/readable-text-is-not-idempotent\.frogs\n {2}".{3,12}"\n {2}readable text is not idempotent/,
  );
  expect(stdout).toMatch(new RegExp(`\\n${TEXTS} texts, (?:1 finding|[1-9]\\d* findings)\\n$`));
  const found = readCases(folder.at('suite'), 'frogs').filter(({ name }) => name.includes('/found/'));
  expect(found[0]!.verdict.why).toMatch(/^Found by ludogram fuzz: \w+ .*\.$/);

  // Another run finds the same causes.
  await run('fuzz', '--texts', TEXTS, '--seed', '2');
  const files = readdirSync(folder.at('suite'), { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.includes('found/') && file.endsWith('.frogs'))
    .map((file) => basename(file));
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('readable-text-is-not-idempotent.frogs');

  const good = (...args: string[]) =>
    ludogram(['conformance', '--suites', folder.at('suite'), ...args], { notations: [frogs] });
  const open = await good();
  expect([open.code, open.stdout]).toEqual([0, expect.stringContaining('5 passed, 0 failed')]);
  expect(open.stderr).toContain(`warning: ${plural(names.length, 'case')} not yet reviewed, so not run: correct`);
  for (const { name } of found) expect(open.stderr).toContain(`\n  ${name}\n`);
  const strict = await good('--strict');
  expect([strict.code, strict.stderr]).toEqual([1, open.stderr.replace('warning', 'error')]);
  expect((await good('--strict', 'frogs/valid/game.frogs')).code).toBe(0);

  await run('conformance', '--update-manifest');
  expect((await good('--strict')).stderr).toBe('');
  const tried = await run('conformance', '*/found');
  expect([tried.code, tried.stdout]).toEqual([1, expect.stringMatching(/0 passed, [1-9]\d* failed/)]);
  const fixed = await good('*/found');
  expect([fixed.code, fixed.stdout]).toEqual([0, expect.stringContaining('0 failed')]);
});

test('fuzz saves nothing with --no-save', async () => {
  const folder = project('forgetfulFrogs');
  await ludogram(['fuzz', '--texts', TEXTS, '--seed', '1', '--no-save'], { cwd: folder.path });
  expect(readdirSync(folder.at('suite/frogs/valid'))).not.toContain('found');
});

describe('a grammar alone', () => {
  const GRAMMAR =
    'File = items:(Item / ItemError)|.., ","|\nItem = name:[a-z]+ ("=" value:Value)?\nValue = [0-9]+\nItemError = [^,]+\n';
  const FILES = { 'my.peggy': GRAMMAR, 'bad.peggy': 'A = )\n', 'cases/a.txt': 'a=1,b', 'cases/a.json': '{}' };

  test('finds nothing in its parser, which an interpreter of the grammar confirms', async () => {
    const folder = new Folder(FILES);
    const run = (...args: string[]) =>
      ludogram(['fuzz', folder.at('my.peggy'), '--texts', TEXTS, '--seed', '1', ...args]);
    expect(await run('--cases', folder.at('cases'))).toMatchObject({
      code: 0,
      stdout: `seed 1\n${TEXTS} texts, 0 findings\n`,
      stderr: '',
    });
    expect((await run('--start', 'Value')).code).toBe(0);
    expect((await run('--nodes', 'all')).code).toBe(0);
    expect(readdirSync(folder.at('cases'))).toEqual(['a.json', 'a.txt']);
  });

  test('a parser that loses text, throws or finds other nodes is noticed', () => {
    const compiled = compileGrammar(GRAMMAR);
    const other = compileGrammar(GRAMMAR.replace('[0-9]+', '[0-9]'));
    if (!compiled.ok || !other.ok) throw new Error('the grammars have errors');
    const linked = readLinkedGrammar(GRAMMAR, 'my.peggy');
    const of = (grammar: GrammarSubject['grammar'], text = 'a=12') =>
      grammarViolations(text, { grammar, linked, startRule: 'File' });
    expect(of(compiled.grammar)).toEqual([]);
    expect(of(compiled.grammar, '((')).toEqual([]);
    expect(of(other.grammar)).toEqual([
      'the tree differs from that of the interpreter: found File 0-3, expected File 0-4',
    ]);
    expect(of({ parse: (text) => compiled.grammar.parse(text.slice(1)) })[0]).toBe('the tree is not lossless');
    const throwing = () => {
      throw new Error('no');
    };
    expect(of({ parse: throwing })[0]).toMatch(/^it throws: Error: no/);
  });

  test.each([1024, 1025])('the number of the literal that matched is compared if trees have one (%d)', (count) => {
    const text = `File = ${Array.from({ length: count }, (_, i) => `"k${i};"`).join(' / ')}\n`;
    const compiled = compileGrammar(text);
    if (!compiled.ok) throw new Error('the grammar has errors');
    const subject = { grammar: compiled.grammar, linked: readLinkedGrammar(text, 'my.peggy'), startRule: 'File' };
    expect(grammarViolations('k8;', subject)).toEqual([]);
  });

  test('cases are tried first; what fails is saved among them, shrunk', async () => {
    const folder = new Folder(FILES);
    const failing = (text: string) => (text.includes('b') ? ['no b, please'] : []);
    const cases = [folder.at('cases')];
    const context = { io: { stdout: { write: () => true }, stderr: { write: () => true } }, exit: new ExitStatus() };
    const plan = planGrammar(folder.at('my.peggy'), { cases }, true, context as unknown as Context)!;
    const tried = plan.tried.map((one) => ({ ...one, violations: failing }));
    await runFuzzer({ ...plan, tried }, { minutes: 1, texts: 0, seed: 1 }, context as unknown as Context);
    const [file] = readdirSync(folder.at('cases/found'));
    expect([folder.read(`cases/found/${file}`), file, context.exit.code]).toEqual([
      'b',
      expect.stringMatching(/\.txt$/),
      1,
    ]);
  });

  test('the number of texts is the only limit, unless minutes are given as well', async () => {
    const folder = new Folder(FILES);
    const output: string[] = [];
    const stdout = { write: (text: string) => output.push(text) };
    const context = { io: { stdout, stderr: stdout }, exit: new ExitStatus() } as unknown as Context;
    const plan = planGrammar(folder.at('my.peggy'), {}, false, context)!;
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 30_000));
    onTestFinished(() => clock.mockRestore());
    await runFuzzer(plan, { texts: 20, seed: 1 }, context);
    await runFuzzer(plan, { texts: 20, minutes: 1, seed: 1 }, context);
    expect(output.filter((text) => text.includes('findings'))).toEqual([
      '20 texts, 0 findings\n',
      '1 text, 0 findings\n',
    ]);
  });

  test('needs a grammar without errors, and takes no options of notations', async () => {
    const folder = new Folder(FILES);
    const run = async (...args: string[]) => {
      const { code, stderr } = await ludogram(['fuzz', ...args]);
      return [code, stderr.split('\n')[0]];
    };
    expect(await run(folder.at('bad.peggy'))).toEqual([1, expect.stringContaining('bad.peggy:1:5: ')]);
    expect(await run(folder.at('none.peggy'))).toEqual([2, expect.stringContaining("can't read")]);
    expect(await run(folder.at('my.peggy'), '--cases', folder.at('x'))).toEqual([
      2,
      `error: file or folder not found: ${folder.at('x')}`,
    ]);
    expect(await run(folder.at('my.peggy'), '--format', 'oni')).toEqual([
      2,
      "error: a grammar file and --notation can't be used together",
    ]);
    expect(await run('--cases', 'x')).toEqual([2, 'error: --cases needs a grammar file']);
  });
});

test('a notation that throws is a crash of its cases, not of the runner', async () => {
  const read = () => {
    throw new Error('no');
  };
  const throwing: Notation = { ...(frogs as Notation), read, load: () => Promise.resolve(throwing) };
  const { code, stdout } = await ludogram(['conformance', '--suites', join(MADE, 'suite')], { notations: [throwing] });
  expect([code, stdout]).toEqual([1, expect.stringContaining('0 passed, 0 failed, 5 crashed')]);
  expect(stdout).toContain('it throws: Error: no');
});
