/** A hook that is being matched, or was being matched when another one inside it failed. */
export interface OpenHook {
  readonly hook: number;
  readonly offset: number;
  /** The arguments that its function needs to match it again. */
  readonly field: number;
  readonly depth: number;
  /** The hook around it. */
  readonly outer: OpenHook | undefined;
  /** The end of its match in the last parse that saw it; -1 if it did not match; `undefined` while it is open. */
  end: number | undefined;
}

/** The hooks that are being matched at one moment of a parse, each inside the hook before it. */
export class OpenHooks {
  #innermost: OpenHook | undefined;

  get innermost(): OpenHook | undefined {
    return this.#innermost;
  }

  /** Begins a parse of the whole text, or of the part in a hook. */
  restart(outer?: OpenHook): void {
    this.#innermost = outer;
  }

  enter(hook: number, offset: number, field: number, depth: number): OpenHook {
    this.#innermost = { hook, offset, field, depth, outer: this.#innermost, end: undefined };
    return this.#innermost;
  }

  leave(open: OpenHook, end: number): void {
    open.end = end;
    this.#innermost = open.outer;
  }
}

/** The numbers of levels around a failure that are parsed again before the whole text is. */
const NEAR_LEVELS = [16, 64];

/**
 * Returns the hooks to parse again from after a failure: the hook 16 levels around it, then the hook 64 levels further
 * out. Leaves out those beyond the outermost hook.
 */
export function hooksAround(open: OpenHook | undefined): OpenHook[] {
  const hooks: OpenHook[] = [];
  let hook = open;
  for (const levels of NEAR_LEVELS) {
    for (let i = 0; i < levels && hook !== undefined; i++) hook = hook.outer;
    if (hook?.end === undefined) break;
    hooks.push(hook);
  }
  return hooks;
}
