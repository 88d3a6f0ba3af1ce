import type { Path } from '../path.js';
import type { Codec, Json } from './codec.js';
import type { JsonReader } from './json-reader.js';
import { encodePart, MISSING, partError, pathInPart } from './part-error.js';
import type { DerivedMember } from './record.js';

/** How a value with a name is written. */
export interface NamedOptions<Whole extends { readonly type: string; readonly value: unknown }> {
  /** The member with the name, in the model and in the JSON. */
  readonly nameKey: string;
  readonly name: Codec<string>;
  /** Returns the form of the values with a name. */
  readonly typeOf: (name: string) => Whole['type'];
  /** The codec of each form's value by the name of the form. */
  readonly forms: { readonly [Type in Whole['type']]: Codec<Extract<Whole, { readonly type: Type }>['value']> };
  /** Returns the problem of a value that has the right form but is wrong; `undefined` for a valid one. */
  readonly problem?: (whole: Whole) => string | undefined;
  /** Members of the JSON that are computed from the value: written and described, not read. */
  readonly derived?: { readonly [key: string]: DerivedMember<Whole, string> };
}

/**
 * Returns the codec of a value whose name says which form it has: in the model `{type, [nameKey], value}`, in the JSON
 * `{[nameKey], value}`. The `type` is not written, as it follows from the name.
 */
export function named<Whole extends { readonly type: string; readonly value: unknown }>(
  options: NamedOptions<Whole>,
): Codec<Whole> {
  const { nameKey, name, typeOf, forms, problem, derived = {} } = options;
  const computed = Object.entries(derived);
  return {
    encode(whole) {
      const written = (whole as { readonly [key: string]: unknown } | undefined)?.[nameKey];
      if (written === undefined) throw partError([nameKey], MISSING);
      const form = formOf(forms, whole);
      if (form === undefined) throw partError(['type'], `expected ${typeOf(written as string)}`);
      if (whole.value === undefined) throw partError(['value'], MISSING);
      const out: { [key: string]: Json } = {
        [nameKey]: encodePart(name, written as string, nameKey),
        value: encodePart(form, whole.value, 'value'),
      };
      for (const [key, { codec, compute }] of computed) {
        const part = compute(whole);
        if (part !== undefined) out[key] = codec.encode(part);
      }
      return out;
    },
    decode(json: JsonReader) {
      const written = name.decode(json.get(nameKey));
      const type = typeOf(written);
      const whole = { type, [nameKey]: written, value: forms[type].decode(json.get('value')) } as unknown as Whole;
      const message = problem?.(whole);
      return message === undefined ? whole : json.get('value').fail(message);
    },
    schema: (definitions) => ({
      type: 'object',
      properties: {
        [nameKey]: name.schema(definitions),
        value: { anyOf: (Object.values(forms) as Codec<unknown>[]).map((form) => form.schema(definitions)) },
        ...Object.fromEntries(computed.map(([key, { codec }]) => [key, codec.schema(definitions)])),
      },
      required: [nameKey, 'value'],
      additionalProperties: false,
    }),
    pathInModel(whole, [first, ...rest]: Path) {
      const form = first === 'value' ? formOf(forms, whole) : undefined;
      if (form !== undefined) return ['value', ...pathInPart(form, whole.value, rest)];
      return first === undefined ? [] : [first];
    },
  };
}

/** Returns the codec of the value of a form; `undefined` for an unknown form. */
function formOf<Whole extends { readonly type: string; readonly value: unknown }>(
  forms: NamedOptions<Whole>['forms'],
  { type }: Whole,
): Codec<unknown> | undefined {
  return Object.hasOwn(forms, type) ? (forms as { readonly [type: string]: Codec<unknown> })[type] : undefined;
}
