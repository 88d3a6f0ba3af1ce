import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import { describeExpected, explain, type SyntaxFailure, type Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { orOtherNotation } from '../../notation/other-notation.js';
import { portDiagnostics } from './codes.js';
import type { PortRecord } from './model.js';
import { checkedDialect } from '../../notation/dialect.js';
import type { ReadOptions } from '../../notation/format.js';

/** A text that was read by the letter of the EBNF. */
export interface PortReading {
  readonly tree: Tree<ROOT | undefined>;
  /** The headers, boards and moves in front of the first fault. */
  readonly model: PortRecord;
  /** At most one. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the text is in the language. */
  readonly isWellFormed: boolean;
}

/**
 * Reads a text by the letter of the specification's EBNF; never throws. Reports `5dfen-ebnf/not-in-language` at the
 * farthest offset that the productions reach, or `5dfen-ebnf/other-notation`.
 */
export function parse5dfenEbnf(text: string, { dialect }: ReadOptions<never> = {}): PortReading {
  checkedDialect('5dfen-ebnf', [], dialect);
  const tree = parse(text);
  const found = explain(tree).map((failure) => describe(failure, text));
  const diagnostics = orOtherNotation(text, '5dfen-ebnf', found, portDiagnostics);
  return { tree, model: lower(tree.root), diagnostics, isWellFormed: found.length === 0 };
}

function describe({ at, expected }: SyntaxFailure, text: string): Diagnostic {
  const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) : 'the text to end';
  const span = { start: at, end: Math.min(at + 1, text.length) };
  return portDiagnostics.report('not-in-language', span, { found, expected: describeExpected(expected) });
}

function lower(root: ROOT | undefined): PortRecord {
  return {
    headers: (root?.headers ?? []).map(({ key, value }) => ({ key: key.text, value: value.text })),
    boards: (root?.boards ?? []).map(({ pieces, layer, time, colour }) => ({
      pieces: pieces.text,
      layer: layer.text,
      time: time.text,
      colour: colour.text,
    })),
    moves: (root?.moves ?? []).map(({ move }) => move.text),
  };
}
