import { describe, expect, test, vi } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { OpenFile } from '../../../src/lsp/open-files/open-file.js';
import type { AnswerName } from '../../../src/lsp/protocol/answers.js';
import type { JsonText } from '../../../src/lsp/protocol/json-text.js';
import type { FileVersion } from '../../../src/lsp/reading/file-reader.js';
import { Session } from '../../../src/lsp/server/session.js';
import { FeatureThread } from '../../../src/lsp/thread/feature-thread.js';
import { startNodeThread } from '../../../src/lsp/thread/node-thread.js';
import type { Port, ThreadPort } from '../../../src/lsp/thread/port.js';
import { serveThread } from '../../../src/lsp/thread/serve.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** A thread in this one: each message is copied, and comes later. */
class LocalThread implements ThreadPort {
  readonly received: unknown[] = [];
  isTerminated = false;
  #fail: (error: unknown) => void = () => {};
  #toServer: (message: unknown) => void = () => {};
  #toThread: (message: unknown) => void = () => {};

  constructor() {
    const server: Port = {
      post: (message) => void setTimeout(() => this.isTerminated || this.#toServer(structuredClone(message))),
      listen: (receive) => (this.#toThread = receive),
    };
    serveThread(server, { builtIn: NOTATIONS });
  }

  post(message: unknown): void {
    this.received.push(message);
    setTimeout(() => this.isTerminated || this.#toThread(structuredClone(message)));
  }

  listen(receive: (message: unknown) => void): void {
    this.#toServer = receive;
  }

  onFailure(fail: (error: unknown) => void): void {
    this.#fail = fail;
  }

  fail(error: Error): void {
    this.#fail(error);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Milliseconds after which a thread that continues with a dropped question is ended: never in these tests. */
const PATIENT = 60_000;
/** The same for a thread that never answers. */
const IMPATIENT = 20;

function start(staleLimit = PATIENT): { readonly thread: FeatureThread; readonly threads: LocalThread[] } {
  const threads: LocalThread[] = [];
  const thread = new FeatureThread(() => {
    threads.push(new LocalThread());
    return threads.at(-1)!;
  }, staleLimit);
  return { thread, threads };
}

const file = (text: string, version = 1, uri = 'untitled:a'): FileVersion => ({
  uri,
  languageId: 'oni',
  version,
  text,
  encoding: 'utf-16',
});

const SETTINGS = { encoding: 'utf-16' } as const;

/** Asks a thread about a file by the rules, and reads the JSON of its answer. */
async function ask<Result>(thread: FeatureThread, about: FileVersion, name: AnswerName, params = {}): Promise<Result> {
  const found = await thread.ask(about, { level: 'rules', name, params });
  return found!.parse() as Result;
}

const codesIn = async (thread: FeatureThread, about: FileVersion): Promise<unknown[]> =>
  (await ask<lsp.Diagnostic[]>(thread, about, 'diagnostics')).map(({ code }) => code);

describe('a thread', () => {
  test('answers requests, and has each version only once', async () => {
    const { thread, threads } = start();
    const broken = file('BXLUT Eyt');
    const position = { line: 0, character: 6 };
    expect(threads).toEqual([]);
    expect(await codesIn(thread, broken)).toEqual(['oni/card-not-in-hand']);
    const hover = await ask<lsp.Hover>(thread, broken, 'hover', { position });
    expect((hover.contents as lsp.MarkupContent).value).toContain('oni/card-not-in-hand');
    expect(await ask(thread, broken, 'definition', { position })).toBeNull();
    await expect(ask(thread, broken, 'rename', { position, newName: 'x' })).rejects.toMatchObject({ code: -32_803 });
    expect(await codesIn(thread, file('BXLUT', 2))).toEqual([]);
    const isSent = threads[0]!.received.map((one) => Object.hasOwn(one as object, 'file'));
    expect(isSent).toEqual([true, false, false, false, true]);
    thread.close('untitled:a');
    expect(threads[0]!.received.at(-1)).toEqual({ closed: 'untitled:a' });
    expect(await codesIn(thread, file('BXLUT', 2))).toEqual([]);
    expect(threads).toHaveLength(1);
  });

  test('has no answer for a file of no notation', async () => {
    const { thread } = start();
    const unknown = { ...file('?'), languageId: 'plaintext' };
    expect(await thread.ask(unknown, { level: 'rules', name: 'tokens', params: {} })).toBeUndefined();
  });

  test('gets one question at a time, and none that was dropped', async () => {
    const { thread, threads } = start();
    const old = [codesIn(thread, file('BXLUT Eyt')), codesIn(thread, file('BXLUT Eyt'))];
    const other = codesIn(thread, file('BXLUA', 1, 'untitled:b'));
    thread.drop('untitled:a');
    for (const one of old) await expect(one).rejects.toMatchObject({ code: -32_801 });
    expect(await other).toEqual(['oni/unknown-card']);
    // It ended its work on the old version in time.
    expect(threads).toHaveLength(1);
    expect(threads[0]!.received).toHaveLength(2);
  });

  test('is ended if it continues with a dropped question, and another one does the rest', async () => {
    const { thread, threads } = start(IMPATIENT);
    const post = vi.spyOn(LocalThread.prototype, 'post').mockImplementationOnce(() => {});
    const old = codesIn(thread, file('BXLUT Eyt'));
    const other = codesIn(thread, file('BXLUA', 1, 'untitled:b'));
    thread.drop('untitled:a');
    await expect(old).rejects.toMatchObject({ code: -32_801 });
    expect(await other).toEqual(['oni/unknown-card']);
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    post.mockRestore();
  });

  test('refuses what it was asked if it ends by an error, and another one starts', async () => {
    const { thread, threads } = start();
    const asked = codesIn(thread, file('BXLUT'));
    const next = codesIn(thread, file('BXLUA', 2));
    threads[0]!.fail(new Error('out of memory'));
    await expect(asked).rejects.toThrow('out of memory');
    expect(await next).toEqual(['oni/unknown-card']);
    expect(threads).toHaveLength(2);
  });
});

test('a thread of Node that ends itself fails', async () => {
  const port = startNodeThread(new URL('data:text/javascript,process.exit(3)'));
  const failure = await new Promise((resolve) => port.onFailure(resolve));
  expect(failure).toEqual(new Error('the thread ended with code 3'));
});

describe('the session of a file', () => {
  /** A session with two local threads, with what it publishes and the errors that it reports. */
  function open(text: string, languageId = 'oni') {
    const [quick, slow] = [start(), start(IMPATIENT)];
    const file = new OpenFile({ uri: 'untitled:a', languageId, version: 1, text }, 'utf-16');
    const published: [version: number, codes: unknown[]][] = [];
    const failures: unknown[] = [];
    const session = new Session(file, {
      quick: quick.thread,
      slow: slow.thread,
      settings: () => Promise.resolve(SETTINGS),
      publish: (found) => void published.push([file.version, found.map(({ code }) => code)]),
      reportError: (error) => void failures.push(error),
    });
    const change = (version: number) => {
      file.change([{ text: `${file.text} ` }], version);
      session.check();
    };
    return { session, change, published, failures, quick: quick.threads, slow: slow.threads };
  }

  test('reports no error if the text changes while its rules are checked', async () => {
    const { session, change, published, failures, slow } = open(`BXLUT Eyt${' '.repeat(60_000)}`);
    session.check();
    await vi.waitFor(() => expect(published).toEqual([[1, []]]));
    // The first slow thread is busy without end.
    const post = vi.spyOn(LocalThread.prototype, 'post').mockImplementationOnce(() => {});
    await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    change(2);
    await vi.waitFor(() => expect(published.at(-1)).toEqual([2, ['oni/card-not-in-hand']]));
    expect(failures).toEqual([]);
    expect(slow.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    post.mockRestore();
    session.close();
  });

  test('reads a short text by the rules at once', async () => {
    const { session, change, published, quick, slow } = open('BXLUT Eyt');
    session.check();
    await vi.waitFor(() => expect(published).toEqual([[1, ['oni/card-not-in-hand']]]));
    change(2);
    await vi.waitFor(() => expect(published).toHaveLength(2));
    expect(published.at(-1)).toEqual([2, ['oni/card-not-in-hand']]);
    expect([quick.length, slow.length]).toEqual([1, 0]);
    session.close();
  });

  test('asks for nothing after it was closed, because the next session of the file counts from 1 again', async () => {
    const { session, published, failures, quick } = open('BXLUT Eyt');
    session.check();
    const asked = session.answer('hover', { position: { line: 0, character: 0 } });
    session.close();
    await expect(asked).rejects.toMatchObject({ code: -32_801 });
    expect([quick, published, failures]).toEqual([[], [], []]);
  });

  test('colors a long grammar before it is checked', async () => {
    const { session, published, quick, slow } = open(`A = "a"\n${' '.repeat(30_000)}B = C\n`, 'peggy');
    session.check();
    const tokens = (await session.answer('tokens', {})) as JsonText;
    expect((tokens.parse() as lsp.SemanticTokens).data.length).toBeGreaterThan(10);
    await vi.waitFor(() => expect(published).toEqual([[1, expect.arrayContaining(['grammar/unknown-rule'])]]));
    expect([quick.length, slow.length]).toEqual([1, 1]);
    session.close();
  });
});
