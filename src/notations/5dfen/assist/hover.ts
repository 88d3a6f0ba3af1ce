import type { GameRecord } from '../../../../generated/5dfen/nodes.js';
import type { Node } from '../../../cst/index.js';
import { layerOfLine, type Multiverse } from '../../../games/5dchess/index.js';
import type { EditorLocation } from '../../../notation/index.js';
import { boardName, squareName } from '../boards/names.js';
import { letterOfName, pieceName } from '../boards/pieces.js';
import type { FiveDGame } from '../model/model.js';
import type { FiveDPly } from '../replay/play-lines.js';
import { describeHeader } from './known-headers.js';
import { playOnce } from './played-game.js';

/** Describes a piece, a number of empty squares, a header, a board or a move; `undefined` for other parts. */
export function hoverOver(location: EditorLocation<FiveDGame, GameRecord>): string | undefined {
  const { node } = location;
  if (node.kindName === 'Piece') {
    const letter = node.text.charAt(0);
    const side = letter === letter.toUpperCase() ? 'white' : 'black';
    const unmoved = node.text.endsWith('*') ? ', not moved yet' : '';
    return `**${node.text}**: ${side} ${pieceName(letter.toUpperCase())}${unmoved}`;
  }
  if (node.kindName === 'Blanks') return `**${node.text}** empty squares`;
  if (node.kindName === 'Key') return describeHeader(node.text);
  const coordinates = location.around(['Coordinates']);
  if (coordinates !== undefined) return boardText(coordinates);
  const ply = location.around(['Ply']);
  const game = playOnce(location.reading);
  if (ply === undefined || game === undefined) return undefined;
  const played = game.plies.get(ply.start);
  return played && plyText(played.ply, game.multiverse);
}

function boardText({ children }: Node): string {
  const [layer, time] = ['Layer', 'Time'].map((kind) => children.find(({ kindName }) => kindName === kind)?.text);
  return `Timeline **${layer ?? '?'}**, ${time === undefined ? 'its last board' : `turn **${time}**`}`;
}

/** Describes the effect of a move. */
function plyText({ mover, from, to, captured, newLine, move }: FiveDPly, multiverse: Multiverse): string {
  if (move.action.kind !== 'step') return `${mover}: ${move.action.kind === 'pass' ? 'passes' : 'castles'}`;
  const piece = pieceName(letterOfName(move.action.piece));
  if (from === undefined || to === undefined) return `${mover}: ${piece}`;
  const taken = captured === undefined ? '' : `, captures a ${pieceName(captured)}`;
  const made = newLine === undefined ? '' : `, makes timeline ${layerOfLine(newLine, multiverse.hasHalves)}`;
  return `${mover}: ${piece} from ${squareText(from, multiverse)} to ${squareText(to, multiverse)}${taken}${made}`;
}

const squareText = ({ board, x, y }: NonNullable<FiveDPly['from']>, { hasHalves }: Multiverse): string =>
  boardName(board, hasHalves) + squareName({ x, y });
