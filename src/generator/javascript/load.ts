import { IDENTIFIER } from '../read/tokens/identifier.js';

/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

const IMPORT = /^import \{ (.*) \} from '(.*)';$/gm;
const EXPORT = new RegExp(`^export (?=(?:const|class|function) (${IDENTIFIER}))`, 'gmu');

/**
 * Runs generated modules without a module loader, each after the modules that it imports.
 *
 * @param modules specifier → JavaScript
 * @param given other modules that can be imported, by specifier
 * @returns specifier → the exports of the module
 */
export function loadModules(
  modules: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, Exports>,
): Map<string, Exports> {
  const loaded = new Map<string, Exports>(given);
  for (const [specifier, code] of modules) {
    const names = [...code.matchAll(EXPORT)].map(([, name = '']) => name);
    const body = code
      .replace(IMPORT, (_, list: string, from: string) => {
        return `const { ${list.replaceAll(' as ', ': ')} } = $modules.get('${from}');`;
      })
      .replace(EXPORT, '');
    // Modules are in strict mode, functions are not.
    const run = new Function('$modules', `'use strict';\n${body}\nreturn { ${names.join(', ')} };`) as (
      modules: ReadonlyMap<string, Exports>,
    ) => Exports;
    loaded.set(specifier, run(loaded));
  }
  return loaded;
}
