import { existsSync, readFileSync } from 'node:fs';
import { railroadDiagrams, railroadStyle } from '../../../src/library/generator.js';
import type { BuiltInNotation, Notation, NotationEntry, NotationReading } from '../../../src/library/index.js';
import { examplesOf } from '../../shared/examples.js';
import { BUILT_IN_GRAMMARS } from '../../shared/grammars.js';
import { sitePage } from '../links/links.js';
import { codeSection } from './code-section.js';
import { type ColoredNotation, coloredText } from './colored-text.js';
import { ruleHtml, rulesFrom } from './grammar-text.js';
import { modelSection } from './model-section.js';

/** A notation, its specification, and the first rule that its texts are read by. */
export type PageRow = NotationEntry & Pick<BuiltInNotation, 'specification' | 'startRule'>;

/** The data for the page of a notation that its row does not have. */
export interface PageFacts {
  /** The module that programs import: `ludogram/oni`. */
  readonly entryPoint: string;
  /** Path of the guide to the notation, from the root of the repository. */
  readonly guide: string;
  /** Path of its grammar, from the root of the repository. */
  readonly grammar: string;
}

/** Returns the page of a notation, in Markdown: facts, example, grammar, model, dialects, diagnostics. */
export async function notationPage(row: PageRow, facts: PageFacts): Promise<string> {
  const notation = await row.load();
  const colored: ColoredNotation = { notation, support: (await row.editor?.()) ?? {} };
  const example = examplesOf(row.id)[0]!;
  const text = readFileSync(example.file, 'utf8');
  return [
    // Without the outline at the side, diagrams and the text of the grammar fit side by side.
    `---\ntitle: ${row.title}\noutline: [2, 2]\naside: false\npageClass: notation-page\n---\n`,
    `# ${row.title} <code class="id">${row.id}</code>\n`,
    '[Example](#example) · [Grammar](#grammar) · [Model](#model) · [Dialects](#dialects) · [Diagnostics](#diagnostics)\n',
    `${introduction(readFileSync(facts.guide, 'utf8'))}\n`,
    factsTable(row, facts),
    `[Open in the playground](/play.md#example=${example.name}){.action}\n`,
    '## Example\n',
    exampleSection(colored, text),
    '## Grammar\n',
    await grammarSection(row, facts),
    '## Model\n',
    typesOf(facts),
    modelSection(notation, text),
    '## Dialects\n',
    dialects(row),
    '## Diagnostics\n',
    `The codes of \`${row.id}\`. [Diagnostics](/diagnostics.md) explains severities and fixes; \`ludogram explain CODE\` prints one.\n`,
    ...notation.codes.codes.map((code) => codeSection(colored, code)),
  ].join('\n');
}

/** Says where the types of a model are: in the reference, or for a package of its own, in that package. */
function typesOf({ entryPoint }: PageFacts): string {
  const reference = [`api/${entryPoint}.md`, `api/${entryPoint}/index.md`].find((page) =>
    existsSync(`site/pages/${page}`),
  );
  return reference === undefined
    ? `The package \`${entryPoint}\` has the TypeScript types.\n`
    : `The TypeScript types are in the reference of [\`${entryPoint}\`](/${reference}).\n`;
}

/** Returns the first paragraph of a guide without links, and without a last sentence that announces a list. */
export function introduction(guide: string): string {
  const [paragraph = ''] = guide.replace(/^# .*\n+/, '').split('\n\n', 1);
  const plain = paragraph.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
  if (!plain.endsWith(':')) return plain;
  return plain
    .split(/(?<=[.!?])\s+/)
    .slice(0, -1)
    .join(' ');
}

function factsTable(row: PageRow, { entryPoint, guide }: PageFacts): string {
  const { title, url } = row.specification;
  const rows = [
    ['Specification', url === undefined ? title : `[${title}](${url})`],
    ['Guide', `[what is read and checked](/${sitePage(guide)!})`],
    ['Files', row.extensions.map((extension) => `\`${extension}\``).join(', ')],
    ['Import', `\`${entryPoint}\``],
    ['Levels', row.levels.map((level) => `\`${level}\``).join(', ')],
  ];
  const shown = rows.filter(([, value]) => value !== '');
  return shown.map(([name, value]) => `- ${name}: ${value}\n`).join('');
}

function exampleSection(colored: ColoredNotation, text: string): string {
  const reading = colored.notation.read(text);
  const picture = pictureOf(colored.notation, reading);
  const code = coloredText(colored, reading);
  if (picture === undefined) return code;
  return `<div class="example"><div>\n${code}\n</div><figure v-pre>${picture}</figure></div>\n`;
}

/**
 * Returns the last position as inline SVG, in the colors of each theme; `undefined` for a notation without pictures.
 */
function pictureOf({ view }: Notation, { model }: NotationReading): string | undefined {
  const picture = view?.at(model);
  if (view === undefined || picture?.ok !== true) return undefined;
  const drawn = (theme: 'light' | 'dark'): string => {
    const svg = view.svg(picture.view, { theme }).replace(/^<\?xml[^>]*\?>\s*/, '');
    return `<div class="only-${theme}">${svg.replaceAll('\n', ' ')}</div>`;
  };
  return `${drawn('light')}${drawn('dark')}`;
}

async function grammarSection({ startRule }: PageRow, { grammar: file }: PageFacts): Promise<string> {
  const rules = rulesFrom(file, startRule);
  const known = new Set(rules.map(({ name }) => name));
  const drawn = railroadDiagrams(readFileSync(file, 'utf8'), { file, style: false, rowWidth: ROW });
  const diagrams = new Map(drawn.ok ? drawn.diagrams.map((diagram) => [diagram.rule, diagram]) : []);
  const blocks = rules.map((rule) => {
    const { svg = '', width = 0 } = diagrams.get(rule.name) ?? {};
    const figure = `<figure v-pre tabindex="0" role="group" aria-label="Diagram of ${rule.name}">${shrinkable(svg.replaceAll('\n', ' '), width)}</figure>`;
    return `<div class="rule" id="rule-${rule.name}">${figure}<pre v-pre><code>${ruleHtml(rule, known)}</code></pre></div>\n`;
  });
  const count = `${rules.length} rules, read from \`${startRule}\`. Names link to their rules; the [reference](/grammars.md) explains the language.${editLink(file)}`;
  return `${count}\n\n<div class="rules">\n\n${blocks.join('\n')}\n</div>\n\n<style>${railroadStyle}</style>\n`;
}

/** Returns a link to the playground with a grammar; nothing if it can't be edited there. */
function editLink(file: string): string {
  const known = BUILT_IN_GRAMMARS.find(({ id }) => file === `grammars/${id}.peggy`);
  return known === undefined ? '' : ` [Edit this grammar](/play.md#grammar=${known.id}).`;
}

/** The width of a row of a diagram, in pixels: diagram and text are side by side on a screen of 1280 pixels. */
const ROW = 440;
/** The width of the column of diagrams on such a screen. */
const COLUMN = 420;

/** Returns a diagram that shrinks with the width of the page, but stays readable. */
const shrinkable = (svg: string, width: number): string =>
  svg.replace(/^<svg /, `$&style="min-width: ${Math.min(Math.round(width * 0.7), COLUMN)}px" `);

function dialects({ dialects: names, outputs, id }: PageRow): string {
  if (names.length === 0 && outputs.length === 0) return 'There is one dialect.\n';
  const items = names.map((name, i) => `- \`${name}\`${i === 0 ? ', the default' : ''}\n`);
  const written = outputs.map(
    (name) => `- \`${name}\`, which is written only: \`ludogram convert --to ${id}@${name}\`\n`,
  );
  return `${[...items, ...written].join('')}`;
}

/** Returns the path of the guide to a notation: the page of its id; otherwise the page of its folder. */
export function guideOf(id: string, folder: string): string {
  const names = [id, ...folder.split('/').reverse(), id.replace(/-.*/, '')];
  return names.map((name) => `docs/formats/${name}.md`).find((path) => existsSync(path))!;
}
