import { gameNames, notationEntries } from './entry-points.js';

type Target = string | { readonly types: string; readonly default: string };

/**
 * Returns the text of `package.json` with an export for each notation and game; the other exports come first,
 * unchanged.
 */
export function withPackageExports(text: string): string {
  const manifest = JSON.parse(text) as { exports: Record<string, Target> };
  const others = Object.entries(manifest.exports).filter(
    ([, target]) => typeof target !== 'string' && !/\/src\/(?:notations|games)\//.test(target.default),
  );
  manifest.exports = Object.fromEntries([
    ...others,
    ...notationEntries().map(({ id, source }) => [`./${id}`, targetOf(source)]),
    ...gameNames().map((name) => [`./games/${name}`, targetOf(`src/games/${name}/index.ts`)]),
    ...Object.entries(manifest.exports).filter(([, target]) => typeof target === 'string'),
  ]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const targetOf = (source: string): Target => {
  const compiled = `./dist/${source.replace(/\.ts$/, '')}`;
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
};
