import type { Codec, Decoded, Json } from './codec.js';
import type { JsonReader } from './json-reader.js';

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

/** A member of a record: the codec of a required one, or one from `optional` or `derived`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- members differ in their types
export type Member = Codec<any> | OptionalMember<any> | DerivedMember<any, any>;

/** The members of a record by name, in the order in which they are written. */
export type Members = { readonly [key: string]: Member };

/** The value that a record of members describes. */
export type RecordOf<M extends Members> = {
  readonly [K in keyof M as M[K] extends { readonly presence: string } ? never : K]: Decoded<M[K]>;
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

/** Makes the codec of an object with exactly the given members, in that order. */
export function record<const M extends Members>(members: M): Codec<RecordOf<M>> {
  const entries = Object.entries(members);
  return {
    encode(value) {
      const out: { [key: string]: Json } = {};
      for (const [key, member] of entries) {
        const part = memberValue(member, value, key);
        if (part !== undefined) out[key] = codecOf(member).encode(part);
      }
      return out;
    },
    decode(json) {
      const out: { [key: string]: unknown } = {};
      for (const [key, member] of entries) {
        const part = decodeMember(member, json.get(key));
        if (part !== undefined) out[key] = part;
      }
      return out as RecordOf<M>;
    },
    schema: (definitions) => ({
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, member]) => [key, codecOf(member).schema(definitions)])),
      required: entries.filter(([, member]) => !('presence' in member)).map(([key]) => key),
      additionalProperties: false,
    }),
  };
}

const codecOf = (member: Member): Codec<unknown> => ('presence' in member ? member.codec : member);

function memberValue(member: Member, whole: object, key: string): unknown {
  if ('presence' in member && member.presence === 'derived') return member.compute(whole);
  return (whole as { readonly [key: string]: unknown })[key];
}

function decodeMember(member: Member, json: JsonReader): unknown {
  if (!('presence' in member)) return member.decode(json);
  return member.presence === 'optional' && json.isPresent ? member.codec.decode(json) : undefined;
}
