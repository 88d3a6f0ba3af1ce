import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grammar } from 'ohm-js';
import { describe, expect, test } from 'vitest';
import { firstNode, kindOf, nextNode, textOf, type Tree } from '../../../src/cst/index.js';
import type { Diagnostic } from '../../../src/diagnostics/index.js';
import { nodes, parse5dfen, printBoard } from '../../../src/notations/5dfen/index.js';
import { casesOf } from '../../support/cases.js';
import { filesUnder } from '../../support/files.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sampled } from '../../support/rounds.js';
import { describeShared, ROOT } from '../../support/shared.js';

const ohm = grammar(readFileSync(join(ROOT, 'test/differential/ebnf/5dfen.ohm'), 'utf8'));

/** Each header as its key and value, each board as its four fields without white space. */
const semantics = ohm.createSemantics().addOperation<string[]>('parts', {
  record: (items) => items.children.flatMap((item) => item['parts']() as string[]),
  header: (_open, _a, key, _b, value, _c, _close) => [`${key.sourceString} ${unescaped(value.sourceString)}`],
  board(_open, _a, rows, _1, layer, _2, time, _3, colour, _b, _close) {
    return [[squares(rows.sourceString), layer.sourceString, Number(time.sourceString), colour.sourceString].join(' ')];
  },
  comment: (_open, _text, _close) => [],
  white: (_) => [],
});

/** The numbers of turns, moves, marks and results of a line, in their order, as they are written. */
const moves = ohm.createSemantics().addOperation<string[]>('words', {
  game: (_record, line) => line['words']() as string[],
  _terminal() {
    return [];
  },
  _nonterminal(...children) {
    const own = ['number', 'ply', 'mark', 'result'].includes(this.ctorName) ? [this.sourceString] : [];
    return own.length > 0 ? own : children.flatMap((child) => child['words']() as string[]);
  },
  _iter(...children) {
    return children.flatMap((child) => child['words']() as string[]);
  },
});

/** The same, as the working grammar has them. */
function wordsOf(tree: Tree): string[] {
  const { Kind } = nodes;
  const wanted: readonly number[] = [Kind.TurnNumber, Kind.Ply, Kind.TimelineMark, Kind.PresentMark, Kind.Result];
  const out: string[] = [];
  for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
    if (wanted.includes(kindOf(tree, i))) out.push(textOf(tree, i));
  }
  return out;
}

/** Whether both also accept the moves of a text. They must agree, even on what the moves are. */
function compareMoves(text: string): boolean {
  const { diagnostics, tree } = parse5dfen(text, { level: 'syntax' });
  const match = ohm.match(text, 'game');
  if (diagnostics.some(isLimit)) return false;
  const accepts = diagnostics.length === 0;
  expect(accepts, JSON.stringify(text)).toBe(match.succeeded());
  if (accepts) expect(wordsOf(tree), JSON.stringify(text)).toEqual(moves(match)['words']());
  return accepts;
}

/** Whether a diagnostic reports a limit of the library, not of the language: for the width of a board or a number. */
const isLimit = ({ code }: Diagnostic): boolean => code === '5dfen/board-too-wide' || code === '5dfen/number-too-large';

/** Rows with a dot for each blank square. */
const squares = (rows: string): string =>
  rows.replace(/\d+/g, (count) => '.'.repeat(Number(count))).replace(/[ \t]/g, '');

const unescaped = (value: string): string => value.slice(1, -1).replace(/\\([^])/g, '$1');

describe('headers and boards, read by a second grammar', () => {
  test('agree in the conformance cases', () => {
    const cases = sampled(casesOf('5dfen'));
    expect(cases.length).toBeGreaterThan(0);
    for (const { text } of cases) compare(text);
    for (const { text } of cases.filter(({ name }) => !/too-deep|other-notations/.test(name))) compareMoves(text);
  });

  const strings = rounds(1000);

  test(`agree in ${strings} random strings (seed ${SEED})`, () => {
    const random = new Random(SEED);
    let accepted = 0;
    for (let i = 0; i < strings; i++) if (compare(randomTags(random))) accepted++;
    // Both verdicts are common.
    expect(accepted).toBeGreaterThan(strings / 5);
    expect(accepted).toBeLessThan((4 * strings) / 5);
  });
});

test(`${rounds(700)} strings like moves are read as by a second grammar (seed ${SEED})`, () => {
  const random = new Random(SEED);
  let accepted = 0;
  for (let i = 0; i < rounds(700); i++) if (compareMoves(randomMoves(random))) accepted++;
  expect(accepted).toBeGreaterThan(rounds(700) / 6);
  expect(accepted).toBeLessThan((rounds(700) * 5) / 6);
});

describeShared('headers and boards of real files, read by a second grammar', 'corpus', (corpus) => {
  test('agree in every file and line', () => {
    const games = filesUnder(join(corpus, '5dpgn'));
    const boards = filesUnder(join(corpus, '5dfen-boards'));
    for (const file of games) {
      compare(readFileSync(file, 'utf8'));
      compareMoves(readFileSync(file, 'utf8'));
    }
    for (const file of boards) for (const line of readFileSync(file, 'utf8').split('\n')) compare(line);
  });
});

/** Whether both accept the text up to its first move. They must agree, even on what it says. */
function compare(record: string): boolean {
  const { tree } = parse5dfen(record, { level: 'syntax' });
  const text = record.slice(0, tree.root?.turns[0]?.start ?? record.length);
  const { model, diagnostics, tree: own } = parse5dfen(text, { level: 'syntax' });
  const match = ohm.match(text, 'record');
  if (diagnostics.some(isLimit)) return false;
  const accepts = diagnostics.length === 0 && own.root?.turns.length === 0;
  expect(accepts, JSON.stringify(text)).toBe(match.succeeded());
  if (!accepts || diagnostics.length > 0) return accepts;
  const tags = (own.root?.tags ?? []).map(({ start }) => start);
  expect(tags.length).toBe(model.headers.length + model.boards.length);
  const theirs = semantics(match)['parts']() as string[];
  const ours = [
    ...model.headers.map(({ key, value }) => `${key} ${value}`),
    ...model.boards.map((board) => {
      const [rows, ...fields] = printBoard(board).slice(1, -1).split(':');
      return [squares(rows!), ...fields].join(' ');
    }),
  ];
  expect(ours.toSorted(), JSON.stringify(text)).toEqual(theirs.toSorted());
  return true;
}

const PARTS = {
  white: ['\n', ' ', '\r\n', '\t', '\u00a0', '\ufeff', '', ''],
  gap: ['', '', '', ' ', '\t', '  '],
  key: ['Mode', 'a', 'x.y-z_1', 'Board'],
  value: ['5D', '', 'a b', '\\"', '\\\\', ']', '[', 'é😀', 'two\nlines', '{', ':'],
  square: ['k', 'K', 'p*', '8', '12', 'Q', '07', 'R*'],
  layer: ['0', '-0', '+1', '12', '-3'],
  time: ['0', '1', '17'],
  colour: ['w', 'b'],
  separator: [':', ';'],
  fault: ['*', '+', '0', '[', ']', '"', '/', ':', '{', '}', '\\', ' ', '\n', 'é', '(', '-', 'w'],
} as const;

/** A few headers, boards and comments; in half of the strings, a character or two is changed. */
function randomTags(random: Random): string {
  const pick = (part: keyof typeof PARTS): string => random.pick(PARTS[part]);
  const several = (make: () => string, glue: string) => Array.from({ length: 1 + random.int(3) }, make).join(glue);
  const header = () => `[${pick('white')}${pick('key')}${pick('white')}"${pick('value')}"${pick('white')}]`;
  const row = () => several(() => pick('square') + pick('gap'), '');
  const board = () => {
    const divide = () => pick('gap') + pick('separator') + pick('gap');
    const rows = several(row, `/${pick('gap')}`);
    return `[${pick('gap')}${rows}${divide()}${pick('layer')}${divide()}${pick('time')}${divide()}${pick('colour')}${pick('gap')}]`;
  };
  const tag = () => pick('white') + random.pick([header, board, board, () => '{a [comment]}'])();
  let text = several(tag, pick('white'));
  for (let faults = random.int(2) * (1 + random.int(2)); faults > 0; faults--) {
    const at = random.int(text.length + 1);
    text = text.slice(0, at) + (random.once(2) ? pick('fault') : '') + text.slice(at + random.int(2));
  }
  return text;
}

const MOVES = {
  number: ['1.', '2.', '1w.', '1b.', '0.', '12.'],
  space: [' ', ' ', '\n', '', '{a}', ' {(} '],
  board: ['', '', '(0T1)', '(L0T1)', '(L0 T1)', '(-1T2)', '(L-1)', '(+0T0)'],
  piece: ['', 'N', 'K', 'Q', 'RQ', 'BR', 'P'],
  from: ['', '', 'e', '5', 'g1', 'x', 'b12'],
  jump: ['', '', '', '>', '>>', 'x', '>>x'],
  target: ['', '', '(0T1)', '(L2)'],
  square: ['e4', 'a1', 'h12', 'x8'],
  promotion: ['', '', '=Q', '=PR'],
  sign: ['', '', '+', '#', '*', '~', '+~?!', '!?'],
  other: ['O-O', 'O-O-O', '0-0', '0000', '(>L1)', '(+L2)', '(~T4)', '1-0', '1/2-1/2', '*', '/'],
  fault: ['(', ')', '[', '}', '/', 'e', 'x', '.', '-', 'T', 'L', '>', ' ', '1', '~', '0', '=', '('],
} as const;

/** A few turns; in half of the strings, a character or two is changed. */
function randomMoves(random: Random): string {
  const pick = (part: keyof typeof MOVES): string => random.pick(MOVES[part]);
  const several = (maxCount: number, make: () => string) =>
    Array.from({ length: random.int(maxCount + 1) }, make).join('');
  const move = () =>
    (['board', 'piece', 'from', 'jump', 'target', 'square', 'promotion', 'sign'] as const).map(pick).join('');
  const element = (depth: number): string =>
    random.once(6) && depth > 0 ? `(${line(depth - 1)})` : random.once(5) ? pick('other') : move();
  const actions = (depth: number) => several(3, () => pick('space') + element(depth));
  const turn = (depth: number) =>
    pick('space') + pick('number') + actions(depth) + (random.once(2) ? ` /${actions(depth)}` : '');
  const line = (depth: number): string => (random.once(4) ? actions(depth) : '') + several(2, () => turn(depth));
  let text = `${random.once(2) ? '[Board "Standard"]' : ''}${line(2)}`;
  for (let faults = random.int(2) * (1 + random.int(2)); faults > 0; faults--) {
    const at = random.int(text.length + 1);
    text = text.slice(0, at) + (random.once(2) ? pick('fault') : '') + text.slice(at + random.int(2));
  }
  return text;
}
