import type { Notation } from '../../../src/notation/index.js';
import { fence, html } from '../markup.js';

/**
 * Returns the section on the model of a notation: its parts as a table, an example as tagged JSON, and the schema. In
 * Markdown.
 */
export function modelSection(notation: Notation, example: string): string {
  const schema = notation.schema();
  const json = JSON.stringify(notation.toJson(notation.read(example).model), undefined, 2);
  return [
    'A model is a plain immutable object. As tagged JSON it has these parts:\n',
    partsTable(schema as Schema),
    '::: details The example as tagged JSON',
    fence('json', json),
    ':::\n',
    '::: details JSON Schema',
    fence('json', JSON.stringify(schema, undefined, 2)),
    ':::\n',
  ].join('\n');
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** A part of a model: its path, its schema, and whether it can be absent. */
interface Part {
  readonly path: string;
  readonly schema: Schema;
  readonly isOptional: boolean;
}

function partsTable(schema: Schema): string {
  const definitions = Object.entries(schema.$defs ?? {});
  const parts = [...partsOf(schema, ''), ...definitions.flatMap(([name, definition]) => partsOf(definition, name))];
  if (parts.length === 0) return `<p>${html(schema.description ?? '')}</p>\n`;
  const rows = parts.map(({ path, schema: part, isOptional }) => {
    const about = part.description ?? referred(part, schema)?.description ?? '';
    const type = `${typeOf(part)}${isOptional ? ', optional' : ''}`;
    return `<tr><td><code>${html(path)}</code></td><td>${type}</td><td>${html(about)}</td></tr>`;
  });
  return `<table><thead><tr><th>part</th><th>type</th><th>about</th></tr></thead><tbody>${rows.join('')}</tbody></table>\n`;
}

/** Returns every part of a record, of the elements of its lists and of its alternatives. Leaves have no parts. */
function partsOf(schema: Schema, path: string): Part[] {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const inChoices = choices.flatMap((choice) => partsOf(choice, path));
  const inItems = schema.items === undefined ? [] : partsOf(schema.items, `${path}[]`);
  const { properties = {}, required = [] } = schema;
  if ('type' in properties && 'value' in properties) return [];
  const own = Object.entries(properties).flatMap(([name, part]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    return [{ path: inner, schema: part, isOptional: !required.includes(name) }, ...partsOf(part, inner)];
  });
  return [...own, ...inItems, ...inChoices];
}

const referred = ({ $ref }: Schema, { $defs }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : $defs?.[$ref.replace('#/$defs/', '')];

function typeOf({ $ref, items, type, oneOf, anyOf, const: constant }: Schema): string {
  if ($ref !== undefined) return html($ref.replace('#/$defs/', ''));
  if (items !== undefined) return `list of ${typeOf(items)}`;
  const choices = oneOf ?? anyOf;
  if (choices !== undefined) return choices.map(typeOf).join(' or ');
  return html(constant === undefined ? (type ?? 'any') : JSON.stringify(constant));
}
