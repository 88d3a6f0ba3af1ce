import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyFixes } from 'ludogram';
import { assertFixes } from 'ludogram/testing';
import { pgnNotation } from '../src/index.js';
import { changedText } from './changed-texts.js';
import { random } from './random.js';

/** Returns a text after its fixes, applied again until none is left; fails if they don't come to an end. */
function fixedText(text: string, unsafe: boolean): string {
  let fixed = text;
  for (let round = 0; round < 30; round++) {
    const { applied, text: after } = applyFixes(fixed, pgnNotation.read(fixed).diagnostics, { unsafe });
    if (applied.length === 0) return fixed;
    assert.notEqual(after, fixed, applied.map(({ diagnostic }) => diagnostic.code).join());
    fixed = after;
  }
  return assert.fail(`the fixes don't come to an end: ${JSON.stringify(text)} gives ${JSON.stringify(fixed)}`);
}

const syntaxErrors = (text: string): number =>
  pgnNotation.read(text, { level: 'syntax' }).diagnostics.filter(({ severity }) => severity === 'error').length;

test('a comment without an end contains what follows: nothing is added inside it', () => {
  const codesOf = (text: string) => pgnNotation.read(text).diagnostics.map(({ code }) => code);
  const text = '[Event "?"]\n\n{never ends\n1. e4 e5 *\n';
  assert.deepEqual(codesOf(text), ['pgn/incomplete-roster', 'pgn/unclosed-comment']);
  assert.match(fixedText(text, false), /"\]\n\n\{never ends\n1\. e4 e5 \*\n$/);
  assert.match(fixedText('1. e4 (1. d4 (1. c4 {best', true), /\(1\. c4 \{best\}\)\) \*$/);
});

test('a word in square brackets without an end may contain the end of its variation', () => {
  assert.match(fixedText('1. e4 (1. d4 (1. [c4)) e5 *\n', true), /\n\n1\. e4 \(1\. d4 \(1\. \[c4\)\) e5 \*\n$/);
});

test('a variation is closed after the line of its last comment', () => {
  assert.match(fixedText('1. e4 (1. d4 ; better', true), /\(1\. d4 ; better\n\) \*$/);
  assert.match(fixedText('1. e4\r\n(1. d4 (1. c4 ; better\r\n', true), /\(1\. c4 ; better\r\n\)\) \*\r\n$/);
});

test('a value without its end is escaped, and so is a backslash at its end', () => {
  const fixed = (value: string) => /\[White (.*)\]/.exec(fixedText(`[White ${value}]\n\n1. e4 *\n`, false))![1];
  assert.equal(fixed('"Jim "Jimmy" Doe'), String.raw`"Jim \"Jimmy\" Doe"`);
  assert.equal(fixed(String.raw`"C:\\games\\\\`), String.raw`"C:\\games\\\\"`);
  assert.equal(fixed(String.raw`"a\"`), String.raw`"a\\"`);
  assert.equal(fixed(String.raw`"the \\"big" one"`), String.raw`"the \\\"big\" one"`);
});

test('a result gets a space before it only where it ends the game or a variation', () => {
  assert.match(fixedText('1. e4 (1. d4*) e5 2. Nf3*\n', false), /1\. e4 \(1\. d4 \*\) e5 2\. Nf3 \*\n$/);
  assert.match(fixedText('1. e4 (1. d4* d5) e5 *\n', false), /1\. e4 \(1\. d4\* d5\) e5 \*\n$/);
});

test('a letter in parentheses is a promotion only at the end of a move', () => {
  const codes = pgnNotation.read('1. a8(Q)i *').diagnostics.map(({ code }) => code);
  assert.ok(!codes.includes('pgn/odd-move'), codes.join());
});

test('a space replaces periods between two moves', () => {
  assert.match(fixedText('1. e4.e5 2. Nf3 . Nc6 ... *\n', false), /1\. e4 e5 2\. Nf3 {2}Nc6 {2}\*\n$/);
});

test('the tags of a game that begins inside a line are written on lines of their own', () => {
  assert.match(fixedText('1. e4 *[White "x"]\n\n1. d4 *\n', false), /1\. e4 \*\n\[Event "\?"\]\n/);
});

test('a result is added with the line breaks of the text', () => {
  assert.match(fixedText('[Event "?"]\r\n\r\n', false), /\]\r\n\r\n\*\r\n\r\n$/);
  assert.match(fixedText('1. e4\r\n1... e5 ; the end', false), /; the end\r\n\*$/);
  assert.match(fixedText('1. e4 e5 2White "x"]\n\n1. d4 *\n', false), /1\. e4 e5 2 \*\n\n/);
  assert.match(fixedText('1. e4 e5[White "x"]\n\n1. d4 *\n', false), /1\. e4 e5 \*\n\n\[Event/);
});

const SEED = Number(process.env.LUDOGRAM_SEED ?? 20261121);
const COUNT = Math.ceil(1500 * Number(process.env.LUDOGRAM_ROUNDS ?? 0.1));

test(`the fixes of ${COUNT} random texts come to an end, and safe ones add no syntax error (seed ${SEED})`, () => {
  const next = random(SEED);
  for (let i = 0; i < COUNT; i++) {
    const text = changedText(next);
    assertFixes(pgnNotation, text);
    fixedText(text, true);
    const fixed = fixedText(text, false);
    assert.ok(syntaxErrors(fixed) <= syntaxErrors(text), `${JSON.stringify(text)} became ${JSON.stringify(fixed)}`);
  }
});
