import { type Comment, Kind } from '../../../../generated/5dfen/nodes.js';
import { gameRecordTags, isBoard, isTagError } from '../../../../generated/5dfen/readers.js';
import { type NodeIndex, spanAt, startOf } from '../../../cst/index.js';
import { quote } from '../../../diagnostics/index.js';
import { variantNamed } from '../../../games/5dchess/index.js';
import { characterAt } from '../../../notation/read/spans.js';
import { hasEqualRows, shapeSize } from '../boards/boards.js';
import { type HeaderAt, headerAt } from '../facts.js';
import { isRestOfTag } from '../faults/one-fault.js';
import type { FiveDCheck } from '../options.js';
import { isClosedComment } from '../turns/turns.js';
import { headerDiagnostics as diagnostics } from './codes.js';
import { lowerHeader, mayBeBoard, sizeIn } from './headers.js';

/**
 * Level `syntax`: checks that headers and boards come before the moves. Reports `5dfen/tag-after-moves`, without a fix
 * because moving them could change their meaning. Moves that begin with an unreadable word don't count: it may be a
 * part of a header or a board.
 */
const tagsBeforeMoves: FiveDCheck = {
  level: 'syntax',
  on: Kind.GameRecord,
  run(record, { tree, facts, report }) {
    const { movesStart } = facts;
    if (facts.preamble.lastTagStart < movesStart || isRestOfTag(tree.text, movesStart)) return;
    if (facts.errors.startsAt(movesStart)) return;
    const node = record as NodeIndex<never>;
    for (let tag = gameRecordTags.first(tree, node); tag !== 0; tag = gameRecordTags.next(tree, node, tag)) {
      if (startOf(tree, tag) < movesStart || isTagError(tree, tag)) continue;
      report(
        diagnostics.report('tag-after-moves', spanAt(tree, tag), { what: isBoard(tree, tag) ? 'board' : 'header' }),
      );
    }
  },
};

/** Checks that no header is repeated, ignoring the case of keys. Reports `5dfen/repeated-header`. */
const differentHeaders: FiveDCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const first = new Map<string, HeaderAt>();
    for (const header of facts.preamble.headers) {
      const key = header.key.toLowerCase();
      const earlier = first.get(key);
      if (earlier === undefined) {
        first.set(key, header);
        continue;
      }
      const related = [{ message: 'given here first', span: spanAt(tree, earlier.at) }];
      report(diagnostics.report('repeated-header', spanAt(tree, header.at), { key: header.key }, { related }));
    }
  },
};

/** Checks that headers come before boards. Reports `5dfen/header-after-board`. */
const headersBeforeBoards: FiveDCheck = {
  level: 'structure',
  on: [Kind.Header, Kind.UnquotedHeaderError, Kind.TagError],
  run(node, { tree, facts, report }) {
    const start = startOf(tree, node as NodeIndex);
    if (start < facts.preamble.boardsStart || start > facts.movesStart) return;
    if (lowerHeader(tree, node as NodeIndex) === undefined) return;
    report(diagnostics.report('header-after-board', spanAt(tree, node as NodeIndex)));
  },
};

/**
 * Checks that the header `Size` is a size, and that every board has it. Reports `5dfen/bad-size`, and
 * `5dfen/size-mismatch` at the first board that differs. A board with rows of several widths has an error of its own.
 */
const matchingSizeHeader: FiveDCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts, report }) {
    const header = headerAt(facts.preamble, 'size');
    if (header === undefined) return;
    const written = sizeIn(header.value);
    if (written === undefined) {
      report(diagnostics.report('bad-size', spanAt(tree, header.at), { found: quote(header.value) }));
      return;
    }
    const odd = facts.preamble.boards.filter(hasEqualRows).find((board) => shapeSize(board) !== written);
    if (odd === undefined) return;
    const related = [{ message: 'the size is given here', span: spanAt(tree, header.at) }];
    const args = { size: shapeSize(odd), header: header.value };
    report(diagnostics.report('size-mismatch', spanAt(tree, odd.at), args, { related }));
  },
};

/** Errors that may be a board. */
const BROKEN_TAGS: ReadonlySet<string> = new Set(['TagError', 'UnquotedHeaderError']);

/** Whether the line after an offset may be a board, or names a variant. */
function mayNameBoards(text: string, offset: number): boolean {
  const [line = ''] = text.slice(offset, offset + MAX_SEARCHED_LENGTH).split(/[\r\n]/, 1);
  const [, name = ''] = /^\[[^a-z]*board[^a-z]*(.*)/i.exec(line) ?? [];
  return mayBeBoard(line) || variantNamed(/^[a-z].*[a-z]/i.exec(name)?.[0] ?? '') !== undefined;
}

/** The longest part of a line that is searched, in UTF-16 units. */
const MAX_SEARCHED_LENGTH = 1000;

/**
 * Checks that a game has boards or names a variant. Reports `5dfen/no-boards` at the header that names an unknown
 * variant, or at the start of the text; not if the first unreadable text, a broken tag, or a comment that is never
 * closed may be a board.
 */
const boardsOrVariant: FiveDCheck = {
  level: 'structure',
  on: Kind.GameRecord,
  run(_, { tree, facts: { preamble }, report }) {
    const header = headerAt(preamble, 'board');
    const variant = header?.value;
    if (preamble.hasBoards || (variant !== undefined && variantNamed(variant) !== undefined)) return;
    const errors = [...tree.eachError()].filter((error, i) => i === 0 || BROKEN_TAGS.has(error.kindName));
    if (errors.some(({ start: offset }) => isRestOfTag(tree.text, offset) || mayNameBoards(tree.text, offset))) return;
    if (tree.comments().some(({ index }) => !isClosedComment(tree, index as NodeIndex<Comment>))) return;
    const span = header === undefined ? characterAt(tree.text, 0) : spanAt(tree, header.at);
    report(diagnostics.report('no-boards', span, { variant }));
  },
};

/** The checks of headers, and of boards against headers. */
export const HEADER_CHECKS: readonly FiveDCheck[] = [
  tagsBeforeMoves,
  differentHeaders,
  headersBeforeBoards,
  matchingSizeHeader,
  boardsOrVariant,
];
