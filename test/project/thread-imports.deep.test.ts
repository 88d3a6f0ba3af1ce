import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from '../support/shared.js';

test('a thread of the language server loads no large package, which would take most of its memory', async () => {
  const entry = 'src/cli/verbs/lsp/thread.ts';
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    metafile: true,
  });
  const loaded = new Set(Object.keys(metafile.outputs).filter((name) => metafile.outputs[name]!.entryPoint === entry));
  for (const name of loaded) {
    const imports = metafile.outputs[name]?.imports ?? [];
    for (const { path, kind } of imports) if (kind === 'import-statement') loaded.add(path);
  }
  const packages = [...loaded].filter((name) => !(name in metafile.outputs) && !name.startsWith('node:'));
  expect(packages).toEqual(['diff']);
});
