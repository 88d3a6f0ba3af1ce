import { readFileSync } from 'node:fs';

/** The content of `package.json`. */
export const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** The entry points of the package, as paths without extension: `src/notations/oni/index`. */
export const entryPoints = Object.values(manifest.exports)
  .filter((target) => typeof target !== 'string')
  .map((target) => target.default.replace('./dist/', '').replace(/\.js$/, ''));

/** Whether a module is in a package that is installed beside this one, if the user wants it, rather than bundled. */
export const isInstalled = (id) =>
  Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).some(
    (name) => id === name || id.startsWith(`${name}/`),
  );

/** Returns the name of the package that a file is in; `undefined` for files of this one. */
export const packageOf = (file) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/'))?.[1];

/** Returns the folder of the package that a file is in. */
export const packageFolder = (file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))[0];
