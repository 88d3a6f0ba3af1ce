import { type Node, visibleText } from '../../cst/index.js';
import { type Diagnostic, type ExplainedCode, explainedText, type Span } from '../../diagnostics/index.js';
import type { EditorLocation, Notation } from '../../notation/index.js';
import { isWhiteSpace, kindInWords, locationNear, type ReadDocument } from './document.js';

/** The description of a location. */
export interface Hover {
  readonly span: Span;
  /** Markdown. */
  readonly markdown: string;
}

/**
 * Describes the text at an offset: explains its diagnostics, then gives the description from the notation or, if there
 * is none, the kind of the node. Returns nothing for white space.
 */
export function hoverAt(document: ReadDocument, offset: number): Hover | undefined {
  const { reading, support, notation } = document;
  const location = locationNear(reading, offset);
  const { node } = location;
  const faults = reading.diagnostics.filter(
    ({ span }) => span.start <= offset && offset < Math.max(span.end, span.start + 1),
  );
  // Thousands of diagnostics can be at one location.
  const byCode = new Map(faults.map((fault) => [fault.code, fault]));
  const explained = Array.from(byCode.values(), (fault) => explanationOf(fault, notation));
  const described = isNothing(location) ? undefined : (support.hover?.(location) ?? kindText(node));
  const parts = [...explained, ...(described === undefined ? [] : [described])];
  if (parts.length === 0) return undefined;
  const span = faults[0]?.span ?? { start: node.start, end: node.end };
  return { span, markdown: parts.map(visibleText).join('\n\n---\n\n') };
}

/** Whether a location is on white space, or in text that could not be read. */
const isNothing = ({ node, offset }: EditorLocation): boolean =>
  isWhiteSpace(node.tree.text, offset) || node.tree.language.errors.includes(node.kind);

/** Returns the kind of a node in words, or the name of its field for a token; nothing for the whole record. */
function kindText({ kindName, fieldName, tree, kind }: Node): string | undefined {
  if (kindName === tree.startRule || kindName === 'Document' || tree.language.comments.includes(kind)) return undefined;
  return kindInWords(kindName === 'Token' ? fieldName : kindName);
}

function explanationOf({ code, severity }: Diagnostic, notation: Notation): string {
  const row = codeOf(code, notation);
  return `**${code}** (${severity})${row === undefined ? '' : `\n\n${row.explanation}`}`;
}

/** Returns the explanation of a diagnostic code; `undefined` for an unknown one. */
export const codeOf = (code: string, { codes }: Pick<Notation, 'codes'>): ExplainedCode | undefined =>
  codes.find(code) ?? explainedText.find(code);
