import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';
import { PACKAGES } from '../shared/packages.js';
import { BASE, DIST, launch, MISSING, violationsOf } from './browser.js';
import { serveStatic, type StaticServer } from './static-server.js';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** The visible parts of a page, on a phone and then on a desktop. */
interface Visit {
  /** Errors and failed requests. */
  readonly faults: readonly string[];
  /** By how much the page is wider than a phone. */
  readonly overflow: readonly string[];
  /** Sample texts of which a phone shows only a part. */
  readonly cutSamples: readonly string[];
  /** The number of colored parts of sample texts. */
  readonly coloredParts: number;
  /** Diagrams of which a desktop shows only a part. */
  readonly cutDiagrams: readonly string[];
  /** Violations of accessibility, light and dark. */
  readonly violations: readonly string[];
}

/** Returns the list of what goes wrong in a page from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => {
    // Going to the next page ends what the last one still loads.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(request.url());
  });
  return faults;
}

/** The forms of elements on the pages so far. */
const knownForms = new Set<string>();

/**
 * Whether a page has an element of a new form (tags and classes of it and its parent) or a new step from a heading to
 * the next one.
 */
async function hasNewForm(page: Page): Promise<boolean> {
  const forms = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')];
    const headings = elements.map(({ tagName }) => tagName).filter((name) => /^H\d$/.test(name));
    return [
      ...elements.map((element) =>
        [element.parentElement!, element]
          // One class of the content is the name of the page.
          .map((one) => [one.tagName, ...[...one.classList].filter((name) => !name.startsWith('_'))].join('.'))
          .join(' > '),
      ),
      ...headings.map((name, i) => `${name}, ${headings[i + 1] ?? ''}`),
    ];
  });
  const before = knownForms.size;
  for (const form of forms) knownForms.add(form);
  return knownForms.size > before;
}

/**
 * Returns the violations of accessibility on a page, light and dark. Colors follow from the forms, so a page without a
 * new form has no new ones. One program writes the pages of the reference, which are long: those without a new form are
 * like the others.
 */
async function violationsInThemes(page: Page, isReference: boolean): Promise<string[]> {
  const isNew = await hasNewForm(page);
  if (isReference && !isNew) return [];
  if (!isNew) return violationsOf(page, 'structure');
  const light = await violationsOf(page);
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  return [...light, ...(await violationsOf(page, 'contrast'))];
}

/** Opens a page of the site and looks at it; `faults` are those of the page so far, and are taken out. */
async function look(page: Page, server: string, name: string, faults: string[]): Promise<Visit> {
  await page.setViewportSize(PHONE);
  await page.goto(server + name, { waitUntil: 'load' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const samples = page.locator('.sample-text');
  const cutSamples = await partlyHidden(samples);
  const coloredParts = await samples.locator('[class^="tok-"]').count();
  await page.setViewportSize(DESKTOP);
  const cutDiagrams = await partlyHidden(page.locator('.rule figure'));
  const violations = await violationsInThemes(page, name.startsWith('api/'));
  return {
    faults: faults.splice(0),
    overflow: overflow > 0 ? [`${overflow} pixels`] : [],
    cutSamples,
    coloredParts,
    cutDiagrams,
    violations,
  };
}

/** Returns the texts of elements that are wider than what is shown of them. */
const partlyHidden = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );

if (MISSING !== undefined) test.skip(`the pages in a browser: ${MISSING}`, () => undefined);

describe.runIf(MISSING === undefined)('the pages in a browser', () => {
  let server: StaticServer;
  let browser: Browser;
  const visits = new Map<string, Visit>();

  beforeAll(async () => {
    server = await serveStatic(DIST, BASE);
    browser = await launch();
    const waiting = [...PAGES];
    await Promise.all([visitAll(waiting), visitAll(waiting)]);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /** Visits pages of a list, from its end, until it is empty. */
  async function visitAll(waiting: string[]): Promise<void> {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    const faults = faultsOf(page);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      visits.set(name, await look(page, server.url, name, faults));
    }
    await page.close();
  }

  /** The faults of pages, by their names. */
  const foundIn = (wrong: (visit: Visit) => readonly string[]): Record<string, readonly string[]> =>
    Object.fromEntries(
      [...visits].map(([name, visit]) => [name, wrong(visit)] as const).filter(([, all]) => all.length > 0),
    );

  const PAGES = readdirSync(MISSING === undefined ? DIST : '.', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .sort((a, b) => statSync(join(DIST, b)).size - statSync(join(DIST, a)).size);

  test('load without errors and failed requests', () => expect(foundIn(({ faults }) => faults)).toEqual({}));

  test('are not wider than a phone', () => expect(foundIn(({ overflow }) => overflow)).toEqual({}));

  test('have no violation of accessibility, light and dark', () => {
    expect(foundIn(({ violations }) => violations)).toEqual({});
    expect(PAGES.length).toBeGreaterThan(60);
    expect(knownForms.size).toBeGreaterThan(60);
  });

  test('show sample texts whole on a phone, in the colors of their grammars', () => {
    expect(foundIn(({ cutSamples }) => cutSamples)).toEqual({});
    const coarse = [...NOTATIONS, ...PACKAGES].filter(
      ({ id }) => visits.get(`notations/${id}.html`)!.coloredParts === 0,
    );
    expect(coarse).toEqual([]);
  });

  test('hide no part of a diagram at 1280 pixels', () => {
    expect(foundIn(({ cutDiagrams }) => cutDiagrams)).toEqual({});
  });

  test('show boards in the theme', async () => {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
    await page.goto(`${server.url}notations/oni.html`);
    expect(await page.locator('.example .only-dark svg').isVisible()).toBe(true);
    expect(await page.locator('.example .only-light svg').isVisible()).toBe(false);
    await page.close();
  });

  test('follow links inside the application, and search without a network', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) outside.push(request.url());
    });
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Notations', exact: true }).first().click();
    await page.waitForURL(`${server.url}notations/`);
    await page.getByRole('link', { name: 'oni: Onitama games' }).first().click();
    await page.waitForURL(`${server.url}notations/oni.html`);
    await page.getByRole('link', { name: 'Using the library' }).first().click();
    await page.waitForURL(`${server.url}library.html`);
    await page
      .getByRole('button', { name: /Search/ })
      .first()
      .click();
    await page.locator('.VPLocalSearchBox input').fill('railroad');
    await page.locator('.VPLocalSearchBox .result').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*railroad/);
    expect(outside).toEqual([]);
    await context.close();
  });

  test('show the diagram and the text of a rule side by side, and one after another on a phone', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${server.url}notations/oni.html`);
    const boxes = async () => {
      const rule = page.locator('#rule-Board');
      return {
        diagram: (await rule.locator('figure').boundingBox())!,
        text: (await rule.locator('pre').boundingBox())!,
      };
    };
    const wide = await boxes();
    expect(wide.text.x).toBeGreaterThanOrEqual(wide.diagram.x + wide.diagram.width);
    expect(Math.abs(wide.text.y - wide.diagram.y)).toBeLessThan(2);
    await page.setViewportSize({ width: 360, height: 800 });
    const narrow = await boxes();
    expect(narrow.text.y).toBeGreaterThanOrEqual(narrow.diagram.y + narrow.diagram.height);
    for (const part of ['figure a[href="#rule-Cell"]', 'pre a[href="#rule-Cell"]']) {
      expect(await page.locator(`#rule-Board ${part}`).count()).toBe(1);
    }
    await page.close();
  });
});
