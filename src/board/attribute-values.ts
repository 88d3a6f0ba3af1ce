import { kebabCase, type OptionTable } from '../notation/declared-options.js';

/**
 * Returns the values of declared options that attributes of an element give. `fullMoves` is the attribute `full-moves`;
 * an attribute for a boolean has any value, or `false`.
 *
 * @param valueOf returns the value of an attribute, `null` if it is absent
 */
export function attributeValues(
  table: OptionTable | undefined,
  valueOf: (attribute: string) => string | null,
): Readonly<Record<string, boolean | number | string>> {
  const values: Record<string, boolean | number | string> = {};
  for (const [name, { type, choices, default: usual }] of Object.entries(table ?? {})) {
    const text = valueOf(kebabCase(name));
    const value = text === null || type === 'string' ? text : type === 'number' ? Number(text) : text !== 'false';
    const isRight = value !== null && !Number.isNaN(value) && choices?.includes(value as string) !== false;
    const used = isRight ? value : usual;
    if (used !== undefined) values[name] = used;
  }
  return values;
}
