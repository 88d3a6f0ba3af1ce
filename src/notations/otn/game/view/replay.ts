import { boardText, type Position } from '../../../../games/tafl/index.js';
import type { Json } from '../../../../notation/codec/index.js';
import { positionOfBoard, writePosition } from '../../position/model.js';
import { spaceName } from '../../space.js';
import { outcome, printCaptures, squareName, symbolFor } from '../describe.js';
import type { OtnLineReplay, OtnPly, OtnReplay } from '../play.js';
import type { AddPly, GameFacts, Tables } from '../../../../notation/tables.js';
import { entryOf, type OtnRules } from '../../rules/model.js';
import { writeRules } from '../../rules/print.js';
import { type OtnGame, type OtnResult, tagOf } from '../model.js';
import { printDate } from '../print-tags.js';

/**
 * Returns a replay as `replay --json` prints it. Positions are position records; moves have the captures and type that
 * the rules give them.
 */
export function replayJson(replay: OtnReplay): Json {
  return {
    start: positionText(replay.start),
    ...lineJson(replay),
    variations: replay.variations.map((line) => ({ address: line.address, ...lineJson(line) })),
  };
}

function lineJson({ plies, final, result }: OtnLineReplay) {
  return {
    plies: plies.map((ply, i) => ({
      ply: i + 1,
      mover: ply.mover,
      move: moveText(ply),
      captured: capturesText(ply),
      position: positionText(ply.after),
    })),
    final: { position: positionText(final), toMove: final.toMove },
    result: result?.winner ?? 'none',
  };
}

/** Returns a replay as text: one line per ply, then the position and the result; variations follow the main line. */
export function replayLines(replay: OtnReplay): string {
  const blocks = [replay, ...replay.variations].map(({ address, plies, final, result }) => [
    ...(address === '' ? [] : ['', `variation ${address}`]),
    ...plies.map((ply, i) => plyLine(ply, i, String(plies.length).length)),
    positionText(final),
    outcome(result),
  ]);
  return [...blocks.flat(), ''].join('\n');
}

function plyLine(ply: OtnPly, index: number, width: number): string {
  const fault = ply.violation === undefined ? '' : `   (${ply.violation.why.replaceAll('-', ' ')})`;
  return `${String(index + 1).padStart(width)}. ${ply.mover}  ${moveText(ply)}${fault}`;
}

/** Returns a move record with the captures and the type that the rules give the move. */
export function moveText({ written, played, before }: OtnPly): string {
  if (written.kind === 'resignation') return '---';
  if (written.kind === 'unreadable') return written.text;
  if (written.kind === 'skip') return '.....';
  if (played === undefined) return `${spaceName(written.from)}${written.type}${spaceName(written.to)}`;
  const size = sizeOf(before);
  const { move, piece, captures, jumped } = played;
  const type = `${jumped >= 0 ? '^' : ''}${before.berserker === undefined ? '' : '='}` || '-';
  const moved = `${symbolFor(piece)}${squareName(move.from, size)}${type}${squareName(move.to, size)}`;
  return moved + printCaptures(captures, before.board, size);
}

const capturesText = ({ played, before }: OtnPly): readonly string[] =>
  played === undefined ? [] : played.captures.map((square) => squareName(square, sizeOf(before)));

const sizeOf = ({ board }: Position): number => Math.sqrt(board.length);

const positionText = ({ board }: Position): string => writePosition(positionOfBoard(board, Math.sqrt(board.length)));

const WINNERS: Readonly<Partial<Record<OtnResult, string>>> = { '1': 'attackers', '-1': 'defenders', '0': 'draw' };

/**
 * The columns of OpenTafl games in exported tables. The rules of a game are given by name; without a name, by the rules
 * record in canonical form.
 */
export const otnTables: Tables<OtnGame, OtnReplay> = {
  game(game): GameFacts {
    const attackers = tagOf(game, 'text', 'attackers');
    const defenders = tagOf(game, 'text', 'defenders');
    const date = tagOf(game, 'date');
    const rules = tagOf(game, 'rules');
    const result = WINNERS[tagOf(game, 'result') ?? '?'];
    const players = {
      ...(attackers === undefined ? {} : { attackers }),
      ...(defenders === undefined ? {} : { defenders }),
    };
    return {
      ...(Object.keys(players).length === 0 ? {} : { players }),
      ...(date === undefined ? {} : { date: printDate(date).replaceAll('.', '-') }),
      ...(rules === undefined ? {} : { rules: nameOf(rules) }),
      ...(result === undefined ? {} : { result }),
    };
  },
  plies({ plies, variations }, _, add) {
    for (const ply of plies) addPly(ply, undefined, add);
    for (const { address, plies: inside } of variations) for (const ply of inside) addPly(ply, address, add);
  },
  result: ({ result }) => result?.winner,
};

const nameOf = (rules: OtnRules): string => entryOf(rules, 'text', 'name') ?? writeRules(rules, { asWritten: false });

function addPly(ply: OtnPly, variation: string | undefined, add: AddPly): void {
  const { mover, after, played } = ply;
  const size = Math.sqrt(after.board.length);
  const captures = played?.captures ?? [];
  add(
    mover,
    moveText(ply),
    captures.length === 0 ? undefined : captures.map((square) => squareName(square, size)).join(' '),
    boardText(after.board),
    variation,
  );
}
