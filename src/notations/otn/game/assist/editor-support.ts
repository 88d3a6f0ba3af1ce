import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import type { Node } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { EMPTY, type Position } from '../../../../games/tafl/index.js';
import { pieceHint } from '../../../../notation/assist/hints.js';
import { memoizeByObject } from '../../../../notation/assist/memoize.js';
import type { EditorLocation, EditorSupport, Hint, OutlineRule, Path } from '../../../../notation/index.js';
import { trimmed } from '../../../../notation/read/spans.js';
import { hoverOverRecord, OTN_TOKENS } from '../../assist/editor-support.js';
import { pieceName } from '../../position/model/model.js';
import { squareOn } from '../../space.js';
import { letterIndex } from '../addresses/steps.js';
import type { GameReading, OtnGame } from '../model/model.js';
import { type OtnPly, replayOtn } from '../replay/play.js';
import { moveText } from '../replay/report.js';
import { expectedTagValue } from '../tags/tag-names.js';
import { movesOf } from '../turns/game-tree.js';
import { completeGame, landmarks } from './completion.js';
import { lineThrough, replacedMove, turnPathAt } from './lines.js';

type GameLocation = EditorLocation<OtnGame, GameRecord>;

const replayOnce = memoizeByObject((game: OtnGame) => replayOtn(game));

const plies = memoizeByObject((game: OtnGame): Path[] =>
  Array.from(movesOf(game))
    .filter(({ written }) => written.kind !== 'skip')
    .map(({ turnIndex, index }) => ['turns', turnIndex, 'moves', index]),
);

/** The kinds of tags whose value is not a record of its own. */
const VALUE_TAGS = [
  'DateTag',
  'ResultTag',
  'TimeControlTag',
  'TimeRemainingTag',
  'PuzzleModeTag',
  'PuzzleAddressTag',
  'TextTag',
] as const;

const tag: OutlineRule = { type: 'property', name: ({ text }) => text.replace(/^\[|\]$/g, '') };

/** Editor support for tafl games: tags and rules, moves with their captures, and the moves that variations replace. */
export const otnEditorSupport: EditorSupport<OtnGame, GameRecord, Position> = {
  tokens: OTN_TOKENS,
  outline: {
    ...Object.fromEntries(['RulesTag', 'PositionTag', ...VALUE_TAGS].map((kind) => [kind, tag])),
    Turn: { type: 'event' },
    UnnumberedTurnError: { type: 'event' },
  },
  plies,
  lineTo: ({ reading, offset }) => {
    const path = turnPathAt(reading, offset);
    return path?.[0] === 'variations' ? lineThrough(reading, path, offset) : undefined;
  },
  hover: hoverOver,
  landmarks,
  complete: completeGame,
  hints: hintsOf,
  definition: ({ reading, offset, around }) => {
    const step = around(['Step', 'Address']);
    const address = around(['Address']);
    if (step !== undefined && address !== undefined) return replacedMove(reading, address, offset);
    const moveAddress = around(['MoveAddress']);
    return moveAddress === undefined ? undefined : addressedMove(reading, moveAddress.text);
  },
  names: ({ tree }) =>
    tree.root.tags.flatMap((one) =>
      isPlayerTag(one) ? one.children.filter(isValue).map((node) => trimmed(node)) : [],
    ),
  templates: [
    {
      title: 'Brandub game',
      text: '[attackers:]\n[defenders:]\n[rules:dim:7 ks:n cenhe: cenh: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n',
    },
  ],
};

const isPlayerTag = (node: Node): boolean =>
  node.kindName === 'TextTag' && /^\[(?:attackers|defenders|annotator):/.test(node.text);
const isValue = ({ fieldName }: Node): boolean => fieldName === 'value';

function hoverOver(location: GameLocation): string | undefined {
  const record = hoverOverRecord(location as EditorLocation);
  if (record !== undefined) return record;
  const play = location.around(['Play']);
  if (play !== undefined) return playText(location, play);
  const name = /^\[([\w-]+):/.exec(location.around(VALUE_TAGS)?.text ?? '')?.[1];
  return name === undefined ? undefined : `Tag **${name}**: ${expectedTagValue(name)}`;
}

/** Describes a move with its captures, and the piece that is on the space at the cursor before the move. */
function playText({ reading, node }: GameLocation, play: Node): string | undefined {
  const ply = pliesByStart(reading).get(play.start);
  if (ply === undefined) return undefined;
  const { board, rules } = ply.before;
  const square = node.kindName === 'Space' ? squareOn(node.text, rules.size) : undefined;
  const piece = square === undefined ? undefined : board[square];
  const contents =
    piece === undefined ? '' : `**${node.text}**: ${piece === EMPTY ? 'empty' : pieceName(piece)} before this move\n\n`;
  const end = ply.result === undefined ? '' : `, ends the game: ${ply.result.reason}`;
  return `${contents}${ply.mover}: \`${moveText(ply)}\`${end}`;
}

/** Returns the moves of all lines, by their offsets in the text. */
const pliesByStart = memoizeByObject((reading: GameReading): ReadonlyMap<number, OtnPly> => {
  const replay = replayOnce(reading.model);
  if (!replay.ok) return new Map();
  const all = [replay, ...replay.variations].flatMap((line) => line.plies);
  return new Map(all.map((ply) => [reading.spanOf(ply.path)?.start ?? -1, ply]));
});

/** Returns hints for the pieces that move, and for the captures that moves make but do not record. */
function hintsOf(reading: GameReading): Hint[] {
  return [...pliesByStart(reading)].flatMap(([start, ply]): Hint[] => {
    const { written, played } = ply;
    const span = reading.spanOf(ply.path);
    if (start < 0 || written.kind !== 'play' || played === undefined || span === undefined) return [];
    const piece = pieceHint(span.end, pieceName(played.piece));
    const move = moveText(ply);
    const captures = move.indexOf('x');
    if (written.captures.length > 0 || captures === -1) return [piece];
    const text = move.slice(captures);
    return [piece, { offset: span.end, type: 'captures', text, tooltip: 'captures of this move' }];
  });
}

/** Returns the span of the move with an address such as `6a`; `undefined` for addresses in variations. */
function addressedMove(reading: GameReading, address: string): Span | undefined {
  const [, turn = '', letter = ''] = /^(\d+)([a-z])$/.exec(address) ?? [];
  const index = reading.model.turns.findIndex(({ number }) => number === Number(turn));
  return index === -1 ? undefined : reading.spanOf(['turns', index, 'moves', letterIndex(letter)]);
}
