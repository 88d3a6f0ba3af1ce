import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, openGame } from 'ludogram';
import { goRules, sgfGames, sgfNotation } from '../src/index.js';

type OpenedGame = ReturnType<typeof open>;

/** Returns a game of a text; fails if it can't be opened. */
function open(text: string, game = 0) {
  const opened = openGame(text, sgfNotation, { game });
  assert.ok(opened.ok, opened.ok ? '' : opened.problem.message);
  return opened;
}

/** Returns the text of a game after something that must not be refused. */
function textOf(result: OpenedGame | ReturnType<OpenedGame['play']>): string {
  assert.ok(result.ok, result.ok ? '' : result.problem.message);
  return result.text;
}

const TEXT = '(;FF[4]GM[1]SZ[9]\n ;B[ee] C[center]\n ;W[cc]\n ;B[gc])\n';

test('games alone are continued with the same text', () => {
  const texts = [sgfGames, sgfNotation].map((notation) => {
    const game = openGame(TEXT, notation);
    assert.ok(game.ok);
    const done = game.at(2).variation('dd').comment('a move').at(3).play('gg').at(1).remove();
    assert.ok(done.ok, done.ok ? '' : done.problem.message);
    const { text } = game;
    assert.ok(game.undo().ok);
    return [text, game.text, sgfGames.detect(text)];
  });
  assert.deepEqual(texts[0], texts[1]);
});

test('moves are written after the last one, by points and by coordinates', () => {
  assert.equal(textOf(open(TEXT).toEnd().play('gg')), TEXT.replace('B[gc]', 'B[gc];W[gg]'));
  assert.equal(textOf(open(TEXT).toEnd().play('G3')), TEXT.replace('B[gc]', 'B[gc];W[gg]'));
  assert.equal(textOf(open(TEXT).toEnd().play('pass')), TEXT.replace('B[gc]', 'B[gc];W[]'));
  assert.equal(textOf(open('(;GM[1])').play('dd')), '(;GM[1];B[dd])');
  assert.equal(
    textOf(open('(;GM[1];B[dd](;W[pp])(;W[dp]))').toEnd().play('pd')),
    '(;GM[1];B[dd](;W[pp];B[pd])(;W[dp]))',
  );
});

test('a move of the text is entered', () => {
  const game = open(TEXT);
  assert.equal(textOf(game.play('ee')), TEXT);
  assert.equal(game.ply, 1);
  assert.equal(game.toMove, 'white');
});

test('a variation divides the line, and everything else stays', () => {
  const game = open(TEXT).at(2);
  assert.equal(textOf(game.variation('gg')), TEXT.replace(';W[cc]', '(;W[cc]').replace('B[gc])', 'B[gc])(;W[gg]))'));
  assert.ok(game.ok);
  assert.equal(game.address, '2.1.1');
  const both = TEXT.replace(';W[cc]', '(;W[cc]').replace('B[gc])', 'B[gc])(;W[gg];B[cg]))');
  assert.equal(textOf(game.play('cg')), both);
  const third = both.replace('B[cg]))', 'B[cg])(;W[gf]))');
  assert.equal(textOf(game.at(2).variation('gf')), third);
  assert.equal(textOf(game.remove()), both);
  assert.equal(textOf(game.at('2.1.1').remove()), both.replace('(;W[gg];B[cg])', ''));
});

test('variations are promoted', () => {
  const game = open('(;GM[1];B[dd](;W[pp];B[dp])(;W[dp]C[or]))').at('2.1');
  assert.equal(textOf(game.promote()), '(;GM[1];B[dd](;W[dp]C[or])(;W[pp];B[dp]))');
  assert.equal(textOf(game.undo()), '(;GM[1];B[dd](;W[pp];B[dp])(;W[dp]C[or]))');
});

test('a removed move takes the moves after it along', () => {
  assert.equal(textOf(open(TEXT).at(2).remove()), '(;FF[4]GM[1]SZ[9]\n ;B[ee] C[center]\n )\n');
  assert.equal(textOf(open('(;GM[1];B[dd](;W[pp])(;W[dp]))').at(2).remove()), '(;GM[1];B[dd])');
  const three = '(;GM[1]\n;B[dd] C[a]\n (;W[pp] C[b])\n (;W[dp])\n (;W[dc] C[c]))\n';
  assert.equal(textOf(open(three).at(2).remove()), '(;GM[1]\n;B[dd] C[a]\n )\n');
  assert.equal(textOf(open('(;GM[1];B[dd](;W[pp])(;W[dp]))').at(1).remove()), '(;GM[1])');
});

test('comments and results are written', () => {
  assert.equal(textOf(open(TEXT).at(2).comment('a ] b')), TEXT.replace('W[cc]', 'W[cc]C[a \\] b]'));
  assert.equal(textOf(open(TEXT).at(1).comment('too')), TEXT.replace('center', 'center\ntoo'));
  const game = open(TEXT);
  assert.equal(
    textOf(game.finish({ winners: ['black'], reason: 'resignation' })),
    TEXT.replace('SZ[9]', 'SZ[9]RE[B+R]'),
  );
  assert.equal(textOf(game.finish({ winners: [] })), TEXT.replace('SZ[9]', 'SZ[9]RE[0]'));
  assert.equal(textOf(game.finish()), TEXT);
});

test('a result without a reason keeps a written one with the same winner', () => {
  const finished = (result: string, outcome?: { winners: ('black' | 'white')[]; reason?: string }) => {
    const text = textOf(open(`(;GM[1]RE[${result}];B[dd])`).finish(outcome));
    return /RE\[(.*?)\]/.exec(text)?.[1];
  };
  assert.equal(finished('B+3.5', { winners: ['black'] }), 'B+3.5');
  assert.equal(finished('w+R', { winners: ['white'] }), 'w+R');
  assert.equal(finished('Jigo', { winners: [] }), 'Jigo');
  assert.equal(finished('B+3.5', { winners: ['white'] }), 'W+');
  assert.equal(finished('B+3.5', { winners: [] }), '0');
  assert.equal(finished('?', { winners: ['black'] }), 'B+');
  assert.equal(finished('B+3.5', { winners: ['black'], reason: 'time' }), 'B+T');
  assert.equal(finished('B+3.5'), undefined);
});

test('illegal moves are refused with their reason', () => {
  const why = (text: string, move: string) => {
    const result = open(text).toEnd().play(move);
    return result.ok ? undefined : result.problem.message;
  };
  assert.equal(why(TEXT, 'ee'), 'ee is illegal: occupied');
  assert.equal(why('(;GM[1]SZ[3]AB[ab][ba]PL[W])', 'aa'), 'aa is illegal: suicide');
  const ko = '(;GM[1]SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B];B[cb])';
  assert.equal(why(ko, 'bb'), 'bb is illegal: ko');
  assert.match(why(TEXT, 'zz')!, /isn't a point of the board/);
  assert.match(why(TEXT, 'I5')!, /isn't a point of the board/);
});

test('handicap, setup and the player to move are known', () => {
  assert.equal(open('(;GM[1]HA[2]AB[dd][pp])').toMove, 'white');
  const game = open('(;GM[1];B[dd];AE[dd]PL[B]C[again];B[ee])');
  assert.equal(game.moves().length, 2);
  assert.equal(goRules.legalMoves(open('(;GM[1]SZ[2])').position).length, 5);
  const checkers = openGame('(;GM[2])', sgfNotation);
  assert.ok(!checkers.ok);
});

test('random games: no other byte changes, and undo gives each text back', () => {
  let state = 11;
  const next = (n: number) =>
    Math.floor(((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x80000000) * n);
  for (const source of [
    TEXT,
    '(;GM[1]SZ[5])\n',
    '(;FF[4]GM[1]SZ[7]\r\n\r\n;B[aa](;W[bb] ;B[cc])\r\n(;W[dd]))\r\n',
    '(;GM[1]SZ[5])\n(;GM[1]SZ[4])',
  ]) {
    const game = open(source);
    const states = [source];
    for (let i = 0; i < 60; i++) {
      const before = game.text;
      const roll = next(10);
      if (roll === 0) game.comment(`note ${i}`);
      else if (roll === 1) game.at(next(game.ply + 1));
      else {
        const moves = game.legalMoves();
        const played = game.play(moves[next(moves.length)]!);
        assert.ok(played.ok, `${before}: ${played.ok ? '' : played.problem.message}`);
      }
      if (game.text === before) continue;
      assert.equal(applyEdits(before, game.edits), game.text);
      assert.ok(
        game.edits.every(({ start, end }) => before.slice(start, end).length <= 1),
        before,
      );
      const again = open(game.text);
      assert.ok(game.path === undefined || again.at(game.path).ok);
      assert.equal(game.rules.key(again.position), game.rules.key(game.position), game.text);
      states.push(game.text);
    }
    assert.ok(states.length > 30);
    for (const one of states.toReversed().slice(1)) assert.equal(textOf(game.undo()), one);
  }
});

test('the board of a game is that of the chosen one', () => {
  const { model } = sgfNotation.read('(;FF[4]GM[1]SZ[9];B[aa])(;FF[4]GM[1]SZ[9];B[bb];W[cc])');
  const titleOf = (game?: number) => {
    const drawn = sgfNotation.view!.at(model, game === undefined ? {} : { game });
    return drawn.ok ? drawn.view.title : drawn.problem.message;
  };
  assert.deepEqual([titleOf(), titleOf(1), titleOf(2)], ['1. black aa', '2. white cc', 'the file has no such game']);
});
