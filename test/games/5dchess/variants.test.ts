import { expect, test } from 'vitest';
import { startBoards, VARIANT_NAMES } from '../../../src/games/5dchess/index.js';

const PAWNS = 'p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*';
const BRAWNS = 'w*w*w*w*w*w*w*w*/8/8/8/8/W*W*W*W*W*W*W*W*';
const usual = (pawns: string) => `r*nbqk*bnr*/${pawns}/R*NBQK*BNR*`;

/** Each variant with its boards: timeline, turn with a letter for the side to move, rows. */
test.each([
  ['Standard', [`0 1w ${usual(PAWNS)}`]],
  ['Standard - Turn Zero', [`0 0b ${usual(PAWNS)}`, `0 1w ${usual(PAWNS)}`]],
  ['Standard - Two Timelines', [`-0 1w ${usual(PAWNS)}`, `+0 1w ${usual(PAWNS)}`]],
  ['Standard - Half Reflected', [`0 1w r*nbqk*bnr*/${PAWNS}/R*NBK*QBNR*`]],
  ['Standard - Princess', [`0 1w r*nbsk*bnr*/${PAWNS}/R*NBSK*BNR*`]],
  ['Standard - Defended Pawn', [`0 1w r*qbnk*bnr*/${PAWNS}/R*QBNK*BNR*`]],
  ['Standard - Reversed Royalty', [`0 1w r*nbycbnr*/${PAWNS}/R*NBYCBNR*`]],
  ['Standard - Double Royalty', [`0 1w r*nbyk*bnr*/${PAWNS}/R*NBYK*BNR*`]],
  ['Standard - Brawns', [`0 1w ${usual(BRAWNS)}`]],
  ['Standard - Turn Zero - Brawns', [`0 0b ${usual(BRAWNS)}`, `0 1w ${usual(BRAWNS)}`]],
  ['Standard - Staggered Timelines', [`-0 1b ${usual(PAWNS)}`, `+0 1w ${usual(PAWNS)}`]],
  ['Standard - Staggered Timelines - Brawns', [`-0 1b ${usual(BRAWNS)}`, `+0 1w ${usual(BRAWNS)}`]],
  ['Standard - Defended Pawn - Alt', [`0 1w r*nbqk*nbr*/${PAWNS}/R*NBQK*NBR*`]],
  ['Focused - Just Brawns', ['0 1w w*w*w*w*k*/5/5/5/K*W*W*W*W*']],
  ['Misc - Small', ['0 1w kqbnr/p*p*p*p*p*/5/P*P*P*P*P*/KQBNR']],
  ['Very Small - Open', ['0 1w nbrk/3p*/P*3/KRBN']],
])('%s starts from its boards', (name, boards) => {
  const found = startBoards(name)!.map(({ layer, time, toMove, rows }) => `${layer} ${time}${toMove[0]!} ${rows}`);
  expect(found).toEqual(boards);
});

test('others are known by their names', () => {
  const names = VARIANT_NAMES.filter((name) => startBoards(name)!.length === 0);
  expect(names.map((name) => name.replace(/^(?:Misc|Focused) - /, '')).toSorted()).toEqual([
    'Battleground',
    'Excessive',
    'Global Warming',
    'Just Bishops',
    'Just Dragons',
    'Just Kings',
    'Just Knights',
    'Just Pawns',
    'Just Queens',
    'Just Rooks',
    'Just Unicorns',
    'Mini',
    'Random',
    'Timeline Battle',
    'Timeline Formations',
    'Timeline Fragment',
    'Timeline Invasion',
    'Timeline Marauders',
    'Timeline Strategos',
    'Very Small',
  ]);
  expect(VARIANT_NAMES).toHaveLength(36);
});

test.each([
  ['half  reflected', 'Standard - Half Reflected'],
  ['HALF_REFLECTED', 'Standard - Half Reflected'],
  ['standard-half-reflected', 'Standard - Half Reflected'],
  ['SMALL', 'Misc - Small'],
  ['turn zero - brawns', 'Standard - Turn Zero - Brawns'],
])('%s is %s', (name, known) => expect(startBoards(name)).toBe(startBoards(known)));

test.each(['misc', 'just brawns', 'small open', 'small misc', 'reflected half', 'x standard'])('%s is none', (name) => {
  expect(startBoards(name)).toBeUndefined();
});
