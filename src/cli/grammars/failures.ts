import {
  BuiltinKind,
  describeExpected,
  describeFound,
  explain,
  type SyntaxFailure,
  type Tree,
} from '../../cst/index.js';
import { drawProblem } from '../../generator/problem.js';
import { undecodableBytes } from '../../notation/encoding/undecodable.js';
import type { DecodedText } from '../../notation/index.js';

/**
 * Describes the bytes of a text that could not be decoded or, if there are none, the parts that could not be read by a
 * grammar.
 */
export const drawUnread = (tree: Tree, file: string, { encoding, invalidAt }: DecodedText): string[] =>
  invalidAt === undefined ? drawFailures(tree, file) : [drawInvalid(tree, file, encoding, invalidAt)];

/**
 * Describes the parts of a text that could not be read, each with its line and carets, for grammars without codes and
 * messages of their own.
 */
export function drawFailures(tree: Tree, file: string): string[] {
  return explain(tree).map((failure) => drawError(messageOf(failure), tree, file, failure.at, failure.found.length));
}

/** Returns the message about bytes that can't be decoded, the first of them at `offset`, with its line and a mark. */
function drawInvalid(tree: Tree, file: string, encoding: string, offset: number): string {
  const { message } = undecodableBytes(encoding, offset);
  return drawError(message, tree, file, offset, 1);
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
