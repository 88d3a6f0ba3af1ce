import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../test/support/shared.js';

const DIST = join(ROOT, 'site/dist');

/** Skips if the site isn't built: this test builds and installs nothing. */
const onSite = existsSync(join(DIST, 'index.html')) ? test : test.skip;
const note = existsSync(join(DIST, 'index.html')) ? '' : ' (skipped: run npm run site first)';

const pages = (): string[] =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && name !== '404.html');

const HREF = /<(?:a|link|script|img)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

onSite(`every link of every page leads to a file of the site, and to an anchor of it${note}`, () => {
  const texts = new Map(pages().map((page) => [page, readFileSync(join(DIST, page), 'utf8')]));
  const anchors = new Map(
    [...texts].map(([page, text]) => [page, new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id!))]),
  );
  const wrong: string[] = [];
  expect(texts.size).toBeGreaterThan(60);
  for (const [page, text] of texts) {
    for (const [, href] of text.matchAll(HREF)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(href!)) continue;
      const [path, hash] = href!.split('#') as [string, string?];
      const target =
        path === '' ? page : fileOf(path.startsWith('/') ? path.slice(1) : posix.join(dirname(page), path));
      if (target === undefined) wrong.push(`${page}: ${href}`);
      else if (hash !== undefined && hash !== '' && !/^(?:example|grammar)=/.test(hash)) {
        if (anchors.get(target)?.has(decodeURIComponent(hash)) === false) wrong.push(`${page}: ${href}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

/** Returns the file that a static host gives for a path. */
function fileOf(path: string): string | undefined {
  const candidates = [path, posix.join(path, 'index.html')];
  return candidates.find((file) => existsSync(join(DIST, file)) && statSync(join(DIST, file)).isFile());
}

onSite(`pages load nothing from other hosts${note}`, () => {
  const loaded = /<(?:script|img|link)\b[^>]*?\s(?:src|href)="((?:https?:)?\/\/[^"]*)"/g;
  const found = pages().flatMap((page) =>
    [...readFileSync(join(DIST, page), 'utf8').matchAll(loaded)].map(([, url]) => `${page}: ${url}`),
  );
  expect(found).toEqual([]);
});
