import type { GameRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Formatted, Printed, PrintResult, Reading, RoundTrip } from '../../../notation/index.js';
import { checkedDialect } from '../../../notation/options.js';
import { formatReading } from '../../../notation/print/formatting.js';
import { printModel, tryPrintModel } from '../../../notation/print/round-trip.js';
import { writeMove } from '../move/print.js';
import { DIALECTS } from '../options.js';
import type { RulesFormatOptions, RulesPrintOptions } from '../rules/print.js';
import { otnCodec } from './model/codec.js';
import { lowerGame } from './model/lower.js';
import { type OtnComment, type OtnGame, type OtnTurn, tagOf } from './model/model.js';
import { lowerTags } from './tags/lower.js';
import { writeTag, writeTime } from './tags/print.js';
import { isWritten } from './turns/comments.js';
import { walkTurns } from './turns/game-tree.js';
import { sortedGame } from './turns/sorted-game.js';
import { readTurns } from './turns/turns.js';

/**
 * Writes a game as text: tags in the canonical order with the rules last, then one line per turn, its commentary below,
 * and the variations on its moves after it. `readable` puts an empty line between turns; `compact` has no empty lines
 * and no commentary. The rules have the form that {@link printOtnRules} gives them.
 *
 * @throws ModelError for a game that no text expresses, such as one with `]` in a tag or `|` in a comment
 */
export const printOtn = (game: OtnGame, options: RulesPrintOptions = {}): string =>
  printModel(otnRoundTrip, game, options);

/**
 * Writes a game as text, or returns the problem that prevents it. Never throws. Takes the options of {@link printOtn}.
 */
export const tryPrintOtn = (game: OtnGame, options: RulesPrintOptions = {}): PrintResult =>
  tryPrintModel(otnRoundTrip, game, options);

/**
 * Writes a game without syntax errors as canonical text, with its commentary unless the style is `compact`. Rules that
 * equal their defaults are left out, unless an option says otherwise. Formatting the result again does not change it.
 * Reports `text/lost-in-formatting` instead if canonical text would hide an error.
 */
export const formatOtn = (reading: Reading<OtnGame, GameRecord>, options: RulesPrintOptions = {}): Formatted =>
  formatReading(reading, options, writeReading);

/** Writes a reading without syntax errors, even if that hides errors. */
export const writeReading = (
  { model, dialect: readAs }: Pick<Reading<OtnGame, GameRecord>, 'model' | 'dialect'>,
  options: RulesPrintOptions = {},
): Printed => printedOtn(model, { ...options, readAs });

/**
 * Writes a game as text without checking that the text has the same meaning, and counts the omitted commentary. Options
 * and layout are those of {@link printOtn}.
 */
export function printedOtn(game: OtnGame, options: RulesFormatOptions = {}): Printed {
  const { style = 'readable' } = options;
  checkedDialect('otn', DIALECTS, options.dialect);
  const position = tagOf(game, 'position');
  const lines = game.tags.map((tag) => `${writeTag(tag, options, position)}\n`);
  let droppedComments = 0;
  for (const { turn, prefix } of walkTurns(game)) {
    if (style === 'readable') lines.push('\n');
    lines.push(`${writeMoves(turn, prefix)}\n`);
    if (turn.comments.length === 0) continue;
    if (style === 'readable') lines.push(`${writeComments(turn)}\n`);
    else droppedComments += turn.comments.filter(isWritten).length;
  }
  return { text: lines.join(''), droppedComments };
}

/** Writes a turn, with its commentary on the next line. `prefix` is the text before its number in a variation. */
export function writeTurn(turn: OtnTurn, prefix: string): string {
  const comments = turn.comments.length === 0 ? '' : `${writeComments(turn)}\n`;
  return `${writeMoves(turn, prefix)}\n${comments}`;
}

/** Writes the number or the address of a turn, and its moves. */
const writeMoves = ({ number, moves }: OtnTurn, prefix: string): string =>
  [prefix === '' ? `${number}.` : `${prefix}${number}a.`, ...moves.map(writeMove)].join(' ');

/** Writes the commentary on a turn, one part per move: `[on the first move|on the second]`. */
export function writeComments({ moves, comments }: OtnTurn): string {
  const parts = comments.map(writeComment);
  while (parts.length < moves.length) parts.push('');
  return `[${parts.join('|')}]`;
}

/** Writes the commentary on one move, without brackets. */
const writeComment = ({ clock, text }: OtnComment): string => (clock === undefined ? '' : writeTime(clock)) + text;

/**
 * Writes a game as text, without checking that the text has the same meaning. Rules are written as the model has them,
 * unless the option `full` is set.
 */
export const writeOtn = (game: OtnGame, options: RulesPrintOptions = {}): string =>
  printedOtn(game, { asWritten: options.full !== true, ...options }).text;

/** Converts games to JSON and text, and back. */
export const otnRoundTrip: RoundTrip<OtnGame, RulesPrintOptions> = {
  codec: otnCodec,
  write: writeOtn,
  parse(source) {
    const tree = parse(source);
    return { model: lowerGame(tree, lowerTags(tree), readTurns(tree)), isWellFormed: !tree.hasErrors };
  },
  sorted: sortedGame,
};
