import type { NotationEntry } from '../../notation/index.js';
import type { ServerHost } from '../host/host.js';

/** Milliseconds that a file waits for the notations of its config. */
const CONFIG_WAIT = 1000;

/** The notations of a config that is being run, or was. */
interface Loading {
  readonly notations: Promise<readonly NotationEntry[]>;
  /** `slow` if files don't wait for it any more. */
  state: 'new' | 'slow' | 'done';
}

/**
 * Returns a host that shows each error of a config to the user once, and then uses the built-in notations. It also uses
 * them while a config takes long, so that the server never falls silent.
 *
 * @param showError shows a message to the user
 * @param recheck called when a config that took long is ready: its files can be read now
 * @returns the host; `forgetConfigs` makes it run each config again when it is next needed
 */
export function withConfigs(
  host: ServerHost,
  showError: (message: string) => void,
  recheck: () => void,
): ServerHost & { forgetConfigs(): void } {
  const { builtIn } = host;
  const shown = new Set<string>();
  const show = (error: unknown): void => {
    const message = error instanceof Error ? error.message : String(error);
    if (!shown.has(message)) showError(message);
    shown.add(message);
  };
  const known = new Map<string, Loading>();
  const load = async (config: string): Promise<readonly NotationEntry[]> => {
    try {
      return (await host.notationsFor?.(config)) ?? builtIn;
    } catch (error) {
      show(error);
      return builtIn;
    }
  };
  const start = (config: string): Loading => {
    const loading: Loading = { notations: load(config), state: 'new' };
    known.set(config, loading);
    void loading.notations.then((notations) => {
      const isAwaited = loading.state === 'slow' && notations !== builtIn;
      loading.state = 'done';
      if (isAwaited && known.get(config) === loading) recheck();
    });
    return loading;
  };
  return {
    ...host,
    forgetConfigs() {
      known.clear();
      shown.clear();
    },
    configFor(path, open) {
      try {
        return host.configFor?.(path, open);
      } catch (error) {
        show(error);
        return undefined;
      }
    },
    async notationsFor(config) {
      const loading = known.get(config) ?? start(config);
      const late = timeout(CONFIG_WAIT);
      if (loading.state === 'new') await Promise.race([loading.notations, late.promise]);
      late.cancel();
      if (loading.state === 'new') loading.state = 'slow';
      return loading.state === 'slow' ? builtIn : loading.notations;
    },
  };
}

/** A promise that resolves after some milliseconds, unless it is canceled. */
function timeout(milliseconds: number): { readonly promise: Promise<undefined>; cancel(): void } {
  let timer: ReturnType<typeof setTimeout>;
  const promise = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
  return { promise, cancel: () => clearTimeout(timer) };
}
