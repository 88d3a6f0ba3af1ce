import { describe, expect, test } from 'vitest';
import { formatOtn, type OtnReading, parseOtn } from '../../../src/notations/otn/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';
import { randomTurns, RULES } from './play/random-game.js';

/**
 * A fault: a part of the text, its replacement, the code that is reported and the text at the span of the diagnostic.
 */
interface Fault {
  readonly name: string;
  /** Part of the game that it is planted in. */
  readonly part: 'tag' | 'rules' | 'turn' | 'move' | 'comment' | 'address';
  plant(text: string): string;
  readonly code: string;
}

const FAULTS: readonly Fault[] = [
  { name: 'no name', part: 'tag', plant: (t) => t.replace(/^\[[\w-]+:/, '['), code: 'otn/bad-tag' },
  { name: 'no opening bracket', part: 'tag', plant: (t) => t.slice(1), code: 'otn/bad-tag' },
  { name: 'no closing bracket', part: 'tag', plant: (t) => t.slice(0, -1), code: 'otn/unclosed' },
  { name: 'space in the name', part: 'tag', plant: (t) => t.replace(':', ' :'), code: 'otn/bad-tag' },
  { name: 'bad value', part: 'rules', plant: (t) => t.replace(/:.*/, ':?'), code: 'otn-rules/bad-value' },
  { name: 'no colon', part: 'rules', plant: (t) => t.replace(':', '='), code: 'otn-rules/bad-entry' },
  { name: 'no number', part: 'turn', plant: (t) => t.replace(/^\S+ /, ''), code: 'otn/missing-turn-number' },
  { name: 'bad number', part: 'turn', plant: (t) => t.replace(/^(\d+)\./, 'x$1.'), code: 'otn/bad-turn-number' },
  { name: 'a line of prose', part: 'turn', plant: (t) => `${t}\nso far, so good`, code: 'otn/stray-text' },
  {
    name: 'upper case',
    part: 'move',
    plant: (t) => t.replace(/[a-z](?=\d)/, (c) => c.toUpperCase()),
    code: 'otn-move/upper-case-space',
  },
  { name: 'no target', part: 'move', plant: (t) => t.replace(/-.*/, '-'), code: 'otn-move/unreadable-move' },
  { name: 'other symbol', part: 'move', plant: (t) => t.replace('-', '~'), code: 'otn-move/unreadable-move' },
  { name: 'blanks', part: 'move', plant: (t) => t.replace(/-([a-z]\d+).*/, ' - $1'), code: 'otn-move/blank-in-move' },
  { name: 'rank 0', part: 'move', plant: (t) => t.replace(/\d+/, '0'), code: 'otn-move/unreadable-move' },
  { name: 'open capture', part: 'move', plant: (t) => `${t.replace(/x.*/, '')}x`, code: 'otn-move/unreadable-move' },
  { name: 'no closing bracket', part: 'comment', plant: (t) => t.slice(0, -1), code: 'otn/unclosed' },
  { name: 'no opening bracket', part: 'comment', plant: (t) => t.slice(1), code: 'otn/stray-text' },
  { name: 'twice', part: 'comment', plant: (t) => `${t}\n${t}`, code: 'otn/stray-commentary' },
  {
    name: 'too many parts',
    part: 'comment',
    plant: (t) => t.replace(']', '|more|and more]'),
    code: 'otn/surplus-commentary',
  },
  { name: 'no letter', part: 'address', plant: (t) => t.replace(/^(\d+)[a-z]/, '$1'), code: 'otn/bad-turn-number' },
  { name: 'no variation', part: 'address', plant: (t) => t.replace(/\.\d+\./, '..'), code: 'otn/bad-turn-number' },
  {
    name: 'a move that does not exist',
    part: 'address',
    plant: (t) => t.replace(/^\d+/, '99$&'),
    code: 'otn/no-such-move',
  },
];

/** The parts of a real-sized game, in order, each on its own line but the entries of the rules. */
interface Part {
  readonly kind: Fault['part'] | 'fixed';
  readonly text: string;
  /** The text after it. */
  readonly glue: string;
}

function partsOfGame(turns: number): Part[] {
  const line = (kind: Part['kind'], text: string): Part => ({ kind, text, glue: '\n' });
  const tags = ['event:Cup', 'site:Oslo, Norway', 'round:1', 'attackers:A, B', 'defenders:C, D', 'annotator:E, F'];
  const entries = ['atkf:y', 'tfr:d', 'ka:y', 'ks:s', 'sw:n', 'efe:n'];
  const [size = '', start = ''] = RULES.split(' ');
  const parts: Part[] = [
    ...tags.map((tag) => line('tag', `[${tag}]`)),
    { kind: 'fixed', text: `[rules:${size}`, glue: ' ' },
    ...entries.map((entry): Part => ({ kind: 'rules', text: entry, glue: ' ' })),
    line('fixed', `${start}]`),
    line('fixed', ''),
  ];
  randomTurns(new Random(SEED), turns).forEach(([first = '', second = ''], i) => {
    const number = i + 1;
    const comment = line('comment', `[on the first of ${number}|on the second, which\nneeds two lines]`);
    if (number % 4 === 0) parts.push(line('turn', `${number}. ${first} ${second}`), comment);
    else if (number % 4 === 1) {
      parts.push({ kind: 'fixed', text: `${number}.`, glue: ' ' }, { kind: 'move', text: first, glue: ' ' });
      parts.push(line('move', second));
    } else if (number % 4 === 2) {
      parts.push(line('fixed', `${number}. ${first} ${second}`), comment, line('address', `${number}a.1.1a. ${first}`));
    } else parts.push(line('turn', `${number}. ${first} ${second}`), line('fixed', '[calm|]'));
    parts.push(line('fixed', ''));
  });
  return parts;
}

let made: readonly Part[] | undefined;
const parts = (): readonly Part[] => (made ??= partsOfGame(150));
const textOf = (parts: readonly Part[]): string => parts.map(({ text, glue }) => text + glue).join('');

const worse = ({ diagnostics }: OtnReading) => diagnostics.filter(({ severity }) => severity !== 'note');

test('the unchanged game has no fault', () => {
  expect(worse(parseOtn(textOf(parts())))).toEqual([]);
});

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
])('a game with %s', (_, lineBreak) => {
  test.each(FAULTS)('has one diagnostic in the part $part for $name, and no other', ({ part, plant, code }) => {
    const random = new Random(SEED);
    const indices = parts().flatMap(({ kind }, i) => (kind === part ? [i] : []));
    for (let round = 0; round < Math.min(rounds(20), 5); round++) {
      checkFaults(new Map([[random.pick(indices), { plant, code }]]), lineBreak);
    }
  });

  test(`25 faults at once: 25 diagnostics, each at its location (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let round = 0; round < rounds(100); round++) {
      const faults = new Map<number, Pick<Fault, 'plant' | 'code'>>();
      while (faults.size < 25) {
        const at = random.int(parts().length);
        const fitting = FAULTS.filter(({ part }) => part === parts()[at]!.kind);
        // A missing bracket and the next one's missing counterpart would make one pair of brackets.
        const isFree = [...faults.keys()].every((other) => Math.abs(at - other) > 8);
        if (fitting.length > 0 && isFree) faults.set(at, random.pick(fitting));
      }
      checkFaults(faults, lineBreak);
    }
  });
});

/** Each fault gets its code at its own place; nothing else is found, and the text is kept. */
function checkFaults(faults: ReadonlyMap<number, Pick<Fault, 'plant' | 'code'>>, lineBreak: string): void {
  let text = '';
  const wanted: { code: string; start: number; end: number }[] = [];
  parts().forEach((part, i) => {
    const fault = faults.get(i);
    const planted = (fault === undefined ? part.text : fault.plant(part.text)).replaceAll('\n', lineBreak);
    if (fault !== undefined) wanted.push({ code: fault.code, start: text.length, end: text.length + planted.length });
    text += planted + part.glue.replaceAll('\n', lineBreak);
  });
  const reading = parseOtn(text);
  expect(reading.tree.source()).toBe(text);
  const found = worse(reading).map(({ code, span }) => ({ code, ...span }));
  const shown = `${found.map(({ code, start, end }) => `${code} ${JSON.stringify(text.slice(start, end))}`).join('\n')}\n${text}`;
  expect(
    found.map(({ code }) => code),
    shown,
  ).toEqual(wanted.map(({ code }) => code));
  found.forEach(({ start, end }, i) => {
    expect(start >= wanted[i]!.start && end <= wanted[i]!.end, shown).toBe(true);
  });
}

test.each([
  ['time-control', '3600\n30/3\r\n3i', '3600 30/3 3i'],
  ['time-remaining', '600 30/3,\n540 3i', '600 30/3, 540 3i'],
  ['time-remaining', '600\r\n540', '600, 540'],
  ['event', 'a\nb', 'a\nb'],
])('a line break in the tag %s is only a note, and a warning in 2016: %j', (name, value, canonical) => {
  const text = `[${name}:${value}]\n[rules:${RULES}]\n`;
  const found = (dialect: 'current' | '2016') =>
    parseOtn(text, { dialect }).diagnostics.map(({ code, severity }) => `${severity} ${code}`);
  expect(found('current')).toEqual(['note otn/line-break-in-tag']);
  expect(found('2016')).toContain('warning otn/line-break-in-tag');
  expect(formatOtn(parseOtn(text)).text).toContain(`[${name}:${canonical}]\n`);
});

test('the ] that a fix adds comes after white space that the notation does not know', () => {
  const [unclosed] = parseOtn('[site:Oslo, N\u00A0 \n').diagnostics.filter(({ code }) => code === 'otn/unclosed');
  expect(unclosed?.fixes?.[0]?.edits).toEqual([{ start: 14, end: 14, text: ']' }]);
});

test.each(['', '\n', '\r\n'])('a bracket in an entry is one fault, whatever ends the line: %j', (lineEnd) => {
  const { diagnostics } = parseOtn(`[rules:dim:3 start:]/1t1/1K1/T2/]${lineEnd}`);
  expect(diagnostics.map(({ code }) => code)).toEqual(['otn-rules/bad-value']);
});

const MAIN = '1. d1-c1 d3-b3\n2. c1-b1 b3-c3\n3. b1-c1 c3-d3\n';

test.each([
  ['a letter in a number', MAIN.replace('2.', '2t.'), '2t.'],
  ['a space before the dot of the first number', MAIN.replace('1.', '1 .'), '.'],
  ['a tab before the dot of the first number', MAIN.replace('1.', '1\t.'), '.'],
  ['a space on the wrong side of the dot of the first number', MAIN.replace('1. ', '1 .'), '.d1-c1'],
  ['a space before the dot of another number', MAIN.replace('2.', '2 .'), '.'],
  ['a number and a move with a no-break space between them', MAIN.replace('2. ', '2.\u00A0'), '2.\u00A0c1-b1'],
  ['a line break between the moves of a turn', MAIN.replace('c1-b1 ', 'c1-b1\n'), 'b3-c3'],
  ['a line break between the moves of the last turn', MAIN.replace('b1-c1 ', 'b1-c1\r\n'), 'c3-d3'],
  ['a line break between the moves of a variation', `${MAIN}1a.1.1a. d1-b1\nd3-c3\n1a.1.2a. b1-c1 c3-c2\n`, 'd3-c3'],
  ['a letter for a digit in an address', `${MAIN}1b.1.la. ..... d3-c3\n1b.1.2a. c1-b1 c3-c2\n`, '1b.1.la.'],
  ['a comma for a dot in an address', `${MAIN}1b,1.1a. ..... d3-c3\n1b.1.2a. c1-b1 c3-c2\n`, '1b,1.1a.'],
  ['a character before an address', `1. d1-c1\n;1a.1.1a. d1-b1 d3-c3\n1a.1.2a. b1-c1 c3-c2\n`, ';1a.1.1a.'],
  ['a dash for the letter of an address', `${MAIN}1-.1.1a. d1-b1 d3-c3\n1a.1.2a. b1-c1 c3-c2\n`, '1-.1.1a.'],
  [
    'a bad address in the middle of a variation',
    `${MAIN}1a.1.1a. d1-b1 d3-c3\n1a,1.2a. b1-c1 c3-c2\n1a.1.3a. c1-b1 c2-b2\n1a.1.4a. b1-c1\n`,
    '1a,1.2a.',
  ],
])('%s is one fault', (_, turns, at) => {
  const text = `[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n${turns}`;
  expect(worse(parseOtn(text)).map(({ span }) => text.slice(span.start, span.end))).toEqual([at]);
});
