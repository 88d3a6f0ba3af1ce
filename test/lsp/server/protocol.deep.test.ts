import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type * as lsp from 'vscode-languageserver-protocol';
import { OpenFile } from '../../../src/lsp/open-files/open-file.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';
import { Client } from '../client.js';

const file = (text: string, encoding: 'utf-8' | 'utf-16' | 'utf-32') =>
  new OpenFile({ uri: 'untitled:x', languageId: '', version: 1, text }, encoding);

describe('positions', () => {
  const TEXT = '# ä€😀x\r\nBXLUT\n';

  test.each([
    ['utf-16', [2, 3, 4, 6, 7]],
    ['utf-8', [2, 4, 7, 11, 12]],
    ['utf-32', [2, 3, 4, 5, 6]],
  ] as const)('are counted in %s', (encoding, columns) => {
    const open = file(TEXT, encoding);
    const offsets = [2, 3, 4, 6, 7];
    expect(offsets.map((offset) => open.positionOf(offset).character)).toEqual(columns);
    expect(columns.map((character) => open.offsetOf({ line: 0, character }))).toEqual(offsets);
    expect(open.positionOf(9)).toEqual({ line: 1, character: 0 });
    expect(open.offsetOf({ line: 1, character: 99 })).toBe(14);
    expect(open.offsetOf({ line: 9, character: 0 })).toBe(TEXT.length);
  });

  test('changes are made one after another', () => {
    const open = file('ab\ncd\n', 'utf-16');
    const at = (line: number, character: number) => ({ line, character });
    open.change(
      [
        { range: { start: at(0, 1), end: at(1, 1) }, text: 'x\ny' },
        { range: { start: at(1, 0), end: at(1, 1) }, text: '' },
      ],
      2,
    );
    expect([open.text, open.version]).toEqual(['ax\nd\n', 2]);
    open.change([{ text: 'new' }], 3);
    expect(open.text).toBe('new');
  });
});

describe('the server', () => {
  test('sends the first 1,000 diagnostics of a text and the number of the others', async () => {
    const client = await Client.here();
    const uri = 'untitled:garbage.oni';
    const found = await client.open(uri, `BXLUT ${'!!! '.repeat(4000)}`, 'oni');
    expect(found).toHaveLength(1001);
    expect(found.at(-1)).toMatchObject({
      code: 'text/too-many-problems',
      severity: 1,
      message: 'too many problems: the list leaves out 9001',
    });
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 99 } };
    expect(await client.about('codeAction', uri, { range, context: { diagnostics: [] } })).toEqual([]);
    expect(await client.about('formatting', uri, { options: {} })).toEqual([]);
  });

  test('counts columns as the client prefers', async () => {
    const [utf8, utf16] = await Promise.all([
      Client.here({ encodings: ['utf-8', 'utf-16'] }),
      Client.here({
        encodings: ['utf-7', 'utf-16'],
        initializationOptions: { codePages: 'https://example.org/codes' },
      }),
    ]);
    const text = '# ä😀\n"😀" BXLUT\n';
    const [first] = await utf8.open('untitled:a', text, 'oni');
    const [second] = await utf16.open('untitled:a', text, 'oni');
    expect([utf8, utf16].map(({ capabilities }) => capabilities.positionEncoding)).toEqual(['utf-8', 'utf-16']);
    expect(second!.codeDescription!.href).toMatch(/^https:\/\/example\.org\/codes\/oni\.html#/);
    const end = (encoding: 'utf-8' | 'utf-16', { range }: lsp.Diagnostic) => file(text, encoding).spanOf(range);
    expect(end('utf-8', first!)).toEqual(end('utf-16', second!));
    const range = { start: { line: 0, character: 4 }, end: { line: 0, character: 8 } };
    expect(
      await utf8.change(
        'untitled:a',
        { range, text: '' },
        { range: { start: { line: 1, character: 0 }, end: { line: 1, character: 7 } }, text: '' },
      ),
    ).toEqual([]);
  });

  test('cancels requests, and those about a version that has changed', async () => {
    const client = await Client.start();
    await client.open('untitled:a', 'BXLUT Byt\n', 'oni');
    let outcome: unknown;
    let version = 0;
    // The change may come so late that the request is answered already.
    for (let attempt = 0; attempt < 20 && outcome !== -32_801; attempt++) {
      const asked = client.about('documentSymbol', 'untitled:a');
      version = await client.send('untitled:a', { text: 'BXLUT\n' });
      outcome = await asked.catch(({ code }: { readonly code: number }) => code);
    }
    expect(outcome).toBe(-32_801);
    expect(await client.diagnostics('untitled:a', version)).toEqual([]);
    expect(await client.about('hover', 'untitled:unknown', { position: { line: 0, character: 0 } })).toBeNull();
    expect(await client.stop()).toBe(0);
  });

  test('answers no request before it is initialized or after it is shut down', async () => {
    const child = spawn(process.execPath, [BUILT_PROGRAM, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    const codeOf = (method: string, params: object): Promise<unknown> =>
      connection.sendRequest(method, params).catch(({ code }: { readonly code: number }) => code);
    const asked = { textDocument: { uri: 'untitled:a' }, position: { line: 0, character: 0 } };
    const first = { processId: null, rootUri: null, capabilities: {} };
    expect(await codeOf('textDocument/hover', asked)).toBe(-32_002);
    expect(await codeOf('initialize', first)).toHaveProperty('capabilities');
    expect(await codeOf('initialize', first)).toBe(-32_600);
    expect(await codeOf('textDocument/hover', asked)).toBeNull();
    await connection.sendRequest('shutdown');
    expect(await codeOf('textDocument/hover', asked)).toBe(-32_600);
    const exit = new Promise((resolve) => child.on('exit', resolve));
    await connection.sendNotification('exit');
    expect(await exit).toBe(0);
  });

  test("answers a body that isn't JSON, and JSON that isn't a message, and then the next request", async () => {
    const child = spawn(process.execPath, [BUILT_PROGRAM, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const reader = new StreamMessageReader(child.stdout);
    const answers: { readonly id?: number | null; readonly error?: { readonly code: number } }[] = [];
    const bodies = [
      '{"jsonrpc"',
      '[]',
      '"text"',
      'null',
      '{"jsonrpc":"2.0","id":1}',
      '{"jsonrpc":"2.0","id":7,"method":"shutdown"}',
    ];
    await new Promise<void>((resolve) => {
      reader.listen((message) => {
        if ('id' in message) answers.push(message as (typeof answers)[number]);
        if (answers.length === bodies.length) resolve();
      });
      for (const body of bodies) child.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    });
    const codes = answers.map(({ id, error }) => [id, error?.code]);
    expect(codes.slice(0, 5)).toEqual([-32_700, -32_600, -32_600, -32_600, -32_600].map((code) => [null, code]));
    expect(answers[5]?.id).toBe(7);
    child.kill();
  });

  test('ends when its client goes away', async () => {
    const [closed, killed] = await Promise.all([Client.start(), Client.start()]);
    closed.process.stdin!.end();
    expect(await closed.exit).toBe(1);
    killed.process.stdin!.destroy();
    killed.process.stdout!.destroy();
    expect(await killed.exit).toBe(1);
  });
});
