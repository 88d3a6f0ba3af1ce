// The page of a board in VS Code: `<ludogram-board>` for texts in the built-in notations. For others, the server makes
// the board, or draws a picture if their games can't be continued.
import { type BoardEdit, type BoardStep, defineBoard, type LudogramBoard } from '../../../src/board/index.js';
import type { BoardAnswer } from '../../../src/board/remote/answer.js';
import { type AskBoard, defineRemoteBoard, type RemoteBoard } from '../../../src/board/remote/element.js';
import { readInFittingDialect } from '../../../src/notation/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import type { FromPage, ToPage } from '../src/board/messages.js';
import { Picture } from './picture.js';

declare function acquireVsCodeApi(): { postMessage(message: FromPage): void };

const editor = acquireVsCodeApi();
const main = document.querySelector('main')!;
const picture = new Picture((ply) => editor.postMessage({ is: 'ply', ply }));

/** The boards by notation: each keeps what it shows when another file is opened. */
let board: { readonly notation: string | undefined; readonly element: LudogramBoard | RemoteBoard } | undefined;
/** Whether the board does what the editor says: then it need not say so. */
let follows = false;

function follow(act: (element: LudogramBoard | RemoteBoard) => void): void {
  if (board === undefined) return;
  follows = true;
  try {
    act(board.element);
  } finally {
    follows = false;
  }
}

const defined = new Map<string, Promise<void>>();

/** Makes notations known to the boards, each once. */
async function define(id: string): Promise<void> {
  const notation = await NOTATIONS.find((entry) => entry.id === id)!.load();
  defineBoard({ ...notation, read: (text: string) => readInFittingDialect(notation, text) });
}

/** Waits for the answers of the server. */
const asked = new Map<number, (answer: BoardAnswer | undefined) => void>();
let questions = 0;

const askEditor: AskBoard = async (_, request) => {
  const id = ++questions;
  const answered = new Promise<BoardAnswer | undefined>((resolve) => asked.set(id, resolve));
  editor.postMessage({ is: 'ask', id, request });
  const answer = await answered;
  if (answer === undefined) throw new Error('the language server does not answer: the text may have changed');
  return answer;
};
defineRemoteBoard(askEditor);

function boardFor(notation: string | undefined): LudogramBoard | RemoteBoard {
  const tag = notation === undefined ? 'ludogram-remote-board' : 'ludogram-board';
  const element = document.createElement(tag) as LudogramBoard | RemoteBoard;
  if (notation !== undefined) element.setAttribute('notation', notation);
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
  if (notation !== undefined) {
    if (!defined.has(notation)) defined.set(notation, define(notation));
    await defined.get(notation);
  }
  if (board === undefined || board.notation !== notation) board = { notation, element: boardFor(notation) };
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
  else if (message.is === 'answer') {
    asked.get(message.id)?.(message.answer);
    asked.delete(message.id);
  } else if (message.is === 'picture') show(picture.draw(message));
  else show(message.message);
}

/** Messages are handled one after another: the first text waits until its notation is loaded. */
let handled: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
  handled = handled
    .then(() => receive(data))
    .catch((error: unknown) => show(`The board can't be shown: ${String(error)}`));
});
new MutationObserver(setTheme).observe(document.body, { attributeFilter: ['class'] });
editor.postMessage({ is: 'ready' });
