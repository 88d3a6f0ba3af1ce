import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Completion, CompletionLocation, EditorLocation } from 'ludogram';
import type { PgnFile } from '../generated/pgn/nodes.js';
import { pgnEditorSupport } from '../src/assist/editor-support.js';
import { parsePgn, type PgnGames, pgnNotation } from '../src/index.js';

/** Returns the completions at the end of a text, as an editor asks for them. */
function completionsIn(before: string): readonly Completion[] {
  let start = before.length;
  while (start > 0 && /[^\s()[\]{}:;,|/"]/.test(before[start - 1]!)) start--;
  const at = {
    before,
    word: { start, end: before.length },
    readUntil: () => assert.fail(),
  };
  return pgnEditorSupport.complete!(at as CompletionLocation<PgnGames, PgnFile>)!;
}

/** Returns the labels of the moves that complete a text. */
const movesIn = (before: string): string[] =>
  completionsIn(before)
    .filter(({ type }) => type === 'move')
    .map(({ label }) => label!)
    .toSorted();

/** Returns a text after a completion with a label. */
function completed(before: string, label: string): string {
  const found = completionsIn(before).find((one) => (one.label ?? one.text) === label);
  assert.ok(found, `${before}: ${label}`);
  return before.slice(0, found.span.start) + found.text;
}

/** Returns what an editor shows over the first occurrence of a word in a text. */
function hoverOver(text: string, word: string): string | undefined {
  const reading = parsePgn(text);
  const offset = text.indexOf(word);
  const node = reading.tree.nodeAt(offset);
  const around = (kinds: readonly string[]) =>
    [node, ...node.ancestors()].find(({ kindName }) => kinds.includes(kindName));
  return pgnEditorSupport.hover!({ reading, offset, node, around } as unknown as EditorLocation<PgnGames, PgnFile>);
}

test('the legal moves of the main line are completed, with the number of the move where it is missing', () => {
  assert.equal(movesIn('').length, 20);
  assert.equal(movesIn('1. e4 e5 2. Nf3 ').length, 29);
  assert.equal(completed('1. e4 e5 ', 'Nf3'), '1. e4 e5 2. Nf3');
  assert.equal(completed('1. e4 e5 2. N', 'Nf3'), '1. e4 e5 2. Nf3');
  assert.equal(completed('1.e4 e5 2.', 'Nf3'), '1.e4 e5 2.Nf3');
  assert.equal(completed('1. e4 ', 'e5'), '1. e4 e5');
  assert.equal(completed('1. e4 {a comment} ', 'e5'), '1. e4 {a comment} e5');
  assert.deepEqual(movesIn('[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]\n\n'), []);
  assert.deepEqual(movesIn('1. e4 Ke4 2. '), [], 'after an illegal move');
});

test('variations are completed from their own positions, at any depth', () => {
  assert.equal(completed('1. e4 e5 (', 'c5'), '1. e4 e5 (1... c5');
  assert.equal(completed('1. e4 e5 (1... ', 'c5'), '1. e4 e5 (1... c5');
  assert.ok(movesIn('1. e4 e5 (1... c5 2. Nf3 (2. c3 ').includes('d5'));
  assert.ok(!movesIn('1. e4 e5 (1... c5 2. Nf3 (2. c3 ').includes('e4'));
  assert.ok(movesIn('1. e4 e5 (1... c5 2. Nf3) 2. ').includes('Nf3'));
});

test('the last game of a file is completed, and no game after its result', () => {
  const files = '[Event "a"]\n\n1. e4 *\n\n[Event "b"]\n\n';
  assert.ok(movesIn(`${files}1. d4 `).includes('d5'));
  assert.ok(!movesIn(`${files}1. d4 `).includes('e4'));
  for (const ended of ['1. e4 1-0 ', '1. e4 1-0 {resigned} ', '1. e4 1:0\n']) {
    assert.deepEqual(completionsIn(ended), []);
  }
  assert.deepEqual(
    completionsIn('1. e4 1')
      .filter(({ type }) => type === 'value')
      .map(({ text }) => text),
    ['1-0', '0-1', '1/2-1/2', '*'],
  );
});

test('a result in a comment ends no game', () => {
  assert.equal(completed('1. e4 ; 1-0\n', 'e5'), '1. e4 ; 1-0\ne5');
  assert.equal(completed('1. e4 {or *} ', 'e5'), '1. e4 {or *} e5');
  assert.match(hoverOver('1. e4 ; best by test *\ne5 *\n', 'e5')!, /^\*\*1\.\.\. e5\*\*: pawn from e7 to e5\n/);
});

test('tags and the values of the result are completed', () => {
  assert.equal(completed('[Event "x"]\n[Wh', 'White'), '[Event "x"]\n[White "');
  assert.equal(completed('[Result "', '1-0'), '[Result "1-0');
  assert.equal(completed('[Result "1/', '1/2-1/2'), '[Result "1/2-1/2');
  assert.deepEqual(completionsIn('[White "Ca'), []);
});

test('moves are described with their boards, tags and glyphs by their meanings', () => {
  const text = '[Event "x"]\n\n1. e4 d5 (1... c5 2. Nf3 $1) 2. exd5 Kd4 *\n\n1. a4 b5 2. axb5 *\n';
  const nf3 = hoverOver(text, 'Nf3')!;
  assert.match(nf3, /^\*\*2\. Nf3\*\*: knight from g1 to f3\n/);
  assert.match(nf3, /3 {2}\. \. \. \. \. N \. \.\n/);
  assert.match(hoverOver(text, 'exd5')!, /^\*\*2\. exd5\*\*: pawn from e4 to d5, captures a pawn\n/);
  assert.match(hoverOver(text, 'axb5')!, /^\*\*2\. axb5\*\*: pawn from a4 to b5, captures a pawn\n/);
  assert.equal(hoverOver(text, 'Kd4'), undefined);
  assert.equal(hoverOver(text, 'Event'), '**Event**: the tournament or match');
  assert.equal(hoverOver(text, '$1'), '**$1**: a good move (`!`)');
});

test('hints are made in time proportional to the depth of variations', () => {
  let keys = 0;
  const hintsIn = (depth: number): number => {
    const reading = parsePgn(`1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} *`, { level: 'syntax' });
    const spanOf = reading.spanOf.bind(reading);
    reading.spanOf = ((path: readonly (string | number)[]) => {
      keys += path.length;
      return spanOf(path as never);
    }) as typeof reading.spanOf;
    return pgnEditorSupport.hints!(reading).length;
  };
  assert.equal(hintsIn(200), 201);
  assert.ok(keys < 1000, `${keys} keys of paths`);
});

test('hints name the pieces that move and that are captured, even in variations', () => {
  const text = `[Event "x"]

1. e4 d5 (1... c5 2. Nf3 Ke5) 2. exd5 Qxd5 3. Nf3 Bg4 4. Be2 Nc6 5. O-O O-O-O 6. Kf1 *

[FEN "1n2k3/P7/8/3pP3/8/8/8/4K3 w - d6 0 1"]

1. axb8=Q+ Kd7 2. e5e6 *

1. e4 d5 2. e5 f5 3. exf6 *
`;
  const found = pgnEditorSupport.hints!(parsePgn(text, { level: 'syntax' }))
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, type, text: shown }) => `${/(?<!\S)\S+$/.exec(text.slice(0, offset))![0]} ${type}: ${shown}`);
  assert.deepEqual(found.slice(0, 12), [
    'e4 pieces: pawn',
    'd5 pieces: pawn',
    'c5 pieces: pawn',
    'Nf3 pieces: knight',
    'exd5 pieces: pawn',
    'exd5 captures: captures a pawn',
    'Qxd5 pieces: queen',
    'Qxd5 captures: captures a pawn',
    'Nf3 pieces: knight',
    'Bg4 pieces: bishop',
    'Be2 pieces: bishop',
    'Nc6 pieces: knight',
  ]);
  assert.deepEqual(found.slice(12), [
    'axb8=Q+ pieces: pawn',
    'axb8=Q+ captures: captures a knight',
    'Kd7 pieces: king',
    'e5e6 pieces: pawn',
    'e4 pieces: pawn',
    'd5 pieces: pawn',
    'e5 pieces: pawn',
    'f5 pieces: pawn',
    'exf6 pieces: pawn',
    'exf6 captures: captures a pawn',
  ]);
});

test('games are listed by their players, whose names are found in all games of a file', () => {
  const game = (white: string, black: string) =>
    `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1. e4 1-0\n`;
  const text = `${game('Anna', '?')}\n${game('Ben', 'Anna')}\n1. d4 *\n`;
  const reading = parsePgn(text);
  const names = pgnEditorSupport.names!(reading).map(({ start, end }) => text.slice(start, end));
  assert.deepEqual(names, ['Anna', 'Ben', 'Anna']);
  const games = [...reading.tree.root.games];
  assert.deepEqual(games.map(pgnEditorSupport.outline!.Game!.name!), ['Anna – ? 1-0', 'Ben – Anna 1-0', '1. d4 *']);
});

test('the templates have no errors', async () => {
  const support = await pgnNotation.editor!();
  for (const { text } of support.templates!) assert.deepEqual(pgnNotation.read(text).diagnostics, []);
});
