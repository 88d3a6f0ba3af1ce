import type { ast } from 'peggy';
import { isNodeRule } from '../conventions.js';
import { baseName, importedPath, normalPath } from './paths.js';
import { innerExpressions, type PeggyExpression, locationOf } from './peggy-ast.js';
import type { GrammarReader } from './read-grammar.js';

/** Pulls one rule of a library, and what it needs, into the grammar; gives the name it has there. */
type Import = (name: string | undefined, as: string | undefined, at: ast.Rule['location']) => string;

/**
 * Resolves the `import` statements of a grammar at the level of the grammar: the imported rules, and those that they
 * need, become rules of the grammar itself. (Peggy's own imports call another compiled parser at run time.)
 *
 * Imported node rules keep their names, so that a kind is called the same everywhere; imported fragments get the
 * library's name in front. Every imported rule keeps its place in the library's file, so that problems point there.
 */
export function linkGrammar(grammar: ast.Grammar, file: string, reader: GrammarReader): ast.Grammar {
  const linker = new Linker(grammar, reader);
  linker.link(file);
  return grammar;
}

class Linker {
  readonly #grammar: ast.Grammar;
  readonly #reader: GrammarReader;
  readonly #origins = new Map<string, string>();

  constructor(grammar: ast.Grammar, reader: GrammarReader) {
    this.#grammar = grammar;
    this.#reader = reader;
  }

  link(file: string): void {
    for (const rule of this.#grammar.rules) this.#origins.set(rule.name, file);
    const namespaces = new Map<string, Import>();
    const libraries = new Map<string, Import | undefined>();
    for (const statement of this.#grammar.imports) {
      const path = importedPath(file, statement.from.module);
      if (!libraries.has(path)) libraries.set(path, this.#library(path, statement, file));
      const bring = libraries.get(path);
      if (bring === undefined) continue;
      for (const what of statement.what) {
        if (what.type === 'import_binding_all') namespaces.set(what.binding, bring);
        else if (what.type === 'import_binding_default') bring(undefined, what.binding, what.location);
        else if (what.type === 'import_binding_rename') bring(what.rename, what.binding, what.location);
        else bring(what.binding, what.binding, what.location);
      }
    }
    this.#grammar.imports = [];
    for (const rule of [...this.#grammar.rules]) this.#resolveLibraryReferences(rule.expression, namespaces);
  }

  #library(path: string, statement: ast.GrammarImport, importer: string): Import | undefined {
    const library = this.#reader.read(path, locationOf(statement.from.location));
    if (library === undefined) return undefined;
    if (library.imports.length > 0) {
      this.#reader.error(`${statement.from.module} imports rules itself; import them here`, statement.location);
      return undefined;
    }
    if (path === normalPath(importer)) {
      this.#reader.error('a grammar can not import itself', statement.location);
      return undefined;
    }
    const rules = new Map(library.rules.map((rule) => [rule.name, rule]));
    const prefix = baseName(path).replace(/\W.*$/, '');
    const names = new Map<string, string>();
    const bring: Import = (wanted, as, at) => {
      const name = wanted ?? library.rules[0]!.name;
      const rule = rules.get(name);
      if (rule === undefined) {
        this.#reader.error(`${statement.from.module} has no rule "${name}"`, at);
        return name;
      }
      const local = as ?? names.get(name) ?? (isNodeRule(name) ? name : `${prefix}$${name}`);
      if (names.get(name) === local) return local;
      if (this.#origins.has(local)) {
        this.#reader.error(`rule "${local}" of ${statement.from.module} is already defined here`, at);
        return local;
      }
      names.set(name, local);
      this.#origins.set(local, path);
      const copy = structuredClone(rule);
      copy.name = local;
      this.#grammar.rules.push(copy);
      rename(copy.expression, (inner, location) => bring(inner, undefined, location));
      return local;
    };
    return bring;
  }

  #resolveLibraryReferences(expression: PeggyExpression, namespaces: Map<string, Import>): void {
    for (const inner of innerExpressions(expression)) this.#resolveLibraryReferences(inner, namespaces);
    if (expression.type !== 'library_ref') return;
    const bring = namespaces.get(expression.library);
    if (bring === undefined) {
      this.#reader.error(`nothing is imported as "${expression.library}"`, expression.location);
      return;
    }
    const name = bring(expression.name, undefined, expression.location);
    Object.assign(expression, { type: 'rule_ref', name });
  }
}

function rename(expression: PeggyExpression, to: (name: string, at: ast.Rule['location']) => string): void {
  if (expression.type === 'rule_ref') expression.name = to(expression.name, expression.location);
  for (const inner of innerExpressions(expression)) rename(inner, to);
}
