import { beforeAll, expect, test } from 'vitest';
import type * as lsp from 'vscode-languageserver-protocol';
import { Client } from '../client.js';

let clients: readonly Client[];
beforeAll(async () => {
  const wanted = [undefined, ['pieces'], ['captures', 'nothing'], ['captures', 'pieces']];
  clients = await Promise.all(wanted.map((hints) => Client.here({ initializationOptions: { hints } })));
});

const WHOLE = { range: { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } } };
const TAFL = '[rules:dim:7 start:/4t2/2tT3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. e1-e2 d3-c3\n';
/** A board on which the first move captures. */
const ONITAMA = '.....\n..0..\n..1..\n.....\n3...2\nBXLUT\nBmh\n';

/** Texts with the position and label of each hint for pieces and for captures. */
test.each([
  [
    'otn',
    TAFL,
    [
      [2, 8, 'attacker'],
      [2, 14, 'defender'],
    ],
    [[2, 8, 'xd2']],
  ],
  [
    'otn',
    TAFL.replace('e2', 'e2xd2'),
    [
      [2, 11, 'attacker'],
      [2, 17, 'defender'],
    ],
    [],
  ],
  ['oni', ONITAMA, [[6, 3, 'disciple']], [[6, 3, 'captures a disciple']]],
  ['oni', 'BXLUT\nByt\nLb', [[1, 3, 'disciple']], []],
  [
    '5dfen',
    '[Board "Standard"]\n\n1. e4 / d5 {x}\n2. exd5 / Qxd5\n',
    [
      [2, 5, 'pawn'],
      [2, 10, 'pawn'],
      [3, 7, 'pawn'],
      [3, 14, 'queen'],
    ],
    [
      [3, 7, 'captures a pawn'],
      [3, 14, 'captures a pawn'],
    ],
  ],
] as const)(
  '%s: hints for pieces and captures are shown if they are wanted: %j',
  async (id, text, pieces, captures) => {
    const uri = `untitled:hints.${id}`;
    const found = clients.map(async (client) => {
      await client.open(uri, text, id);
      const hints = await client.about<lsp.InlayHint[]>('inlayHint', uri, WHOLE);
      return hints.map(({ label, position: { line, character } }) => [line, character, label]);
    });
    const [none, ofPieces, ofCaptures, both] = await Promise.all(found);
    expect(none).toEqual([]);
    expect(ofPieces).toEqual(pieces);
    expect(ofCaptures).toEqual(captures);
    expect(both).toEqual(expect.arrayContaining([...pieces, ...captures]));
  },
);
