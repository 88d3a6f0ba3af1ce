import { parseHTML } from 'linkedom';
import { beforeEach, expect, test, vi } from 'vitest';
import { BoardPane } from '../../src/board/pane.js';

const PARTS = { picture: '<i>board</i>', squares: '', games: '', bar: '', status: 'red to move', choices: '' };

beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(): void {}
    },
  );
  return () => vi.unstubAllGlobals();
});

test('a board that can not be updated stays, with the reason after its status', () => {
  const { document } = parseHTML('<html><body><main></main></body></html>');
  const root = document.querySelector('main')!;
  // The document of this test has no focus and no layout.
  Object.assign(root, { activeElement: null });
  Object.assign(Object.getPrototypeOf(Object.getPrototypeOf(root)) as object, {
    getBoundingClientRect: () => ({ top: 0, bottom: 0, left: 0, width: 0 }),
  });
  const pane = new BoardPane(root as unknown as ShadowRoot);
  pane.show({ ...PARTS, moves: '', forms: '', text: 'BXLUT' });
  const shown = (part: string) => root.querySelector(`[data-part=${part}]`)!.innerHTML;
  const problem = '<span class="problem">the program has ended</span>';
  for (let times = 0; times < 2; times++) {
    pane.failToUpdate('the program has ended');
    expect([shown('picture'), shown('text')]).toEqual(['<i>board</i>', 'BXLUT']);
    expect(shown('status')).toBe(`red to move ${problem}`);
  }
  pane.show({ ...PARTS, moves: '', forms: '', text: 'BXLUT' });
  expect(shown('status')).toBe('red to move');
});
