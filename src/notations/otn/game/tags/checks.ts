import { type DateTag, Kind, type PositionTag } from '../../../../../generated/otn/nodes.js';
import {
  dateTagDate,
  gameRecordTags,
  isRulesTag,
  isTagError,
  isTagValueError,
  isTextTag,
  positionTagPosition,
} from '../../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from '../../../../cst/index.js';
import { quote, replacement, type Span } from '../../../../diagnostics/index.js';
import { squareSide } from '../../position/model/leaves.js';
import { otnDiagnostics } from '../codes.js';
import { dateIn, spanOfName } from '../model/leaves.js';
import type { OtnDate } from '../model/model.js';
import type { GameCheck, GameContext } from '../options.js';
import { tagDiagnostics as diagnostics } from './codes.js';
import type { TagIndex } from './lower.js';
import { ALIASES, isKnownTag } from './tag-names.js';

/** Returns the name of a tag; empty for an unreadable one. */
function nameOf(tree: Tree, tag: TagIndex): string {
  if (isTagError(tree, tag) || isTagValueError(tree, tag)) return '';
  const { start, end } = spanOfName(tree, tag);
  const name = tree.text.slice(start, end);
  return ALIASES.get(name) ?? name;
}

const tagsOf = ({ tree }: GameContext): TagIndex[] => elementsOf(tree, tree.root.index, gameRecordTags);

/**
 * Checks that no tag is repeated (section 4). Reports `otn/repeated-rules` and `otn/repeated-tag` at each repetition.
 */
const differentTags: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, context) {
    const { tree, report } = context;
    const seen = new Map<string, Span>();
    for (const tag of tagsOf(context)) {
      const name = nameOf(tree, tag);
      if (name === '') continue;
      const span = spanOfName(tree, tag);
      const first = seen.get(name);
      if (first === undefined) {
        seen.set(name, span);
        continue;
      }
      const related = [{ message: 'given here first', span: first }];
      report(
        name === 'rules'
          ? diagnostics.report('repeated-rules', span, undefined, { related })
          : diagnostics.report('repeated-tag', span, { name }, { related }),
      );
    }
  },
};

/** Matches an unreadable tag that may have been the rules, by its name or an entry that every record has. */
const RULES = /^\W*rules\b|\b(?:dim|starti?):/;

/**
 * Checks that a game has rules and that they are its last tag (section 4). Reports `otn/missing-rules` at the start of
 * the game, and `otn/rules-not-last` at the rules if other tags follow them.
 */
const rulesLast: GameCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(node, context) {
    const { tree, options, report } = context;
    const tags = tagsOf(context);
    const last = tags.findLast((tag) => isRulesTag(tree, tag));
    if (last === undefined) {
      const start = startOf(tree, node as NodeIndex);
      const isBroken = tags.some((tag) => isTagError(tree, tag) && RULES.test(textOf(tree, tag)));
      if (!isBroken) report(diagnostics.report('missing-rules', { start, end: start }));
      return;
    }
    const next = tags.find((tag) => tag > last && nameOf(tree, tag) !== '');
    if (next === undefined) return;
    const severity = options.dialect === '2016' ? 'warning' : 'note';
    report(diagnostics.report('rules-not-last', spanOfName(tree, last), { next: nameOf(tree, next) }, { severity }));
  },
};

/**
 * Checks that tag names are known (section 4). Reports `otn/unknown-tag`, and `otn/not-in-2016` for names added after
 * the revision of 2016.
 */
const knownNames: GameCheck = {
  level: 'structure',
  on: [Kind.TextTag, Kind.PuzzleModeTag, Kind.PuzzleAddressTag],
  run(node, { tree, options, report }) {
    const tag = node as TagIndex;
    const span = spanOfName(tree, tag);
    const name = tree.text.slice(span.start, span.end);
    if (!isKnownTag(name)) report(diagnostics.report('unknown-tag', span, { name }));
    if (options.dialect !== '2016') return;
    const what = `tag ${name}`;
    if (!isTextTag(tree, tag)) report(otnDiagnostics.report('not-in-2016', spanAt(tree, tag), { what }));
    else if (name === 'start-comment') {
      const fixes = [replacement('write "{text}"', span, 'starting-comment')];
      report(otnDiagnostics.report('not-in-2016', span, { what }, { fixes }));
    }
  },
};

/** Checks that a tag is on one line (section 4). Reports `otn/line-break-in-tag` at its name. */
const tagOnOneLine: GameCheck = {
  level: 'structure',
  on: [Kind.TextTag, Kind.TimeControlTag, Kind.TimeRemainingTag],
  run(node, { tree, options, report }) {
    const tag = node as TagIndex;
    const span = spanOfName(tree, tag);
    const { end } = spanAt(tree, tag);
    const value = tree.text.slice(span.end + 1, tree.text[end - 1] === ']' ? end - 1 : end);
    if (!/[\r\n]/.test(value.trim())) return;
    const severity = options.dialect === '2016' ? 'warning' : 'note';
    const name = tree.text.slice(span.start, span.end);
    report(diagnostics.report('line-break-in-tag', span, { name }, { severity }));
  },
};

/** Checks that the date exists in the calendar (section 4). Reports `otn/impossible-date`. */
const realDate: GameCheck = {
  level: 'structure',
  on: Kind.DateTag,
  run(node, { tree, report }) {
    const date = dateTagDate(tree, node as NodeIndex<DateTag>);
    const written = textOf(tree, date);
    if (isDate(dateIn(written))) return;
    report(diagnostics.report('impossible-date', spanAt(tree, date), { found: quote(written) }));
  },
};

function isDate({ year, month, day }: OtnDate): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/**
 * Checks that a position that replaces the start of the rules has the same size (section 4). Reports
 * `otn/position-size`.
 */
const matchingPositionSize: GameCheck = {
  level: 'structure',
  on: Kind.PositionTag,
  run(node, { tree, facts: { size }, report }) {
    const position = positionTagPosition(tree, node as NodeIndex<PositionTag>);
    const side = squareSide(tree, position);
    if (side === undefined || size === undefined || side === size) return;
    report(diagnostics.report('position-size', spanAt(tree, position), { position: side, size }));
  },
};

/** The checks of the tags of a game. */
export const TAG_CHECKS: readonly GameCheck[] = [
  differentTags,
  rulesLast,
  knownNames,
  tagOnOneLine,
  realDate,
  matchingPositionSize,
];
