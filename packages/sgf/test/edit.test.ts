import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyEdits, type Change } from 'ludogram';
import { sgfNotation } from '../src/index.js';

const TEXT = '(;FF[4]  GM[1]\n; B[aa]C[one\\\ntwo] ;W[bb]\n  (;B[cc])\n  (;B[dd]TR[aa][bb]))\n';

/** Returns the text after one change; fails if the change can't be made. */
function edited(change: Change, text = TEXT): string {
  const result = sgfNotation.read(text, { level: 'syntax' }).edit(change);
  assert.ok(result.ok, result.ok ? '' : `${result.problem.path.join('.')}: ${result.problem.message}`);
  return applyEdits(text, result.edits);
}

const node = (...path: (string | number)[]) => ['trees', 0, 'nodes', ...path];
const pass = { properties: [{ id: 'W', values: [''] }] };

test('nodes, properties and values are edited', () => {
  assert.equal(edited({ insert: node(3), value: pass }), TEXT.replace('W[bb]', 'W[bb];W[]'));
  assert.equal(edited({ insert: node(1), value: pass }), TEXT.replace('; B[aa]', ';W[]; B[aa]'));
  assert.equal(edited({ remove: node(2) }), TEXT.replace(' ;W[bb]', ''));
  assert.equal(
    edited({ replace: node(1, 'properties', 1, 'values', 0), value: 'a ] b' }),
    TEXT.replace('one\\\ntwo', 'a \\] b'),
  );
  assert.equal(
    edited({ insert: node(2, 'properties', 1), value: { id: 'N', values: ['x'] } }),
    TEXT.replace('W[bb]', 'W[bb]N[x]'),
  );
  assert.equal(edited({ remove: node(1, 'properties', 1) }), TEXT.replace('C[one\\\ntwo]', ''));
  const values = ['trees', 0, 'variations', 1, 'nodes', 0, 'properties', 1, 'values'];
  assert.equal(
    edited({ insert: [...values, 2], value: { first: 'cc', second: 'dd' } }),
    TEXT.replace('[bb])', '[bb][cc:dd])'),
  );
  assert.equal(edited({ remove: [...values, 0] }), TEXT.replace('TR[aa]', 'TR'));
});

test('variations and game trees are edited', () => {
  const tree = { nodes: [pass] };
  assert.equal(edited({ insert: ['trees', 0, 'variations', 2], value: tree }), TEXT.replace('[bb]))', '[bb])(;W[]))'));
  assert.equal(edited({ remove: ['trees', 0, 'variations', 0] }), TEXT.replace('  (;B[cc])\n', ''));
  assert.equal(edited({ insert: ['trees', 1], value: tree }), `${TEXT.trimEnd()}\n(;W[])\n`);
  assert.equal(edited({ insert: ['trees', 0], value: tree }, ''), '(;W[])\n');
  assert.equal(edited({ remove: ['trees', 1] }, `${TEXT}(;FF[4])\n`), TEXT);
});

test('formatting keeps the name of a property even if it is not a valid name', () => {
  const { text } = sgfNotation.format(sgfNotation.read('(;FF[4];ofte[bb])'));
  assert.equal(text, '(;FF[4]\n;ofte[bb])\n');
});

test('formatting keeps text outside the game trees, even if it is only unusual white space', () => {
  const formatted = (text: string) => sgfNotation.format(sgfNotation.read(text)).text;
  assert.equal(formatted('\u2028'), '\u2028\n');
  assert.equal(formatted('\u2028\n'), '\u2028\n');
  assert.equal(formatted('a note \n (;FF[4])'), 'a note\n(;FF[4])\n');
  // Without the byte-order mark, the first parenthesis would begin a tree.
  assert.equal(formatted('note (\uFEFF (;FF[4])'), 'note (\uFEFF\n(;FF[4])\n');
});
