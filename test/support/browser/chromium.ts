import { existsSync } from 'node:fs';

/** The program without windows comes first: the tests take half of the time with it. */
const PATHS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The Chromium of this machine, or the one that `CHROMIUM_PATH` names; `undefined` if there is none. */
export const CHROMIUM: string | undefined = [process.env.CHROMIUM_PATH, ...PATHS].find(
  (path) => path !== undefined && existsSync(path),
);
