import { describe, expect, test, vi } from 'vitest';
import type { Node } from '../../../src/cst/index.js';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { compileGrammar } from '../../../src/generator/index.js';
import { defineDiagnostics, defineReader, explainCodes, list, record, text } from '../../../src/library/index.js';
import { type Change, defineNotation, type Notation } from '../../../src/notation/index.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { azulNotation } from '../../../src/notations/azul/index.js';
import { oniNotation, parseOni, printOni } from '../../../src/notations/oni/index.js';
import { oniCodec, type OniGame } from '../../../src/notations/oni/model/shape.js';
import { otnNotation, otnPositionNotation, parseOtnPosition } from '../../../src/notations/otn/index.js';
import { positionCodec } from '../../../src/notations/otn/position/model/shape.js';
import { annoFenNotation } from '../../../src/notations/xiangqi/annofen/index.js';
import { Random, SEED } from '../../support/random.js';
import { made } from '../../support/readings.js';

const BRANDUB = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]';
const ONI = 'BXLUT\nByt # opens\n';

const problemOf = (notation: unknown, text: string, change: Change | readonly Change[]) => {
  const result = (notation as Notation).read(text).edit(change);
  return result.ok ? result.edits : result.problem;
};

describe('an edit that would add an error is refused', () => {
  test.each<[string, unknown, string, Change, string]>([
    [
      'an illegal move',
      oniNotation,
      ONI,
      { insert: ['moves', 1], value: { card: 'L', from: 0, to: 24 } },
      'the edited text would have an error: ',
    ],
    [
      'a turn out of order',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1 d3-b3\n2. c1-d1\n`,
      { replace: ['turns', 1, 'number'], value: 7 },
      'the edited text would have an error: ',
    ],
    [
      'a line break in a tag',
      otnNotation,
      `[event:Cup]\n${BRANDUB}\n`,
      { replace: ['tags', 0, 'value'], value: 'a\nb' },
      "the value of a tag can't have a line break",
    ],
    [
      'a comment on no move',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1\n[ a ]\n`,
      { insert: ['turns', 0, 'comments', 1], value: { text: 'b' } },
      'the turn has a comment for each move',
    ],
  ])('%s', (_, notation, text, change, message) => {
    const path = 'insert' in change ? change.insert : 'replace' in change ? change.replace : change.remove;
    expect(problemOf(notation, text, change)).toEqual({ path, message: expect.stringContaining(message) as string });
  });

  test('unless it removes one, which may have hidden the other', () => {
    const result = oniNotation.read('BXLUT\nBaf\n').edit({ replace: ['moves', 0, 'from'], value: 10 });
    expect(result.ok && result.reading.diagnostics.map(({ code }) => code)).toEqual(['oni/no-piece']);
  });

  test('at once if the canonical text of the changed model also has the error', () => {
    let readings = 0;
    const read: typeof parseOni = Object.assign((...given: Parameters<typeof parseOni>) => {
      readings++;
      return parseOni(...given);
    }, parseOni);
    const { codes } = oniNotation;
    const notation = defineNotation({ codes, read, codec: oniCodec, print: { write: printOni } });
    const reading = notation.read(ONI);
    readings = 0;
    expect(reading.edit({ insert: ['moves', 1], value: { card: 'L', from: 0, to: 24 } }).ok).toBe(false);
    // The canonical text of the changed model and the first edited text, up to level syntax and as the text was read.
    expect(readings).toBe(4);
  });

  test('up to the level at which the text was read', () => {
    const change = { insert: ['moves', 1], value: { card: 'L', from: 0, to: 24 } };
    expect(oniNotation.read(ONI, { level: 'structure' }).edit(change).ok).toBe(true);
  });

  test('unless it removes an error, and shows others after it', () => {
    const text = 'BXLUT\nBab\nLbh\nUyt\n';
    const change = { replace: ['moves', 0], value: { card: 'B', from: 24, to: 19 } };
    expect(oniNotation.read(text).diagnostics[0]).toMatchObject({ severity: 'error' });
    expect(oniNotation.read(text).edit(change).ok).toBe(true);
  });
});

describe('an edit that adds a warning', () => {
  const POSITION = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

  test('is refused if the model can be written without it', () => {
    const notation = defineNotation({
      codes: otnPositionNotation.codes,
      read: parseOtnPosition,
      codec: positionCodec,
      print: { write: (model) => otnPositionNotation.print(model) },
      // The last slash is left out.
      edit: { edits: () => [{ start: POSITION.length - 4, end: POSITION.length, text: '2t4' }] },
    });
    expect(problemOf(notation, POSITION, { replace: ['rows', 6], value: '2t4' })).toEqual({
      path: ['rows', 6],
      message: expect.stringMatching(/^the edited text would have a warning: /) as string,
    });
  });

  test('is made if the warning is one of the changed model, and its reading has the warning', () => {
    const result = otnPositionNotation.read(POSITION).edit({ replace: ['rows', 3], value: 'ttT1Ttt' });
    expect(result.ok && result.reading.diagnostics.map(({ code }) => code)).toEqual(['otn-position/no-king']);
  });
});

describe('a problem has the path of the wrong part of the model, and the reason', () => {
  test.each<[string, unknown, string, Change, (string | number)[], string]>([
    [
      'a member is missing',
      oniNotation,
      ONI,
      { remove: ['moves', 0, 'to'] },
      ['moves', 0, 'to'],
      'this part is missing',
    ],
    [
      'a member of a new value is missing',
      oniNotation,
      ONI,
      { insert: ['moves', 0], value: { card: 'B', from: 24 } },
      ['moves', 0, 'to'],
      'this part is missing',
    ],
    [
      'the notation has no such member',
      oniNotation,
      ONI,
      { insert: ['moves', 0, 'comment'], value: 'x' },
      ['moves', 0, 'comment'],
      'the notation has no such part',
    ],
    [
      'the notation has no such member of a new value',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1\n`,
      { insert: ['turns', 0, 'comments', 0], value: { text: 'a', author: 'b' } },
      ['turns', 0, 'comments', 0, 'author'],
      'the notation has no such part',
    ],
    [
      'an object where a number is expected',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1\n`,
      { replace: ['turns', 0, 'number'], value: {} },
      ['turns', 0, 'number'],
      "an object isn't a valid number",
    ],
    [
      'an object where a space is expected',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1\n`,
      { replace: ['turns', 0, 'moves', 0, 'from'], value: {} },
      ['turns', 0, 'moves', 0, 'from'],
      "an object isn't a valid space",
    ],
    [
      'a piece whose side is an object',
      annoFenNotation,
      'v1 r8/9/9/9/9/9/9/9/9/9',
      { replace: ['fields', 0, 0, 0, 'colour'], value: {} },
      ['fields', 0, 0, 0],
      "an object isn't a valid piece",
    ],
    [
      'a date without its parts',
      otnNotation,
      `[date:2016.01.02]\n${BRANDUB}\n`,
      { replace: ['tags', 0, 'value'], value: { year: 2016 } },
      ['tags', 0, 'value'],
      "an object isn't a valid date",
    ],
    [
      'a date that is text',
      otnNotation,
      `[date:2016.01.02]\n${BRANDUB}\n`,
      { replace: ['tags', 0, 'value'], value: '2016.01.03' },
      ['tags', 0, 'value'],
      '"2016.01.03" isn\'t a valid date',
    ],
    [
      'nothing where a move is expected',
      otnNotation,
      `${BRANDUB}\n\n1. d1-c1\n`,
      { replace: ['turns', 0, 'moves', 0], value: null },
      ['turns', 0, 'moves', 0],
      'a move has from, moveType and to, or it is a leaf of type resignation or skip',
    ],
    [
      'text where a list of a rules record is expected',
      otnNotation,
      `${BRANDUB}\n`,
      { replace: ['tags', 0, 'value', 'entries'], value: 'none' },
      ['tags', 0, 'value', 'entries'],
      'this value has another form',
    ],
    [
      'a value of another type',
      oniNotation,
      ONI,
      { replace: ['moves', 0, 'card'], value: 7 },
      ['moves', 0, 'card'],
      "7 isn't a valid card",
    ],
    [
      'an unknown card',
      oniNotation,
      ONI,
      { replace: ['moves', 0, 'card'], value: 'Z' },
      ['moves', 0, 'card'],
      '"Z" isn\'t a valid card',
    ],
    [
      'a list in place of a value',
      azulNotation,
      'AZULGAME\n2\n:A Ann\n',
      { replace: ['lines', 0, 'name'], value: ['Ann'] },
      ['lines', 0, 'name'],
      "a list isn't a valid text",
    ],
    [
      'an unknown form',
      azulNotation,
      'AZULGAME\n2\n:A Ann\n',
      { insert: ['lines', 1], value: { type: 'song' } },
      ['lines', 1],
      'expected a draw, a move, a name, a date, commentary or metadata',
    ],
    [
      'a part whose JSON is elsewhere',
      fiveDNotation,
      '[Board "Standard"]\n1. Nc3\n',
      { replace: ['turns', 0, 'white', 0, 'action', 'to'], value: { file: 'aa', rank: 1 } },
      ['turns', 0, 'white', 0, 'action', 'to'],
      '"(aa, 1)" isn\'t a valid square',
    ],
  ])('%s', (_, notation, text, change, path, message) => {
    expect(problemOf(notation, text, change)).toEqual({ path, message });
  });
});

describe('several changes', () => {
  const first: Change = { insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } };

  test('are made at once, each after the ones before it', () => {
    const reading = oniNotation.read(ONI, { level: 'syntax' });
    const result = made(
      reading.edit([first, { replace: ['moves', 1, 'card'], value: 'X' }, { remove: ['comments', 0] }]),
    );
    expect(applyEdits(ONI, result.edits)).toBe('BXLUT\nByt\nXbh\n');
    expect(result.reading.tree.text).toBe('BXLUT\nByt\nXbh\n');
  });

  test('are made together or not at all', () => {
    const result = oniNotation.read(ONI).edit([first, { remove: ['moves', 7] }]);
    expect(result).toMatchObject({ ok: false, problem: { path: ['moves', 7] } });
  });

  test('may have errors in between', () => {
    const bad: Change = { replace: ['moves', 0, 'card'], value: 'E' };
    const good: Change = { replace: ['moves', 0, 'card'], value: 'B' };
    const result = made(oniNotation.read(ONI).edit([bad, good]));
    expect(applyEdits(ONI, result.edits)).toBe(ONI);
    expect(oniNotation.read(ONI).edit([good, bad]).ok).toBe(false);
  });

  test('without an effect leave the text as it is', () => {
    expect(made(oniNotation.read(ONI).edit([])).edits).toEqual([]);
  });
});

test('the reading of the edited text can be edited again, and its listener is not called', () => {
  let plies = 0;
  const listener = { onPly: () => plies++, onEnd: () => undefined };
  const reading = oniNotation.read(ONI, { listener });
  const change: Change = { insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } };
  const { reading: after } = made(reading.edit(change));
  expect(after.model.moves).toHaveLength(2);
  expect(after.edit({ remove: ['moves', 1] }).ok).toBe(true);
  expect(plies).toBe(1);
});

describe('a fault of the notation is thrown', () => {
  const broken = (parts: object) =>
    defineNotation({ ...declared, ...parts } as unknown as Parameters<typeof defineNotation>[0]);
  const declared = {
    id: 'broken',
    title: 'broken',
    extensions: ['.broken'],
    codes: {},
    codec: oniCodec,
    read: parseOni,
    print: {
      write: () => {
        throw new TypeError('a fault');
      },
    },
  };
  const change: Change = { replace: ['moves', 0, 'to'], value: 19 };

  test('a fault of the printer is thrown', () => {
    expect(() => broken({}).read(ONI, { level: 'syntax' }).edit(change)).toThrow('a fault');
    expect(() => broken({}).tryPrint(parseOni(ONI).model)).toThrow('a fault');
  });

  test('a fault of the editor is thrown', () => {
    const edit = {
      edits: () => {
        throw new TypeError('a fault of the editor');
      },
    };
    expect(() => broken({ edit }).read(ONI, { level: 'syntax' }).edit(change)).toThrow('a fault of the editor');
  });
});

describe('an edit does nothing twice', () => {
  test.each([
    ['syntax', 1],
    ['rules', 2],
  ] as const)('at level %s, the edited text is read %d times', (level, times) => {
    const read = vi.fn(parseOni);
    const notation = defineNotation({
      codes: oniNotation.codes,
      read: Object.assign(read, { info: parseOni.info }),
      codec: oniCodec,
      print: { write: (model) => oniNotation.print(model) },
      edit: { edits: () => [{ start: 10, end: 10, text: 'Lbh\n' }] },
    });
    const reading = notation.read('BXLUT\nByt\n', { level });
    read.mockClear();
    const change = { insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } };
    expect(reading.edit(change)).toMatchObject({ ok: true });
    expect(read).toHaveBeenCalledTimes(times);
  });

  test('a model is settled once after a removal', () => {
    const settle = vi.fn((changed: OniGame) => changed);
    const notation = defineNotation({
      codes: oniNotation.codes,
      read: parseOni,
      codec: oniCodec,
      print: { write: (model) => oniNotation.print(model) },
      edit: { settle },
    });
    expect(notation.read('BXLUT\nByt\n').edit({ remove: ['moves', 0] })).toMatchObject({ ok: true });
    expect(settle).toHaveBeenCalledTimes(1);
  });
});

test("the first element of a list is inserted before text that isn't a part", () => {
  const compiled = compileGrammar(`Games = games:Game|.., "\\n"| "\\n"?
Game = (tags:Tag "\\n")* [0-9]+ "." (" "+ moves:Move)*
Tag = "[" [a-z]+ "]"
Move = [a-z] [0-9]`);
  if (!compiled.ok) throw new Error('the grammar has problems');
  const { grammar } = compiled;
  const of = (node: Node | null | undefined, kind: string) =>
    (node?.children ?? []).filter(({ kindName }) => kindName === kind);
  const diagnostics = defineDiagnostics('tagged', {});
  const notation = defineNotation({
    read: defineReader({
      info: { id: 'tagged', title: 'tagged games' },
      parse: (text: string) => grammar.parse(text),
      diagnostics: [diagnostics],
      syntax: {},
      lower: ({ root }) => ({
        games: of(root, 'Game').map((game) => ({
          tags: of(game, 'Tag').map(({ text }) => text),
          moves: of(game, 'Move').map(({ text }) => text),
        })),
      }),
      locate:
        ({ root }) =>
        ([, index, key, part]) => {
          const game = of(root, 'Game')[Number(index)];
          return key === undefined ? game : of(game, key === 'tags' ? 'Tag' : 'Move')[Number(part)];
        },
    }),
    codes: explainCodes(diagnostics, () => ({})),
    codec: record({ games: list(record({ tags: list(text('tag')), moves: list(text('move')) })) }),
    print: {
      write: ({ games }) =>
        games.map(({ tags, moves }) => `${[...tags, `1. ${moves.join(' ')}`].join('\n')}\n`).join(''),
    },
  });
  const insert = (source: string, game: number) => {
    const edit = notation.read(source).edit({ insert: ['games', game, 'tags', 0], value: '[b]' });
    return edit.ok ? applyEdits(source, edit.edits) : edit.problem;
  };
  expect(insert('1.   a1  b2\n', 0)).toBe('[b]\n1.   a1  b2\n');
  expect(insert('1.   a1\n2.  b2', 1)).toBe('1.   a1\n[b]\n2.  b2');
  expect(insert('[a]\n1.   a1\n', 0)).toBe('[b]\n[a]\n1.   a1\n');
});

describe('an element of a list with separators', () => {
  const compiled = compileGrammar(`List = "(" _ (Name|1.., _ "," _| _)? ")" "\\n"?
Name = [a-z]+
_ = ([ \\n] / Comment)*
Comment = "#" [^\\n]* "\\n"`);
  if (!compiled.ok) throw new Error('the grammar has problems');
  const { grammar } = compiled;
  const namesOf = (root: Node | null | undefined) =>
    (root?.children ?? []).filter(({ kindName }) => kindName === 'Name');
  const diagnostics = defineDiagnostics('separated', { wrong: { severity: 'error', message: 'wrong' } });
  const notation = defineNotation({
    read: defineReader({
      info: { id: 'separated', title: 'lists of names' },
      parse: (source: string) => grammar.parse(source),
      diagnostics: [diagnostics],
      syntax: { UnparsedError: ({ node }) => diagnostics.report('wrong', node) },
      lower: ({ root }) => ({ names: namesOf(root).map((name) => name.text) }),
      locate:
        ({ root }) =>
        ([, index]) =>
          index === undefined ? root : namesOf(root)[Number(index)],
    }),
    codes: explainCodes(diagnostics, () => ({ wrong: { explanation: 'It is not a list.', example: '(' } })),
    codec: record({ names: list(text('name', { pattern: /^[a-z]+$/ })) }),
    print: { write: ({ names }) => `( ${names.join(' , ')} )\n` },
  });
  const edited = (source: string, change: Change): string => {
    const edit = notation.read(source).edit(change);
    return edit.ok ? applyEdits(source, edit.edits) : edit.problem.message;
  };

  test.each([
    ['(a,b,  c)', 0, '(b,  c)'],
    ['(a,b,  c)', 1, '(a,  c)'],
    ['(a,b,  c)', 2, '(a,b)'],
    ['( a,\n  b,\n  c\n)', 0, '( b,\n  c\n)'],
    ['( a # first\n , b)', 0, '(  # first\n  b)'],
    ['( a, # second\n b)', 1, '( a # second\n )'],
  ])('of %j is removed alone, the one with index %i', (source, index, expected) => {
    expect(edited(source, { remove: ['names', index] })).toBe(expected);
  });

  test(`is edited without a change of anything around it (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const blank = () => random.pick(['', '', ' ', '\n  ', '  ', ' # a\n', '#b\n ']);
    const name = () => random.pick(['a', 'bc', 'def']);
    for (let round = 0; round < 300; round++) {
      const names = Array.from({ length: 1 + random.int(4) }, name);
      const source = `(${blank()}${names.join(`${blank()},${blank()}`)}${blank()})`;
      const spans = namesOf(notation.read(source).tree.root);
      const index = random.int(names.length);
      const way = random.pick(['insert', 'remove', 'replace'] as const);
      const path = ['names', index];
      const changes = {
        insert: { insert: path, value: 'new' },
        remove: { remove: path },
        replace: { replace: path, value: 'new' },
      };
      const found = edited(source, changes[way]);
      const context = JSON.stringify({ source, way, index, found });
      const wanted = names.toSpliced(index, way === 'insert' ? 0 : 1, ...(way === 'remove' ? [] : ['new']));
      expect(notation.read(found).model, context).toEqual({ names: wanted });
      const before = way === 'replace' ? spans[index]!.start : (spans[index - 1]?.end ?? 1);
      const after =
        way === 'insert' ? spans[index]!.start : way === 'replace' ? spans[index]!.end : spans[index + 1]?.start;
      expect(found.startsWith(source.slice(0, before)), context).toBe(true);
      expect(found.endsWith(source.slice(after ?? source.length - 1)), context).toBe(true);
      expect(found.match(/#./g), context).toEqual(source.match(/#./g));
    }
  });
});
