import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { CHROMIUM } from '../../test/support/browser/chromium.js';
import { ROOT } from '../../test/support/shared.js';

/** The path under which browser tests serve the site; any path works. */
export const BASE = '/some/deep/path/';

/** The built site. */
export const DIST = join(ROOT, 'site/dist');

/** The reason why no browser can be used; `undefined` if one can. Tests install nothing. */
export const NO_BROWSER = !existsSync(join(ROOT, 'site/node_modules/playwright-core'))
  ? 'the packages of the site are not installed: run npm run site first'
  : CHROMIUM === undefined
    ? 'no Chromium was found: install one, or name it in CHROMIUM_PATH'
    : undefined;

/** The reason why the site can't be opened; `undefined` if it can. Tests build nothing. */
export const MISSING = existsSync(join(DIST, 'index.html'))
  ? NO_BROWSER
  : 'the site is not built: run npm run site first';

/** Starts a headless Chromium, driven by the site's own playwright. */
export async function launch(): Promise<Browser> {
  const require = createRequire(join(ROOT, 'site/package.json'));
  const { chromium } = require('playwright-core') as typeof import('playwright-core');
  return chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] });
}

/** The parts of axe-core that are used in a page. */
interface AxeWindow {
  readonly axe: {
    configure(spec: object): void;
    run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
}

/** Rules of axe-core: how they are chosen. */
const RULES = {
  all: {},
  contrast: { runOnly: ['color-contrast'] },
  structure: { rules: { 'color-contrast': { enabled: false } } },
};

/**
 * Returns the violations that axe-core finds on a page, as text: those of all rules, of contrast alone, or of all but
 * contrast.
 */
export async function violationsOf(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  const require = createRequire(join(ROOT, 'site/package.json'));
  await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
  if (rules !== 'structure') await markAlike(page);
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as AxeWindow;
    axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-alike])' }] });
    // Passed checks are not described for each element: that takes a tenth of the time.
    const { violations } = await axe.run({ resultTypes: ['violations'], ...chosen });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, RULES[rules]);
}

/**
 * Marks the words of a page that look like earlier ones, on a ground of the same color: their contrast is the same. To
 * compute it for every word of code would take half of the time.
 */
async function markAlike(page: Page): Promise<void> {
  await page.evaluate(() => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const looks = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const { color, fontSize, fontWeight, opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
      const around = grounds.get(element.parentElement)!;
      const own = `${opacity} ${backgroundColor} ${backgroundImage}`;
      const ground = own === '1 rgba(0, 0, 0, 0) none' ? around : `${around} / ${own}`;
      grounds.set(element, ground);
      const look = `${color} ${fontSize} ${fontWeight} ${ground}`;
      const isAlike = element.children.length === 0 && element.closest('main') !== null && looks.has(look);
      element.toggleAttribute('data-alike', isAlike);
      if (element.textContent.trim() !== '') looks.add(look);
    }
  });
}

/**
 * Returns the size in bytes, compressed by gzip, of the scripts that a page of the site loads beside those that
 * VitePress loads everywhere. `server` is the address of the site, and the page is looked at until `settled` ends.
 */
export async function ownScriptSize(
  browser: Browser,
  server: string,
  path: string,
  settled: (page: Page) => Promise<unknown>,
): Promise<number> {
  const scripts = async (of: string, until: typeof settled): Promise<Set<string>> => {
    const page = await browser.newPage();
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(BASE.length));
    });
    await page.goto(server + of);
    await until(page);
    await page.close();
    return loaded;
  };
  // A page of text alone has what VitePress loads everywhere.
  const everywhere = await scripts('contributing.html', (page) => page.waitForLoadState('networkidle'));
  const own = [...(await scripts(path, settled))].filter((script) => !everywhere.has(script));
  if (own.length === 0) throw new Error(`${path} loads no script of its own`);
  return own.reduce((sum, script) => sum + gzipSync(readFileSync(join(DIST, script))).length, 0);
}

/**
 * Runs `work`, and returns the longest task of the page's main thread in that time, in milliseconds of its processor
 * time.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  interface TraceEvent {
    readonly name: string;
    readonly ph: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args: { readonly name?: string };
  }
  const session = await page.context().newCDPSession(page);
  const parts: (readonly TraceEvent[])[] = [];
  session.on('Tracing.dataCollected', ({ value }) => parts.push(value as unknown as TraceEvent[]));
  const traceConfig = { includedCategories: ['toplevel'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await work();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  const events = parts.flat();
  const thread = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain').map((event) => thread(event)),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)));
  if (tasks.length === 0) throw new Error('the browser reported no tasks');
  return tasks.reduce((max, { tdur = 0 }) => Math.max(max, tdur), 0) / 1000;
}
