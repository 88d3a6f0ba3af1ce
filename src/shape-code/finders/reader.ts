import type { AnyShape } from '../../notation/shape/shape.js';
import { areComplete } from '../source.js';
import { caseTest, readCase } from '../values/by-kind.js';
import { read } from '../values/read.js';
import { indented } from '../writer/code.js';
import type { Kinds } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';

/** Returns a function that reads a value; it is `undefined` if the value can't be read. */
export function reader(writer: ShapeWriter, shape: AnyShape, kinds: Kinds, hint: string): string {
  const before: string[] = [];
  const { code } = read(writer, shape, { index: 'at', kinds, hint, before });
  const call = /^(\w+)\(tree, at(?:, context)?\)$/.exec(code)?.[1];
  if (before.length === 0 && call !== undefined) return call;
  const parameters = code.includes('context') ? 'tree, at, context' : 'tree, at';
  if (before.length === 0) return `(${parameters}) => ${code}`;
  return `(${parameters}) => {\n${indented([...before, `return ${code};`])}\n}`;
}

/** Returns a function that returns `undefined` for a node that can't be read; `undefined` if all can. */
export function readableTest(writer: ShapeWriter, shape: AnyShape, kinds: Kinds, hint: string): string | undefined {
  const content = shape.form.is === 'recursive' ? shape.form.shape() : shape;
  const isCase = content.form.is === 'record' || content.form.is === 'variants' || content.form.is === 'leaf';
  const cases = isCase ? writer.facts.casesOf(content, kinds) : [];
  const node = { index: 'at', hint, before: [] };
  if (cases.length === 0 || cases.some((shapeCase) => readCase(writer, shapeCase, node).mayFail)) {
    return reader(writer, shape, kinds, hint);
  }
  const tests = cases.map((shapeCase) => caseTest(writer, shapeCase, 'at'));
  return areComplete(cases, kinds) ? undefined : `(tree, at) => ${tests.join(' || ')} || undefined`;
}
