import { defineBoard, type LudogramBoard } from '../../../src/board/index.js';
import { type Notation, type OptionTable, readInFittingDialect } from '../../../src/notation/index.js';
import { NOTATION_LIST } from './notation-list.js';

const loading = new Map<string, Promise<Notation>>();

/** Defines the board for a notation, once, and returns the notation. */
async function defineFor(id: string): Promise<Notation> {
  const notation = await NOTATION_LIST.find((entry) => entry.id === id)!.load();
  defineBoard({ ...notation, read: (text: string) => readInFittingDialect(notation, text) });
  return notation;
}

/** The properties of a notation that decide how its boards are shown. */
export interface ShownNotation {
  /** Whether its boards can be drawn. */
  readonly hasPictures: boolean;
  /** The options that it declares for pictures. */
  readonly options: OptionTable;
}

/** Loads a notation for boards of its texts. */
export async function loadBoard(id: string): Promise<ShownNotation> {
  if (!loading.has(id)) loading.set(id, defineFor(id));
  const { view, options } = await loading.get(id)!;
  return { hasPictures: view !== undefined, options: options?.render ?? {} };
}

/** Makes an empty board. */
export const makeBoard = (): LudogramBoard => document.createElement('ludogram-board') as unknown as LudogramBoard;
