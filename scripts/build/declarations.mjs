// Bundles the declarations that the compiler wrote to `dist/types`, one file for each entry point and a few that they
// share.
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entryPoints, isInstalled, packageFolder, packageOf } from './inputs.mjs';

const options = {
  external: (id) => isInstalled(id) || id.startsWith('node:'),
  // Types of packages that are bundled become part of the declarations.
  plugins: [dts({ respectExternal: true })],
  onwarn(warning, report) {
    // A type that is not exported cannot be named by programs, whether the declarations are bundled or not.
    if (!warning.message.includes('private shared type exports')) report(warning);
  },
};

/**
 * Writes the declarations next to the JavaScript.
 *
 * @returns the folders of the packages whose declarations are bundled
 */
export async function bundleDeclarations() {
  const bundle = await rollup({
    ...options,
    input: Object.fromEntries(entryPoints.map((path) => [path.replace(/^src\//, ''), `dist/types/${path}.d.ts`])),
  });
  const { output } = await bundle.write({
    dir: 'dist/src',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'shared/types/[name]-[hash].d.ts',
  });
  const standalone = await rollup({ ...options, input: 'dist/types/src/cst/index.d.ts' });
  await standalone.write({ file: 'dist/standalone/index.d.ts' });
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
  return [...new Set(modules.filter((id) => packageOf(id) !== undefined).map(packageFolder))];
}
