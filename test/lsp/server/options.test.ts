import { expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import type { LspBoard } from '../../../src/lsp/protocol/board-request.js';
import { Client } from '../client.js';

const RULES = 'dim:3 start:/1t1/1K1/T2/\n';
const CHESS = '[Board "Standard"]\n1. e4 / e5\n';

/** The formatted rules of a game, and a board, for a client with initialization options. */
async function shown(options: unknown, request: object = {}) {
  const client = await Client.here({ initializationOptions: { options } });
  await client.open('untitled:rules', RULES, 'otn-rules');
  const edits = await client.about<lsp.TextEdit[]>('formatting', 'untitled:rules', { options: request });
  await client.open('untitled:chess', CHESS, '5dfen');
  const board = { textDocument: { uri: 'untitled:chess' }, position: { line: 1, character: 9 } };
  return [edits.map(({ newText }) => newText), (await client.request<LspBoard>('ludogram/board', board)).svg];
}

test('the initialization options choose the options of notations, and a request overrides them', async () => {
  const [edits, drawing] = await shown({});
  expect(edits).toEqual([]);
  const chosen = { 'otn-rules': { print: { inverted: true } }, '5dfen': { render: { latin: true } } };
  const [inverted, latin] = await shown(chosen);
  expect(inverted).toEqual(['dim:3 starti:/T2/1K1/1t1/\n']);
  expect(latin).not.toBe(drawing);
  expect((await shown(chosen, { inverted: false }))[0]).toEqual([]);
});

test('values of other types are ignored', async () => {
  const plain = await shown(undefined);
  for (const options of [
    3,
    { 'otn-rules': 3, '5dfen': { render: null } },
    { 'otn-rules': { print: { inverted: 'yes', other: true } }, none: {} },
  ]) {
    expect(await shown(options)).toEqual(plain);
  }
});
