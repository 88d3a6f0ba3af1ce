import { applyEdits } from '../../src/diagnostics/index.js';
import { frameOf } from './frame.js';
import { partsOf } from './frame-html.js';
import { type Moment, moments } from './script.js';

/** The functions that show the hero. */
export interface Stage {
  /** Shows the HTML of each part, by the class of its element. */
  show(parts: Readonly<Record<string, string>>): void;
  /** Shows that the fix is chosen. */
  press(): void;
  /** Resolves after some milliseconds in which the hero was visible and not paused. */
  wait(milliseconds: number): Promise<void>;
}

/** Milliseconds after a key. */
const KEY_TIME = 85;
/** Milliseconds after the last key of a word. */
const WORD_TIME = 480;
/** Milliseconds for which the slip and its message are shown. */
const SLIP_TIME = 2600;
/** Milliseconds for which the fix is shown as chosen. */
const PRESS_TIME = 450;
/** Milliseconds for which the end of the game is shown. */
const END_TIME = 4500;

/**
 * Plays the game of the hero once: writes its moves key by key, stops at the slip in the last one, and applies the fix
 * that the library offers. Each text is read by the library when it is shown.
 */
export async function playOnce({ show, press, wait }: Stage): Promise<void> {
  for (const moment of moments()) {
    show(partsOf(frameOf(moment)));
    await wait(moment.isWord ? WORD_TIME : KEY_TIME);
  }
  const { text, problem } = frameOf(moments().at(-1)!);
  await wait(SLIP_TIME);
  press();
  await wait(PRESS_TIME);
  const fixed: Moment = { text: applyEdits(text, problem?.fixes?.[0]?.edits ?? []), isWord: true };
  show(partsOf(frameOf(fixed)));
  await wait(END_TIME);
}
