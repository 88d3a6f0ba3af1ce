import { failure, type Result } from '../../../notation/result.js';
import { renderSvg } from '../position/view/svg.js';
import { renderText } from '../position/view/text.js';
import type { BoardView } from '../position/view/index.js';
import type { OtnRules } from './model.js';
import { taflRules } from './tafl-rules.js';

/** Pictures of a rules record. */
export const otnRulesView = {
  /**
   * The board that games start from, with its special spaces. A problem where the record has no starting position of its
   * size, or an entry whose value its key does not have.
   */
  at(record: OtnRules): Result<{ readonly view: BoardView }> {
    const rules = taflRules(record);
    if (rules === undefined) {
      return failure(['entries'], 'the rules have no board of their size');
    }
    const { size, start: board, spaces } = rules;
    return { ok: true, view: { title: 'Tafl', size, board, spaces } };
  },
  /** The picture as an SVG document, rank 1 on top. */
  svg: renderSvg,
  /** The picture as text for a terminal, rank 1 on top. */
  text: renderText,
};
