import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { chessEngine, chessJsEngine, commandsOf, pgnNotation, secondsOf, useChessEngine } from '../src/index.js';

type Row = readonly unknown[];

/** Returns the rows that a game of a text adds to the table of plies, and the facts about it. */
function tableOf(text: string, { game = 0, wantsPositions = false } = {}) {
  const rows: Row[] = [];
  let result: string | undefined = 'not ended';
  const model = pgnNotation.read(text).model;
  const one = pgnNotation.play!.tables!.games!(model)[game]!;
  one.play({
    wantsPositions,
    add: (...cells) => void rows.push(cells),
    end: (outcome) => (result = outcome),
  });
  return { rows, result, facts: one.facts };
}

const TAGS = '[Event "A"]\n[Date "1992.11.??"]\n[White "Ann"]\n[Black "?"]\n[WhiteElo "2785"]\n[Result "1-0"]\n\n';

test('a game has its tags, and what is unknown is absent', () => {
  const { facts } = tableOf(`${TAGS}1. e4 1-0`);
  assert.deepEqual(facts.players, { white: 'Ann' });
  assert.deepEqual(facts.ratings, { white: 2785 });
  assert.equal(facts.date, '1992.11.??');
  assert.equal(facts.result, 'white');
  assert.equal(facts.tags?.Event, 'A');
});

test('a ply has its clock, evaluation, annotations and comment', () => {
  const { rows } = tableOf('1. e4 $1 {[%clk 0:01:30][%eval -0.25] good} e5 {[%eval #-3]} *');
  assert.deepEqual(rows[0]!.slice(0, 5), ['white', 'e4', undefined, undefined, '']);
  const [first, second] = rows.map((row) => row[6] as Record<string, unknown>);
  assert.equal(first!.uci, 'e2e4');
  assert.equal(first!.clock, 90);
  assert.equal(first!.evaluation, -0.25);
  assert.equal(first!.nags, '1');
  assert.match(String(first!.comment), /good/);
  assert.equal(second!.mate, -3);
});

test('a transposition has the same key, with other numbers of moves', () => {
  const keyAt = (text: string) => tableOf(text).rows.at(-1)![5];
  assert.equal(keyAt('1. Nf3 Nf6 2. c4 *'), keyAt('1. c4 Nf6 2. Nf3 *'));
  assert.equal(keyAt('1. Nf3 Nf6 *'), keyAt('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 *'));
  assert.notEqual(keyAt('1. Nf3 Nf6 *'), keyAt('1. Nf3 Nc6 *'));
});

const GAMES_OF_ALL_MOVES = [
  '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4 6. d4 Qd7 7. Be3 O-O-O 8. h3 Bxf3 *',
  '1. e4 a6 2. e5 d5 3. exd6 b5 4. dxc7 b4 5. a4 bxa3 6. cxd8=Q+ Kxd8 7. Ra2 axb2 8. Ke2 bxc1=N+ *',
  '[SetUp "1"]\n[FEN "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 40"]\n\n40... Rxa1+ 41. Kd2 Rxh1 42. Kc3 Ke7 *',
];

test('the key of a position of chess is its Zobrist hash, as chess.js makes it', () => {
  for (const text of GAMES_OF_ALL_MOVES) {
    const board = new Chess(/\[FEN "([^"]+)"/.exec(text)?.[1]);
    for (const [, move, , , , key] of tableOf(text).rows) {
      board.move(move as string);
      assert.equal(key, BigInt.asIntN(64, BigInt(`0x${board.hash()}`)), `${text}: ${String(move)}`);
    }
  }
});

test('two steps of a pawn make another position only if it can legally be captured en passant', () => {
  const keyAfterE4 = (placement: string) =>
    tableOf(`[SetUp "1"]\n[FEN "${placement} w - - 0 1"]\n\n1. e4 *`).rows[0]![5];
  const twoSteps = ['4k3/8/8/8/3p4/8/4P3/4K3', '3k4/8/8/8/3p4/8/4P3/3RK3', '4k3/8/8/8/8/8/4P3/4K3'];
  const oneStep = ['4k3/8/8/8/3p4/4P3/8/4K3', '3k4/8/8/8/3p4/4P3/8/3RK3', '4k3/8/8/8/8/4P3/8/4K3'];
  assert.deepEqual(
    twoSteps.map((placement, i) => keyAfterE4(placement) === keyAfterE4(oneStep[i]!)),
    [false, true, true],
  );
});

test('a position of a variant has the key of its board, or of everything that its FEN adds', () => {
  const keysOf = (variant: string, moves: string) =>
    tableOf(`[Variant "${variant}"]\n\n${moves} *`).rows.map((row) => row[5]);
  const [key] = keysOf('Standard', '1. e4');
  assert.equal(keysOf('Atomic', '1. e4')[0], key);
  assert.match(String(keysOf('Crazyhouse', '1. e4 d5 2. exd5')[2]), /\[P\] b KQkq -$/);
  assert.match(String(keysOf('Three-check', '1. e4')[0]), / b KQkq - 3\+3$/);
});

test('a variation comes where it branches off, a game ends by its rules, and positions are written on request', () => {
  const { rows, result } = tableOf('1. f3 e5 (1... d5 2. c4) 2. g4 Qh4# 0-1', { wantsPositions: true });
  assert.deepEqual(
    rows.map((row) => row[1]),
    ['f3', 'd5', 'c4', 'e5', 'g4', 'Qh4#'],
  );
  assert.equal(result, 'black');
  assert.match(String(rows[0]![3]), /^rnbqkbnr\/pppppppp\/8\/8\/8\/5P2\//);
});

test('each game of a text has a row', () => {
  assert.deepEqual(tableOf('1. e4 *\n\n1. d4 *', { game: 1 }).rows[0]![1], 'd4');
});

test('a captured piece is known even if it is not on the target of the move', () => {
  for (const variant of ['Standard', 'Atomic']) {
    const { rows } = tableOf(`[Variant "${variant}"]\n\n1. e4 a6 2. e5 d5 3. exd6 *`);
    assert.deepEqual(rows.at(-1)!.slice(1, 3), ['exd6', 'p']);
  }
});

test('castling captures nothing, in chess and in variants', () => {
  for (const variant of ['Standard', 'Atomic']) {
    const { rows } = tableOf(`[Variant "${variant}"]\n\n1. Nf3 a6 2. g3 b6 3. Bg2 c6 4. O-O *`);
    assert.deepEqual(rows.at(-1)!.slice(1, 3), ['O-O', undefined]);
    const { rows: ofCoordinates } = tableOf(`[Variant "${variant}"]\n\n1. g1f3 a6 2. g2g3 b6 3. f1g2 c6 4. e1h1 *`);
    assert.deepEqual(ofCoordinates.at(-1)!.slice(1, 3), ['e1h1', undefined]);
  }
});

test('a command has a name, and ends at the next bracket', () => {
  const textOf = (comment: string) => commandsOf(comment).map(({ name, value }) => `${name}=${value}`);
  assert.deepEqual(textOf('[%clk 0:01:30] and [%csl Ra1, Gb2][%x_Y]'), ['clk=0:01:30', 'csl=Ra1, Gb2', 'x_Y=']);
  assert.deepEqual(textOf('[% clk] [%[%eval 1] [%eval [%2]'), ['eval=1', 'eval=[%2']);
  assert.deepEqual(textOf('[%clk 0:01:30'), []);
});

test('a clock has hours and minutes, and may have seconds', () => {
  assert.deepEqual(['1:02:03.5', '1:02', '62', '1:2:3:4', '1:x'].map(secondsOf), [3723.5, 3720, ...Array(3)]);
});

test('moves of a variant that the engine does not know are rows without positions', () => {
  const engine = chessEngine();
  useChessEngine(chessJsEngine);
  try {
    const tags = '[Variant "Atomic"]\n[SetUp "1"]\n[FEN "8/k6p/8/8/8/8/8/K7 b - - 0 1"]\n\n';
    const { rows, result } = tableOf(`${tags}1... h5 {[%clk 0:01:30]} 2. Kb1 (2. Ka2 h4) h4 *`);
    assert.deepEqual(
      rows.map(([mover, move, captures, , variation, key]) => [mover, move, captures, variation, key]),
      [
        ['black', 'h5', undefined, '', undefined],
        ['white', 'Ka2', undefined, '2.1', undefined],
        ['black', 'h4', undefined, '2.1', undefined],
        ['white', 'Kb1', undefined, '', undefined],
        ['black', 'h4', undefined, '', undefined],
      ],
    );
    assert.equal((rows[0]![6] as Record<string, unknown>).clock, 90);
    assert.equal(result, undefined);
  } finally {
    useChessEngine(engine);
  }
});

test('moves of a game whose FEN is not a position are rows without positions', () => {
  for (const fen of ['8/8/8/8/8/8/8/8 b - - 0 7', 'rnbqkbnr/pppppppp/8/8 b KQkq - 0 7', 'kings b']) {
    const { rows, result } = tableOf(`[SetUp "1"]\n[FEN "${fen}"]\n\n7... e5 8. Nf3 (8. f4 $1) Nc6 *`);
    assert.deepEqual(
      rows.map(([mover, move, captures, position, variation, key]) => [
        mover,
        move,
        captures,
        position,
        variation,
        key,
      ]),
      [
        ['black', 'e5', undefined, undefined, '', undefined],
        ['white', 'f4', undefined, undefined, '2.1', undefined],
        ['white', 'Nf3', undefined, undefined, '', undefined],
        ['black', 'Nc6', undefined, undefined, '', undefined],
      ],
    );
    assert.equal((rows[1]![6] as Record<string, unknown>).nags, '1');
    assert.equal(result, undefined);
  }
});
