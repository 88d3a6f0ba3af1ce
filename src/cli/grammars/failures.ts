import {
  BuiltinKind,
  describeExpected,
  describeFound,
  explain,
  type SyntaxFailure,
  type Tree,
} from '../../cst/index.js';
import { textDiagnostics } from '../../diagnostics/index.js';
import { drawProblem } from '../../generator/problem.js';

/**
 * Describes the parts of a text that could not be read, each with its line and carets, for grammars without codes and
 * messages of their own.
 */
export function drawFailures(tree: Tree, file: string): string[] {
  return explain(tree).map((failure) => drawError(messageOf(failure), tree, file, failure.at, failure.found.length));
}

/** Returns the message about bytes that are not UTF-8, the first of them at `offset`, with its line and a mark. */
export function drawInvalid(tree: Tree, file: string, offset: number): string {
  return drawError(
    textDiagnostics.report('invalid-utf8', { start: offset, end: offset + 1 }, { likely: [] }).message,
    tree,
    file,
    offset,
    1,
  );
}

function drawError(message: string, { lines }: Tree, file: string, offset: number, length: number): string {
  const { line, column } = lines.position(offset);
  return drawProblem(
    { severity: 'error', message, location: { file, line, column, start: offset, end: offset + length } },
    lines,
  );
}

/** Returns a message such as `unexpected "x": expected item (CardError)`. */
function messageOf(failure: SyntaxFailure): string {
  const { node, kind, expected } = failure;
  if (node.kind === BuiltinKind.TooDeepError) return 'the text is nested too deeply';
  const wanted = expected.length === 0 ? '' : `: expected ${describeExpected(expected)}`;
  return `unexpected ${describeFound(failure)}${wanted}${node.kind === BuiltinKind.UnparsedError ? '' : ` (${kind})`}`;
}
