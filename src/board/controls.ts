/// <reference lib="dom" />
import type { BoardState } from './state/board-state.js';
import type { Step } from './state/walk.js';

/** Does something with the state of a board, if it has one, and shows the result. */
type Act = (act: (state: BoardState) => void) => void;

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'other',
  ArrowDown: 'other',
  Home: 'start',
  End: 'end',
};

/**
 * Lets the squares, buttons, forms and keys of a board act on it.
 *
 * @param root the root in which they are
 * @param board the element, whose attributes they change
 */
export function addControls(root: ShadowRoot, board: HTMLElement, act: Act): void {
  root.addEventListener('click', (event) => click(event.target as Element, board, act));
  root.addEventListener('submit', (event) => submit(event, board, act));
  root.addEventListener('keydown', (event) => press(event as KeyboardEvent, board, act));
}

function click(target: Element, board: HTMLElement, act: Act): void {
  const control = target.closest<HTMLElement | SVGElement>('button,rect');
  const { action, location, choice, square } = control?.dataset ?? {};
  if (action === 'turn') board.toggleAttribute('turned');
  else if (action !== undefined) act((state) => run(action, state));
  else if (location !== undefined) act((state) => state.goTo(location));
  else if (square !== undefined) act((state) => state.click(square));
  else if (choice !== undefined) act((state) => state.play(state.entry.choices[Number(choice)]?.move));
}

function submit(event: Event, board: HTMLElement, act: Act): void {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const input = form.querySelector('input')!;
  const { value } = input;
  const kind = form.dataset.form;
  if (kind === 'game') {
    board.setAttribute('game', String(Number(value) - 1));
    return;
  }
  act((state) => {
    if (kind === 'move') state.play(value);
    else state.change((game) => game.comment(value));
    if (state.problem === '') input.value = '';
  });
}

function press(event: KeyboardEvent, board: HTMLElement, act: Act): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input,pre') !== null) return;
  const step = KEYS[event.key];
  const isPressed = (event.key === 'Enter' || event.key === ' ') && target.dataset.square !== undefined;
  if (step !== undefined) act((state) => state.step(step));
  else if (isPressed) click(target, board, act);
  else if (event.key === 'Escape') act((state) => state.entry.clear());
  else return;
  event.preventDefault();
}

/** Runs the action of a button of the toolbar. */
function run(action: string, state: BoardState): void {
  if (action === 'draw') state.playAtRandom(Math.random);
  else if (action === 'undo') state.change((game) => game.undo());
  else if (action === 'redo') state.change((game) => game.redo());
  else if (action === 'remove') state.change((game) => game.remove());
  else state.step(action as Step);
}
