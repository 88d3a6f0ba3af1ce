import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGame, walkLines } from 'ludogram';
import { type GoMove, sgfNotation, sgfPlayable, sgfView } from '../src/index.js';

test('each legal move is entered by a click on its point, and a pass is not', () => {
  const game = openGame('(;GM[1]SZ[9:7];B[ee];W[ef])', sgfNotation);
  assert.ok(game.ok && game.toEnd().ok);
  const drawn = sgfView.at(game.reading.model);
  assert.ok(drawn.ok);
  const squares = sgfView.squares!.of(drawn.view);
  assert.deepEqual(squares[0], { name: 'aa', x: 12, y: 12, width: 24, height: 24, piece: undefined });
  assert.deepEqual(
    squares.filter(({ piece }) => piece !== undefined).map(({ name, piece }) => [name, piece]),
    [
      ['ee', 'black'],
      ['ef', 'white'],
    ],
  );
  const moves = (game.legalMoves() as GoMove[]).map((move) => sgfView.squares!.ofMove(move, drawn.view));
  assert.deepEqual(moves.pop(), []);
  assert.equal(moves.length, 9 * 7 - 2);
  assert.ok(moves.every(([point], i) => moves[i]!.length === 1 && squares.some(({ name }) => name === point)));
});

test('the picture of a variation is that of the position to which its game leads', () => {
  const texts = [
    '(;GM[1]SZ[3];B[aa](;W[bb];B[cc](;W[ab])(;W[ac]))(;W[ba];B[ab](;W[cc])(;W[ca])))',
    // Nodes without moves before the first one and between two branches.
    '(;GM[1]SZ[5];C[a]AB[aa];C[b](;B[bb];C[c](;C[d](;W[cc];B[cd])(;W[dd]))(;W[ee]))(;B[ab]))',
  ];
  for (const text of texts) {
    const game = openGame(text, sgfNotation);
    assert.ok(game.ok);
    const { model } = game.reading;
    const [, ...variations] = walkLines(sgfPlayable.tree, model.trees[0]!);
    assert.equal(new Set(variations.map(({ address }) => address)).size, variations.length, text);
    for (const { address } of variations) {
      assert.ok(game.at(address).ok);
      const view = sgfView.at(model, { variation: address });
      assert.ok(view.ok, `${text}: ${address}`);
      const rows: string[] = game.position.board.signMap.map((row) => row.map((sign) => '.XO'.at(sign)!).join(''));
      assert.deepEqual(view.view.board, rows, `${text}: ${address}`);
    }
  }
  const { model } = sgfNotation.read(texts[0]!);
  const boardOf = (variation: string) => {
    const view = sgfView.at(model, { variation, ply: 0 });
    return view.ok ? view.view.board.join('/') : view.problem.message;
  };
  assert.equal(boardOf(''), '.../.../...');
  assert.equal(boardOf('2.1'), 'X../.../...');
  assert.equal(boardOf('9.1'), 'the game has no variation "9.1"');
});

test('each ply is drawn once, as it is drawn alone', () => {
  const { model } = sgfNotation.read('(;GM[1]SZ[3];B[aa];W[])');
  const titles: string[] = [];
  assert.ok(sgfView.eachPly!(model, {}, ({ title }) => titles.push(title)).ok);
  assert.deepEqual(titles, ['The start', '1. black aa', '2. white passes']);
});
