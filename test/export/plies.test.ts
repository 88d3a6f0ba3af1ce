import { expect, test } from 'vitest';
import { azulGames } from '../../bench/inputs/azul.js';
import { oniGames } from '../../bench/inputs/oni.js';
import { otnGames } from '../../bench/inputs/otn.js';
import { notationById, NOTATIONS } from '../../src/notations/registry.js';
import { addRecord } from '../../src/export/rows.js';
import { noRows, TABLES, type TableRows } from '../../src/export/schema.js';
import { WON } from '../cli/support.js';

/** The rows of a record as objects, by table. */
async function tablesOf(
  id: string,
  text: string,
  withReplay = false,
): Promise<Record<string, Record<string, unknown>[]>> {
  const notation = await notationById(NOTATIONS, id)!.load();
  let replay: object | undefined;
  const reading = notation.read(text, { onReplay: (made) => (replay = made) });
  const rows: TableRows = noRows();
  const { diagnostics } = reading;
  const given = withReplay && replay !== undefined ? { replay } : {};
  addRecord(rows, { file: 'f', text, notation, dialect: undefined, reading, diagnostics, ...given });
  return Object.fromEntries(
    TABLES.map(({ name, columns }) => [
      name,
      rows[name][0]!.map((_, row) =>
        Object.fromEntries(columns.map((column, i) => [column.name, rows[name][i]![row]])),
      ),
    ]),
  );
}

const FIVE_D = '[Board "Standard"]\n[Mode "5D"]\n1. e3 / e6\n2. Qf3 (2. h4) / h5 1-0\n';
const FORK = '[rules:dim:5 start:/2t2/5/t1K1t/5/2t2/]\n1. c1-b1 c3-c4\n2. a3-a2\n1a.1.1a. c1-d1\n';
const AZUL = 'AZULGAME\n2\n1llrr 2orku 3rkbo 4bbll 5rrko\nA 1 ll 22\n';

test.each([
  ['oni', WON],
  ['oni', oniGames()[1]!],
  ['otn', otnGames()[0]!],
  ['otn', FORK],
  ['azul', azulGames()[0]!],
  ['5dfen', FIVE_D],
])('%s: the replay that the legality pass made gives the rows of one made apart', async (id, text) => {
  const once = await tablesOf(id, text, true);
  expect(once.plies!.length).toBeGreaterThan(2);
  expect(once).toEqual(await tablesOf(id, text));
});

test('a text whose moves are not all played gives no replay', async () => {
  for (const id of ['oni', 'otn', 'azul', '5dfen']) {
    const notation = await notationById(NOTATIONS, id)!.load();
    const replays: object[] = [];
    notation.read('', { onReplay: (made) => replays.push(made) });
    notation.read(WON, { level: 'structure', onReplay: (made) => replays.push(made) });
    expect(replays.length).toBe(0);
  }
});

test('oni: captures are pieces, positions boards', async () => {
  const { plies, games } = await tablesOf('oni', WON);
  expect(plies!.map(({ mover, move, captures }) => [mover, move, captures])).toEqual([
    ['red', 'Brs', undefined],
    ['blue', 'Lhl', undefined],
    ['red', 'Tvl', 'sensei'],
  ]);
  expect(plies![2]!.position).toHaveLength(25);
  expect(games![0]).toMatchObject({ played_result: 'red', plies: 3 });
});

test('otn: positions are records, and variations have their address', async () => {
  const { plies } = await tablesOf('otn', FORK);
  expect(
    plies!.map(({ variation, number, mover, move, position }) => [variation, number, mover, move, position]),
  ).toEqual([
    ['', 1, 'attackers', 'c1-b1', '/1t3/5/t1K1t/5/2t2/'],
    ['', 2, 'defenders', 'Kc3-c4', '/1t3/5/t3t/2K2/2t2/'],
    ['', 3, 'attackers', 'a3-a2', '/1t3/t4/4t/2K2/2t2/'],
    ['1a.1', 1, 'attackers', 'c1-d1', '/3t1/5/t1K1t/5/2t2/'],
  ]);
});

test('azul: positions are factories, the centre, and the board of each player', async () => {
  const { plies } = await tablesOf('azul', AZUL.replaceAll('b', 'u'));
  const empty = '...../...../...../...../.....';
  expect(plies!.map(({ mover, move, position }) => [mover, move, position])).toEqual([
    ['A', 'A 1 ll 22', `2orku 3orku 4lluu 5orrk 0rr* A0 ${empty} -/l2/-/-/- - B0 ${empty} -/-/-/-/- -`],
  ]);
  const whole = await tablesOf('azul', azulGames()[0]!);
  expect(whole.plies!.at(-1)!.position).toMatch(/^A\d+ [lorku.]{5}\//);
});

test('5dfen: positions are the boards that a move made', async () => {
  const { plies } = await tablesOf('5dfen', FIVE_D);
  expect(plies!.map(({ variation, mover, move }) => [variation, mover, move])).toContainEqual(['2w.1', 'white', 'h4']);
  for (const { position } of plies!) expect(position).toMatch(/^\[[^\]]+\]( \[[^\]]+\])*$/);
});
