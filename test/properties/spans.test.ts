import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { NotationReading, Path } from '../../src/notation/index.js';
import { casesOf, TESTED_NOTATIONS } from '../support/cases.js';
import { Random } from '../support/random.js';
import { sampled } from '../support/rounds.js';

/** Longer texts have too many parts for all of them to be tried. */
const MAX_TEXT_LENGTH = 300;

/** Pieces of text that damage a text of any notation. */
const DAMAGE = ['', 'x', '9', '#c\n', ' ', '\n', '.', ']', '!', '-'];

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Whether an offset is between the units of a surrogate pair, or between CR and LF. */
const isInCharacter = (text: string, offset: number): boolean =>
  /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(Math.max(0, offset - 1), offset + 1));

for (const entry of TESTED_NOTATIONS) {
  const notation = await entry.load();
  const texts = casesOf(entry.id)
    .filter(({ text }) => text.length <= MAX_TEXT_LENGTH)
    .flatMap(({ name, text }) => [
      { name, text },
      { name: `${name}, damaged`, text: damaged(text, name) },
    ]);

  describe(`spans of the parts of a model: ${entry.id}`, () => {
    test('the span of a part is inside its node', () => {
      const wrong: string[] = [];
      let count = 0;
      for (const { name, text } of sampled(texts)) {
        const reading = notation.read(text, { level: 'syntax' });
        for (const path of pathsOf(reading.model)) {
          const span = reading.spanOf(path);
          const node = reading.nodeOf(path);
          if (span !== undefined) count++;
          const isRight =
            span === undefined || node === undefined
              ? span === node
              : node.start <= span.start && span.start <= span.end && span.end <= node.end;
          if (!isRight) wrong.push(`${name}: ${JSON.stringify(path)}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(sampled(texts).length / 4);
    });

    test('a path that leads nowhere has neither a span nor a node', () => {
      const wrong: string[] = [];
      for (const { name, text } of sampled(texts)) {
        const reading = notation.read(text, { level: 'syntax' });
        for (const path of pathsOf(reading.model).flatMap((known) => pathsBeyond(reading.model, known))) {
          if (reading.spanOf(path) === undefined && reading.nodeOf(path) === undefined) continue;
          wrong.push(`${name}: ${JSON.stringify(path)}`);
        }
      }
      expect(wrong).toEqual([]);
    });

    test('a diagnostic and its fixes never split a character', () => {
      const wrong: string[] = [];
      for (const { name, text: lines } of sampled(texts)) {
        const random = new Random(Number.parseInt(digest(name), 16) % 2 ** 31);
        const text = lines.replace(/\r?\n/g, '\r\n');
        for (const at of [0, text.length, random.int(text.length + 1)]) {
          if (isInCharacter(text, at)) continue;
          const spoiled = `${text.slice(0, at)}\u{1F600}${text.slice(at)}`;
          for (const { code, span, fixes = [], related = [] } of notation.read(spoiled).diagnostics) {
            const spans = [span, ...related.map((one) => one.span), ...fixes.flatMap(({ edits }) => edits)];
            if (!spans.some(({ start, end }) => isInCharacter(spoiled, start) || isInCharacter(spoiled, end))) continue;
            wrong.push(`${name}: ${code} in ${JSON.stringify(spoiled)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    // A change of a notation changes spans only on purpose: `vitest -u` accepts it.
    test('the spans are those of the snapshot', async () => {
      const lines = texts.map(({ name, text }) => {
        const found = spansOf(notation.read(text, { level: 'syntax' }));
        return `${digest(found.join('\n'))} ${found.length} ${name}`;
      });
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`spans/${basename(entry.id)}.txt`);
    });
  });
}

/** A text with up to three changes, always the same for a name. */
function damaged(text: string, name: string): string {
  const random = new Random(Number.parseInt(digest(name), 16) % 2 ** 31);
  let out = text;
  for (let i = random.int(3); i >= 0; i--) {
    const at = random.int(out.length + 1);
    out = out.slice(0, at) + random.pick(DAMAGE) + out.slice(at + random.int(4));
  }
  return out;
}

function spansOf(reading: NotationReading): string[] {
  return pathsOf(reading.model).map((path) => {
    const span = reading.spanOf(path);
    return `${JSON.stringify(path)} ${span === undefined ? '-' : `${span.start} ${span.end}`}`;
  });
}

/** The paths of all parts of a value, the whole one first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (value === undefined) return [];
  const keys: readonly (string | number)[] = Array.isArray(value)
    ? value.map((_, i) => i)
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : [];
  return [path, ...keys.flatMap((key) => pathsOf((value as { [key: string | number]: unknown })[key], [...path, key]))];
}

/** Paths just beyond the part at a path. */
function pathsBeyond(model: unknown, path: Path): Path[] {
  const part = path.reduce<unknown>((value, key) => (value as { [key: string | number]: unknown })[key], model);
  const keys = ['x', 'length', '__proto__', 'constructor', 'children', -1, Array.isArray(part) ? part.length : 0];
  return keys.map((key) => [...path, key]);
}
