import { expect, test } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Random, SEED } from '../../support/random.js';
import { sampled } from '../../support/rounds.js';
import { Folder, ludogram } from '../support.js';

/** Texts with names and comments, and positions where anything may be put. */
const TEXTS: Record<string, string> = {
  oni: '# § name\n11311\n.....\n.....\n.....\n00200\nBXLUT\nByt # §\nEhl§\n',
  otn: '[event:§]\n[attackers:§]\n[result:§]\n[rules:dim:3 name:§ start:/1t1/1K1/T2/]\n\n1. b1-c1 §\n[§|§]\n',
  'otn-rules': 'dim:3 name:§ fog:§ start:/1t1/1K1/T2/\n',
  'otn-position': '/1t1/1K1/T§2/',
  'otn-move': 'b1-c1§',
  '5dfen': '[Board "Standard"]\n[White "§"]\n{§}\n1. e3 {§} / e6 §\n(1b. d6 {§})\n',
  '5dfen-ebnf': '[White "§"]\n[k§2/3/K2;0;1;w]\n',
  azul: 'AZULGAME\n:A §\n:B §\n:date §\n: §\n2\n# §\n1llrr2ookk3uuuu4lloo5rrkk\nA1ll22§\n',
  annofen: '# §\nv1 rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR §\n',
  xay: "# §\nversion: '1'\nsetup: [[[R, '§']]]\n'§': 1\n",
  'xiangqi-fen': 'rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - § 1\n',
};

const CODES = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, i) => 0x7f + i),
  ...[0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2069, 0xfeff],
];
const HIDDEN = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff]/u;
/** The colors that diagnostics have on a terminal, and nothing else. */
const COLORS = new RegExp(`${String.fromCharCode(0x1b)}\\[(?:0|1|2|1;3[136])m`, 'g');

const VERBS: readonly (readonly string[])[] = [
  ['check'],
  ['check', '--fix', '--unsafe-fixes', '--dry-run'],
  ['check', '--json'],
  ['check', '--sarif'],
  ['tree'],
  ['tree', '--json'],
  ['json'],
  ['replay'],
  ['replay', '--json'],
  ['render', '--text'],
  ['explain'],
];

/** Characters that can be in a file, even if it goes to a terminal. */
const RECORDS: readonly (readonly string[])[] = [['format'], ['render'], ['convert', '--to', 'json']];

function hide(text: string, random: Random): string {
  const pick = () => String.fromCharCode(CODES[random.int(CODES.length)]!);
  const some = () => `a${pick()}[31m${pick()}b`;
  const filled = text.replaceAll('§', some);
  const at = random.int(filled.length + 1);
  return random.int(2) === 0 ? filled : filled.slice(0, at) + pick() + filled.slice(at);
}

test.each(NOTATIONS.map(({ id }) => id))('no verb lets a hidden character of %s act on a terminal', async (id) => {
  const random = new Random(SEED);
  for (const round of sampled([0, 1, 2, 3, 4, 5, 6, 7])) {
    const name = `a\u001b[31m\u202e${round}\u009b.txt`;
    const folder = new Folder({ [name]: hide(TEXTS[id]!, random) });
    for (const isTTY of [false, true]) {
      for (const verb of isTTY ? [...VERBS, ...RECORDS] : VERBS) {
        // A diff is a file for other programs, unless a person looks at it.
        if (!isTTY && verb.includes('--dry-run')) continue;
        const { stdout, stderr } = await ludogram([...verb, '--format', id, folder.at(name)], { isTTY });
        const shown = isTTY ? (stdout + stderr).replace(COLORS, '') : stdout + stderr;
        // Tabs and CRLF of a record are layout.
        const text = isTTY ? shown.replace(/\t|\r(?=\n)/g, '') : shown;
        expect(HIDDEN.exec(text), `${verb.join(' ')}: ${JSON.stringify(text.slice(0, 2000))}`).toBeNull();
      }
    }
  }
});

test('a record and its JSON keep their characters where no person looks', async () => {
  const stdin = 'AZULGAME\n:A Al\u202eice\u001b[31m\n2\n';
  expect((await ludogram(['format', '-'], { stdin })).stdout).toContain('Al\u202eice\u001b[31m');
  const { stdout } = await ludogram(['json', '-'], { stdin });
  expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify('Al\u202eice\u001b[31m').slice(1, -1));
});

test('messages about wrong usage are also escaped', async () => {
  for (const args of [
    ['\u001b[31m'],
    ['check', '--\u202e'],
    ['explain', '\u001b/x\n'],
    ['render', '-o', 'a.\u001b', '-'],
  ]) {
    const { stdout, stderr } = await ludogram(args, { stdin: 'BXLUT' });
    expect(stdout + stderr).not.toMatch(HIDDEN);
  }
});

test.each([['generate'], ['highlight'], ['migrate'], ['ebnf']])(
  '%s shows the name of a grammar on one line, whatever is in it',
  async (verb) => {
    const folder = new Folder({ 'a\nb:1:1: error.peggy': 'A = [a-z\n' });
    const { code, stderr } = await ludogram([verb, folder.at('a\nb:1:1: error.peggy')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('a<U+000A>b:1:1: error.peggy:')]);
  },
);
