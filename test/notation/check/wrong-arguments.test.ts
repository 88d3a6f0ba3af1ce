import { expect, test } from 'vitest';
import { detect, read, readRecords } from '../../../src/library/index.js';
import { frogs } from '../made-up/notation.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import type { Json, Notation, NotationEntry } from '../../../src/notation/index.js';

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

test('functions of texts name what is not a text', async () => {
  for (const wrong of [undefined, null, 7, {}] as never[]) {
    const refusal = new TypeError(`expected a text, not ${typeof wrong}`);
    expect(() => detect(wrong)).toThrow(refusal);
    await expect(read(wrong)).rejects.toThrow(refusal);
    await expect(readRecords(wrong, { notation: 'oni' })).rejects.toThrow(refusal);
  }
});
