import { Kind } from '../../../../generated/otn/nodes.js';
import {
  choiceEntryKey,
  choiceEntryValue,
  isChoiceEntry,
  isEntryError,
  isPiecesEntry,
  isSizeEntry,
  isSpacesEntry,
  isSpeedEntry,
  isStartEntry,
  piecesEntryPieces,
  sizeEntrySize,
  spacesEntrySpaces,
  speedEntryLimits,
  startEntryPosition,
} from '../../../../generated/otn/readers.js';
import { elementsOf, spanAt, textOf, type Tree } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { isSpaceInside } from '../move/model/leaves.js';
import type { OtnCheck } from '../options.js';
import { squareSide } from '../position/model/leaves.js';
import { MAX_BOARD_SIZE } from '../position/model/model.js';
import { rulesDiagnostics as diagnostics } from './codes.js';
import { entriesIn, type EntryIndex, type RulesIndex, sizeIn } from './model/leaves.js';
import { LATER_KEY } from './model/model.js';
import { LIMIT_COUNTS } from './tafl-rules.js';

/** The kinds of a rules record, on its own and in a game. */
export const RECORD_KINDS = [Kind.RulesRecord, Kind.RulesTag];

/**
 * Checks that the values of a record fit its board (section 3). Reports `otn-rules/bad-size`, `otn-rules/off-board`,
 * `otn-rules/limit-count` and `otn-rules/start-size`.
 */
const valuesFittingBoard: OtnCheck = {
  level: 'structure',
  on: RECORD_KINDS,
  run(index, { tree, report }) {
    const size = sizeIn(tree, index as RulesIndex);
    for (const entry of entriesIn(tree, index as RulesIndex)) checkValue(tree, entry, size).forEach(report);
  },
};

function checkValue(tree: Tree, node: EntryIndex, size: number | undefined): Diagnostic[] {
  if (isSizeEntry(tree, node)) {
    const written = Number(textOf(tree, sizeEntrySize(tree, node)));
    const isSize = written >= 1 && written <= MAX_BOARD_SIZE;
    return isSize ? [] : [diagnostics.report('bad-size', spanAt(tree, sizeEntrySize(tree, node)), { size: written })];
  }
  if (isSpacesEntry(tree, node)) {
    if (size === undefined) return [];
    return elementsOf(tree, node, spacesEntrySpaces)
      .filter((space) => !isSpaceInside(tree, space, size))
      .map((space) => diagnostics.report('off-board', spanAt(tree, space), { space: textOf(tree, space), size }));
  }
  if (isSpeedEntry(tree, node)) {
    const { length: count } = elementsOf(tree, node, speedEntryLimits);
    return LIMIT_COUNTS.includes(count) ? [] : [diagnostics.report('limit-count', spanAt(tree, node), { count })];
  }
  if (!isStartEntry(tree, node)) return [];
  const position = startEntryPosition(tree, node);
  const start = squareSide(tree, position);
  if (start === undefined || size === undefined || start === size) return [];
  return [diagnostics.report('start-size', spanAt(tree, position), { start, size })];
}

/** Dialect `2016`: checks that there are no later keys and values (section 3). Reports `otn-rules/not-in-2016`. */
const noLaterEntriesIn2016: OtnCheck = {
  level: 'structure',
  on: RECORD_KINDS,
  run(index, { tree, options, report }) {
    if (options.dialect !== '2016') return;
    for (const entry of entriesIn(tree, index as RulesIndex)) {
      const what = laterThan2016(tree, entry);
      if (what !== undefined) report(diagnostics.report('not-in-2016', spanAt(tree, entry), { what }));
    }
  },
};

/** Describes the part of an entry that was added after the revision of 2016; `undefined` if there is none. */
function laterThan2016(tree: Tree, node: EntryIndex): string | undefined {
  if (isEntryError(tree, node)) return undefined;
  const [key] = textOf(tree, node).split(':', 1);
  if (LATER_KEY.test(key!)) return `key "${key}"`;
  if (isChoiceEntry(tree, node) && /^k[as]$/.test(textOf(tree, choiceEntryKey(tree, node)))) {
    const value = textOf(tree, choiceEntryValue(tree, node));
    return /[yn]/.test(value) ? undefined : `value "${value}" of "${key}"`;
  }
  const hasLaterPieces = isPiecesEntry(tree, node) && /[mg]/i.test(textOf(tree, piecesEntryPieces(tree, node)));
  return hasLaterPieces ? 'mercenaries and guards' : undefined;
}

/** The checks of the entries of rules records. */
export const ENTRY_CHECKS: readonly OtnCheck[] = [valuesFittingBoard, noLaterEntriesIn2016];
