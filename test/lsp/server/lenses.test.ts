import { beforeAll, expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import type { ReadDocument } from '../../../src/lsp/features/document.js';
import { gamesOf, gameSummary } from '../../../src/lsp/features/games.js';
import type { Path, PlyColumns } from '../../../src/notation/index.js';
import { Client } from '../client.js';
import { AZUL, BRANDUB, FIVED, TAFL } from '../feature-table.js';

let client: Client;
beforeAll(async () => {
  client = await Client.here({ initializationOptions: { boardCommand: 'my.board' } });
});

const lensesOf = async (id: string, text: string): Promise<lsp.CodeLens[]> => {
  await client.open(`untitled:lenses.${id}`, text, id);
  return client.about<lsp.CodeLens[]>('codeLens', `untitled:lenses.${id}`);
};

/** A game that the defenders win with their first move: the king reaches a corner. */
const WON = '[rules:dim:7 esc:c ks:n start:/t6/7/7/7/7/7/1K5/]\n\n1. a1-a2 b7-a7\n';

test.each([
  ['oni', 'BXLUT\nByt\nLbh\n', '2 moves, no result'],
  ['oni', 'BXLUT\n', '0 moves, no result'],
  ['oni', 'BX\n', "the moves can't be played"],
  ['otn', TAFL, '4 moves, no result'],
  ['otn', `[result:1]\n${WON}`, '2 moves, defenders won, but the record says attackers won'],
  ['otn', `[result:-1]\n${WON}`, '2 moves, defenders won'],
  ['otn', `[result:0]\n${BRANDUB}\n\n1. d1-c1 d3-b3\n`, '2 moves, the record says a draw'],
  ['azul', AZUL, '5 moves, no result'],
  ['5dfen', FIVED, '3 moves, no result'],
])('%s: a game has its result as played and as written: %j', async (id, text, title) => {
  const [board, result, ...more] = await lensesOf(id, text);
  expect(more).toEqual([]);
  expect(board!.command).toEqual({
    title: 'play on the board',
    command: 'my.board',
    arguments: [{ line: 0, character: 0 }],
  });
  expect(await client.request('codeLens/resolve', board)).toEqual(board);
  expect(result!.command).toBeUndefined();
  const resolved = await client.request<lsp.CodeLens>('codeLens/resolve', result);
  expect(resolved).toEqual({ ...result, command: { title, command: '' } });
});

test.each([
  ['oni', ' \n'],
  ['xiangqi-fen', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n'],
  ['peggy', "Start = 'a'\n"],
])('%s: a text without a game has no lens: %j', async (id, text) => {
  expect(await lensesOf(id, text)).toEqual([]);
});

test('a client without a command for the board has only results', async () => {
  const plain = await Client.here();
  await plain.open('untitled:a.oni', 'BXLUT\nByt\n', 'oni');
  expect(await plain.about('codeLens', 'untitled:a.oni')).toEqual([
    expect.objectContaining({ data: { uri: 'untitled:a.oni', game: 0 } }),
  ]);
  expect(plain.capabilities.codeLensProvider).toEqual({ resolveProvider: true });
});

test('the start rules of a grammar have a lens with the command that shows how they read a text', async () => {
  const tracing = await Client.here({ initializationOptions: { traceCommand: 'my.trace' } });
  const uri = 'untitled:a.peggy';
  await tracing.open(uri, 'Start = x:Part\nPart = "a" // no start\n  Other = "b"\n', 'peggy');
  const lensOf = (name: string, line: number, start: number, end: number) => ({
    range: { start: { line, character: start }, end: { line, character: end } },
    command: { title: 'read a text', command: 'my.trace', arguments: [uri, name] },
  });
  expect(await tracing.about('codeLens', uri)).toEqual([lensOf('Start', 0, 0, 5), lensOf('Other', 2, 2, 7)]);
});

test('each game of a record with several has its own lens', () => {
  const games = ['draw', 'white'].map((result, i) => ({
    path: ['games', i],
    facts: { result },
    play(columns: PlyColumns) {
      columns.add('white', 'e4');
      columns.add('black', 'e5', '', '', '1.1');
      columns.end(result);
    },
  }));
  const tables = { game: () => ({}), games: () => games, play: () => {} };
  const document = {
    notation: { play: { tables } },
    reading: {
      tree: { text: '1. e4 *\n1. e4 *\n' },
      model: {},
      spanOf: ([, i]: Path) => ({ start: 8 * Number(i), end: 8 * Number(i) + 7 }),
    },
  } as unknown as ReadDocument;
  expect(gamesOf(document).map(({ start }) => start)).toEqual([0, 8]);
  expect(gameSummary(document, 0)).toBe('1 move, a draw');
  expect(gameSummary(document, 1)).toBe('1 move, white won');
});
