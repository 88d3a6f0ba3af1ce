import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { explainedFiles, explainedText } from '../../src/diagnostics/index.js';
import { explainedGrammar } from '../../src/generator/codes/explanations.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { PACKAGES } from '../grammars.js';
import { detectionsFile } from './detections.js';
import { forgeOf, issueLinks, withCloneCommand, withForge } from './forge.js';
import { withPackageExports } from './package-exports.js';
import { archivePlots } from './pages/archive-plots.js';
import { bundleTable } from './pages/bundle-table.js';
import { codesPage } from './pages/codes-page.js';
import { exportTables } from './pages/export-tables.js';
import { readmePicture } from './pages/readme-picture.js';
import { rulesPage } from './pages/rules-page.js';
import { speedTable } from './pages/speed-table.js';
import { notationTable, verbTable, withSection } from './pages/tables.js';
import { textMateFiles, withTextMateGrammars } from './textmate.js';
import { withEntryPoints } from './typedoc-options.js';

const CODES = 'docs/codes';
const SYNTAXES = 'editors/vscode/syntaxes';
const EXTENSION = 'editors/vscode/package.json';
const SIZES = 'docs/bundle-sizes.md';

/** Returns every committed file that follows from the notations, grammars and games: path from the root → content. */
export async function derivedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of NOTATIONS) {
    const { id, title, codes, schema } = await entry.load();
    files.set(`${CODES}/${codes.format}.md`, codesPage(title, codes));
    files.set(`test/conformance/schemas/${id}.json`, `${JSON.stringify(schema(), null, 2)}\n`);
  }
  files.set(`${CODES}/text.md`, codesPage('Texts in any notation', explainedText));
  files.set(`${CODES}/file.md`, codesPage('Files', explainedFiles));
  files.set(`${CODES}/grammar.md`, codesPage('Grammars', explainedGrammar));
  files.set('src/notations/detections.ts', detectionsFile());
  files.set('docs/formats/otn-rules.md', rulesPage());
  const manifest = readFileSync('package.json', 'utf8');
  const forge = forgeOf(manifest);
  const packageJson = withForge(withPackageExports(manifest), forge);
  files.set('package.json', packageJson);
  for (const name of PACKAGES) {
    const path = `packages/${name}/package.json`;
    files.set(path, withForge(readFileSync(path, 'utf8'), forge, `packages/${name}`));
  }
  files.set('typedoc.json', withEntryPoints(readFileSync('typedoc.json', 'utf8'), packageJson));
  const setSection = (page: string, section: string, content: string) =>
    files.set(page, withSection(files.get(page) ?? readFileSync(page, 'utf8'), section, content));
  setSection('README.md', 'notations', notationTable('docs/'));
  setSection('README.md', 'speed', speedTable());
  setSection('docs/command-line.md', 'verbs', verbTable());
  setSection('docs/archives.md', 'tables', exportTables());
  setSection('docs/formats/README.md', 'notations', notationTable('../'));
  setSection(SIZES, 'bundle-sizes', await bundleTable(readFileSync(SIZES, 'utf8')));
  files.set('docs/images/check-and-render.svg', await readmePicture());
  for (const [path, svg] of await archivePlots()) files.set(path, svg);
  for (const [path, content] of await textMateFiles()) files.set(path, content);
  const extension = withTextMateGrammars(readFileSync(EXTENSION, 'utf8'));
  files.set(EXTENSION, withForge(extension, forge, 'editors/vscode'));
  files.set('.github/ISSUE_TEMPLATE/config.yml', issueLinks(forge));
  files.set('CONTRIBUTING.md', withCloneCommand(readFileSync('CONTRIBUTING.md', 'utf8'), forge));
  return files;
}

/** Returns the paths whose files are absent or have other content. */
export function staleFiles(files: ReadonlyMap<string, string>): string[] {
  return [...files].filter(([path, content]) => readIfThere(path) !== content).map(([path]) => path);
}

/** Returns code pages of removed notations, and TextMate grammars of removed languages. */
export function leftoverFiles(files: ReadonlyMap<string, string>): string[] {
  return [CODES, SYNTAXES]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => !files.has(path));
}

const readIfThere = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
