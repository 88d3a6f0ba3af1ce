import { plural } from '../../../src/diagnostics/report/summary.js';
import type { ModelRow } from './protocol.js';

/** Returns the parts of a model, one per line, from the top; at most `maxRows` of them. */
export function modelRows(model: unknown, maxRows = 3000): { readonly rows: ModelRow[]; readonly isCut: boolean } {
  const rows: ModelRow[] = [];
  let isCut = false;
  const visit = (value: unknown, label: string, path: readonly (string | number)[]): void => {
    if (rows.length >= maxRows) {
      isCut = true;
      return;
    }
    const parts = partsOf(value);
    if (path.length > 0) rows.push({ depth: path.length - 1, path, label, value: summary(value, parts) });
    if (isFlat(value)) return;
    for (const [key, part] of parts) visit(part, String(key), [...path, key]);
  };
  visit(model, '', []);
  return { rows, isCut };
}

function partsOf(value: unknown): (readonly [string | number, unknown])[] {
  if (Array.isArray(value)) return value.map((part: unknown, i) => [i, part] as const);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter(([, part]) => part !== undefined);
}

/** Lists of short values, such as the squares of a row, are shown on one line. */
const isFlat = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((part) => part === undefined || part === null || typeof part !== 'object') &&
  JSON.stringify(value).length < 120;

function summary(value: unknown, parts: readonly unknown[]): string {
  if (isFlat(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return plural(parts.length, 'element');
  if (typeof value === 'object' && value !== null) return parts.length === 0 ? '{}' : '';
  return JSON.stringify(value) ?? String(value);
}
