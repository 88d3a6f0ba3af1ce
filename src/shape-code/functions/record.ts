import { upperFirst } from '../../generator/characters.js';
import { quoted } from '../../generator/emit/writer.js';
import type { AnyShape, FormOf } from '../../notation/shape/shape.js';
import { ShapeError } from '../shape-error.js';
import type { ExportedShape } from '../source.js';
import { sharedTexts } from '../values/leaf.js';
import { read } from '../values/read.js';
import { type LiteralMember, recordLiteral } from '../writer/literal.js';
import { indexType } from '../writer/nodes.js';
import type { FunctionCode, ShapeWriter } from '../writer/shape-writer.js';
import { modelFunction, modelOf } from './function-code.js';

/** Writes the function that reads a record from nodes of a kind. */
export function recordFunction(
  writer: ShapeWriter,
  name: string,
  shape: AnyShape,
  form: FormOf<'record'>,
  kind: string,
): FunctionCode {
  const { before, members, mayFail } = readMembers(writer, form, kind);
  const literal = recordLiteral(members);
  const about = `a node of the kind \`${kind}\`${mayFail ? "; undefined if a part of it can't be read" : ''}`;
  const model = { name, shape, kinds: [kind], index: indexType(writer, [kind]), about, mayFail };
  if (form.isShared !== true) {
    return modelFunction(writer, model, [...before, ...resultLines(writer, name, shape, form, literal)]);
  }
  const shared = textsOf(writer, name, shape);
  const made = [...before, `return ${shared}.add(tree, at, ${literal});`];
  // Callers look the first kind up, which should be the most frequent: a lookup for each kind would be too long.
  if (writer.facts.kindsOf(shape)?.[0] === kind) return { ...modelFunction(writer, model, made), known: shared };
  const lookup = [`const known = ${shared}.get(tree, at);`, 'if (known !== undefined) return known;'];
  return modelFunction(writer, model, [...lookup, ...made]);
}

/** Returns the members of the record, and the statements that read them. */
function readMembers(writer: ShapeWriter, form: FormOf<'record'>, kind: string) {
  const before: string[] = [];
  const members: LiteralMember[] = [];
  let mayFail = false;
  for (const [key, member] of Object.entries(form.members)) {
    if (member.form.is === 'constant') {
      members.push({ key, code: `${quoted(member.form.value)} as const`, isOptional: false });
      continue;
    }
    const local = writer.local(key);
    const reading = read(writer, member, { index: 'at', kinds: [kind], hint: key, before });
    before.push(`const ${local} = ${reading.code};`);
    if (reading.mayFail && member.presence === undefined) {
      mayFail = true;
      before.push(`if (${local} === undefined) return undefined;`);
    }
    members.push({ key, code: local, isOptional: reading.mayFail && member.presence === 'optional' });
  }
  return { before, members, mayFail };
}

/** Returns the statements that return a record: the shared one, if it is shared by a key. */
function resultLines(
  writer: ShapeWriter,
  name: string,
  shape: AnyShape,
  { sharedBy }: FormOf<'record'>,
  literal: string,
): readonly string[] {
  if (sharedBy === undefined) return [`return ${literal};`];
  const exported = exportedShape(writer, name, shape, 'sharedBy');
  const model = modelOf(writer, exported);
  const keyOf = writer.use(sharedBy, 'the function "sharedBy"');
  const shared = writer.constant(shape.form, 'shared by key', [`known${upperFirst(exported.name)}`], (known) => {
    const key = `NonNullable<ReturnType<typeof ${keyOf}>>`;
    return `const ${known} = /* @__PURE__ */ new ${writer.library('SharedValues')}<${key}, ${model}>();`;
  });
  // Engines make no object for the first literal: it is only read.
  return [`const key = ${keyOf}(${literal});`, `return ${shared}.get(key) ?? ${shared}.add(key, ${literal});`];
}

/** Returns the constant that keeps one record for each text. */
function textsOf(writer: ShapeWriter, name: string, shape: AnyShape): string {
  const model = modelOf(writer, exportedShape(writer, name, shape, 'isShared'));
  // Each kind has values of its own: a text could be a node of several kinds.
  return sharedTexts(writer, {}, 'value', `known${upperFirst(name.replace(/^read/, ''))}`, model);
}

function exportedShape(writer: ShapeWriter, name: string, shape: AnyShape, option: string): ExportedShape {
  const exported = writer.facts.exportedShape(shape);
  if (exported === undefined) throw new ShapeError(`${name}: a shape with "${option}" must be exported`);
  return exported;
}
