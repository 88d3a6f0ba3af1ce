import { expect, test } from 'vitest';
import { type Diagnostic, renderDiagnostics } from '../../src/diagnostics/index.js';
import { columnsOf } from '../../src/diagnostics/report/excerpt.js';

const at = (start: number, end: number, extras: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'oni/example',
  severity: 'error',
  message: 'something is wrong',
  span: { start, end },
  ...extras,
});
const render = (text: string, diagnostic: Diagnostic, colour = false) =>
  renderDiagnostics({ file: 'game.oni', text }, [diagnostic], { colour });

test('a diagnostic is drawn with its line, carets under the span, and its fixes', () => {
  const edits = [{ start: 6, end: 7, text: 'L' }];
  const fixes = [
    { title: 'write L', safe: true, edits },
    { title: 'play L instead', safe: false, edits },
  ];
  expect(render('BXLUT\nEhl\n', at(6, 9, { fixes }))).toBe(
    [
      'game.oni:2:1: error oni/example: something is wrong',
      '  2 | Ehl',
      '    | ^^^',
      '  fix: write L',
      '  unsafe fix: play L instead',
      '',
    ].join('\n'),
  );
});

test('an empty span gets one caret, even at the end of the text', () => {
  expect(render('', at(0, 0))).toContain('  1 |\n    | ^');
  expect(render('BX', at(2, 2))).toContain('  1 | BX\n    |   ^');
});

test('a span over several lines is drawn on its first', () => {
  expect(render('ab\ncd\n', at(1, 5))).toContain('  1 | ab\n    |  ^\n');
});

test('tabs are shown as two spaces, hidden characters escaped, with carets under them', () => {
  expect(render('\ta\u0000b', at(1, 4))).toContain('  1 |   a<U+0000>b\n    |   ^^^^^^^^^^');
  expect(render('\u202ea\u001bbc', at(3, 4))).toContain('  1 | <U+202E>a<U+001B>bc\n    |                  ^\n');
});

test('a byte-order mark is shown only where it is meant', () => {
  expect(render('\ufeffBX', at(2, 3))).toContain('  1 | BX\n    |  ^\n');
  expect(render('\ufeffBX', at(0, 0))).toContain('  1 | BX\n    | ^\n');
  expect(render('\ufeffBX', at(0, 1))).toContain('  1 | <U+FEFF>BX\n    | ^^^^^^^^\n');
});

test('a cut line never splits a character', () => {
  for (let lead = 40; lead < 44; lead++) {
    const text = '😀'.repeat(200);
    expect(render(text, at(lead * 2, lead * 2 + 2))).not.toContain('<U+');
  }
});

test('file names, messages, titles and related messages are escaped, with their line breaks', () => {
  const message = 'a\u001b[31m\nb';
  const fixes = [{ title: message, safe: true, edits: [] }];
  const related = [{ message, span: { start: 0, end: 1 } }];
  const text = renderDiagnostics({ file: 'x\u009b.oni', text: 'a' }, [at(0, 1, { message, fixes, related })]);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  expect(text).toContain('x<U+009B>.oni:1:1: error oni/example: a<U+001B>[31m<U+000A>b\n');
  expect(text).toContain('  fix: a<U+001B>[31m<U+000A>b\n');
  expect(text).toContain('  1:1: a<U+001B>[31m<U+000A>b\n');
});

test('wide and combining characters keep the carets under the span', () => {
  expect(render('鬼a', at(1, 2))).toContain('  1 | 鬼a\n    |   ^');
  expect(render('e\u0301a', at(2, 3))).toContain('    |  ^');
  expect(render('😀a', at(2, 3))).toContain('    |   ^');
});

test('an excerpt fits the terminal, whatever the line has', () => {
  for (const filler of ['x', '漢', '\u0007', '😀']) {
    const text = `${filler.repeat(90)}HERE${filler.repeat(90)}`;
    const start = text.indexOf('HERE');
    const diagnostic = { code: 'a/b', severity: 'error', message: 'm', span: { start, end: start + 4 } } as const;
    for (const columns of [30, 50, 80, 200]) {
      const [, line = '', carets = ''] = renderDiagnostics({ file: 'f', text }, [diagnostic], { columns }).split('\n');
      expect(columnsOf(line), `${filler} ${columns}`).toBeLessThanOrEqual(columns);
      expect(line.slice(line.indexOf('HERE'))).toContain('HERE');
      expect(columnsOf(line.slice(0, line.indexOf('HERE')))).toBe(carets.indexOf('^'));
    }
  }
});

test('a long line is cut to a window around the span', () => {
  const text = `${'x'.repeat(500)}HERE${'y'.repeat(500)}`;
  const lines = render(text, at(500, 504)).split('\n');
  expect(lines[1]!.length).toBeLessThan(120);
  expect(lines[1]).toMatch(/… ?|…x+HEREy+…/);
  expect(lines[1]!.indexOf('HERE')).toBe(lines[2]!.indexOf('^^^^'));
});

test('related locations have their own picture', () => {
  const related = [{ message: 'dealt here first', span: { start: 0, end: 1 } }];
  expect(render('BXLUB', at(4, 5, { related }))).toContain('  1:1: dealt here first\n  1 | BXLUB\n    | ^');
});

test('color is used only on request', () => {
  expect(render('a', at(0, 1))).not.toContain('\u001b');
  expect(render('a', at(0, 1), true)).toContain('\u001b[1;31merror\u001b[0m');
});

test('a long message is cut', () => {
  const message = `unknown word "${'x'.repeat(100_000)}"`;
  const related = [{ message, span: { start: 0, end: 1 } }];
  const lines = render('x', at(0, 1, { message, related })).split('\n');
  expect(lines[0]).toMatch(/: unknown word "x{486}…$/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(600);
});
