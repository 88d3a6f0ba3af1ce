import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './shared.js';

/** The compiler's messages on some files, under the flags that generated parsers must pass, and `more`. */
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
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    return `${relative(ROOT, file?.fileName ?? '')}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
