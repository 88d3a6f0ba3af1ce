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

const KEY = 85;
const WORD = 480;
const SLIP = 2600;
const PRESS = 450;
const END = 4500;

/**
 * Plays the game of the hero once: writes its moves key by key, stops at the slip in the last one, and applies the fix
 * that the library offers. Each text is read by the library when it is shown.
 */
export async function playOnce({ show, press, wait }: Stage): Promise<void> {
  for (const moment of moments()) {
    show(partsOf(frameOf(moment)));
    await wait(moment.isWord ? WORD : KEY);
  }
  const { text, problem } = frameOf(moments().at(-1)!);
  await wait(SLIP);
  press();
  await wait(PRESS);
  const fixed: Moment = { text: applyEdits(text, problem?.fixes?.[0]?.edits ?? []), isWord: true };
  show(partsOf(frameOf(fixed)));
  await wait(END);
}
