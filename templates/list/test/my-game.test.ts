import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, applyFixes } from 'ludogram';
import { assertDiagnostic, assertRoundTrip } from 'ludogram/testing';
import { myGame } from '../src/notation.js';

test('results read and printed lose nothing', () => {
  assertRoundTrip(myGame, '# spring\n2026-03-01 Ada 3-1 Ben # a final\n');
});

test('an error is reported where it is', () => {
  assertDiagnostic(myGame, '|2026-02-30| Ada 3-1 Ben', 'my-game/no-such-day');
  assertDiagnostic(
    myGame,
    `
      2026-03-01 Ada 3-1 Ben
      2026-03-02 Ada 3:1 Ben
      ^^^^^^^^^^^^^^^^^^^^^^ my-game/bad-result
    `,
  );
});

test('the separators of a date are fixed', () => {
  const text = '2026/03/01 Ada 3-1 Ben';
  const { diagnostics } = myGame.read(text);
  assert.equal(applyFixes(text, diagnostics).text, '2026-03-01 Ada 3-1 Ben');
});

test('an edit changes only its part', () => {
  const text = '2026-03-01   Ada 3-1 Ben # a final';
  const change = myGame.read(text).edit({ replace: ['results', 0, 'firstPoints'], value: 2 });
  assert.ok(change.ok);
  assert.equal(applyEdits(text, change.edits), '2026-03-01   Ada 2-1 Ben # a final');
});
