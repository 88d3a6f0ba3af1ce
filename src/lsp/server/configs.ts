import { errorMessage } from '../../errors.js';
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
  const runs = new Map<string, ConfigRun>();
  /** The messages that the user has seen. */
  const shown = new Set<string>();

  function show(error: unknown): void {
    const message = errorMessage(error);
    if (!shown.has(message)) showError(message);
    shown.add(message);
  }

  async function load(config: string): Promise<readonly NotationEntry[]> {
    try {
      return (await host.notationsFor?.(config)) ?? host.builtIn;
    } catch (error) {
      show(error);
      return host.builtIn;
    }
  }

  function start(config: string): ConfigRun {
    const run: ConfigRun = { notations: load(config), state: 'new' };
    runs.set(config, run);
    void run.notations.then(() => {
      const isAwaited = run.state === 'slow';
      run.state = 'done';
      if (isAwaited && runs.get(config) === run) recheck();
    });
    return run;
  }

  return {
    ...host,
    forgetConfigs() {
      runs.clear();
      shown.clear();
    },
    isLate: (config) => runs.get(config)?.state === 'slow',
    configFor(path, open) {
      try {
        return host.configFor?.(path, open);
      } catch (error) {
        show(error);
        return undefined;
      }
    },
    async notationsFor(config) {
      const run = runs.get(config) ?? start(config);
      const late = timeout(CONFIG_WAIT);
      if (run.state === 'new') await Promise.race([run.notations, late.promise]);
      late.cancel();
      if (run.state === 'new') run.state = 'slow';
      return run.state === 'slow' ? host.builtIn : run.notations;
    },
  };
}

/** Returns a promise that resolves after some milliseconds, unless it is canceled. */
function timeout(milliseconds: number): { readonly promise: Promise<undefined>; cancel(): void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
  return { promise, cancel: () => clearTimeout(timer) };
}
