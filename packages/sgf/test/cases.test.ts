import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyEdits, applyFixes, openGame } from 'ludogram';
import { assertDiagnostic, assertFixes, assertRoundTrip } from 'ludogram/testing';
import { parse } from '../generated/sgf/parser.js';
import { replaySgf, sgfNotation, type SgfPly, type SgfTree } from '../src/index.js';

const SUITE = join(import.meta.dirname, '..', 'suite', 'sgf');
const cases = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sgf'))
  .map((name) => ({ name, text: readFileSync(join(SUITE, name), 'utf8') }));

test('there are at least 150 cases, and each names its section of the specification', () => {
  assert.ok(cases.length >= 150);
  for (const { name } of cases) {
    const { why } = JSON.parse(readFileSync(join(SUITE, name.replace(/\.sgf$/, '.json')), 'utf8')) as { why: string };
    assert.match(why, /\bsection "/i, name);
  }
});

for (const { name, text } of cases) {
  test(`${name}: nothing is lost, safe fixes repair, each part is where it says it is`, () => {
    const reading = sgfNotation.read(text);
    assert.equal(reading.tree.source(), text);
    assertFixes(sgfNotation, text);
    if (!name.startsWith('valid')) return;
    assertRoundTrip(sgfNotation, text);
    const fixed = sgfNotation.read(applyFixes(text, reading.diagnostics).text);
    assert.deepEqual(
      fixed.diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
    assert.deepEqual(fixed.model.trees.length, reading.model.trees.length);
    const visit = (tree: SgfTree, path: (string | number)[]): void => {
      for (const [i, node] of tree.nodes.entries()) {
        for (const [j, { values }] of node.properties.entries()) {
          const span = reading.spanOf([...path, 'nodes', i, 'properties', j, 'values', values.length - 1]);
          assert.equal(text[span!.start], '[');
        }
      }
      for (const [i, one] of (tree.variations ?? []).entries()) visit(one, [...path, 'variations', i]);
    };
    for (const [i, tree] of reading.model.trees.entries()) visit(tree, ['trees', i]);
  });
}

test('ten million dates of a game are a bad value, not an exception', () => {
  const { diagnostics } = sgfNotation.read(`(;FF[4]GM[1]DT[2001-01-01${',02'.repeat(1e7)}])`, { level: 'structure' });
  assert.deepEqual(
    diagnostics.map(({ code, severity }) => [code, severity]),
    [['sgf/bad-value', 'warning']],
  );
});

// A text of this size takes milliseconds, and minutes if the time were its square.
test('time is linear, however the text is broken', () => {
  for (const piece of ['(', ')', '(;', ';', '[', 'B[', 'B[aa]', '\\', 'B', 'b', '(;B[aa]', ';B[aa](;', ']', '(x']) {
    const text = piece.repeat(400_000 / piece.length);
    const before = process.cpuUsage();
    parse(text);
    assert.ok(process.cpuUsage(before).user < 3e6, JSON.stringify(piece));
  }
});

test('one fault gives one diagnostic, at its location', () => {
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1];B|[a]|;W[bb])', 'sgf/bad-value');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1];B[aa]|W|[bb])', 'sgf/two-moves');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1]C|[|open;B[aa)', 'sgf/unclosed-value');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1];|B dd]|;W[pp])', 'sgf/stray-text');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1]AB[aa]|bb]\n[cc][dd]|AW[ee])', 'sgf/stray-text');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1]AB[aa];|[bb][cc][dd]|;W[pp])', 'sgf/stray-text');
  assertDiagnostic(sgfNotation, '(;FF[4]GM[1]C[a ] |b\nc]|PB[Ann])', 'sgf/stray-text');
});

test('a value that can only mean another one is replaced', () => {
  const fixed = (text: string) => applyFixes(text, sgfNotation.read(text).diagnostics).text;
  assert.equal(fixed('(;FF[4]GM[1]KM[6,5]BL[1,2,3])'), '(;FF[4]GM[1]KM[6.5]BL[1,2,3])');
  assert.equal(fixed('(;FF[4]GM[1]AB[ca:ac]AW[ee:dd])'), '(;FF[4]GM[1]AB[aa:cc]AW[dd:ee])');
  assert.equal(fixed('(;FF[4]GM[1]AB[cc:cc])'), '(;FF[4]GM[1]AB[cc])');
});

test('moves capture, setup changes the board, and the picture shows both', () => {
  const { model } = sgfNotation.read('(;FF[4]GM[1]SZ[3]AB[ba]AW[aa];B[ab];W[cc](;B[])(;B[bb]))');
  const replay = sgfNotation.play!.replay(model);
  assert.ok(replay.ok);
  assert.deepEqual(replay.games[0]!.start, ['OX.', '...', '...']);
  assert.deepEqual(
    replay.plies.map(({ after }) => after.join('/')),
    ['.X./X../...', '.X./X../..O', '.X./X../..O'],
  );
  const view = sgfNotation.view!.at(model, { ply: 2 });
  assert.ok(view.ok);
  assert.match(sgfNotation.view!.svg(view.view), /^<svg [^]*<circle [^]*<\/svg>\n$/);
  assert.match(sgfNotation.view!.text(view.view), /2\. white cc\n 3 \. X \.\n/);
});

/** Returns the rows of the board at the end of the main line. */
function lastBoard(text: string): string {
  const view = sgfNotation.view!.at(sgfNotation.read(text).model);
  assert.ok(view.ok);
  return (view.view as { board: readonly string[] }).board.join('/');
}

test('everything that a node lists is played, in the order of the file, with white space or without', () => {
  assert.equal(lastBoard('(;SZ[3]AB[aa]AW[ba]AB[cc];W[bb])'), 'XO./.O./..X');
  assert.equal(lastBoard('(;SZ[3]AB[aa:ca]AE[ba]AE[ca])'), 'X../.../...');
  assert.equal(lastBoard('(;SZ[3]AB[ aa ]AW[\nab:bb\n];B[ cc])'), 'X../OO./..X');
  assert.equal(lastBoard('(;SZ[3]AW[ba];W[ab]B[aa])'), '.O./O../...');
  assert.equal(lastBoard('(;SZ[3];B[aa]B[bb])'), 'X../.X./...');
  const replay = sgfNotation.play!.replay(sgfNotation.read('(;SZ[3];W[ab]B[aa])').model);
  assert.ok(replay.ok);
  assert.deepEqual(
    (replay.plies as readonly SgfPly[]).map(({ mover, point }) => `${mover} ${point}`),
    ['white ab', 'black aa'],
  );
});

test('a property inside a short text is reported once a line, comments and unknown names are not', () => {
  const { diagnostics } = sgfNotation.read('(;FF[4]GM[1]PB[Black\r\n PW[White\nWR[9p]C[see\nPB[x]N[a\nZZ[b])');
  assert.deepEqual(
    diagnostics.map(({ code, span }) => [code, span.start]),
    [
      ['sgf/enclosed-property', 23],
      ['sgf/enclosed-property', 32],
    ],
  );
});

test('a bracket is added where a property is inside a short text', () => {
  const text = '(;FF[4]GM[1]PB[Black\nPW[White])';
  const { fixes = [] } = sgfNotation.read(text).diagnostics[0]!;
  assert.equal(applyEdits(text, fixes[0]!.edits), '(;FF[4]GM[1]PB[Black]\nPW[White])');
});

test('a list that is divided into properties of the same name is joined, if they are neighbors', () => {
  const fixed = (text: string) => applyFixes(text, sgfNotation.read(text).diagnostics).text;
  assert.equal(fixed('(;FF[4]GM[1]AB[pd]AB[dp]\nAB[dd])'), '(;FF[4]GM[1]AB[pd][dp]\n[dd])');
  const nine = sgfNotation.read('(;FF[4]GM[1]AB[dd]AB[jd]AB[pd]AB[dj]AB[jj]AB[pj]AB[dp]AB[jp]AB[pp])');
  assert.equal(nine.diagnostics.length, 1);
  assert.equal(fixed(nine.tree.text), '(;FF[4]GM[1]AB[dd][jd][pd][dj][jj][pj][dp][jp][pp])');
  assert.equal(fixed('(;FF[4]GM[1]AB[pd]AB[dp]C[x]AB[dd])'), '(;FF[4]GM[1]AB[pd]AB[dp]C[x]AB[dd])');
  assert.equal(fixed('(;FF[4]GM[1]AB[pd]C[x]AB[dp])'), '(;FF[4]GM[1]AB[pd]C[x]AB[dp])');
  assert.equal(fixed('(;FF[4]GM[1]AddB[pd]AddB[dp])'), '(;FF[4]GM[1]AB[pd]AB[dp])');
  assert.equal(fixed('(;FF[4]GM[1]TB[aa]TB[bb];DD[]DD[aa])'), '(;FF[4]GM[1]TB[aa][bb];DD[]DD[aa])');
  assert.equal(fixed('(;FF[4]GM[1]C[a]C[b])'), '(;FF[4]GM[1]C[a]C[b])');
});

test('the player to move is read in the forms of older programs', () => {
  const fixed = (text: string) => applyFixes(text, sgfNotation.read(text).diagnostics).text;
  assert.equal(fixed('(;FF[4]GM[1];PL[1];PL[2];PL[b];PL[w])'), '(;FF[4]GM[1];PL[B];PL[W];PL[B];PL[W])');
  for (const [written, side] of [
    ['1', 'black'],
    ['2', 'white'],
    ['w', 'white'],
    [' W ', 'white'],
  ] as const) {
    const game = openGame(`(;FF[3]GM[1]HA[2]AB[aa][bb];PL[${written}])`, sgfNotation);
    assert.ok(game.ok && game.toEnd().ok);
    assert.equal(game.toMove, side, written);
  }
});

test('a board without a possible size is 19 by 19, for checks and for replays', () => {
  for (const size of ['', 'SZ[x]', 'SZ[0]', 'SZ[53]', 'SZ[100]']) {
    const { diagnostics, model } = sgfNotation.read(`(;FF[4]GM[1]${size};B[ss];W[st])`);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      [...(size === '' ? [] : ['sgf/bad-value']), 'sgf/outside-board'],
      size,
    );
    const replay = sgfNotation.play!.replay(model);
    assert.ok(replay.ok);
    assert.equal(replay.games[0]!.start.length, 19, size);
  }
});

test('a model that no text expresses is a problem', () => {
  const problem = (...properties: object[]) => {
    const result = sgfNotation.tryPrint({ trees: [{ nodes: [{ properties: properties as never }] }] });
    return result.ok ? undefined : result.problem.path.slice(4).join('.');
  };
  assert.equal(problem({ id: 'C', values: ['a ] b \\ c\nd'] }), undefined);
  assert.equal(problem({ id: 'c', values: [''] }), 'properties.0.id');
  assert.equal(problem({ id: 'C', values: [] }), 'properties.0.values');
  assert.equal(problem({ id: 'PB', values: ['two\nlines'] }), 'properties.0.values.0');
  assert.equal(problem({ id: 'XX', values: ['open \\'] }), 'properties.0.values.0');
});

test('a replay plays each variation from the position where it branches off', () => {
  const text = '(;GM[1]SZ[3];B[aa](;W[bb];B[cc](;W[ab])(;W[ac]))(;W[ba];B[ab]))';
  const replay = replaySgf(sgfNotation.read(text).model);
  assert.ok(replay.ok);
  const [game] = replay.games;
  const lineOf = (plies: readonly SgfPly[]) => plies.map(({ mover, point }) => `${mover[0]} ${point}`).join(', ');
  assert.equal(lineOf(game!.plies), 'b aa, w bb, b cc, w ab');
  assert.deepEqual(
    game!.variations.map(({ address, plies }) => [address, lineOf(plies), plies.at(-1)!.after.join('/')]),
    [
      ['4.1', 'w ac', 'X../.O./O.X'],
      ['2.1', 'w ba, b ab', 'XO./X../...'],
    ],
  );
});
