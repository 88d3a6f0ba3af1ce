import type { EditorLocation } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import { numberBefore } from '../chess/number-before.js';
import type { PgnGames } from '../model/model.js';
import { sanOf } from '../tokens/spelling.js';
import { boardText } from '../view/text.js';
import { describeMove } from './describe-move.js';
import { endOfMoves } from './end-of-moves.js';
import { NAGS } from './nags.js';
import { TAGS } from './tags.js';

/** Describes a move with the board after it, a tag, or a glyph; `undefined` for other parts. */
export function hoverOver(location: EditorLocation<PgnGames, PgnFile>): string | undefined {
  const { node } = location;
  switch (node.kindName) {
    case 'Move':
    case 'OddMove':
      return moveText(location);
    case 'TagName':
      return explained(node.text, TAGS.get(node.text));
    case 'Nag':
      return explained(node.text, NAGS.get(Number(node.text.slice(1))));
    default:
      return undefined;
  }
}

const explained = (name: string, about: string | undefined): string | undefined => about && `**${name}**: ${about}`;

/** Describes a move and the board after it; `undefined` if the position before it is unknown, or it is illegal. */
function moveText({ node, around }: EditorLocation<PgnGames, PgnFile>): string | undefined {
  const start = around(['Game'])?.start ?? 0;
  const position = endOfMoves(node.tree.text.slice(start, node.start))?.position;
  if (position === undefined) return undefined;
  const after = position.clone();
  const move = after.play(sanOf(node.text));
  if (move === undefined) return undefined;
  const number = numberBefore(position.moveNumber, position.turn);
  return `**${number} ${node.text}**: ${describeMove(position, move)}\n\n\`\`\`text\n${boardText(after.fen())}\n\`\`\``;
}
