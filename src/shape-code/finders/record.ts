import { upperFirst } from '../../generator/characters.js';
import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { ownMember } from '../../objects.js';
import type { ShapeCase } from '../source.js';
import { indented, propertyKey } from '../writer/code.js';
import { indexType } from '../writer/nodes.js';
import type { ShapeWriter } from '../writer/shape-writer.js';
import { type FindCode, NOTHING, spanFinder } from './calls.js';

/** Returns the finder of the members of a record at nodes of a kind. */
export const recordFinder = (
  writer: ShapeWriter,
  form: FormOf<'record'>,
  kind: string,
  hint: string,
  find: FindCode,
): string => finder(writer, form, [`find${kind}`, hint], [kind], partFinders(writer, form, kind, find));

/** Returns the finder of records whose parts are all found in the same way; `undefined` if they are not. */
export function sameRecordFinder(
  writer: ShapeWriter,
  shape: AnyShape,
  cases: readonly ShapeCase[],
  hint: string,
  find: FindCode,
): string | undefined {
  const records = cases.flatMap(({ shape: { form }, kind, recursive }) =>
    form.is === 'record' && kind !== undefined && recursive === undefined ? [{ form, kind }] : [],
  );
  if (records.length < cases.length || records.length < 2) return undefined;
  const parts = new Set(records.map(({ form, kind }) => partFinders(writer, form, kind, find)));
  const [only] = parts;
  if (only === undefined || parts.size > 1) return undefined;
  const name = writer.facts.exportedShape(shape)?.name ?? hint;
  const kinds = records.map(({ kind }) => kind);
  return finder(writer, shape.form, [`find${upperFirst(name)}`], kinds, only);
}

/** Returns the name of the constant with the finder of a record at nodes of the given kinds. */
const finder = (
  writer: ShapeWriter,
  form: object,
  wanted: readonly [name: string, part?: string],
  kinds: readonly string[],
  parts: string,
): string =>
  writer.constant(form, `finder of ${kinds.join()}`, wanted, (name) => {
    const at = indexType(writer, kinds);
    return `const ${name} = /* @__PURE__ */ ${writer.library('findMember')}<${at}>(${parts});`;
  });

/** Returns the finders of the members of a record, and the finder of the whole record if it isn't the default. */
function partFinders(writer: ShapeWriter, form: FormOf<'record'>, kind: string, find: FindCode): string {
  const members = Object.entries(form.members)
    .map(([key, member]) => [key, memberSpan(writer, form, key) ?? find(writer, member, [kind], key)] as const)
    .filter(([, part]) => part !== NOTHING)
    .flatMap(([key, part]) => `${propertyKey(key)}: ${part},`.split('\n'));
  const whole = form.span === 'none' ? NOTHING : spanFinder(writer, form.span, 'the span of a record');
  const parts = `{\n${indented(members)}\n}`;
  return whole === undefined ? parts : `${parts}, ${whole}`;
}

/** Returns the finder of a member whose span a function of the record returns. It says nothing about its node. */
function memberSpan(writer: ShapeWriter, { spans }: FormOf<'record'>, key: string): string | undefined {
  const span = spans && ownMember(spans, key);
  return span && `({ tree }, at) => ${writer.use(span, `the span of ${key}`)}(tree, at)`;
}
