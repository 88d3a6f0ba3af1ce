import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { sgfNotation } from '../src/index.js';

// A process that has compiled very many patterns compiles further ones so: `+` then takes stack for each character.
setFlagsFromString('--no-regexp-optimization');

const LETTERS = 'a'.repeat(1e7);
const ESCAPES = String.raw`\a`.repeat(1e7);
const DIGITS = '1'.repeat(1e7);

const VALUES: readonly (readonly [before: string, text: string, after: string, codes: readonly string[]])[] = [
  ['SZ[', DIGITS, ']', ['sgf/bad-value']],
  ['HA[', DIGITS, ']', []],
  ['KM[', DIGITS, ']', []],
  ['MN[', DIGITS, ']', []],
  ['FG[', DIGITS, ':a]', []],
  ['RE[B+', DIGITS, ']', []],
  ['AP[', LETTERS, ':1]', []],
  ['AP[', ESCAPES, ':1]', []],
];

for (const [before, text, after, codes] of VALUES) {
  test(`a value of ten million characters is read: ${before}${text.slice(0, 2)}…${after}`, () => {
    const { model, diagnostics } = sgfNotation.read(`(;GM[1]FF[4]${before}${text}${after})`);
    assert.equal(model.trees.length, 1);
    assert.deepEqual(
      diagnostics.map(({ code }) => code),
      codes,
    );
  });
}

test('a value of ten million escapes without a semicolon before it is read', () => {
  const { model, diagnostics } = sgfNotation.read(`(C[${ESCAPES}])`);
  assert.equal(model.trees.length, 1);
  assert.deepEqual(
    diagnostics.map(({ code, fixes }) => [code, fixes?.length]),
    [['sgf/missing-semicolon', 1]],
  );
});
