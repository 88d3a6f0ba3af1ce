import type { Kind, PositionRecord } from '../../../../generated/otn/nodes.js';
import { isPosition, positionRecordPosition } from '../../../../generated/otn/readers.js';
import { parse } from '../../../../generated/otn/parser.js';
import { defineReader, type Reading } from '../../../notation/index.js';
import { DIALECTS } from '../dialect.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { OTN_SYNTAX } from '../syntax.js';
import { POSITION_CHECKS } from './checks.js';
import { positionDiagnostics } from './codes.js';
import { lowerPosition } from './lower.js';
import type { OtnPosition } from './model.js';

/** A positional record that was read. */
export type OtnPositionReading = Reading<OtnPosition, PositionRecord>;

/** Reads a positional record (section 1) and checks it; never throws. A text without a position is one without rows. */
export const parseOtnPosition: (text: string, options?: OtnOptions) => OtnPositionReading =
  /* @__PURE__ */ defineReader<OtnPosition, PositionRecord, typeof Kind, OtnOptions, BoardFacts>({
    id: 'otn-position',
    dialects: DIALECTS,
    parse: (text) => parse(text, { start: 'PositionRecord' }),
    diagnostics: [positionDiagnostics],
    syntax: OTN_SYNTAX,
    checks: POSITION_CHECKS,
    facts: () => ({ size: undefined, kings: 'warning' }),
    lower(tree) {
      const position = positionRecordPosition(tree, tree.root.index);
      return isPosition(tree, position) ? lowerPosition(tree, position) : { rows: [] };
    },
  });
