import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { openGame } from 'ludogram';
import {
  chessEngine,
  chessJsEngine,
  chessRules,
  parsePgnStructure,
  pgnNotation,
  useChessEngine,
} from '../src/index.js';
import { randomGame } from './games.js';
import { random } from './random.js';

const chessops = chessEngine();
after(() => useChessEngine(chessops));

/** Returns what an engine makes of something. */
function by<T>(engine: typeof chessops, act: () => T): T {
  useChessEngine(engine);
  return act();
}

/** Expects the same of both engines. */
function expectSame<T>(act: () => T, message?: string): T {
  const wanted = by(chessops, act);
  assert.deepEqual(by(chessJsEngine, act), wanted, message);
  return wanted;
}

const SUITE = join(import.meta.dirname, '..', 'suite', 'pgn');
const texts = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => ({ name, text: readFileSync(join(SUITE, name), 'utf8') }));

/** Returns the first position of a FEN. */
const startOf = (fen?: string) => {
  const start = chessEngine().start(undefined, fen);
  assert.ok(start.ok, fen);
  return start.position;
};

describe('chess.js and chessops', () => {
  test('are both installed', () => {
    assert.equal(chessops.name, 'chessops');
    assert.equal(chessJsEngine.name, 'chess.js');
  });

  test('give the same diagnostics for all cases of chess', () => {
    const standard = texts.filter(({ text }) => !/\[Variant/.test(text));
    assert.ok(standard.length > 130);
    for (const { name, text } of standard) expectSame(() => pgnNotation.read(text).diagnostics, name);
  });

  test('play the same games', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const model = { games: [randomGame(seed, 60)] };
      const replay = expectSame(() => pgnNotation.play!.json(pgnNotation.play!.replay(model) as never, model));
      assert.ok(JSON.stringify(replay).includes('uci'));
    }
  });

  test('know the same legal moves, results and repetitions', () => {
    const next = random(5);
    let position = startOf();
    for (let i = 0; i < 60; i++) {
      const fen = position.fen();
      const moves = expectSame(() => {
        const here = startOf(fen);
        const all = chessRules.legalMoves(here).map((move) => chessRules.moveToText(here, move));
        return { moves: all.sort(), result: chessRules.result(here) ?? null, key: chessRules.key(here) };
      }, fen).moves;
      if (moves.length === 0) position = startOf();
      else position.play(moves[next(moves.length)]!);
    }
  });

  test('count the same sequences of moves', () => {
    // A position of the usual tests of move generators, with castling, promotion, pins and captures en passant.
    const fens = [
      ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 8902],
      ['8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 2812],
    ] as const;
    for (const [fen, count] of fens) {
      assert.equal(
        expectSame(() => chessRules.perft(startOf(fen), 3)),
        count,
      );
    }
  });

  test('refuse the same positions for the same reasons', () => {
    const reasons = [
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQQBNR w KQkq - 0 1',
      '8/8/8/8/8/8/8/8 w - - 0 1',
      'Pnbqkbnr/1ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      'rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/4K3 x - - 0 1',
      '4k3/8/8/8/8/8/8/4RK2 w - - 0 1',
      'rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      '4k3/8/8/8/8/8/8/4K3 w - z9 0 1',
    ].map((fen) =>
      expectSame(() => {
        const start = chessEngine().start(undefined, fen);
        return start.ok ? undefined : start.problem.message;
      }, fen),
    );
    assert.ok(reasons.every((reason) => reason !== undefined));
  });

  test('read the same spellings of moves', () => {
    const fen = 'r3k2r/1P6/8/8/4p3/8/3P4/R3K2R w KQkq - 0 1';
    for (const san of 'O-O O-O-O e1g1 e1h1 e1c1 b8=Q bxa8=N bxa8 b8 xa8=Q d4 d2d4 Rad1 Ra1d1 Rd1 Kd1+ b7a8q -- Ke3'.split(
      ' ',
    )) {
      expectSame(() => {
        const position = startOf(fen);
        const move = position.play(san);
        return {
          uci: move?.uci ?? null,
          uci960: move?.uci960 ?? null,
          captured: move?.captured ?? null,
          fen: position.fen(),
        };
      }, san);
      expectSame(() => startOf(fen).sanOf(san) ?? null, san);
    }
  });
});

test('chess.js continues games in texts', () => {
  useChessEngine(chessJsEngine);
  const game = openGame('1.e4 e5 2.Nf3 *', pgnNotation);
  assert.ok(game.ok);
  assert.equal(game.legalMoves().length, 20);
  const played = game.toEnd().play('b8c6');
  assert.ok(played.ok);
  assert.equal(game.text, '1.e4 e5 2.Nf3 Nc6 *');
});

test('chess.js reports variants as unchecked', () => {
  useChessEngine(chessJsEngine);
  const codes = (variant: string) =>
    pgnNotation.read(`[Variant "${variant}"]\n\n1. e5 *`).diagnostics.map(({ code }) => code);
  assert.ok(codes('Atomic').includes('pgn/unknown-variant'));
  assert.ok(!codes('Atomic').includes('pgn/illegal-move'));
  assert.ok(codes('Standard').includes('pgn/illegal-move'));
});

test('level structure needs no engine', () => {
  useChessEngine({ name: 'none', knows: () => assert.fail(), start: () => assert.fail() });
  assert.equal(parsePgnStructure('1. e4 e5 *').model.games[0]?.moves.length, 2);
});
