import { ModelError } from '../../diagnostics/index.js';
import * as codecs from '../codec/index.js';
import type { Codec } from '../codec/index.js';
import type { AnyLeafForm, AnyShape, Form, FormOf, GroupsForm, Member, Model } from './shape.js';
import { defined } from '../../defined.js';

/** Makes the codec of a shape: its JSON, the reader of that JSON, and its JSON Schema. */
export const codecOf = <S extends AnyShape>(shape: S): Codec<Model<S>> => codecFor(shape) as Codec<Model<S>>;

function codecFor({ form }: AnyShape): Codec<unknown> {
  const plain = plainCodec(form);
  return form.codec === undefined ? plain : form.codec(plain as Codec<never>);
}

/** Makes the codec of a value without one of its own. */
function plainCodec(form: Form): Codec<unknown> {
  switch (form.is) {
    case 'leaf':
      return leafCodec(form.type, form);
    case 'characters':
      return codecs.characters(form.type, form) as Codec<unknown>;
    case 'comments':
      return codecs.list(codecFor(form.element)) as Codec<unknown>;
    case 'list':
      return listCodec(form) as Codec<unknown>;
    case 'record':
      return recordCodec(form) as Codec<unknown>;
    case 'variants':
      return form.json === 'bare'
        ? (bareCodec(form) as Codec<unknown>)
        : (codecs.byType(form.problem, mapped(form.forms, codecFor) as never) as Codec<unknown>);
    case 'field':
    case 'default':
    case 'mapped':
    case 'derived':
    case 'imported':
      return codecFor(form.shape);
    case 'recursive':
      return recursiveCodec(form);
    case 'groups':
      return codecs.list(groupCodec(form)) as Codec<unknown>;
    case 'leading':
      return attachedCodec(form, form.leading) as Codec<unknown>;
    case 'constant':
      throw new ModelError({ path: [], message: 'a constant is a member of a record' });
  }
}

/** The codec of a value is made once: it counts how deep values are inside each other. */
const recursiveCodecs = new WeakMap<object, Codec<unknown>>();

function recursiveCodec(form: FormOf<'recursive'>): Codec<unknown> {
  const { name, shape, most, problem } = form;
  const known = recursiveCodecs.get(form);
  if (known !== undefined) return known;
  const codec = codecs.recursive(name, () => codecFor(shape()), defined({ most, problem }));
  recursiveCodecs.set(form, codec);
  return codec;
}

/** The JSON of an element has lists of what is attached to it. */
function groupCodec(groups: GroupsForm): Codec<object> {
  const { form } = groups.element;
  if (form.is !== 'record') throw new ModelError({ path: [], message: 'an element with attached parts is a record' });
  const lists = Object.keys(groups.attached).map((key) => [key, codecs.optional(attachedCodec(groups, key))] as const);
  return recordCodec(form, Object.fromEntries(lists));
}

function attachedCodec({ attached, json }: GroupsForm, key: string): Codec<readonly unknown[]> {
  const { [key]: shape } = attached;
  if (shape === undefined) throw new ModelError({ path: [], message: `no shape of ${key} is given` });
  return codecs.list(codecFor(shape), { least: 1, ...json[key] });
}

function leafCodec(type: string, { description, pattern, print, parse }: AnyLeafForm): Codec<unknown> {
  return codecs.leaf<unknown>(type, {
    ...defined({ description, pattern }),
    print: (print as ((value: unknown) => string) | undefined) ?? ((value) => value as string),
    parse: parse ?? ((text) => text),
  });
}

function listCodec({ element, json, sortedBy }: FormOf<'list'>): Codec<readonly unknown[]> {
  const codec = codecs.list(codecFor(element), json);
  if (sortedBy === undefined) return codec;
  const compare = sortedBy as (a: unknown, b: unknown) => number;
  return { ...codec, decode: (read) => codec.decode(read).toSorted(compare) };
}

/** The JSON of a value is that of its form. JSON of a form that can't be read is a problem of its own. */
function bareCodec({ problem, forms, key }: FormOf<'variants'>): Codec<AnyRecord> {
  const all = Object.entries(forms).map(([name, { form }]) => ({ name, form, codec: codecFor({ form }) }));
  const unreadable = all.flatMap(({ name, form, codec }) =>
    form.is === 'leaf' && form.unreadable !== undefined ? [{ name, codec, type: form.type, why: form.unreadable }] : [],
  );
  const readable = codecs.variants<AnyRecord>(
    problem,
    all
      .filter(({ name }) => unreadable.every((one) => one.name !== name))
      .map(({ name, form, codec }) => ({
        encodes: (value) => value[key] === name,
        decodes: isForm(form),
        codec: codec as Codec<AnyRecord>,
      })),
  );
  return {
    ...readable,
    encode: (value?: AnyRecord) =>
      (unreadable.find(({ name }) => name === value?.[key])?.codec ?? readable).encode(value as never),
    decode(json) {
      const found = unreadable.find(({ type }) => json.is(type));
      return found === undefined ? readable.decode(json) : json.fail(found.why);
    },
  };
}

/** Returns a test for JSON of a form: the type of a leaf, or the first member that a record must have. */
function isForm(form: Form): (json: codecs.JsonReader) => boolean {
  if (form.is === 'leaf') return (json) => json.is(form.type);
  const members = form.is === 'record' ? Object.entries(form.members) : [];
  const first = members.find(([, member]) => member.presence === undefined && member.form.is !== 'constant');
  if (form.is !== 'record' || first === undefined)
    throw new ModelError({ path: [], message: 'a bare form is a leaf, or a record with a required member' });
  const name = form.jsonKeys?.[first[0]] ?? first[0];
  return (json) => json.get(name).isPresent;
}

/** A value whose members are known only at run time. */
interface AnyRecord {
  readonly [key: string]: unknown;
}

/** The JSON of a record has no constants, and may have other names for the other members. */
function recordCodec(
  { members, jsonKeys = {}, sole }: FormOf<'record'>,
  others: { readonly [key: string]: codecs.Member } = {},
): Codec<object> {
  const constants: { [key: string]: unknown } = {};
  const parts: { [key: string]: codecs.Member } = {};
  for (const [key, member] of Object.entries(members)) {
    if (member.form.is === 'constant') constants[key] = member.form.value;
    else parts[key] = memberCodec(member, jsonKeys[key]);
  }
  const only = sole === undefined ? undefined : members[sole];
  const codec: Codec<object> =
    sole === undefined || only === undefined
      ? codecs.record({ ...parts, ...others })
      : codecs.only(sole, codecFor(only));
  if (Object.keys(constants).length === 0) return codec;
  return codecs.transform(codec, { decode: (value) => ({ ...constants, ...value }), encode: (value) => value });
}

function memberCodec(member: Member, jsonKey: string | undefined): codecs.Member {
  const codec = codecFor(member);
  if (member.presence !== undefined) return codecs.optional(codec);
  return jsonKey === undefined ? codec : codecs.inJson(jsonKey, codec);
}

function mapped<T, U>(members: { readonly [key: string]: T }, change: (value: T) => U): { readonly [key: string]: U } {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, change(value)]));
}
