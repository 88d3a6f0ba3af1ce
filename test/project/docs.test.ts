import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codesPage } from '../../scripts/codes-page.js';
import { rulesPage } from '../../scripts/rules-page.js';
import { FORMATS } from '../../src/formats/registry.js';
import { ROOT } from '../support/shared.js';

test.each(FORMATS)('the page of codes of $id is up to date (npm run docs writes it)', async ({ title, load }) => {
  const { catalogue } = await load();
  expect(readFileSync(join(ROOT, 'docs/codes', `${catalogue.format}.md`), 'utf8')).toBe(codesPage(title, catalogue));
});

test('the page of rules of tafl is up to date (npm run docs writes it)', () => {
  expect(readFileSync(join(ROOT, 'docs/formats/otn-rules.md'), 'utf8')).toBe(rulesPage());
});

test('every link of the documentation leads to a file', () => {
  const pages = [
    'README.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true }).map((name) => join('docs', String(name))),
  ];
  for (const page of pages.filter((name) => name.endsWith('.md') && !name.includes(join('docs', 'api')))) {
    const links = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, link]) => link!,
    );
    for (const link of links) expect(existsSync(join(ROOT, dirname(page), link)), `${page}: ${link}`).toBe(true);
  }
});
