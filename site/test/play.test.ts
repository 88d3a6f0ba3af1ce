// cspell:words QUHXT unstub
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import peggy from 'peggy';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explain } from '../../src/cst/index.js';
import { findExtensions } from '../../src/generator/read/extensions.js';
import { Diagram } from '../../src/grammar-tools/railroad/railroad-package.js';
import { compileGrammar, railroadDiagrams } from '../../src/library/generator.js';
import { TOKEN_TYPES } from '../../src/lsp/features/tokens/token-types.js';
import { parseOni } from '../../src/notations/oni/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { farthestStep, shownStep } from '../../src/trace-view/shown-step.js';
import { traceSummary } from '../../src/trace-view/trace-summary.js';
import { ROOT } from '../../test/support/shared.js';
import { markdownElements } from '../play/editor/markdown.js';
import { GrammarAnalysis } from '../play/grammar/grammar-analysis.js';
import { GrammarClient } from '../play/grammar/grammar-client.js';
import type { CompileAnswer } from '../play/grammar/grammar-protocol.js';
import { grammarSummary } from '../play/grammar/summary.js';
import { answerTo } from '../play/reading/answers.js';
import { modelRows } from '../play/reading/model-rows.js';
import { moreToCome, noDiagnostics } from '../play/reading/progress.js';
import type { Answers, Question, ReadAnswer } from '../play/reading/protocol.js';
import { openedFile } from '../play/state/open-file.js';
import { OwnText } from '../play/state/own-text.js';
import { passes, samplesFrom, samplesSummary } from '../play/state/samples.js';
import { fragmentOf, sharedOf } from '../play/state/share.js';
import { textSummary } from '../play/text/summary.js';
import { packedFolds, packedTokens, plainDocument, sentTree } from '../play/tree/outline.js';
import { pathAt, receivedTree } from '../play/tree/received-tree.js';
import { ancestorsOf, MAX_ROWS, openedAtFirst, openNodes, treeRows } from '../play/tree/tree-rows.js';
import { WorkerClient, type WorkerLike } from '../play/worker-client.js';
import { exampleFile, EXAMPLES } from '../shared/examples.js';
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

const BUILT_IN = EXAMPLES.filter(({ notation }) => NOTATIONS.some(({ id }) => id === notation));

test.each(BUILT_IN.map(({ notation, file }) => ({ notation, file })))(
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

  test('are those around a node if there are many', () => {
    const long = parseOni(`BXLUT ${'Byt '.repeat(3000)}`, { level: 'syntax' }).tree;
    const open = openedAtFirst(long);
    const count = openNodes(long, open).length;
    const first = treeRows(long, open);
    expect([first.rows.length, first.before, first.after]).toEqual([MAX_ROWS, 0, count - MAX_ROWS]);
    const last = treeRows(long, open, long.size);
    expect([last.rows.length, last.before, last.after]).toEqual([MAX_ROWS, count - MAX_ROWS, 0]);
    const { index } = [...long.root!.children].at(1500)!;
    const middle = treeRows(long, open, index);
    expect(middle.rows.map((row) => row.index)).toContain(index);
    expect(middle.before + middle.rows.length + middle.after).toBe(count);
  });

  test('need the ancestors of a node open', () => {
    const { index } = tree.nodeAt(18);
    const rows = treeRows(tree, new Set(ancestorsOf(tree, index))).rows;
    expect(rows.map((row) => row.index)).toContain(index);
  });
});

test('the rows of a model are its parts, with paths', () => {
  const { rows, isCut } = modelRows({
    cards: ['B', 'X'],
    moves: [{ card: 'B', from: 24 }],
    absent: undefined,
    given: {},
  });
  expect(rows.map(({ label, value, path }) => `${path.join('.')} ${label} ${value}`)).toEqual([
    'cards cards ["B","X"]',
    'moves moves 1 element',
    'moves.0 0 ',
    'moves.0.card card "B"',
    'moves.0.from from 24',
    'given given {}',
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

  test.each(['', '#', '#a-heading'])('%s restores nothing', async (fragment) => {
    expect(await sharedOf(fragment)).toBeUndefined();
  });

  test.each(['#text=', '#text=%%%', '#text=AAAA', '#peg=%E0%A4%A'])('%s is damaged', async (fragment) => {
    expect((await sharedOf(fragment))?.problem).toContain('damaged');
  });

  test('is damaged if it was cut', async () => {
    const fragment = await fragmentOf({ text: 'BXLUT Byt Lbh # a comment' });
    expect(await sharedOf(fragment.slice(0, -4))).toHaveProperty('problem');
  });

  test('names an example', async () => {
    expect(await sharedOf('#example=onitama-game')).toEqual({ example: 'onitama-game' });
  });
});

describe('the sentence for a text without diagnostics', () => {
  test.each([
    ['reading', 'The syntax has no errors. The rest is still being checked.'],
    ['syntax', 'The syntax has no errors. The rest is still being checked.'],
    ['stopped', 'The syntax has no errors. The rest was not checked.'],
    ['complete', 'Nothing is wrong with this text.'],
  ] as const)('%s: %s', (progress, sentence) => {
    expect(noDiagnostics(progress)).toBe(sentence);
    expect(moreToCome(progress) === undefined).toBe(progress === 'complete');
  });
});

describe('the line below the editors', () => {
  const error = { code: 'oni/x', message: 'x', severity: 'error', span: { start: 0, end: 1 } } as const;
  const read = {
    notation: 'oni',
    title: 'Onitama games',
    diagnostics: [],
    counts: { error: 0, warning: 0, note: 0 },
    milliseconds: 3.14,
  } as unknown as ReadAnswer;
  const detected = { notation: '', dialect: '' };

  test('says how a text was read, and what was found so far', () => {
    expect(textSummary(read, detected, 'complete')).toBe('Onitama games, detected · nothing wrong · 3.1 ms');
    expect(textSummary(read, detected, 'syntax')).toContain(' · no errors of syntax · checking the rest · ');
    // Only the first diagnostics are sent, but all are counted.
    const found = { ...read, diagnostics: [error], counts: { error: 1200, warning: 0, note: 1 }, milliseconds: 12.6 };
    expect(textSummary(found, { notation: 'oni', dialect: '' }, 'complete')).toBe(
      'Onitama games · 1200 errors, 1 note · 13 ms',
    );
    const dialect = { ...read, notation: '5dfen', dialect: 'published' };
    expect(textSummary(dialect, detected, 'complete')).toContain(' · dialect published, detected · ');
    expect(textSummary(dialect, { notation: '5dfen', dialect: 'published' }, 'complete')).toContain(
      ' · dialect published · ',
    );
  });

  test('says whether a grammar compiles, and whether it reads the text', () => {
    const parsed = { diagnostics: [], errorCount: 0, compileMilliseconds: 20.4, parseMilliseconds: 0.25 };
    const good = { problems: [], parsed } as unknown as CompileAnswer;
    const took = 'compiled in 20 ms, parsed in 0.3 ms';
    expect(grammarSummary(good, true)).toBe(`The text is read completely · ${took}`);
    const wrong = { ...good, parsed: { ...good.parsed!, diagnostics: [error], errorCount: 1 } };
    expect(grammarSummary(wrong, true)).toBe(`1 error in the text · ${took}`);
    const many = { ...good, parsed: { ...good.parsed!, diagnostics: [error], errorCount: 1200 } };
    expect(grammarSummary(many, true)).toBe(`1200 errors in the text · ${took}`);
    const bad = { problems: [error, { ...error, severity: 'warning' }, error] } as unknown as CompileAnswer;
    expect(grammarSummary(bad, false)).toBe('The grammar has 2 errors.');
    expect(grammarSummary(bad, true)).toBe('The grammar has 2 errors; the tree is that of the last good one.');
  });
});

describe("the visitor's own text", () => {
  interface Kept {
    readonly text: string;
  }
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is kept when a link replaces it, and after a reload', () => {
    const own = new OwnText<Kept>('ownText', false);
    own.noteEdit();
    own.replace({ text: 'mine' });
    expect(own.replaced).toEqual({ text: 'mine' });
    const reloaded = new OwnText<Kept>('ownText', true);
    expect(reloaded.takeBack({ text: 'an example' })).toEqual({ text: 'mine' });
    expect(reloaded.replaced).toBeUndefined();
    expect(new OwnText<Kept>('ownText', true).replaced).toBeUndefined();
  });

  test('is not lost to a second link, and exchanged for a changed example', () => {
    const own = new OwnText<Kept>('ownText', true);
    own.replace({ text: 'mine' });
    own.replace({ text: 'an example' });
    expect(own.replaced).toEqual({ text: 'mine' });
    own.noteEdit();
    expect(own.takeBack({ text: 'a changed example' })).toEqual({ text: 'mine' });
    expect(own.replaced).toEqual({ text: 'a changed example' });
    own.discard();
    expect(own.replaced).toBeUndefined();
  });

  test('is nothing on a first visit, or if it is empty', () => {
    const own = new OwnText<Kept>('ownText', false);
    own.replace(undefined);
    own.replace({ text: 'an example' });
    expect(own.replaced).toBeUndefined();
    own.noteEdit();
    own.replace(undefined);
    expect(own.replaced).toBeUndefined();
  });
});

describe('a file', () => {
  const file = (name: string, ...parts: BlobPart[]) => openedFile(new File(parts, name));

  test('is read as UTF-8', async () => {
    const text = 'BXLUT # ☃ 😀\r\n';
    expect(await file('game.oni', text)).toEqual({ ok: true, name: 'game.oni', text, remark: 'Opened game.oni.' });
  });

  test('of gzip is decompressed, and its notation follows from the name without .gz', async () => {
    expect(await file('game.oni.gz', gzipSync('BXLUT'))).toMatchObject({ ok: true, name: 'game.oni', text: 'BXLUT' });
  });

  test.each([
    ['damaged.gz', gzipSync('BXLUT'.repeat(99)).subarray(0, 20), 'damaged'],
    ['picture.png', Buffer.from([0x89, 0x50, 0, 0xff]), "isn't a text"],
  ])('%s is refused', async (name, bytes, why) => {
    const opened = await file(name, bytes);
    expect(opened).toMatchObject({ ok: false });
    expect(!opened.ok && opened.message).toContain(`${name} was not opened: it `);
    expect(!opened.ok && opened.message).toContain(why);
  });

  test('is refused before it is read if it is too long', async () => {
    const arrayBuffer = () => Promise.reject(new Error('read'));
    expect(await openedFile({ name: 'long.oni', size: 60_000_000, arrayBuffer })).toMatchObject({ ok: false });
  });

  test('in another encoding is opened with a remark', async () => {
    const opened = await file('latin.oni', Buffer.from([0x42, 0xe9]));
    expect(opened).toMatchObject({ ok: true, text: 'B\ufffd' });
    expect(opened.ok && opened.remark).toContain("isn't valid UTF-8");
  });

  describe('of a notation that declares encodings', () => {
    const games = {
      ...NOTATIONS[0]!,
      extensions: ['.games'],
      encodings: ['utf-8', 'latin1'],
      encodingOf: (head: string) => /^encoding (\S+)/.exec(head)?.[1],
    };
    const opened = (...bytes: readonly number[]) => openedFile(new File([Uint8Array.from(bytes)], 'a.games'), [games]);

    test('is decoded as the first one that fits', async () => {
      expect(await opened(0xc3, 0xa9)).toMatchObject({ text: 'é', remark: 'Opened a.games.' });
      expect(await opened(0x42, 0xe9)).toMatchObject({ text: 'Bé', remark: 'Opened a.games, decoded as latin1.' });
    });

    test('is decoded as the one that it names', async () => {
      const named = [...Buffer.from('encoding gbk '), 0xc6, 0xe5];
      expect(await opened(...named)).toMatchObject({
        text: 'encoding gbk 棋',
        remark: 'Opened a.games, decoded as gbk.',
      });
    });

    test("is refused if it isn't a text", async () => {
      expect(await opened(0x89, 0x50, 0, 0xff)).toMatchObject({ ok: false });
    });
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
      client.endTimeLimit();
      vi.advanceTimersByTime(10_000);
      expect(started[1]).toMatchObject({ sent: ['second'], isEnded: false });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the client of the worker of grammars', () => {
  const answers: Record<string, object> = {
    compile: { kind: 'compile', problems: [], parsed: {} },
    coverage: { kind: 'coverage' },
    result: { kind: 'result', ok: true, files: [] },
  };

  /** Starts a client; `answer` is what its worker says next. */
  function started(onProblem: (message: string) => void) {
    const workers: { onmessage: ((event: object) => void) | null; terminate(): void }[] = [];
    vi.stubGlobal(
      'Worker',
      class {
        onmessage = null;
        terminate = () => undefined;
        postMessage = () => undefined;
        constructor() {
          workers.push(this);
        }
      },
    );
    const client = new GrammarClient({ onCompiled: () => undefined, onCoverage: () => undefined, onProblem });
    const answer = (kind: keyof typeof answers, number: number) =>
      workers.at(-1)!.onmessage!({ data: { ...answers[kind], id: number, version: number } });
    return { client, answer };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('stops a compilation that takes too long, even after the answer to a question', async () => {
    const onProblem = vi.fn();
    const { client, answer } = started(onProblem);
    const files = client.ask({ kind: 'files', grammar: '', language: 'typescript' });
    client.compile({ grammar: '', text: '', samples: [] });
    answer('result', 1);
    expect(await files).toMatchObject({ ok: true });
    vi.advanceTimersByTime(5000);
    expect(onProblem).toHaveBeenCalledWith(expect.stringContaining('Stopped after 5 seconds'));
  });

  test('answers questions that follow one that was stopped', async () => {
    const onProblem = vi.fn();
    const { client, answer } = started(onProblem);
    client.compile({ grammar: '', text: '', samples: [] });
    const files = client.ask({ kind: 'files', grammar: '', language: 'typescript' });
    const refused = expect(files).rejects.toThrow('The work was stopped after 5 seconds.');
    vi.advanceTimersByTime(5000);
    await refused;
    const again = client.ask({ kind: 'files', grammar: '', language: 'typescript' });
    answer('result', 2);
    expect(await again).toMatchObject({ ok: true });
    vi.advanceTimersByTime(10_000);
    expect(onProblem).toHaveBeenCalledOnce();
  });

  test('has no limit between the answers to a compilation and the next one', () => {
    const onProblem = vi.fn();
    const { client, answer } = started(onProblem);
    client.compile({ grammar: '', text: '', samples: [] });
    answer('compile', 1);
    answer('coverage', 1);
    vi.advanceTimersByTime(10_000);
    expect(onProblem).not.toHaveBeenCalled();
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

describe('the analysis of a grammar', () => {
  const source = readFileSync(join(ROOT, 'grammars/otn.peggy'), 'utf8');
  const edited = source.replace('[0-9]+', '[0-9] [0-9]*');

  test('reads each rule once, for the tree, the coverage and the diagrams, and again only if it has changed', () => {
    const parse = vi.spyOn(peggy.parser, 'parse');
    try {
      const analysis = new GrammarAnalysis();
      const counts = [source, edited, edited].map((version) => {
        parse.mockClear();
        expect(analysis.compile(version).ok).toBe(true);
        expect(analysis.coverage('GameRecord', '').parts.length).toBeGreaterThan(100);
        expect(analysis.diagrams().length).toBeGreaterThan(50);
        return parse.mock.calls.length;
      });
      // The text before the rules and the arguments in them are read on their own.
      const { length: rules } = findExtensions(source).ruleStarts;
      expect(counts[0]).toBeGreaterThan(rules);
      expect(counts[0]).toBeLessThan(rules + 5);
      expect(counts.slice(1)).toEqual([1, 0]);
    } finally {
      parse.mockRestore();
    }
  });

  test('draws again only the rules that changed, as all of them would be drawn', () => {
    const analysis = new GrammarAnalysis();
    const draw = vi.spyOn(Diagram.prototype, 'format');
    try {
      analysis.compile(source);
      const { length } = analysis.diagrams();
      expect(draw.mock.calls.length).toBe(length);
      draw.mockClear();
      analysis.compile(edited);
      const diagrams = analysis.diagrams();
      expect(draw.mock.calls.length).toBe(1);
      const all = railroadDiagrams(edited, {
        file: 'grammar.peggy',
        style: false,
        href: () => undefined,
        rowWidth: 540,
      });
      expect(all.ok && all.diagrams.map(({ rule, svg, width }) => ({ rule, svg, width }))).toEqual(diagrams);
    } finally {
      draw.mockRestore();
    }
  });

  test('draws a rule with parameters again if its arguments change', () => {
    const analysis = new GrammarAnalysis();
    const drawn = (separator: string) => {
      analysis.compile(`S = x:list<A, "${separator}">\nlist<e, s> = e|.., s|\nA = "a"`);
      return analysis.diagrams().map(({ svg }) => svg);
    };
    const [commas, semicolons] = [drawn(','), drawn(';')];
    expect(commas.join('')).not.toBe(semicolons.join(''));
    expect(semicolons.join('')).toContain('";"');
  });

  test('counts what it can of a text that is nested too deeply, even on a small stack', () => {
    const analysis = new GrammarAnalysis();
    analysis.compile('A = "(" A? ")"');
    const nested = (depth: number) => '('.repeat(depth) + ')'.repeat(depth);
    expect(analysis.coverage('A', nested(10)).isCut).toBe(false);
    expect(analysis.coverage('A', nested(5000)).isCut).toBe(true);
    const onLittleStack = (): boolean => {
      try {
        return onLittleStack();
      } catch {
        // Here the stack is nearly used up.
        return analysis.coverage('A', nested(100)).isCut;
      }
    };
    expect(() => onLittleStack()).not.toThrow();
  });

  test('traces a text step by step, with the rule in the grammar and the span in the text', () => {
    const grammar = 'Pair = Sum / Name\nSum = Name "+" Name\nName = [a-z]+\n';
    const analysis = new GrammarAnalysis();
    analysis.compile(grammar);
    const trace = analysis.trace('Pair', 'ab\n')!;
    const shown = trace.steps.map((_, i) => shownStep(trace, i, 'ab\n'));
    expect(shown.map(({ sentence }) => sentence)).toEqual([
      'Pair is tried at line 1, column 1',
      'Sum is tried at line 1, column 1',
      'Name is tried at line 1, column 1',
      'Name matches "ab" at line 1, column 1',
      'Sum fails at line 1, column 1',
      'Name is tried at line 1, column 1',
      'Name matches "ab" at line 1, column 1',
      'Pair matches "ab" at line 1, column 1',
    ]);
    expect(shown[3]).toMatchObject({ path: ['Pair', 'Sum', 'Name'], span: { start: 0, end: 2 } });
    expect(shown[5]).toMatchObject({ path: ['Pair', 'Name'], span: { start: 0, end: 1 } });
    expect(grammar.slice(shown[3]!.rule!.start, shown[3]!.rule!.end)).toBe('Name');
    expect(trace.farthest).toMatchObject({ at: 2, rules: ['Pair', 'Sum', 'Name'] });
    expect(farthestStep(trace)).toBe(2);
    analysis.compile('A = B');
    expect(analysis.trace('A', '')).toBeUndefined();
  });

  test('says what a trace led to, with nouns that agree with their numbers', () => {
    const analysis = new GrammarAnalysis();
    analysis.compile('A = "a"\n');
    expect(traceSummary(analysis.trace('A', 'a')!)).toBe(
      'A matches the whole text. 1 attempt, 0 of 1 character read again.',
    );
    expect(traceSummary(analysis.trace('A', 'ab')!)).toContain('A matches 1 of 2 characters. 1 attempt,');
    analysis.compile('A = "ab" / "a" "c"\n');
    expect(traceSummary(analysis.trace('A', 'b')!)).toContain("A doesn't match. 4 attempts,");
  });

  test('has no coverage and no diagrams of a grammar with errors', () => {
    const analysis = new GrammarAnalysis();
    expect(analysis.compile('A = B').ok).toBe(false);
    expect([analysis.coverage('A', '').parts, analysis.diagrams()]).toEqual([[], []]);
  });
});

test.each([FIRST_GRAMMAR, EMPTY_GRAMMAR])('the grammars to start from read their texts as expected', (start) => {
  const compiled = compileGrammar(start.grammar);
  expect(compiled.problems).toEqual([]);
  if (!compiled.ok) return;
  const errors = start.samples.map(({ text }) => explain(compiled.grammar.parse(text)).length);
  expect(start.samples.map((sample, i) => passes(sample, errors[i]!))).toEqual(start.samples.map(() => true));
});

test.each(BUILT_IN_GRAMMARS)(
  '$id reads its example, and finds the error in its faulty one',
  ({ id, example, faulty }) => {
    const compiled = compileGrammar(readFileSync(join(ROOT, `grammars/${id}.peggy`), 'utf8'), {
      file: join(ROOT, `grammars/${id}.peggy`),
    });
    if (!compiled.ok) throw new Error('has problems');
    const errorsIn = (name: string): number => {
      const { file } = EXAMPLES.find((one) => exampleFile(one) === name)!;
      return explain(compiled.grammar.parse(readFileSync(join(ROOT, file), 'utf8'))).length;
    };
    expect(errorsIn(example)).toBe(0);
    if (faulty !== undefined) expect(errorsIn(faulty)).toBeGreaterThan(0);
  },
);

describe('the texts that a grammar is tried with', () => {
  const samples = [
    { text: 'a', isValid: true },
    { text: 'b', isValid: false },
  ];

  test('pass if they have errors exactly when they must', () => {
    expect([0, 1].flatMap((errors) => samples.map((sample) => passes(sample, errors)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(samplesSummary(samples, [0, 2])).toBe('all 2 texts pass');
    expect(samplesSummary(samples, [1, 2])).toBe('1 of 2 texts pass');
    expect(samplesSummary(samples.slice(0, 1), [0])).toBe('');
    expect(samplesSummary(samples, [])).toBe('');
  });

  test("are saved and shared; anything else isn't a list of texts", async () => {
    expect(samplesFrom(JSON.parse(JSON.stringify(samples)))).toEqual(samples);
    for (const wrong of [undefined, [], {}, [{ text: 'a' }], [null], [{ text: 1, isValid: true }]]) {
      expect(samplesFrom(wrong)).toBeUndefined();
    }
    expect(await sharedOf(`#${await fragmentOf({ grammar: 'A = "a"', samples })}`)).toEqual({
      grammar: 'A = "a"',
      samples,
    });
  });
});

describe('questions about a text', () => {
  const ask = async (id: string, text: string, question: Question) => {
    const entry = NOTATIONS.find((row) => row.id === id)!;
    const notation = await entry.load();
    const support = (await entry.editor?.()) ?? {};
    return answerTo(question, { notation, support, reading: notation.read(text) });
  };

  test('are answered with the moves that can be typed', async () => {
    const found = (await ask('oni', 'QUHXT\nU', { about: 'completions', offset: 7 })) as Answers['completions'];
    expect(found.map(({ text }) => text)).toContain('Uxt');
  });

  test('are answered with its text in another notation, and the parts that this cannot express', async () => {
    const fen = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
    const { text } = (await ask('xiangqi-fen', fen, { about: 'convert', target: 'annofen' })) as Answers['convert'];
    expect(text).toMatch(/^v1 rnbakabnr\/9/);
    await expect(ask('xiangqi-fen', 'x/y', { about: 'convert', target: 'annofen' })).rejects.toThrow('fix them first');
  });

  test('are answered with the changes in the text', async () => {
    const before = 'QUHXT\nUxt\n';
    expect(await ask('oni', before, { about: 'changes', before })).toEqual([]);
    expect(await ask('oni', 'QUHXT\nUws\n', { about: 'changes', before })).toEqual([
      { sign: '@', text: 'line 1' },
      { sign: ' ', text: 'QUHXT' },
      { sign: '-', text: 'Uxt' },
      { sign: '+', text: 'Uws' },
    ]);
  });
});

test('Markdown of hover texts becomes elements, without the HTML of a text', () => {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  vi.stubGlobal('document', document);
  try {
    const markdown = '**Boar** (B): from `o`, <b>\n\n```text\n· x\nx o\n```\n\n---\n\n**P***: white pawn';
    expect(markdownElements(markdown).map((block) => block.outerHTML)).toEqual([
      '<p><strong>Boar</strong> (B): from <code>o</code>, &lt;b&gt;</p>',
      '<pre>· x\nx o</pre>',
      '<hr>',
      '<p><strong>P*</strong>: white pawn</p>',
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});
