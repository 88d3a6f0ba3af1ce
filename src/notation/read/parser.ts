import type { Tree } from '../../cst/index.js';

/** A generated parser: `Root` is the node of its start rule, `Nodes` has the class of the nodes of each kind. */
export type ParserOf<Root extends Tree['root'], Nodes> = (
  text: string,
  options: { readonly depthLimit: number },
) => Tree<Root, Nodes>;

/** A generated parser of any grammar. */
export type AnyParser = ParserOf<Tree['root'], unknown>;

/** A generated parser of any grammar, which may require options. */
export type NodeSource = (text: string, ...options: never[]) => Tree;

/** The node of the start rule of a parser. */
export type RootOf<Parser extends NodeSource> = ReturnType<Parser>['root'];

/** The classes of the nodes that a parser makes, by their kinds. */
export type NodesOf<Parser extends NodeSource> = Parser extends (
  text: string,
  ...options: never[]
) => Tree<infer _Root, infer Nodes>
  ? Nodes
  : never;
