import type { Language } from './language.js';
import { kindAt, nextAt, NODE_SIZE } from './layout.js';

/** Indices of the error nodes and comments of a tree, in document order. */
export interface NotableNodes {
  /** The outermost error nodes. */
  readonly errors: readonly number[];
  readonly comments: readonly number[];
}

/** The value for a tree without errors and comments. */
export const NO_NOTABLE_NODES: NotableNodes = { errors: [], comments: [] };

/** Finds the errors and comments of a tree in one walk. */
export function findNotableNodes({
  language,
  data,
  size,
}: {
  language: Language;
  data: Int32Array;
  size: number;
}): NotableNodes {
  const roles = kindRoles(language);
  const errors: number[] = [];
  const comments: number[] = [];
  let behindError = 0;
  for (let i = 0; i < size; i += NODE_SIZE) {
    const role = roles[kindAt(data, i)]!;
    if (role === COMMENT) comments.push(i);
    else if (role === ERROR && i >= behindError) {
      errors.push(i);
      behindError = nextAt(data, i);
    }
  }
  return { errors, comments };
}

const ERROR = 1;
const COMMENT = 2;

const known = new WeakMap<Language, Uint8Array>();

/** Classifies each kind of a language, by its number, once per language, because trees are walked often. */
function kindRoles(language: Language): Uint8Array {
  let roles = known.get(language);
  if (roles === undefined) {
    roles = new Uint8Array(language.kinds.length);
    for (const kind of language.errors) roles[kind] = ERROR;
    for (const kind of language.comments) roles[kind] = COMMENT;
    known.set(language, roles);
  }
  return roles;
}
