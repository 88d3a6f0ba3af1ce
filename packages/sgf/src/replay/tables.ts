import {
  followLines,
  type GameFacts,
  type PlyColumns,
  type PlyFacts,
  present,
  type Tables,
  tablesOfGames,
  tagsByName,
} from 'ludogram';
import { type PlayedMove, playNode } from '../go/play-node.js';
import type { GoSide } from '../go/rules.js';
import { movesOf } from '../go/setup.js';
import { emptyBoardOf, isGo } from '../go/start.js';
import { type SgfCollection, type SgfNode, type SgfTree, textOfProperty } from '../model/model.js';
import { PROPERTIES } from '../properties.js';
import { sgfTree } from './game-tree.js';
import { rowsOf } from './play.js';
import { winnerIn } from './result.js';

/**
 * The columns of games of Go in exported tables. A move is a point such as `pd`, or `pass`; positions are written only
 * on request, and hashed in any case. The rules of a game have the size of its board. Games other than Go have the
 * number of their kind as rules, and their moves as they are written.
 */
export const sgfTables: Tables<SgfCollection> = /* @__PURE__ */ tablesOfGames('trees', {
  facts: factsOf,
  play: playInto,
});

/** Whether a property of the root says something about the game, rather than about its board or a move. */
function isTag(id: string): boolean {
  const group = PROPERTIES.get(id)?.group;
  return group === undefined || group === 'root' || group === 'game-info';
}

function factsOf(tree: SgfTree): GameFacts {
  const [root] = tree.nodes;
  const known = (id: string): string | undefined => {
    const value = textOfProperty(root, id)?.trim();
    return value === '' ? undefined : value;
  };
  const tags = (root?.properties ?? [])
    .filter(({ id }) => isTag(id))
    .flatMap((property) => {
      const value = textOfProperty({ properties: [property] }, property.id);
      return value === undefined ? [] : [[property.id, value] as const];
    });
  const rules = isGo(tree)
    ? [known('RU'), known('SZ') ?? '19']
    : [`GM[${known('GM') ?? ''}]`, known('RU'), known('SZ')];
  const facts = {
    players: present({ black: known('PB'), white: known('PW') }) as GameFacts['players'],
    date: known('DT'),
    event: known('EV'),
    site: known('PC'),
    round: known('RO'),
    rules: rules.filter((part) => part !== undefined).join(' '),
    timeControl: known('TM'),
    result: winnerIn(known('RE')),
    termination: known('RE'),
    tags: tagsByName(tags),
  };
  return present(facts) ?? {};
}

/** Adds the plies of a game and its variations, and plays them if it is one of Go. */
function playInto(tree: SgfTree, columns: PlyColumns): void {
  if (isGo(tree)) playGo(tree, columns);
  else addUnplayed(tree, columns);
  columns.end(undefined);
}

function playGo(tree: SgfTree, columns: PlyColumns): void {
  followLines(sgfTree, tree, emptyBoardOf(tree), {
    play(before, node, line) {
      const { moves, position } = playNode(before, node);
      for (const move of moves) {
        const { side, point } = move;
        const board = rowsOf(move.after).join('/');
        const shown = columns.wantsPositions ? board : undefined;
        const key = `${side} ${board}`;
        columns.add(side, point ?? 'pass', capturedBy(move), shown, line.address, key, plyFacts(node, side));
      }
      return position;
    },
  });
}

/** Adds the moves of a game and its variations without playing them. */
function addUnplayed(tree: SgfTree, columns: PlyColumns): void {
  followLines(sgfTree, tree, true, {
    // There is no position to keep: any value but undefined continues the line.
    play(state, node, line) {
      for (const [mover, written] of movesOf(node)) {
        columns.add(mover, written, undefined, undefined, line.address, undefined, plyFacts(node, mover));
      }
      return state;
    },
  });
}

/** Returns the number of stones that a move captured; `undefined` if there are none. */
function capturedBy({ side, before, after }: PlayedMove): string | undefined {
  const sign = side === 'black' ? 1 : -1;
  const captured = after.board.getCaptures(sign) - before.board.getCaptures(sign);
  return captured > 0 ? String(captured) : undefined;
}

function plyFacts(node: SgfNode, mover: GoSide): PlyFacts {
  const clock = Number(textOfProperty(node, mover === 'black' ? 'BL' : 'WL') ?? Number.NaN);
  return { clock: Number.isFinite(clock) ? clock : undefined, comment: commentOf(node) };
}

/** Returns the comments of a node, each on lines of its own; `undefined` without one. */
function commentOf({ properties }: SgfNode): string | undefined {
  const comments = properties.filter(({ id }) => id === 'C').map(({ values: [text] }) => text);
  return comments.length === 0 ? undefined : comments.join('\n');
}
