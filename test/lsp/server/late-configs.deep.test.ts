import { expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import type { NotationEntry } from '../../../src/notation/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Client } from '../client.js';

const oni = NOTATIONS.find(({ id }) => id === 'oni')!;
const own: NotationEntry = { ...oni, id: 'pgn', extensions: ['.pgn'] };

/** A game of chess, which 5DFEN recognizes as one of its own, and would format. */
const CHESS = '[Event "?"]\n[Board "Standard"]\n\n1.  e4 /  e5\n';
const URI = 'file:///a.pgn';
/** Other tests may run at the same time. */
const PATIENTLY = { timeout: 10_000 };

test.each([
  ['and then knows its notation', [...NOTATIONS, own], { isFormatted: false, code: 'oni/other-notation' }],
  ['and then fails', undefined, { isFormatted: true, code: undefined }],
] as const)('while a config takes long, a file of unknown extension is left alone: %s', async (_, notations, after) => {
  let end = (): void => {};
  const running = new Promise<readonly NotationEntry[]>((resolve, reject) => {
    end = () => (notations === undefined ? reject(new Error('it fails')) : resolve(notations));
  });
  const config = { configFor: () => 'config', notationsFor: () => running, pathOf: (uri: string) => uri };
  const client = await Client.here({}, config);
  const isFormatted = async (): Promise<boolean> => {
    const options: lsp.FormattingOptions = { tabSize: 2, insertSpaces: true };
    return (await client.about<lsp.TextEdit[]>('formatting', URI, { options })).length > 0;
  };

  expect(await client.open(URI, CHESS)).toEqual([]);
  expect(await isFormatted()).toBe(false);
  const known = await client.open('file:///a.oni', 'BXLUA\n');
  expect(known.map(({ code }) => code)).toEqual(['oni/unknown-card']);

  end();
  await expect.poll(isFormatted, PATIENTLY).toBe(after.isFormatted);
  await expect.poll(() => client.published(URI)?.diagnostics[0]?.code, PATIENTLY).toBe(after.code);
});
