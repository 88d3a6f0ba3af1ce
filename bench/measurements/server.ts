/** Measures the language server with large texts in a separate process; sends one row per notation. */
import { setTimeout as pause } from 'node:timers/promises';
import { azulText } from '../inputs/azul.js';
import { fiveDText, longFiveDGame } from '../inputs/five-d.js';
import { longAzulGame, longOniGame, longOtnGame } from '../inputs/long-games.js';
import { oniMovesText } from '../inputs/oni.js';
import { otnMoves } from '../inputs/otn.js';
import { Editor } from './editor.js';

/** The language server with a text of 1 MB. Times are in milliseconds, from an edit in the middle, in the best run. */
export interface ServerRow {
  /** The id of the notation; with `, legal` for one game that is legal to its end. */
  readonly notation: string;
  readonly firstDiagnostics: number;
  readonly lastDiagnostics: number;
  readonly completion: number;
  /** The most memory of the process in bytes; absent if the system doesn't tell. */
  readonly memory?: number | undefined;
}

const MEGABYTE = 1_000_000;
/** Milliseconds between two edits: the server prepares completions meanwhile. */
const PAUSE = 1000;

type Input = readonly [notation: string, makeText: (size: number) => string];

/** Texts whose moves are legal only up to the end of their first game. */
const INPUTS: readonly Input[] = [
  ['oni', oniMovesText],
  ['otn', otnMoves],
  ['azul', azulText],
  ['5dfen', fiveDText],
];

/** All moves of a legal game are played, so they take the most time and memory. */
const LEGAL_INPUTS: readonly Input[] = [
  ['oni', longOniGame],
  ['otn', longOtnGame],
  ['azul', longAzulGame],
  ['5dfen', longFiveDGame],
];

async function measured([notation, makeText]: Input, edits: number): Promise<ServerRow> {
  const text = makeText(MEGABYTE);
  const editor = await Editor.start(notation);
  try {
    await editor.open(notation, text);
    const line = text.split('\n').length >> 1;
    const best = { firstDiagnostics: Infinity, lastDiagnostics: Infinity, completion: Infinity };
    for (let i = 0; i < edits; i++) {
      await pause(PAUSE);
      const [first, last] = await editor.edit(line, i % 2 === 0);
      best.firstDiagnostics = Math.min(best.firstDiagnostics, first);
      best.lastDiagnostics = Math.min(best.lastDiagnostics, last);
      best.completion = Math.min(best.completion, await editor.complete(line));
    }
    return { notation, ...best, memory: editor.maxMemory() };
  } finally {
    editor.stop();
  }
}

const edits = Number(process.argv[2]);
const rows: ServerRow[] = [];
for (const input of INPUTS) rows.push(await measured(input, edits));
for (const input of LEGAL_INPUTS) {
  const row = await measured(input, edits);
  rows.push({ ...row, notation: `${row.notation}, legal` });
}
process.send?.(rows);
