/// <reference lib="dom" />
// The page of `ludogram play`: a board with the text of one file, and a button that saves it. It works in the folder of
// the server that it comes from, which serves the file as `file`.
import { defineBoard, type LudogramBoard } from '../board/index.js';
import type { BoardAnswer } from '../board/remote/answer.js';
import { type AskBoard, defineRemoteBoard, type RemoteBoard } from '../board/remote/element.js';
import { errorMessage } from '../errors.js';
import { NOTATIONS } from '../notations/registry.js';

const { notation: id = '', name = '', builtIn } = document.body.dataset;
const isBuiltIn = builtIn === 'true';
const save = document.querySelector<HTMLButtonElement>('#save')!;
const message = document.querySelector<HTMLElement>('#message')!;

const tag = isBuiltIn ? 'ludogram-board' : 'ludogram-remote-board';
const board = document.createElement(tag) as LudogramBoard | RemoteBoard;
let saved = '';
/** The version of the file that was read or written last: the file is only replaced if it still has it. */
let version = '';

const update = (): void => {
  const isChanged = board.text !== saved;
  save.disabled = !isChanged;
  document.title = `${isChanged ? '• ' : ''}${name}`;
};

/**
 * Sends a request to the server.
 *
 * @throws an error whose message is for people if there is no answer
 */
async function send(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Error('"ludogram play" does not answer: is it still running?');
  }
}

async function load(): Promise<void> {
  const response = await send('file');
  if (!response.ok) throw new Error(await response.text());
  // Decoded here, because `response.text()` would drop a byte order mark.
  saved = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  version = response.headers.get('etag') ?? '';
  if (isBuiltIn) defineBoard(await NOTATIONS.find((notation) => notation.id === id)!.load());
  else defineRemoteBoard(askServer);
  customElements.upgrade(board);
  board.text = saved;
  document.querySelector('main')!.append(board);
  update();
}

const askServer: AskBoard = async (text, request) => {
  const headers = { 'content-type': 'application/json' };
  const response = await send('board', { method: 'POST', headers, body: JSON.stringify({ text, request }) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as BoardAnswer;
};

/** Saves the text if it has changed, with the moves that the server has not answered yet. */
async function write(): Promise<void> {
  if ('settled' in board) await board.settled;
  const { text } = board;
  if (text === saved) return;
  const headers = { 'if-match': version, 'content-type': 'text/plain; charset=utf-8' };
  const response = await send('file', { method: 'PUT', headers, body: text });
  message.textContent = response.ok ? 'Saved' : await response.text();
  if (response.ok) {
    saved = text;
    version = response.headers.get('etag') ?? '';
  }
  update();
}

/** Does something, and shows the reason if it fails. */
const runOrShowFailure = (act: () => Promise<void>): void =>
  void act().catch((error: unknown) => {
    message.textContent = `Failed: ${errorMessage(error)}`;
  });

let saving: Promise<void> = Promise.resolve();

/** Saves after what is being saved, so that the version of the file is known. */
const saveNext = (): void => runOrShowFailure(() => (saving = saving.then(write, write)));

board.addEventListener('edit', () => {
  message.textContent = '';
  update();
});
save.addEventListener('click', saveNext);
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
  event.preventDefault();
  saveNext();
});
addEventListener('beforeunload', (event) => {
  if (board.text !== saved) event.preventDefault();
});
runOrShowFailure(load);
