import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sgfInfo } from '../src/info.js';

const { first } = sgfInfo.recordStart;

test('a line with a root property begins a game tree', () => {
  for (const line of [
    '(;GM[1]FF[4]SZ[19];B[pd])',
    '( ; CA[UTF-8] ;B[pd]',
    '(;PB[Black]PW[]C[first]KM[6.5]GM[1]',
    '(;AB[aa] [bb]SZ[9])',
  ]) {
    assert.match(line, first);
  }
});

test('a variation, a bare bracket and a quotation begin none', () => {
  for (const line of [
    '(;B[pd]C[a];W[dd])',
    '(;',
    '(;GM\\[1\\]FF\\[4\\];B\\[aa\\]',
    ';SZ[9]',
    'GM[1]',
    '(;C[GM[1]',
    '(;GM[1',
  ]) {
    assert.doesNotMatch(line, first);
  }
});

test('a long line takes time in proportion to its length', () => {
  const properties = 'AB[aa]'.repeat(1_000_000);
  for (const line of [`(;C[${'x'.repeat(10_000_000)}`, `(;${properties}`, `(;AB${'[aa] '.repeat(1_000_000)}`]) {
    assert.doesNotMatch(line, first);
  }
});
