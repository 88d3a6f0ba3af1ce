import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from '../support/shared.js';

/** What reads a format up to its validated model, and the most that it may weigh: minified, zipped, in bytes. */
const BUNDLES: readonly (readonly [entry: string, name: string, most: number])[] = [
  ['oni/index.ts', 'parseOni', 14_000],
  ['azul/index.ts', 'parseAzul', 14_000],
  ['xiangqi/annofen.ts', 'parseAnnoFen', 14_000],
  ['xiangqi/xay.ts', 'parseXay', 14_000],
  ['otn/index.ts', 'parseOtnStructure', 24_000],
  ['5dfen/index.ts', 'parse5dfenStructure', 24_000],
];

async function bundle(entry: string, name: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export { ${name} } from './src/formats/${entry}';`, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    // XAY is read with a YAML library, which is not ours to weigh. Hashes are Node's; what uses them is left out.
    external: ['yaml', 'node:*'],
    write: false,
    metafile: true,
  });
  const [output] = Object.values(metafile.outputs);
  const files = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { size: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, files: files.map(([file]) => file) };
}

test.each(BUNDLES)('%s, %s weighs no more than %d bytes', async (entry, name, most) => {
  const { size, files } = await bundle(entry, name);
  expect(size).toBeLessThanOrEqual(most);
  expect(size).toBeGreaterThan(most / 4);
  expect(files.filter((file) => file.includes('explanations'))).toEqual([]);
});

test.each(['parseOtnStructure', 'parse5dfenStructure'])('%s loads no code that plays', async (name) => {
  const entry = name.includes('5dfen') ? '5dfen/index.ts' : 'otn/index.ts';
  const { files } = await bundle(entry, name);
  expect(files.filter((file) => /(?:replay|judge-play|games\/.*(?:game|play|movement))\.ts$/.test(file))).toEqual([]);
});
