import { type Board, layerOfLine, type Multiverse, type Target, timeOf } from '../../../games/5dchess/index.js';
import { fileName } from '../boards/names.js';
import { type BoardName, type Layer, layerOf, type Square } from '../model/model.js';
import type { Habits } from './habits.js';

/** Returns the name of a timeline as a record writes it. */
export function writtenLayer(line: number, { hasHalves }: Multiverse, { signsLayers }: Habits): Layer {
  const spelling = layerOfLine(line, hasHalves);
  return layerOf(signsLayers && line > 0 ? `+${spelling}` : spelling);
}

/** Returns the name of a board as a record writes it. */
export const writtenBoard = (
  { line, half }: Pick<Board, 'line' | 'half'>,
  multiverse: Multiverse,
  habits: Habits,
): BoardName => ({ layer: writtenLayer(line, multiverse, habits), time: timeOf(half) });

/** Returns the name of a square. */
export const squareOf = ({ x, y }: Pick<Target, 'x' | 'y'>): Square => ({ file: fileName(x), rank: y + 1 });
