import { defined } from '../../defined.js';
import { ModelError } from '../../diagnostics/index.js';
import { getOrInsert } from '../../maps.js';
import { ownMember } from '../../objects.js';
import type { Codec } from '../codec/index.js';
import * as codecs from '../codec/index.js';
import type { AnyShape, Form, FormOf, GroupsForm, Member, Model } from './shape.js';

/** Makes the codec of a shape: its JSON, the reader of that JSON, and its JSON Schema. */
export const codecOf = <S extends AnyShape>({ form }: S): Codec<Model<S>> =>
  form.codec(form as never) as Codec<Model<S>>;

/** Makes the codec of a value whose JSON is that of another shape. */
export const innerCodec = ({ shape }: { readonly shape: AnyShape }): Codec<unknown> => codecOf(shape);

/** Throws: a constant is not in the JSON, so it has no codec. The record that has it adds it to the model. */
export function noCodec(): never {
  throw new ModelError({ path: [], message: 'a constant is a member of a record' });
}

/** The codec of such a value is made once: it counts the levels of nesting. */
const recursiveCodecs = new WeakMap<object, Codec<unknown>>();

/** Makes the codec of a value that can contain values of its own type. */
export function recursiveCodec(form: FormOf<'recursive'>): Codec<unknown> {
  const { name, shape, most, problem } = form;
  const make = () => codecs.recursive(name, () => codecOf(shape()), defined({ most, problem }));
  return getOrInsert(recursiveCodecs, form, make);
}

/** Makes the codec of a list of elements with attached parts, such as moves with comments. */
export const groupsCodec = (groups: GroupsForm): Codec<unknown> => codecs.list(groupCodec(groups)) as Codec<unknown>;

/** Makes the codec of the parts before the first element. */
export const leadingCodec = (groups: GroupsForm): Codec<unknown> =>
  attachedCodec(groups, groups.leading) as Codec<unknown>;

function groupCodec(groups: GroupsForm): Codec<unknown> {
  const { form } = groups.element;
  if (form.is !== 'record') throw new ModelError({ path: [], message: 'an element with attached parts is a record' });
  const lists = Object.keys(groups.attached).map((key) => [key, codecs.optional(attachedCodec(groups, key))] as const);
  return recordWith(form, Object.fromEntries(lists));
}

function attachedCodec({ attached, json }: GroupsForm, key: string): Codec<readonly unknown[]> {
  const { [key]: shape } = attached;
  if (shape === undefined) throw new ModelError({ path: [], message: `no shape of ${key} is given` });
  return codecs.list(codecOf(shape), { least: 1, ...json[key] });
}

/** Makes the codec of a value without parts. */
export function leafCodec({ type, description, pattern, print, parse }: FormOf<'leaf'>): Codec<unknown> {
  return codecs.leaf<unknown>(type, {
    ...defined({ description, pattern }),
    print: (print as ((value: unknown) => string) | undefined) ?? ((value) => value as string),
    parse: parse ?? ((text) => text),
  });
}

/** Makes the codec of a list of nodes of one character each. */
export const charactersCodec = ({ type, ...form }: FormOf<'characters'>): Codec<unknown> =>
  codecs.characters(type, form) as Codec<unknown>;

/** Makes the codec of a list. */
export function listCodec({ element, json, sortedBy }: ListForm): Codec<unknown> {
  const codec = codecs.list(codecOf(element), json);
  if (sortedBy === undefined) return codec as Codec<unknown>;
  const compare = sortedBy as (a: unknown, b: unknown) => number;
  return { ...codec, decode: (read) => codec.decode(read).toSorted(compare) } as Codec<unknown>;
}

/** The parts of a list, or of comments, that its JSON depends on. */
type ListForm = Pick<FormOf<'list'>, 'element' | 'sortedBy'> & Partial<Pick<FormOf<'list'>, 'json'>>;

/** Makes the codec of a value with several forms. */
export const variantsCodec = (form: FormOf<'variants'>): Codec<unknown> =>
  form.json === 'bare'
    ? (bareCodec(form) as Codec<unknown>)
    : (codecs.byType(form.problem, mapped(form.forms, codecOf) as never) as Codec<unknown>);

/**
 * Returns the codec of a value whose JSON is that of its form. JSON of a form that can't be read is a problem of its
 * own.
 */
function bareCodec({ problem, forms, key }: FormOf<'variants'>): Codec<AnyRecord> {
  const all = Object.entries(forms).map(([name, { form }]) => ({ name, form, codec: codecOf({ form }) }));
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
  if (form.is !== 'record' || first === undefined) {
    throw new ModelError({ path: [], message: 'a bare form is a leaf, or a record with a required member' });
  }
  const name = ownMember(form.jsonKeys ?? {}, first[0]) ?? first[0];
  return (json) => json.get(name).isPresent;
}

/** A value whose members are known only at run time. */
interface AnyRecord {
  readonly [key: string]: unknown;
}

/** Makes the codec of a record. Its JSON has no constants, and may have other names for the other members. */
export const recordCodec = (form: FormOf<'record'>): Codec<unknown> => recordWith(form, {});

/** Makes the codec of a record whose JSON also has other members. */
function recordWith(
  { members, jsonKeys = {}, sole }: FormOf<'record'>,
  others: { readonly [key: string]: codecs.Member },
): Codec<unknown> {
  const constants: { [key: string]: unknown } = {};
  const parts: { [key: string]: codecs.Member } = {};
  for (const [key, member] of Object.entries(members)) {
    if (member.form.is === 'constant') constants[key] = member.form.value;
    else parts[key] = memberCodec(member, ownMember(jsonKeys, key));
  }
  const only = sole === undefined ? undefined : members[sole];
  const codec: Codec<object> =
    sole === undefined || only === undefined
      ? codecs.record({ ...parts, ...others })
      : codecs.only(sole, codecOf(only));
  return { ...codec, decode: (json) => ({ ...constants, ...codec.decode(json) }) } as Codec<unknown>;
}

function memberCodec(member: Member, jsonKey: string | undefined): codecs.Member {
  const codec = codecOf(member);
  if (member.presence !== undefined) return codecs.optional(codec);
  return jsonKey === undefined ? codec : codecs.inJson(jsonKey, codec);
}

function mapped<T, U>(members: { readonly [key: string]: T }, change: (value: T) => U): { readonly [key: string]: U } {
  return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, change(value)]));
}
