import type { Context } from '../verb.js';

/** A run that the user may interrupt. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Stops listening, so that an interrupt ends the program again. */
  end(): void;
}

/** Listens to interrupts. After one, batches in progress are finished, and no others are started. */
export function interruptionOf({ io }: Context): Interruption {
  const controller = new AbortController();
  const stop = io.onInterrupt?.(() => controller.abort());
  return { signal: controller.signal, end: () => stop?.() };
}
