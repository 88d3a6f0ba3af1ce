/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

const IMPORT = /^import \{ (.*) \} from '(.*)';$/gm;
const EXPORT = /^export (?=(?:const|class|function) ([\w$]+))/gm;

/**
 * Runs generated modules without a module loader, in the order in which they need each other.
 *
 * @param modules specifier → JavaScript
 * @param given what can be imported beside them, by specifier
 * @returns specifier → what it exports
 */
export function loadModules(
  modules: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, Exports>,
): Map<string, Exports> {
  const loaded = new Map<string, Exports>(given);
  for (const [specifier, code] of modules) {
    const names = [...code.matchAll(EXPORT)].map(([, name]) => name!);
    const body = code
      .replace(IMPORT, (_, list: string, from: string) => {
        return `const { ${list.replaceAll(' as ', ': ')} } = $modules.get('${from}');`;
      })
      .replace(EXPORT, '');
    // Modules are strict, functions are not.
    const run = new Function('$modules', `'use strict';\n${body}\nreturn { ${names.join(', ')} };`) as (
      modules: ReadonlyMap<string, Exports>,
    ) => Exports;
    loaded.set(specifier, run(loaded));
  }
  return loaded;
}
