import { type Check, insertionAt, quote } from 'ludogram';
import { elementsOf, endOf, findElement, kindOf, type NodeIndex, spanAt, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag } from '../../generated/pgn/nodes.js';
import { gameChildren, isTag, tagValue } from '../../generated/pgn/readers.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import { isResult, ROSTER } from '../model/model.js';
import type { PgnContext } from '../syntax.js';
import { lineBreakIn } from '../tokens/line-break.js';
import { nameAt, tagNodes } from '../tokens/tag-nodes.js';
import { valueText } from '../tokens/written-text.js';
import { rosterEdits, type TagsByName } from './roster-edits.js';

/** The form of a value. */
interface Form {
  readonly pattern: Pick<RegExp, 'test'>;
  /** The form in words, for messages. */
  readonly wanted: string;
}

const date: Form = {
  pattern: /^(?:\d{4}|\?{4})\.(?:0[1-9]|1[0-2]|\?\?)\.(?:0[1-9]|[12]\d|3[01]|\?\?)$/,
  wanted: 'year.month.day with two digits each for month and day, such as 2024.05.??',
};
const time: Form = { pattern: /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, wanted: 'hours:minutes:seconds' };
const elo: Form = { pattern: /^(?:\d{1,4}|[-?]?)$/, wanted: 'a number or -' };

/** The tags whose values have a fixed form (sections "Seven Tag Roster" and "Supplemental tag names"). */
const FORMS: ReadonlyMap<string, Form> = new Map([
  ['Date', date],
  ['EventDate', date],
  ['UTCDate', date],
  ['Time', time],
  ['UTCTime', time],
  ['WhiteElo', elo],
  ['BlackElo', elo],
  ['Result', { pattern: { test: isResult }, wanted: '1-0, 0-1, 1/2-1/2 or *' }],
  ['SetUp', { pattern: /^[01]$/, wanted: '0 or 1' }],
  ['ECO', { pattern: /^(?:[A-E]\d\d(?:\/\d\d)?[a-z]?|[-?]?)$/, wanted: 'a letter from A to E and two digits' }],
  ['PlyCount', { pattern: /^\d+$/, wanted: 'a number' }],
  [
    'TimeControl',
    {
      pattern: /^(?:[?-]?|(?:\d+\/\d+(?:\+\d+)?|\d+(?:\+\d+)?|\*\d+)(?::(?:\d+\/\d+(?:\+\d+)?|\d+(?:\+\d+)?|\*\d+))*)$/,
      wanted: 'moves/seconds, seconds, seconds+increment or *seconds, with colons between periods',
    },
  ],
]);

/** No value with a form is longer. A repeated group overflows the stack in texts of millions of characters. */
const MAX_VALUE_LENGTH = 10_000;

/** Checks the form of the values of tags. Reports `pgn/tag-value`. */
const wellFormedValues: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Tag,
  run(index, { tree, report }) {
    const tag = index as NodeIndex<Tag>;
    const name = nameAt(tree, tag);
    const form = FORMS.get(name);
    if (form === undefined) return;
    const node = tagValue(tree, tag);
    const kind = kindOf(tree, node);
    if (kind !== Kind.TagValue && kind !== Kind.OddTagValue) return;
    const value = valueText(textOf(tree, node));
    if (value.length <= MAX_VALUE_LENGTH && form.pattern.test(value)) return;
    const span = spanAt(tree, node);
    report(diagnostics.report('tag-value', span, { found: quote(value), name, wanted: form.wanted }));
  },
};

/** Checks which tags a game has. Reports `pgn/repeated-tag`, `pgn/incomplete-roster` and `pgn/fen-without-setup`. */
const requiredTagsOnce: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const nodes = elementsOf(tree, game, tagNodes);
    const tags = nodes.filter((node) => isTag(tree, node));
    const found = firstTagsByName(tree, tags, report);
    // A tag that can't be read may be one that seems to be missing.
    if (tags.length < nodes.length) return;
    checkSetUp(tree, found, report);
    checkRoster(tree, game, found, report);
  },
};

/** Returns the first tag with each name. Reports `pgn/repeated-tag` for the others. */
function firstTagsByName(tree: Tree, tags: readonly NodeIndex<Tag>[], report: PgnContext['report']): TagsByName {
  const found = new Map<string, NodeIndex<Tag>>();
  for (const tag of tags) {
    const name = nameAt(tree, tag);
    const first = found.get(name);
    if (first === undefined) found.set(name, tag);
    else {
      const related = [{ message: 'the first one', span: spanAt(tree, first) }];
      report(diagnostics.report('repeated-tag', spanAt(tree, tag), { name }, { related }));
    }
  }
  return found;
}

/** Reports `pgn/fen-without-setup`. */
function checkSetUp(tree: Tree, found: TagsByName, report: PgnContext['report']): void {
  const fen = found.get('FEN');
  if (fen === undefined || found.has('SetUp')) return;
  const edits = insertionAt(endOf(tree, fen), `${lineBreakIn(tree)}[SetUp "1"]`);
  const fixes = [{ title: 'add the tag SetUp' as const, edits }];
  report(diagnostics.report('fen-without-setup', spanAt(tree, fen), undefined, { fixes }));
}

/** Reports `pgn/incomplete-roster`. */
function checkRoster(tree: Tree, game: NodeIndex<Game>, found: TagsByName, report: PgnContext['report']): void {
  const missing = [...ROSTER.keys()].filter((name) => !found.has(name));
  if (missing.length === 0 || isUnreadable(tree, game)) return;
  const span = spanAt(tree, gameChildren.first(tree, game) as NodeIndex);
  const fixes = [{ title: 'add the missing tags' as const, edits: rosterEdits(tree, game, found) }];
  report(diagnostics.report('incomplete-roster', span, { names: missing.join(', ') }, { fixes }));
}

/** Whether no part of a game can be read: a stray character between two games isn't a game that lacks tags. */
const isUnreadable = (tree: Tree, game: NodeIndex<Game>): boolean =>
  tree.hasErrors && findElement(tree, game, gameChildren, (node) => kindOf(tree, node) !== Kind.TokenError) === 0;

/** The checks of tag pairs. */
export const TAG_CHECKS: readonly Check<PgnContext>[] = [wellFormedValues, requiredTagsOnce];
