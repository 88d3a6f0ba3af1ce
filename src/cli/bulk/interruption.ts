import { closePipes } from '../../files/named-pipe.js';
import type { Context } from '../run/verb.js';
import type { Progress } from './report/progress.js';

/** The interrupts of a run by the user. */
export interface Interruption {
  /** Aborted by the first interrupt: batches in progress are finished, and no others are started. */
  readonly interrupted: AbortSignal;
  /** Aborted by the second interrupt: batches in progress are given up. */
  readonly abandoned: AbortSignal;
  /** Stops listening, so that an interrupt ends the program again. */
  end(): void;
}

/** Listens for interrupts, from before the first file of a run is written until after the last one is. */
export function listenForInterrupts({ io }: Context): Interruption {
  const first = new AbortController();
  const second = new AbortController();
  const stop = io.onInterrupt?.(() => {
    (first.signal.aborted ? second : first).abort();
    // The program that would write to them may never start.
    closePipes();
  });
  return { interrupted: first.signal, abandoned: second.signal, end: () => stop?.() };
}

/** Milliseconds after an interrupt until the user reads how to stop at once. */
const NOTE_DELAY = 1000;

/** Informs the user at a terminal about records in progress after an interrupt, if they take long. */
export function waitingNote(interrupted: AbortSignal, progress: Progress, { io }: Context): { end(): void } {
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    timer = setTimeout(() => {
      progress.hide();
      io.stderr.write('finishing the records in progress; press Ctrl-C again to stop at once\n');
    }, NOTE_DELAY);
  };
  if (io.stderr.isTTY) interrupted.addEventListener('abort', start);
  return {
    end() {
      interrupted.removeEventListener('abort', start);
      clearTimeout(timer);
    },
  };
}
