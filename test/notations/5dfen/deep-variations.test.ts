import { expect, test } from 'vitest';
import { BoardState } from '../../../src/board/state/board-state.js';
import { linesIn } from '../../../src/board/state/walk.js';
import { featuresOf } from '../../../src/lsp/features/features.js';
import { openGame } from '../../../src/notation/open-game/index.js';
import { fiveDEditorSupport } from '../../../src/notations/5dfen/assist/editor-support.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';
import { sized } from '../../support/rounds.js';

/** The number of variations inside each other. Following the path of each move of 9000 takes minutes. */
const DEPTH = sized(300, 9000);

const TEXT = `[Mode "5D"]\n[Board "Standard"]\n\n1. e3 / e6 ${'(1. c3 / c6 '.repeat(DEPTH)}${')'.repeat(DEPTH)}`;

const reading = fiveDNotation.read(TEXT, { level: 'syntax' });
const features = featuresOf({ notation: fiveDNotation, support: fiveDEditorSupport, reading });

test('each move of nested variations has a hint', () => {
  const hints = features.hints({ start: 0, end: TEXT.length });
  expect(hints).toHaveLength(2 + 2 * DEPTH);
  const offset = TEXT.lastIndexOf('c6') + 2;
  expect(hints.at(-1)).toEqual({ offset, type: 'pieces', text: 'pawn', tooltip: 'the piece that moves' });
});

test('a move of the innermost variation is described', () => {
  expect(features.hover(TEXT.lastIndexOf('c6'))?.markdown).toContain('black: pawn from (0T1)c7 to (0T1)c6');
});

test('the innermost variation is a line of its own', () => {
  const offset = TEXT.lastIndexOf('c3');
  const node = reading.nodeAt(offset);
  const around = (kinds: readonly string[]) =>
    [node, ...node.ancestors()].find(({ kindName }) => kinds.includes(kindName));
  const line = fiveDEditorSupport.lineTo!({ reading: reading as never, offset, node, around });
  expect(line?.turns.map(({ white, black }) => [white?.length, black?.length])).toEqual([[1, undefined]]);
});

test('a board lists the moves of nested variations', () => {
  const lines = linesIn(new BoardState(reading as never, fiveDNotation).moves);
  expect(lines).toHaveLength(1 + DEPTH);
  expect(lines.at(-1)!.map(({ name, text }) => [name, text])).toEqual([
    ['1w', '(0T1)c2c3'],
    ['1b', '(0T1)c7c6'],
  ]);
});

test('the moves of nested variations are entered one after another', () => {
  const game = openGame(reading, fiveDNotation);
  if (!game.ok) throw new Error(game.problem.message);
  const [first, variation] = game.next();
  expect(game.at(variation!).ok).toBe(true);
  expect(game.address).toBe('1w.1.1w');
  // A move of an earlier version of the text is not found.
  const edited = game.at(first!);
  expect(edited.ok && edited.comment('x').ok).toBe(true);
  expect(game.at(first!).ok).toBe(false);
});

test('many moves of one turn have names', () => {
  const moves = sized(1000, 30_000);
  const game = openGame(`[Mode "5D"]\n[Board "Standard"]\n\n1. ${'e3 '.repeat(moves)}`, fiveDNotation);
  if (!game.ok) throw new Error(game.problem.message);
  expect(game.moves().at(-1)?.address).toBe(`1w${moves}`);
});
