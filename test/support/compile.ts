import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './shared.js';

/** The folders of this project's own programs, which have been compiled without errors. */
const COMPILED = ['src', 'packages', 'node_modules/@types'].map((folder) => `${join(ROOT, folder)}/`);

/**
 * Returns the compiler's messages on some files and those that they import, under the flags that generated parsers must
 * pass, and `more`. Of this project's own programs, only the files that are given are looked at.
 */
export function compilerProblems(files: readonly string[], more: ts.CompilerOptions = {}): string[] {
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    // Checking the declarations of the language takes longer than everything else.
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules', '@types')],
    ...more,
  });
  const given = new Set(files.map((file) => program.getSourceFile(file)));
  const looked = program
    .getSourceFiles()
    .filter((file) => given.has(file) || !COMPILED.some((folder) => file.fileName.startsWith(folder)));
  const found = new Set(looked.flatMap((file) => ts.getPreEmitDiagnostics(program, file)));
  return [...found].map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${relative(ROOT, file?.fileName ?? '')}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
