import { failure, type Result, withCheckedModels } from '../../../../notation/index.js';
import type { BoardView } from '../../position/view/index.js';
import { renderSvg } from '../../position/view/svg.js';
import { renderText } from '../../position/view/text.js';
import { type OtnRules, rulesCodec } from '../model/shape.js';
import { taflRulesOf } from '../tafl-rules.js';

/** Draws a rules record. A value that isn't a model has no picture. */
export const otnRulesView = /* @__PURE__ */ withCheckedModels(rulesCodec, {
  /**
   * Returns the board that games start from, with its special spaces; a problem if the record has no starting position
   * of its size, or if a key can't have the value of its entry.
   */
  at(record: OtnRules): Result<{ readonly view: BoardView }> {
    const rules = taflRulesOf(record);
    if (rules === undefined) {
      return failure(['entries'], 'the rules have no board of their size');
    }
    const { size, start: board, spaces } = rules;
    return { ok: true, view: { title: 'Tafl', size, board, spaces } };
  },
  /** Draws the board as an SVG document, with rank 1 at the top. */
  svg: renderSvg,
  /** Draws the board as text for a terminal, with rank 1 at the top. */
  text: renderText,
});
