import { readFileSync } from 'node:fs';

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
}

/** The text of `typedoc.json` with every entry point of `package.json`, in its order. */
export function typedocOptions(): string {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const targets = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]));
  const entryPoints = targets.map((path) => path.replace('./dist/', '').replace(/\.js$/, '.ts'));
  const list = entryPoints.map((path) => `\n    ${JSON.stringify(path)}`).join(',');
  return readFileSync('typedoc.json', 'utf8').replace(/"entryPoints": \[[^\]]*\]/, `"entryPoints": [${list}\n  ]`);
}
