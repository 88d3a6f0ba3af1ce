/**
 * Adds to each link of the list of entry points, as typedoc writes it, the first sentence of the page it leads to, and
 * puts an introduction before the list.
 *
 * @param list the page with the list
 * @param pageAt returns the Markdown of the page at a link
 */
export function referenceIndex(list: string, pageAt: (link: string) => string): string {
  const rows = [...list.matchAll(/^- \[(.*?)\]\((.*?)\)$/gm)].map(
    ([, name, link]) => `| [\`${name}\`](${link}) | ${firstSentence(pageAt(link!)).replaceAll('|', '\\|')} |\n`,
  );
  if (rows.length === 0) throw new Error('the reference has no list of entry points');
  return `# API reference

Each page begins with a tour of its entry point: an example, then the use of each function.

| entry point | contents |
| --- | --- |
${rows.join('')}`;
}

/** Returns the first sentence after the heading of a page. A full stop in code or brackets doesn't end it. */
export function firstSentence(page: string): string {
  const paragraph = /^# .*\n+((?:.+\n)+)/m.exec(page)?.[1] ?? '';
  const line = paragraph.replaceAll(/\s+/g, ' ').trim();
  return /^(?:`[^`]*`|[^`])*?[.:](?= (?=[\p{Lu}])|$)/u.exec(line)?.[0].replace(/:$/, '.') ?? line;
}
