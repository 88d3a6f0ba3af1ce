import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { Client } from '../client.js';

let client: Client;
beforeAll(async () => {
  client = await Client.start();
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
});

const RULES = '[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';

/** A tafl game of 6 MB in which both sides move to and fro; its last move is illegal. */
const TAFL = (() => {
  const turns = Array.from({ length: 228_000 }, (_, i) =>
    i % 2 === 0 ? `${i + 1}. d1-c1 d3-c3` : `${i + 1}. c1-d1 c3-d3`,
  );
  return `${RULES}\n\n${turns.join('\n')}\n228001. d1-d7\n`;
})();

/** Milliseconds until a promise is fulfilled. */
async function timed<Result>(asked: Promise<Result>): Promise<readonly [Result, number]> {
  const began = performance.now();
  return [await asked, performance.now() - began];
}

/** Waits for a number of milliseconds. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a file of 6 MB whose rules take a while', () => {
  const uri = 'untitled:large.otn';
  const position = { line: 100, character: 6 };
  const hasRules = (version: number): boolean =>
    client.published(uri)?.version === version && client.published(uri)!.diagnostics.length > 0;

  /** The diagnostics of the rules, once they come. */
  async function rules(version: number): Promise<lsp.Diagnostic[]> {
    while (!hasRules(version)) await pause(20);
    return client.published(uri)!.diagnostics;
  }

  test('requests and edits are answered while the rules are checked', { timeout: 55_000 }, async () => {
    expect(await client.open(uri, TAFL, 'otn')).toEqual([]);
    const [found] = await rules(client.published(uri)!.version!);
    expect(found!.code).toBe('otn/blocked');

    // Each edit makes the thread check again. The first check also compiles the rules, so the second is measured.
    const at = { line: 3, character: 0 };
    const edit = async (): Promise<number> => {
      const edited = await client.send(uri, { range: { start: at, end: at }, text: ' ' });
      expect(await client.diagnostics(uri, edited)).toEqual([]);
      return edited;
    };
    const [, whole] = await timed(rules(await edit()));
    let version = await edit();
    await pause(whole / 5);
    const asked = client.about('inlayHint', uri, { range: { start: position, end: position } });
    const times: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [hover, hovering] = await timed(client.about<lsp.Hover>('hover', uri, { position }));
      expect(hover).not.toBeNull();
      const [, selecting] = await timed(client.about('selectionRange', uri, { positions: [position] }));
      times.push(hovering, selecting);
    }
    expect(hasRules(version)).toBe(false);

    // The next edit ends the check of the version before it, and what was asked about that one.
    const refused = expect(asked).rejects.toMatchObject({ code: -32_801 });
    version = await client.send(uri, { range: { start: at, end: at }, text: ' ' });
    const [, editing] = await timed(client.diagnostics(uri, version));
    await refused;
    expect(hasRules(version)).toBe(false);
    expect(await rules(version)).toHaveLength(1);
    const shown = [...times, editing].map((time) => time.toFixed(0)).join(', ');
    console.log(`rules: ${whole.toFixed(0)} ms; requests and an edit meanwhile: ${shown} ms`);
    expect(Math.max(...times.slice(2))).toBeLessThan(whole / 2);
  });
});

const FIVED = '[Board "Standard"]\n\n';
const KNIGHTS = Array.from({ length: 50_000 }, (_, i) => `${i + 1}. ${i % 2 === 0 ? 'Nf3 / Nf6' : 'Ng1 / Ng8'}\n`);

describe('completion in a text of 1 MB', () => {
  test.each([
    ['oni', `BXLUT\n${'Bwr\nLbg\n'.repeat(125_000)}`, 'B', 'X'],
    ['otn', TAFL.slice(0, TAFL.lastIndexOf('\n', 1_000_000) + 1), 'd', 'g7'],
    ['5dfen', `${FIVED}${KNIGHTS.join('')}`, 'N', '1-0'],
  ])('%s: is ready soon after a letter at a new location', { timeout: 55_000 }, async (id, text, letter, word) => {
    const uri = `untitled:completed.${id}`;
    const end = { line: text.split('\n').length - 1, character: 0 };
    const opened = client.open(uri, text, id);
    const [unread, atOnce] = await timed(
      client.about<lsp.CompletionList>('completion', uri, { position: end, context: {} }),
    );
    expect(unread.isIncomplete).toBe(true);
    expect(unread.items.map(({ label }) => label)).toContain(word);
    await opened;
    const [first, soon] = await timed(
      client.about<lsp.CompletionItem[] | lsp.CompletionList>('completion', uri, { position: end }),
    );
    // The moves before it are not played yet, and the editor is told to ask again. Meanwhile it gets what needs no
    // moves.
    expect(first).toMatchObject({ isIncomplete: true });
    expect(JSON.stringify(first)).toContain(word);
    // The moves are played while the server has nothing else to do.
    const isComplete = async () => Array.isArray(await client.about('completion', uri, { position: end }));
    const [, whole] = await timed(expect.poll(isComplete, { interval: 500 }).toBe(true));
    const lines = text.split('\n').length;
    const times: number[] = [];
    for (const line of [lines - 1, lines - 1, lines >> 1, (lines >> 1) - 1000]) {
      const at = { line, character: 0 };
      await client.send(uri, { range: { start: at, end: at }, text: letter });
      const [found, time] = await timed(
        client.about<lsp.CompletionItem[]>('completion', uri, { position: { line, character: 1 } }),
      );
      expect(found.length).toBeGreaterThan(0);
      times.push(time);
    }
    console.log(
      `${id}: ${whole.toFixed(0)} ms to play it; ${atOnce.toFixed(0)} ms unread, ${soon.toFixed(0)} ms once read; ${times.map((time) => time.toFixed(0)).join(', ')} ms`,
    );
    // Only the syntax of the text is read, and nothing is played again.
    expect(Math.max(atOnce, soon, ...times)).toBeLessThan(whole / 2);
  });
});
