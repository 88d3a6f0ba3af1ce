import { existsSync } from 'node:fs';

const PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine, or the one that `CHROMIUM_PATH` names; `undefined` if there is none. */
export const CHROMIUM: string | undefined = [process.env.CHROMIUM_PATH, ...PATHS].find(
  (path) => path !== undefined && existsSync(path),
);
