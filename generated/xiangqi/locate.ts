// Generated from src/notations/xiangqi/setup/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import { trimmedAt } from '../../src/notation/read/spans.js';
import { type Locator, findComment, findField, findMember, findSpan, flatLocatorOf } from '../../src/notation/shape/index.js';
import { findInBoard } from '../../src/notations/xiangqi/setup/model/locate.js';
import type * as nodes from './nodes.js';
import { fenState } from './readers.js';

const findAnnoFen = /* @__PURE__ */ findMember<NodeIndex<nodes.AnnoFen>>({
  fields: ({ tree }, at, path) => findInBoard(tree, at, path),
  comments: /* @__PURE__ */ findComment(),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateAnnoFenSetup: (tree: Tree, at: NodeIndex<nodes.AnnoFen>) => Locator = /* @__PURE__ */ flatLocatorOf(findAnnoFen);

const findFen = /* @__PURE__ */ findMember<NodeIndex<nodes.Fen>>({
  fields: ({ tree }, at, path) => findInBoard(tree, at, path),
  state: /* @__PURE__ */ findField(fenState, /* @__PURE__ */ findSpan(trimmedAt)),
  comments: /* @__PURE__ */ findComment(),
}, () => undefined);

/** Makes the function that finds the spans of the parts of a model by their paths. */
export const locateFenSetup: (tree: Tree, at: NodeIndex<nodes.Fen>) => Locator = /* @__PURE__ */ flatLocatorOf(findFen);
