import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Output } from '../../../src/cli/run/io.js';
import { fixAtTerminal } from '../../../src/cli/verbs/fix/fix-loop.js';
import { type FixedSource, FixSession } from '../../../src/cli/verbs/fix/fix-session.js';
import type { Level } from '../../../src/notation/index.js';
import { oniNotation } from '../../../src/notations/oni/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram } from '../support.js';

/** Red has no Eel, and no piece is on the square that blue moves from. */
const FAULTY = 'BXLUT\nEyt Lag\n';
const SHOWN = { color: false, columns: 60 };

async function sessionOf(text: string, location: Partial<FixedSource> = {}): Promise<FixSession> {
  const reread = (other: string, level?: Level) => oniNotation.read(other, level === undefined ? {} : { level });
  const support = await NOTATIONS.find(({ id }) => id === 'oni')!.editor!();
  return new FixSession({ file: 'game.oni', text, reread, notation: oniNotation, support, ...location });
}

test('each problem is shown with its line, the board before it, its fixes and the keys', async () => {
  const session = await sessionOf(FAULTY);
  const screen = session.screen(SHOWN);
  expect(screen).toMatch(/\n1 of \d\ngame\.oni:2:1: error oni\/card-not-in-hand: [^\n]+\n/);
  expect(screen).toContain('  2 | Eyt Lag\n    | ^\n');
  expect(screen).toContain('red to move');
  expect(screen).toMatch(/\n {2}1 {2}[^\n]+ \(may change the meaning\)\n/);
  expect(screen).toMatch(/\n1(?:-\d)? fix {3}s skip {3}w write and end {3}q end without writing\n$/);
  expect(
    Math.max(
      ...screen
        .split('\n')
        .slice(4)
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(60);
});

test('a problem of one record of a file is shown with its line in the file', async () => {
  const record = { number: 12, firstLine: 40 };
  const session = await sessionOf(FAULTY, { file: 'games.oni', record });
  expect(session.screen(SHOWN)).toContain('games.oni:41:1: error');
});

test('keys apply a fix, skip, undo and end', async () => {
  const session = await sessionOf(FAULTY);
  const count = session.diagnostics.length;
  expect(session.press('x')).toBeUndefined();
  expect(session.press('9')).toBeUndefined();
  expect(session.text).toBe(FAULTY);
  session.press('1');
  expect(session.text).not.toBe(FAULTY);
  expect(session.diagnostics.length).toBeLessThanOrEqual(count);
  session.press('u');
  expect([session.text, session.diagnostics.length]).toEqual([FAULTY, count]);
  for (let i = 0; i < count; i++) session.press('s');
  expect(session.isAtEnd).toBe(true);
  expect(session.screen(SHOWN)).toMatch(/^\nthat was the last of \d problems?s?\nu undo {3}w write/);
  session.press('s');
  expect(session.press('w')).toBe('write');
  expect(session.press('q')).toBe('quit');
});

test.each([
  ['1w', 'write', true],
  ['1q', 'quit', true],
  ['sw', 'write', false],
  ['1\u0003', 'quit', true],
  ['1', 'quit', true],
])('pressing %j ends with %s', async (keys, end, isChanged) => {
  const session = await sessionOf(FAULTY);
  const keyboard = new PassThrough();
  let written = '';
  const output = new Output({ write: (text) => (written += String(text)) });
  const ended = fixAtTerminal(session, keyboard, output, SHOWN);
  for (const key of keys) keyboard.write(key);
  keyboard.end();
  expect(await ended).toBe(end);
  expect(session.text !== FAULTY).toBe(isChanged);
  expect(written).toContain('1 of ');
});

test('fix without a terminal asks nothing and writes nothing', async () => {
  const folder = new Folder({ 'game.oni': FAULTY });
  for (const file of [folder.at('game.oni'), '-']) {
    const { code, stdout, stderr } = await ludogram(['fix', file], { stdin: '1w' });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('use check --fix to apply fixes without questions');
  }
  expect(folder.read('game.oni')).toBe(FAULTY);
});
