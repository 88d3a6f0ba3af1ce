/** A selector that esquery has read. */
export interface ParsedSelector {
  /** Its type, such as `identifier`, `child` or `has`. */
  readonly type: string;
  /** The labels of a field, with dots between them. */
  readonly name?: string;
  /** Whether the nodes that this part matches are returned, as in `!Game > Move`. */
  readonly subject?: boolean;
  /** The parts on both sides of an operator such as `>`. */
  readonly left?: ParsedSelector;
  readonly right?: ParsedSelector;
  /** The parts of a list. */
  readonly selectors?: readonly ParsedSelector[];
}

/** A node as esquery sees it. */
export interface SelectableNode {
  /** The name of its kind. */
  readonly type: string;
  readonly children: readonly SelectableNode[];
}

/** How esquery goes through nodes. */
export interface MatchOptions {
  /** The keys of the nodes inside, by kind. */
  readonly visitorKeys: Readonly<Record<string, readonly string[]>>;
  /** Whether a node has a class, as in `:error`. */
  readonly matchClass: (name: string, node: SelectableNode) => boolean;
}

/** The functions of esquery that are used. */
export interface EsqueryPackage {
  /** Throws an error with the offset of the fault if the text isn't a selector. */
  parse(selector: string): ParsedSelector;
  /** Whether a selector matches a node. `ancestry` has the nodes around it, the innermost first. */
  matches(
    node: SelectableNode,
    selector: ParsedSelector,
    ancestry: readonly SelectableNode[],
    options: MatchOptions,
  ): boolean;
}
