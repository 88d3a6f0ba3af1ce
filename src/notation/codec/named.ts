import type { Codec, Json } from './codec.js';
import type { JsonReader } from './json-reader.js';
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
 * A value whose name says which form it has: in the model `{type, [nameKey], value}`, in the JSON `{[nameKey], value}`. The
 * `type` is not written, as it follows from the name.
 */
export function named<Whole extends { readonly type: string; readonly value: unknown }>(
  options: NamedOptions<Whole>,
): Codec<Whole> {
  const { nameKey, name, typeOf, forms, problem, derived = {} } = options;
  const computed = Object.entries(derived);
  return {
    encode(whole) {
      const out: { [key: string]: Json } = {
        [nameKey]: name.encode((whole as { readonly [key: string]: unknown })[nameKey] as string),
        value: encodeAs(forms, whole),
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
  };
}

const encodeAs = <Whole extends { readonly type: string; readonly value: unknown }>(
  forms: NamedOptions<Whole>['forms'],
  { type, value }: Whole,
): Json => (forms as { readonly [type: string]: Codec<unknown> })[type]!.encode(value);
