import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import {
  type AzulGame,
  type AzulLine,
  azulNotation,
  azulPositionFromText,
  type Change,
} from '../../../src/notations/azul/index.js';
import { checkRandomEdits } from '../../support/games/edits.js';
import { type Random, SEED } from '../../support/random.js';
import { made } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';

const GAME = '\uFEFFAZULGAME \r\n# a\r\n:A  Ann \r\n2\r\n\r\n#b\r\n 1llrr 2orku\r\n\tA 1 ll 2- \r\n: so far\r\n';

const MOVE: AzulLine = { type: 'move', player: 'B', origin: 2, tiles: ['o'], destinations: ['3'] };
const NAME: AzulLine = { type: 'name', player: 'B', name: 'Bela' };

function edited(text: string, change: Change): string {
  return applyEdits(text, made(azulNotation.read(text, { level: 'syntax' }).edit(change)).edits);
}

test.each<[string, Change, string]>([
  ['a move at the end', { insert: ['lines', 4], value: MOVE }, `${GAME}B 2 o 3\r\n`],
  ['a move before a remark', { insert: ['lines', 3], value: MOVE }, GAME.replace(': so', 'B 2 o 3\r\n: so')],
  ['a name before an indented draw', { insert: ['lines', 1], value: NAME }, GAME.replace(' 1l', ':B Bela\r\n 1l')],
  ['a comment', { insert: ['comments', 2], value: ' c' }, `${GAME}# c\r\n`],
  ['another origin', { replace: ['lines', 2, 'origin'], value: 0 }, GAME.replace('A 1 ll 2-', 'A 0 ll 2-')],
  ['another name', { replace: ['lines', 0], value: NAME }, GAME.replace(':A  Ann', ':B Bela')],
  [
    'another tile',
    { replace: ['lines', 1, 'factories', 1, 'tiles', 0], value: 'l' },
    GAME.replace('1llrr 2o', '1llrr 2l'),
  ],
  ['more players', { replace: ['players'], value: 3 }, GAME.replace('\n2', '\n3')],
  ['no draw', { remove: ['lines', 1] }, GAME.replace(' 1llrr 2orku\r\n', '')],
  ['no comment', { remove: ['comments', 0] }, GAME.replace('# a\r\n', '')],
])('an edit writes %s and nothing else', (_, change, expected) => {
  expect(edited(GAME, change)).toBe(expected);
});

test('the first lines of a record are inserted', () => {
  expect(edited('AZULGAME', { insert: ['players'], value: 2 })).toBe('AZULGAME\n2');
  expect(edited('AZULGAME\n2\n', { insert: ['lines', 0], value: NAME })).toBe('AZULGAME\n2\n:B Bela\n');
  expect(edited('AZULGAME\n:A Ann\n2', { insert: ['lines', 1], value: MOVE })).toBe('AZULGAME\n:A Ann\n2\nB 2 o 3');
});

test('an impossible change is a problem', () => {
  const problemOf = (change: Change) => {
    const result = azulNotation.read(GAME).edit(change);
    return result.ok ? undefined : result.problem;
  };
  expect(problemOf({ replace: ['players'], value: 5 })).toMatchObject({ path: ['players'] });
  expect(problemOf({ replace: ['lines', 0, 'name'], value: 'a\nb' })).toMatchObject({
    path: ['lines', 0, 'name'],
  });
  expect(problemOf({ insert: ['comments', 0], value: 'a\nb' })).toMatchObject({ path: ['comments', 0] });
  expect(problemOf({ remove: ['lines', 9] })).toMatchObject({ path: ['lines', 9] });
  expect(problemOf({ remove: ['lines'] })).toBeDefined();
});

test('the parts of a record have spans', () => {
  const reading = azulNotation.read(GAME);
  const textOf = (...path: (string | number)[]) => {
    const span = reading.spanOf(path);
    return span && GAME.slice(span.start, span.end);
  };
  expect(textOf('players')).toBe('2');
  expect(textOf('comments', 1)).toBe('#b');
  expect(textOf('lines', 0)).toBe(':A  Ann');
  expect(textOf('lines', 0, 'name')).toBe('Ann');
  expect(textOf('lines', 1, 'factories', 1)).toBe('2orku');
  expect(textOf('lines', 1, 'factories', 1, 'number')).toBe('2');
  expect(textOf('lines', 2, 'tiles')).toBe('ll');
  expect(textOf('lines', 2, 'destinations', 1)).toBe('-');
  expect(textOf('lines', 3, 'text')).toBe('so far');
  for (const path of [[], ['lines'], ['lines', 4], ['lines', 0, 'type'], ['players', 0], ['x', 0]]) {
    expect(textOf(...path), JSON.stringify(path)).toBeUndefined();
  }
});

test(`an edited record has the changed model (seed ${SEED})`, () => {
  checkRandomEdits(azulNotation, { rounds: rounds(120), change: randomChange, wholeOf: (path) => path.slice(0, 2) });
});

function randomChange(random: Random, { lines, comments }: AzulGame): Change {
  const value = random.pick<AzulLine>([MOVE, NAME, { type: 'commentary', text: 'new' }]);
  const changes: Change[] = [
    { insert: ['lines', random.int(lines.length + 1)], value },
    { insert: ['comments', random.int(comments.length + 1)], value: ' new' },
  ];
  if (lines.length > 0) {
    const index = random.int(lines.length);
    changes.push({ remove: ['lines', index] }, { replace: ['lines', index], value });
    if (lines[index]!.type === 'move') changes.push({ replace: ['lines', index, 'player'], value: 'D' });
  }
  if (comments.length > 0) changes.push({ remove: ['comments', random.int(comments.length)] });
  return random.pick(changes);
}

test('a position comes from a record, or a problem', () => {
  const record = 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 2-\n';
  expect(azulPositionFromText(record)).toMatchObject({ ok: false, problem: { path: [] } });
  const { position } = made(azulPositionFromText(record.replace('2-', '22')));
  expect(position.players[0]!.lines[1]).toEqual({ tile: 'l', count: 2 });
  expect(position.turnOf).toBe(1);
});
