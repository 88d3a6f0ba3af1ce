/// <reference lib="dom" />
import type { BoardAction } from './state/action.js';
import type { Step } from './state/walk.js';

/** Performs an action and shows the result. */
type Act = (...action: BoardAction) => void | Promise<void>;

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'other',
  ArrowDown: 'other',
  Home: 'start',
  End: 'end',
};

/**
 * Lets the squares, buttons, forms and keys of a board act on it. They set the attributes `turned` and `game` of its
 * element.
 */
export function addControls(root: ShadowRoot, act: Act): void {
  root.addEventListener('click', (event) => click(event.target as Element, root, act));
  root.addEventListener('submit', (event) => void submit(event, root, act));
  root.addEventListener('keydown', (event) => press(event as KeyboardEvent, root, act));
}

function click(target: Element, { host }: ShadowRoot, act: Act): void {
  const control = target.closest<HTMLElement | SVGElement>('button,rect');
  const { action, location, choice, square } = control?.dataset ?? {};
  if (action === 'turn') host.toggleAttribute('turned');
  else if (action === 'chance') void act(action);
  else if (action === 'undo' || action === 'redo' || action === 'remove') void act('edit', action);
  else if (action !== undefined) void act('step', action as Step);
  else if (location !== undefined) void act('goTo', location);
  else if (square !== undefined) void act('click', square);
  else if (choice !== undefined) void act('choose', Number(choice));
}

/** Performs the action of a form, and empties its field unless the action was refused. */
async function submit(event: Event, root: ShadowRoot, act: Act): Promise<void> {
  event.preventDefault();
  const input = (event.target as HTMLFormElement).querySelector('input')!;
  const { name, value } = input;
  if (name === 'game') {
    root.host.setAttribute('game', String(Number(value) - 1));
    return;
  }
  await (name === 'move' ? act('play', value) : act('edit', 'comment', value));
  if (root.querySelector('.problem') === null) input.value = '';
}

function press(event: KeyboardEvent, root: ShadowRoot, act: Act): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input,pre') !== null) return;
  const step = KEYS[event.key];
  const isPressed = (event.key === 'Enter' || event.key === ' ') && target.dataset.square !== undefined;
  if (step !== undefined) void act('step', step);
  else if (isPressed) click(target, root, act);
  else if (event.key === 'Escape') void act('clear');
  else return;
  event.preventDefault();
}
