import { expect, test } from 'vitest';
import { PIECES, taflRules } from '../../../src/games/tafl/index.js';
import {
  boardOfPosition,
  invertPosition,
  otnPositionView,
  parseOtnPosition,
  parseOtnRules,
  positionOfBoard,
  printOtnPosition,
  taflPositionFromText,
  taflRulesOf,
} from '../../../src/notations/otn/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';

const RULES = [
  'dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/',
  'dim:9 ber:c kj:c nj:j mj:c gj:r start:/3tct3/4m4/4N4/t3T3t/ctTTKTGtt/t3T3t/4N4/4t4/3tct3/',
  'dim:11 sw:s efe:y start:/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/',
];

test.each(RULES)(
  `every position that a random game reaches is printed and read back the same (seed ${SEED}): %s`,
  (record) => {
    const rules = taflRulesOf(parseOtnRules(record).model)!;
    const random = new Random(SEED);
    let played = taflRules.start({ rules });
    const moves = () => taflRules.legalMoves(played);
    while (moves().length > 0 && random.int(150) > 0) {
      played = taflRules.play(played, random.pick(moves()));
      const position = positionOfBoard(played.board, rules.size);
      const { model, diagnostics } = parseOtnPosition(printOtnPosition(position));
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(model).toEqual(position);
      expect(boardOfPosition(model!)).toEqual(played.board);
      expect(invertPosition(invertPosition(position))).toEqual(position);
    }
  },
);

test(`any board is printed and read back the same (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let round = 0; round < rounds(300); round++) {
    const size = 1 + random.int(26);
    const fullness = 1 + random.int(8);
    const board = Uint8Array.from({ length: size * size }, () => (random.once(fullness) ? random.pick(PIECES) : 0));
    const position = positionOfBoard(board, size);
    expect(boardOfPosition(parseOtnPosition(printOtnPosition(position)).model!)).toEqual(board);
  }
});

test('a position is built from its text, or the first error is its problem', () => {
  expect(taflPositionFromText('/1t1/tKt/1t1/')).toEqual({ ok: true, position: { rows: ['1t1', 'tKt', '1t1'] } });
  const { diagnostics } = parseOtnPosition('/1t1/tQt/1t1/');
  const problem = { path: [], message: diagnostics[0]!.message };
  expect(taflPositionFromText('/1t1/tQt/1t1/')).toEqual({ ok: false, problem });
  expect(taflPositionFromText('')).toMatchObject({ ok: false });
});

test("a board that isn't square has no picture but a problem", () => {
  const at = otnPositionView.at({ rows: ['1t1', 'tK'] });
  expect(at).toMatchObject({ ok: false, problem: { path: [] } });
  expect(otnPositionView.at({ rows: ['1t1', 'tKt', '1t1'] })).toMatchObject({ ok: true, view: { size: 3 } });
});

test.each([
  ['a text without a position', '', { rows: [] }],
  ['a row that is missing', '/1t1//1t1/', { rows: ['1t1', '', '1t1'] }],
])('%s still has a model', (_, text, model) => {
  expect(parseOtnPosition(text).model).toEqual(model);
});
