/**
 * Makes the built site independent of the path that it is served under. `404.html` alone is for the root of a host: its
 * address says nothing about where the site is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLACEHOLDER, relocatedPage, relocatedScript } from './relative-base.js';

process.chdir(fileURLToPath(new URL('../../dist', import.meta.url)));

for (const name of readdirSync('.', { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))) {
  if (!/\.(?:html|js|css)$/.test(name)) continue;
  const before = readFileSync(name, 'utf8');
  const depth = name.split('/').length - 1;
  const after = relocated(name, before, depth);
  if (after !== before) writeFileSync(name, after);
}

function relocated(name: string, text: string, depth: number): string {
  if (name === '404.html') return text.replaceAll(PLACEHOLDER, '/');
  if (name.endsWith('.html')) return relocatedPage(text, depth);
  if (name.endsWith('.js')) return relocatedScript(text, depth);
  return text.replaceAll(PLACEHOLDER, '../'.repeat(depth));
}
