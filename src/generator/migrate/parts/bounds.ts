import type { ast } from 'peggy';
import type { Repeated } from '../../read/peggy-ast.js';
import { returnedBy } from '../conditions/decisions.js';
import { plain } from '../values.js';

/** A bound of a repetition that is written as a label or as code. */
export type WrittenBound = ast.VariableBoundary | ast.FunctionBoundary;

/** Returns the bounds of a repetition that are written as a label or as code. */
export const writtenBounds = ({ min, max }: Repeated): WrittenBound[] =>
  // An absent bound is a constant without a location.
  (min === null ? [max] : [min, max]).filter((bound) => bound.type !== 'constant');

/** Returns the name that a bound consists of; empty for other code. */
export function countName({ type, value }: WrittenBound): string {
  if (type === 'variable') return value;
  const returned = returnedBy(value);
  const counted = returned && plain(returned).e;
  return counted?.type === 'Identifier' ? counted.name : '';
}
