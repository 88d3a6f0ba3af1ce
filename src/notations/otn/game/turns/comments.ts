import type { OtnComment } from '../model/model.js';

/** The commentary on a move that has none, before the commentary on a later move of its turn. */
export const NO_COMMENT: OtnComment = { text: '' };

/** Whether the commentary on a move has a clock or a text. */
export const isWritten = ({ clock, text }: OtnComment): boolean => clock !== undefined || text !== '';

/** Returns the comments of a turn without empty ones at the end. */
export const withoutEmptyEnd = (comments: readonly OtnComment[]): readonly OtnComment[] =>
  comments.slice(0, comments.findLastIndex(isWritten) + 1);
