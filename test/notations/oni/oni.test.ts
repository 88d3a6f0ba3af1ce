import { describe, expect, test } from 'vitest';
import { applyEdits, applyFixes } from '../../../src/diagnostics/index.js';
import { isBoardCharacter } from '../../../src/notations/oni/characters.js';
import {
  cardSet,
  formatOni,
  oniFromJson,
  oniNotation,
  oniToJson,
  oniView,
  parseOni,
  printOni,
  replayOni,
  STANDARD_CARDS,
  tryPrintOni,
} from '../../../src/notations/oni/index.js';
import { replayLines } from '../../../src/notations/oni/replay/report.js';
import { Random, SEED } from '../../support/random.js';
import { made } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';

const MISPRINTED = '11.11..3.........2..00.00BXLUTBrsEhlTvl';

describe('the misprinted example of the specification', () => {
  const reading = () => parseOni(MISPRINTED);

  test('has one error, which offers the two cards in hand', () => {
    const { diagnostics } = reading();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      code: 'oni/card-not-in-hand',
      severity: 'error',
      span: { start: 33, end: 34 },
    });
    expect(diagnostics[0]!.fixes!.map(({ edits }) => edits[0]!.text)).toEqual(['L', 'U']);
  });

  test('is replayed with the first fix, and won by red', () => {
    const replay = made(replayOni(reading().model));
    expect(replay.plies.map(({ move }) => move.card.letter)).toEqual(['B', 'L', 'T']);
    expect(replay.result).toBe('red');
  });

  test('is fixed by the first fix, which is not safe', () => {
    expect(applyFixes(MISPRINTED, reading().diagnostics).text).toBe(MISPRINTED);
    const { text } = applyFixes(MISPRINTED, reading().diagnostics, { unsafe: true });
    expect(text).toBe('11.11..3.........2..00.00BXLUTBrsLhlTvl');
    expect(parseOni(text).diagnostics).toEqual([]);
  });
});

test('each level asks more than the one before', () => {
  const codes = (text: string, level: 'syntax' | 'structure' | 'rules') =>
    parseOni(text, { level }).diagnostics.map(({ code }) => code);
  expect(codes('BXLUB\nEyt\n', 'syntax')).toEqual([]);
  expect(codes('BXLUB\nEyt\n', 'structure')).toEqual(['oni/repeated-card']);
  expect(codes('BXLUT\nEyt\n', 'structure')).toEqual([]);
  expect(codes('BXLUT\nEyt\n', 'rules')).toEqual(['oni/card-not-in-hand']);
  // Which cards the players hold is unknown.
  expect(codes('BXLUB\nEyt\n', 'rules')).toEqual(['oni/repeated-card']);
});

test('a move that no card makes is played and leaves the hands alone', () => {
  const { final } = made(replayOni(parseOni('BXLUT Ewa').model));
  expect(final.hands.red.map(({ letter }) => letter)).toEqual(['B', 'X']);
  expect(final.board[0]).toMatchObject({ side: 'red', role: 'sensei' });
});

test('custom cards are an option', () => {
  const cards = cardSet([
    ...STANDARD_CARDS.values(),
    {
      letter: 'V',
      name: 'Viper',
      steps: [
        [-1, 1],
        [0, -2],
        [1, 1],
      ],
    },
  ]);
  expect(parseOni('VXLUT Vws').diagnostics.map(({ code }) => code)).toEqual(['oni/unknown-card', 'oni/unknown-card']);
  const reading = parseOni('VXLUT Vws', { cards });
  const { diagnostics, model, isWellFormed } = reading;
  expect(diagnostics).toEqual([]);
  expect(isWellFormed).toBe(true);
  expect(made(replayOni(model, { cards })).plies[0]!.move.card.name).toBe('Viper');
  expect(formatOni(reading, { style: 'compact' }).text).toBe('VXLUTVws\n');
});

test('a model with custom cards goes to text and to JSON, and back, if the set is given', () => {
  const cards = cardSet([...STANDARD_CARDS.values(), { letter: 'V', name: 'Viper', steps: [[-1, 1]] }]);
  const { model } = parseOni('VXLUT Vws', { cards });
  expect(printOni(model, { cards, style: 'compact' })).toBe('VXLUTVws\n');
  expect(oniFromJson(oniToJson(model), { cards })).toEqual({ ok: true, value: model });
  const reading = oniNotation.read('VXLUT Vws', { cards, level: 'structure' });
  const inserted = reading.edit({ insert: ['moves', 1], value: { card: 'V', from: 1, to: 7 } });
  expect(inserted.ok && applyEdits('VXLUT Vws', inserted.edits)).toBe('VXLUT Vws Vbh');
  expect(reading.edit({ replace: ['moves', 0, 'card'], value: 'A' })).toMatchObject({ ok: false });
  const problem = { path: ['cards', 0], message: '"V" isn\'t a valid card' };
  expect(tryPrintOni(model)).toEqual({ ok: false, problem });
  expect(oniFromJson(oniToJson(model))).toEqual({ ok: false, problem });
});

test('a card of the specification that is not in the set is also an error', () => {
  const cards = cardSet([...STANDARD_CARDS.values()].filter(({ letter }) => letter !== 'T'));
  const { diagnostics, isWellFormed } = parseOni('BXLUT Byt', { cards });
  expect(diagnostics.map(({ code, span }) => [code, span.start])).toEqual([['oni/unknown-card', 4]]);
  expect(isWellFormed).toBe(false);
});

test('a move that is not played captures nothing', () => {
  const captures = (text: string) => made(replayOni(parseOni(text).model)).plies.map(({ captured }) => captured?.role);
  expect(captures('..3.. ..0.. ..... ..... 1.2.. BXLUT Bhc Xwu')).toEqual(['sensei', undefined]);
  expect(captures('BXLUT Bma')).toEqual([undefined]);
});

describe('printing', () => {
  const source =
    '# one\n\n#two\n11.11 # row\n..3.. ..... ..2.. 00.00\nbx # red\nlut\n#three\nBRS # right\n\n# four\n lHl\n# five\n';

  test('keeps comments in position in the style readable', () => {
    expect(formatOni(parseOni(source)).text).toBe(
      '# one\n\n#two\n11.11 # row\n..3..\n.....\n..2..\n00.00\n\nBXLUT # red\n\n#three\nBrs # right\n\n# four\nLhl\n\n# five\n',
    );
  });

  test('drops comments in the style compact, and says how many', () => {
    expect(formatOni(parseOni(source), { style: 'compact' })).toEqual({
      text: '11.11..3.........2..00.00BXLUTBrsLhl\n',
      droppedComments: 8,
      diagnostics: [],
    });
  });

  test('needs no text but the model', () => {
    const { model } = parseOni('bxlut byt');
    expect(printOni(model)).toBe('BXLUT\n\nByt\n');
    expect(printOni(model, { style: 'compact' })).toBe('BXLUTByt\n');
  });
});

test('comments and white space can be put between any two characters', () => {
  const text = '11.11..3.........2..00.00BXLUTBrsLhlTvl';
  const { comments: _, ...plain } = parseOni(text).model;
  for (let at = 0; at <= text.length; at++) {
    for (const trivia of ['# 0 B a .\n', '\r\n', ' \t', '#\r']) {
      const { model, diagnostics } = parseOni(text.slice(0, at) + trivia + text.slice(at));
      const { comments, ...rest } = model;
      expect(diagnostics).toEqual([]);
      expect(rest).toEqual(plain);
      expect(comments.length).toBe(trivia.includes('#') ? 1 : 0);
    }
  }
});

test(`k planted faults give k diagnostics at their offsets (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const clean = 'BXLUT\nByt\nLbh\nTwm\nBeg\nXyu\n';
  for (let round = 0; round < 500; round++) {
    let text = clean;
    const lines = [0, 1, 2, 3, 4, 5].filter(() => random.once(2));
    const offsets: number[] = [];
    for (const line of lines.toReversed()) {
      const starts = [0, 6, 10, 14, 18, 22];
      const at = starts[line]! + random.int(line === 0 ? 5 : 3);
      const isSquare = line > 0 && at > starts[line]!;
      const bad = random.pick(isSquare ? ['z', 'Z', '?', '7', '0', '.', '-'] : ['A', 'z', 'v', '?', '7', '2', '-']);
      text = text.slice(0, at) + bad + text.slice(at + 1);
      offsets.unshift(at);
    }
    const { diagnostics, tree } = parseOni(text, { level: 'syntax' });
    expect(tree.source()).toBe(text);
    // Neighboring characters of a board are one fault: parts of a misplaced board.
    const found = offsets.filter((at) => !/[0-3.]\s$/.test(text.slice(0, at)) || !isBoardCharacter(text[at]!));
    expect(
      diagnostics.map(({ span }) => span.start),
      JSON.stringify(text),
    ).toEqual(found);
  }
});

test('any text gives a tree that prints back, and never an exception', () => {
  const random = new Random(SEED);
  for (let round = 0; round < rounds(3000); round++) {
    const text = Array.from({ length: random.int(40) }, () =>
      random.pick([...'BXLUTabyz0123.#\n\r ?é😀\0\ud83d']),
    ).join('');
    const { tree, diagnostics, model } = parseOni(text);
    expect(tree.source()).toBe(text);
    expect(tree.root.end).toBe(text.length);
    // Errors after five cards with repeated ones follow from these.
    const codes = diagnostics.map(({ code }) => code.replace(/.*\//, ''));
    const ofTree = codes.filter((code) => !/too-many|no-sensei|hand|piece|on-card|end/.test(code));
    const other = ofTree.filter((code) => code !== 'repeated-card');
    expect(tree.hasErrors ? ofTree.length > 0 : other.length === 0, JSON.stringify([text, codes])).toBe(true);
    for (const { span } of diagnostics) expect(span.start <= span.end && span.end <= text.length).toBe(true);
    replayOni(model);
    oniView.at(model);
  }
});

test.each(['..... ..... ..... ..... .....', '..2.. ..... ..... ..... ..3..'])(
  'the game is over without a winner if both sides would have won: %s',
  (board) => {
    const { diagnostics, model } = parseOni(`${board} BXLUT Brs`);
    expect(diagnostics.at(-1)!.message).toBe('the game is over: both sides would have won');
    expect(replayLines(made(replayOni(model)))).toMatch(/\nnobody has won\n$/);
  },
);

describe('pictures', () => {
  const read = () => parseOni('BXLUT Byt Lbh').model;

  test('name each square and each card as SVG', () => {
    const svg = oniView.svg(made(oniView.at(read())).view);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    for (let square = 0; square < 25; square++) expect(svg).toContain(`>${String.fromCharCode(97 + square)}</text>`);
    for (const name of ['Boar', 'Monkey', 'Elephant', 'Rooster', 'Tiger']) expect(svg).toContain(name);
    expect(svg.match(/<circle/g)).toHaveLength(10);
  });

  test('show an earlier position with --ply', () => {
    const model = read();
    const drawn = (options?: { readonly ply: number }) => oniView.text(made(oniView.at(model, options)).view);
    expect(drawn({ ply: 0 })).toContain('red to move');
    expect(drawn({ ply: 1 })).toContain('[r]');
    expect(drawn({ ply: 99 })).toBe(drawn());
  });

  test.each([
    ['10000 00000 00000 00000 00030 BXLUT', 'blue has won'],
    ['00000 00000 00000 00000 00000 BXLUT', 'nobody has won'],
  ])('say as text who has won: %s', (text, result) => {
    expect(oniView.text(made(oniView.at(parseOni(text).model)).view)).toMatch(new RegExp(`${result}\n$`));
  });

  test('are absent without five cards', () => {
    expect(oniView.at(parseOni('BXL').model)).toEqual({
      ok: false,
      problem: { path: ['cards'], message: 'expected five cards' },
    });
  });
});

test('the replay has the shape that programs rely on', () => {
  const { model } = oniNotation.read('BXLUT Byt');
  const { replay, json } = oniNotation.play!;
  expect(json(made(replay(model)), model)).toEqual({
    start: '11311...............00200',
    plies: [
      {
        ply: 1,
        mover: 'red',
        card: 'B',
        from: 'y',
        to: 't',
        position: '11311..............00020.',
        hands: { red: ['T', 'X'], blue: ['L', 'U'], transfer: 'B' },
      },
    ],
    final: { board: '11311..............00020.', hands: { red: ['T', 'X'], blue: ['L', 'U'], transfer: 'B' } },
    result: 'none',
  });
});

test('a piece that stays in place captures nothing', () => {
  expect(made(replayOni(parseOni('BXLUT Buu').model)).plies[0]!.captured).toBeUndefined();
  expect(made(replayOni(parseOni('BXLUT Byy').model)).plies[0]!.captured).toBeUndefined();
});

test('equal moves of a file are one object, in either case', () => {
  const [first, second, third] = parseOni('BXLUTBuv Bvu bUV', { level: 'syntax' }).model.moves;
  expect([first, second]).toEqual([
    { card: 'B', from: 20, to: 21 },
    { card: 'B', from: 21, to: 20 },
  ]);
  expect(third).toBe(first);
});
