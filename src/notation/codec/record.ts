import { ownMember } from '../../objects.js';
import type { Path } from '../path.js';
import { type Codec, type Decoded, Definitions, type Json, type JsonSchema } from './codec.js';
import { encodePart, MISSING, partError, pathInPart } from './part-error.js';

/** A member of a record that may be absent, in the model and in the JSON. */
export interface OptionalMember<T> {
  readonly presence: 'optional';
  readonly codec: Codec<T>;
}

/** A member of the JSON that is computed from the whole value: written and described, not read. */
export interface DerivedMember<Whole, T> {
  readonly presence: 'derived';
  readonly codec: Codec<T>;
  /** The member; `undefined` where it is absent. */
  readonly compute: (whole: Whole) => T | undefined;
}

/** A required member of a record that has another name in the JSON. */
export interface RenamedMember<T> {
  readonly presence: 'renamed';
  readonly jsonKey: string;
  readonly codec: Codec<T>;
}

/** A member of a record: the codec of a required one, or one from `optional`, `derived` or `inJson`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- members differ in their types
export type Member = Codec<any> | OptionalMember<any> | DerivedMember<any, any> | RenamedMember<any>;

/** The members of a record by name, in the order in which they are written. */
export type Members = { readonly [key: string]: Member };

/** The value that a record of members describes. */
export type RecordOf<M extends Members> = {
  readonly [K in keyof M as M[K] extends { readonly presence: 'optional' | 'derived' } ? never : K]: Decoded<
    M[K] extends RenamedMember<unknown> ? M[K]['codec'] : M[K]
  >;
} & {
  readonly [K in keyof M as M[K] extends { readonly presence: 'optional' } ? K : never]?: M[K] extends OptionalMember<
    infer T
  >
    ? T
    : never;
};

/** Makes a member that may be absent. An absent value is written as an absent key. */
export const optional = <T>(codec: Codec<T>): OptionalMember<T> => ({ presence: 'optional', codec });

/** Makes a member that is computed when the JSON is written, and ignored when it is read. */
export const derived = <Whole, T>(
  codec: Codec<T>,
  compute: (whole: Whole) => T | undefined,
): DerivedMember<Whole, T> => ({ presence: 'derived', codec, compute });

/** Makes a member that has another name in the JSON. */
export const inJson = <T>(jsonKey: string, codec: Codec<T>): RenamedMember<T> => ({
  presence: 'renamed',
  jsonKey,
  codec,
});

/** Makes the codec of an object with exactly the given members, in that order. */
export function record<const M extends Members>(members: M): Codec<RecordOf<M>> {
  const entries = Object.entries(members).map(([key, member]) => memberAt(key, member));
  return {
    encode(value) {
      if (typeof value !== 'object' || (value as unknown) === null) throw partError([], 'expected an object');
      const out: { [key: string]: Json } = {};
      for (const entry of entries) {
        const { key, jsonKey, codec, presence, compute } = entry;
        const part = compute === undefined ? partOf(value, entry) : compute(value);
        if (part !== undefined) out[jsonKey] = encodePart(codec, part, key);
        else if (presence === 'required') throw partError([key], MISSING);
      }
      return out;
    },
    decode(json) {
      const out: { [key: string]: unknown } = {};
      for (const { key, jsonKey, codec, presence } of entries) {
        if (presence === 'derived') continue;
        const member = json.get(jsonKey);
        if (presence === 'required' || member.isPresent) out[key] = codec.decode(member);
      }
      return out as RecordOf<M>;
    },
    schema: (definitions) => ({
      type: 'object',
      properties: Object.fromEntries(entries.map(({ jsonKey, codec }) => [jsonKey, codec.schema(definitions)])),
      required: entries.filter(({ presence }) => presence === 'required').map(({ jsonKey }) => jsonKey),
      additionalProperties: false,
    }),
    pathInModel(value, [first, ...rest]: Path) {
      const entry = entries.find(({ jsonKey }) => jsonKey === first);
      if (entry === undefined) return [];
      const part = partOf(value, entry);
      return part === undefined ? [entry.key] : [entry.key, ...pathInPart(entry.codec, part, rest)];
    },
  };
}

/** Returns a part of a value. What every object inherits, such as its `constructor`, isn't one. */
function partOf(value: object, { key, isInherited }: MemberAt): unknown {
  const parts = value as { readonly [key: string]: unknown };
  return isInherited ? ownMember(parts, key) : parts[key];
}

/** A member as the functions of a record need it. */
interface MemberAt {
  readonly key: string;
  /** Whether an object without the member inherits one of its name. */
  readonly isInherited: boolean;
  readonly jsonKey: string;
  readonly codec: Codec<unknown>;
  readonly presence: 'required' | 'optional' | 'derived';
  readonly compute?: DerivedMember<unknown, unknown>['compute'];
}

function memberAt(key: string, member: Member): MemberAt {
  const names = { key, jsonKey: key, isInherited: key in Object.prototype };
  if (!('presence' in member)) return { ...names, codec: member, presence: 'required' };
  const { codec, presence } = member;
  if (presence === 'renamed') return { ...names, jsonKey: member.jsonKey, codec, presence: 'required' };
  return { ...names, codec, presence, ...(presence === 'derived' && { compute: member.compute }) };
}

/** A value with the members of several values. */
export type Merged<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest]
  ? Decoded<First> & Merged<Rest>
  : unknown;

/**
 * Returns the codec of an object whose members, in the model and in the JSON, are those of several objects. With
 * `only`, the members of a part are members of the JSON of the whole:
 * `merged(record({ board }), only('action', action))`.
 *
 * @param parts write and read objects without common keys, in the order in which they are written; each can have
 *   several forms
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- parts differ in their types
export function merged<const Parts extends readonly Codec<any>[]>(...parts: Parts): Codec<Merged<Parts>> {
  return {
    encode: (value) => joined(parts.map((part) => part.encode(value))) as Json,
    decode: (json) => joined(parts.map((part) => part.decode(json) as unknown)) as Merged<Parts>,
    schema(definitions) {
      const forms = parts.map((part) => formsOf(part.schema(definitions))).reduce(combined);
      const [only = {}] = forms;
      return forms.length === 1 ? only : { oneOf: forms };
    },
    pathInModel(value, path) {
      const part = parts.find((one) => keysOf(one as Codec<unknown>).includes(String(path[0])));
      return part === undefined ? [] : pathInPart(part as Codec<unknown>, value, path);
    },
  };
}

/** Returns an object with the members of several. */
const joined = (objects: readonly unknown[]): object =>
  Object.fromEntries(objects.flatMap((object) => Object.entries(object as object)));

/** The schema of an object. */
interface ObjectSchema extends JsonSchema {
  readonly properties: { readonly [key: string]: JsonSchema };
  readonly required: readonly string[];
}

/** Returns the schemas of the forms of an object. */
const formsOf = (schema: JsonSchema): readonly ObjectSchema[] =>
  (schema.oneOf ?? schema.anyOf ?? [schema]) as readonly ObjectSchema[];

/** Returns the keys that the JSON of an object can have. */
const keysOf = (part: Codec<unknown>): readonly string[] =>
  formsOf(part.schema(new Definitions())).flatMap(({ properties }) => Object.keys(properties));

/** Returns the schemas of the objects with the members of one form of each of two objects. */
const combined = (some: readonly ObjectSchema[], others: readonly ObjectSchema[]): readonly ObjectSchema[] =>
  some.flatMap((schema) =>
    others.map((other) => ({
      ...schema,
      properties: { ...schema.properties, ...other.properties },
      required: [...schema.required, ...other.required],
    })),
  );
