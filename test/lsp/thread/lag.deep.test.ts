import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { BUILT_PROGRAM } from '../../support/package/built-program.js';
import { Client } from '../client.js';

/** Milliseconds that the main thread may compute without a break. */
const MAX_BLOCKED_TIME = 50;
const SIZE = 1_000_000;
/** The same for notations whose records are one short line. */
const LINE_SIZE = 300_000;

/**
 * The number of times that a step is measured before it counts as too slow: collecting garbage makes it slower, nothing
 * quicker.
 */
const ROUNDS = 3;

/**
 * Runs in the server before its own code. On the signal SIGUSR2, writes the longest time that the main thread computed
 * between two turns of its event loop. Time in which other programs or threads had the processor doesn't count.
 */
const PROBE = `
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const used = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6;
if (isMainThread) {
  let before = used();
  let longest = 0;
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, 5).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LUDOGRAM_PROBE, String(longest) + '\\n');
    longest = 0;
  });
}`;

/** Repeats lines up to the size of the texts. */
function filled(head: string, lineOf: (i: number) => string, size = SIZE): string {
  const lines = [head];
  for (let i = 0, length = head.length; length < size; i++) {
    const line = lineOf(i);
    lines.push(line);
    length += line.length;
  }
  return lines.join('');
}

const TAFL = '[attackers:Ann]\n[rules:dim:7 ks:n tfr:i cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n';
const FIVED = '[Board "Standard"]\n[White "Ann"]\n\n';

const TEXTS: Readonly<Record<string, string>> = {
  oni: filled('BXLUT\n', (i) => (i % 2 === 0 ? 'Bwr\n' : 'Lbg\n')),
  otn: filled(TAFL, (i) => (i % 2 === 0 ? `${i + 1}. d1-c1 d3-c3\n` : `${i + 1}. c1-d1 c3-d3\n`)),
  'otn-rules': filled('dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/ ', () => 'ks:w ', LINE_SIZE),
  'otn-position': filled('', () => '/3t3', LINE_SIZE),
  'otn-move': filled('d1-e1xa1', () => '/a1', LINE_SIZE),
  azul: filled('AZULGAME\n2\n:A Ann\n:B Bob\n', (i) => `: remark ${i} on the game\n`),
  '5dfen': filled(FIVED, (i) => (i % 2 === 0 ? `${i + 1}. Nf3 / Nf6\n` : `${i + 1}. Ng1 / Ng8\n`)),
  '5dfen-ebnf': filled('', () => '[k/K;0;1;w]\n'),
  annofen: filled('v1 9/9/9/9/9/9/9/9/9/8[', () => '<ok>', LINE_SIZE),
  xay: filled("version: '1'\nsetup: [\n", () => '  [],\n'),
  'xiangqi-fen': filled('', () => '9/', LINE_SIZE),
  peggy: filled(
    'Start = Rule0\n',
    (i) => `Rule${i} "rule ${i}" = a:Part${i} b:("x${i}" / "y") c:Rule${i >> 1}?\nPart${i} = [a-z]+ "${i}"\n`,
    100_000,
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'ludogram-lag-'));
const output = join(folder, 'longest');
let server: ChildProcess;
let client: Client;
beforeAll(async () => {
  writeFileSync(join(folder, 'probe.mjs'), PROBE);
  server = spawn(process.execPath, ['--import', join(folder, 'probe.mjs'), BUILT_PROGRAM, 'lsp'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LUDOGRAM_PROBE: output },
  });
  client = await Client.over(server);
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The longest time that the main thread computed since the last call, in milliseconds. */
async function longest(): Promise<number> {
  rmSync(output, { force: true });
  server.kill('SIGUSR2');
  while (!existsSync(output) || !readFileSync(output, 'utf8').endsWith('\n')) await pause(5);
  return Number(readFileSync(output, 'utf8'));
}

test('every notation has a text', () => {
  expect(Object.keys(TEXTS).sort()).toEqual([...NOTATIONS.map(({ id }) => id), 'peggy'].sort());
});

test.skipIf(process.platform !== 'linux').each(Object.entries(TEXTS))(
  '%s: no request about a large text keeps the server from others',
  { timeout: 300_000 },
  async (id, text) => {
    const uri = `untitled:large-${id}`;
    const lines = text.split('\n');
    const end = { line: lines.length - 1, character: lines.at(-1)!.length };
    const position = { line: end.line >> 1, character: 0 };
    const range = { start: position, end: position };
    const times: Record<string, number> = {};
    /** Measures one step; it is canceled if it takes longer than some seconds. */
    const step = async (name: string, run: () => Promise<unknown>): Promise<void> => {
      let time = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS && time > MAX_BLOCKED_TIME; round++) {
        await Promise.race([run().catch(() => undefined), pause(10_000)]);
        time = Math.min(time, await longest());
      }
      times[name] = time;
    };
    const close = () => client.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
    await longest();
    await step('open', async () => {
      await close();
      await client.open(uri, text, id);
    });
    await step('rules', () => pause(1000));
    for (const method of ['documentSymbol', 'foldingRange', 'semanticTokens/full', 'formatting']) {
      await step(method, () => client.about(method, uri, { options: {} }));
    }
    for (const method of ['hover', 'definition', 'references', 'prepareRename', 'completion']) {
      await step(method, () => client.about(method, uri, { position, context: {} }));
    }
    await step('completion at the end', () => client.about('completion', uri, { position: end, context: {} }));
    await step('selectionRange', () => client.about('selectionRange', uri, { positions: [position] }));
    await step('codeAction', () => client.about('codeAction', uri, { range, context: { diagnostics: [] } }));
    await step('inlayHint', () => client.about('inlayHint', uri, { range }));
    await step('rename', () => client.about('rename', uri, { position: { line: 0, character: 12 }, newName: 'Bea' }));
    await step('board', () => client.request('ludogram/board', { textDocument: { uri }, position }));
    await step('edit', () => client.change(uri, { range, text: ' ' }));
    const edits = Array.from({ length: 1000 }, (_, i) => ({
      range: { start: { line: end.line - i, character: 0 }, end: { line: end.line - i, character: 1 } },
      text: 'x',
    }));
    await step('many edits', () => client.change(uri, ...edits.filter((edit) => edit.range.start.line >= 0)));
    await step('close', async () => {
      await close();
      await pause(1500);
    });
    const shown = Object.entries(times).flatMap(([name, time]) => (time > 10 ? [`${name} ${time.toFixed(0)} ms`] : []));
    console.log(`${id}: ${shown.join(', ') || 'at most 10 ms each'}`);
    expect(Object.fromEntries(Object.entries(times).filter(([, time]) => time > MAX_BLOCKED_TIME))).toEqual({});
  },
);
