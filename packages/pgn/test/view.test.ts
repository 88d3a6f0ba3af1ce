import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGame } from 'ludogram';
import { type ChessMove, gameText, pgnNotation, pgnView } from '../src/index.js';
import { randomGame } from './games.js';

/** Opens the first game of a text at its end, with its picture. */
function openAtEnd(text: string) {
  const game = openGame(text, pgnNotation);
  assert.ok(game.ok && game.toEnd().ok);
  const drawn = pgnView.at(game.reading.model);
  assert.ok(drawn.ok);
  return { game, view: drawn.view };
}

/** Returns the legal moves of a position by the squares that enter them. */
function movesBySquares(text: string): Map<string, string[]> {
  const { game, view } = openAtEnd(text);
  const known = new Set(pgnView.squares!.of(view).map(({ name }) => name));
  assert.equal(known.size, 64);
  const moves = new Map<string, string[]>();
  for (const move of game.legalMoves() as ChessMove[]) {
    const squares = pgnView.squares!.ofMove(move, view);
    assert.ok(squares.every((name) => known.has(name)));
    const key = squares.join(' ');
    moves.set(key, [...(moves.get(key) ?? []), game.moveText(move)]);
  }
  return moves;
}

test('moves are entered by the squares of a piece and of its target, promotions by both and a choice', () => {
  const start = movesBySquares('*');
  assert.equal(start.size, 20);
  assert.deepEqual(start.get('g1 f3'), ['Nf3']);
  const promoting = movesBySquares('[FEN "1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 30"]\n\n*');
  assert.deepEqual(promoting.get('a7 a8')!.toSorted(), ['a8=B', 'a8=N', 'a8=Q', 'a8=R']);
  assert.equal(promoting.get('a7 b8')!.length, 4);
  assert.deepEqual(promoting.get('e1 g1'), ['O-O']);
  assert.deepEqual(promoting.get('e1 c1'), ['O-O-O']);
  assert.deepEqual(movesBySquares('1. e4 a6 2. e5 d5').get('e5 d6'), ['exd6']);
});

test('the king castles to its rook in Chess960, and drops are chosen from a list', () => {
  const in960 = movesBySquares('[Variant "Chess960"]\n[FEN "5kr1/6p1/8/8/8/8/8/5KR1 w Gg - 0 1"]\n\n*');
  assert.deepEqual(in960.get('f1 g1'), ['O-O+']);
  assert.deepEqual(in960.get('f1 f2'), ['Kf2']);
  const crazyhouse = '[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 e6';
  const drops = movesBySquares(crazyhouse).get('')!;
  assert.equal(drops.length, 33);
  assert.ok(drops.includes('@e4') && !drops.includes('@e8'));
  for (const drop of drops) {
    const { diagnostics } = pgnNotation.read(`${crazyhouse} 3. ${drop} *`);
    assert.deepEqual(
      diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
  }
});

test('squares cover the picture in reading order, with the names of the pieces', () => {
  const squares = pgnView.squares!.of(openAtEnd('1. e4').view);
  assert.deepEqual(squares[0], { name: 'a8', x: 24, y: 24, width: 48, height: 48, piece: 'black rook' });
  assert.deepEqual(squares[63], { name: 'h1', x: 360, y: 360, width: 48, height: 48, piece: 'white rook' });
  assert.equal(squares.find(({ name }) => name === 'e4')!.piece, 'white pawn');
  assert.equal(squares.find(({ name }) => name === 'e2')!.piece, undefined);
});

test('the picture of a variation is that of the position to which its game leads', () => {
  let drawn = 0;
  for (const text of [
    '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 3. exd5) 2... d6) (1... e6) 2. Nf3 *',
    '1. e4 Ke5 (1... e5 2. Nf3) *',
    ...[1, 2, 3].map((seed) => gameText(randomGame(seed, 40))),
  ]) {
    const game = openGame(text, pgnNotation);
    assert.ok(game.ok);
    const { model } = game.reading;
    for (const at of pgnNotation.playable!.tree.branches(model.games[0]!)) {
      const end = game.at(at.step);
      assert.ok(end.ok, text);
      const own = game.moves().filter(({ address }) => address.startsWith(`${at.step}.`)).length;
      const view = pgnView.at(model, { variation: at.step, ply: own });
      assert.ok(view.ok);
      assert.equal(view.view.fen, game.position.fen(), `${text}: ${at.step}`);
      drawn++;
    }
  }
  assert.ok(drawn > 10, String(drawn));
  const { model } = pgnNotation.read('1. e4 (1. d4) *');
  const fenOf = (variation: string) => {
    const view = pgnView.at(model, { variation, ply: 0 });
    return view.ok ? view.view.fen.split(' ')[0] : view.problem.message;
  };
  assert.equal(fenOf(''), fenOf('1.1'));
  assert.equal(fenOf('1.1'), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
  assert.equal(fenOf('2.1'), 'the game has no variation "2.1"');
});

test('each ply is drawn once, as it is drawn alone', () => {
  const { model } = pgnNotation.read('1. e4 e5 2. Nf3 *');
  const titles: string[] = [];
  assert.ok(pgnView.eachPly!(model, {}, ({ title }) => titles.push(title)).ok);
  assert.deepEqual(titles, ['The start', '1. e4', '1... e5', '2. Nf3']);
});
