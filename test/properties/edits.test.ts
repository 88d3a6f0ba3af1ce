import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/index.js';
import type { Change, Notation, NotationReading, Path } from '../../src/notation/index.js';
import { partAt } from '../../src/notation/path.js';
import { TESTED_NOTATIONS } from '../support/cases.js';
import { wellFormedTexts } from '../support/games/edits.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';

/** Returns the paths of the parts of a model: indices of lists are any number. */
function pathsOf(part: unknown, path: Path = []): Path[] {
  if (typeof part !== 'object' || part === null) return [path];
  const keys: (string | number)[] = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
  return [path, ...keys.flatMap((key) => pathsOf((part as { [key: string | number]: unknown })[key], [...path, key]))];
}

const kindOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '#' : key)).join('.');

/** Makes random changes whose values are parts of the same kind of other texts. */
class RandomChanges {
  readonly #random = new Random(SEED);
  readonly #values = new Map<string, unknown[]>();
  readonly #texts: readonly string[];
  readonly #notation: Notation;

  constructor(notation: Notation) {
    this.#notation = notation;
    this.#texts = wellFormedTexts(notation).filter(({ length }) => length < 400);
    for (const text of this.#texts) {
      const { model } = notation.read(text, { level: 'syntax' });
      for (const path of pathsOf(model)) {
        const kind = kindOf(path);
        this.#values.set(kind, [...(this.#values.get(kind) ?? []), partAt(model, path)]);
      }
    }
  }

  /** Returns a reading and a change of its model. */
  next(): { readonly reading: NotationReading; readonly change: Change } {
    const random = this.#random;
    const reading = this.#notation.read(random.pick(this.#texts));
    const path = random.pick(pathsOf(reading.model));
    const values = this.#values.get(kindOf(path)) ?? [];
    if (random.once(4)) return { reading, change: { remove: path } };
    if (random.once(2)) return { reading, change: { replace: path, value: random.pick(values) } };
    return { reading, change: { insert: path, value: random.pick(values) } };
  }
}

/** Returns the diagnostics that a list has beyond as many of the same code as another list has. */
const beyond = (list: readonly Diagnostic[], than: readonly Diagnostic[]): Diagnostic[] =>
  list.filter((diagnostic, i) => {
    const isSame = ({ code }: Diagnostic): boolean => code === diagnostic.code;
    return list.slice(0, i + 1).filter(isSame).length > than.filter(isSame).length;
  });

test.each(TESTED_NOTATIONS.map(({ id, load }) => [id, load] as const))(
  'an edit in %s adds a warning only if it is one of the changed model itself',
  async (_, load) => {
    const notation = await load();
    const changes = new RandomChanges(notation);
    let made = 0;
    for (let round = 0; round < rounds(300); round++) {
      const { reading, change } = changes.next();
      const result = reading.edit(change);
      if (!result.ok) continue;
      made++;
      const what = JSON.stringify({ text: reading.tree.text, change, after: result.reading.tree.text });
      const news = beyond(result.reading.diagnostics, reading.diagnostics);
      const wasValid = reading.diagnostics.every(({ severity }) => severity !== 'error');
      if (wasValid) {
        expect(
          news.filter(({ severity }) => severity === 'error'),
          what,
        ).toEqual([]);
      }
      const canonical = notation.tryPrint(result.reading.model);
      const warnings = news.filter(({ severity }) => severity !== 'error');
      if (canonical.ok) expect(beyond(warnings, notation.read(canonical.text).diagnostics), what).toEqual([]);
    }
    expect(made).toBeGreaterThan(rounds(300) / 10);
  },
);
