import { dirname, join } from 'node:path/posix';
import { NOTATIONS } from '../../../src/notations/registry.js';

/** Pages of the repository that are not in `docs`, and where the site has them. */
export const OTHER_PAGES: ReadonlyMap<string, string> = new Map([
  ['README.md', 'index.md'],
  ['CONTRIBUTING.md', 'contributing.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['test/conformance/README.md', 'conformance.md'],
  ['grammars/5dfen-port.md', '5dfen-port.md'],
  ['packages/pgn/README.md', 'chess.md'],
  ['packages/sgf/README.md', 'go.md'],
]);

/** Maps links of the documentation to pages of the site. */
export interface LinkTargets {
  /** Path from the root → name of the example. */
  readonly examples: ReadonlyMap<string, string>;
  /** Path of a grammar from the root → id of the first notation that is read by it. */
  readonly grammars: ReadonlyMap<string, string>;
  /** Called with each other path that a page links; returns whether it is a file, which then has to be copied. */
  readonly linkFile: (path: string) => boolean;
}

/**
 * Returns a page with its links as the site has them. A file that isn't a page becomes a link to the playground, to its
 * notation, or to a copy; of a link to a folder, the text remains.
 *
 * @param from path of the page from the root of the repository
 */
export function rewriteLinks(text: string, from: string, targets: LinkTargets): string {
  const rewritten = (whole: string, title: string, link: string): string => {
    if (/^(?:[a-z]+:|#)/i.test(link)) return whole;
    const [path, hash] = link.split('#') as [string, string?];
    const target = siteTarget(join(dirname(from), path), hash === undefined ? '' : `#${hash}`, targets);
    return target === undefined ? title : `[${title}](${target})`;
  };
  return text.replace(CODE_OR_LINK, (whole, title?: string, link?: string) =>
    title === undefined || link === undefined ? whole : rewritten(whole, title, link),
  );
}

/** Blocks of code, links with their text and target, and spans of code, whichever begins first. */
const CODE_OR_LINK = /^ *```[^]*?^ *```$|\[((?:`[^`\n]*`|[^\]`])*)\]\(([^)\s]+)\)|`[^`\n]*`/gm;

/** Returns the page of the site that shows a page of the repository; `undefined` if it has none of its own. */
export function sitePage(path: string): string | undefined {
  const other = OTHER_PAGES.get(path);
  if (other !== undefined) return other;
  if (!path.startsWith('docs/') || !path.endsWith('.md')) return undefined;
  if (path === 'docs/formats/README.md') return 'notations/index.md';
  if (notationOfCodes(path) !== undefined) return undefined;
  return path.slice('docs/'.length).replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * Returns the id of the notation whose codes a page lists; `undefined` for other pages. The page of a notation has
 * them.
 */
function notationOfCodes(path: string): string | undefined {
  const name = /^docs\/codes\/(.*)\.md$/.exec(path)?.[1];
  return NOTATIONS.find(({ id }) => id === name)?.id;
}

function siteTarget(path: string, anchor: string, { examples, grammars, linkFile }: LinkTargets): string | undefined {
  const ofCodes = notationOfCodes(path);
  if (ofCodes !== undefined) return `/notations/${ofCodes}.md#diagnostics`;
  if (/^docs\/games\/?$/.test(path)) return '/games/index.md';
  const page = sitePage(path) ?? OTHER_PAGES.get(join(path, 'README.md'));
  if (page !== undefined) return `/${page}${anchor}`;
  const example = examples.get(path);
  if (example !== undefined) return `/play.md#example=${example}`;
  const notation = grammars.get(path);
  if (notation !== undefined) return `/notations/${notation}.md#grammar`;
  return linkFile(path) ? `/${copyOf(path)}` : undefined;
}

/** Returns the path of a file's copy on the site; browsers show one whose name ends in `.txt`. */
export const copyOf = (path: string): string => `files/${path}${/\.(?:svg|png)$/.test(path) ? '' : '.txt'}`;
