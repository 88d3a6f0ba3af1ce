import { NOTATIONS } from '../../src/notations/registry.js';
import { PACKAGES } from '../shared/packages.js';

/** An entry of the side bar, as VitePress takes it. */
export interface SideItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SideItem[];
}

/** Pages at the end of the guides, with titles that can be read alone. */
const CODES: readonly (readonly [page: string, title: string])[] = [
  ['codes/file', 'Errors in files'],
  ['codes/text', 'Errors in any text'],
];

/** Pages by the group of the side bar they are in, in this order; pages that no group names are among the guides. */
const GROUPS: readonly (readonly [title: string, pages: readonly string[]])[] = [
  ['Guides', ['library', 'diagnostics']],
  [
    'Your own notation',
    ['your-own-notation', 'shapes', 'writing-a-grammar', 'grammars', 'bundlers', 'conformance', '5dfen-port'],
  ],
  ['Packages for chess and Go', ['chess', 'go']],
  ['Speed', ['speed', 'bundle-sizes']],
  ['Project', ['architecture', 'architecture-layers', 'testing', 'contributing', 'changelog']],
];

/**
 * Returns the side bar of the documentation.
 *
 * @param titles page without extension → its first heading
 */
export function sidebar(titles: ReadonlyMap<string, string>): SideItem[] {
  const named = new Set(GROUPS.flatMap(([, pages]) => pages));
  const item = (page: string): SideItem => ({ text: titles.get(page)!.replaceAll('`', ''), link: `/${page}` });
  const rest = [...titles.keys()].filter((page) => !page.includes('/') && page !== 'index' && !named.has(page)).sort();
  const groups = GROUPS.map(([text, pages], i) => {
    const shown = pages.filter((page) => titles.has(page));
    if (i > 0) return { text, items: shown.map(item) };
    const codes = CODES.filter(([page]) => titles.has(page)).map(([page, title]) => ({
      text: title,
      link: `/${page}`,
    }));
    return { text, items: [...[...shown, ...rest].map(item), ...codes] };
  });
  const inFolder = (folder: string): SideItem[] =>
    [...titles.keys()]
      .filter((page) => page.startsWith(`${folder}/`) && !page.endsWith('/index'))
      .sort()
      .map(item);
  const notations = [...NOTATIONS, ...PACKAGES].map(({ id, title }) => ({
    text: `${id}: ${title}`,
    link: `/notations/${id}`,
  }));
  return [
    groups[0]!,
    { text: 'Notations', items: [{ text: 'All notations', link: '/notations/' }, ...notations] },
    { text: 'Guides to the notations', collapsed: true, items: inFolder('formats') },
    { text: 'Rules of the games', collapsed: true, items: inFolder('games') },
    ...groups.slice(1),
    {
      text: 'Decisions',
      collapsed: true,
      items: [{ text: 'All decisions', link: '/decisions/' }, ...inFolder('decisions')],
    },
  ];
}

/**
 * Returns the side bar of the reference: the entry points, with the namespaces in them.
 *
 * @param pages pages without extension: `api/ludogram/oni/index`
 */
export function apiSidebar(pages: readonly string[]): SideItem[] {
  const link = (page: string) => `/${page.replace(/index$/, '')}`;
  const modules = pages.filter((page) => page !== 'api/index' && !page.includes('/namespaces/')).sort();
  const items = modules.map((page) => {
    const text = page.replace(/^api\//, '').replace(/\/index$/, '');
    const inside = pages.filter((other) => other.startsWith(`${page.replace(/index$/, '')}namespaces/`));
    const nested = inside.map((other) => ({ text: other.replace(/.*namespaces\//, ''), link: link(other) }));
    return nested.length === 0
      ? { text, link: link(page) }
      : { text, link: link(page), collapsed: true, items: nested };
  });
  return [{ text: 'API reference', items: [{ text: 'All entry points', link: '/api/' }, ...items] }];
}
