import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import type { SideItem } from '../prepare/navigation.js';
import { highlighted } from './languages.js';
import { slug } from './slug.js';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const navigation = JSON.parse(readFileSync(folder('../pages/navigation.json'), 'utf8')) as Record<
  'docs' | 'api',
  SideItem[]
>;
const { exports } = JSON.parse(readFileSync(folder('../../package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
};

/** Specifiers such as `ludogram/oni` → the sources of their entry points, the longest first. */
const sources = Object.entries(exports)
  .flatMap(([name, target]) => {
    if (typeof target === 'string') return [];
    const source = target.default.replace('./dist/', '').replace(/\.js$/, '.ts');
    return [{ find: new RegExp(`^ludogram${name.slice(1)}$`), replacement: folder(`../../${source}`) }];
  })
  .sort((a, b) => b.replacement.length - a.replacement.length);

export default defineConfig({
  title: 'ludogram',
  description: 'Grammar-generated, lossless parsers for board-game records.',
  lang: 'en',
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: false,
  head: [['link', { rel: 'icon', href: `${process.env.SITE_BASE ?? '/'}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    anchor: { slugify: slug },
    toc: { slugify: slug },
    headers: { slugify: slug },
    languages: highlighted,
    languageAlias: { console: 'shellsession' },
  },
  themeConfig: {
    logo: '/icon.svg',
    search: { provider: 'local', options: { detailedView: false } },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/library', activeMatch: '^/(?!api|notations|play)' },
      { text: 'Notations', link: '/notations/', activeMatch: '^/notations/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
    ],
    sidebar: { '/api/': navigation.api as never, '/': navigation.docs as never },
    docFooter: { prev: false, next: false },
  },
  vite: {
    resolve: { alias: sources },
    worker: { format: 'es' },
    build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
    server: { fs: { allow: [folder('../..')] } },
  },
});
