import type { EditorLocation, EditorSupport } from 'ludogram';
import type { SgfFile } from '../../generated/sgf/nodes.js';
import type { SgfCollection } from '../model/model.js';
import { PROPERTIES } from '../properties.js';
import { complete } from './completion.js';
import { hintsOf } from './hints.js';
import { MEANINGS } from './meanings.js';

/**
 * Editor support for game trees: completes the names of properties and the points of legal moves, says what properties
 * mean, and hints at captures.
 */
export const sgfEditorSupport: EditorSupport<SgfCollection, SgfFile> = {
  complete,
  hover: hoverOver,
  hints: hintsOf,
  templates: [
    { title: 'game of Go', text: '(;FF[4]GM[1]SZ[19]CA[UTF-8]KM[6.5]\nPB[]PW[]\n\n)\n' },
    { title: 'game of Go on a small board', text: '(;FF[4]GM[1]SZ[9]CA[UTF-8]KM[6.5]\nPB[]PW[]\n\n)\n' },
  ],
};

function hoverOver({ node }: EditorLocation<SgfCollection, SgfFile>): string | undefined {
  if (node.kindName !== 'PropIdent') return undefined;
  const about = MEANINGS.get(node.text);
  const group = PROPERTIES.get(node.text)?.group;
  if (about === undefined) return undefined;
  return `**${node.text}**: ${about}${group === 'root' || group === 'game-info' ? ' (in the first node)' : ''}`;
}
