import { emitKeypressEvents } from 'node:readline';
import type { Output } from '../../run/io.js';
import type { FixSession, ScreenOptions, SessionEnd } from './fix-session.js';

/** The keyboard of a terminal. */
export interface Keyboard extends NodeJS.ReadableStream {
  setRawMode?(isRaw: boolean): unknown;
}

interface Key {
  readonly name?: string;
  readonly sequence?: string;
  readonly ctrl?: boolean;
}

/**
 * Shows a session, and gives it each key that is pressed, until it ends. Ctrl+C, and the end of the input, write
 * nothing.
 */
export async function fixAtTerminal(
  session: FixSession,
  keyboard: Keyboard,
  output: Output,
  shown: ScreenOptions,
): Promise<SessionEnd> {
  emitKeypressEvents(keyboard);
  keyboard.setRawMode?.(true);
  keyboard.resume();
  try {
    output.writeColored(session.screen(shown));
    return await new Promise<SessionEnd>((resolve) => {
      keyboard.on('end', () => resolve('quit'));
      keyboard.on('keypress', (_: unknown, { name, sequence, ctrl }: Key) => {
        const isInterrupted = ctrl === true && (name === 'c' || name === 'd');
        const before = session.screen(shown);
        const end = isInterrupted ? 'quit' : session.press(sequence ?? '');
        if (end !== undefined) return resolve(end);
        const after = session.screen(shown);
        if (after !== before) output.writeColored(after);
      });
    });
  } finally {
    keyboard.setRawMode?.(false);
    keyboard.pause();
  }
}
