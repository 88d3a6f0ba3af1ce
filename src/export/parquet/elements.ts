import type { SchemaElement } from 'hyparquet-writer';
import type { Column } from '../schema.js';

/** Returns the schema of a file with these columns. */
export function schemaOf(columns: readonly Column[]): SchemaElement[] {
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)];
}

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;

/** Returns the elements of a column in the schema: several for a map, of which the first has no type. */
export function elementsOf({ name, type, isNullable, isWide }: Column): SchemaElement[] {
  const repetition_type = isNullable ? 'OPTIONAL' : 'REQUIRED';
  if (type === 'map' || type === 'integer map') {
    const value = type === 'map' ? TEXT : ({ type: 'INT32' } as const);
    return [
      { name, repetition_type, converted_type: 'MAP', num_children: 1 },
      { name: 'key_value', repetition_type: 'REPEATED', num_children: 2 },
      { name: 'key', repetition_type: 'REQUIRED', ...TEXT },
      { name: 'value', repetition_type: 'REQUIRED', ...value },
    ];
  }
  if (type === 'text') return [{ name, repetition_type, ...TEXT }];
  if (type === 'date') return [{ name, repetition_type, type: 'INT32', converted_type: 'DATE' }];
  if (type === 'number') return [{ name, repetition_type, type: 'DOUBLE' }];
  return [{ name, repetition_type, type: type === 'hash' || isWide ? 'INT64' : 'INT32' }];
}
