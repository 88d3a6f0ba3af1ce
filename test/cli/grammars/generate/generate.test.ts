// Misspelled on purpose. cspell:ignore Wrod
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunOutput } from '../../../../src/cli/generate/output.js';
import { type GenerateRun, leftovers, runGenerate } from '../../../../src/cli/generate/run.js';
import { watchGenerate } from '../../../../src/cli/generate/watch.js';
import type { DiagnosticJson } from '../../../../src/diagnostics/report/json.js';
import { ROOT } from '../../../support/shared.js';
import { Folder, ludogram } from '../../support.js';

const GRAMMAR = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';
let folder: string;
let printed: string[];
let run: GenerateRun;
const output: RunOutput = { info: (line) => printed.push(line), problem: (text) => printed.push(text) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludogram-generate-'));
  printed = [];
  run = { grammars: [join(folder, 'list.peggy')], out: join(folder, 'out') };
  writeFileSync(join(folder, 'list.peggy'), GRAMMAR);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const generatedFiles = () => {
  const names = readdirSync(join(folder, 'out', 'list')).sort();
  return names.map((name) => [name, readFileSync(join(folder, 'out', 'list', name), 'utf8')]);
};

test('generate writes five files, and nothing the second time', () => {
  expect(runGenerate(run, output)).toBe(0);
  expect(printed).toHaveLength(5);
  expect(generatedFiles().map(([name]) => name)).toEqual([
    'explain.ts',
    'grammar.json',
    'nodes.ts',
    'parser.ts',
    'readers.ts',
  ]);
  printed = [];
  expect(runGenerate(run, output)).toBe(0);
  expect(printed).toEqual([]);
});

test('the same grammar gives the same bytes', () => {
  runGenerate(run, output);
  const before = generatedFiles();
  rmSync(join(folder, 'out'), { recursive: true });
  runGenerate(run, output);
  expect(generatedFiles()).toEqual(before);
});

test('--check names each stale file and writes nothing', () => {
  runGenerate(run, output);
  const before = generatedFiles();
  writeFileSync(join(folder, 'list.peggy'), GRAMMAR.replace('a-z', 'a-y'));
  printed = [];
  expect(runGenerate({ ...run, check: true }, output)).toBe(1);
  expect(printed.length).toBeGreaterThanOrEqual(2);
  for (const line of printed) expect(line).toMatch(/out.list.[a-z]+\.(ts|json) is stale$/);
  expect(generatedFiles()).toEqual(before);
});

test('--check names every missing file and makes none', () => {
  expect(runGenerate({ ...run, check: true }, output)).toBe(1);
  expect(printed).toEqual(
    ['parser.ts', 'nodes.ts', 'readers.ts', 'explain.ts', 'grammar.json'].map(
      (name) => `${join(folder, 'out', 'list', name)} is stale`,
    ),
  );
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

test('--check accepts fresh files', () => {
  runGenerate(run, output);
  expect(runGenerate({ ...run, check: true }, output)).toBe(0);
});

test('a grammar that is not there is exit code 2, one with errors 1 with a caret', () => {
  expect(runGenerate({ ...run, grammars: [join(folder, 'none.peggy')] }, output)).toBe(2);
  expect(printed.at(-1)).toMatch(/^error: can't read the grammar .*none\.peggy: no such file or directory$/);
  writeFileSync(join(folder, 'list.peggy'), 'List = Item* )\n');
  expect(runGenerate(run, output)).toBe(1);
  expect(printed.at(-1)).toMatch(
    /list\.peggy:1:14: error grammar\/syntax: .*\n1 \| List = Item\* \)\n {2}\| {14}\^\nunsafe fix: drop \)$/,
  );
});

test('a grammar with errors leaves the others alone', () => {
  writeFileSync(join(folder, 'bad.peggy'), 'A = B\n');
  expect(runGenerate({ ...run, grammars: [join(folder, 'bad.peggy'), ...run.grammars] }, output)).toBe(1);
  expect(generatedFiles()).toHaveLength(5);
});

test('--standalone copies the runtime and imports that', () => {
  expect(runGenerate({ ...run, standalone: true }, output)).toBe(0);
  expect(readdirSync(join(folder, 'out', 'cst'))).toContain('index.ts');
  expect(readFileSync(join(folder, 'out', 'list', 'parser.ts'), 'utf8')).toContain("from '../cst/index.js'");
});

test('--standalone --check also compares the copied runtime', () => {
  const standalone = { ...run, standalone: true };
  runGenerate(standalone, output);
  expect(runGenerate({ ...standalone, check: true }, output)).toBe(0);
  const copied = join(folder, 'out', 'cst', 'tree', 'tree.ts');
  writeFileSync(copied, '');
  printed = [];
  expect(runGenerate({ ...standalone, check: true }, output)).toBe(1);
  expect(printed).toEqual([`${copied} is stale`]);
});

test('--js writes JavaScript that plain Node imports, with declarations', () => {
  expect(runGenerate({ ...run, javascript: true, runtime: '../cst.js' }, output)).toBe(0);
  const names = generatedFiles().map(([name]) => name);
  const modules = ['explain', 'nodes', 'parser', 'readers'];
  expect(names).toEqual([...modules.flatMap((name) => [`${name}.d.ts`, `${name}.js`]), 'grammar.json'].sort());
  buildSync({
    entryPoints: [join(ROOT, 'src/cst/index.ts')],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'out', 'cst.js'),
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'use.js'),
    `import { parse } from './out/list/parser.js';
     import { isItem, listItems } from './out/list/readers.js';
     const tree = parse('a,b');
     const first = listItems.first(tree, tree.root.index);
     console.log(tree.root.items.map(({ text }) => text).join('+'), isItem(tree, first));`,
  );
  expect(execFileSync(process.execPath, [join(folder, 'use.js')], { encoding: 'utf8' })).toBe('a+b true\n');
  writeFileSync(join(folder, 'list.peggy'), GRAMMAR.replace('a-z', 'a-y'));
  printed = [];
  expect(runGenerate({ ...run, javascript: true, runtime: '../cst.js', check: true }, output)).toBe(1);
  expect(printed).toContain(`${join(folder, 'out', 'list', 'parser.js')} is stale`);
});

test('an unreadable grammar outranks one with errors, in any order', () => {
  writeFileSync(join(folder, 'bad.peggy'), 'A = B\n');
  const grammars = ['none.peggy', 'bad.peggy'].map((name) => join(folder, name));
  expect(runGenerate({ ...run, grammars }, output)).toBe(2);
  expect(runGenerate({ ...run, grammars: grammars.reverse() }, output)).toBe(2);
});

test('a doubtful grammar is generated, and its warning drawn', () => {
  writeFileSync(join(folder, 'list.peggy'), `${GRAMMAR}spare = "s"\n`);
  expect(runGenerate(run, output)).toBe(0);
  expect(printed[0]).toMatch(
    /list\.peggy:3:1: warning grammar\/unused-rule: rule "spare" is not used\n3 \| spare = "s"\n {2}\| \^{5}\nunsafe fix: drop the rule spare$/,
  );
});

test('folders without a grammar are reported', () => {
  runGenerate(run, output);
  mkdirSync(join(folder, 'out', 'gone'));
  expect(leftovers(run)).toEqual([join(folder, 'out', 'gone')]);
});

test('--watch generates again within a second of a save, and draws errors', async () => {
  const controller = new AbortController();
  const watching = watchGenerate(run, output, controller.signal);
  await vi.waitFor(() => expect(printed.at(-1)).toMatch(/up to date/));
  await new Promise((resolve) => setTimeout(resolve, 100));
  printed = [];
  const saved = performance.now();
  writeFileSync(join(folder, 'list.peggy'), GRAMMAR.replace('a-z', 'a-y'));
  await vi.waitFor(() => expect(printed.at(-1)).toMatch(/up to date in \d+ ms/), { timeout: 10_000, interval: 10 });
  const took = performance.now() - saved;
  printed = [];
  writeFileSync(join(folder, 'list.peggy'), 'List = Nothing\n');
  await vi.waitFor(() => expect(printed.at(-1)).toMatch(/not generated/), { timeout: 10_000, interval: 10 });
  expect(printed.join('\n')).toMatch(
    /list\.peggy:1:8: error grammar\/unknown-rule: unknown rule "Nothing"\n1 \| List = Nothing\n {2}\| {8}\^/,
  );
  controller.abort();
  await watching;
  expect(took).toBeLessThan(1000);
});

test('generate says in a line how much code was dropped, and that predicates change the language', () => {
  const grammar = join(folder, 'code.peggy');
  const texts = '{ let a; }\nA = &{ c } x:B !{ d } { return x; }\nB = "b" &{ c } { return 1; }\n';
  writeFileSync(grammar, texts);
  const run = (options: object) => {
    const problems: string[] = [];
    const output = { info: () => undefined, problem: (text: string) => problems.push(text) };
    const status = runGenerate({ grammars: [grammar], out: join(folder, 'code'), ...options }, output);
    return { status, problems };
  };
  expect(run({ ignoreCode: true, ignorePredicates: true })).toEqual({
    status: 0,
    problems: [
      expect.stringMatching(/optional-root: .* of "A" includes undefined: B does not match every text/),
      `${grammar}: warning: 1 code block was dropped: nothing uses what it defines`,
      `${grammar}: warning: 2 actions were dropped: the tree replaces them`,
      `${grammar}: warning: 3 predicates were dropped in 2 rules: the language changes`,
    ],
  });
  expect(run({ ignoreCode: true, ignorePredicates: true, verbose: true }).problems).toHaveLength(7);
});

describe('generate lists predicates with what migrate writes for them, and', () => {
  const grammar = () => join(folder, 'code.peggy');
  const run = (text: string, options: object) => {
    writeFileSync(grammar(), text);
    const problems: string[] = [];
    const output = { info: () => undefined, problem: (text: string) => problems.push(text) };
    const status = runGenerate({ grammars: [grammar()], out: join(folder, 'code'), ...options }, output);
    return { status, problems };
  };
  const actions = (count: number) => Array.from({ length: count }, () => '/ "a" { return 1; }').join(' ');
  const code =
    '{ const words = ["if", "of"]; }\n' +
    'A = x:$[a-z]+ !{ return words.includes(x); } { return x; }\n' +
    `  / &{ return options.old; } "b" ${actions(5)}\n`;

  test('counts the actions if only they are dropped', () => {
    const { status, problems } = run(code, { ignoreCode: true });
    expect(status).toBe(1);
    const lines = problems.filter((text) => !text.includes('hidden-alternative'));
    expect(lines).toEqual([
      expect.stringMatching(/:2:15: error grammar\/predicate: [^]*\nunsafe fix: write !=x<"if", "of">$/),
      expect.stringMatching(/:3:5: error grammar\/predicate: [^]*\nunsafe fix: write &old, and declare external old$/),
      `${grammar()}: warning: 1 code block was dropped: nothing uses what it defines`,
      `${grammar()}: warning: 6 actions were dropped: the tree replaces them`,
      `${grammar()}: error: 2 predicates decide which texts match: ludogram migrate ${grammar()} writes the grammar without code, --ignore-predicates drops them`,
    ]);
    expect(run(code, { ignoreCode: true, verbose: true }).problems.length).toBeGreaterThan(8);
  });

  test('shows the first action if nothing is dropped', () => {
    const { problems } = run(code, {});
    expect(problems.filter((text) => text.includes(': error grammar/action'))).toEqual([
      expect.stringContaining(':2:5: error grammar/action: actions are not supported'),
      expect.stringMatching(/: error grammar\/action: 5 more, at .*--verbose shows each/),
    ]);
  });
});

test('generate counts warnings of one code after the first, unless there are only two', () => {
  const spares = ['a', 'b', 'c', 'd'].map((name) => `${name} = "${name}"\n`);
  const grammar = (count: number) =>
    writeFileSync(join(folder, 'list.peggy'), GRAMMAR + spares.slice(0, count).join(''));
  grammar(2);
  runGenerate(run, output);
  expect(printed.filter((text) => text.includes('is not used'))).toHaveLength(2);
  grammar(4);
  printed = [];
  runGenerate(run, output);
  expect(printed.filter((text) => text.includes('is not used'))).toHaveLength(1);
  expect(printed[1]).toBe(
    `${join(folder, 'list.peggy')}: warning grammar/unused-rule: 3 more, at 4:1 5:1 6:1 (--verbose shows each)`,
  );
  printed = [];
  runGenerate({ ...run, verbose: true }, output);
  expect(printed.filter((text) => text.includes('is not used'))).toHaveLength(4);
});

test('--fix applies safe fixes until none is left, and leaves the others', () => {
  const file = join(folder, 'list.peggy');
  writeFileSync(file, '# a list\nList <- Item|3..2|\nItem <- [z-a] / Itm\n');
  expect(runGenerate({ ...run, fix: true }, output)).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('// a list\nList = Item|2..3|\nItem = [a-z] / Itm\n');
  const fixed = printed.flatMap((text) => /: fixed grammar\/(.*)/.exec(text)?.[1] ?? []);
  expect(fixed).toEqual([
    'hash-comment: write //',
    'definition-sign: write =',
    'reversed-bounds: write |2..3|',
    'definition-sign: write =',
    'reversed-range: write a-z',
  ]);
  expect(printed.at(-1)).toMatch(/unknown rule "Itm": did you mean "Item"/);
});

test.each(['::=', ':=', '=>', '<-', '->', '←', '→'])('--fix writes = for %s after a rule that has =', (sign) => {
  const file = join(folder, 'list.peggy');
  writeFileSync(file, `List = "a" Item\nItem ${sign} "b"\nOther "other" ${sign} "c"\n`);
  runGenerate({ ...run, fix: true }, output);
  expect(readFileSync(file, 'utf8')).toBe('List = "a" Item\nItem = "b"\nOther "other" = "c"\n');
  const fixed = printed.flatMap((text) => /: fixed grammar\/(.*)/.exec(text)?.[1] ?? []);
  expect(fixed).toEqual(['definition-sign: write =', 'definition-sign: write =']);
});

test('--fix leaves a grammar that is not UTF-8 as it is', () => {
  const file = join(folder, 'list.peggy');
  const bytes = Buffer.from('# \xe9\nList = "a"\n', 'latin1');
  writeFileSync(file, bytes);
  expect(runGenerate({ ...run, fix: true }, output)).toBe(2);
  expect(printed).toEqual([`error: can't fix ${file}: it is not UTF-8`]);
  expect(readFileSync(file)).toEqual(bytes);
});

test('--json prints the problems of each file in the shape of check --json', async () => {
  const cli = new Folder({
    'bad.peggy': 'import { Wrod } from "./words.peggy"\nA = B Wrod\n',
    'words.peggy': '# w\nWord = "w"\n',
  });
  const { code, stdout } = await ludogram(['generate', '--json', cli.at('bad.peggy'), '-o', cli.at('out')]);
  expect(code).toBe(1);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; ok: boolean; diagnostics: DiagnosticJson[] });
  expect(
    lines.map(({ file, ok, diagnostics }) => [file, ok, diagnostics.map((diagnostic) => diagnostic.code)]),
  ).toEqual([
    [cli.at('bad.peggy'), false, ['grammar/unknown-imported-rule', 'grammar/unknown-rule']],
    [cli.at('words.peggy'), false, ['grammar/hash-comment']],
  ]);
  expect(lines[1]!.diagnostics[0]).toMatchObject({ line: 1, column: 1, fixes: [{ title: 'write //', safe: true }] });
});

test('--json prints only JSON if there are no problems, and lists elsewhere what was written', async () => {
  const cli = new Folder({ 'good.peggy': GRAMMAR });
  const { code, stdout, stderr } = await ludogram(['generate', '--json', cli.at('good.peggy'), '-o', cli.at('out')]);
  expect([code, JSON.parse(stdout)]).toMatchObject([0, { ok: true, diagnostics: [] }]);
  expect(stderr).toContain('wrote ');
});
