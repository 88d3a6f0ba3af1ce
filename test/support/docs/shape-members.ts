import ts from 'typescript';

/**
 * A member of a record, a form of a value with several forms, or what can come after an element of groups, and the
 * module without it.
 */
export interface ShapeMember {
  /** The members around it and its own name. */
  readonly name: string;
  readonly without: string;
}

/** The functions that declare members, and which of their arguments does. */
const DECLARING: ReadonlyMap<string, number> = new Map([
  ['record', 1],
  ['variants', 1],
  ['groups', 2],
  ['recordedGames', 1],
]);

/** Like `DECLARING`, for codecs. */
const DECLARING_JSON: ReadonlyMap<string, number> = new Map([
  ['record', 0],
  ['byLeaf', 1],
  ['byType', 1],
]);

/** Returns the members of all records, and the forms of all values with several forms, that codecs of a module have. */
export const codecMembers = (source: string): readonly ShapeMember[] => membersOf(source, DECLARING_JSON);

/**
 * Returns the members of all records, the forms of all variants, and the parts of all groups that a module declares.
 */
export const shapeMembers = (source: string): readonly ShapeMember[] => membersOf(source, DECLARING);

function membersOf(source: string, functions: ReadonlyMap<string, number>): readonly ShapeMember[] {
  const file = ts.createSourceFile('shape.ts', source, ts.ScriptTarget.ES2022, true);
  const members: ShapeMember[] = [];
  const visit = (node: ts.Node, outer: string): void => {
    const declared = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) ? node.name.getText() : '';
    const name = [outer, declared].filter((part) => part !== '').join('.');
    const declaring = ts.isCallExpression(node) ? functions.get(node.expression.getText()) : undefined;
    if (ts.isCallExpression(node) && declaring !== undefined) {
      const declares = propertiesOf(node.arguments[declaring], file);
      // The members of a move of recorded games are declared inside the part `move`.
      for (const property of declares.flatMap((one) => [one, ...membersOfMove(one, file)])) {
        const own = (property.name ?? property).getText();
        const rest = source.slice(property.end).replace(/^\s*,/, '');
        members.push({ name: `${name}.${own}`, without: source.slice(0, property.pos) + rest });
      }
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(file, '');
  return [...new Map(members.map((member) => [member.without, member])).values()];
}

function membersOfMove(part: ts.ObjectLiteralElementLike, file: ts.SourceFile): readonly ts.ObjectLiteralElementLike[] {
  return ts.isPropertyAssignment(part) && part.name.getText() === 'move' ? propertiesOf(part.initializer, file) : [];
}

/** Returns the properties of an object literal, or of the one that a constant of the module names. */
function propertiesOf(value: ts.Node | undefined, file: ts.SourceFile): readonly ts.ObjectLiteralElementLike[] {
  if (value === undefined) return [];
  if (ts.isObjectLiteralExpression(value)) return value.properties;
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations);
  return propertiesOf(declarations.find(({ name }) => name.getText() === value.getText())?.initializer, file);
}
