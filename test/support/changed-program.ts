import { resolve } from 'node:path';
import ts from 'typescript';

/** Files that several programs have. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** The last program, from which the next one takes what its imports lead to. */
let last: ts.Program | undefined;

/** Returns a program of files for the compiler, some of which have other texts than on the disk. */
export function changedProgram(
  files: readonly string[],
  options: ts.CompilerOptions,
  changed: ReadonlyMap<string, string>,
): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...others) => {
    const text = changed.get(resolve(name));
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    const cached = sources.get(name) ?? read(name, version, ...others);
    sources.set(name, cached);
    return cached;
  };
  last = ts.createProgram(files, options, host, last);
  return last;
}
