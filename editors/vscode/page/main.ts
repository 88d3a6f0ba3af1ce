// The page of a board in VS Code: `<ludogram-board>` for texts in the built-in notations, the picture of the server for
// others.
import { defineBoard, type BoardEdit, type BoardStep, type LudogramBoard } from '../../../src/board/index.js';
import { readInFittingDialect } from '../../../src/notation/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import type { FromPage, ToPage } from '../src/board/messages.js';
import { Picture } from './picture.js';

declare function acquireVsCodeApi(): { postMessage(message: FromPage): void };

const editor = acquireVsCodeApi();
const main = document.querySelector('main')!;
const picture = new Picture((ply) => editor.postMessage({ is: 'ply', ply }));

/** The boards by notation: each keeps what it shows when another file is opened. */
let board: { readonly notation: string; readonly element: LudogramBoard } | undefined;
/** Whether the board does what the editor says: then it need not say so. */
let follows = false;

function follow(act: (element: LudogramBoard) => void): void {
  if (board === undefined) return;
  follows = true;
  act(board.element);
  follows = false;
}

const defined = new Map<string, Promise<void>>();

/** Makes notations known to the boards, each once. */
async function define(id: string): Promise<void> {
  const notation = await NOTATIONS.find((entry) => entry.id === id)!.load();
  defineBoard({ ...notation, read: (text: string) => readInFittingDialect(notation, text) });
}

function boardFor(notation: string): LudogramBoard {
  const element = document.createElement('ludogram-board') as LudogramBoard;
  element.setAttribute('notation', notation);
  element.addEventListener('edit', (event) => {
    const { edits, text } = (event as CustomEvent<BoardEdit>).detail;
    if (!follows) editor.postMessage({ is: 'edit', edits, text });
  });
  element.addEventListener('step', (event) => {
    const { span } = (event as CustomEvent<BoardStep>).detail;
    if (!follows) editor.postMessage({ is: 'step', ...(span && { offset: span.start }) });
  });
  return element;
}

async function showText({ notation, text, offset }: ToPage & { readonly is: 'text' }): Promise<void> {
  if (!defined.has(notation)) defined.set(notation, define(notation));
  await defined.get(notation);
  const isNew = board?.notation !== notation;
  if (isNew) board = { notation, element: boardFor(notation) };
  follow((element) => {
    element.text = text;
    show(element);
    if (offset !== undefined) element.goToOffset(offset);
  });
}

function show(content: HTMLElement | string): void {
  if (typeof content === 'string') main.replaceChildren(content);
  else if (content.parentNode !== main) main.replaceChildren(content);
  setTheme();
}

/** Gives the board the theme of the editor, which is known by the class of the page. */
function setTheme(): void {
  const { classList } = document.body;
  const isLight = classList.contains('vscode-light') || classList.contains('vscode-high-contrast-light');
  board?.element.setAttribute('theme', isLight ? 'light' : 'dark');
}

async function receive(message: ToPage): Promise<void> {
  if (message.is === 'text') return showText(message);
  if (message.is === 'cursor') follow((element) => element.goToOffset(message.offset));
  else if (message.is === 'picture') show(picture.draw(message));
  else show(message.message);
}

/** Messages are handled one after the other: the first text waits until its notation is loaded. */
let handled: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
  handled = handled
    .then(() => receive(data))
    .catch((error: unknown) => show(`The board can't be shown: ${String(error)}`));
});
new MutationObserver(setTheme).observe(document.body, { attributeFilter: ['class'] });
editor.postMessage({ is: 'ready' });
