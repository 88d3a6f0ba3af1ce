import type { Context } from '../verb.js';

/** A run that the user may interrupt. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Lets interrupts end the program again. */
  end(): void;
}

/** Listens to interrupts: the batches that are being worked on are finished, and no others are begun. */
export function interruptionOf({ io }: Context): Interruption {
  const controller = new AbortController();
  const stop = io.onInterrupt?.(() => controller.abort());
  return { signal: controller.signal, end: () => stop?.() };
}
