import { expect, test } from 'vitest';
import { azulGames } from '../../bench/inputs/azul.js';
import { fiveDGames } from '../../bench/inputs/five-d.js';
import { oniGames } from '../../bench/inputs/oni.js';
import { otnGames } from '../../bench/inputs/otn.js';
import { RowChunks } from '../../src/export/row-chunks.js';
import { RecordRows } from '../../src/export/rows.js';
import { TABLES } from '../../src/export/schema.js';
import type { Level } from '../../src/notation/options.js';
import { notationById, NOTATIONS } from '../../src/notations/registry.js';
import { WON, WRONG_CARD } from '../cli/support.js';

/** The rows of a record as objects, by table. */
async function tablesOf(
  id: string,
  text: string,
  whileReading = true,
  level: Level = 'rules',
): Promise<Record<string, Record<string, unknown>[]>> {
  const notation = await notationById(NOTATIONS, id)!.load();
  const chunks = new RowChunks();
  const record = new RecordRows(chunks, 'f', notation);
  const { listener } = record;
  const reading = notation.read(text, whileReading && listener !== undefined ? { level, listener } : { level });
  record.add({ file: 'f', text, notation, dialect: undefined, reading, diagnostics: reading.diagnostics });
  const rows = chunks.last;
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

/** A game of each notation. */
const GAMES: Readonly<Record<string, string>> = { oni: WON, otn: FORK, azul: azulGames(1)[0]!, '5dfen': FIVE_D };

test.each([
  ['oni', WON],
  ['oni', oniGames(2)[1]!],
  ['otn', otnGames(1)[0]!],
  ['otn', FORK],
  ['azul', azulGames(1)[0]!],
  ['5dfen', FIVE_D],
  ['oni', WRONG_CARD],
  ['otn', FORK.replace('c3-c4', 'c3-c4 e9')],
  ['azul', `${azulGames(1)[0]!}?`],
])('%s: the plies added while reading are those of a replay', async (id, text) => {
  const once = await tablesOf(id, text);
  expect(once).toEqual(await tablesOf(id, text, false));
  const { play, read } = await notationById(NOTATIONS, id)!.load();
  const { model } = read(text);
  const replay = play!.replay(model);
  const json: unknown = replay.ok ? play!.json(replay, model) : {};
  const { plies, variations = [] } = json as { plies: readonly Ply[]; variations?: readonly Line[] };
  const lines = [{ address: '', plies }, ...variations];
  const expected = lines.flatMap((line) =>
    line.plies.map(({ mover }, i) => ({ variation: line.address, number: i + 1, mover })),
  );
  expect(expected.length).toBeGreaterThan(2);
  const found = once.plies!.map(({ variation, number, mover }) => ({ variation, number, mover }));
  expect(found.toSorted(byLine)).toEqual(expected.toSorted(byLine));
  expect(once.games![0]!.plies).toBe(plies.length);
});

interface Ply {
  readonly mover: string;
}

interface Line {
  readonly address: string;
  readonly plies: readonly Ply[];
}

function byLine(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return String(a.variation).localeCompare(String(b.variation)) || Number(a.number) - Number(b.number);
}

test.each(['oni', 'otn', 'azul', '5dfen'])('%s: a game that is not played to its end has no end', async (id) => {
  const notation = await notationById(NOTATIONS, id)!.load();
  let ends = 0;
  const listener = { onPly: () => {}, onEnd: () => ends++ };
  notation.read('', { listener });
  notation.read(GAMES[id]!, { level: 'structure', listener });
  expect(ends).toBe(0);
  notation.read(GAMES[id]!, { listener });
  expect(ends).toBe(1);
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

test('otn: positions are records, and variations have their address and come where they branch off', async () => {
  const { plies } = await tablesOf('otn', FORK);
  expect(
    plies!.map(({ variation, number, mover, move, position }) => [variation, number, mover, move, position]),
  ).toEqual([
    ['1a.1', 1, 'attackers', 'c1-d1', '/3t1/5/t1K1t/5/2t2/'],
    ['', 1, 'attackers', 'c1-b1', '/1t3/5/t1K1t/5/2t2/'],
    ['', 2, 'defenders', 'Kc3-c4', '/1t3/5/t3t/2K2/2t2/'],
    ['', 3, 'attackers', 'a3-a2', '/1t3/t4/4t/2K2/2t2/'],
  ]);
});

test('azul: positions are factories, the center, and the board of each player', async () => {
  const { plies } = await tablesOf('azul', AZUL.replaceAll('b', 'u'));
  const empty = '...../...../...../...../.....';
  expect(plies!.map(({ mover, move, position }) => [mover, move, position])).toEqual([
    ['A', 'A 1 ll 22', `2orku 3orku 4lluu 5orrk 0rr* A0 ${empty} -/l2/-/-/- - B0 ${empty} -/-/-/-/- -`],
  ]);
  const whole = await tablesOf('azul', azulGames(1)[0]!);
  expect(whole.plies!.at(-1)!.position).toMatch(/^A\d+ [lorku.]{5}\//);
});

test('5dfen: positions are the boards that a move made', async () => {
  const { plies } = await tablesOf('5dfen', FIVE_D);
  expect(plies!.map(({ variation, mover, move }) => [variation, mover, move])).toContainEqual(['2w.1', 'white', 'h4']);
  for (const { position } of plies!) expect(position).toMatch(/^\[[^\]]+\]( \[[^\]]+\])*$/);
});

test.each(['structure', 'rules'] as const)('5dfen, %s: even moves that are not played are rows', async (level) => {
  const unknown = FIVE_D.replace('Standard', 'Misc - Timeline Marauders');
  const { plies, games } = await tablesOf('5dfen', unknown, true, level);
  expect(plies!.map(({ variation, mover, move, position }) => [variation, mover, move, position])).toEqual([
    ['', 'white', 'e3', undefined],
    ['', 'black', 'e6', undefined],
    ['2w.1', 'white', 'h4', undefined],
    ['', 'white', 'Qf3', undefined],
    ['', 'black', 'h5', undefined],
  ]);
  expect(games![0]).toMatchObject({ plies: 4, errors: 0 });
});

test.each(fiveDGames(3).map((text, i) => [i, text]))(
  '5dfen: the boards of game %i are those of replay --json',
  async (_, text) => {
    const { plies } = await tablesOf('5dfen', text);
    const { play, read } = await notationById(NOTATIONS, '5dfen')!.load();
    const { model } = read(text);
    const replay = play!.replay(model);
    const json: unknown = replay.ok ? play!.json(replay, model) : {};
    const { plies: expected } = json as { plies: readonly { position: readonly string[] }[] };
    expect(plies!.map(({ position }) => position)).toEqual(expected.map(({ position }) => position.join(' ')));
  },
);

test('otn: plies have the clocks and texts of the commentary on them', async () => {
  const text =
    '[rules:dim:5 start:/2t2/5/t1K1t/5/2t2/]\n' +
    '1. c1-b1 c3-c4 [600 3/30 quiet |590 2/30 ]\n2. a3-a2 c4-c5 [| a corner? ]\n2a.1.2a. a3-a4 [580 5i slow]\n';
  const { plies } = await tablesOf('otn', text);
  expect(plies!.map(({ variation, clock, comment }) => [variation, clock, comment])).toEqual([
    ['', 600, 'quiet'],
    ['', 590, undefined],
    ['2a.1', 580, 'slow'],
    ['', undefined, undefined],
    ['', undefined, 'a corner?'],
  ]);
  expect(await tablesOf('otn', text, false)).toEqual(await tablesOf('otn', text));
});

test.each(['Standard', 'No such variant'])('5dfen: plies have the comments after them, in %s', async (board) => {
  const text = `[Board "${board}"]\n[Mode "5D"]\n1. e3 {quiet} {slow} / {first} e6\n2. Qf3 (2. h4 {side}) {back} / h5 1-0\n`;
  const { plies } = await tablesOf('5dfen', text);
  expect(plies!.map(({ variation, comment }) => [variation, comment])).toEqual([
    ['', 'quiet\nslow'],
    ['', undefined],
    ['2w.1', 'side'],
    ['', 'back'],
    ['', undefined],
  ]);
});
