import { FIELD_MASK, KIND_BITS, KIND_MASK, VARIANT_SHIFT } from '../../../cst/tree/layout.js';
import { defined } from '../../../defined.js';
import { type ChildOrder, ChildOrders, type ChildPart } from '../../analyze/child-order.js';
import { fieldName, lookUp, type Rule } from '../../ir.js';
import { literalUnion } from '../nodes-file.js';
import type { FileOptions } from '../parser/parser-file.js';
import { type FieldShape, type NodeShape, nodeShapes } from '../plan/node-shape.js';
import type { Plan } from '../plan/plan.js';
import { commonVariants, variantTexts } from '../plan/variants.js';
import { banner, type CodeWriter, quoted } from '../writer.js';
import { type Access, accessToFirst, accessToNext, canEndBefore } from './reader-access.js';
import { type ReaderFunction, readerFunction, type WantedChild, writeFunction } from './reader-function.js';
import { ReaderNames } from './reader-names.js';
import { SharedFunctions } from './shared-functions.js';

/** The field that a generated reader reads. */
export interface ReadField {
  /** The label of the field in the grammar. */
  readonly label: string;
  /** The name of the view of the nodes that have the field. */
  readonly parent: string;
  /** The names of the views of the nodes that it finds; `Token` for a token. */
  readonly found: readonly string[];
  readonly isList: boolean;
  /** Whether a node that was read whole can lack it. */
  readonly isOptional: boolean;
  /** Whether it can return 0: it is optional, or after the limit of nesting. */
  readonly mayBeAbsent: boolean;
}

/** A list of children that a generated reader yields. */
interface ChildList {
  /** The name of the reader. */
  readonly reader: string;
  /** The kind of the nodes that have the children. */
  readonly kind: string;
  /** The types of the indices of the children. */
  readonly elements: readonly string[];
  readonly order: ChildOrder;
  readonly isElement: (part: ChildPart) => boolean;
  /** The field that all of them have, if the list is one of a field. */
  readonly field?: number;
}

/** The exports of a `readers.ts` that read fields, and the exports that recognize kinds. */
export interface ReaderFacts {
  /** The fields by the names of their readers. */
  readonly fields: ReadonlyMap<string, ReadField>;
  /** The names of the views of kinds by the names of their guards. */
  readonly guards: ReadonlyMap<string, string>;
  /** The names of kinds, as `Kind` has them, by the names of their views. */
  readonly kinds: ReadonlyMap<string, string>;
  /** The names of the views of the nodes that have children, by the names of the readers of all children. */
  readonly children: ReadonlyMap<string, string>;
}

/** The text of `readers.ts`, and what it exports. */
export interface ReadersFile extends ReaderFacts {
  readonly code: string;
}

/** Writes `readers.ts`: functions that read the fields of a node by its index, without creating an object. */
export function readersFile(plan: Plan, options: FileOptions): ReadersFile {
  const { grammar, facts } = plan;
  const orders = new ChildOrders(grammar, facts, (name) => plan.truncatable.has(name));
  const shapes = nodeShapes(plan);
  const emitter = new ReadersEmitter(plan);
  for (const rule of grammar.rules.values()) {
    if (rule.kind !== undefined) emitter.node(rule, rule.kind, lookUp(shapes, rule.name), orders.of(rule));
  }
  const { shared, declarations } = emitter.functions.written();
  const body = `${shared === '' ? '' : `${SHARED}\n${shared}`}${declarations.trimEnd()}`;
  const code = `${banner(options.grammarFile)}\n${imports(emitter, options.runtime)}\n\n${ABOUT}${masks(emitter)}\n${body}\n`;
  return { code, fields: emitter.fields, guards: emitter.guards, kinds: emitter.kinds, children: emitter.children };
}

function imports({ isEmpty, usesList, usesToken }: ReadersEmitter, runtime: string): string {
  if (isEmpty) return 'export {};';
  const types = ['NodeIndex', ...(usesList ? ['NodeList'] : []), ...(usesToken ? ['Token'] : []), 'Tree'];
  return `import type { ${types.join(', ')} } from '${runtime}';\nimport type * as nodes from './nodes.js';`;
}

/** Declares the masks that readers use. */
function masks({ isEmpty, usesField }: ReadersEmitter): string {
  // Every kind of node has a function that recognizes it.
  if (isEmpty) return '';
  const kind = `\n// The bits of a node's first integer that are its kind.\nconst KIND = ${KIND_MASK};\n`;
  if (!usesField) return kind;
  return `${kind}\n// The bits of the same integer that are its field.\nconst FIELD = ${FIELD_MASK << KIND_BITS};\n`;
}

const ABOUT = `// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }
`;

/** Comes before the functions that several lists have. */
const SHARED = '// ---- Functions of several lists ----\n';

class ReadersEmitter {
  readonly fields = new Map<string, ReadField>();
  readonly guards = new Map<string, string>();
  readonly kinds = new Map<string, string>();
  readonly children = new Map<string, string>();
  readonly #plan: Plan;
  readonly functions = new SharedFunctions();
  readonly #names = new ReaderNames();
  /** Whether the grammar has no nodes, so that there are no readers. */
  isEmpty = true;
  /** Whether the readers mention the type of tokens. */
  usesToken = false;
  /** Whether any reader reads a list. */
  usesList = false;
  /** Whether any reader compares the field of a node. */
  usesField = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  get #out(): CodeWriter {
    return this.functions.out;
  }

  /** Writes all readers of the nodes of a rule. */
  node(rule: Rule, kind: number, shape: NodeShape, order: ChildOrder): void {
    this.isEmpty = false;
    this.#out.line(`// ---- ${rule.name} ----`);
    this.#out.line();
    this.#guard(rule.name, kind);
    const texts = variantTexts(rule.body, this.#plan);
    if (texts !== undefined) this.#text(rule.name, '', texts);
    for (const [field, fieldShape] of shape) {
      if (fieldShape.max > 1) this.#list(rule.name, field, fieldShape, order);
      else this.#field(rule.name, field, fieldShape, order);
    }
    if (order.parts.length > 0) this.#children(rule.name, order);
  }

  #guard(kind: string, number: number): void {
    const name = this.#names.guard(kind);
    const view = this.#plan.names.classOf(kind);
    this.guards.set(name, view);
    this.kinds.set(view, kind);
    this.#out.line(`/** Whether a node is of the kind \`${kind}\`. */`);
    this.#out.line(`export const ${name} = ({ data }: Tree, at: NodeIndex): at is ${this.#indexOf(kind)} =>`);
    this.#out.line(`  (data[at]! & KIND) === ${number};`);
    this.#out.line();
  }

  /**
   * Writes the texts of a choice of literals, in the order of the grammar, and a function that returns the one that
   * matched.
   */
  #text(kind: string, label: string, texts: readonly string[], token?: { reader: string; isOptional: boolean }): void {
    const all = this.#names.field(kind, label, 'Texts');
    const subject = label === '' ? `\`${kind}\`` : `the field \`${label}\` of \`${kind}\``;
    this.#out.line(`/** The texts that ${subject} can have, in the order of the grammar. */`);
    this.#out.line(`export const ${all} = [${texts.map(quoted).join(', ')}] as const;`);
    this.#out.line();
    const result = literalUnion(texts) + (token?.isOptional === true ? ' | undefined' : '');
    this.#out.line(
      `/** Returns the text of ${subject}${token?.isOptional === true ? '; undefined if absent' : ''}. */`,
    );
    const textAt = (index: string): string => `${all}[data[${index}]! >>> ${VARIANT_SHIFT}]!`;
    const head = `export const ${this.#names.field(kind, label, 'Text')} =`;
    if (token === undefined) {
      this.#out.line(`${head} ({ data }: Tree, at: ${this.#indexOf(kind)}): ${result} => ${textAt('at')};`);
    } else {
      this.#out.block(
        `${head} (tree: Tree, at: ${this.#indexOf(kind)}): ${result} => {`,
        () => {
          this.#out.line('const { data } = tree;');
          this.#out.line(`const i = ${token.reader}(tree, at);`);
          this.#out.line(`return ${token.isOptional ? 'i === 0 ? undefined : ' : ''}${textAt('i')};`);
        },
        '};',
      );
    }
    this.#out.line();
  }

  #field(kind: string, field: number, shape: FieldShape, order: ChildOrder): void {
    const label = fieldName(this.#plan.grammar.fields, field);
    const isOfField = (part: ChildPart): boolean => part.field === field;
    const isOptional = shape.min === 0 || (this.#plan.truncatable.has(kind) && canEndBefore(order, isOfField));
    const access = accessToFirst(order, isOfField);
    const reader = this.#names.field(kind, label);
    this.#recordField(reader, kind, label, shape, isOptional);
    this.#out.line(`/** Returns the field \`${label}\` of \`${kind}\`${isOptional ? '; 0 if absent' : ''}. */`);
    const result = union([...this.#indexTypes(shape), ...(isOptional ? ['0'] : [])]);
    // A required field with one possible location is always there.
    const certain = access.how === 'fixed' && !isOptional ? { ...access, mayEnd: false, mayDiffer: false } : access;
    const found = this.#code({ access: certain, field });
    const head = `export const ${reader} = (${found.tree}: Tree, at: ${this.#indexOf(kind)}):${result} =>`;
    writeFunction(head, found, ';', this.#out);
    this.#out.line();
    const texts = commonVariants(order.parts.filter(isOfField), this.#plan);
    if (texts !== undefined) this.#text(kind, label, texts, { reader, isOptional });
  }

  #list(kind: string, field: number, shape: FieldShape, order: ChildOrder): void {
    const label = fieldName(this.#plan.grammar.fields, field);
    const isOfField = (part: ChildPart): boolean => part.field === field;
    this.#out.line(`/** The list \`${label}\` of \`${kind}\`. */`);
    const reader = this.#names.field(kind, label);
    this.#recordField(reader, kind, label, shape, true);
    this.#listOf({ reader, kind, elements: this.#indexTypes(shape), order, isElement: isOfField, field });
  }

  #recordField(
    reader: string,
    kind: string,
    label: string,
    { kinds, token, min, max }: FieldShape,
    mayBeAbsent: boolean,
  ): void {
    const found = kinds.map((childKind) => this.#plan.names.classOf(childKind));
    this.fields.set(reader, {
      label,
      parent: this.#plan.names.classOf(kind),
      found: token === undefined ? found : [...found, 'Token'],
      isList: max > 1,
      isOptional: min === 0,
      mayBeAbsent,
    });
  }

  /** Writes the reader of all children of a node, with those that no field has, such as comments. */
  #children(parent: string, order: ChildOrder): void {
    const kinds = new Set(
      order.parts.map(({ kind }) => (kind === undefined ? this.#tokenIndex() : this.#indexOf(kind))),
    );
    this.#out.line(`/** All children of \`${parent}\`, including comments and errors. */`);
    const reader = this.#names.field(parent, 'Children');
    this.children.set(reader, this.#plan.names.classOf(parent));
    this.#listOf({ reader, kind: parent, elements: [...kinds], order, isElement: () => true });
  }

  #listOf({ reader, kind, elements, order, isElement, field }: ChildList): void {
    this.usesList = true;
    const code = (access: Access): ReaderFunction => this.#code({ access, ...defined({ field }) });
    this.functions.add({
      head: `export const ${reader}: ${listType(this.#indexOf(kind), union(elements))} =`,
      first: code(accessToFirst(order, isElement)),
      next: code(accessToNext(order, isElement)),
    });
  }

  /** Returns the code of a function that finds a child. */
  #code(wanted: WantedChild): ReaderFunction {
    const code = readerFunction(wanted, this.#plan.grammar.kinds);
    this.usesField ||= code.testsField;
    return code;
  }

  /** Returns the types of the indices of a field's nodes. */
  #indexTypes({ kinds, token }: FieldShape): string[] {
    const nodes = kinds.map((kind) => this.#indexOf(kind));
    return [...nodes, ...(token === undefined ? [] : [this.#tokenIndex(token.spellings)])];
  }

  /** Returns the type of the index of a rule's node. */
  #indexOf(rule: string): string {
    return `NodeIndex<nodes.${this.#plan.names.classOf(rule)}>`;
  }

  /** Returns the type of the index of a token, with its texts if they are known. */
  #tokenIndex(texts?: readonly string[]): string {
    this.usesToken = true;
    return texts === undefined ? 'NodeIndex<Token>' : `NodeIndex<Token<${literalUnion(texts)}>>`;
  }
}

/** The longest list of types on one line. */
const MAX_TYPE_LINE_LENGTH = 80;

/** Returns a type for one of several types, and the space before it: on a line for each if they are long. */
function union(types: readonly string[]): string {
  const line = ` ${types.join(' | ')}`;
  return line.length <= MAX_TYPE_LINE_LENGTH ? line : types.map((type) => `\n  | ${type}`).join('');
}

/** Returns the type of the reader of a list; `elements` is a union. */
function listType(parent: string, elements: string): string {
  return elements.includes('\n') ? `NodeList<\n  ${parent},${elements}\n>` : `NodeList<${parent},${elements}>`;
}
