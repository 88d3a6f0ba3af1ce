import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { type Diagnostic, quote, replacement, type Span } from '../../../diagnostics/index.js';
import { characterAt } from '../../../notation/read/spans.js';
import { annotationOf } from '../setup/annotations.js';
import type { PlacedField } from '../setup/field.js';
import { type Atom, COLUMNS, pieceOf, ROWS } from '../setup/model/model.js';
import { xayDiagnostics as diagnostics } from './codes.js';

/** The content of the YAML of a text, with the spans of its parts. */
export interface XayContent {
  /** The faults at level `syntax`, except unknown annotations. */
  readonly faults: readonly Diagnostic[];
  /** The faults at level `structure`, except those of the contents of fields. */
  readonly shapeFaults: readonly Diagnostic[];
  /** The non-empty fields; some may be outside the board. */
  readonly fields: readonly PlacedField[];
  /** The span of each row and of each of its fields; some may be outside the board. */
  readonly rows: readonly { readonly span: Span; readonly fields: readonly Span[] }[];
  /** The span of the list of rows; `undefined` if there is none. */
  readonly setup: Span | undefined;
  /** Offsets of the keys; -1 for a missing one. */
  readonly keys: { readonly version: number; readonly setup: number };
}

/** Reads the YAML of a text with a library. It is slow, so a text is read only once: see `contentOf`. */
export class XayReader implements XayContent {
  readonly faults: Diagnostic[] = [];
  readonly shapeFaults: Diagnostic[] = [];
  readonly fields: PlacedField[] = [];
  readonly rows: { readonly span: Span; readonly fields: readonly Span[] }[] = [];
  setup: Span | undefined;
  readonly keys = { version: -1, setup: -1 };

  /**
   * Reads a text.
   *
   * @param withoutComments the text with spaces instead of its comments
   */
  read(text: string, withoutComments: string): void {
    // YAML 1.2 reads a text with the directive %YAML 1.1 like any other, except that it may warn about differences.
    const options = { schema: 'core', uniqueKeys: false, merge: false, prettyErrors: false } as const;
    const documents = parseAllDocuments(withLineFeeds(text), options);
    const [document, second] = Array.isArray(documents) ? documents : [];
    if (second !== undefined) {
      const start = second.range[0];
      this.faults.push(diagnostics.report('several-documents', { start, end: Math.min(start + 3, text.length) }));
    }
    if (document === undefined) {
      this.#report('not-a-mapping', characterAt(text, 0));
      return;
    }
    // Errors after the first one are mostly due to it.
    for (const { message, pos } of document.errors.slice(0, 1)) {
      const [start, end] = pos.map((offset) => Math.min(offset, text.length)) as [number, number];
      const span = { start, end: end > start ? characterAt(text, end - 1).end : start };
      const [reason = ''] = message.split('\n');
      this.faults.push(diagnostics.report('not-yaml', span, { reason }));
    }
    // The meaning of a broken text is unknown.
    if (document.errors.length > 0) return;
    this.#checkKeys(document);
    this.#checkExtras(document, withoutComments);
    if (isMap(document.contents)) {
      const { start } = spanOf(document.contents);
      this.#readMapping(document.contents.items as { key: unknown; value: unknown }[], characterAt(text, start));
    } else this.#report('not-a-mapping', spanOf(document.contents, text.length));
  }

  #report(name: 'not-a-mapping' | 'duplicate-key' | 'not-an-atom' | 'version-not-string', span: Span): void {
    this.faults.push(diagnostics.report(name, span));
  }

  /** Reports repeated keys of a mapping. The library's own check would compare each key with all others. */
  #checkKeys(document: Document.Parsed): void {
    visit(document, {
      Map: (_, { items }) => {
        const seen = new Set<unknown>();
        for (const { key } of items) {
          if (!isScalar(key)) continue;
          if (seen.has(key.value)) this.#report('duplicate-key', spanOf(key));
          seen.add(key.value);
        }
      },
    });
  }

  /** Reports anchors, aliases and tags, which only YAML has. */
  #checkExtras(document: Document.Parsed, text: string): void {
    visit(document, {
      Node: (_, node) => {
        if (isAlias(node)) this.faults.push(diagnostics.report('alias', spanOf(node), { name: node.source }));
        else this.#checkProperties(node, text);
      },
    });
  }

  /** Reports the properties of a node: its anchor and its tag. */
  #checkProperties(node: Scalar | YAMLMap | YAMLSeq, text: string): void {
    const { anchor, tag } = node;
    const span = spanOf(node);
    if (anchor !== undefined) {
      this.faults.push(diagnostics.report('anchor', propertySpan(text, `&${anchor}`, span), { name: anchor }));
    }
    if (tag === undefined) return;
    const tagSpan = propertySpan(text, '!', span);
    this.faults.push(diagnostics.report('tag', tagSpan, { tag: text.slice(tagSpan.start, tagSpan.end) }));
  }

  #readMapping(items: readonly { key: unknown; value: unknown }[], first: Span): void {
    const seen = new Set<unknown>();
    for (const { key, value } of items) {
      const name = isScalar(key) ? key.value : undefined;
      if (seen.has(name)) continue;
      seen.add(name);
      this.#readMember(name, spanOf(key), value);
    }
    for (const key of ['version', 'setup']) {
      if (!seen.has(key)) this.faults.push(diagnostics.report('missing-key', first, { key }));
    }
  }

  #readMember(name: unknown, span: Span, value: unknown): void {
    if (name === 'version') {
      this.keys.version = span.start;
      this.#readVersion(value, span);
    } else if (name === 'setup') {
      this.keys.setup = span.start;
      this.#readSetup(value, span);
    } else {
      const key = typeof name === 'string' ? name : undefined;
      this.shapeFaults.push(diagnostics.report('unknown-key', span, { key }));
    }
  }

  #readVersion(node: unknown, beside: Span): void {
    if (!isScalar(node)) {
      if (!isAlias(node)) this.#report('version-not-string', beside);
      return;
    }
    if (node.value === '1') return;
    const span = spanOf(node);
    if (node.value === 1) {
      const fixes = [replacement('write "{text}"', span, "'1'")];
      this.faults.push(diagnostics.report('version-not-string', span, undefined, { fixes }));
    } else if (typeof node.value === 'string') {
      // Spaces inside the quotation marks of YAML are part of the value.
      this.faults.push(diagnostics.report('unknown-version', span, { found: JSON.stringify(node.value) }));
    } else this.#report('version-not-string', span.end > span.start ? span : beside);
  }

  #readSetup(node: unknown, beside: Span): void {
    const rows = this.#listOf(node, 'the setup', beside);
    if (isSeq(node)) this.setup = spanOf(node);
    if (rows.length > ROWS) {
      this.shapeFaults.push(diagnostics.report('too-many-rows', spanOf(rows[ROWS]), { count: rows.length }));
    }
    for (const [row, rowNode] of rows.entries()) {
      const fields = this.#listOf(rowNode, `row ${row + 1}`);
      this.rows.push({ span: spanOf(rowNode), fields: fields.map((field) => spanOf(field)) });
      if (fields.length > COLUMNS) {
        this.shapeFaults.push(
          diagnostics.report('too-many-fields', spanOf(fields[COLUMNS]), { row: row + 1, count: fields.length }),
        );
      }
      for (const [column, field] of fields.entries()) this.#readField(field, row, column);
    }
  }

  #readField(node: unknown, row: number, column: number): void {
    const atoms = this.#listOf(node, `a field of row ${row + 1}`);
    // One missing bracket puts many lists into a field.
    const list = atoms.find(isSeq);
    if (list !== undefined) this.#report('not-an-atom', spanOf(list));
    const found = atoms.filter((atom) => !isSeq(atom)).flatMap((atom) => this.#atom(atom));
    if (found.length === 0) return;
    this.fields.push({ row, column, atoms: found.map(({ atom }) => atom), spans: found.map(({ span }) => span) });
  }

  /**
   * Returns the items of a list; reports any other node, and returns no items.
   *
   * @param key the span of its key; `undefined` in a list
   */
  #listOf(node: unknown, what: string, key?: Span): readonly unknown[] {
    if (isSeq(node)) return node.items;
    // Aliases are reported on their own.
    if (!isAlias(node)) {
      this.faults.push(diagnostics.report('not-a-list', nonEmpty(spanOf(node, key?.end), key), { what }));
    }
    return [];
  }

  #atom(node: unknown): readonly { readonly atom: Atom; readonly span: Span }[] {
    if (isAlias(node)) return [];
    if (!isScalar(node) || typeof node.value !== 'string') {
      this.#report('not-an-atom', spanOf(node as Node));
      return [];
    }
    const atom = atomOf(node as Scalar<string>);
    if (atom !== undefined) return [{ atom, span: spanOf(node) }];
    this.faults.push(diagnostics.report('unknown-piece', spanOf(node), { found: quote(node.value) }));
    return [];
  }
}

/**
 * Returns a text of the same length that the library reads as YAML 1.2 means `text`. The library doesn't take a lone
 * carriage return for a line break, and measures the indentation of the first line wrongly after a byte-order mark.
 */
const withLineFeeds = (text: string): string => text.replace(/^\uFEFF|\r(?!\n)/g, '\n');

/**
 * Reads a piece or an annotation with the grammar that reads annoFEN: a letter is a piece, anything else is the code of
 * an annotation.
 */
function atomOf({ value }: Scalar<string>): Atom | undefined {
  const { root } = parse(value, { start: 'XayAtom' });
  if (root?.piece !== undefined) return pieceOf(root.piece.text);
  if (value.length < 2) return undefined;
  return annotationOf(value);
}

/** Returns the span of a property, which is written before its node; the span of the node if it is not found. */
function propertySpan(text: string, sign: string, { start, end }: Span): Span {
  let offset = text.lastIndexOf(sign, start);
  if (offset === -1) return { start, end };
  // The tag !!str has two signs.
  while (offset > 0 && !/[\s,[\]{}]/.test(text.charAt(offset - 1))) offset--;
  const [property] = /^(?:!<[^>\s]*>?|\S*?(?=[\s,[\]{}]|$))/.exec(text.slice(offset, end + 1))!;
  return { start: offset, end: offset + property.length };
}

/** Returns the span of a node; an empty span at `fallback` if the node is not in the text. */
function spanOf(node: unknown, fallback = 0): Span {
  const range = (node as Node | null | undefined)?.range;
  return range ? { start: range[0], end: range[1] } : { start: fallback, end: fallback };
}

/** Returns the span of a node, or, if the node is empty, of its key or of the character before it. */
const nonEmpty = (span: Span, { start, end }: Span = { start: span.start - 1, end: span.start }): Span =>
  span.end > span.start ? span : { start, end };
