import { expect, test } from 'vitest';
import { editKind } from '../../../src/board/state/action.js';

test('an action is an edit by its name, whatever text it has', () => {
  expect(editKind(['edit', 'undo'])).toBe('undo');
  expect(editKind(['edit', 'comment', 'redo'])).toBe('comment');
  expect(editKind(['play', 'undo'])).toBeUndefined();
  expect(editKind(['clear'])).toBeUndefined();
});
