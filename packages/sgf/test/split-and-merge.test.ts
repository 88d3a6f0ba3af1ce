import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSameModel } from 'ludogram';
import { mergeTrees, parseSgf, splitTrees } from '../src/index.js';

const SUITE = join(import.meta.dirname, '..', 'suite', 'sgf');
const texts = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sgf'))
  .map((name) => readFileSync(join(SUITE, name), 'utf8'));

const treesOf = (text: string) => parseSgf(text, { level: 'syntax' }).model.trees;

test('the game trees of a file are divided without a loss, and read alone as in the file', () => {
  for (const text of texts) {
    const trees = splitTrees(text);
    assert.equal(trees.join(''), treesOf(text).length === 0 ? '' : text);
    assert.ok(isSameModel(trees.flatMap(treesOf), treesOf(text)), text);
  }
});

test('text between game trees goes with the tree after it', () => {
  assert.deepEqual(splitTrees('From: me\n(;C[a])\n\nnext one\n(;C[b](;B[aa])(;B[bb]))\n'), [
    'From: me\n(;C[a])\n\n',
    'next one\n(;C[b](;B[aa])(;B[bb]))\n',
  ]);
});

test('files are merged, and divided again', () => {
  const merged = mergeTrees(['\uFEFF(;C[a])\r\n\r\n', '', '\uFEFF(;C[b])(;C[c])\n']);
  assert.ok(merged.ok);
  assert.equal(merged.text, '\uFEFF(;C[a])\r\n(;C[b])(;C[c])\r\n');
  assert.equal(splitTrees(merged.text).length, 3);
  assert.deepEqual(mergeTrees([]), { ok: true, text: '' });
});

test('all pairs of cases are merged with their game trees, or refused', () => {
  let refused = 0;
  for (const [i, text] of texts.entries()) {
    const other = texts[(i * 7 + 3) % texts.length]!;
    const merged = mergeTrees([text, other]);
    if (merged.ok) assert.ok(isSameModel(treesOf(merged.text), [...treesOf(text), ...treesOf(other)]));
    else refused++;
  }
  assert.ok(refused > 0 && refused < texts.length / 5, String(refused));
});

test('a tree that is not closed is refused: it would contain the next one', () => {
  const merged = mergeTrees(['(;C[a]', '(;C[b])']);
  assert.ok(!merged.ok);
  assert.match(merged.problem.message, /close the trees/);
});
