/** A timer for one action. Starting it again restarts the time. */
export class Delay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Runs an action after `wait` milliseconds, instead of the one that was waiting. */
  start(act: () => void, wait: number): void {
    this.cancel();
    this.#timer = setTimeout(act, wait);
  }

  /** Cancels the action. */
  cancel(): void {
    clearTimeout(this.#timer);
  }
}
