import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../test/support/shared.js';

/** The built site. */
export const DIST = join(ROOT, 'site/dist');

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const found = [process.env.CHROMIUM_PATH, ...BROWSERS].find((path) => path !== undefined && existsSync(path));

/** Why no browser can be tested with; `undefined` where one can. Tests install and build nothing. */
export const MISSING = !existsSync(join(DIST, 'index.html'))
  ? 'the site is not built: run npm run site first'
  : found === undefined
    ? 'no Chromium was found: install one, or name it in CHROMIUM_PATH'
    : undefined;

/** A headless Chromium, driven by the playwright that the site has installed. */
export async function launch(): Promise<Browser> {
  const require = createRequire(join(ROOT, 'site/package.json'));
  const { chromium } = require('playwright-core') as typeof import('playwright-core');
  return chromium.launch({ executablePath: found!, args: ['--no-sandbox'] });
}
