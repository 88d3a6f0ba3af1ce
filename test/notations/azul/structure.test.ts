import { describe, expect, test } from 'vitest';
import { parseAzul } from '../../../src/notations/azul/index.js';

/**
 * Each diagnostic of a record without its signature: code without its notation, the text that it is about, the message.
 */
function check(lines: string, signature = 'AZULGAME\n'): string[] {
  const text = signature + lines;
  return parseAzul(text, { level: 'structure' }).diagnostics.map(
    ({ code, span, message }) => `${code.slice(5)}: ${text.slice(span.start, span.end)}: ${message}`,
  );
}

const missing = (line: string) =>
  `missing-player-count: ${line}: the number of players is missing: expected 2, 3 or 4 as the first data line`;
const repeated = (line: string) =>
  `repeated-player-count: ${line}: repeated number of players: expected it once, as the first data line`;

describe('the number of players', () => {
  test.each([
    ['', [missing('AZULGAME')]],
    [':A Ann\n: remark\n:date 2020-12-25', [missing('AZULGAME')]],
    [':A Ann\n: remark\n:date 2020-12-25\n# comment\n2', []],
    ['1llrr', [missing('1llrr')]],
    ['1llrr\n2', [missing('1llrr'), repeated('2')]],
    ['A 1 l 1\n2\n3', [missing('A 1 l 1'), repeated('2'), repeated('3')]],
    ['2\n3\n2', [repeated('3'), repeated('2')]],
    ['7', ['bad-player-count: 7: "7" isn\'t a number of players: two, three or four can play']],
  ])('%j', (lines, expected) => expect(check(lines)).toEqual(expected));

  test('is not reported as missing without the signature, because the first line may have been anything', () => {
    const unsigned = (line: string) => [`no-signature: ${line}: expected AZULGAME as the first line`];
    expect(check('2\n2', '')).toEqual(unsigned('2'));
    expect(check('A 1 l 1', 'a game\n')).toEqual(unsigned('a game'));
    expect(check('A 1 l 1', 'azulgame\n').toSorted()).toEqual([missing('A 1 l 1'), ...unsigned('azulgame')]);
    expect(check('', 'AZULGAME\u00a0')).toContainEqual(expect.stringContaining('missing-player-count'));
    expect(check('A 1 l 1\n', ' AZULGAME\n').toSorted()).toEqual([missing('A 1 l 1'), ...unsigned(' AZULGAME')]);
  });
});

describe('the diagnostics of the lines of players', () => {
  const none = (player: string, count: number, last: string) =>
    `no-such-player: ${player}: unknown player "${player}": the ${count} players are A ${last}`;
  test.each([
    ['2\nB 1 l 1\n:B Bela', []],
    ['2\nC 1 l 1\n:C Carl', [none('C', 2, 'and B'), none('C', 2, 'and B')]],
    ['3\nD 1 l 1\n:C Carl', [none('D', 3, 'to C')]],
    ['4\nD 1 l 1\n:D Dora', []],
    ['D 1 l 1\n:D Dora', [missing('D 1 l 1')]],
    ['2\n:A Ann\n:B Bela\n:A Ada', ['repeated-name: :A Ada: player A has two names: only the first is used']],
  ])('%j', (lines, expected) => expect(check(lines)).toEqual(expected));
});

describe('the diagnostics of metadata', () => {
  const noDay = (day: string) => `no-such-day: ${day}: "${day}" isn't a date: the calendar has no such day`;
  test.each([
    ['2\n:date 2020-02-29', []],
    ['2\n:date 2020-02-30', [noDay('2020-02-30')]],
    ['2\n:date 2019-02-29', [noDay('2019-02-29')]],
    ['2\n:date 2020-13-01', [noDay('2020-13-01')]],
    ['2\n:date 2020-01-00', [noDay('2020-01-00')]],
    ['2\n:date 0000-01-01', []],
    [
      '2\n:date 2020-12-25\n:date 2020-12-26',
      ['repeated-date: :date 2020-12-26: the game has two dates: only the first is used'],
    ],
    ['2\n:table 7', ['unknown-metadata: table: unknown metadata "table": kept as it is']],
  ])('%j', (lines, expected) => expect(check(lines)).toEqual(expected));
});

describe('the diagnostics of a draw', () => {
  test.each([
    ['2\n1llrr 5uuuu', []],
    ['2\n1llrr 6uuuu', ['no-such-factory: 6: unknown factory 6: the factories are 1 to 5']],
    ['3\n7llrr 8uuuu', ['no-such-factory: 8: unknown factory 8: the factories are 1 to 7']],
    ['4\n9llrr', []],
    ['9llrr', [missing('9llrr')]],
    ['2\n1llrr 2k 1uuuu', ['repeated-factory: 1: factory 1 is listed twice: expected each factory once']],
    ['2\n1llrr\n1llrr', []],
    ['2\n1llrrk', ['full-factory: 1llrrk: factory 1 has 5 tiles: expected at most four']],
  ])('%j', (lines, expected) => {
    expect(check(lines)).toEqual(expected);
  });
});

describe('the diagnostics of a move', () => {
  test.each([
    ['A 1 lrl 22-', ['mixed-tiles: lrl: l r l are tiles of several kinds: a move takes one kind']],
    ['A 1 lll 22-', []],
    ['A 1 ll 2', ['destination-count: 2: 2 tiles are taken, but 1 destination is given: expected one for each tile']],
    ['A 1 l 22', ['destination-count: 22: 1 tile is taken, but 2 destinations are given: expected one for each tile']],
    ['A 1 lll ---', []],
    ['A 1 lll 3-3', []],
    ['A 1 lll 12-', ['several-lines: 12-: tiles go to lines 1 and 2: expected one line, and the floor']],
    ['A 1 lll 345', ['several-lines: 345: tiles go to lines 3 and 4 and 5: expected one line, and the floor']],
  ])('%s', (line, expected) => expect(check(`2\n${line}`)).toEqual(expected));
});

describe('the readable parts are in the model', () => {
  const model = (lines: string) => parseAzul(`AZULGAME\n${lines}`).model;

  test('the first number of players counts', () => {
    expect(model('3\n2').players).toBe(3);
    expect('players' in model('7')).toBe(false);
  });

  test('each line has its text without the white space around it', () => {
    expect(model('2\n:A  Ann B \n:  so far \n:table  the 7th \n:date 2020-12-25\n1llrr 2orku\nA 1 ll 2-')).toEqual({
      players: 2,
      lines: [
        { type: 'name', player: 'A', name: 'Ann B' },
        { type: 'commentary', text: 'so far' },
        { type: 'metadata', key: 'table', value: 'the 7th' },
        { type: 'date', date: '2020-12-25' },
        {
          type: 'draw',
          factories: [
            { number: 1, tiles: ['l', 'l', 'r', 'r'] },
            { number: 2, tiles: ['o', 'r', 'k', 'u'] },
          ],
        },
        { type: 'move', player: 'A', origin: 1, tiles: ['l', 'l'], destinations: ['2', '-'] },
      ],
      comments: [],
    });
  });

  test('comments have no `#` in the model', () => expect(model('# one\n2\n#two').comments).toEqual([' one', 'two']));

  test('a line with a fault is left out, the others stay', () => {
    const { lines } = model('2\n1llxr\nA 1 x 1\nA 1 l 7\nhello\n:date x\nB 1 l 1\n:B Bela');
    expect(lines.map(({ type }) => type)).toEqual(['move', 'name']);
  });
});

describe("the rules are checked up to the first draw or move that can't be read", () => {
  const DRAW = '1llrr 2orku 3luuk 4krul 5rrok';
  const codes = (lines: string) => parseAzul(`AZULGAME\n2\n${lines}`).diagnostics.map(({ code }) => code.slice(5));

  test.each([
    [`${DRAW}\nB 1 ll 22`, ['out-of-turn']],
    [`${DRAW}\nA 1 lx 22\nA 1 ll 22`, ['unknown-tile']],
    [`${DRAW}\nB 1 ll 22\nhello\nA 1 ll 22`, ['out-of-turn', 'bad-line']],
    [`:date x\n${DRAW}\nB 1 ll 22`, ['bad-date', 'out-of-turn']],
  ])('%j', (lines, expected) => expect(codes(lines)).toEqual(expected));
});
