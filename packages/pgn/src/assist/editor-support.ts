import type { EditorSupport } from 'ludogram';
import type { PgnFile } from '../../generated/pgn/nodes.js';
import { type PgnGames, ROSTER } from '../model/model.js';
import { writeTag } from '../print.js';
import { complete } from './completion.js';
import { hintsOf } from './hints.js';
import { hoverOver } from './hover.js';
import { gameName, playerNames } from './players.js';

const roster = [...ROSTER].map(([name, value]) => writeTag({ name, value }));
const position = '[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]';

/**
 * Editor support for chess games: completes legal moves, tags and results, and describes moves with their boards, tags
 * and glyphs. Hints name the pieces that move and that are captured. The outline names games by their players, who are
 * renamed in all games of a file.
 */
export const pgnEditorSupport: EditorSupport<PgnGames, PgnFile> = {
  outline: { Game: { type: 'object', name: gameName }, Variation: { type: 'array' } },
  names: playerNames,
  complete,
  hover: hoverOver,
  hints: hintsOf,
  templates: [
    { title: 'chess game', text: `${roster.join('\n')}\n\n*\n` },
    { title: 'chess game from a position', text: `${roster.join('\n')}\n${position}\n\n*\n` },
  ],
};
