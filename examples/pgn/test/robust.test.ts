import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyEdits } from 'ludogram';
import { assertDiagnostic } from 'ludogram/testing';
import { parse } from '../generated/pgn/parser.js';
import { pgnNotation } from '../src/index.js';
import { random } from './random.js';

const SUITE = join(import.meta.dirname, '..', 'suite', 'pgn');
const texts = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => readFileSync(join(SUITE, name), 'utf8'))
  .filter(({ length }) => length < 2000);

test('whatever the text: nothing throws, nothing is lost, and every diagnostic is inside the text', () => {
  const next = random(7);
  const pieces = [
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '"',
    ';',
    '%',
    '\n',
    '\r\n',
    '$',
    '*',
    '1-0',
    'e4',
    'O-O',
    '--',
    '[%clk',
    '\\',
    '\u{1f600}',
    '1.',
    ' ',
  ];
  for (let round = 0; round < 1500; round++) {
    let text = texts[next(texts.length)]!;
    for (let k = next(4) + 1; k > 0; k--) {
      const at = next(text.length + 1);
      text = text.slice(0, at) + (next(2) === 0 ? pieces[next(pieces.length)]! : '') + text.slice(at + next(5));
    }
    const reading = pgnNotation.read(text);
    assert.equal(reading.tree.source(), text);
    for (const { span, fixes = [] } of reading.diagnostics) {
      assert.ok(span.start >= 0 && span.start <= span.end && span.end <= text.length, text);
      for (const { edits } of fixes) pgnNotation.read(applyEdits(text, edits));
    }
    pgnNotation.toJson(reading.model);
    const replay = pgnNotation.play!.replay(reading.model);
    if (replay.ok) pgnNotation.play!.text(replay, reading.model);
    if (reading.isWellFormed) {
      const once = pgnNotation.format(reading).text;
      const again = pgnNotation.read(once, { level: 'syntax' });
      assert.ok(again.isWellFormed, `${JSON.stringify(text)}\n${once}`);
      assert.equal(pgnNotation.format(again).text, once, JSON.stringify(text));
    }
  }
});

// A text of this size takes milliseconds, and minutes if the time were its square.
test('time is linear, however the text is broken', () => {
  for (const piece of [
    '{',
    '(',
    '[',
    '[Event "',
    '1. e4 (',
    '{[%clk ',
    'e4 {a} ',
    '"',
    ') ',
    '$',
    ';',
    '(1. e4) ',
    '% \n',
    '1. e4 *\n',
    '\\',
  ]) {
    const text = piece.repeat(400_000 / piece.length);
    const before = process.cpuUsage();
    parse(text);
    assert.ok(process.cpuUsage(before).user < 3e6, JSON.stringify(piece));
  }
});

test('one fault gives one diagnostic, at its place', () => {
  const roster =
    '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n\n';
  assertDiagnostic(pgnNotation, `${roster}1. e4 |Nx9| 2. d4 *`, 'pgn/bad-token');
  assertDiagnostic(pgnNotation, `${roster}1. e4 e5 2. |Ke3| Nc6 *`, 'pgn/illegal-move');
  assertDiagnostic(pgnNotation, `${roster}1. e4 |(|1. d4 *`, 'pgn/unclosed-variation');
});

test('the message of an illegal move says why', () => {
  const why = (moves: string) =>
    pgnNotation.read(moves).diagnostics.find(({ code }) => code === 'pgn/illegal-move')?.message;
  assert.equal(why('1. e5 *'), 'illegal move e5: white to move, and no pawn can go to e5');
  assert.equal(why('1. Nd2 *'), 'illegal move Nd2: white to move, and no knight can go to d2');
  assert.equal(
    why('1. Nf3 d5 2. d3 d4 3. Nd2 *'),
    'illegal move Nd2: white to move, and the knights on b1 and f3 can go there',
  );
  assert.equal(why('1. O-O *'), "illegal move O-O: white to move, who can't castle on that side");
});

test('tree, replay and picture of a game', () => {
  const { model } = pgnNotation.read('1. e4 {[%clk 0:03:00] [%cal Ge2e4,Rd1h5]} e5 (1... c5) 2. Nf3 *');
  const replay = pgnNotation.play!.replay(model);
  assert.ok(replay.ok);
  assert.deepEqual(
    replay.plies.map(({ uci }) => uci),
    ['e2e4', 'e7e5', 'g1f3'],
  );
  assert.equal(replay.plies[0]!.after, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  const view = pgnNotation.view!.at(model, { ply: 1 });
  assert.ok(view.ok);
  assert.match(pgnNotation.view!.svg(view.view), /^<svg [^]*<line [^]*<\/svg>\n$/);
  assert.match(pgnNotation.view!.text(view.view), /4 {2}\. \. \. \. P/);
});
