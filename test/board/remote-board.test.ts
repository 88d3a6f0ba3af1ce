import { expect, test } from 'vitest';
import { boardAnswer, type BoardSelection } from '../../src/board/remote/answer.js';
import type { BoardAction } from '../../src/board/state/action.js';
import { applyEdits } from '../../src/diagnostics/index.js';
import { oniNotation } from '../../src/notations/oni/index.js';

const START: BoardSelection = { location: '', picked: [] };

const asked = (text: string, selection: BoardSelection, action?: BoardAction) => {
  const { location, picked } = selection;
  const request = { game: 0, location, picked, theme: 'light', isTurned: false, ...(action && { action }) } as const;
  return boardAnswer(oniNotation.read(text), oniNotation, request);
};

test('each answer has what the next request needs, so that nothing is kept between them', () => {
  const text = 'BXLUT Byt';
  const atEnd = asked(text, START, ['step', 'end']);
  expect([atEnd.ply, atEnd.edits, atEnd.problem]).toEqual([1, [], '']);
  expect(text.slice(atEnd.span!.start, atEnd.span!.end)).toBe('Byt');
  expect(atEnd.parts.status).toBe('1. Byt: blue to move');
  const picked = asked(text, atEnd, ['click', 'b']);
  expect([picked.picked, picked.edits]).toEqual([['b'], []]);
  const played = asked(text, picked, ['click', 'h']);
  const next = applyEdits(text, played.edits);
  expect(next).toBe('BXLUT Byt Lbh');
  expect([played.picked, played.ply, played.parts.status]).toEqual([[], 2, '2. Lbh: red to move']);
  expect(asked(next, played).parts).toEqual(played.parts);
});

test('a refused move changes nothing and says why', () => {
  const { edits, problem, parts } = asked('BXLUT', START, ['play', 'Baa']);
  expect([edits, problem === '']).toEqual([[], false]);
  expect(parts.status).toContain('class="problem"');
});

test('a move that another version of the text lacks leads to the start', () => {
  const { location } = asked('BXLUT Byt Lbh', START, ['step', 'end']);
  const answer = asked('BXLUT', { ...START, location });
  expect([answer.location, answer.ply, answer.problem]).toEqual(['', 0, '']);
});

test('a text without a board has the reason', () => {
  expect(asked('no game', START).problem).not.toBe('');
});
