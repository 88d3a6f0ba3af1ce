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
  ['Standard - Half Reflected', [`0 1w r*nbk*qbnr*/${PAWNS}/R*NBQK*BNR*`]],
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
  [
    'Misc - Royalty War',
    [
      `-0 0b r*nbycbnr*/${PAWNS}/R*NBQK*BNR*`,
      `-0 1w r*nbycbnr*/${PAWNS}/R*NBQK*BNR*`,
      `+0 0b r*nbqk*bnr*/${PAWNS}/R*NBYCBNR*`,
      `+0 1w r*nbqk*bnr*/${PAWNS}/R*NBYCBNR*`,
    ],
  ],
  ['Very Small - Open', ['0 1w nbrk/3p*/P*3/KRBN']],
])('%s starts from its boards', (name, boards) => {
  const found = startBoards(name)!.map(({ layer, time, toMove, rows }) => `${layer} ${time}${toMove[0]!} ${rows}`);
  expect(found).toEqual(boards);
});

test('others are known by their names', () => {
  const names = VARIANT_NAMES.filter((name) => startBoards(name)!.length === 0);
  expect(names.toSorted()).toEqual([
    'Focused - Just Bishops',
    'Focused - Just Common Kings',
    'Focused - Just Dragons',
    'Focused - Just Kings',
    'Focused - Just Knights',
    'Focused - Just Pawns',
    'Focused - Just Queens',
    'Focused - Just Rooks',
    'Focused - Just Unicorns',
    'Misc - Battleground',
    'Misc - Excessive',
    'Misc - Global Warming',
    'Misc - King of Kings',
    'Misc - Mini',
    'Misc - Sparse',
    'Misc - Timeline Battle',
    'Misc - Timeline Battleground',
    'Misc - Timeline Formations',
    'Misc - Timeline Fragment',
    'Misc - Timeline Fragments',
    'Misc - Timeline Invasion',
    'Misc - Timeline Marauders',
    'Misc - Timeline Skirmish',
    'Misc - Timeline Strategos',
    'Misc - Timeline Tactician',
    'Random',
    'Simple - Knights vs. Bishops',
    'Simple - Knights vs. Rooks',
    'Simple - No Bishops',
    'Simple - No Knights',
    'Simple - No Queens',
    'Simple - No Rooks',
    'Simple - Rooks vs. Bishops',
    'Small - Centered',
    'Small - Flipped',
    'Small - Open',
    'Very Small',
  ]);
  expect(VARIANT_NAMES).toHaveLength(54);
});

test.each([
  ['half  reflected', 'Standard - Half Reflected'],
  ['HALF_REFLECTED', 'Standard - Half Reflected'],
  ['standard-half-reflected', 'Standard - Half Reflected'],
  ['SMALL', 'Misc - Small'],
  ['turn zero - brawns', 'Standard - Turn Zero - Brawns'],
  ['Simple - Knights vs Bishops', 'Simple - Knights vs. Bishops'],
  ['royalty war', 'Misc - Royalty War'],
])('%s is %s', (name, known) => expect(startBoards(name)).toEqual(startBoards(known)));

test.each(['misc', 'just brawns', 'open', 'small misc', 'reflected half', 'x standard'])('%s is none', (name) => {
  expect(startBoards(name)).toBeUndefined();
});
