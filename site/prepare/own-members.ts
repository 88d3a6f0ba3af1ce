import { type Application, Converter, type ProjectReflection, ReflectionKind } from 'typedoc';

/**
 * A plugin of typedoc: leaves the inherited members out of the generated classes of nodes. All of them inherit from
 * `Node`, whose page describes these members once; repeated for each class, they would make pages of a megabyte.
 */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => removeInherited(project));
}

function removeInherited(project: ProjectReflection): void {
  for (const nodes of project.getReflectionsByKind(ReflectionKind.Namespace)) {
    if (!nodes.isDeclaration() || nodes.name !== 'nodes') continue;
    for (const { children = [] } of nodes.getChildrenByKind(ReflectionKind.Class)) {
      for (const member of [...children]) if (member.inheritedFrom !== undefined) project.removeReflection(member);
    }
  }
}
