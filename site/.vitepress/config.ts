import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import type { SideItem } from '../prepare/navigation.js';
import { PACKAGE_ALIASES } from '../shared/package-aliases.js';
import { plainEmptyHeaders } from './empty-headers.js';
import { highlighted } from './languages.js';
import { oneButtonPerSection } from './side-bar.js';
import { slug } from './slug.js';

/** A chess engine that is used where it is installed. */
const external = ['chessops'];
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const navigation = JSON.parse(readFileSync(folder('../pages/navigation.json'), 'utf8')) as Record<
  'docs' | 'api',
  SideItem[]
>;
export default defineConfig({
  title: 'ludogram',
  description: 'Grammar-generated, lossless parsers for board-game records.',
  lang: 'en',
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: false,
  // Pages of notations are large, and side bars link all of them.
  router: { prefetchLinks: false },
  // A draft is built in a fraction of the time.
  ...(process.env.SITE_DRAFT === undefined ? {} : { srcExclude: ['api/**'], ignoreDeadLinks: true }),
  head: [['link', { rel: 'icon', href: `${process.env.SITE_BASE ?? '/'}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // The default themes have colors with too little contrast.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: plainEmptyHeaders,
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
      { text: 'Guide', link: '/library', activeMatch: '^/(?!api|notations|play|$|index)' },
      { text: 'Notations', link: '/notations/', activeMatch: '^/notations/' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Playground', link: '/play' },
    ],
    sidebar: { '/api/': navigation.api as never, '/': navigation.docs as never },
    docFooter: { prev: false, next: false },
  },
  vite: {
    plugins: [oneButtonPerSection],
    resolve: { alias: PACKAGE_ALIASES },
    // The configurations of the packages extend that of an installed ludogram.
    esbuild: { tsconfigRaw: JSON.stringify({ compilerOptions: { target: 'ES2022', verbatimModuleSyntax: true } }) },
    worker: { format: 'es', rollupOptions: { external } },
    build: {
      target: 'es2022',
      // The index of the local search is larger than usual chunks; it is loaded with the first search.
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        external,
        onwarn(warning, warn) {
          // The browser build of peggy has an `eval` for grammars with code, which is never called.
          if (warning.code !== 'EVAL' || warning.id?.includes('/peggy/') !== true) warn(warning);
        },
      },
    },
    server: { fs: { allow: [folder('../..')] } },
  },
});
