/** Returns the text of `typedoc.json` with every entry point of a `package.json`, in its order. */
export function withEntryPoints(text: string, packageJson: string): string {
  const { exports } = JSON.parse(packageJson) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const targets = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [] : [target.default]));
  const entryPoints = targets.map((path) => path.replace('./dist/', '').replace(/\.js$/, '.ts'));
  const list = entryPoints.map((path) => `\n    ${JSON.stringify(path)}`).join(',');
  return text.replace(/"entryPoints": \[[^\]]*\]/, `"entryPoints": [${list}\n  ]`);
}
