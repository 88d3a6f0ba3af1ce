/** An action that is done later, once: starting or canceling it again forgets the time before. */
export class Delay {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does something after `wait` milliseconds, and what was to be done before not at all. */
  start(act: () => void, wait: number): void {
    this.cancel();
    this.#timer = setTimeout(act, wait);
  }

  /** Does not do it any more. */
  cancel(): void {
    clearTimeout(this.#timer);
  }
}
