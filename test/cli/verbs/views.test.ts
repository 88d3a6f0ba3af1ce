import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { azulGames } from '../../../bench/inputs/azul.js';
import { ExitStatus } from '../../../src/cli/run/failure.js';
import { Output } from '../../../src/cli/run/io.js';
import type { Context } from '../../../src/cli/run/verb.js';
import { writePng } from '../../../src/cli/verbs/render/png.js';
import type { Notation } from '../../../src/notation/index.js';
import { parseOni } from '../../../src/notations/oni/index.js';
import { notationById, NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';
import { wordsEntry } from '../words-notation.js';

/** A game of each notation. */
const GAMES: Readonly<Record<string, string>> = {
  oni: WON,
  otn: '[rules:dim:5 start:/2t2/5/t1K1t/5/2t2/]\n1. c1-b1 c3-c4\n2. a3-a2\n1a.1.1a. c1-d1\n',
  azul: azulGames(1)[0]!,
  '5dfen': '[Board "Standard"]\n[Mode "5D"]\n1. e3 / e6\n2. Qf3 (2. h4) / h5 1-0\n',
};

const SQUARES_WITHOUT_CARDS = '11311 ..... ..... ..... 00200';

describe('tree', () => {
  test('prints one node on each line', async () => {
    const { code, stdout, stderr } = await ludogram(['tree', '-'], { stdin: WON });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(parseOni(WON).tree.dump());
  });

  test('prints nested objects that cover the whole text with --json', async () => {
    const { stdout } = await ludogram(['tree', '--json', '-'], { stdin: WON });
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'Document', start: 0, end: WON.length });
  });

  test('prints the whole tree of a text with errors, and the errors on standard error', async () => {
    const { code, stdout, stderr } = await ludogram(['tree', '-'], { stdin: 'BXLUT Byt B' });
    expect(code).toBe(1);
    expect(stdout).toContain('Document 0..11');
    expect(stderr).toContain('error oni/incomplete-move');
  });
});

describe('json', () => {
  test('prints the model as tagged JSON', async () => {
    const { code, stdout } = await ludogram(['json', '-'], { stdin: 'bxlut Byt' });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      cards: ['B', 'X', 'L', 'U', 'T'].map((value) => ({ type: 'card', value })),
      moves: [{ card: { type: 'card', value: 'B' } }],
    });
  });

  test('prints null where there is no model', async () => {
    const { code, stdout } = await ludogram(['json', '--format', 'words', '-'], {
      stdin: '!',
      notations: [wordsEntry()],
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: 'null\n' });
  });
});

describe('replay', () => {
  test('prints one line for each ply, then the result', async () => {
    const { code, stdout } = await ludogram(['replay', '-'], { stdin: WON });
    expect(code).toBe(0);
    expect(stdout).toContain('3. red   Tiger     v-l, captures a sensei');
    expect(stdout).toMatch(/red has won\n$/);
  });

  test('prints positions, hands and result with --json', async () => {
    const { stdout } = await ludogram(['replay', '--json', '-'], { stdin: WON });
    const { start, plies, final, result } = JSON.parse(stdout);
    expect(start).toBe('11.11..3.........2..00.00');
    expect(plies.map(({ position }: { position: string }) => position).at(-1)).toBe(final.board);
    expect(final).toEqual({
      board: '11.11......0......2.0..00',
      hands: { red: ['L', 'X'], blue: ['B', 'U'], transfer: 'T' },
    });
    expect(result).toBe('red');
  });

  test('prints the JSON of a game against the rules as far as it makes sense: exit code 1', async () => {
    const { code, stdout, stderr } = await ludogram(['replay', '--json', '-'], { stdin: WRONG_CARD });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).result).toBe('red');
    expect(stderr).toContain('oni/card-not-in-hand');
  });

  test('says that there is too little to replay: exit code 1', async () => {
    const { code, stdout, stderr } = await ludogram(['replay', '-'], { stdin: SQUARES_WITHOUT_CARDS });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('too little of - could be read to replay it');
    expect((await ludogram(['replay', '--json', '-'], { stdin: SQUARES_WITHOUT_CARDS })).stdout).toBe('null\n');
  });

  test('refuses a notation without moves: exit code 2', async () => {
    const { code, stderr } = await ludogram(['replay', '-'], { stdin: 'words', notations: [wordsEntry()] });
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'error: words records have no moves to replay\n' });
  });
});

describe('render', () => {
  test('prints text on a terminal, SVG elsewhere', async () => {
    expect((await ludogram(['render', '-'], { stdin: WON })).stdout).toMatch(/^(<\?xml.*\n)?<svg /);
    expect((await ludogram(['render', '-'], { stdin: WON, isTTY: true })).stdout).not.toContain('<svg');
    expect((await ludogram(['render', '--text', '-'], { stdin: WON })).stdout).not.toContain('<svg');
  });

  test('-o - writes to standard output', async () => {
    const written = await ludogram(['render', '-', '-o', '-'], { stdin: WON });
    expect(written).toEqual(await ludogram(['render', '-'], { stdin: WON }));
    expect(written.stdout).not.toBe('');
  });

  test('-o writes SVG, even on a terminal', async () => {
    const folder = new Folder({ 'won.oni': WON });
    const args = ['render', folder.at('won.oni'), '-o', folder.at('won.svg')];
    expect(await ludogram(args, { isTTY: true })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(folder.read('won.svg')).toBe((await ludogram(['render', '-'], { stdin: WON })).stdout);
  });

  test('-o to a .txt file writes text, and only .svg, .png and .txt are files that it can write', async () => {
    const folder = new Folder({ 'won.oni': WON });
    const text = (await ludogram(['render', '--text', '-'], { stdin: WON })).stdout;
    for (const args of [[], ['--text']]) {
      await ludogram(['render', ...args, folder.at('won.oni'), '-o', folder.at('won.TXT')]);
      expect(folder.read('won.TXT')).toBe(text);
    }
    for (const name of ['a.gif', 'a.jpeg', 'a.svgz', 'a.pdf']) {
      const { code, stdout, stderr } = await ludogram(['render', folder.at('won.oni'), '-o', folder.at(name)]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(
        /^error: can't write \.\w+ files: -o takes \.svg and \.png \(a picture\) or \.txt \(text\)\n$/,
      );
      expect(() => folder.read(name)).toThrow();
    }
  });

  test('-o to a .png file writes pixels, in light or dark colors', async () => {
    const folder = new Folder({ 'won.oni': WON });
    const pixels: Buffer[] = [];
    for (const theme of ['light', 'dark']) {
      const args = ['render', folder.at('won.oni'), '--theme', theme, '-o', folder.at(`${theme}.png`)];
      expect(await ludogram(args)).toMatchObject({ code: 0, stdout: '' });
      pixels.push(readFileSync(folder.at(`${theme}.png`)));
    }
    for (const picture of pixels) {
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([500, 634]);
    }
    expect(pixels[0]!.equals(pixels[1]!)).toBe(false);
  });

  test('a PNG picture without its package is reported with what to install', async () => {
    const written: string[] = [];
    const output = new Output({ write: (text) => written.push(String(text)) });
    const exit = new ExitStatus();
    const context = { io: { stderr: output }, exit } as unknown as Context;
    expect(await writePng('/nowhere.png', '<svg/>', context, 'file:///nowhere/program.js')).toBe(false);
    expect(written.join('')).toContain('run npm install @resvg/resvg-wasm');
    expect(exit.code).toBe(2);
  });

  test('--theme dark changes the colors of the paper and of the names, and keeps those of pieces', async () => {
    for (const name of Object.keys(GAMES)) {
      const drawn = async (theme: string) =>
        (await ludogram(['render', '--theme', theme, '--stdin-filename', name, '-'], { stdin: GAMES[name]! })).stdout;
      const [light, dark] = [await drawn('light'), await drawn('dark')];
      expect(dark, name).not.toBe(light);
      expect(dark.replaceAll(/"#[\da-f]{6}"/g, ''), name).toBe(light.replaceAll(/"#[\da-f]{6}"/g, ''));
    }
  });

  test('boards of 5D chess fit the terminal, and only some timelines and turns can be drawn', async () => {
    const stdin =
      '[Board "Standard"]\n1. e3 / Nf6\n2. Bb5 / c6\n3. c3 / cxb5\n4. Qb3 / Qa5\n5. (0T5)Qb3>>x(0T1)f7 / (1T1)Kxf7';
    const drawn = async (args: readonly string[], world = {}) =>
      ludogram(['render', '-n', '5dfen', ...args, '-'], { stdin, ...world });
    for (const columns of [40, 60, 100]) {
      const { stdout } = await drawn([], { isTTY: true, columns });
      const widest = Math.max(...stdout.split('\n').map(({ length }) => length));
      expect(widest, String(columns)).toBeLessThanOrEqual(columns);
      expect(widest, String(columns)).toBeGreaterThan(columns - 20);
    }
    const names = async (...args: string[]) => {
      const { stdout } = await drawn(args);
      return stdout
        .match(/>(?:L[-+]?\d|T\d[wb])</g)
        ?.map((name) => name.slice(1, -1))
        .join(' ');
    };
    expect(await names('--timeline', '1')).toBe('L1 T1b T2w');
    expect(await names('--turn', '4..')).toBe('L0 T4w T4b T5w T5b');
    expect(await names('--timeline', '-1..0', '--turn', '2')).toBe('L0 T2w T2b');
    expect(await drawn(['--turn', 'x'])).toMatchObject({
      code: 2,
      stderr: 'error: turn "x" isn\'t a range: expected turns such as 3..5 or 4\n',
    });
    expect(await drawn(['--turn', '9'])).toMatchObject({ stderr: 'error: these timelines and turns have no board\n' });
  });

  test('--all draws the start and every ply, as one picture or one text', async () => {
    const { code, stdout } = await ludogram(['render', '--all', '--stdin-filename', 'won.oni', '-'], { stdin: WON });
    expect(code).toBe(0);
    expect(stdout.match(/>(?:start|ply \d)</g)).toEqual(['>start<', '>ply 1<', '>ply 2<', '>ply 3<']);
    expect(stdout.match(/<svg /g)).toHaveLength(5);
    expect(stdout).not.toContain('NaN');
    const folder = new Folder({ 'won.oni': WON });
    await ludogram(['render', '--all', folder.at('won.oni'), '-o', folder.at('won.txt')]);
    const last = (await ludogram(['render', '--text', '-'], { stdin: WON })).stdout;
    expect(folder.read('won.txt')).toMatch(/^start\n/);
    expect(folder.read('won.txt').endsWith(`ply 3\n${last}`)).toBe(true);
  });

  test.each(['oni', 'otn', 'azul', '5dfen'])('--all of %s replays once, and draws what --ply draws', async (id) => {
    const notation = await notationById(NOTATIONS, id)!.load();
    const text = GAMES[id]!;
    const replay = notation.play!.replay(notation.read(text).model);
    const plies = replay.ok ? replay.plies.length : 0;
    expect(plies).toBeGreaterThan(1);
    const { eachPly, ...view } = notation.view!;
    const render = async (shown: typeof notation.view, ...args: string[]) => {
      const load = () => Promise.resolve({ ...notation, view: shown } as Notation);
      const notations = [{ ...notationById(NOTATIONS, id)!, load }];
      return (await ludogram(['render', '--format', id, ...args, '--text', '-'], { stdin: text, notations })).stdout;
    };
    const captions = Array.from({ length: plies + 1 }, (_, ply) => (ply === 0 ? 'start' : `ply ${ply}`));
    const each = await Promise.all(captions.map((_, ply) => render(view, '--ply', String(ply))));
    const expected = captions.map((caption, ply) => `${caption}\n${each[ply]!}`).join('\n');
    const noAt = () => ({ ok: false as const, problem: { path: [], message: 'called for a ply' } });
    expect(await render({ ...view, eachPly: eachPly!, at: noAt }, '--all')).toBe(expected);
    expect(await render(view, '--all')).toBe(expected);
  });

  test('--all of a record without plies is its picture', async () => {
    const position = ['--format', 'xiangqi-fen', '-'];
    const stdin = '9/9/9/9/9/9/9/9/9/9 w\n';
    const { stdout } = await ludogram(['render', '--all', ...position], { stdin });
    expect(stdout).toBe((await ludogram(['render', ...position], { stdin })).stdout);
  });

  test("--all and --ply can't be used together", async () => {
    const { code, stderr } = await ludogram(['render', '--all', '--ply', '1', '-'], { stdin: WON });
    expect([code, stderr]).toEqual([2, "error: --all and --ply can't be used together\n"]);
  });

  test('-o reports a folder that does not exist: exit code 2', async () => {
    const { code, stderr } = await ludogram(['render', '-', '-o', '/no/such/folder/a.svg'], { stdin: WON });
    expect(code).toBe(2);
    expect(stderr).toBe("error: can't write /no/such/folder/a.svg: no such file or directory\n");
  });

  test('--ply goes back in the game', async () => {
    const at = async (...args: string[]) => (await ludogram(['render', '--text', ...args, '-'], { stdin: WON })).stdout;
    expect(await at('--ply', '3')).toBe(await at());
    expect(new Set([await at('--ply', '0'), await at('--ply', '1'), await at('--ply', '2'), await at()]).size).toBe(4);
  });

  test.each(['-1', 'two', '1.5', ''])('--ply %j is wrong usage', async (ply) => {
    const { code, stdout, stderr } = await ludogram(['render', `--ply=${ply}`, '-'], { stdin: WON });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('expected a whole number from 0');
  });

  test('says that there is too little to draw, and writes no file: exit code 1', async () => {
    const folder = new Folder({ 'bare.oni': SQUARES_WITHOUT_CARDS });
    const { code, stderr } = await ludogram(['render', folder.at('bare.oni'), '-o', folder.at('bare.svg')]);
    expect(code).toBe(1);
    expect(stderr).toContain('could be read to draw it');
    expect(() => folder.read('bare.svg')).toThrow();
  });

  test('refuses a notation without pictures: exit code 2', async () => {
    const { code, stderr } = await ludogram(['render', '-'], { stdin: 'words', notations: [wordsEntry()] });
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'error: words records have no picture\n' });
  });
});
