import { describe, expect, test } from 'vitest';
import {
  fiveDFromJson,
  fiveDNotation,
  fiveDToJson,
  fiveDView,
  hashBoard,
  hashBoards,
  type Move,
  parse5dfen,
  parse5dfenStructure,
  print5dfen,
  printBoard,
  replay5dfen,
  tryPrintMove,
} from '../../../src/notations/5dfen/index.js';
import { formattedText } from '../../support/readings.js';

const ROWS = 'r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*';
const STANDARD = `[${ROWS}:0:1:w]\n`;
const GAME = `[Board "Standard"]
[White "A \\"B\\" C"]
{from a café}
${STANDARD}
{how it went}
1. (0T1)Nf3! {good} / (0T1)Nf6 (1b. d5 {or so} 2. d4 1-0)
2. (0T2)Nf3>>x(0T1)f7+~?! (~T1) (>L1) / (1T1)O-O (0T2)0000
3. R5g2 / axb1=RQ# *
`;

test('a reading without the rules has the same spans', () => {
  const paths = [
    ['headers', 1],
    ['boards', 0],
    ['turns', 1, 'white', 0],
    ['turns', 0, 'black', 1],
    ['result'],
    ['remarks', 0],
  ];
  const [rules, structure] = [parse5dfen(GAME), parse5dfenStructure(GAME)];
  for (const path of paths) {
    expect(structure.spanOf(path)).toEqual(rules.spanOf(path));
    expect(structure.nodeOf(path)?.text).toEqual(rules.nodeOf(path)?.text);
  }
  const span = structure.spanOf(['turns', 0, 'white', 0])!;
  expect(GAME.slice(span.start, span.end)).toBe('(0T1)Nf3!');
});

test.each([' ', '\t', '\n', '\r\n', '\f', '\u00A0', ' \v '])('%j separates the parts of a header', (space) => {
  const reading = parse5dfen(`[${space}Mode${space}"5D"${space}]\n${STANDARD}`);
  expect(reading.diagnostics).toEqual([]);
  expect(reading.model.headers).toEqual([{ key: 'Mode', value: '5D' }]);
});

test.each([
  ['Standard', '8x8', []],
  ['Standard', '5x8', ['5dfen/size-mismatch']],
  ['Misc - Small', '05 x 5', []],
  ['Misc - Small', '8x8', ['5dfen/size-mismatch']],
  ['Misc - Sparse', '8x8', ['5dfen/variant-not-built-in']],
  ['Standard', 'large', ['5dfen/bad-size']],
])('the boards of the variant %s against the size %s', (variant, size, codes) => {
  const { diagnostics } = parse5dfen(`[Size "${size}"]\n[Board "${variant}"]\n`);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test.each(['', '1. e4'])('a variant that is not built in is a note, before the moves %j', (moves) => {
  const { diagnostics } = parse5dfen(`[Board "Misc - King of Kings"]\n${moves}`);
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['note 5dfen/variant-not-built-in']);
});

test('parts of a long game are found in any order', () => {
  const turns = Array.from({ length: 1100 }, (_, i) => `${i + 1}. (0T${i + 1})Ka1 / (0T${i + 1})Ka2`);
  const text = `${STANDARD}{at first}\n${turns.join('\n')} {at last} 1-0\n`;
  const reading = parse5dfenStructure(text);
  const found = (...path: (string | number)[]) => {
    const { start, end } = reading.spanOf(path)!;
    return text.slice(start, end);
  };
  for (const index of [3, 1023, 1024, 1098, 1025, 0]) expect(found('turns', index)).toBe(turns[index]);
  expect(found('turns', 1099)).toBe(`${turns[1099]} {at last}`);
  expect(found('turns', 1050, 'black', 0)).toBe('(0T1051)Ka2');
  expect([found('result'), found('boards', 0), found('comments', 0)]).toEqual(['1-0', STANDARD.trim(), '{at first}']);
  expect(parse5dfenStructure(text).spanOf(['turns'])).toEqual({
    start: text.indexOf('1. ('),
    end: text.indexOf(' 1-0'),
  });
});

describe('the model', () => {
  test('contains moves as typed values', () => {
    const { turns, result } = parse5dfen(GAME, { level: 'syntax' }).model;
    expect(turns[1]?.white).toEqual([
      {
        type: 'move',
        board: { layer: { spelling: '0', value: 0 }, time: 2 },
        action: {
          kind: 'step',
          piece: 'N',
          from: { file: 'f', rank: 3 },
          jump: 'branch',
          capture: true,
          target: { layer: { spelling: '0', value: 0 }, time: 1 },
          to: { file: 'f', rank: 7 },
        },
        check: 'check',
        movesPresent: true,
        assessment: '?!',
        present: 1,
        makes: { spelling: '1', value: 1 },
      },
    ]);
    expect(turns[1]?.black?.map((item) => item.type === 'move' && item.action)).toEqual([
      { kind: 'castling', side: 'king' },
      { kind: 'pass' },
    ]);
    expect(turns[2]?.white?.[0]).toMatchObject({
      action: { piece: 'R', from: { rank: 5 }, to: { file: 'g', rank: 2 } },
    });
    expect(turns[2]?.black?.[0]).toMatchObject({ action: { from: { file: 'a' }, promotion: 'RQ' }, check: 'mate' });
    expect(result).toBe('*');
  });

  test('keeps comments and variations in position', () => {
    const { remarks, comments, turns } = parse5dfen(GAME, { level: 'syntax' }).model;
    expect({ remarks, comments }).toEqual({ remarks: ['from a café'], comments: ['how it went'] });
    expect(turns[0]?.white?.[1]).toEqual({ type: 'comment', text: 'good' });
    const variation = turns[0]?.black?.[1];
    expect(variation).toMatchObject({ type: 'variation', result: '1-0', turns: [{ number: 1 }, { number: 2 }] });
  });

  test('keeps the spelling of each layer, although equal layers and boards share one object', () => {
    const spellings = ['0', '-0', '+0', '9', '-9', '+9', '09', '90', '00', '-10', '+010', '100'];
    const record = (time: number) => spellings.map((layer) => `(${layer}T${time})a4`).join(' ');
    const boardsOf = (time: number) =>
      parse5dfen(`1. ${record(time)}`, { level: 'syntax' }).model.turns[0]!.white!.map((move) =>
        move.type === 'move' ? move.board : undefined,
      );
    for (const time of [1, 255, 256]) {
      const layers = spellings.map((spelling) => ({ spelling, value: Number(spelling) }));
      expect(boardsOf(time)).toEqual(layers.map((layer) => ({ layer, time })));
    }
    expect(boardsOf(1)[1]).toBe(boardsOf(1)[1]);
    expect(boardsOf(1)[1]!.layer).toBe(boardsOf(2)[1]!.layer);
  });

  test('distinguishes -0 from +0, and reads 0 as +0', () => {
    const layers = parse5dfen('[k:-0:1:w][k:+0:1:w][k:0:2:w]').model.boards.map(({ layer }) => layer.value);
    expect(layers).toEqual([-0, 0, 0]);
    expect(layers.map((value) => Object.is(value, -0))).toEqual([true, false, false]);
  });

  test('reads pieces with color and whether they have moved', () => {
    expect(parse5dfen('[k*1N:0:1:w]').model.boards[0]?.rows).toEqual([
      [{ letter: 'K', colour: 'black', unmoved: true }, undefined, { letter: 'N', colour: 'white', unmoved: false }],
    ]);
  });

  test("leaves out a board that can't be read, and no other", () => {
    const { model } = parse5dfen(`[k?:0:1:w]\n${STANDARD}`);
    expect(model.boards.map((board) => printBoard(board))).toEqual([STANDARD.trim()]);
  });
});

test('a move from a file without a letter is refused, not written as one without a file', () => {
  const { model } = parse5dfen('1. 2a3 / ');
  const move = model.turns[0]?.white?.[0] as Move;
  expect(tryPrintMove(move)).toMatchObject({ ok: true });
  for (const file of ['', 'ab', 'a2']) {
    const action = { ...move.action, from: { file, rank: 2 } } as Move['action'];
    expect(tryPrintMove({ ...move, action })).toMatchObject({ ok: false });
  }
});

describe('the published hashes', () => {
  const boardsOf = (text: string) => parse5dfen(text).model.boards;

  test('are those of the standard position', () => {
    expect(hashBoard(boardsOf(STANDARD)[0]!)).toBe('d574889fd9da3f2bc65249ff27249b00');
    expect(hashBoards(boardsOf(STANDARD))).toBe('d574889fd9da3f2bc65249ff27249b00');
  });

  test('are those of two timelines, whatever their order, their dialect and their white space', () => {
    const lower = `[${ROWS}:-0:1:w]`;
    const upper = `[ ${ROWS.replaceAll('/', ' / ')} ; +0 ; 1 ; w ]`;
    for (const text of [lower + upper, upper + lower]) {
      expect(hashBoards(boardsOf(text))).toBe('3672761404ffcd15ae644c75401812be');
    }
  });

  test('do not depend on the order of boards within a layer', () => {
    const [white, black, later] = ['[k:0:1:w]', '[k:0:1:b]', '[k:0:2:w]'];
    const sorted = hashBoards(boardsOf(white + black + later));
    expect(hashBoards(boardsOf(later + black + white))).toBe(sorted);
  });
});

describe('printing', () => {
  test('is canonical and means the same', () => {
    const { model } = parse5dfen(GAME, { level: 'syntax' });
    const text = print5dfen(model);
    expect(text).toContain('2. (0T2)Nf3>>x(0T1)f7+~?! (~T1) (>L1) / (1T1)O-O (0T2)0000\n');
    expect(parse5dfen(text, { level: 'syntax' }).model).toEqual(model);
  });

  test('writes either dialect', () => {
    const { model } = parse5dfen(STANDARD);
    expect(print5dfen(model, { dialect: 'draft' })).toBe(`[${ROWS};0;1;w]\n`);
    expect(parse5dfen(print5dfen(model, { dialect: 'draft' }))).toMatchObject({ model, dialect: 'draft' });
  });

  test('keeps the dialect of the record when it is formatted', () => {
    const reading = fiveDNotation.read('[k;0;1;w]');
    expect(fiveDNotation.format(reading).text).toBe('[k;0;1;w]\n');
    expect(fiveDNotation.convert(reading, { id: '5dfen', dialect: 'current' }).text).toBe('[k:0:1:w]\n');
  });

  test('drops comments in the style compact, and says how many', () => {
    const reading = fiveDNotation.read(GAME, { level: 'syntax' });
    const formatted = fiveDNotation.format(reading, { style: 'compact' });
    expect(formatted.droppedComments).toBe(4);
    const text = formattedText(formatted);
    expect(text).not.toContain('{');
    expect(text.trimEnd().split('\n')).toHaveLength(4);
  });
});

describe('JSON', () => {
  test('is read back as the same model', () => {
    const { model } = parse5dfen(GAME, { level: 'syntax' });
    expect(fiveDFromJson(fiveDToJson(model))).toEqual({ ok: true, value: model });
  });

  test.each([
    ['no object', [], [], /expected an object/],
    ['a missing list', { headers: [] }, ['boards'], /expected a list/],
    [
      'a wrong leaf',
      { headers: [], boards: [], remarks: [7], comments: [], turns: [] },
      ['remarks', 0],
      /expected an object/,
    ],
    [
      "a comment that can't be written",
      { headers: [], boards: [], remarks: [{ type: 'comment', value: 'a}b' }], comments: [], turns: [] },
      ['remarks', 0],
      /"a}b" isn't a valid comment/,
    ],
  ])('%s is a problem with its path', (_, json, path, message) => {
    const made = fiveDFromJson(json);
    expect(made).toMatchObject({ problem: { path, message: expect.stringMatching(message) as string } });
  });
});

test('a row in JSON has the same maximum width as one in a text', () => {
  const record = (row: string) => ({
    headers: [],
    boards: [
      {
        rows: [{ type: 'row', value: row }],
        layer: { type: 'layer', value: '0' },
        time: { type: 'time', value: '1' },
        toMove: { type: 'colour', value: 'white' },
      },
    ],
    remarks: [],
    comments: [],
    turns: [],
  });
  const problem = { path: ['boards', 0, 'rows', 0], message: 'the row is too wide' };
  expect(fiveDFromJson(record('50k49'))).toMatchObject({ ok: true });
  for (const row of ['50k50', '100k100K', 'k'.repeat(101), '101']) {
    expect(fiveDFromJson(record(row))).toEqual({ ok: false, problem });
  }
});

test("a variation after moves that can't be read is not checked", () => {
  const codes = (moves: string) =>
    parse5dfen(`[Board "Standard"]\n1. e4 / e5\n2. ${moves}`).diagnostics.map(({ code }) => code);
  expect(codes('Nf3 / Nc6 (9. Nf3)')).toEqual(['5dfen/misplaced-variation']);
  expect(codes('$$ / Nc6 (9. Nf3)')).toEqual(['5dfen/unreadable-move']);
});

test('related information of a diagnostic has a span, and nothing else of the tree', () => {
  const [repeated] = parse5dfen('[Mode "5D"]\n[mode "2D"]\n[k/K:0:1:w]').diagnostics;
  expect(JSON.parse(JSON.stringify(repeated!.related))).toEqual([
    { message: 'given here first', span: { start: 0, end: 11 } },
  ]);
});

test('a replay as text names the pieces that are captured', () => {
  const { model } = parse5dfen('[Board "Standard"]\n1. e4 / d5\n2. exd5 / Qxd5\n');
  const replay = replay5dfen(model);
  if (!replay.ok) throw new Error(replay.problem.message);
  expect(fiveDNotation.play!.text(replay, model).split('\n').slice(0, 4)).toEqual([
    '1. white  e4',
    '2. black  d5',
    '3. white  exd5, captures a pawn',
    '4. black  Qxd5, captures a pawn',
  ]);
});

describe('pictures', () => {
  const drawn = (text: string, draw: 'svg' | 'text', latin = false): string => {
    const at = fiveDView.at(parse5dfen(text).model, { latin });
    return at.ok ? fiveDView[draw](at.view) : at.problem.message;
  };

  test('have layers down and time across as text', () => {
    const text = drawn('[k1/1K:0:1:b][k1/1K:0:1:w][1k/1K:-1:1:b]', 'text');
    expect(text).toBe(
      [
        '     T1w      T1b',
        'L-1           . k',
        '              . K',
        '',
        'L0   k .      k .',
        '     . K      . K',
        '',
        '',
      ]
        .map((line) => `${line}\n`)
        .join(''),
    );
  });

  test('have figurines for pieces of chess and letters for others, or letters for all, as SVG', () => {
    expect(drawn('[ku/1K:0:1:w]', 'svg')).toMatch(/<use href="#ludogram-chess-K"[\s\S]*>U</);
    expect(drawn('[ku/1K:0:1:w]', 'svg')).not.toMatch(/>K</);
    expect(drawn('[ku/1K:0:1:w]', 'svg', true)).toMatch(/>K</);
  });

  test('show the boards that lead to a variation, and its own up to a ply', () => {
    const variations = '[Board "Standard"]\n1. e3 / Nf6 (1b. d5 2. d4 (2. c4) / c6)\n2. Bb5';
    const picture = (text: string, options: { readonly variation?: string; readonly ply?: number } = {}): string => {
      const at = fiveDView.at(parse5dfen(text).model, options);
      return at.ok ? fiveDView.text(at.view) : at.problem.message;
    };
    const played = (moves: string) => picture(`[Board "Standard"]\n${moves}`);
    expect(picture(variations)).toBe(played('1. e3 / Nf6 2. Bb5'));
    expect(picture(variations, { variation: '' })).toBe(picture(variations));
    expect(picture(variations, { variation: '1b.1', ply: 0 })).toBe(played('1. e3'));
    expect(picture(variations, { variation: '1b.1', ply: 1 })).toBe(played('1. e3 / d5'));
    expect(picture(variations, { variation: '1b.1' })).toBe(played('1. e3 / d5 2. d4 / c6'));
    expect(picture(variations, { variation: '1b.1.2w.1' })).toBe(played('1. e3 / d5 2. c4'));
    expect(picture(variations, { variation: '3w.1' })).toBe('the game has no variation "3w.1"');
  });

  test('are absent without boards', () => {
    expect(fiveDView.at(parse5dfen('[Mode "5D"]').model)).toEqual({
      ok: false,
      problem: { path: ['boards'], message: 'the game has no boards to draw' },
    });
  });
});
