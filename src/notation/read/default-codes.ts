import { describeExpected, describeFound } from '../../cst/index.js';
import {
  type Catalogue,
  type CodeDeclaration,
  defineDiagnostics,
  type Diagnostic,
  type DiagnosticMaker,
  explainCodes,
  type Explanation,
  type Rows,
  type Span,
} from '../../diagnostics/index.js';
import type { NotationInfo } from '../info.js';
import type { SyntaxRule } from './reader-declaration.js';

/** The codes that a notation has without declaring them. */
export interface DefaultRows extends Rows {
  readonly 'other-notation': DefaultRow<{ readonly name: string }>;
  readonly 'unexpected-text': DefaultRow<{ readonly found: string; readonly wanted: string }>;
  readonly 'too-deep': DefaultRow<object>;
}

interface DefaultRow<Args> extends CodeDeclaration<Args> {
  readonly message: (args: Args) => string;
}

/** Diagnostics with a code `other-notation`, for texts in another notation than the one they are read as. */
export interface NamesOtherNotation {
  /** Reports that the text at `span` is in the notation called `name`. */
  report(name: 'other-notation', span: Span, args: { readonly name: string }): Diagnostic;
}

/** The kinds of error nodes that every grammar has. */
export type DefaultErrorKind = 'UnparsedError' | 'TooDeepError';

/** Makes the diagnostics that a notation has without declaring them. Its title says what was expected. */
export const defaultDiagnostics = ({ id, title }: NotationInfo): DiagnosticMaker<DefaultRows> =>
  defineDiagnostics<DefaultRows, string>(id, {
    'other-notation': { severity: 'error', message: ({ name }) => `this looks like ${name}: expected ${title}` },
    'unexpected-text': {
      severity: 'error',
      message: ({ found, wanted }) => `unexpected ${found}: expected ${wanted}`,
      hidesPosition: true,
    },
    'too-deep': { severity: 'error', message: () => 'this is nested too deeply to be read', hidesPosition: true },
  });

/** Returns the rules of the error nodes that every grammar has. */
export const defaultSyntax = (
  diagnostics: DiagnosticMaker<DefaultRows>,
): Readonly<Record<DefaultErrorKind, SyntaxRule<unknown>>> => ({
  // The fault is where nothing of the grammar matches, which is often far after the start of the node.
  UnparsedError(failure) {
    const { at, expected, node } = failure;
    const span = { start: at, end: Math.min(at + 1, node.tree.text.length) };
    const args = { found: describeFound(failure), wanted: describeExpected(expected) };
    return diagnostics.report('unexpected-text', span, args);
  },
  TooDeepError: ({ node }) => diagnostics.report('too-deep', node, {}),
});

/**
 * Returns the default diagnostics that a reading can have: those that the notation neither declares nor replaces by
 * rules of its own.
 */
export function usedDefaults(
  defaults: DiagnosticMaker<DefaultRows>,
  declared: readonly DiagnosticMaker<Rows>[],
  syntax: { readonly [Kind in DefaultErrorKind]?: unknown },
): DiagnosticMaker<Rows> {
  const isUsed: Readonly<Record<string, boolean>> = {
    'other-notation': !declared.some(({ rows }) => 'other-notation' in rows),
    'unexpected-text': syntax.UnparsedError === undefined,
    'too-deep': syntax.TooDeepError === undefined,
  };
  const rows = Object.entries(defaults.rows).filter(([name]) => isUsed[name]);
  return defineDiagnostics(defaults.format, Object.fromEntries(rows));
}

/** Adds the explanations of the default codes of a notation to its catalog. */
export function withDefaultCodes(catalogue: Catalogue, diagnostics: DiagnosticMaker<Rows>): Catalogue {
  if (Object.keys(diagnostics.rows).length === 0) return catalogue;
  const all = explainCodes(diagnostics, () => ({
    'other-notation': explainOtherNotation('AZULGAME\n2'),
    'unexpected-text': {
      explanation: 'No part of the notation can continue here, so the rest of the text has no meaning.',
      example: 'a text with something after its last part',
    },
    'too-deep': {
      explanation: 'Parts of a text can be nested only up to a limit.',
      example: 'a text with thousands of opening parentheses',
    },
  }));
  return {
    ...catalogue,
    codes: [...catalogue.codes, ...all.codes.map((row) => ({ ...row, isDefault: true }))],
    find: (code) => catalogue.find(code) ?? all.find(code),
  };
}

/**
 * Explains the code `other-notation`.
 *
 * @param example a text of another notation
 */
export const explainOtherNotation = (example: string): Explanation => ({
  explanation:
    'The text looks like another notation, so no other problem is reported and there are no fixes. Use `--notation` to read it as that notation; `ludogram formats` lists all that can be read.',
  example,
});
