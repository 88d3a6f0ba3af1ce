import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';
import { parseOni } from '../../src/notations/oni/index.js';
import { TOKEN_TYPES } from '../../src/lsp/features/semantic-tokens.js';
import { ROOT } from '../../test/support/shared.js';
import { modelRows } from '../play/model-rows.js';
import { packedFolds, packedTokens, plainDocument, sentTree } from '../play/outline.js';
import { pathAt, receivedTree } from '../play/received-tree.js';
import { fragmentOf, sharedOf } from '../play/share.js';
import { ancestorsOf, MOST_ROWS, openedAtFirst, treeRows } from '../play/tree-rows.js';
import { WorkerClient, type WorkerLike } from '../play/worker-client.js';
import { compileGrammar } from '../../src/generator/index.js';
import { EXAMPLES } from '../shared/examples.js';
import { grammarTokens } from '../shared/grammar-tokens.js';
import { BUILT_IN_GRAMMARS, EMPTY_GRAMMAR, FIRST_GRAMMAR } from '../shared/grammars.js';

const { tree } = parseOni('# two moves\nBXLUT\nByt Lbz');

test('tokens are packed in order, with an index of their type', () => {
  const tokens = packedTokens(plainDocument(tree));
  const texts = Array.from({ length: tokens.length / 3 }, (_, i) => tree.text.slice(tokens[i * 3], tokens[i * 3 + 1]));
  expect(texts).toEqual(['# two moves', 'B', 'X', 'L', 'U', 'T', 'B', 'y', 't', 'L', 'b']);
  expect(TOKEN_TYPES[tokens[2]!]).toBe('comment');
  expect(TOKEN_TYPES[tokens[5]!]).toBe('type');
});

test.each(EXAMPLES.map(({ notation, file }) => ({ notation, file })))(
  '$file: tokens and folds are inside the text',
  async ({ notation, file }) => {
    const read = (await NOTATIONS.find(({ id }) => id === notation)!.load()).read(
      readFileSync(join(ROOT, file), 'utf8'),
      { level: 'syntax' },
    );
    const tokens = packedTokens(plainDocument(read.tree));
    for (let i = 0; i + 3 < tokens.length; i += 3) expect(tokens[i + 1]).toBeLessThanOrEqual(tokens[i + 3]!);
    const folds = packedFolds(plainDocument(read.tree));
    for (let i = 0; i < folds.length; i += 2) {
      expect(read.tree.text[folds[i]!]).toBe('\n');
      expect(folds[i + 1]).toBeGreaterThan(folds[i]!);
    }
  },
);

test('a tree that was sent has the same nodes', () => {
  const received = receivedTree(sentTree(tree), tree.text);
  expect(received.dump()).toBe(tree.dump());
  expect(pathAt(received, 18)).toEqual(['OniFile', 'moves: Move', 'card: Card']);
});

describe('the rows of a tree', () => {
  test('are the nodes whose ancestors are open', () => {
    const { rows } = treeRows(tree, new Set([0]));
    expect(rows.map(({ kind }) => kind)).toEqual(['Document', 'OniFile']);
    expect(treeRows(tree, openedAtFirst(tree)).rows.length).toBe(tree.nodeCount);
  });

  test('are cut where there are many', () => {
    const long = parseOni(`BXLUT ${'Byt '.repeat(3000)}`, { level: 'syntax' }).tree;
    const { rows, isCut } = treeRows(long, openedAtFirst(long));
    expect([rows.length, isCut]).toEqual([MOST_ROWS, true]);
  });

  test('need the ancestors of a node open', () => {
    const { index } = tree.nodeAt(18);
    const rows = treeRows(tree, new Set(ancestorsOf(tree, index))).rows;
    expect(rows.map((row) => row.index)).toContain(index);
  });
});

test('the rows of a model are its parts, with paths', () => {
  const { rows, isCut } = modelRows({ cards: ['B', 'X'], moves: [{ card: 'B', from: 24 }], absent: undefined });
  expect(rows.map(({ label, value, path }) => `${path.join('.')} ${label} ${value}`)).toEqual([
    'cards cards ["B","X"]',
    'moves moves 1 element',
    'moves.0 0 ',
    'moves.0.card card "B"',
    'moves.0.from from 24',
  ]);
  expect(isCut).toBe(false);
  expect(
    modelRows(
      Array.from({ length: 9 }, () => ({})),
      5,
    ).isCut,
  ).toBe(true);
});

describe('a link', () => {
  test('restores what was shared', async () => {
    const shared = { text: 'BXLUT ☃ '.repeat(100), notation: 'oni' };
    const fragment = await fragmentOf(shared);
    expect(fragment.length).toBeLessThan(200);
    expect(await sharedOf(`#${fragment}`)).toEqual(shared);
  });

  test.each(['', '#', '#a-heading', '#text=%%%', '#text=AAAA'])('%s restores nothing', async (fragment) => {
    expect(await sharedOf(fragment)).toBeUndefined();
  });

  test('names an example', async () => {
    expect(await sharedOf('#example=onitama-game')).toEqual({ example: 'onitama-game' });
  });
});

describe('a worker', () => {
  const started: (WorkerLike & { readonly sent: unknown[]; isEnded: boolean })[] = [];
  const start = () => {
    const worker = {
      sent: [] as unknown[],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage: (message: unknown) => void worker.sent.push(message),
      terminate: () => void (worker.isEnded = true),
    };
    started.push(worker);
    return worker;
  };

  test('is ended after the limit, and starts again with the next request', () => {
    vi.useFakeTimers();
    try {
      const onLimit = vi.fn();
      const client = new WorkerClient<string, string>(
        start,
        { onAnswer: () => undefined, onLimit, onFailure: () => undefined },
        5000,
      );
      client.send('first');
      vi.advanceTimersByTime(4999);
      expect(onLimit).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(onLimit).toHaveBeenCalledWith(5);
      expect(started[0]!.isEnded).toBe(true);
      client.send('second');
      client.done();
      vi.advanceTimersByTime(10_000);
      expect(started[1]).toMatchObject({ sent: ['second'], isEnded: false });
    } finally {
      vi.useRealTimers();
    }
  });
});

test('the tokens of a grammar are comments, literals, labels and names, whether it has errors or not', () => {
  const source = 'A = x:B "a" [b] // end\n= (';
  const tokens = grammarTokens(source);
  const texts = Array.from({ length: tokens.length / 3 }, (_, i) => source.slice(tokens[i * 3], tokens[i * 3 + 1]));
  expect(texts).toEqual(['A', 'x', 'B', '"a"', '[b]', '// end']);
});

test.each(NOTATIONS.map(({ grammar }) => grammar))('the grammar %s can be started from', (grammar) => {
  expect(BUILT_IN_GRAMMARS.map(({ id }) => id)).toContain(grammar);
});

test.each([FIRST_GRAMMAR, EMPTY_GRAMMAR])('the grammars to start from have no problems', ({ grammar, text }) => {
  const compiled = compileGrammar(grammar);
  expect(compiled.problems).toEqual([]);
  if (compiled.ok) expect(compiled.grammar.parse(text).source()).toBe(text);
});
