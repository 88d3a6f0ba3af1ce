import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { CompletionMemory } from '../../../src/lsp/features/completion/completion-memory.js';
import { KnownLandmarks } from '../../../src/lsp/features/completion/landmarks.js';
import { type Features, featuresOf } from '../../../src/lsp/features/features.js';
import { FileReader } from '../../../src/lsp/reading/file-reader.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { sampled, sized } from '../../support/rounds.js';

/** Rules by which repeated positions don't end the game. */
const TAFL = '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const COMMENT_STARTS = { oni: '#', otn: '[', '5dfen': '{', azul: '#' } as const;

/** Returns a game whose moves repeat, with comments and variations, at least as long as a size. */
function gameOf(head: string, lines: (i: number) => string, size: number): string {
  let text = head;
  for (let i = 0; text.length < size; i++) text += lines(i);
  return text;
}

const GAMES = {
  oni: (size) => gameOf('# a game\nBXLUT\n', (i) => (i % 2 === 0 ? 'Bwr # left\n' : 'Lbg'), size),
  otn: (size) =>
    gameOf(
      TAFL,
      (i) => {
        const turn = i % 2 === 0 ? 'd1-c1 d3-c3' : 'c1-d1 c3-d3';
        return `${i + 1}. ${turn}\n${i % 7 === 0 ? `[remark]\n${i + 1}a.1.${i + 1}b. d3-b3\n` : ''}`;
      },
      size,
    ),
  '5dfen': (size) =>
    gameOf(
      '[Mode "5D"]\n[Board "Standard"]\n\n',
      (i) => {
        const variation = i % 5 === 0 ? `(${i + 1}. h3 / h6)` : '';
        const turn = i % 2 === 0 ? `${i + 1}. Nf3 {x} / ${variation} Nf6` : `${i + 1}. Ng1 / ${variation} Ng8`;
        return `${turn}\n`;
      },
      size,
    ),
  // A draw that is impossible is put on the factories all the same.
  azul: (size) =>
    gameOf(
      'AZULGAME\n2\n:A Ann\n',
      (i) => (i % 2 === 0 ? '1 lork 2 lork 3 lork\n' : `${'AB'[(i >> 1) % 2]!} 1 l ${1 + (i % 5)}\n# remark\n`),
      size,
    ),
} satisfies Record<string, (size: number) => string>;

async function load(id: string) {
  const entry = NOTATIONS.find((one) => one.id === id)!;
  const [notation, support] = await Promise.all([entry.load(), entry.editor!()]);
  const featuresWith = (text: string, memory: CompletionMemory): Features =>
    featuresOf({ notation, support, reading: notation.read(text, { level: 'syntax' }), memory });
  return { notation, featuresWith };
}

/** The offsets at which lines and words of a text begin or end. */
const offsetsIn = (text: string): number[] =>
  Array.from(text.matchAll(/\b|^/gm), ({ index }) => index).filter((_, i) => i % 7 === 0);

/** The length of a long text: several times as much as may be read for one request. */
const LONG = sized(15_000, 40_000);

describe.each(['oni', 'otn', '5dfen', 'azul'] as const)('%s: completions from a landmark', (id) => {
  const game = GAMES[id];
  const CLOSE = { spacing: 40, margin: 60 };

  test('are those of the whole text', async () => {
    const { featuresWith } = await load(id);
    const text = game(sized(500, 1500));
    const kept = featuresWith(text, new CompletionMemory(new KnownLandmarks(CLOSE)));
    const whole = featuresWith(text, new CompletionMemory(new KnownLandmarks({ margin: Number.POSITIVE_INFINITY })));
    // The farthest first: all landmarks are known then.
    for (const offset of sampled(offsetsIn(text)).toReversed()) {
      expect(kept.completions(offset), text.slice(0, offset)).toEqual(whole.completions(offset));
    }
  });

  test.each([
    ['a line is removed', (text: string, at: number) => text.slice(0, at) + text.slice(text.indexOf('\n', at) + 1)],
    ['a letter is typed', (text: string, at: number) => `${text.slice(0, at)}x${text.slice(at)}`],
    ['a comment is begun', (text: string, at: number) => text.slice(0, at) + COMMENT_STARTS[id] + text.slice(at)],
    ['the head is changed', (text: string) => `\n${text}`],
  ])('are those of the whole text after %s', async (_, edit) => {
    const { featuresWith } = await load(id);
    const memory = new CompletionMemory(new KnownLandmarks(CLOSE));
    const text = game(sized(600, 1200));
    const starts = Array.from(text.matchAll(/\n/g), ({ index }) => index + 1).slice(5, -1);
    for (const at of [...starts.slice(0, sized(1, 4)), ...starts.slice(-1)]) {
      featuresWith(text, memory).completions(text.length);
      const edited = edit(text, at);
      for (const offset of [edited.length, at + 1, at, at - 30]) {
        const whole = featuresWith(edited, new CompletionMemory(new KnownLandmarks({ margin: Infinity })));
        const found = featuresWith(edited, memory).completions(offset);
        expect(found, edited.slice(0, offset)).toEqual(whole.completions(offset));
      }
    }
  });

  test('are prepared bit by bit up to the cursor', async () => {
    const { featuresWith } = await load(id);
    const text = game(LONG);
    const near = featuresWith(text, new CompletionMemory());
    expect(near.prepareCompletions!(1, 3000)).toBe(false);
    const features = featuresWith(text, new CompletionMemory());
    let pieces = 0;
    while (features.prepareCompletions!(1, (LONG * 3) / 4)) pieces++;
    expect(pieces).toBeGreaterThan(0);
    expect(features.completions(text.lastIndexOf('\n', (LONG * 3) / 4) + 1).length).toBeGreaterThan(0);
  });

  test('read a short part of a long text, even for the first letter at a new location', async () => {
    const { notation, featuresWith } = await load(id);
    const text = game(LONG);
    const memory = new CompletionMemory();
    while (featuresWith(text, memory).prepareCompletions!(1000));
    const read = vi.spyOn(notation, 'read');
    const parse = vi.spyOn(notation, 'parse');
    for (const near of [text.length, LONG / 2, (LONG * 3) / 4]) {
      const at = text.lastIndexOf('\n', near) + 1;
      const edited = `${text.slice(0, at)}N${text.slice(at)}`;
      const features = featuresWith(edited, memory);
      read.mockClear();
      parse.mockClear();
      expect(features.completions(at + 1).length).toBeGreaterThan(0);
      const lengths = [...read.mock.calls, ...parse.mock.calls].map(([part]) => part.length);
      expect(Math.max(...lengths)).toBeLessThan(10_000);
      while (featuresWith(text, memory).prepareCompletions!(1000));
    }
    read.mockRestore();
    parse.mockRestore();
  });
});

describe('before the moves of a long text are played', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([
    ['otn', '[remark| ]', []],
    ['5dfen', '9999. |', ['O-O', '1-0']],
    ['5dfen', '[Res|', ['Date', 'White']],
    ['5dfen', '9999. Nf3 {O| }', []],
    ['oni', '# By| ', []],
  ] as const)('%s: what needs no moves is offered at %j', async (id, end, offered) => {
    const { notation, featuresWith } = await load(id);
    const [before = '', after = ''] = end.split('|');
    const text = GAMES[id](sized(40_000, 100_000));
    const features = featuresWith(`${text}\n${before}${after}`, new CompletionMemory());
    const read = vi.spyOn(notation, 'read');
    const offset = text.length + 1 + before.length;
    const found = features.completionsAtOnce!(offset);
    const texts = found.map((one) => one.text);
    if (offered.length === 0) expect(texts).toEqual([]);
    else expect(texts).toEqual(expect.arrayContaining([...offered]));
    for (const { span, type } of found) {
      expect(type).not.toBe('move');
      expect(span.end).toBe(offset);
    }
    expect(Math.max(0, ...read.mock.calls.map(([part]) => part.length))).toBeLessThan(10_000);
  });

  test('words of the grammar are offered in a long text of a notation whose moves are not played', async () => {
    const { featuresWith } = await load('azul');
    const lines = Array.from({ length: 10_000 }, (_, i) => `: remark ${i} on the game\n`);
    const text = `AZULGAME\n2\n:A Ann\n:B Bob\n${lines.join('')}`;
    const found = featuresWith(text, new CompletionMemory()).completions(text.length);
    expect(found).toContainEqual({ type: 'keyword', text: ':date', span: { start: text.length, end: text.length } });
  });
});

test('completions in a long text read its model in small steps, and have the moves in the end', async () => {
  // Time passes, so that no request plays the whole game.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { notation } = await load('otn');
  const reader = new FileReader({ builtIn: NOTATIONS }, { isQuick: true });
  const text = GAMES.otn(sized(60_000, 300_000));
  const file = { uri: 'untitled:a', languageId: 'otn', version: 1, text, encoding: 'utf-16' } as const;
  const read = vi.spyOn(notation, 'read');
  const params = { position: { line: text.split('\n').length - 1, character: 0 } };
  const request = { level: 'syntax', name: 'completion', params } as const;
  expect(await reader.ask(file, request)).toMatchObject({ isIncomplete: true });
  const [whole] = read.mock.results.map(({ value }) => value as ReturnType<typeof notation.read>);
  const model = vi.spyOn(whole!, 'model', 'get');
  read.mockClear();
  await vi.runAllTimersAsync();
  expect(await reader.ask(file, request)).toContainEqual(
    expect.objectContaining({ label: expect.stringMatching(/^\w+-/) }),
  );
  expect(model).not.toHaveBeenCalled();
  expect(Math.max(...read.mock.calls.map(([part]) => part.length))).toBeLessThan(20_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test.each([
  ['oni', 'Boar', ['B', 'X', 'L', 'U', 'T']],
  ['otn', 'space', ['a1', 'g7', '---', '.....']],
  ['5dfen', undefined, ['O-O', '1-0']],
  ['azul', undefined, [':date', 'A', 'B']],
] as const)('%s: a text that is not read yet has completions that need no position', async (id, detail, offered) => {
  const { notation } = await load(id);
  const reader = new FileReader({ builtIn: NOTATIONS }, { isQuick: true });
  const file = { uri: 'untitled:a', languageId: id, version: 1, text: GAMES[id](40_000), encoding: 'utf-16' } as const;
  const ask = async (line: number) => {
    const params = { position: { line, character: 0 } };
    return (await reader.ask(file, { name: 'completionInUnread', params })) as
      lsp.CompletionList | lsp.CompletionItem[];
  };
  const read = vi.spyOn(notation, 'read');
  const lines = file.text.split('\n').length - 1;
  const found = (await ask(lines)) as lsp.CompletionList;
  expect(found.isIncomplete).toBe(true);
  expect(found.items.map(({ label }) => label)).toEqual(expect.arrayContaining([...offered]));
  expect(found.items[0]!.detail).toBe(detail);
  expect(found.items.every(({ kind }) => kind !== 23)).toBe(true);
  expect(found.items[0]!.textEdit).toMatchObject({ range: { start: { line: lines, character: 0 } } });
  expect(Math.max(...read.mock.calls.map(([part]) => part.length))).toBeLessThan(5000);
  // All of the text before the cursor is read, so these are the moves.
  const first = await ask(file.text.slice(0, 600).split('\n').length - 1);
  expect(first).toContainEqual(expect.objectContaining({ kind: 23 }));
  vi.restoreAllMocks();
});

test('completions in a long text are prepared while no request comes', async () => {
  vi.useFakeTimers();
  const { notation } = await load('otn');
  const reader = new FileReader({ builtIn: NOTATIONS }, { isQuick: true });
  const text = GAMES.otn(LONG);
  const lines = text.split('\n').length - 1;
  const file = { uri: 'untitled:a', languageId: 'otn', version: 1, text, encoding: 'utf-16' } as const;
  await reader.ask(file, { level: 'syntax', name: 'diagnostics', params: {} });
  await vi.runAllTimersAsync();
  const parse = vi.spyOn(notation, 'parse');
  const read = vi.spyOn(notation, 'read');
  const params = { position: { line: lines, character: 0 } };
  const found = await reader.ask(file, { level: 'syntax', name: 'completion', params });
  expect(found).not.toEqual([]);
  const lengths = [...read.mock.calls, ...parse.mock.calls].map(([part]) => part.length);
  expect(Math.max(...lengths)).toBeLessThan(10_000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
