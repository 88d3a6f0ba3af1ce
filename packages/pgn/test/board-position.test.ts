import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { ChessPosition, ReplayPosition } from '../src/chess/engine.js';
import { engineStartOf, replayStartOf } from '../src/chess/start.js';
import {
  chessEngine,
  chessJsEngine,
  chessRules,
  parsePgnStructure,
  type PgnLine,
  useChessEngine,
} from '../src/index.js';
import { randomGame } from './games.js';
import { random } from './random.js';

const chessops = chessEngine();
after(() => useChessEngine(chessops));

/** Positions with castling, pins, promotions and captures en passant; the last ones are near the end of a game. */
const FENS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  '4k3/PPP3PP/8/8/8/8/ppp3pp/4K3 b - - 12 40',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1',
  '5k2/5P2/5K2/8/8/8/8/8 w - - 0 1',
  '4k3/8/8/2b5/8/8/4P3/4KB2 w - - 0 1',
];

const tagsOf = (fen: string | undefined, variant?: string) => ({
  tags: Object.entries({ FEN: fen, Variant: variant }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  ),
});

/** Returns the first position as replays have it, and those of both engines. */
function positionsAt(fen: string | undefined): [ReplayPosition, ChessPosition, ChessPosition] {
  const engines = [chessops, chessJsEngine].map((engine) => {
    useChessEngine(engine);
    const start = engineStartOf(tagsOf(fen));
    assert.ok(start.ok, fen);
    return start.position;
  });
  const start = replayStartOf(tagsOf(fen));
  assert.ok(start.ok, fen);
  return [start.position, ...(engines as [ChessPosition, ChessPosition])];
}

/** Returns what is seen of a position after it was asked to play a text. */
function playing(position: ReplayPosition, text: string) {
  const move = position.play(text);
  const { turn, moveNumber } = position;
  return {
    uci: move?.uci,
    uci960: move?.uci960,
    captured: move?.captured,
    fen: position.fen(),
    outcome: position.outcome(),
    turn,
    moveNumber,
  };
}

/** Returns the class of the position that a game starts from. */
function classOf(start: ReturnType<typeof replayStartOf>): unknown {
  assert.ok(start.ok);
  return start.position.constructor;
}

/** Returns texts that name no legal move, several, or one in an unusual form. */
function oddTexts(sans: readonly string[], next: (n: number) => number): string[] {
  const pick = (list: string) => list[next(list.length)]!;
  const square = () => pick('abcdefgh') + pick('12345678');
  const san = sans[next(sans.length)] ?? 'e4';
  const special = ['--', 'O-O', 'O-O-O+', 'e1g1', 'e8a8', 'Kg1', 'xd5', 'Nf3#', '@e4', 'a8=K', ''];
  return [
    pick('NBRQK') + square(),
    pick('NBRQK') + pick('abcdefgh') + square(),
    pick('abcdefgh') + square(),
    square() + square(),
    `${square()}${square()}q`,
    san.replace('x', ''),
    san.replace(/[a-h](?=[a-h])/, ''),
    san.replace(/[a-h][1-8]/, square()),
    san.replace(/=./, ''),
    special[next(special.length)]!,
  ];
}

/** Expects the same of a text in all three positions, if the engines agree on it. */
function expectSame(positions: readonly [ReplayPosition, ChessPosition, ChessPosition], text: string): void {
  const [found, ...wanted] = positions.map((position) => playing(position.clone(), text));
  if (isDeepStrictEqual(wanted[0], wanted[1])) assert.deepEqual(found, wanted[0], `${text} in ${positions[1].fen()}`);
}

describe('a position for replays', () => {
  test('plays random moves, and refuses others, as both engines do', () => {
    const next = random(11);
    for (const fen of FENS) {
      const positions = positionsAt(fen);
      for (let ply = 0; ply < 16; ply++) {
        const sans = positions[1].legalMoves().map((move) => chessRules.moveToText(positions[1], move));
        for (const text of oddTexts(sans, next)) expectSame(positions, text);
        const san = sans[next(sans.length)];
        if (san === undefined) break;
        const [found, ...wanted] = positions.map((position) => playing(position, san));
        assert.deepEqual([found, found], wanted, `${san} in ${fen}`);
      }
    }
  });

  test('plays whole games with variations as both engines do', () => {
    const walk = (line: PgnLine, positions: [ReplayPosition, ChessPosition, ChessPosition]) => {
      for (const { san, variations = [] } of line.moves) {
        for (const variation of variations) {
          walk(variation, positions.map((position) => position.clone()) as typeof positions);
        }
        const [found, ...wanted] = positions.map((position) => playing(position, san));
        assert.deepEqual([found, found], wanted, san);
        if (found?.uci === undefined && san !== '--') return;
      }
    };
    for (let seed = 1; seed <= 5; seed++) walk(randomGame(seed, 60), positionsAt(undefined));
    const suite = join(import.meta.dirname, '..', 'suite', 'pgn');
    for (const name of readdirSync(suite, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.pgn') || name.includes('invalid')) continue;
      for (const game of parsePgnStructure(readFileSync(join(suite, name), 'utf8')).model.games) {
        const isChess = game.tags.every((tag) => tag.name !== 'Variant');
        if (isChess && engineStartOf(game).ok) {
          walk(game, positionsAt(game.tags.find((tag) => tag.name === 'FEN')?.value));
        }
      }
    }
  });

  test('is that of the engine in Chess960 and in variants', () => {
    useChessEngine(chessops);
    for (const variant of ['Chess960', 'Atomic']) {
      assert.equal(
        classOf(replayStartOf(tagsOf(undefined, variant))),
        classOf(engineStartOf(tagsOf(undefined, variant))),
      );
    }
    // Rooks that castle from other squares, in a game without the tag.
    const start = replayStartOf(tagsOf('1r2k1r1/6pp/8/8/8/8/6PP/1R2K1R1 w KQkq - 0 1'));
    assert.equal(start.ok && start.position.play('O-O')?.uci, 'e1g1');
  });

  test('begins where the engine finds a position', () => {
    for (const engine of [chessops, chessJsEngine]) {
      useChessEngine(engine);
      const tags = tagsOf('4k3/8/8/8/8/8/8/4RK2 w - - 0 1');
      assert.deepEqual(replayStartOf(tags), engineStartOf(tags));
      assert.equal(replayStartOf(tags).ok, false);
    }
  });
});
