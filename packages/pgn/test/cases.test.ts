import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { applyFixes, type NotationReading } from 'ludogram';
import { assertFixes } from 'ludogram/testing';
import { pgnNotation } from '../src/index.js';

const SUITE = join(import.meta.dirname, '..', 'suite', 'pgn');
const files = readdirSync(SUITE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pgn'));
const texts = files.map((name) => ({ name, text: readFileSync(join(SUITE, name), 'utf8') }));

test('there are at least 250 cases, and each names its section of the standard', () => {
  assert.ok(texts.length >= 250);
  for (const name of files) {
    const { why } = JSON.parse(readFileSync(join(SUITE, name.replace(/\.pgn$/, '.json')), 'utf8')) as { why: string };
    assert.match(why, /\bsections? "/i, name);
  }
});

for (const { name, text } of texts) {
  test(`${name}: nothing is lost, and fixes repair what they are for`, () => {
    const reading = pgnNotation.read(text);
    assert.equal(reading.tree.source(), text);
    assertFixes(pgnNotation, text);
    if (name.startsWith('valid')) {
      const fixed = applyFixes(text, reading.diagnostics).text;
      const after = pgnNotation.read(fixed);
      assert.deepEqual(
        after.diagnostics.filter(({ severity }) => severity === 'error'),
        [],
      );
    }
  });

  test(`${name}: each part of the model is where it says it is`, () => {
    const { model, tree, spanOf } = bound(pgnNotation.read(text));
    for (const [i, game] of model.games.entries()) {
      for (const [j, tag] of game.tags.entries()) {
        const span = spanOf(['games', i, 'tags', j, 'name'])!;
        assert.equal(tree.text.slice(span.start, span.end), tag.name);
      }
      for (const j of game.moves.keys()) assert.ok(spanOf(['games', i, 'moves', j, 'san']));
    }
  });
}

const bound = <R extends NotationReading<never, never> | ReturnType<typeof pgnNotation.read>>(reading: R) => ({
  model: (reading as ReturnType<typeof pgnNotation.read>).model,
  tree: reading.tree,
  spanOf: (path: readonly (string | number)[]) => reading.spanOf(path),
});

test('a program that changes a model changes no other reading', () => {
  // Without variations that are too deep for `JSON.stringify`.
  const short = texts.filter(({ text }) => text.length < 20_000);
  const models = () => short.map(({ text }) => pgnNotation.read(text, { level: 'structure' }).model);
  const before = models();
  const json = JSON.stringify(before);
  for (const model of models()) spoil(model);
  assert.equal(JSON.stringify(before), json);
  assert.equal(JSON.stringify(models()), json);
});

/** Changes everything in a value that can be changed. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) spoil(part);
  if (Object.isFrozen(value)) return;
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'spoiled';
}
