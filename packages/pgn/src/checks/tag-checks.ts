import { type Check, insertionAt, lineBreakOf, quote, type TextEdit } from 'ludogram';
import { endOf, kindOf, type NodeIndex, spanAt, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Tag } from '../../generated/pgn/nodes.js';
import { gameChildren, gameResult, isTag, tagValue } from '../../generated/pgn/readers.js';
import { pgnDiagnostics as diagnostics } from '../codes.js';
import { resultAt } from '../model/leaves.js';
import { ROSTER } from '../model/model.js';
import type { PgnContext } from '../syntax.js';
import { nameAt, tagNodes } from '../tokens/tag-nodes.js';
import { valueText } from '../tokens/written-text.js';

interface Form {
  readonly pattern: RegExp;
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
  ['Result', { pattern: /^(?:1-0|0-1|1\/2-1\/2|\*)$/, wanted: '1-0, 0-1, 1/2-1/2 or *' }],
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

/** Checks the form of the values of tags. Reports `pgn/tag-value`. */
const values: Check<PgnContext> = {
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
    if (form.pattern.test(value)) return;
    const span = spanAt(tree, node);
    report(diagnostics.report('tag-value', span, { found: quote(value), name, wanted: form.wanted }));
  },
};

/** Checks which tags a game has. Reports `pgn/repeated-tag`, `pgn/incomplete-roster` and `pgn/fen-without-setup`. */
const names: Check<PgnContext> = {
  level: 'structure',
  on: Kind.Game,
  run(index, { tree, report }) {
    const game = index as NodeIndex<Game>;
    const found = new Map<string, NodeIndex<Tag>>();
    let hasFaults = false;
    for (let node = tagNodes.first(tree, game); node !== 0; node = tagNodes.next(tree, game, node)) {
      if (!isTag(tree, node)) {
        hasFaults = true;
        continue;
      }
      const name = nameAt(tree, node);
      const first = found.get(name);
      if (first === undefined) found.set(name, node);
      else {
        const related = [{ message: 'the first one', span: spanAt(tree, first) }];
        report(diagnostics.report('repeated-tag', spanAt(tree, node), { name }, { related }));
      }
    }
    const fen = found.get('FEN');
    if (fen !== undefined && !found.has('SetUp') && !hasFaults) {
      const edits = insertionAt(endOf(tree, fen), `${lineBreakOf(tree.text)}[SetUp "1"]`);
      report(
        diagnostics.report('fen-without-setup', spanAt(tree, fen), undefined, {
          fixes: [{ title: 'add the tag SetUp', edits }],
        }),
      );
    }
    // A tag that can't be read may be one of the seven.
    if (!hasFaults) checkRoster(tree, game, found, report);
  },
};

/** Whether no part of a game can be read: a stray character between two games isn't a game that lacks tags. */
function isUnreadable(tree: Tree, game: NodeIndex<Game>): boolean {
  if (!tree.hasErrors) return false;
  for (let node = gameChildren.first(tree, game); node !== 0; node = gameChildren.next(tree, game, node)) {
    if (kindOf(tree, node) !== Kind.TokenError) return false;
  }
  return true;
}

function checkRoster(
  tree: Tree,
  game: NodeIndex<Game>,
  found: ReadonlyMap<string, NodeIndex<Tag>>,
  report: PgnContext['report'],
): void {
  const missing = [...ROSTER.keys()].filter((name) => !found.has(name));
  if (missing.length === 0 || isUnreadable(tree, game)) return;
  const first = gameChildren.first(tree, game) as NodeIndex;
  report(
    diagnostics.report(
      'incomplete-roster',
      spanAt(tree, first),
      { names: missing.join(', ') },
      {
        fixes: [{ title: 'add the missing tags', edits: rosterEdits(tree, game, found) }],
      },
    ),
  );
}

/** Returns the edits that add what a game lacks of the roster: each tag after the one before it in the roster. */
function rosterEdits(tree: Tree, game: NodeIndex<Game>, found: ReadonlyMap<string, NodeIndex<Tag>>): TextEdit[] {
  const result = gameResult(tree, game);
  const roster = new Map([...ROSTER, ['Result', result === 0 ? '*' : resultAt(tree, result)]]);
  const lineBreak = lineBreakOf(tree.text);
  const firstLines: string[] = [];
  /** The tags to add after tags of the game. */
  const added = new Map<NodeIndex<Tag>, string>();
  let before: NodeIndex<Tag> | undefined;
  for (const [name, value] of roster) {
    const line = `[${name} "${value}"]`;
    const tag = found.get(name);
    if (tag !== undefined) before = tag;
    else if (before === undefined) firstLines.push(line + lineBreak);
    else added.set(before, `${added.get(before) ?? ''}${lineBreak}${line}`);
  }
  const edits = Array.from(added, ([tag, text]) => ({ start: endOf(tree, tag), end: endOf(tree, tag), text }));
  if (firstLines.length > 0) {
    const start = found.size === 0 ? startOf(tree, game) : startOf(tree, tagNodes.first(tree, game) as NodeIndex);
    const gap = found.size === 0 ? lineBreak : '';
    const isInsideLine = /\S/.test(tree.text.charAt(start - 1));
    edits.push({ start, end: start, text: (isInsideLine ? lineBreak : '') + firstLines.join('') + gap });
  }
  return edits.sort((a, b) => a.start - b.start);
}

/** The checks of tag pairs. */
export const TAG_CHECKS: readonly Check<PgnContext>[] = [values, names];
