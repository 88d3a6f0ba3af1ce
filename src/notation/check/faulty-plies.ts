import { MAX_DIAGNOSTICS } from './diagnostic-list.js';

/**
 * Counts the plies of a text that break the rules. A text can have millions, each with the position around it, so no
 * more of them are kept than diagnostics are listed. After that, the rest of the game is only played if there is a
 * listener.
 */
export class FaultyPlies {
  readonly #hasListener: boolean;
  #count = 0;

  /** @param hasListener whether a listener takes the plies of the game, so that it must be played to its end */
  constructor(hasListener: boolean) {
    this.#hasListener = hasListener;
  }

  /** Whether there are more than are listed. */
  get areTooMany(): boolean {
    return this.#count > MAX_DIAGNOSTICS;
  }

  /** Whether the rest of the game need not be played. A property, so that players can call it. */
  readonly mayEnd = (): boolean => this.areTooMany && !this.#hasListener;

  /** Counts a ply; returns whether to keep it for a diagnostic. */
  add(): boolean {
    this.#count++;
    return !this.areTooMany;
  }
}
