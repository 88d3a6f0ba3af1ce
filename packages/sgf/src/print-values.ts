import type { SgfValue } from './model/values.js';
import { isComposed, PROPERTIES } from './properties.js';

/** Returns a value as text between its brackets, with the escapes that it needs. */
export function writeValue(id: string, value: SgfValue): string {
  if (!PROPERTIES.has(id)) return String(value);
  const escape = (text: string): string => text.replace(isComposed(id) ? /[\\\]:]/g : /[\\\]]/g, String.raw`\$&`);
  return typeof value === 'string' ? escape(value) : `${escape(value.first)}:${escape(value.second)}`;
}
