import type { Tree } from '../../src/cst/index.js';
import type { Diagnostic } from '../../src/diagnostics/index.js';
import { plural } from '../../src/diagnostics/report/summary.js';
import type { ReadDocument } from '../../src/lsp/features/document.js';
import { tokensOf } from '../../src/lsp/features/tokens/semantic-tokens.js';
import type { Token } from '../../src/lsp/features/tokens/token-types.js';
import { startOfRun } from '../../src/notation/assist/written-parts.js';
import { oniEditorSupport } from '../../src/notations/oni/assist/editor-support.js';
import { readOni } from '../../src/notations/oni/read.js';
import { replayModel } from '../../src/notations/oni/replay/play.js';
import { oniViewWithoutText } from '../../src/notations/oni/view/index.js';
import type { Moment } from './script.js';

/** A node of the tree on one line. */
export interface TreeLine {
  readonly depth: number;
  readonly label: string;
  /** The text of a node without children; empty otherwise. */
  readonly text: string;
}

/** Everything that the hero shows of a text: all of it is read from the text. */
export interface Frame {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The first error, once its word is complete. */
  readonly problem: Diagnostic | undefined;
  /** The last move of the text, with what is in it. */
  readonly tree: readonly TreeLine[];
  /** The board after the last move, as SVG in the colors of both themes. */
  readonly boards: { readonly light: string; readonly dark: string };
  /** The number of moves and who is to move, or who has won. */
  readonly score: string;
}

/** Reads a text of the hero. A move that is not complete, or not right, changes nothing on the board. */
export function frameOf({ text, isWord }: Moment): Frame {
  const reading = readOni(text);
  const problem = isWord ? reading.diagnostics[0] : undefined;
  const board = isWord && problem === undefined ? reading : readOni(text.slice(0, startOfRun(text, /\S/)));
  const picture = oniViewWithoutText.at(board.model);
  const replay = replayModel(board.model);
  if (!picture.ok || !replay.ok) throw new Error('the game of the hero has no board');
  const { plies, final, result } = replay;
  const moves = plural(plies.length, 'move');
  return {
    text,
    tokens: tokensOf({ support: oniEditorSupport, reading } as unknown as ReadDocument),
    problem,
    tree: lastMove(reading.tree),
    boards: {
      light: oniViewWithoutText.svg(picture.view),
      dark: oniViewWithoutText.svg(picture.view, { theme: 'dark' }),
    },
    score: result === 'none' ? `${moves}, ${final.toMove} to move` : `${moves}, ${result} won`,
  };
}

function lastMove(tree: Tree): TreeLine[] {
  const last = tree.root?.children.at(-1);
  if (last === undefined) return [];
  const line = (node: typeof last, depth: number): TreeLine => ({
    depth,
    label: node.fieldName === '' ? node.kindName : `${node.fieldName}: ${node.kindName}`,
    text: node.children.length === 0 ? node.text : '',
  });
  return [line(last, 0), ...last.children.slice(0, MAX_TREE_LINES - 1).map((child) => line(child, 1))];
}

/** The tree has the height of a move. */
const MAX_TREE_LINES = 4;
