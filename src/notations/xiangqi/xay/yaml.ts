import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseAllDocuments, type Scalar, visit } from 'yaml';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { type Diagnostic, hasErrors, replacement, type Span } from '../../../diagnostics/index.js';
import type { ReadOptions } from '../../../notation/format.js';
import { checkedDialect } from '../../../notation/dialect.js';
import { orOtherNotation } from '../../../notation/other-notation.js';
import { annotationOf } from '../setup/annotations.js';
import { xayDiagnostics as catalogue } from './codes.js';
import { checkCodes, checkFields, doubtful, fieldsOf, type PlacedField } from '../setup/checks.js';
import { type Atom, COLUMNS, pieceOf, ROWS, wholeBoard } from '../setup/model.js';
import type { SetupReading } from '../setup/setup-reading.js';

/** A XAY text that was read; its rows are needed to put comments in their places. */
export interface XayReading extends SetupReading {
  /** Where each row of the setup begins. */
  readonly rowStarts: readonly number[];
}

/**
 * Texts with more marks of YAML are never handed to the YAML reader, which takes long for each list, key, comment and
 * error. A board with every annotation on every field has some 16,000.
 */
const MOST_MARKS = 20_000;

/** Deeper lists are never handed to the YAML reader, which would go as deep. */
const DEEPEST = 16;

/**
 * Reads and judges a XAY text; never throws. Its tree knows words and comments; YAML is read by a library, and the atoms
 * by the same grammar as those of annoFEN. There are no rules: level `rules` asks what `structure` does.
 */
export function parseXay(text: string, { level = 'rules', dialect }: ReadOptions<never> = {}): XayReading {
  checkedDialect('xay', [], dialect);
  const tree = parse(text, { start: 'XayText' });
  const reader = new XayReader();
  const many = tooManyMarksAt(text);
  const deep = many === undefined ? tooDeepAt(text) : undefined;
  if (many !== undefined) reader.diagnostics.push(catalogue.report('too-long', many, { most: MOST_MARKS }));
  else if (deep !== undefined) reader.diagnostics.push(catalogue.report('too-deep', deep));
  else reader.read(text);
  const { fields } = reader;
  const doubts = doubtful(fields);
  const syntax = [...reader.diagnostics, ...checkCodes(doubts, catalogue)];
  const structure = level === 'syntax' ? [] : [...reader.shape, ...checkFields(doubts, catalogue)];
  return {
    tree,
    model: { fields: wholeBoard(fieldsOf(fields)), comments: tree.comments().map((comment) => comment.text.slice(1)) },
    diagnostics: orOtherNotation(text, 'xay', [...syntax, ...structure], catalogue),
    isWellFormed: !hasErrors(syntax),
    rowStarts: reader.rowStarts,
  };
}

/** Where a text has one mark of YAML too many: a line break, or a character that begins or parts something. */
function tooManyMarksAt(text: string): Span | undefined {
  if (text.length <= MOST_MARKS) return undefined;
  let count = 0;
  for (const { index } of text.matchAll(/[\n\r[\]{},:?&*!|>'"%@`#\\-]/g)) {
    if (++count > MOST_MARKS) return { start: index, end: index + 1 };
  }
  return undefined;
}

/** Where lists are nested too deeply, in brackets or by dashes; brackets in quoted texts count, too. */
function tooDeepAt(text: string): Span | undefined {
  let depth = 0;
  let dashes = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i]!;
    if (c === '[' || c === '{') depth++;
    else if (c === ']' || c === '}') depth = Math.max(0, depth - 1);
    if (c === '\n') dashes = 0;
    else if ((c === '-' || c === '?' || c === ':') && /[ \t]/.test(text[i + 1] ?? ' ')) dashes++;
    if (depth > DEEPEST || dashes > DEEPEST) return { start: i, end: i + 1 };
  }
  return indentedTooDeep(text);
}

/** Block lists nest by indentation. */
function indentedTooDeep(text: string): Span | undefined {
  for (const { 0: blanks, index } of text.matchAll(/^ {65,}(?=[^\s#])/gm)) {
    return { start: index + blanks.length, end: index + blanks.length + 1 };
  }
  return undefined;
}

/** The setup of a YAML text, with what is wrong in it. */
class XayReader {
  readonly diagnostics: Diagnostic[] = [];
  /** What is wrong at level `structure`. */
  readonly shape: Diagnostic[] = [];
  readonly fields: PlacedField[] = [];
  readonly rowStarts: number[] = [];

  read(text: string): void {
    const documents = parseAllDocuments(text, { version: '1.2', uniqueKeys: false, merge: false, prettyErrors: false });
    const [document, second] = Array.isArray(documents) ? documents : [];
    if (second !== undefined) {
      const start = second.range[0];
      this.diagnostics.push(catalogue.report('several-documents', { start, end: Math.min(start + 3, text.length) }));
    }
    if (document === undefined) {
      this.#report('not-a-mapping', { start: 0, end: Math.min(1, text.length) });
      return;
    }
    for (const { message, pos } of document.errors) {
      const span = { start: Math.min(pos[0], text.length), end: Math.min(Math.max(pos[1], pos[0]), text.length) };
      this.diagnostics.push(catalogue.report('not-yaml', span, { reason: message.split('\n')[0]! }));
    }
    this.#checkKeys(document);
    this.#checkExtras(document, text);
    // What a broken text says is anybody's guess.
    if (document.errors.length > 0) return;
    if (isMap(document.contents))
      this.#readMapping(document.contents.items as { key: unknown; value: unknown }[], spanOf(document.contents));
    else this.#report('not-a-mapping', spanOf(document.contents, text.length));
  }

  #report(name: 'not-a-mapping' | 'duplicate-key' | 'not-an-atom' | 'version-not-string', span: Span): void {
    this.diagnostics.push(catalogue.report(name, span));
  }

  /** Keys that a mapping has already. The library would compare each with all others. */
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

  /** Anchors, aliases and tags, which YAML has and XAY has not. */
  #checkExtras(document: Document.Parsed, text: string): void {
    /** Where a property of a node is written, in front of it. */
    const property = (sign: string, { start, end }: Span): Span => {
      const at = text.lastIndexOf(sign, start);
      return at === -1
        ? { start, end }
        : { start: at, end: at + /^\S*?(?=[\s,[\]{}]|$)/.exec(text.slice(at, end + 1))![0].length };
    };
    visit(document, {
      Node: (_, node) => {
        const span = spanOf(node);
        if (isAlias(node)) this.diagnostics.push(catalogue.report('alias', span, { name: node.source }));
        else if (node.anchor !== undefined)
          this.diagnostics.push(catalogue.report('anchor', property(`&${node.anchor}`, span), { name: node.anchor }));
        const tag = isAlias(node) ? undefined : node.tag;
        if (tag === undefined) return;
        const place = property('!', span);
        this.diagnostics.push(catalogue.report('tag', place, { tag: text.slice(place.start, place.end) }));
      },
    });
  }

  #readMapping(items: readonly { key: unknown; value: unknown }[], whole: Span): void {
    const seen = new Set<unknown>();
    for (const { key, value } of items) {
      const name = isScalar(key) ? key.value : undefined;
      if (seen.has(name)) continue;
      seen.add(name);
      if (name === 'version') this.#readVersion(value, spanOf(key as Node));
      else if (name === 'setup') this.#readSetup(value, spanOf(key as Node));
      else
        this.shape.push(
          catalogue.report('unknown-key', spanOf(key as Node), { key: typeof name === 'string' ? name : 'this' }),
        );
    }
    const start = { start: whole.start, end: whole.start + 1 };
    for (const key of ['version', 'setup']) {
      if (!seen.has(key)) this.diagnostics.push(catalogue.report('missing-key', start, { key }));
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
      const fixes = [replacement('write {text}', span, "'1'")];
      this.diagnostics.push(catalogue.report('version-not-string', span, undefined, { fixes }));
    } else if (typeof node.value === 'string') {
      this.diagnostics.push(catalogue.report('unknown-version', span, { found: `'${node.value}'` }));
    } else this.#report('version-not-string', span.end > span.start ? span : beside);
  }

  #readSetup(node: unknown, beside: Span): void {
    const rows = this.#listOf(node, 'the setup', beside);
    if (rows.length > ROWS) {
      this.shape.push(catalogue.report('too-many-rows', spanOf(rows[ROWS]), { count: rows.length }));
    }
    for (const [row, rowNode] of rows.entries()) {
      this.rowStarts.push(spanOf(rowNode, beside.end).start);
      const fields = this.#listOf(rowNode, `row ${row + 1}`, beside);
      if (fields.length > COLUMNS) {
        this.shape.push(
          catalogue.report('too-many-fields', spanOf(fields[COLUMNS]), { row: row + 1, count: fields.length }),
        );
      }
      for (const [column, field] of fields.entries()) {
        const found = this.#listOf(field, `a field of row ${row + 1}`, beside).flatMap((atom) => this.#atom(atom));
        const atoms = found.map(({ atom }) => atom);
        const places = found.map(({ span }) => span);
        if (atoms.length > 0) this.fields.push({ row, column, atoms, placesOfAtoms: () => places });
      }
    }
  }

  /** The items of a list; nothing, and a diagnostic, where it is none. */
  #listOf(node: unknown, what: string, beside: Span): readonly unknown[] {
    if (isSeq(node)) return node.items;
    // Aliases are told by themselves.
    if (!isAlias(node))
      this.diagnostics.push(catalogue.report('not-a-list', nonEmpty(spanOf(node, beside.end), beside), { what }));
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
    this.diagnostics.push(catalogue.report('unknown-piece', spanOf(node), { found: node.value }));
    return [];
  }
}

/** A piece is a letter; all else is the code of an annotation. The grammar that reads annoFEN decides. */
function atomOf({ value }: Scalar<string>): Atom | undefined {
  const { root } = parse(value, { start: 'XayAtom' });
  if (root?.piece !== undefined) return pieceOf(root.piece.text);
  if (value.length < 2) return undefined;
  return annotationOf(value);
}

/** Where a node was written; at `fallback` if it is nowhere. */
function spanOf(node: unknown, fallback = 0): Span {
  const range = (node as Node | null | undefined)?.range;
  return range ? { start: range[0], end: range[1] } : { start: fallback, end: fallback };
}

const nonEmpty = (span: Span, beside: Span): Span => (span.end > span.start ? span : beside);
