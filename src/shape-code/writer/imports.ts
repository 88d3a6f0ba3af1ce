import { getOrInsert } from '../../maps.js';

/** The imports of a generated file. */
export class Imports {
  readonly #names = new Map<string, Set<string>>();

  /** Adds a name, or `* as` a name. Types are imported as types. */
  add(name: string, specifier: string, as: 'value' | 'type'): void {
    getOrInsert(this.#names, specifier, () => new Set()).add(as === 'type' ? `type ${name}` : name);
  }

  /** Returns the statements for the names that code mentions. Imports for code that was not written are left out. */
  statements(code: readonly string[]): string {
    return [...this.#names]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([specifier, names]) =>
        statementOf(
          specifier,
          [...names].filter((name) => isUsed(name, code)),
        ),
      )
      .filter((line) => line !== '')
      .join('\n');
  }
}

const isUsed = (name: string, code: readonly string[]): boolean => {
  const used = new RegExp(`(?<![\\w$])${name.replace(/^type |^\* as /, '').replaceAll('$', '\\$')}(?![\\w$])`, 'u');
  return code.some((part) => used.test(part));
};

function statementOf(specifier: string, names: readonly string[]): string {
  const [all, ...single] = names.toSorted((a, b) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1));
  if (all === undefined) return '';
  if (all.startsWith('*')) {
    return [`import type ${all} from '${specifier}';`, statementOf(specifier, single)]
      .filter((line) => line !== '')
      .join('\n');
  }
  const sorted = [all, ...single];
  return sorted.every((name) => name.startsWith('type '))
    ? `import type { ${sorted.map((name) => name.slice(5)).join(', ')} } from '${specifier}';`
    : `import { ${sorted.join(', ')} } from '${specifier}';`;
}
