import { expect } from 'vitest';
import { MISSING } from './browser.js';
import { test } from './browser-test.js';

test.skipIf(MISSING !== undefined)('the home page is painted within half a second', async ({ server, page }) => {
  const times: number[] = [];
  const paint = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  for (let i = 0; i < 3; i++) {
    await page.goto('about:blank');
    await page.goto(server.url);
    await expect.poll(paint).toBeGreaterThan(0);
    times.push(await paint());
  }
  expect(Math.min(...times)).toBeLessThan(500);
});
