import type { Printed } from '../../../notation/format.js';
import { checkedDialect } from '../../../notation/dialect.js';
import { DIALECTS } from '../dialect.js';
import type { OtnComment, OtnGame, OtnTurn } from '../model.js';
import { writeMove } from '../move/print.js';
import type { RulesPrintOptions } from '../rules/print.js';
import { printTag, printTime } from './print-tag.js';
import { walkTurns } from './walk-line.js';

/**
 * A game as text, whether that text says the same or not, and how much commentary it leaves out. Options and layout are
 * those of `printOtn`.
 */
export function writeGame(game: OtnGame, options: RulesPrintOptions = {}): Printed {
  const { style = 'readable' } = options;
  checkedDialect('otn', DIALECTS, options.dialect);
  const lines = game.tags.map((tag) => `${printTag(tag, options)}\n`);
  let droppedComments = 0;
  for (const { turn, prefix } of walkTurns(game)) {
    const address = prefix === '' ? `${turn.number}.` : `${prefix}${turn.number}a.`;
    if (style === 'readable') lines.push('\n');
    lines.push(`${[address, ...turn.moves.map(writeMove)].join(' ')}\n`);
    if (turn.comments.length === 0) continue;
    if (style === 'readable') lines.push(`${printComments(turn)}\n`);
    else droppedComments += turn.comments.filter(({ clock, text }) => clock !== undefined || text !== '').length;
  }
  return { text: lines.join(''), droppedComments };
}

/** `[on the first move|on the second]`: a part for each move. */
function printComments({ moves, comments }: OtnTurn): string {
  const parts = comments.map(printComment);
  while (parts.length < moves.length) parts.push('');
  return `[${parts.join('|')}]`;
}

/** Commentary as it stands between the brackets. */
export const printComment = ({ clock, text }: OtnComment): string =>
  (clock === undefined ? '' : printTime(clock)) + text;
