import * as readers from '../../../../../generated/xiangqi/readers.js';
import { trimmedAt } from '../../../../notation/read/spans.js';
import {
  at,
  comments as commentsOf,
  derive,
  leaf,
  optional,
  record,
  withJson,
} from '../../../../notation/shape/index.js';
import { annoFenCodec } from '../../annofen/model/codec.js';
import { xiangqiFenCodec } from '../../fen/model/codec.js';
import { commentAt, fieldsOf, stateAt } from './leaves.js';
import { findInBoard } from './locate.js';
import type { Fields } from './model.js';

/** The fields of a board. A walk reads them, which also collects their faults. */
const fields = derive(leaf<Fields>('fields'), {
  read: fieldsOf,
  find: findInBoard,
  fields: [readers.annoFenRows, readers.fenRows],
});

const state = optional(at(readers.fenState, leaf('state', { tryRead: stateAt, span: trimmedAt })));
const comments = commentsOf({ type: 'comment' }, { read: commentAt });

// The members have their JSON in the codec, which the compiler compares with them. A library reads XAY, so its codec
// must not depend on readers of nodes.

/** The shape of a setup in plain FEN. */
export const fenSetup = withJson(
  record(readers.isFen, { fields, state, comments }, { span: 'none' }),
  () => xiangqiFenCodec,
);

/** The shape of a setup in annoFEN. */
export const annoFenSetup = withJson(
  record(readers.isAnnoFen, { fields, comments }, { span: 'none', layout: [readers.annoFenVersion] }),
  () => annoFenCodec,
);
