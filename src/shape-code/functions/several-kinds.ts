import type { AnyShape } from '../../notation/shape/shape.js';
import { areComplete } from '../source.js';
import { caseTest, readCase } from '../values/by-kind.js';
import { indexType } from '../writer/nodes.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';
import { modelFunction } from './function-code.js';

/** Writes the function that reads a value from nodes of any of its kinds. */
export function severalKindsFunction(writer: ShapeWriter, name: string, shape: AnyShape, hint: string): FunctionCode {
  const cases = writer.facts.casesOf(shape);
  const before: string[] = [];
  const readings = cases.map((shapeCase) => ({
    test: caseTest(writer, shapeCase, 'at'),
    ...readCase(writer, shapeCase, { index: 'at', hint, before }),
  }));
  const lines = [
    ...before,
    ...readings.map(({ test, code }) => `${test === '' ? '' : `if (${test}) `}return ${code};`),
  ];
  const isComplete = areComplete(cases, undefined);
  if (!isComplete) lines.push('return undefined;');
  const mayFail = !isComplete || readings.some((reading) => reading.mayFail);
  const kinds = cases.flatMap(({ kind }) => kind ?? []);
  const about = `a node of several kinds${mayFail ? "; undefined if it can't be read" : ''}`;
  return modelFunction(writer, { name, shape, kinds, index: indexType(writer, undefined), about, mayFail }, lines);
}
