import { describe, expect, test } from 'vitest';
import { centreOf, cornersOf } from '../../../src/games/tafl/board/board.js';
import { ALL_ATTACKERS, ALL_DEFENDERS, ALL_PIECES, KING_ONLY, PIECES } from '../../../src/games/tafl/board/pieces.js';
import { completeRules } from '../../../src/games/tafl/rules.js';

const start = new Uint8Array(49);

describe('rules that say nothing but the board', () => {
  const rules = () => completeRules({ size: 7, start });

  test('have the defaults', () => {
    const { speed, spaces: _, ...rest } = rules();
    expect(rest).toEqual({
      size: 7,
      start,
      escape: 'corner',
      surroundingFatal: true,
      first: 'attackers',
      threefold: 'draw',
      kingArms: 'armed',
      kingStrength: 'strong',
      jumps: {
        taflman: 'none',
        commander: 'free',
        knight: 'capturing',
        king: 'none',
        mercenary: 'none',
        guard: 'none',
      },
      emptyCentreHostileTo: ALL_PIECES,
      shieldwall: 'none',
      shieldwallFlanking: true,
      edgeForts: false,
      berserk: 'none',
      linnaean: false,
    });
    expect(PIECES.map((piece) => speed.get(piece))).toEqual(PIECES.map(() => Infinity));
  });

  test('have corners and a center, and no fortress', () => {
    const { corner, centre, attackerFortress, defenderFortress } = rules().spaces;
    const anybody = { enterableBy: ALL_PIECES };
    expect(corner).toEqual({ squares: [0, 6, 42, 48], hostileTo: ALL_PIECES, passableBy: KING_ONLY, stoppableBy: KING_ONLY, ...anybody }); // prettier-ignore
    expect(centre).toEqual({ squares: [24], hostileTo: ALL_ATTACKERS, passableBy: ALL_PIECES, stoppableBy: KING_ONLY, ...anybody }); // prettier-ignore
    expect(attackerFortress).toEqual({ squares: [], hostileTo: ALL_DEFENDERS, passableBy: ALL_PIECES, stoppableBy: ALL_PIECES, ...anybody }); // prettier-ignore
    expect(defenderFortress).toEqual({ squares: [], hostileTo: ALL_ATTACKERS, passableBy: ALL_DEFENDERS, stoppableBy: ALL_DEFENDERS, ...anybody }); // prettier-ignore
  });
});

test('chosen rules apply, and leave the other defaults as they are', () => {
  const rules = completeRules({
    size: 7,
    start,
    berserk: 'move',
    jumps: { king: 'restricted' },
    spaces: { corner: { squares: [1] }, defenderFortress: { squares: [2], hostileTo: 0 } },
  });
  expect(rules.berserk).toBe('move');
  expect(rules.jumps).toMatchObject({ king: 'restricted', commander: 'free' });
  expect(rules.spaces.corner).toMatchObject({ squares: [1], stoppableBy: KING_ONLY });
  expect(rules.spaces.defenderFortress).toMatchObject({ squares: [2], hostileTo: 0, stoppableBy: ALL_DEFENDERS });
  expect(rules.spaces.centre.squares).toEqual([24]);
});

test('boards of any size have corners, and those of odd size a center', () => {
  expect(cornersOf(1)).toEqual([0]);
  expect(cornersOf(2)).toEqual([0, 1, 2, 3]);
  expect(cornersOf(11)).toEqual([0, 10, 110, 120]);
  expect([1, 2, 3, 11, 12].map(centreOf)).toEqual([[0], [], [4], [60], []]);
});
