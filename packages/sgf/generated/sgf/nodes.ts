// Generated from sgf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node as $Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from 'ludogram/cst';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  SgfFile: 4,
  OutsideText: 5,
  GameTree: 6,
  Node: 7,
  Property: 8,
  PropIdent: 9,
  OddIdent: 10,
  Value: 11,
  LooseNodeError: 12,
  UnclosedTreeError: 13,
  UnclosedValueError: 14,
  MissingValueError: 15,
  StrayParenthesisError: 16,
  StrayInTreeError: 17,
  StrayInNodeError: 18,
  LateNodeError: 19,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  trees: 1,
  nodes: 2,
  variations: 3,
  properties: 4,
  id: 5,
  values: 6,
} as const;

/**
 *     SgfFile = _outside (tree _outside)*
 */
export class SgfFile extends $Node<typeof Kind.SgfFile> {
  get trees(): GameTree[] {
    return this.childList(Field.trees) as GameTree[];
  }
}

/**
 *     OutsideText = ([^() \t\r\n\v\f\uFEFF] / aside) ([^()] / aside)*
 */
export class OutsideText extends $Node<typeof Kind.OutsideText> {}

/**
 *     GameTree "game tree"
 *       = "(" &treeRest (_ nodes:node)* (_ variations:variation)* (_ ")" / UnclosedTreeError)
 */
export class GameTree extends $Node<typeof Kind.GameTree> {
  get nodes(): (Node | LooseNodeError | StrayInTreeError)[] {
    return this.childList(Field.nodes) as (Node | LooseNodeError | StrayInTreeError)[];
  }
  get variations(): (GameTree | LateNodeError)[] {
    return this.childList(Field.variations) as (GameTree | LateNodeError)[];
  }
}

/**
 *     Node "node" = ";" (_ properties:property)*
 */
export class Node extends $Node<typeof Kind.Node> {
  get properties(): (Property | StrayInNodeError)[] {
    return this.childList(Field.properties) as (Property | StrayInNodeError)[];
  }
}

/**
 *     Property "property" = id:ident !unopened (_ values:value|1.., _| / MissingValueError)
 */
export class Property extends $Node<typeof Kind.Property> {
  get id(): PropIdent | OddIdent {
    return this.child(Field.id) as PropIdent | OddIdent;
  }
  get values(): (Value | UnclosedValueError)[] {
    return this.childList(Field.values) as (Value | UnclosedValueError)[];
  }
}

/**
 *     PropIdent "name of a property" = [A-Z]+ ![a-z0-9]
 */
export class PropIdent extends $Node<typeof Kind.PropIdent> {}

/**
 *     OddIdent = [A-Za-z]+ ![0-9]
 */
export class OddIdent extends $Node<typeof Kind.OddIdent> {}

/**
 *     Value "value" = "[" ([^\]\\] / "\\" [^])* "]"
 */
export class Value extends $Node<typeof Kind.Value> {}

/**
 *     LooseNodeError        = [A-Za-z]+ _ anyValue (_ (anyValue / [A-Za-z]+))*
 */
export class LooseNodeError extends $Node<typeof Kind.LooseNodeError> {}

/**
 *     UnclosedTreeError     = ""
 */
export class UnclosedTreeError extends $Node<typeof Kind.UnclosedTreeError, ''> {}

/**
 *     UnclosedValueError    = "[" [^]*
 */
export class UnclosedValueError extends $Node<typeof Kind.UnclosedValueError> {}

/**
 *     MissingValueError     = ""
 */
export class MissingValueError extends $Node<typeof Kind.MissingValueError, ''> {}

/**
 *     StrayParenthesisError = ")"
 */
export class StrayParenthesisError extends $Node<typeof Kind.StrayParenthesisError, ')'> {}

/**
 *     StrayInTreeError      = stray
 */
export class StrayInTreeError extends $Node<typeof Kind.StrayInTreeError> {}

/**
 *     StrayInNodeError      = stray
 */
export class StrayInNodeError extends $Node<typeof Kind.StrayInNodeError> {}

/**
 *     LateNodeError         = (";" / stray / [A-Za-z]) (anyValue / [^()\[])*
 */
export class LateNodeError extends $Node<typeof Kind.LateNodeError> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | SgfFile
  | OutsideText
  | GameTree
  | Node
  | Property
  | PropIdent
  | OddIdent
  | Value
  | LooseNodeError
  | UnclosedTreeError
  | UnclosedValueError
  | MissingValueError
  | StrayParenthesisError
  | StrayInTreeError
  | StrayInNodeError
  | LateNodeError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  SgfFile: SgfFile;
  OutsideText: OutsideText;
  GameTree: GameTree;
  Node: Node;
  Property: Property;
  PropIdent: PropIdent;
  OddIdent: OddIdent;
  Value: Value;
  LooseNodeError: LooseNodeError;
  UnclosedTreeError: UnclosedTreeError;
  UnclosedValueError: UnclosedValueError;
  MissingValueError: MissingValueError;
  StrayParenthesisError: StrayParenthesisError;
  StrayInTreeError: StrayInTreeError;
  StrayInNodeError: StrayInNodeError;
  LateNodeError: LateNodeError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  SgfFile,
  OutsideText,
  GameTree,
  Node,
  Property,
  PropIdent,
  OddIdent,
  Value,
  LooseNodeError,
  UnclosedTreeError,
  UnclosedValueError,
  MissingValueError,
  StrayParenthesisError,
  StrayInTreeError,
  StrayInNodeError,
  LateNodeError,
];

export const isSgfFile = (node: $Node): node is SgfFile => node instanceof SgfFile;
export const isOutsideText = (node: $Node): node is OutsideText => node instanceof OutsideText;
export const isGameTree = (node: $Node): node is GameTree => node instanceof GameTree;
export const isNode = (node: $Node): node is Node => node instanceof Node;
export const isProperty = (node: $Node): node is Property => node instanceof Property;
export const isPropIdent = (node: $Node): node is PropIdent => node instanceof PropIdent;
export const isOddIdent = (node: $Node): node is OddIdent => node instanceof OddIdent;
export const isValue = (node: $Node): node is Value => node instanceof Value;
export const isLooseNodeError = (node: $Node): node is LooseNodeError => node instanceof LooseNodeError;
export const isUnclosedTreeError = (node: $Node): node is UnclosedTreeError => node instanceof UnclosedTreeError;
export const isUnclosedValueError = (node: $Node): node is UnclosedValueError => node instanceof UnclosedValueError;
export const isMissingValueError = (node: $Node): node is MissingValueError => node instanceof MissingValueError;
export const isStrayParenthesisError = (node: $Node): node is StrayParenthesisError => node instanceof StrayParenthesisError;
export const isStrayInTreeError = (node: $Node): node is StrayInTreeError => node instanceof StrayInTreeError;
export const isStrayInNodeError = (node: $Node): node is StrayInNodeError => node instanceof StrayInNodeError;
export const isLateNodeError = (node: $Node): node is LateNodeError => node instanceof LateNodeError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  SgfFile(node: SgfFile): $Result;
  OutsideText(node: OutsideText): $Result;
  GameTree(node: GameTree): $Result;
  Node(node: Node): $Result;
  Property(node: Property): $Result;
  PropIdent(node: PropIdent): $Result;
  OddIdent(node: OddIdent): $Result;
  Value(node: Value): $Result;
  LooseNodeError(node: LooseNodeError): $Result;
  UnclosedTreeError(node: UnclosedTreeError): $Result;
  UnclosedValueError(node: UnclosedValueError): $Result;
  MissingValueError(node: MissingValueError): $Result;
  StrayParenthesisError(node: StrayParenthesisError): $Result;
  StrayInTreeError(node: StrayInTreeError): $Result;
  StrayInNodeError(node: StrayInNodeError): $Result;
  LateNodeError(node: LateNodeError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: $Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: $Node) => $Result)(node);
}
