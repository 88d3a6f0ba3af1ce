import * as nodes from '../../../generated/5dfen/nodes.js';
import type { Node } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import { startBoards } from '../../games/5dchess/index.js';
import { fiveDDiagnostics as catalogue } from './codes.js';
import { type LoweredGame, lowerHeader } from './lower.js';
import { type Header, headerOf } from './model.js';
import { sizeText } from './size.js';

/** Headers are given once, in front of the boards, and agree with what follows. */
export function checkHeaders(root: nodes.GameRecord, lowered: LoweredGame): Diagnostic[] {
  return [
    ...checkRepeated(lowered),
    ...checkOrder(root, lowered),
    ...checkSize(lowered),
    ...checkStart(root, lowered),
    ...checkResult(lowered),
  ];
}

/** `5dfen/repeated-header` */
function checkRepeated({ game: { headers }, placeOf }: LoweredGame): Diagnostic[] {
  const first = new Map<string, Header>();
  return headers.flatMap((header) => {
    const key = header.key.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, header);
      return [];
    }
    const related = [{ message: 'given here first', span: placeOf(earlier) }];
    return [catalogue.report('repeated-header', placeOf(header), { key: header.key }, { related })];
  });
}

/** Headers and boards stand in front of the moves; to write them there would change what they are about: `5dfen/tag-after-moves` */
export function tagsAfterMoves({ tags }: nodes.GameRecord, movesBegin: number): Diagnostic[] {
  return tags
    .filter((tag) => tag.start > movesBegin)
    .map((tag) => catalogue.report('tag-after-moves', tag, { what: tag instanceof nodes.Board ? 'board' : 'header' }));
}

/** `5dfen/header-after-board` */
function checkOrder({ tags }: nodes.GameRecord, { movesBegin }: LoweredGame): Diagnostic[] {
  const firstBoard = tags.find((tag) => tag instanceof nodes.Board)?.start ?? Number.POSITIVE_INFINITY;
  return tags
    .filter((tag) => lowerHeader(tag) !== undefined && tag.start > firstBoard && tag.start <= movesBegin)
    .map((tag) => catalogue.report('header-after-board', tag));
}

/** `5dfen/bad-size`, `5dfen/size-mismatch` at the first board that differs */
function checkSize({ game, placeOf }: LoweredGame): Diagnostic[] {
  const header = headerOf(game, 'size');
  if (header === undefined) return [];
  const [, columns, rows] = /^\s*0*(\d+)\s*[xX×]\s*0*(\d+)\s*$/.exec(header.value) ?? [];
  if (columns === undefined) return [catalogue.report('bad-size', placeOf(header), { found: header.value })];
  const wanted = `${columns}x${rows}`;
  const odd = game.boards.find((board) => sizeText(board) !== wanted);
  if (odd === undefined) return [];
  const related = [{ message: 'the size is given here', span: placeOf(header) }];
  return [catalogue.report('size-mismatch', placeOf(odd), { size: sizeText(odd), header: header.value }, { related })];
}

/** A game starts from somewhere: `5dfen/no-boards`, at the header that names an unknown variant, or at the top. */
function checkStart(root: nodes.GameRecord, { game, placeOf }: LoweredGame): Diagnostic[] {
  const mayBeBoard = (tag: Node) => tag instanceof nodes.TagError && lowerHeader(tag) === undefined;
  const hasBoards = root.tags.some((tag) => tag instanceof nodes.Board || mayBeBoard(tag));
  const header = headerOf(game, 'board');
  const variant = header?.value;
  if (hasBoards || (variant !== undefined && startBoards(variant) !== undefined)) return [];
  const top = { start: 0, end: Math.min(1, root.tree.text.length) };
  return [catalogue.report('no-boards', header === undefined ? top : placeOf(header), { variant })];
}

/** `5dfen/result-mismatch` */
function checkResult({ game, placeOf }: LoweredGame): Diagnostic[] {
  const header = headerOf(game, 'result');
  const { result } = game;
  if (header === undefined || result === undefined || !/^(1-0|0-1|1\/2-1\/2|\*)$/.test(header.value)) return [];
  if (header.value === result) return [];
  return [catalogue.report('result-mismatch', placeOf(header), { header: header.value, result })];
}
