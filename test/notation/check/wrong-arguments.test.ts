import { expect, test } from 'vitest';
import { multiverseFromText } from '../../../src/games/5dchess/index.js';
import * as azul from '../../../src/games/azul/index.js';
import * as onitama from '../../../src/games/onitama/index.js';
import * as tafl from '../../../src/games/tafl/index.js';
import {
  compileGrammar,
  formatGrammar,
  generate,
  grammarNames,
  grammarTokens,
  inspectGrammar,
  migrateGrammar,
  railroadDiagrams,
  readEbnf,
  readLinkedGrammar,
  streamMode,
  textMateGrammar,
  traceText,
} from '../../../src/library/generator.js';
import { applyEdits, applyFixes, detect, encodeText, read, readRecords } from '../../../src/library/index.js';
import type { Json, Notation, NotationEntry } from '../../../src/notation/index.js';
import { fiveDPositionFromText } from '../../../src/notations/5dfen/index.js';
import { azulPositionFromText } from '../../../src/notations/azul/index.js';
import { oniNotation, onitamaPositionFromText, parseOniTree } from '../../../src/notations/oni/index.js';
import { hintsIn, parseOtnTree, taflPositionFromText } from '../../../src/notations/otn/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { xiangqiSetupFromText } from '../../../src/notations/xiangqi/annofen/index.js';
import { select, selectorProblem } from '../../../src/select/index.js';
import { frogs } from '../made-up/notation.js';

const fails = (): never => {
  throw new Error('a getter that throws');
};
const THROWING = [
  new Proxy({}, { get: fails, has: fails, ownKeys: fails, getOwnPropertyDescriptor: fails }),
  Object.fromEntries(['moves', 'turns', 'players', 'fields', 'entries', 'rows', 'kind'].map((key) => [key, 7])),
];
for (const key of Object.keys(THROWING[1]!)) Object.defineProperty(THROWING[1], key, { get: fails, enumerable: true });

const WRONG: readonly unknown[] = [undefined, null, 7, true, {}, [], [undefined], Symbol('s'), Object.create(null)];

/** The message for an argument of the wrong type. */
const named = expect.stringMatching(/^(?:expected|this (?:part|value)|a move has|.* isn't a valid position$)/);

test.each([...NOTATIONS, frogs as NotationEntry])('$id names an argument of the wrong type', async (entry) => {
  const notation: Notation = await entry.load();
  const refused = (act: () => unknown): void => {
    let error: unknown;
    try {
      const result = act() as { readonly ok?: boolean; readonly problem?: { readonly message: string } };
      if (result.ok !== false) return;
      error = result.problem;
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ message: named });
  };
  for (const wrong of WRONG) {
    expect(() => notation.read(wrong as never)).toThrow(new TypeError(`expected a text, not ${typeof wrong}`));
    expect(() => notation.format(wrong as never)).toThrow(new TypeError('expected a reading'));
    refused(() => notation.toJson(wrong));
    refused(() => notation.print(wrong));
  }
  for (const wrong of [...WRONG, 'x', ...THROWING]) {
    expect(() => notation.tryPrint(wrong)).not.toThrow();
    expect(notation.fromJson(wrong as Json)).toMatchObject({ ok: expect.any(Boolean) });
  }
  expect(notation.fromJson(THROWING[0] as Json)).toEqual({
    ok: false,
    problem: { path: [], message: 'this value has another form' },
  });
});

const NOT_TEXTS = [undefined, null, 7, {}, ['BXLUT'], Buffer.from('BXLUT')] as never[];

/** The functions that take a text, a grammar or a selector, besides those that only read notations. */
const OF_TEXTS: Readonly<Record<string, (text: never) => unknown>> = {
  detect,
  'detect of a notation': (text) => oniNotation.detect(text),
  'parse of a notation': (text) => oniNotation.parse(text),
  applyEdits: (text) => applyEdits(text, []),
  applyFixes: (text) => applyFixes(text, []),
  encodeText: (text) => encodeText(text),
  select: (text) => select(oniNotation.parse('BXLUT'), text),
  selectorProblem,
  parseOniTree,
  parseOtnTree,
  compileGrammar,
  'parse of a compiled grammar': (text) => {
    const compiled = compileGrammar('A = "a"');
    if (compiled.ok) compiled.grammar.parse(text);
  },
  formatGrammar,
  generate: (text) => generate(text, { file: 'a.peggy' }),
  grammarNames,
  grammarTokens,
  inspectGrammar: (text) => inspectGrammar(text, { file: 'a.peggy' }),
  migrateGrammar: (text) => migrateGrammar(text, 'a.peggy'),
  railroadDiagrams,
  readEbnf: (text) => readEbnf(text, 'a.ebnf'),
  readLinkedGrammar: (text) => readLinkedGrammar(text, 'a.peggy'),
  streamMode: (text) => streamMode(text, { file: 'a.peggy' }),
  textMateGrammar: (text) => textMateGrammar(text, { file: 'a.peggy' }),
  traceText: (text) => traceText(readLinkedGrammar('A = "a"', 'a.peggy'), text),
  hintsIn,
  onitamaPositionFromText,
  taflPositionFromText,
  azulPositionFromText,
  fiveDPositionFromText,
  xiangqiSetupFromText,
  'boardFromText of tafl': tafl.boardFromText,
  'moveFromText of tafl': (text) => tafl.moveFromText({ rules: {} } as never, text),
  'moveFromText of Azul': azul.moveFromText,
  'moveFromText of Onitama': (text) => onitama.moveFromText({} as never, text),
  'positionFromText of Onitama': (text) => onitama.positionFromText(text),
  multiverseFromText,
};

test.each(Object.entries(OF_TEXTS))('%s names what is not a text', (_, use) => {
  for (const wrong of NOT_TEXTS) {
    expect(() => use(wrong)).toThrow(new TypeError(`expected a text, not ${typeof wrong}`));
  }
});

test('functions that load a notation name what is not a text', async () => {
  for (const wrong of NOT_TEXTS) {
    const refusal = new TypeError(`expected a text, not ${typeof wrong}`);
    await expect(read(wrong)).rejects.toThrow(refusal);
    await expect(readRecords(wrong, { notation: 'oni' })).rejects.toThrow(refusal);
  }
});
