/**
 * Writes the pages of the site into `site/pages`: the documentation with its links rewritten, the reference made by
 * typedoc, a page for each notation, the plots of the speed page, the examples, and the side bars.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notationEntries } from '../../scripts/sync/entry-points.js';
import { runtimeFiles } from '../../src/cli/generate/standalone.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { exampleFile, EXAMPLES } from '../shared/examples.js';
import { grammarOfPackage, PACKAGES } from '../shared/packages.js';
import { homePage } from './home/home-page.js';
import { boardFiles } from './home/pictures.js';
import { copyOf, type LinkTargets, OTHER_PAGES, rewriteLinks, sitePage } from './links/links.js';
import { apiSidebar, sidebar } from './navigation.js';
import { guideOf, notationPage } from './notation/notation-page.js';
import { packagePages, withLinkToPage, withPackages } from './notation/package-pages.js';
import { referenceIndex } from './reference-index.js';
import { speedPage } from './speed-page.js';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const PAGES = 'site/pages';

/** `--keep-reference` skips typedoc, for work on other pages. */
if (process.argv.includes('--keep-reference')) {
  for (const name of readdirSync(PAGES)) if (name !== 'api') rmSync(`${PAGES}/${name}`, { recursive: true });
} else {
  rmSync(PAGES, { recursive: true, force: true });
  makeReference();
}

const linked = new Set<string>();
const targets: LinkTargets = {
  examples: new Map(EXAMPLES.map(({ file, name }) => [file, name])),
  grammars: new Map([
    ...[...NOTATIONS].reverse().map(({ grammar, id }) => [`grammars/${grammar}.peggy`, id] as const),
    ...PACKAGES.map(({ id }) => [grammarOfPackage(id), id] as const),
  ]),
  linkFile: (path) => {
    const isFile = statSync(path).isFile();
    if (isFile) linked.add(path);
    return isFile;
  },
};

for (const path of documents()) {
  const text = rewriteLinks(readFileSync(path, 'utf8'), path, targets);
  write(sitePage(path)!, shownPage(path, text));
}
const entries = notationEntries();
for (const row of NOTATIONS) {
  const entry = entries.find(({ ids }) => ids.includes(row.id))!;
  const page = await notationPage(row, {
    entryPoint: `ludogram/${entry.id}`,
    guide: guideOf(row.id, row.folder),
    grammar: `grammars/${row.grammar}.peggy`,
  });
  write(`notations/${row.id}.md`, page);
}
for (const [id, page] of await packagePages()) write(`notations/${id}.md`, page);
write('games/index.md', gamesIndex());
write('play.md', readFileSync('site/play/page.md', 'utf8'));
for (const { grammar } of NOTATIONS) linked.add(`grammars/${grammar}.peggy`);
for (const language of ['typescript', 'javascript'] as const) {
  const files = runtimeFiles('cst', language);
  if (files.size === 0) throw new Error('the runtime of parsers was not compiled: run npm run build');
  write(`public/runtime-${language}.json`, JSON.stringify(Object.fromEntries(files)));
}
for (const path of linked) write(`public/${copyOf(path)}`, readFileSync(path, 'utf8'));
for (const example of EXAMPLES) write(`public/${exampleFile(example)}`, readFileSync(example.file, 'utf8'));
for (const [path, picture] of await boardFiles()) write(`public/${path}`, picture);
copyFileSync('site/icon.svg', `${PAGES}/public/icon.svg`);

const names = markdownOf(PAGES).map((path) => path.replace(/\.md$/, ''));
const titles = new Map(
  names.filter((name) => !/^(?:api|notations)\/|^play$/.test(name)).map((name) => [name, titleOf(name)]),
);
const reference = names.filter((name) => name.startsWith('api/'));
write('navigation.json', JSON.stringify({ docs: sidebar(titles), api: apiSidebar(reference) }));
console.log(`wrote ${names.length} pages`);

/** Returns the Markdown files that the site shows, by path from the root. */
function documents(): string[] {
  const inDocs = markdownOf('docs').map((name) => `docs/${name}`);
  return [...OTHER_PAGES.keys(), ...inDocs].filter((path) => existsSync(path) && sitePage(path) !== undefined);
}

/** Returns a page as the site shows it, from the text of the repository with its links rewritten. */
function shownPage(path: string, text: string): string {
  if (path === 'docs/speed.md') return speedPage(text);
  if (path === 'docs/formats/README.md') return withPackages(text);
  if (path !== 'README.md') return withLinkToPage(path, text);
  return homePage({ readme: text, bundles: readFileSync('docs/bundle-sizes.md', 'utf8') });
}

function markdownOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return files.filter((name) => name.endsWith('.md') && !(folder === 'docs' && name.startsWith('api/'))).sort();
}

/** Runs typedoc on the entry points of `typedoc.json`; its pages for folders become index pages. */
function makeReference(): void {
  const out = `${PAGES}/api`;
  const plugins = ['--plugin', 'typedoc-plugin-markdown', '--plugin', './site/prepare/own-members.ts'];
  const flags = [...plugins, '--out', out, '--readme', 'none'];
  const options = [
    '--outputFileStrategy',
    'modules',
    '--entryFileName',
    'index',
    '--hideBreadcrumbs',
    'true',
    '--useHTMLAnchors',
    'true',
    '--hidePageHeader',
    'true',
  ];
  const command = [
    '--import',
    'tsx',
    'site/node_modules/typedoc/bin/typedoc',
    '--options',
    'typedoc.json',
    ...flags,
    ...options,
  ];
  const { status } = spawnSync(process.execPath, [...command, '--logLevel', 'Warn'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('typedoc could not make the reference');
  const list = readFileSync(`${out}/index.md`, 'utf8');
  write(
    'api/index.md',
    referenceIndex(list, (link) => readFileSync(`${out}/${link}`, 'utf8')),
  );
}

function titleOf(name: string): string {
  return /^# (.*)$/m.exec(readFileSync(`${PAGES}/${name}.md`, 'utf8'))?.[1] ?? name;
}

/** Returns the list of the pages on rules of games, which in the repository is a folder. */
function gamesIndex(): string {
  const items = markdownOf('docs/games').map((name) => {
    const title = /^# (.*)$/m.exec(readFileSync(`docs/games/${name}`, 'utf8'))![1]!;
    return `- [${title}](/games/${name})\n`;
  });
  return `# Rules of the games\n\nThe rules engines work without any notation.\n\n${items.join('')}`;
}

function write(path: string, content: string): void {
  mkdirSync(dirname(`${PAGES}/${path}`), { recursive: true });
  writeFileSync(`${PAGES}/${path}`, content);
}
