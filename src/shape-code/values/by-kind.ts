import type { AnyShape } from '../../notation/shape/shape.js';
import { areComplete, type ShapeCase } from '../source.js';
import { guardOf } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { readLeafAt } from './leaf.js';
import { callOf, type NodeCode, type ReadingCode } from './reading.js';

/**
 * Most kinds of nodes, if there may be others, for which a value is read without a function that distinguishes them.
 */
const MAX_CASES = 2;

/** Returns an expression that chooses by the kind of a node; `undefined` for a node without a case. */
export function readByKind(writer: ShapeWriter, shape: AnyShape, node: NodeCode): ReadingCode {
  const cases = writer.facts.casesOf(shape, node.kinds);
  const isComplete = areComplete(cases, node.kinds);
  if (cases.length > MAX_CASES && !isComplete) {
    return callOf(writer, writer.functions.forAnyKind(writer, shape, node.hint), node.index);
  }
  const readings = cases.map((shapeCase) => ({ shapeCase, ...readCase(writer, shapeCase, node) }));
  const choices = readings.map(({ shapeCase, code }, i) =>
    isComplete && i === cases.length - 1 ? code : `${caseTest(writer, shapeCase, node.index)} ? ${code} : `,
  );
  return {
    code: choices.join('') + (isComplete ? '' : 'undefined'),
    mayFail: !isComplete || readings.some(({ mayFail }) => mayFail),
    type: readings.map(({ type }) => type).join(' | '),
  };
}

/** Returns the condition of a case; empty for the case of any node. */
export const caseTest = (writer: ShapeWriter, { kind }: ShapeCase, index: string): string =>
  kind === undefined ? '' : `${guardOf(writer, kind)}(tree, ${index})`;

/** Reads a node that has the kind of a case. */
export function readCase(
  writer: ShapeWriter,
  { shape, kind = '' }: ShapeCase,
  { index, hint, before }: Omit<NodeCode, 'kinds'>,
): ReadingCode {
  if (shape.form.is === 'leaf') return readLeafAt(writer, shape.form, { index, before });
  const read = writer.functions.forKind(writer, shape, kind, hint);
  const call = callOf(writer, read, index);
  if (read.known === undefined || !/^\w+$/.test(index)) return call;
  return { ...call, code: `${read.known}.get(tree, ${index}) ?? ${call.code}` };
}
