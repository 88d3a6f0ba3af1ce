import { existsSync } from 'node:fs';
import { VERBS } from '../../../src/cli/program.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { notationEntries } from '../entry-points.js';

/** Returns the text of a page with new content between `<!-- name -->` and `<!-- /name -->`, which must be present. */
export function withSection(page: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`expected ${start} and ${end} in the page`);
  return `${page.slice(0, from + start.length)}\n\n${content}\n${page.slice(to)}`;
}

/**
 * Returns the table of the notations: page, content, extensions, entry point, specification and codes.
 *
 * @param docs path of the folder `docs` from the page that the table is on
 */
export function notationTable(docs: string): string {
  const entries = notationEntries();
  const rows = NOTATIONS.map(({ id, title, extensions, specification }) => {
    const entry = entries.find(({ ids }) => ids.includes(id))!;
    const page = pageOf(id, entry.source);
    const files = extensions.map((extension) => `\`${extension}\``).join(', ');
    const { url } = specification;
    const document = url === undefined ? specification.title : `[${specification.title}](${url})`;
    const links = `[\`${id}\`](${docs}formats/${page}) | ${title} | ${files} | \`ludogram/${entry.id}\` | ${document} | [codes](${docs}codes/${id}.md)`;
    return `| ${links} |`;
  });
  return aligned([
    '| notation | what it records | files | import | specification | diagnostics |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ]);
}

/** Returns the table of the verbs of the command line, with the summaries of `ludogram --help`. */
export const verbTable = (): string =>
  aligned(['| verb | does |', '| --- | --- |', ...VERBS.map(({ name, summary }) => `| \`${name}\` | ${summary} |`)]);

/** Returns the page of a notation: the page of its id; otherwise the page of its folder. */
function pageOf(id: string, source: string): string {
  const names = [id, ...source.split('/').slice(2).reverse(), id.replace(/-.*/, '')];
  return names.map((name) => `${name}.md`).find((name) => existsSync(`docs/formats/${name}`))!;
}

/** Returns a Markdown table with columns of equal width, as prettier writes it. */
export function aligned(rows: readonly string[]): string {
  const cells = rows.map((row) => row.slice(2, -2).split(' | '));
  const widths = cells[0]!.map((_, i) => cells.reduce((max, row) => Math.max(max, row[i]!.length), 3));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (cell === '---' ? '-'.repeat(widths[i]!) : cell.padEnd(widths[i]!))).join(' | ');
  return `${cells.map((row) => `| ${line(row)} |\n`).join('')}`;
}
