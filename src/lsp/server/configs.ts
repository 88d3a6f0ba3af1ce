import type { NotationEntry } from '../../notation/index.js';
import type { ServerHost } from '../host/host.js';

/** Milliseconds that a file waits for the notations of its config. */
const CONFIG_WAIT = 1000;

/** The notations of a config that is being run, or was. */
interface ConfigRun {
  readonly notations: Promise<readonly NotationEntry[]>;
  /** `slow` if files no longer wait for it. */
  state: 'new' | 'slow' | 'done';
}

/** A host whose configs the server runs. */
export interface ConfiguredHost extends ServerHost {
  /** Makes each config run again when it is next needed. */
  forgetConfigs(): void;
  /** Whether a config takes long, so that files are not in its notations yet. */
  isLate(config: string): boolean;
}

/**
 * Returns a host that shows each error of a config to the user once, and then uses the built-in notations. It also uses
 * them while a config takes long, so that the server never falls silent.
 *
 * @param showError shows a message to the user
 * @param recheck called when a config that took long has ended: its files can be read now
 */
export function withConfigs(
  host: ServerHost,
  showError: (message: string) => void,
  recheck: () => void,
): ConfiguredHost {
  const configs = new Configs(host, showError, recheck);
  return {
    ...host,
    forgetConfigs: () => configs.forget(),
    isLate: (config) => configs.isLate(config),
    configFor(path, open) {
      try {
        return host.configFor?.(path, open);
      } catch (error) {
        configs.show(error);
        return undefined;
      }
    },
    notationsFor: (config) => configs.notationsOf(config),
  };
}

/** The configs that were run, and their errors. */
class Configs {
  readonly #host: ServerHost;
  readonly #showError: (message: string) => void;
  readonly #recheck: () => void;
  readonly #runs = new Map<string, ConfigRun>();
  /** The messages that the user has seen. */
  readonly #shown = new Set<string>();

  constructor(host: ServerHost, showError: (message: string) => void, recheck: () => void) {
    this.#host = host;
    this.#showError = showError;
    this.#recheck = recheck;
  }

  /** Runs each config again when it is next needed. */
  forget(): void {
    this.#runs.clear();
    this.#shown.clear();
  }

  /** Whether a config is still being run, but files no longer wait for it. */
  isLate(config: string): boolean {
    return this.#runs.get(config)?.state === 'slow';
  }

  /** Shows an error to the user, unless it was shown before. */
  show(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    if (!this.#shown.has(message)) this.#showError(message);
    this.#shown.add(message);
  }

  /** Returns the notations of a config; the built-in ones while it takes long, and after an error. */
  async notationsOf(config: string): Promise<readonly NotationEntry[]> {
    const run = this.#runs.get(config) ?? this.#start(config);
    const late = timeout(CONFIG_WAIT);
    if (run.state === 'new') await Promise.race([run.notations, late.promise]);
    late.cancel();
    if (run.state === 'new') run.state = 'slow';
    return run.state === 'slow' ? this.#host.builtIn : run.notations;
  }

  #start(config: string): ConfigRun {
    const run: ConfigRun = { notations: this.#load(config), state: 'new' };
    this.#runs.set(config, run);
    void run.notations.then(() => {
      const isAwaited = run.state === 'slow';
      run.state = 'done';
      if (isAwaited && this.#runs.get(config) === run) this.#recheck();
    });
    return run;
  }

  async #load(config: string): Promise<readonly NotationEntry[]> {
    try {
      return (await this.#host.notationsFor?.(config)) ?? this.#host.builtIn;
    } catch (error) {
      this.show(error);
      return this.#host.builtIn;
    }
  }
}

/** Returns a promise that resolves after some milliseconds, unless it is canceled. */
function timeout(milliseconds: number): { readonly promise: Promise<undefined>; cancel(): void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
  return { promise, cancel: () => clearTimeout(timer) };
}
