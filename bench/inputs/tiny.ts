import { azulText } from './azul.js';
import { fiveDText } from './five-d.js';
import { oniMovesText } from './oni.js';
import { otnMoves } from './otn.js';
import { annoFenBoards } from './xiangqi.js';

/** A small file: its name and content. */
export interface TinyFile {
  readonly name: string;
  readonly text: string;
}

/** `count` files of about 200 characters, for each grammar in turn. */
export function tinyFiles(count: number): TinyFile[] {
  const boards = annoFenBoards();
  const kinds: ((i: number) => TinyFile)[] = [
    (i) => ({ name: `${i}.oni`, text: oniMovesText(150 + (i % 50)) }),
    (i) => ({ name: `${i}.otg`, text: otnMoves(50 + (i % 50)) }),
    (i) => ({ name: `${i}.azul`, text: azulText(150 + (i % 50)) }),
    (i) => ({ name: `${i}.5dpgn`, text: fiveDText(120 + (i % 50)) }),
    (i) => ({ name: `${i}.annofen`, text: boards[i % boards.length]! }),
  ];
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!(i));
}
