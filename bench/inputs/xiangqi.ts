import { Random } from '../../test/support/random.js';

const RED = ['R', 'R', 'N', 'N', 'B', 'B', 'A', 'A', 'K', 'C', 'C', 'P', 'P', 'P', 'P', 'P'];
const PIECES = [...RED, ...RED.map((letter) => letter.toLowerCase())];
const MARKERS = ['pm', 'pg', 'pb'];
const BLANK_MARKERS = ['bm', 'bg', 'bb'];

/** The content of a field: a piece or none, and perhaps a marker. */
interface Field {
  readonly piece: string | undefined;
  readonly marker: string | undefined;
}

/** Ten rows of nine fields: up to 32 pieces at random, with markers here and there. */
function board(random: Random): Field[][] {
  const fields: (string | undefined)[] = new Array<undefined>(90).fill(undefined);
  for (const piece of PIECES) if (!random.once(4)) fields[random.int(90)] = piece;
  const marked = fields.map((piece): Field => {
    const marker = random.once(15) ? random.pick(piece === undefined ? BLANK_MARKERS : MARKERS) : undefined;
    return { piece, marker };
  });
  return Array.from({ length: 10 }, (_, row) => marked.slice(row * 9, row * 9 + 9));
}

function annoRow(fields: readonly Field[]): string {
  let out = '';
  let blanks = 0;
  for (const { piece, marker } of fields) {
    if (piece === undefined && marker === undefined) {
      blanks++;
      continue;
    }
    if (blanks > 0) out += blanks;
    blanks = 0;
    out += piece === undefined ? `<${marker!}>` : marker === undefined ? piece : `[<${marker}>${piece}]`;
  }
  return out + (blanks > 0 ? blanks : '');
}

function xayRow(fields: readonly Field[]): string {
  const texts = fields.map(
    ({ piece, marker }) => `[${[piece, marker].filter((part) => part !== undefined).join(', ')}]`,
  );
  return `  [${texts.join(', ')}],\n`;
}

/** Annotated positions, each a record of its own. */
export function annoFenBoards(): string[] {
  const random = new Random(6);
  return Array.from({ length: 1000 }, () => `v1 ${board(random).map(annoRow).join('/')}\n`);
}

/** The same kind of positions in YAML. */
export function xayBoards(): string[] {
  const random = new Random(7);
  return Array.from({ length: 300 }, () => `version: '1'\nsetup: [\n${board(random).map(xayRow).join('')}]\n`);
}
