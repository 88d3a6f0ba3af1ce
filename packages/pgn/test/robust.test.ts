import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFixes } from 'ludogram';
import { assertDiagnostic } from 'ludogram/testing';
import { parse } from '../generated/pgn/parser.js';
import { pgn } from '../src/entry.js';
import { pgnNotation } from '../src/index.js';

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

test('the time that a model takes is linear in the glyphs, comments and variations of a move', () => {
  for (const piece of ['$1 ', '{a} ', '(1. d4) ']) {
    const text = `1. e4 ${piece.repeat(400_000 / piece.length)}*`;
    const before = process.cpuUsage();
    assert.ok(pgnNotation.read(text, { level: 'syntax' }).model.games.length === 1);
    assert.ok(process.cpuUsage(before).user < 3e6, JSON.stringify(piece));
  }
});

test('the time that the checks take is linear in the games of a line', () => {
  for (const piece of ['1. e4 * ', '[FEN "?"] * ', '1. e4 {a} [Event "?"] ']) {
    const text = piece.repeat(400_000 / piece.length);
    const before = process.cpuUsage();
    assert.ok(pgnNotation.read(text, { level: 'structure' }).diagnostics.length > 1000);
    assert.ok(process.cpuUsage(before).user < 10e6, JSON.stringify(piece));
  }
});

test('a time control of ten million characters is a bad value, not an exception', () => {
  const { diagnostics } = pgnNotation.read(`[TimeControl "${'1+1:'.repeat(2.5e6)}"]\n\n*`, { level: 'structure' });
  assert.ok(diagnostics.some(({ code }) => code === 'pgn/tag-value'));
});

test('one fault gives one diagnostic, at its location', () => {
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

test('a game has a tree, a replay and a picture', () => {
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

test('castling is the move of the king, and in Chess960 the king to its rook', () => {
  const uciOf = (tags: string) => {
    const text = `${tags}\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O *`;
    const replay = pgnNotation.play!.replay(pgnNotation.read(text).model);
    assert.ok(replay.ok);
    return replay.plies.at(-1)!.uci;
  };
  assert.equal(uciOf(''), 'e1g1');
  assert.equal(uciOf('[Variant "Chess960"]\n'), 'e1h1');
});

test('half moves are counted beyond 150', () => {
  const text = '[FEN "8/8/8/3k4/8/8/8/R3K3 w Q - 149 120"]\n\n120. Ra2 Kd4 121. Ra3 Ke4 *';
  const replay = pgnNotation.play!.replay(pgnNotation.read(text).model);
  assert.ok(replay.ok);
  assert.deepEqual(
    replay.plies.map(({ after }) => after.split(' ')[4]),
    ['150', '151', '152', '153'],
  );
});

test('a move that chess lacks is an error in chess, and a move in a variant that may have it', () => {
  const errorsOf = (text: string) =>
    pgnNotation.read(text).diagnostics.flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));
  for (const move of ['Nf3/E', 'O-O/Ee1', 'O-O-O/Ha1', 'Ai3', 'Oe4', 'e4=C', '+Rl12', 'S@e5', 'a10xb11+']) {
    assert.deepEqual(errorsOf(`[Variant "seirawan"]\n\n1. ${move} *`), [], move);
    for (const variant of [
      '',
      '[Variant "Chess960"]\n\n',
      '[Variant "Crazyhouse"]\n\n',
      '[Variant "From Position"]\n\n',
    ]) {
      assert.deepEqual(errorsOf(`${variant}1. ${move} *`), ['pgn/bad-token'], variant + move);
    }
  }
  assert.deepEqual(errorsOf('[Variant "seirawan"]\n\n1. Nf3/ e4/E/E q9 *'), Array(3).fill('pgn/bad-token'));
});

test('a variant move keeps its text in the model, and is written as it was', () => {
  const text = '[Variant "seirawan"]\n\n1. Nf3/E Nf6/Hb8 (1... O-O/Ee8) *\n';
  const reading = pgnNotation.read(text);
  const json = JSON.parse(JSON.stringify(pgnNotation.toJson(reading.model)));
  const again = pgnNotation.fromJson(json);
  assert.deepEqual(again.ok && again.value, reading.model);
  assert.match(pgnNotation.print(reading.model), /1\. Nf3\/E Nf6\/Hb8 \(1\.\.\. O-O\/Ee8\)/);
});

test('stray characters between two games are an error, and no game that lacks tags', () => {
  const found = pgnNotation.read('[Event "a"]\n\n1. e4 *\n\n§§\n[Event "b"]\n\n1. d4 *\n').diagnostics;
  assert.deepEqual(
    found.map(({ code }) => code),
    ['pgn/incomplete-roster', 'pgn/bad-token', 'pgn/incomplete-roster'],
  );
});

test('tags that a fix adds end their lines as the text does', () => {
  const fen = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]';
  for (const text of ['1. e4 *\r\n', `${fen}\r\n\r\n1. e4 *\r\n`]) {
    const fixed = applyFixes(text, pgnNotation.read(text).diagnostics).text;
    assert.match(fixed, /\[Event "\?"\]\r\n/);
    assert.equal(/SetUp/.test(fixed), /FEN/.test(text));
    assert.doesNotMatch(fixed, /[^\r]\n/);
  }
});

test('each missing tag of the roster is added at its location among the others', () => {
  const roster = (text: string) => applyFixes(text, pgnNotation.read(text).diagnostics).text.match(/(?<=^\[)\w+/gm);
  const whole = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];
  assert.deepEqual(roster('1. e4 *\n'), whole);
  assert.deepEqual(roster('[Site "a"]\n[White "b"]\n[ECO "B00"]\n\n1. e4 *\n'), [...whole, 'ECO']);
  assert.deepEqual(roster('[ECO "B00"]\n[Round "1"]\n\n1. e4 *\n'), [
    'Event',
    'Site',
    'Date',
    'ECO',
    'Round',
    'White',
    'Black',
    'Result',
  ]);
  assert.deepEqual(roster('[White "b"]\n[Event "a"]\n\n1. e4 *\n'), [
    'White',
    'Black',
    'Result',
    'Event',
    'Site',
    'Date',
    'Round',
  ]);
});

test('a text is recognized by its first tag if it is typical of chess, or by the move after its tags', () => {
  const tags = ['[Event "x"]', '[Termination "x"]', '[Opening "\\"x\\""]\n[Foo ""]'];
  for (const tag of tags) assert.ok(pgn.detect(`${tag}\n\n1. e4 e5 *`), tag);
  const others = ['[Opening "x"]\n\n1. e4 / e5', '[Mode "5D"]\n1. e4 e5', '[Foo "x"]\n\n1. (0T1)e4 / e5', '[Foo "x"]'];
  for (const text of others) assert.ok(!pgn.detect(text), text);
});

test('a command with a name that every object inherits is an unknown one', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'other']) {
    const { diagnostics } = pgnNotation.read(`1. e4 {[%${name}} *`, { level: 'syntax' });
    const messages = diagnostics.filter(({ code }) => code === 'pgn/bad-command').map(({ message }) => message);
    assert.deepEqual(messages, [`"[%${name}" can't be read: expected a name, a value and "]"`]);
  }
});
