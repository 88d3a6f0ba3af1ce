/** `npm run docs`: writes the pages of diagnostic codes, `docs/codes/<format>.md`, from the catalogues. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FORMATS } from '../src/formats/registry.js';
import { codesPage } from './codes-page.js';

mkdirSync('docs/codes', { recursive: true });
for (const entry of FORMATS) {
  const { catalogue } = await entry.load();
  writeFileSync(`docs/codes/${catalogue.format}.md`, codesPage(entry.title, catalogue));
}
