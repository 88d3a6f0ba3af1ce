import { type BUILT_IN, variantNamed } from './variant-names.js';

type BuiltIn = (typeof BUILT_IN)[number];

/** A board of a variant's start: rows as 5D chess writes them, the last rank first. */
export interface VariantBoard {
  readonly rows: string;
  /** The timeline as written: `0`, or `-0` and `+0`. */
  readonly layer: string;
  readonly time: number;
  readonly toMove: 'white' | 'black';
}

const PAWNS = 'p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*';
const BRAWNS = PAWNS.replaceAll('p', 'w').replaceAll('P', 'W');
const CHESS = 'r*nbqk*bnr*';

/** Makes the rows of a start position with `back` as black's back rank; white's is the same or given separately. */
const rowsWith = (back: string, white = back.toUpperCase(), pawns = PAWNS): string => `${back}/${pawns}/${white}`;

const single = (rows: string): VariantBoard[] => [{ rows, layer: '0', time: 1, toMove: 'white' }];

/** Makes the first boards of a start with turn zero: black's board of turn 0, then white's board of turn 1. */
const turnZero = (rows: string): VariantBoard[] => [{ rows, layer: '0', time: 0, toMove: 'black' }, ...single(rows)];

const twoLines = (rows: string, below: 'white' | 'black'): VariantBoard[] => [
  { rows, layer: '-0', time: 1, toMove: below },
  { rows, layer: '+0', time: 1, toMove: 'white' },
];

/**
 * Makes two timelines from turn zero. In each, one side has a queen and a king, the other a royal queen and a common
 * king.
 */
function royaltyWar(): VariantBoard[] {
  const royal = 'r*nbycbnr*';
  const boards = (rows: string, layer: string) => turnZero(rows).map((board) => ({ ...board, layer }));
  return [...boards(rowsWith(royal, CHESS.toUpperCase()), '-0'), ...boards(rowsWith(CHESS, royal.toUpperCase()), '+0')];
}

const STANDARD = rowsWith(CHESS);
const STANDARD_BRAWNS = rowsWith(CHESS, undefined, BRAWNS);

/** The boards from which the built-in variants start. */
const STARTS: Readonly<Record<BuiltIn, readonly VariantBoard[]>> = {
  Standard: single(STANDARD),
  'Standard - Turn Zero': turnZero(STANDARD),
  'Standard - Two Timelines': twoLines(STANDARD, 'white'),
  'Standard - Half Reflected': single(rowsWith('r*nbk*qbnr*', CHESS.toUpperCase())),
  'Standard - Princess': single(rowsWith('r*nbsk*bnr*')),
  'Standard - Defended Pawn': single(rowsWith('r*qbnk*bnr*')),
  'Standard - Reversed Royalty': single(rowsWith('r*nbycbnr*')),
  'Standard - Double Royalty': single(rowsWith('r*nbyk*bnr*')),
  'Standard - Brawns': single(STANDARD_BRAWNS),
  'Standard - Turn Zero - Brawns': turnZero(STANDARD_BRAWNS),
  'Standard - Staggered Timelines': twoLines(STANDARD, 'black'),
  'Standard - Staggered Timelines - Brawns': twoLines(STANDARD_BRAWNS, 'black'),
  'Standard - Defended Pawn - Alt': single(rowsWith('r*nbqk*nbr*')),
  'Focused - Just Brawns': single('w*w*w*w*k*/5/5/5/K*W*W*W*W*'),
  'Misc - Small': single('kqbnr/p*p*p*p*p*/5/P*P*P*P*P*/KQBNR'),
  'Misc - Royalty War': royaltyWar(),
  'Very Small - Open': single('nbrk/3p*/P*3/KRBN'),
};

/**
 * Returns the boards from which a variant starts.
 *
 * @returns `[]` for a variant that is known only by name; `undefined` for an unknown variant
 */
export function startBoards(name: string): readonly VariantBoard[] | undefined {
  const known = variantNamed(name);
  return known === undefined ? undefined : ((STARTS as Readonly<Record<string, readonly VariantBoard[]>>)[known] ?? []);
}
