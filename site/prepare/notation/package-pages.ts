import { pgn } from '@ludogram/pgn/entry';
import { sgf } from '@ludogram/sgf/entry';
import { grammarOfPackage, guideOfPackage, PACKAGES } from '../../shared/packages.js';
import { notationPage } from './notation-page.js';

/** Returns the pages of the notations that packages have, by id. */
export async function packagePages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const facts of PACKAGES) {
    const { id } = facts;
    const entry = [pgn, sgf].find((one) => one.id === id)!;
    const links = { entryPoint: `@ludogram/${id}`, guide: guideOfPackage(id), grammar: grammarOfPackage(id) };
    pages.set(id, await notationPage({ ...entry, ...facts }, links));
  }
  return pages;
}

/** Adds the notations that packages have to the list of all notations. */
export function withPackages(list: string): string {
  const items = PACKAGES.map(({ id, title }) => `- [\`${id}\`](/notations/${id}.md): ${title}\n`);
  return `${list}\nPackages of their own read two more:\n\n${items.join('')}`;
}

/** Adds a link to the page of its notation below the title of the guide to a package; other pages stay as they are. */
export function withLinkToPage(path: string, text: string): string {
  const ofPackage = PACKAGES.find(({ id }) => path === guideOfPackage(id));
  if (ofPackage === undefined) return text;
  const { id } = ofPackage;
  const link = `[Example, grammar, model and diagnostics of \`${id}\`](/notations/${id}.md){.action}`;
  return text.replace(/^# .*\n/, (title) => `${title}\n${link}\n`);
}
