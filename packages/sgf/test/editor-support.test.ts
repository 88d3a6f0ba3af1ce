import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Completion, CompletionLocation, EditorLocation } from 'ludogram';
import type { SgfFile } from '../generated/sgf/nodes.js';
import { sgfEditorSupport } from '../src/assist/editor-support.js';
import { MEANINGS } from '../src/assist/meanings.js';
import { parseSgf, PROPERTIES, type SgfCollection, sgfNotation } from '../src/index.js';

/** Returns what completes a text, as an editor asks for it. */
function completionsIn(before: string): readonly Completion[] {
  let start = before.length;
  while (start > 0 && /[^\s()[\]{}:;,|/"]/.test(before[start - 1]!)) start--;
  const at = {
    before,
    word: { start, end: before.length },
    readUntil: (end: number) => parseSgf(before.slice(0, end), { level: 'syntax' }),
  };
  return sgfEditorSupport.complete!(at as CompletionLocation<SgfCollection, SgfFile>)!;
}

/** Returns the names of properties that complete a text. */
const namesIn = (before: string): string[] => completionsIn(before).flatMap(({ label }) => label ?? []);

/** Returns the points that complete a text. */
const pointsIn = (before: string): string[] =>
  completionsIn(before).flatMap(({ type, text }) => (type === 'move' ? text : []));

test('each property has a meaning', () => {
  assert.deepEqual([...MEANINGS.keys()].toSorted(), [...PROPERTIES.keys()].toSorted());
});

test('names of properties are completed in nodes, and not in values', () => {
  for (const text of ['(;', '(;P', '(;FF[4]', '(;FF[4] G', '(;FF[4];B[aa](;W[bb]', '(;C[a \\] b]\n']) {
    assert.ok(namesIn(text).includes('PB'), text);
  }
  for (const text of ['', '(;C[a', '(;C[a ', '(;FF[4]) ']) assert.deepEqual(namesIn(text), [], text);
});

test('the points of legal moves are completed', () => {
  assert.equal(pointsIn('(;SZ[5];B[').length, 25);
  assert.equal(pointsIn('(;B[').length, 361);
  assert.deepEqual(pointsIn('(;SZ[2];B[aa];W['), ['ba', 'ab', 'bb']);
  assert.deepEqual(pointsIn('(;SZ[2];B[aa];W[b'), ['ba', 'ab', 'bb']);
  // Suicide, of the player whose move it is; setup; the whole line before it in open variations, and no other.
  assert.deepEqual(pointsIn('(;SZ[2]AB[ba][ab];W['), []);
  assert.deepEqual(pointsIn('(;SZ[2]AB[ba][ab];B['), ['aa', 'bb']);
  assert.deepEqual(pointsIn('(;SZ[2];B[aa](;W[ab];B[bb])(;W[ba];B['), ['ab', 'bb']);
  const [first] = completionsIn('(;B[');
  assert.deepEqual(first, { type: 'move', text: 'aa', span: { start: 4, end: 4 }, detail: 'A19' });
  // A ko can't be taken back at once.
  const ko = '(;SZ[4]AB[ba][ab][bc]AW[ca][bb][cc][db];B[cb];W[';
  assert.ok(!pointsIn(ko).includes('bb'), ko);
});

test('points are not completed in other values and games, and after variations', () => {
  for (const text of ['(;C[see ;B[', '(;AB[', '(;GM[2];B[', '(;B[aa](;W[bb]);B[', 'B[', '(;B[aaa']) {
    assert.deepEqual(pointsIn(text), [], text);
  }
});

test('hints of a line of many nested trees take linear time', () => {
  const [reading, begun] = [parseSgf(`${'(;B[aa]'.repeat(8000)}${')'.repeat(8000)}`), performance.now()];
  assert.deepEqual(sgfEditorSupport.hints!(reading), []);
  assert.ok(performance.now() - begun < 6000);
});

test('hints of captures in many nested trees are found without long paths', () => {
  // White takes the stone in the corner in each round.
  const depth = 9000;
  const round = ['B[as]', 'W[bs]', 'W[ar]', 'AE[ar][bs][as]'];
  const nodes = Array.from({ length: depth }, (_, i) => `(;${round[i % round.length]!}`);
  const hints = sgfEditorSupport.hints!(
    parseSgf(`(;SZ[19]${nodes.join('')}${')'.repeat(depth)})`, { level: 'syntax' }),
  );
  assert.equal(hints.length, depth / round.length);
  assert.ok(hints.every(({ text }) => text === 'captures a stone'));
});

test('hints count captured stones, even in variations', () => {
  const hintsIn = (text: string) =>
    sgfEditorSupport.hints!(parseSgf(text, { level: 'syntax' })).map(
      ({ offset, type, text: shown }) => `${text.slice(0, offset)} ${type}: ${shown}`,
    );
  const start = '(;SZ[3];AW[aa][ba]AB[ab][bb]';
  assert.deepEqual(hintsIn(`${start};B[ca])`), [`${start};B[ca] captures: captures 2 stones`]);
  const branched = `${start}(;B[cb];W[cc])(;B[cc];W[cb](;B[bc])(;B[ca]C[x]`;
  assert.deepEqual(hintsIn(`${branched})))`), [`${branched.replace('C[x]', '')} captures: captures 3 stones`]);
  assert.deepEqual(hintsIn('(;GM[2];B[aa])'), []);
});

test('properties are described', () => {
  const text = '(;FF[4]PB[x];B[aa])';
  const reading = parseSgf(text);
  const hoverAt = (offset: number) =>
    sgfEditorSupport.hover!({ reading, offset, node: reading.tree.nodeAt(offset) } as unknown as EditorLocation<
      SgfCollection,
      SgfFile
    >);
  assert.equal(hoverAt(text.indexOf('PB')), '**PB**: the name of the player of black (in the first node)');
  assert.equal(hoverAt(text.indexOf('B[aa')), '**B**: a move of black');
  assert.equal(hoverAt(text.indexOf('aa')), undefined);
});

test('the templates have no errors', async () => {
  const support = await sgfNotation.editor!();
  for (const { text } of support.templates!) {
    assert.deepEqual(
      sgfNotation.read(text).diagnostics.filter(({ severity }) => severity === 'error'),
      [],
    );
  }
});
