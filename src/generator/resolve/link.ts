import type { ast } from 'peggy';
import { LineIndex } from '../../diagnostics/index.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { getOrInsert } from '../../maps.js';
import { editFix } from '../fixes/edits.js';
import { dropNameFix, missingFileFix, missingRuleFix, nameClashFix, unknownLibraryFix } from '../fixes/imports.js';
import { isNodeName } from '../ir.js';
import { BUILT_IN } from '../libraries/built-in.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import { innerExpressions, locationOf, type PeggyExpression, unmatchable } from '../read/peggy-ast.js';
import { tokensOf } from '../read/tokens/tokens.js';
import { baseName, importedPath, normalPath } from './paths.js';
import type { GrammarReader } from './read-grammar.js';

/**
 * Resolves the `import` statements of a grammar at the level of the grammar: the imported rules, and the rules that
 * they need, become rules of the grammar itself. (Peggy's own imports call another compiled parser at run time.)
 *
 * Imported node rules keep their names, so that a kind is called the same everywhere; the names of imported fragments
 * begin with the name of the library's file, and with a number where another file has that name. Libraries may import
 * libraries. Every imported rule keeps its location in the library's file, so that problems point there.
 */
export function linkGrammar(grammar: ast.Grammar, file: string, reader: GrammarReader): void {
  new Linker(grammar, file, reader).link();
}

/** A grammar file that rules are imported from. */
interface Library {
  readonly path: string;
  /** The path of the file, as the first file that imports it names it. */
  readonly module: string;
  /** The prefix of the names of its fragments in the grammar. */
  readonly prefix: string;
  readonly grammar: ast.Grammar;
  readonly rules: ReadonlyMap<string, ast.Rule>;
  /** Names of its rules in the grammar, for those that are imported so far. */
  readonly names: Map<string, string>;
}

/** The statement that imports something, and the file that it is in. */
interface ImportFrom {
  readonly statement: ast.GrammarImport;
  readonly importer: string;
}

/** The meaning of each imported name in one file. */
interface Scope {
  /** A rule of another file; its first rule if `name` is absent. */
  readonly rules: ReadonlyMap<string, ImportFrom & { readonly name: string | undefined }>;
  readonly libraries: ReadonlyMap<string, ImportFrom>;
}

class Linker {
  readonly #grammar: ast.Grammar;
  readonly #file: string;
  readonly #reader: GrammarReader;
  readonly #libraries = new Map<string, Library | undefined>();
  readonly #scopes = new Map<string, Scope>();
  /** For each rule of the grammar, the file and the rule that it is from. */
  readonly #origins = new Map<string, string>();

  constructor(grammar: ast.Grammar, file: string, reader: GrammarReader) {
    this.#grammar = grammar;
    this.#file = file;
    this.#reader = reader;
  }

  link(): void {
    for (const rule of this.#grammar.rules) this.#origins.set(rule.name, `${this.#file} ${rule.name}`);
    const scope = this.#scopeOf(this.#grammar, this.#file);
    for (const [binding, { name, ...from }] of scope.rules) {
      const library = this.#library(from);
      const location = bindingLocation(from.statement, binding);
      if (library === undefined) this.#missing(binding, location);
      else this.#import(library, name, binding, location);
      const drop = () => this.#dropFix(from.statement, binding);
      this.#reader.imported.set(binding, { at: locationOf(location), drop });
    }
    for (const from of scope.libraries.values()) this.#library(from);
    this.#grammar.imports = [];
    for (const rule of [...this.#grammar.rules]) {
      if (this.#origins.get(rule.name) !== `${this.#file} ${rule.name}`) continue;
      this.#qualified(rule.expression, scope);
    }
  }

  #scopeOf(grammar: ast.Grammar, importer: string): Scope {
    return getOrInsert(this.#scopes, importer, () => scopeIn(grammar, importer));
  }

  /** Returns the location of a statement without the comments before it, which its own location includes. */
  #withoutComments(location: GrammarLocation): GrammarLocation {
    const text = this.#reader.sources.get(location.file) ?? '';
    const start = location.start + (tokensOf(text.slice(location.start, location.end))[0]?.start ?? 0);
    return { ...location, ...new LineIndex(text).position(start), start };
  }

  /** Returns the fix that drops an imported name, or a statement that imports nothing else. */
  #dropFix(statement: ast.GrammarImport, binding: string): GrammarFix {
    const { what } = statement;
    const { file, start, end } = this.#withoutComments(locationOf(statement.location));
    const names = what.map((one) => {
      const { renameLocation: first = one.location } = one as { readonly renameLocation?: ast.Rule['location'] };
      return { start: first.start.offset, end: one.location.end.offset };
    });
    return dropNameFix(
      binding,
      what.findIndex((one) => one.binding === binding),
      names,
      { file, start, end },
      this.#reader.sources,
    );
  }

  #library({ statement, importer }: ImportFrom): Library | undefined {
    const path = importedPath(importer, statement.from.module);
    if (this.#libraries.has(path)) return this.#libraries.get(path);
    this.#libraries.set(path, undefined);
    if (path === normalPath(this.#file)) {
      const location = this.#withoutComments(locationOf(statement.location));
      const fix = editFix('drop the import', location.file, location.start, location.end, '');
      this.#reader.report('self-import', { at: location, fix });
      return undefined;
    }
    const location = locationOf(statement.from.location);
    const { module } = statement.from;
    const fix = (): GrammarFix | undefined =>
      missingFileFix(module, location, (other) => this.#reader.canRead(importedPath(importer, other)));
    const grammar = this.#reader.read(path, location, fix);
    if (grammar === undefined) return undefined;
    const [word = ''] = baseName(path).replace(BUILT_IN, '').split(/\W/, 1);
    const library: Library = {
      path,
      module: statement.from.module,
      prefix: this.#freePrefix(word),
      grammar,
      rules: new Map(grammar.rules.map((rule) => [rule.name, rule])),
      names: new Map(),
    };
    this.#libraries.set(path, library);
    return library;
  }

  /** Returns the prefix for the fragments of a library. Two libraries may have files of the same name. */
  #freePrefix(wanted: string): string {
    const taken = new Set([...this.#libraries.values()].map((library) => library?.prefix));
    let prefix = wanted;
    for (let number = 2; taken.has(prefix); number++) prefix = `${wanted}${number}`;
    return prefix;
  }

  /** Imports one rule of a library, with the rules that it needs; returns its name in the grammar. */
  #import(
    library: Library,
    wanted: string | undefined,
    as: string | undefined,
    location: ast.Rule['location'],
  ): string {
    const name = wanted ?? library.grammar.rules[0]!.name;
    const rule = library.rules.get(name);
    if (rule === undefined) return this.#reexported(library, name, as, location);
    const local = as ?? library.names.get(name) ?? (isNodeName(name) ? name : `${library.prefix}$${name}`);
    const origin = `${library.path} ${name}`;
    if (this.#origins.get(local) === origin) return local;
    if (this.#origins.has(local)) {
      const fix = nameClashFix(local, locationOf(location), this.#file, this.#reader.sources);
      const args = { name: local, module: library.module };
      this.#reader.report('imported-twice', { at: locationOf(location), args, fix });
      return local;
    }
    library.names.set(name, local);
    this.#origins.set(local, origin);
    if (!this.#reader.imported.has(local)) this.#reader.imported.set(local, undefined);
    const copy = structuredClone(rule);
    copy.name = local;
    this.#grammar.rules.push(copy);
    this.#qualified(copy.expression, this.#scopeOf(library.grammar, library.path));
    rename(copy.expression, (inner, innerLocation) => this.#import(library, inner, undefined, innerLocation));
    return local;
  }

  /** Resolves a name that a library imports itself. */
  #reexported(library: Library, name: string, as: string | undefined, location: ast.Rule['location']): string {
    const imported = this.#scopeOf(library.grammar, library.path).rules.get(name);
    if (imported === undefined) {
      const near = didYouMean(name, [...library.rules.keys()]);
      const fix = missingRuleFix(name, near, { at: locationOf(location), library: library.path }, this.#reader.sources);
      const args = { module: library.module, name, near };
      this.#reader.report('unknown-imported-rule', { at: locationOf(location), args, fix });
      return this.#missing(as ?? name, location);
    }
    const other = this.#library(imported);
    if (other === undefined) return name;
    const isRenamed = imported.name !== name && isNodeName(name);
    return this.#import(other, imported.name, as ?? (isRenamed ? name : undefined), location);
  }

  /** Adds a rule that matches nowhere for one that can't be imported, so that the other checks can continue. */
  #missing(name: string, location: ast.Rule['location']): string {
    if (this.#origins.has(name)) return name;
    this.#origins.set(name, '');
    const expression = unmatchable(location) as ast.Rule['expression'];
    this.#grammar.rules.push({ type: 'rule', name, nameLocation: location, expression, location });
    return name;
  }

  /** Resolves references to rules by the name of their library. */
  #qualified(expression: PeggyExpression, scope: Scope): void {
    for (const inner of innerExpressions(expression)) this.#qualified(inner, scope);
    if (expression.type !== 'library_ref') return;
    const from = scope.libraries.get(expression.library);
    if (from === undefined) {
      const known = { libraries: [...scope.libraries.keys()], rules: this.#origins };
      const fix = unknownLibraryFix(expression, known, this.#reader.sources);
      const location = locationOf(expression.location);
      this.#reader.report('unknown-library', { at: location, args: { name: expression.library }, fix });
      return;
    }
    const library = this.#library(from);
    if (library === undefined) return;
    const name = this.#import(library, expression.name, undefined, expression.location);
    Object.assign(expression, { type: 'rule_ref', name, resolved: true });
  }
}

/** Returns the location of an imported name in its statement. */
function bindingLocation(statement: ast.GrammarImport, binding: string): ast.Rule['location'] {
  return (statement.what.find((what) => what.binding === binding) ?? statement).location;
}

function rename(expression: PeggyExpression, to: (name: string, location: ast.Rule['location']) => string): void {
  if (expression.type === 'rule_ref' && !('resolved' in expression)) {
    expression.name = to(expression.name, expression.location);
  }
  for (const inner of innerExpressions(expression)) rename(inner, to);
}

/** Returns the rules and libraries that the imports of a grammar bind. */
function scopeIn(grammar: ast.Grammar, importer: string): Scope {
  const rules = new Map<string, ImportFrom & { name: string | undefined }>();
  const libraries = new Map<string, ImportFrom>();
  for (const statement of grammar.imports) {
    for (const what of statement.what) {
      if (what.type === 'import_binding_all') libraries.set(what.binding, { statement, importer });
      else {
        const renamed = what.type === 'import_binding_rename' ? what.rename : what.binding;
        const name = what.type === 'import_binding_default' ? undefined : renamed;
        rules.set(what.binding, { statement, importer, name });
      }
    }
  }
  return { rules, libraries };
}
