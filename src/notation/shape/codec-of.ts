import { ModelError } from '../../diagnostics/index.js';
import * as codecs from '../codec/index.js';
import type { Codec } from '../codec/index.js';
import type { AnyLeafForm, AnyShape, Form, Model } from './shape.js';

/** Makes the codec of a shape: its JSON, the reader of that JSON, and its JSON Schema. */
export const codecOf = <S extends AnyShape>(shape: S): Codec<Model<S>> => codecFor(shape) as Codec<Model<S>>;

function codecFor({ form }: AnyShape): Codec<unknown> {
  switch (form.is) {
    case 'leaf':
      return leafCodec(form.type, form);
    case 'characters':
      return codecs.characters(form.type, form) as Codec<unknown>;
    case 'comments':
      return codecs.list(codecFor(form.element)) as Codec<unknown>;
    case 'list':
      return codecs.list(codecFor(form.element), form.json) as Codec<unknown>;
    case 'record':
      return recordCodec(form) as Codec<unknown>;
    case 'variants':
      return codecs.byType(form.problem, mapped(form.forms, codecFor) as never) as Codec<unknown>;
    case 'field':
    case 'default':
    case 'derived':
      return codecFor(form.shape);
    case 'constant':
      throw new ModelError({ path: [], message: 'a constant is a member of a record' });
  }
}

function leafCodec(type: string, { description, pattern, print, parse }: AnyLeafForm): Codec<unknown> {
  return codecs.leaf<unknown>(type, {
    ...(description === undefined ? {} : { description }),
    ...(pattern === undefined ? {} : { pattern }),
    print: (print as ((value: unknown) => string) | undefined) ?? ((value) => value as string),
    parse: parse ?? ((text) => text),
  });
}

/** An object whose members are known only at run time. */
interface Whole {
  readonly [key: string]: unknown;
}

/** The JSON of a record has no constants, and may have other names for the other members. */
function recordCodec({ members, jsonKeys = {}, sole }: Extract<Form, { is: 'record' }>): Codec<Whole> {
  const constants: { [key: string]: unknown } = {};
  const parts: { [json: string]: Codec<unknown> | codecs.OptionalMember<unknown> } = {};
  const keys: [key: string, json: string][] = [];
  for (const [key, member] of Object.entries(members)) {
    const json = jsonKeys[key] ?? key;
    if (member.form.is === 'constant') constants[key] = member.form.value;
    else {
      const codec = codecFor(member);
      parts[json] = member.presence === 'optional' ? codecs.optional(codec) : codec;
      keys.push([key, json]);
    }
  }
  const only = sole === undefined ? undefined : members[sole];
  const whole = (
    sole === undefined || only === undefined ? codecs.record(parts) : codecs.only(sole, codecFor(only))
  ) as Codec<Whole>;
  if (Object.keys(constants).length === 0 && keys.every(([key, json]) => key === json)) return whole;
  return codecs.transform(whole, {
    decode: (json) => ({ ...constants, ...renamed(json, new Map(keys.map(([key, name]) => [name, key]))) }),
    encode: (value) => renamed(value, new Map(keys)),
    pathInModel: (_, [name, ...path]) => {
      const found = keys.find(([, json]) => json === name);
      return found === undefined ? (name === undefined ? [] : [name, ...path]) : [found[0], ...path];
    },
  });
}

/** Returns an object with other names for its members, and without members that have no new name. */
function renamed(value: Whole, names: ReadonlyMap<string, string>): Whole {
  const out: { [key: string]: unknown } = {};
  for (const [key, name] of names) if (value[key] !== undefined) out[name] = value[key];
  return out;
}

function mapped<T, U>(members: { readonly [key: string]: T }, change: (value: T) => U): { readonly [key: string]: U } {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, change(value)]));
}
