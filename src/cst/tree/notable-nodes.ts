import { kindAt, nextAt, NODE_SIZE } from './layout.js';

/** Limit for the error nodes that are listed: in a large text of another kind, each character may be one. */
const MAX_LISTED_ERRORS = 1000;

/** Which kinds are comments and error productions, as a language declares it. */
interface Kinds {
  readonly kinds: readonly string[];
  readonly comments: readonly number[];
  readonly errors: readonly number[];
}

/** The parts of a tree that a search for nodes reads. */
interface Nodes {
  readonly language: Kinds;
  readonly data: Int32Array;
  readonly size: number;
}

/** Finds the first {@link MAX_LISTED_ERRORS} of the outermost error nodes, in document order. */
export function firstErrors({ language, data, size }: Nodes): readonly number[] {
  const roles = kindRoles(language);
  const errors: number[] = [];
  for (let i = 0; i < size && errors.length < MAX_LISTED_ERRORS;) {
    const isError = roles[kindAt(data, i)] === ERROR;
    if (isError) errors.push(i);
    i = isError ? nextAt(data, i) : i + NODE_SIZE;
  }
  return errors;
}

/**
 * Finds all comments, in document order. Separate from the search for errors, because a large text can consist of
 * comments.
 */
export function findComments({ language, data, size }: Nodes): number[] {
  const roles = kindRoles(language);
  const comments: number[] = [];
  for (let i = 0; i < size; i += NODE_SIZE) if (roles[kindAt(data, i)] === COMMENT) comments.push(i);
  return comments;
}

/**
 * Yields the indices of all outermost error nodes, in document order; finds each when it is requested.
 *
 * @param errors the first of them, which {@link firstErrors} has found
 */
export function* errorIndices({ language, data, size }: Nodes, errors: readonly number[]): Generator<number, void> {
  yield* errors;
  if (errors.length < MAX_LISTED_ERRORS) return;
  const roles = kindRoles(language);
  for (let i = nextAt(data, errors.at(-1)!); i < size;) {
    const isError = roles[kindAt(data, i)] === ERROR;
    if (isError) yield i;
    i = isError ? nextAt(data, i) : i + NODE_SIZE;
  }
}

const ERROR = 1;
const COMMENT = 2;

const kindTables = new WeakMap<Kinds, Uint8Array>();

/** Classifies each kind of a language, by its number, once per language, because trees are walked often. */
function kindRoles(language: Kinds): Uint8Array {
  let roles = kindTables.get(language);
  if (roles === undefined) {
    roles = new Uint8Array(language.kinds.length);
    for (const kind of language.errors) roles[kind] = ERROR;
    for (const kind of language.comments) roles[kind] = COMMENT;
    kindTables.set(language, roles);
  }
  return roles;
}
