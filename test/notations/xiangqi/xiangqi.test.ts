import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  annoFenFromJson,
  annoFenNotation,
  annoFenToJson,
  annoFenView,
  arrowOf,
  type Notation,
  parseAnnoFen,
  printAnnoFen,
  type XiangqiSetup,
} from '../../../src/notations/xiangqi/annofen/index.js';
import { parseXiangqiFen, xiangqiFenNotation, xiangqiFenToJson } from '../../../src/notations/xiangqi/fen/index.js';
import { OUTLINES } from '../../../src/notations/xiangqi/setup/view/outlines.js';
import { parseXay, printXay, xayNotation } from '../../../src/notations/xiangqi/xay/index.js';
import fc from '../../support/properties.js';
import { formattedText } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';
import { describeShared } from '../../support/shared.js';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';
const MOVES = 'v1 r[<bm><a+1-2>]bakabnr/9/1c[<pm>n]4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2[<pm>C]2[<bm><a-3+0>]1/9/RNBAKABNR\n';

test('there are fifty arrows', () => {
  const signs = ['+', '-'];
  const digits = [...'0123456789'];
  const codes = signs.flatMap((a) =>
    digits.flatMap((dx) => signs.flatMap((b) => digits.map((dy) => `a${a}${dx}${b}${dy}`))),
  );
  expect(codes.filter((code) => arrowOf(code) !== undefined)).toHaveLength(50);
});

describe('conversions', () => {
  test('a conversion of annoFEN to XAY and back loses nothing', () => {
    const { model } = parseAnnoFen(MOVES);
    expect(parseXay(printXay(model)).model).toEqual(model);
    expect(printAnnoFen(parseXay(printXay(model)).model)).toBe(MOVES);
  });

  test('a conversion to plain FEN reports the annotations, the pieces and the turn that it loses', () => {
    const reading = annoFenNotation.read(`# two moves\n${MOVES.replace('[<pm>C]', '[<pm>CN]')}`);
    const { text, diagnostics } = annoFenNotation.convert(reading, { id: 'xiangqi-fen' });
    expect(text).toBe('# two moves\nr1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 1\n');
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringContaining('6 annotations') as string,
      expect.stringContaining('1 piece') as string,
      expect.stringContaining('who is to move') as string,
    ]);
  });

  test('a conversion to plain FEN uses the letters of chess programs', () => {
    const reading = xayNotation.read("version: '1'\nsetup: [[[h], [e], [g], [M]]]\n");
    expect(xayNotation.convert(reading, { id: 'xiangqi-fen' }).text).toMatch(/^nbaB5\//);
  });

  test('a conversion from plain FEN reports the state that it loses', () => {
    const { text, diagnostics } = xiangqiFenNotation.convert(xiangqiFenNotation.read(`${START} b - - 0 9`), {
      id: 'annofen',
    });
    expect(text).toBe(`v1 ${START}\n`);
    expect(diagnostics.map(({ code }) => code)).toEqual(['text/lost-in-conversion']);
    expect(parseXiangqiFen(`${START} b - - 0 9`).model.state).toBe('b - - 0 9');
  });

  test('JSON with a state is refused by notations without one', () => {
    const json = xiangqiFenToJson(parseXiangqiFen(`${START} b - - 0 9`).model);
    for (const notation of [annoFenNotation, xayNotation]) {
      expect(notation.fromJson(json)).toMatchObject({ problem: { path: ['state'] } });
    }
    const made = xiangqiFenNotation.fromJson(json);
    expect(made.ok && xiangqiFenNotation.print(made.value)).toBe(`${START} b - - 0 9\n`);
  });

  test('to JSON and back lose nothing', () => {
    const { model } = parseAnnoFen(`# one\n${MOVES}`);
    const board = Array.from({ length: 10 }, (_, y) =>
      Array.from({ length: 9 }, (__, x) => (x + y === 0 ? [{ type: 'piece', value: 'x' }] : [])),
    );
    expect(annoFenFromJson(annoFenToJson(model))).toEqual({ ok: true, value: model });
    expect(annoFenFromJson({ fields: board, comments: [] })).toMatchObject({
      problem: { path: ['fields', 0, 0, 0] },
    });
    expect(annoFenFromJson({ fields: 7 })).toMatchObject({ problem: { path: ['fields'] } });
  });
});

describe('formatted XAY has comments before the row that they were before or in', () => {
  const formatted = (text: string) => formattedText(xayNotation.format(xayNotation.read(text)));

  test('a bracket in a comment after the setup does not move that comment into the setup', () => {
    const text = "version: '1'\nsetup: [\n  [[r]],\n  # last ]\n]\n# after ]\n";
    expect(formatted(text)).toBe(text);
  });

  test('the keys can be in the other order', () => {
    const text = "# top\nsetup:\n  # first\n  - [[r]]\n  - [[c]] # second\n# version\nversion: '1'\n# end\n";
    expect(formatted(text)).toBe(
      "# top\nversion: '1'\nsetup: [\n  # first\n  [[r]],\n  [[c]],\n  # second\n]\n# version\n# end\n",
    );
  });
});

test('xay: nothing but the first error of the YAML is reported for invalid YAML', () => {
  const { diagnostics } = parseXay("version: '1\nsetup: [[[&a r]]]\nsetup: []\n'x\n");
  expect(diagnostics.map(({ code }) => code)).toEqual(['xay/not-yaml']);
});

test.each(['!!str', '!<tag:yaml.org,2002:str>', '!a'])('xay: the span of the tag %s is the whole tag', (tag) => {
  const text = `version: '1'\nsetup: [[[${tag} r]]]\n`;
  const [diagnostic] = parseXay(text).diagnostics;
  expect(diagnostic).toMatchObject({ code: 'xay/tag', span: { start: 23, end: 23 + tag.length } });
});

describe('pictures', () => {
  const view = (model: XiangqiSetup, latin = false) => {
    const shown = annoFenView.at(model, { latin });
    if (!shown.ok) throw new Error(shown.problem.message);
    return shown.view;
  };
  const svg = (model: XiangqiSetup, latin?: boolean) => annoFenView.svg(view(model, latin));
  const text = (model: XiangqiSetup, latin?: boolean) => annoFenView.text(view(model, latin));

  test('are drawn as text, with characters or letters', () => {
    const { model } = parseAnnoFen(MOVES);
    expect(text(model)).toMatch(/^車 {2}·\* {2}象/);
    expect(text(model, true)).toMatch(/^r {3}·\* {2}b/);
    expect(text(model)).toContain('arrow b10 to c8\n');
  });

  test('are drawn as SVG, with every annotation', () => {
    const code = (field: string) => svg(parseAnnoFen(`v1 ${field}/9/9/9/9/9/9/9/9/9`).model);
    const plain = code('r8');
    // Outlines look alike everywhere: no font needs to have the characters.
    expect(plain).not.toContain('<text');
    expect(plain).toContain(OUTLINES['車']);
    expect(svg(parseAnnoFen('v1 r8/9/9/9/9/9/9/9/9/9').model, true)).toContain('>R<');
    for (const field of ['[r<pm>]8', '[r<pg>]8', '[r<pb>]8', '[r<a+1-2>]8']) {
      expect(code(field).length).toBeGreaterThan(plain.length);
    }
    const blank = code('9');
    for (const field of ['<bm>8', '<bg>8', '<bb>8', '<a+0-9>8']) {
      expect(code(field).length).toBeGreaterThan(blank.length);
    }
  });
});

describe('hostile YAML is refused quickly', () => {
  const bombs: Record<string, string> = {
    'open brackets': `version: '1'\nsetup: ${'['.repeat(1_000_000)}`,
    'open braces': `setup: ${'{a: '.repeat(300_000)}`,
    'dashes on a line': `setup:\n  ${'- '.repeat(500_000)}`,
    indentation: Array.from({ length: 1000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    aliases: `a: &a [x]\n${Array.from({ length: 30 }, (_, i) => `b${i}: &b${i} [*a, *a, *a, *a]`).join('\n')}\n`,
    'question marks': '? '.repeat(500_000),
    'long text': `version: '${'x'.repeat(1_000_000)}'`,
  };
  test.each(Object.entries(bombs))('%s', (_, text) => {
    const { tree, diagnostics } = parseXay(text);
    expect(tree.source()).toBe(text);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThan(500);
  });
});

test.each([
  ['\r\n', 'no-version', '\r\n'],
  ['\u{1F600}9/9/9/9/9/9/9/9/9/9', 'no-version', '\u{1F600}'],
])('annofen: the span of %j has whole characters', (text, code, wanted) => {
  const { diagnostics } = parseAnnoFen(text);
  const { span } = diagnostics.find((one) => one.code === `annofen/${code}`)!;
  expect(text.slice(span.start, span.end)).toBe(wanted);
});

describe('any text is read', () => {
  const piece = fc.constantFrom(
    ...'v1 rnbRNB9<>[]/#\n\t:-&*!{}\'",',
    'bm',
    'a+1-2',
    'version',
    'setup',
    "'1'",
    'é',
    '😀',
    '\0',
  );
  test.each([
    ['annofen', annoFenNotation],
    ['xay', xayNotation],
    ['xiangqi-fen', xiangqiFenNotation],
  ] as const)('as %s', (_, notation) => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const reading = notation.read(text);
        expect(reading.tree.source()).toBe(text);
        for (const { span } of reading.diagnostics) {
          expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
        }
      }),
      { numRuns: rounds(300) },
    );
  });
});

describeShared('real files', 'corpus', (corpus) => {
  const files = ['annofen', 'xay'].flatMap((folder) =>
    readdirSync(join(corpus, folder)).map((name) => join(corpus, folder, name)),
  );

  test.each(files)('%s is clean, and goes to the other notation and back', (file) => {
    const text = readFileSync(file, 'utf8');
    const pair = [xayNotation as Notation<XiangqiSetup>, annoFenNotation as Notation<XiangqiSetup>] as const;
    const [own, other] = file.endsWith('.xay') ? pair : ([pair[1], pair[0]] as const);
    const reading = own.read(text);
    expect(reading.diagnostics).toEqual([]);
    expect(reading.tree.source()).toBe(text);
    const converted = own.convert(reading, { id: other.id });
    expect(converted.diagnostics).toEqual([]);
    expect(other.read(converted.text!).model?.fields).toEqual(reading.model?.fields);
    const once = formattedText(own.format(reading));
    expect(own.format(own.read(once)).text).toBe(once);
  });
});

/** Returns how often a function can call itself. */
function greatestDepth(): number {
  let depth = 0;
  const descend = (): void => {
    depth++;
    descend();
  };
  expect(descend).toThrow(RangeError);
  return depth;
}

/** Runs a function from inside a number of calls. */
const inside = <Result>(depth: number, run: () => Result): Result => (depth === 0 ? run() : inside(depth - 1, run));

test('xay: keys that the YAML reader nests without end are an error, not an exception', () => {
  const text = `version: '1'\nsetu${'version:\nsetup: '.repeat(3000)}[r]]]\n`;
  // A thread has four times the stack of a process.
  const { diagnostics } = inside(Math.floor(greatestDepth() * 0.6), () => parseXay(text));
  expect(diagnostics.map(({ code }) => code)).toEqual(['xay/too-deep']);
});
