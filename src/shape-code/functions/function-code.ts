import { upperFirst } from '../../generator/characters.js';
import type { AnyShape } from '../../notation/shape/shape.js';
import type { ExportedShape } from '../source.js';
import { indented } from '../writer/code.js';
import { indexType, isOneOf } from '../writer/nodes.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';

/** A function that reads a part of a node. */
interface PartFunction {
  readonly name: string;
  /** The kind of its nodes. */
  readonly kind: string;
  /** The part, and when the function returns `undefined`. */
  readonly about: string;
  readonly mayFail: boolean;
}

/** Returns the code of a function that reads a part of a node, with the given statements. */
export const partFunction = (
  writer: ShapeWriter,
  { name, kind, about, mayFail }: PartFunction,
  lines: readonly string[],
): FunctionCode => ({
  mayFail,
  code: (context) =>
    `/** Reads ${about}. */\n` +
    `export function ${name}(tree: Tree, at: ${indexType(writer, [kind])}${context}) {\n${indented(lines)}\n}`,
});

/** A function that reads the model of a node. */
interface ModelFunction {
  readonly name: string;
  readonly shape: AnyShape;
  /** The kinds of its nodes. */
  readonly kinds: readonly string[];
  /** The type of the index of its nodes. */
  readonly index: string;
  /** The value that it reads, and when it returns `undefined`. */
  readonly about: string;
  readonly mayFail: boolean;
}

/**
 * Returns the code of a function that reads a model, with the given statements. If its value can contain itself, the
 * function has a type, which can't be inferred, and reads the value however deep it is.
 */
export function modelFunction(writer: ShapeWriter, read: ModelFunction, lines: readonly string[]): FunctionCode {
  const { name, shape, index, about, mayFail } = read;
  const comment = `/** Reads the model of ${about}. */\n`;
  const exported = writer.facts.recursiveShape(shape);
  if (exported !== undefined) {
    const type = `${modelOf(writer, exported)}${mayFail ? ' | undefined' : ''}`;
    return { mayFail, code: nestedFunction(writer, read, type, comment, lines) };
  }
  return {
    mayFail,
    code: (context) =>
      `${comment}export function ${name}(${usedIn(lines, 'tree')}: Tree, ${usedIn(lines, 'at')}: ${index}${context}) {` +
      `\n${indented(lines)}\n}`,
  };
}

/**
 * Returns the code of a function that reads a value without recursion: those inside it are read before it. A function
 * of its own makes the value, because engines make a new one for each call of a function that contains another.
 */
function nestedFunction(
  writer: ShapeWriter,
  { name, kinds, index }: ModelFunction,
  type: string,
  comment: string,
  lines: readonly string[],
): FunctionCode['code'] {
  const about = upperFirst(name.replace(/^read/, ''));
  const make = writer.unique(`make${about}`);
  const values = writer.unique(`nested${about}`);
  const nested = `${writer.library('NestedValues')}<${index}, ${type}>`;
  writer.add(`const ${values} = /* @__PURE__ */ new ${nested}(${isOneOf(writer, kinds)});`);
  return (context) => {
    const parameters = `(tree: Tree, at: ${index}${context}): ${type}`;
    const maker = context === '' ? make : `(tree, at) => ${make}(tree, at, context)`;
    return (
      `${comment}export function ${name}${parameters} {\n  return ${values}.read(tree, at, ${maker});\n}\n\n` +
      `/** Makes the value that \`${name}\` returns. */\nfunction ${make}${parameters} {\n${indented(lines)}\n}`
    );
  };
}

/** Returns the type of the model of an exported shape. */
export function modelOf(writer: ShapeWriter, { name, specifier }: ExportedShape): string {
  writer.import(name, specifier, 'type');
  return `${writer.library('Model', 'type')}<typeof ${name}>`;
}

/** Returns a parameter; with an underscore if no statement uses it, as in a record that has only constants. */
const usedIn = (lines: readonly string[], parameter: string): string =>
  lines.some((line) => new RegExp(`(?<![\\w$'])${parameter}(?![\\w$':])`).test(line)) ? parameter : `_${parameter}`;
