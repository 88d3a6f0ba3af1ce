import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { hasErrors } from '../../../src/diagnostics/index.js';
import { notationFeatures } from '../../../src/lsp/features/features.js';
import { OpenFile } from '../../../src/lsp/open-files/open-file.js';
import { diagnosticToLsp } from '../../../src/lsp/protocol/convert.js';
import { tooMany } from '../../../src/notation/check/diagnostic-list.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { casesOf } from '../../support/cases.js';
import { Random, SEED } from '../../support/random.js';
import { Client } from '../client.js';

let client: Client;
let utf8: Client;
beforeAll(async () => {
  [client, utf8] = await Promise.all([Client.start(), Client.start({ encodings: ['utf-8'] })]);
});
afterAll(async () => {
  expect(await Promise.all([client.stop(), utf8.stop()])).toEqual([0, 0]);
});

const INSERTED = [
  '',
  ' ',
  '\n',
  '\r\n',
  'a',
  'B',
  '7',
  '[',
  ']',
  '(',
  '{',
  '"',
  '#',
  ':',
  '/',
  '-',
  'é',
  '😀',
  '\ud800',
];

/** 10,000 edits in all. */
const ROUNDS = Math.ceil(10_000 / NOTATIONS.length);
/** After so many edits the diagnostics are compared with those of a server that never saw another text. */
const COMPARED = 50;

/** Every second notation is edited with columns that count bytes of UTF-8. */
const ENCODED = NOTATIONS.map(({ id }, i) => [id, i % 2 === 0 ? 'utf-16' : 'utf-8'] as const);

describe.each(ENCODED)('%s, %s', (id, encoding) => {
  test('random edits leave the diagnostics of a fresh reading, and every request has an answer', async () => {
    const editor = encoding === 'utf-8' ? utf8 : client;
    const random = new Random(SEED + id.length);
    const texts = casesOf(id).flatMap(({ text }) => (text.length < 3000 ? [text] : []));
    const uri = `untitled:${id}`;
    const notation = await NOTATIONS.find((one) => one.id === id)!.load();
    let mirror = new OpenFile({ uri, languageId: id, version: 0, text: '' }, encoding);
    await editor.open(uri, '', id);
    for (let round = 1; round <= ROUNDS; round++) {
      if (round % 100 === 1) {
        mirror = new OpenFile({ uri, languageId: id, version: 0, text: random.pick(texts) }, encoding);
      }
      const { text } = mirror;
      const start = random.int(text.length + 1);
      const range = mirror.rangeOf({ start, end: Math.min(text.length, start + random.int(random.once(10) ? 40 : 4)) });
      const change = round % 100 === 1 ? { text } : { range, text: random.pick(INSERTED) };
      if ('range' in change) mirror.change([change], round);
      const version = await editor.send(uri, change);
      const position = mirror.positionOf(random.int(mirror.text.length + 1));
      const method = random.pick([
        'hover',
        'completion',
        'documentSymbol',
        'foldingRange',
        'inlayHint',
        'definition',
        'semanticTokens/full',
      ] as const);
      const whole = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
      if (random.once(5)) await editor.about(method, uri, { position, range: whole });
      if (random.once(20)) await editor.request('ludogram/board', { textDocument: { uri }, position });
      if (round % COMPARED !== 0) continue;
      const fresh = notation.read(mirror.text).diagnostics;
      const more = fresh.slice(1000);
      const end = more.length === 0 ? [] : [tooMany(mirror.text.length, more.length, hasErrors(more))];
      const wanted = [...fresh.slice(0, 1000), ...end].map(({ code, message, span }) => ({
        code,
        message,
        at: mirror.rangeOf(span),
      }));
      // A slow machine has those of the syntax first.
      let found = await editor.diagnostics(uri, version);
      for (let wait = 0; found.length !== wanted.length && wait < 100; wait++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        found = await editor.diagnostics(uri, version);
      }
      expect(found.map(({ code, message, range: at }: lsp.Diagnostic) => ({ code, message, at }))).toEqual(wanted);
    }
  });
});

describe('large files', () => {
  const game = (bytes: number): string => `BXLUT\n${'Byt # 0123456789\nLbh\n'.repeat(bytes / 21)}`;

  test('200 edits of 1 MB are checked at level syntax, each text once: prints the processor time of an edit', async () => {
    const entry = NOTATIONS.find(({ id }) => id === 'oni')!;
    const open = new OpenFile({ uri: '', languageId: 'oni', version: 0, text: game(1_000_000) }, 'utf-16');
    const times: number[] = [];
    const notation = await entry.load();
    const read = vi.spyOn(notation, 'read');
    for (let i = 1; i <= 200; i++) {
      const position = { line: 1000 + i, character: 0 };
      const began = process.cpuUsage();
      open.change([{ range: { start: position, end: position }, text: ' ' }], i);
      const { diagnostics } = await notationFeatures(entry, open.text, 'syntax');
      expect(diagnostics.map((diagnostic) => diagnosticToLsp(diagnostic, open, () => undefined))).toEqual([]);
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
      expect(read.mock.calls.map(([, options]) => options?.level)).toEqual(['syntax']);
      // Otherwise all readings stay in memory.
      read.mockClear();
    }
    read.mockRestore();
    const [median, most] = [0.5, 0.95].map((part) => times.toSorted((a, b) => a - b)[times.length * part]!.toFixed(0));
    console.log(`an edit of 1 MB: ${median} ms, 95 % within ${most} ms`);
  });

  test('5 MB have their diagnostics and colors', async () => {
    const uri = 'untitled:5mb';
    expect(await client.open(uri, game(5_000_000), 'oni')).toEqual([]);
    const range = { start: { line: 100, character: 0 }, end: { line: 200, character: 0 } };
    const { data } = await client.about<lsp.SemanticTokens>('semanticTokens/range', uri, { range });
    expect(data.length).toBeGreaterThan(100);
  });
});
