// Builds the extension into `dist`: the extension itself, the server with the built-in notations, and the snippets that
// follow from the templates of the notations.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const dist = join(here, 'dist');
const options = { bundle: true, platform: 'node', target: 'node20', minify: true, logLevel: 'warning' };

rmSync(dist, { recursive: true, force: true });
await build({
  ...options,
  entryPoints: [join(here, 'src/extension.ts')],
  outfile: join(dist, 'extension.js'),
  format: 'cjs',
  external: ['vscode'],
});
await build({
  ...options,
  entryPoints: { server: join(here, 'src/server.ts'), 'server-thread': join(here, 'src/server-thread.ts') },
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  splitting: true,
  // CommonJS packages call `require` for modules of Node.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
});

// For editors on web pages: nothing of Node is there.
await build({
  ...options,
  platform: 'browser',
  target: 'es2022',
  entryPoints: { extension: join(here, 'src/extension-web.ts'), server: join(here, 'src/server-web.ts') },
  outdir: join(dist, 'web'),
  format: 'cjs',
  external: ['vscode'],
});

// The page of a board: each notation in a file of its own, loaded with the first text in it.
await build({
  ...options,
  platform: 'browser',
  target: 'es2022',
  entryPoints: { main: join(here, 'page/main.ts') },
  outdir: join(dist, 'board'),
  format: 'esm',
  splitting: true,
});

// The page that shows how a text is read.
await build({
  ...options,
  platform: 'browser',
  target: 'es2022',
  entryPoints: { main: join(here, 'page/trace.ts') },
  outdir: join(dist, 'trace'),
  format: 'esm',
});

// By them, the server of the extension shows how records are read.
cpSync(join(root, 'grammars'), join(dist, 'grammars'), {
  recursive: true,
  filter: (path) => !/\.(?:md|ohm|ebnf)$/.test(path),
});

const registry = join(dist, 'registry.mjs');
await build({
  ...options,
  entryPoints: [join(root, 'src/notations/registry.ts')],
  outfile: registry,
  format: 'esm',
});
const { NOTATIONS } = await import(pathToFileURL(registry).href);
rmSync(registry);
mkdirSync(join(dist, 'snippets'), { recursive: true });
const templates = [];
for (const { id, editor } of NOTATIONS) {
  const own = (await editor?.())?.templates ?? [];
  if (own.length === 0) continue;
  const snippets = own.map(({ title, text }, i) => {
    const body = `${text.replace(/[\\$}]/g, '\\$&')}$0`.split('\n');
    return [title, { prefix: i === 0 ? 'new' : `new ${title}`, description: title, body }];
  });
  writeFileSync(
    join(dist, 'snippets', `${id}.json`),
    `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`,
  );
  templates.push(...own.map(({ title, text }) => ({ label: title, description: id, language: id, text })));
}
writeFileSync(join(dist, 'templates.json'), `${JSON.stringify(templates, undefined, 2)}\n`);

cpSync(join(root, 'docs/codes'), join(here, 'docs/codes'), { recursive: true });
cpSync(join(root, 'LICENSE'), join(here, 'LICENSE'));
