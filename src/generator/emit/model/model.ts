import type { Rule } from '../../ir.js';

/** A leaf of the model, a constant of `shape.ts`: a text. */
export interface ModelLeaf {
  readonly is: 'leaf';
  readonly name: string;
  /** The type of its JSON. */
  readonly type: string;
  /** The words for it in a doc comment. */
  readonly about: string;
  /** The name of the guard of its kind; absent for a token. */
  readonly guard?: string;
  readonly pattern?: string;
  /** Whether its node can have comments in it, which the comments of the whole text have as well. */
  readonly omitsComments?: true;
}

/** A record of the model, a constant of `shape.ts`: a node with fields. */
export interface ModelRecord {
  readonly is: 'record';
  readonly name: string;
  readonly about: string;
  readonly guard: string;
  readonly rule: Rule;
  /** The name of its type; absent for the form of a text. */
  readonly type?: string;
  /** The name of its form, which its member `type` has, if it is one of several. */
  readonly form?: string;
  readonly members: readonly ModelMember[];
  /** Whether JSON has only this member. */
  readonly sole?: string;
  /** The readers of fields that can only be errors, which the model leaves out. */
  readonly layout?: readonly string[];
  /** Whether it is the content of a recursive value, which has its name and its type. */
  readonly isContent?: true;
}

/** A record that can contain itself, a constant of `shape.ts` before everything that is in it. */
export interface ModelRecursive {
  readonly is: 'recursive';
  readonly name: string;
  /** The name of its definition in the JSON Schema. */
  readonly json: string;
  readonly type: string;
  readonly form?: string;
  /** Returns the content, which is known once all its members are. */
  readonly content: () => ModelRecord;
}

/** A value that can be one of several forms. */
export type ModelForm = ModelRecord | ModelRecursive;

/** A value with one of several forms, a constant of `shape.ts`. */
export interface ModelVariants {
  readonly is: 'variants';
  readonly name: string;
  readonly forms: readonly ModelForm[];
}

/** The type of a member's value. */
export type ModelValue = ModelLeaf | ModelRecord | ModelRecursive | ModelVariants;

/** A member of a record: a field of its node, or, without a reader, the text of the node itself. */
export interface ModelMember {
  /** The name of the member in the model. */
  readonly key: string;
  /** The label of the field in the grammar; absent for the text of the node itself. */
  readonly label?: string;
  readonly reader?: string;
  readonly count: 'required' | 'optional' | 'list';
  /** Whether a list can have nodes that can't be read. */
  readonly mayFail: boolean;
  readonly value: ModelValue;
}

/** The model of the texts that a start rule matches. */
export interface ModelRoot extends ModelRecord {
  /** The member with the comments of the text, if the grammar has comments. */
  readonly comments?: { readonly key: string; readonly pattern?: string };
}
