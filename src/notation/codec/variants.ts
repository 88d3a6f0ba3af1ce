import type { Path } from '../path.js';
import type { Codec, Decoded } from './codec.js';
import { isntValid, type JsonReader, tagged } from './json-reader.js';
import { partError, pathInPart } from './part-error.js';

/** One of the forms that a value has. */
export interface Variant<Whole> {
  /** Whether a value of the model has this form. */
  readonly encodes: (value: Whole) => boolean;
  /** Whether JSON has this form. Forms are tried in order. */
  readonly decodes: (json: JsonReader) => boolean;
  readonly codec: Codec<Whole>;
}

/** Makes one form of a value. The codec of the form writes and reads only values of type `T`. */
export function variant<Whole, T extends Whole>(
  encodes: (value: Whole) => value is T,
  decodes: (json: JsonReader) => boolean,
  codec: Codec<T>,
): Variant<Whole> {
  return { encodes, decodes, codec: codec as unknown as Codec<Whole> };
}

/**
 * Returns the codec of a value that has one of several forms.
 *
 * @param problem the problem of JSON that has none of them
 */
export function variants<Whole>(problem: string, forms: readonly Variant<Whole>[]): Codec<Whole> {
  return {
    encode(value) {
      const form = value === null || value === undefined ? undefined : forms.find(({ encodes }) => encodes(value));
      if (form === undefined) throw partError([], problem);
      return form.codec.encode(value);
    },
    decode(json) {
      const form = forms.find(({ decodes }) => decodes(json));
      return form === undefined ? json.fail(problem) : form.codec.decode(json);
    },
    schema: (definitions) => ({ anyOf: forms.map(({ codec }) => codec.schema(definitions)) }),
    pathInModel(value, path) {
      const form = forms.find(({ encodes }) => encodes(value));
      return form === undefined ? [] : pathInPart(form.codec, value, path);
    },
  };
}

/**
 * Returns the codec of a value whose `type` names its form. In JSON it is an object with that name as its only key,
 * whose value is the rest.
 *
 * @param problem the problem of JSON that has no such key
 * @param forms the codec of each form by the name in its `type`
 */
export function byType<Whole extends { readonly type: string }>(
  problem: string,
  forms: { readonly [Type in Whole['type']]: Codec<Omit<Extract<Whole, { readonly type: Type }>, 'type'>> },
): Codec<Whole> {
  const entries = Object.entries(forms) as [Whole['type'], Codec<object>][];
  return {
    encode(value) {
      const { type } = isObject(value) ? value : { type: '' };
      if (!Object.hasOwn(forms, type)) throw partError([], problem);
      return { [type]: forms[type as Whole['type']].encode(value as never) };
    },
    decode(json) {
      const entry = entries.find(([type]) => json.get(type).isPresent);
      if (entry === undefined) return json.fail(problem);
      const [type, codec] = entry;
      return { type, ...codec.decode(json.get(type)) } as unknown as Whole;
    },
    schema: (definitions) => ({
      oneOf: entries.map(([type, codec]) => ({
        type: 'object',
        properties: { [type]: codec.schema(definitions) },
        required: [type],
        additionalProperties: false,
      })),
    }),
    pathInModel: (value, [, ...rest]: Path) => pathInPart(forms[value.type as Whole['type']], value as never, rest),
  };
}

/**
 * Returns the codec of a value with a member that names its form, in the model and in the JSON, where that member is a
 * leaf of type `key`.
 *
 * @param forms the codec of each form by its name; it also writes and reads that member
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- forms differ in their types
export function byLeaf<const Forms extends { readonly [name: string]: Codec<any> }>(
  key: string,
  forms: Forms,
): Codec<Decoded<Forms[keyof Forms]>> {
  const names = new RegExp(`^(${Object.keys(forms).join('|')})$`);
  const nameOf = (value: object): string => {
    const name = (value as { readonly [key: string]: unknown })[key];
    if (typeof name !== 'string') throw partError([key], isntValid(name, key));
    return name;
  };
  const formOf = (name: string): Codec<unknown> | undefined =>
    Object.hasOwn(forms, name) ? (forms[name] as Codec<unknown>) : undefined;
  return {
    // An unknown form is written in a way that no reader accepts.
    encode(value) {
      if (!isObject(value)) throw partError([], 'expected an object');
      return formOf(nameOf(value))?.encode(value) ?? { [key]: tagged(key, nameOf(value)) };
    },
    decode(json) {
      const form = formOf(json.get(key).leaf(key, names));
      return (form ?? json.fail(`unknown ${key}`)).decode(json) as Decoded<Forms[keyof Forms]>;
    },
    schema: (definitions) => ({
      oneOf: Object.values(forms).map((form) => form.schema(definitions)),
    }),
    pathInModel(value, path) {
      const form = formOf(nameOf(value));
      return form === undefined ? path : pathInPart(form, value, path);
    },
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
