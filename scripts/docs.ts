/** `npm run docs`: writes `docs/codes/<format>.md` from the catalogues and `docs/formats/otn-rules.md` from the engine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FORMATS } from '../src/formats/registry.js';
import { codesPage } from './codes-page.js';
import { rulesPage } from './rules-page.js';

mkdirSync('docs/codes', { recursive: true });
for (const entry of FORMATS) {
  const { catalogue } = await entry.load();
  writeFileSync(`docs/codes/${catalogue.format}.md`, codesPage(entry.title, catalogue));
}
writeFileSync('docs/formats/otn-rules.md', rulesPage());
