import { expect, test } from 'vitest';
import { detect, notationEntry, notations, read } from '../../src/library/index.js';
import { made } from '../support/readings.js';

test('every notation is listed, and loaded when it is used', async () => {
  expect(notations.map(({ id }) => id)).toEqual(expect.arrayContaining(['oni', 'otn', 'azul', '5dfen', 'annofen']));
  expect((await notations[0]!.load()).id).toBe('oni');
});

test('a text is read in the notation that is named, that its file has, or that it looks like', async () => {
  const idOf = async (...args: Parameters<typeof read>) => made(await read(...args)).notation.id;
  expect(await idOf('BXLUT Byt')).toBe('oni');
  expect(await idOf('hello', { fileName: 'games/a.AZUL' })).toBe('azul');
  expect(await idOf('BXLUT Byt', { notation: 'otn', fileName: 'a.azul' })).toBe('otn');
  expect(await idOf('x', { notation: notations[0]! })).toBe('oni');
  expect(detect('AZULGAME\n2\n')?.id).toBe('azul');
});

test('options of the reading are passed on', async () => {
  const { reading } = made(await read('BXLUB Eyt', { notation: 'oni', level: 'syntax' }));
  expect(reading.diagnostics).toEqual([]);
  await expect(read('[k/K:0:1:w]', { notation: '5dfen', dialect: 'klingon' })).rejects.toThrow(RangeError);
});

test('an unknown notation is a problem', async () => {
  expect(detect('hello')).toBeUndefined();
  expect(await read('hello')).toMatchObject({ ok: false, problem: { path: [] } });
  expect(await read('x', { notation: 'pgn' })).toMatchObject({
    ok: false,
    problem: { message: expect.stringContaining('unknown notation "pgn": expected one of oni') as string },
  });
});

test('an entry is a notation that is loaded when it is used', async () => {
  let loads = 0;
  const entry = notationEntry({ id: 'mine', title: 'games', detect: (text) => text.startsWith('mine') }, () => {
    loads++;
    return notations[0]!.load();
  });
  expect(entry).toMatchObject({ extensions: [], dialects: [], levels: ['syntax', 'structure', 'rules'] });
  expect(detect('mine', [entry])).toBe(entry);
  expect(loads).toBe(0);
  made(await read('BXLUT', { notation: entry }));
  made(await read('BXLUT', { notation: entry }));
  expect(loads).toBe(1);
});
