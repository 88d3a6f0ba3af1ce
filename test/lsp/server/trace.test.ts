import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { configHost } from '../../../src/cli/verbs/lsp/notations.js';
import { packagedGrammars } from '../../../src/lsp/host/packaged-grammars.js';
import { processHost } from '../../../src/lsp/host/process-host.js';
import type { LspTrace, TraceParams } from '../../../src/lsp/protocol/trace-request.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder } from '../../cli/support.js';
import { frogs } from '../../notation/made-up/notation.js';
import { ROOT } from '../../support/shared.js';
import { Client } from '../client.js';

const LIST = 'List = items:Item|1.., ","|\nItem = [a-z]+ / [0-9]+\n';

const traceOf = (
  client: Client,
  uri: string,
  asked: Omit<TraceParams, 'textDocument'> = {},
): Promise<LspTrace | null> => client.request('ludogram/trace', { textDocument: { uri }, ...asked });

describe('a sample read by an open grammar', () => {
  let client: Client;
  beforeAll(async () => {
    client = await Client.here();
  });

  const open = async (name: string, text: string): Promise<string> => {
    const uri = `file:///${name}.peggy`;
    await client.open(uri, text, 'peggy');
    return uri;
  };

  test('gives the steps, the cost of each rule, and where the rule is', async () => {
    const uri = await open('list', LIST);
    const trace = await traceOf(client, uri, { text: 'ab,1' });
    expect(trace).toMatchObject({ start: 'List', length: 4, outcome: 'whole', end: 4 });
    expect(trace!.steps.map(({ step, rule, start, end, depth }) => [step, rule, start, end, depth])).toEqual([
      ['enter', 'List', 0, undefined, 0],
      ['enter', 'Item', 0, undefined, 1],
      ['match', 'Item', 0, 2, 1],
      ['enter', 'Item', 3, undefined, 1],
      ['match', 'Item', 3, 4, 1],
      ['match', 'List', 0, 4, 0],
    ]);
    expect(trace!.rules.find(({ rule }) => rule === 'Item')).toMatchObject({
      calls: 2,
      failures: 0,
      location: { uri, range: { start: { line: 1, character: 0 }, end: { line: 1, character: 4 } } },
    });
  });

  test('is read as another rule, and as the newest text of the grammar', async () => {
    const uri = await open('start', LIST);
    expect(await traceOf(client, uri, { text: '12', start: 'Item' })).toMatchObject({
      start: 'Item',
      outcome: 'whole',
    });
    await client.change(uri, { text: 'List = "x"\n' });
    expect(await traceOf(client, uri, { text: 'x' })).toMatchObject({ start: 'List', outcome: 'whole' });
    expect(await traceOf(client, uri, { text: 'y' })).toMatchObject({
      outcome: 'none',
      farthest: { at: 0, rules: ['List'], expected: ['"x"'] },
    });
  });

  test('ends within its limits, and says where', async () => {
    const uri = await open(
      'slow',
      `A = ${'x:('.repeat(5)}B / B "!"${')'.repeat(5)}\nB = "x" B "y" / "x" B "z" / "x"\n`,
    );
    const trace = await traceOf(client, uri, { text: 'x'.repeat(40) });
    expect(trace).toMatchObject({ outcome: 'unfinished', limit: 'attempts', stopped: { depth: expect.any(Number) } });
    expect(trace!.attempts).toBeLessThanOrEqual(500_000);
    expect(trace!.steps.length).toBe(20_000);
    expect(trace!.stepCount).toBeGreaterThan(20_000);
  });

  test.each([
    ['a rule that does not exist', LIST, { text: 'a', start: 'Itm' }, /no rule "Itm" .*Item/],
    ['a grammar with an error', 'List = Itm\nItem = "x"\n', { text: 'a' }, /^the grammar has an error: unknown rule/],
    ['a text that is not a grammar', 'List = (', { text: 'a' }, /^the grammar has an error: /],
    ['no text', LIST, {}, /^expected a text to read by the grammar$/],
  ])('can fail with the reason: %s', async (name, grammar, asked, message) => {
    const uri = await open(name.replaceAll(' ', '-'), grammar);
    await expect(traceOf(client, uri, asked)).rejects.toMatchObject({
      code: -32_803,
      message: expect.stringMatching(message),
    });
  });
});

describe('a record', () => {
  const grammarOf = packagedGrammars(join(ROOT, 'grammars'));

  test.each([
    ['oni', 'BXLUT Byt Lbh', 'OniFile'],
    ['otn-move', 'd1-c1', 'MoveRecord'],
  ])('is read by the grammar of its notation: %s', async (id, text, start) => {
    const client = await Client.here({}, { ...processHost({ builtIn: NOTATIONS }), grammarOf });
    const uri = `file:///a.${id}`;
    await client.open(uri, text, id);
    const trace = await traceOf(client, uri);
    expect(trace).toMatchObject({ outcome: 'whole', length: text.length, start });
    expect(trace!.rules[0]!.location.uri).toMatch(/\/grammars\/\w+\.peggy$/);
  });

  test('has no trace if no grammar is available, or no notation fits', async () => {
    const client = await Client.here();
    await client.open('file:///a.oni', 'BXLUT', 'oni');
    expect(await traceOf(client, 'file:///a.oni')).toBeNull();
    expect(await traceOf(client, 'file:///closed.oni')).toBeNull();
  });

  test("gives the reason if it can't be read by its grammar", async () => {
    const missing = async (path: string, readText: (path: string) => string): Promise<string> => {
      const host = { grammarOf: async () => ({ path }), readFile: readText };
      const client = await Client.here({}, host);
      await client.open('file:///a.oni', 'BXLUT', 'oni');
      return traceOf(client, 'file:///a.oni').then(
        () => '',
        (error: unknown) => (error as Error).message,
      );
    };
    const failing = (): string => {
      throw new Error('no such file');
    };
    expect(await missing('/none.peggy', failing)).toBe("can't read the grammar /none.peggy: no such file");
    expect(await missing('/bad.peggy', () => 'Game = Move\n')).toMatch(
      /^the grammar has an error: unknown rule "Move"/,
    );
  });
});

test('the command knows the grammars of the notations of a config, and those of the built-in ones', async () => {
  Object.assign(globalThis, { frogsToTrace: frogs });
  const grammar = join(ROOT, 'test/notation/made-up/frogs.peggy');
  const notation = `{ notation: globalThis.frogsToTrace, grammar: ${JSON.stringify(grammar)}, start: ['FrogFile'] }`;
  const folder = new Folder({
    'ludogram.config.mjs': `export default { notations: [${notation}] };\n`,
    'a.frogs': '',
  });
  const host = processHost({
    builtIn: NOTATIONS,
    ...configHost(NOTATIONS, { file: folder.at('ludogram.config.mjs'), isOff: false, args: [] }, 'none'),
  });
  const client = await Client.here({ folders: [folder.path] }, host);
  const uri = (name: string): string => pathToFileURL(folder.at(name)).href;
  await client.open(uri('a.frogs'), 'RR.LL 1-4\n');
  await expect
    .poll(() => traceOf(client, uri('a.frogs')))
    .toMatchObject({
      start: 'FrogFile',
      outcome: 'whole',
      rules: expect.arrayContaining([
        expect.objectContaining({ location: expect.objectContaining({ uri: pathToFileURL(grammar).href }) }),
      ]),
    });
  await client.open(uri('a.oni'), 'BXLUT Byt');
  expect(await traceOf(client, uri('a.oni'))).toMatchObject({ start: 'OniFile', outcome: 'whole' });
});
