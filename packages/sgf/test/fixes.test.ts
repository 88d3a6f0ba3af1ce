import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFixes } from 'ludogram';
import { assertFixes } from 'ludogram/testing';
import { sgfNotation } from '../src/index.js';
import { changedText } from './changed-texts.js';
import { random } from './random.js';

/** Returns a text after its fixes, applied again until none is left; fails if they don't come to an end. */
function fixedText(text: string, unsafe: boolean): string {
  let fixed = text;
  for (let round = 0; round < 30; round++) {
    const { applied, text: after } = applyFixes(fixed, sgfNotation.read(fixed).diagnostics, { unsafe });
    if (applied.length === 0) return fixed;
    assert.notEqual(after, fixed, applied.map(({ diagnostic }) => diagnostic.code).join());
    fixed = after;
  }
  return assert.fail(`the fixes don't come to an end: ${JSON.stringify(text)} gives ${JSON.stringify(fixed)}`);
}

const syntaxErrors = (text: string): number =>
  sgfNotation.read(text, { level: 'syntax' }).diagnostics.filter(({ severity }) => severity === 'error').length;

test('properties get their semicolon only where they are whole', () => {
  assert.equal(fixedText('(GM[1]SZ[9];B[aa])', false), '(;GM[1]SZ[9];B[aa])');
  for (const text of ['(GM[1]SZ;B[aa])', '(GM[1]AB', '(GM[1]C[text)', '(gm[1])']) {
    assert.equal(fixedText(text, false), text);
  }
});

test('a tree is not closed inside a value', () => {
  assert.equal(fixedText('(;GM[1];B[aa]', true), '(;GM[1];B[aa])');
  assert.equal(fixedText('(;GM[1]C[text', true), '(;GM[1]C[text])');
  assert.equal(fixedText('(;GM[1];[text', true), '(;GM[1];[text');
});

test('a bracket that is added after a backslash ends the value', () => {
  assert.equal(fixedText('(;GM[1]C[text\\', true), '(;GM[1]C[text\\\\])');
  assert.equal(fixedText('(;GM[1]C[text\\\\', true), '(;GM[1]C[text\\\\])');
});

const SEED = Number(process.env.LUDOGRAM_SEED ?? 20261121);
const COUNT = Math.ceil(1500 * Number(process.env.LUDOGRAM_ROUNDS ?? 0.1));

test(`the fixes of ${COUNT} random texts come to an end, and safe ones add no syntax error (seed ${SEED})`, () => {
  const next = random(SEED);
  for (let i = 0; i < COUNT; i++) {
    const text = changedText(next);
    assertFixes(sgfNotation, text);
    fixedText(text, true);
    const fixed = fixedText(text, false);
    assert.ok(syntaxErrors(fixed) <= syntaxErrors(text), `${JSON.stringify(text)} became ${JSON.stringify(fixed)}`);
  }
});
