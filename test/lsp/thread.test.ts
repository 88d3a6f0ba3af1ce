import { describe, expect, test, vi } from 'vitest';
import { OpenFile } from '../../src/lsp/open-file.js';
import { Session } from '../../src/lsp/sessions.js';
import { FeatureThread } from '../../src/lsp/thread/feature-thread.js';
import type { FileVersion, Port, ThreadPort } from '../../src/lsp/thread/port.js';
import { serveThread } from '../../src/lsp/thread/serve.js';
import type { NotationEntry } from '../../src/notation/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';

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

function start(): { readonly thread: FeatureThread; readonly threads: LocalThread[] } {
  const threads: LocalThread[] = [];
  const thread = new FeatureThread(() => {
    threads.push(new LocalThread());
    return threads.at(-1)!;
  });
  return { thread, threads };
}

const file = (text: string, version = 1, uri = 'untitled:a'): FileVersion => ({
  uri,
  languageId: 'oni',
  version,
  text,
});

describe('a thread for large texts', () => {
  test('finds the diagnostics of the rules, and has each version only once', async () => {
    const { thread, threads } = start();
    const broken = file('BXLUT Eyt');
    expect(threads).toEqual([]);
    expect((await thread.diagnostics(broken)).map(({ code }) => code)).toEqual(['oni/card-not-in-hand']);
    expect((await thread.ask(broken, 'hover', 6))!.markdown).toContain('oni/card-not-in-hand');
    expect(await thread.ask(broken, 'rename', 0, 'x')).toEqual({ problem: expect.any(String) });
    expect(await thread.diagnostics(file('BXLUT', 2))).toEqual([]);
    expect(threads[0]!.received.map((one) => Object.hasOwn(one as object, 'file'))).toEqual([true, false, false, true]);
  });

  test('stops work on a version that has changed, and does the rest again', async () => {
    const { thread, threads } = start();
    const old = thread.diagnostics(file('BXLUT Eyt'));
    const other = thread.diagnostics(file('BXLUA', 1, 'untitled:b'));
    thread.drop('untitled:a');
    await expect(old).rejects.toMatchObject({ code: -32_801 });
    expect((await other).map(({ code }) => code)).toEqual(['oni/unknown-card']);
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    // Without work on the file, nothing is stopped.
    thread.drop('untitled:a');
    thread.drop('untitled:b');
    expect(threads).toHaveLength(2);
  });

  test('that ends by an error refuses what was asked, and another one starts', async () => {
    const { thread, threads } = start();
    const asked = thread.diagnostics(file('BXLUT'));
    threads[0]!.fail(new Error('out of memory'));
    await expect(asked).rejects.toThrow('out of memory');
    expect(await thread.diagnostics(file('BXLUT'))).toEqual([]);
    expect(threads).toHaveLength(2);
  });
});

describe('the session of a file', () => {
  /** A session that checks with a local thread, with what it publishes and the errors that it reports. */
  function open(text: string, builtIn: readonly NotationEntry[] = NOTATIONS) {
    const { thread, threads } = start();
    const file = new OpenFile({ uri: 'untitled:a', languageId: 'oni', version: 1, text }, 'utf-16');
    const published: [version: number, codes: string[]][] = [];
    const failures: unknown[] = [];
    const session = new Session(
      file,
      { builtIn },
      ({ version }, found) => void published.push([version, found.map(({ code }) => code)]),
      (error) => void failures.push(error),
      { thread },
    );
    const change = (version: number) => {
      file.change([{ text: `${file.text} ` }], version);
      session.check();
    };
    return { session, change, published, failures, threads };
  }

  test('reports no error if the text changes while its rules are checked', async () => {
    const { session, change, published, failures, threads } = open(`BXLUT Eyt${' '.repeat(60_000)}`);
    // The first thread is busy without end.
    const post = vi.spyOn(LocalThread.prototype, 'post').mockImplementationOnce(() => {});
    session.check();
    await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    change(2);
    await vi.waitFor(() => expect(published.at(-1)).toEqual([2, ['oni/card-not-in-hand']]));
    expect(failures).toEqual([]);
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    post.mockRestore();
    session.close();
  });

  test('needs no thread for a short text, even if its notation took long to load', async () => {
    const [first, ...others] = NOTATIONS;
    const load = async () => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return first!.load();
    };
    const { session, change, published, threads } = open('BXLUT Eyt', [{ ...first!, load }, ...others]);
    session.check();
    await vi.waitFor(() => expect(published).toEqual([[1, ['oni/card-not-in-hand']]]));
    change(2);
    await vi.waitFor(() => expect(published).toHaveLength(2));
    expect(published.at(-1)).toEqual([2, ['oni/card-not-in-hand']]);
    expect(threads).toEqual([]);
    session.close();
  });
});
