import { PIECE_TYPES, type PieceSet, piecesIn, type PieceType, typeOf } from '../board/pieces.js';
import { DEFAULTS, type Jumps, SPACE_KINDS, type SpaceKind, type SpaceRules, type TaflRules } from '../rules.js';
import { squareName, symbolOf } from './text.js';

/** Describes the rules of a game in English sentences. */
export function describeRules(rules: TaflRules): string[] {
  return [
    `The board is ${rules.size} × ${rules.size}; the ${rules.first} move first.`,
    ...describeEndings(rules),
    ...king(rules),
    ...movement(rules),
    ...SPACE_KINDS.flatMap((kind) => describeSpaces(rules, kind)),
    ...captures(rules),
    ...berserk(rules),
  ];
}

const THREEFOLD: Record<TaflRules['threefold'], string> = {
  ignore: 'Repeating a position has no consequence.',
  draw: 'A position that comes up for the third time is a draw.',
  win: 'The player who brings a position about for the third time wins.',
  loss: 'The player who brings a position about for the third time loses.',
};

function describeEndings({ escape, edgeForts, surroundingFatal, threefold }: TaflRules): string[] {
  const place = escape === 'corner' ? 'in a corner' : 'at the edge of the board';
  return [
    `The defenders win when the king is ${place}${edgeForts ? ', or in an unbreakable fort at the edge' : ''}.`,
    `The attackers win when they capture the king${surroundingFatal ? '; a side that is surrounded loses' : ''}.`,
    THREEFOLD[threefold],
  ];
}

const STRENGTH: Record<TaflRules['kingStrength'], string> = {
  strong: 'The king is captured by four attackers, one on each side.',
  'strong-centre': 'The king is captured by two attackers, but on or beside the center by four.',
  middleweight: 'The king is captured when each space beside him is hostile; at the edge, three are enough.',
  weak: 'The king is captured by two attackers, like any other piece.',
};

const ARMS: Record<TaflRules['kingArms'], string> = {
  armed: 'He captures like any other piece.',
  unarmed: 'He takes no part in captures.',
  anvil: 'He takes part in captures, but only beside the piece that moves.',
  hammer: 'He takes part in captures, but only as the piece that moves.',
};

function king({ kingStrength, kingArms }: TaflRules): string[] {
  return [`${STRENGTH[kingStrength]} ${ARMS[kingArms]}`];
}

const JUMPING: Record<Jumps, string> = {
  none: '',
  restricted: 'jump over an enemy to or from the center, a corner or a fortress of their own',
  free: 'jump over an enemy',
  capturing: 'jump over an enemy and capture it',
};

function movement(rules: TaflRules): string[] {
  const types = PIECE_TYPES.filter((type) => rules.jumps[type] !== 'none' && isOnBoard(rules, type));
  const jumps = types.map((type) => sentence(`${plural(type)} can ${JUMPING[rules.jumps[type]]}`));
  return ['Pieces move any distance along ranks and files, like rooks.', ...limits(rules), ...jumps];
}

function limits({ speed }: TaflRules): string[] {
  const bySpeed = new Map<number, number>();
  for (const [piece, limit] of speed) {
    if (limit !== Infinity) bySpeed.set(limit, (bySpeed.get(limit) ?? 0) | (1 << piece));
  }
  return [...bySpeed].map(([limit, set]) => {
    const spaces = limit === 1 ? 'one space' : `${limit} spaces`;
    return sentence(`${describe(set)} can't move further than ${spaces}`);
  });
}

const NAMES: Record<SpaceKind, string> = {
  corner: 'corners',
  centre: 'center',
  attackerFortress: "attackers' fortresses",
  defenderFortress: "defenders' fortresses",
};

/** Usual kinds of spaces, with the sentence for boards that have none. */
const NONE: Partial<Record<SpaceKind, readonly string[]>> = {
  corner: ['There are no corners.'],
  centre: ['There is no center.'],
};

function describeSpaces({ size, spaces, emptyCentreHostileTo }: TaflRules, kind: SpaceKind): readonly string[] {
  const { squares, hostileTo, passableBy, stoppableBy, enterableBy }: SpaceRules = spaces[kind];
  if (squares.length === 0) return NONE[kind] ?? [];
  const names = squares.map((square) => squareName(square, size));
  const parts = [
    `can be crossed by ${describe(passableBy)}`,
    `can be stopped on by ${describe(stoppableBy)}`,
    kind === 'centre'
      ? `helps to capture ${describe(emptyCentreHostileTo)} while empty, ${describe(hostileTo)} while occupied`
      : `help to capture ${describe(hostileTo)}`,
    ...(enterableBy === DEFAULTS.spaces[kind].enterableBy
      ? []
      : [`can be entered from outside by ${describe(enterableBy)}`]),
  ];
  return [`The ${NAMES[kind]} (${names.join(' ')}): ${parts.join('; ')}.`];
}

function captures(rules: TaflRules): string[] {
  const { shieldwall, shieldwallFlanking, linnaean } = rules;
  const ends = shieldwall === 'strong' ? ', a corner may close an end' : '';
  const flank = shieldwallFlanking ? ', by a move that closes an end' : ', by any move that completes it';
  return [
    ...(shieldwall === 'none' ? [] : [`Rows of pieces at the edge are captured by a shieldwall${ends}${flank}.`]),
    ...(linnaean
      ? ['A defender beside the king on the center is captured by attackers on its three other sides.']
      : []),
    ...(isOnBoard(rules, 'mercenary') ? ['A captured mercenary changes sides.'] : []),
    ...(isOnBoard(rules, 'guard') ? ['Guards neither capture, help to capture, nor are captured.'] : []),
  ];
}

function berserk({ berserk: mode }: TaflRules): string[] {
  if (mode === 'none') return [];
  return [
    mode === 'capture'
      ? 'A piece that has captured moves on while it can capture.'
      : 'A piece that has captured must move again, until it has moved without a capture.',
  ];
}

const PLURALS: Record<PieceType, string> = {
  taflman: 'taflmen',
  commander: 'commanders',
  knight: 'knights',
  king: 'kings',
  mercenary: 'mercenaries',
  guard: 'guards',
};

const plural = (type: PieceType): string => (type === 'king' ? 'the king' : PLURALS[type]);
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const isOnBoard = ({ start }: TaflRules, type: PieceType): boolean =>
  start.some((piece) => piece !== 0 && typeOf(piece) === type);

const WHOLE: readonly (readonly [symbols: string, description: string])[] = [
  ['', 'nobody'],
  ['K', 'the king'],
  ['tcnkmgTCNKMG', 'everybody'],
  ['tcnkTCNK', 'everybody'],
  ['tcnkmg', 'attackers'],
  ['tcnk', 'attackers'],
  ['TCNKMG', 'defenders'],
  ['TCNK', 'defenders'],
];

/**
 * Describes a set of pieces in words. A set that lacks only mercenaries and guards is described as all pieces, since
 * few games have those.
 */
function describe(set: PieceSet): string {
  const symbols = piecesIn(set).map(symbolOf).join('');
  const whole = WHOLE.find(([known]) => known === symbols)?.[1];
  if (whole !== undefined) return whole;
  const [attackers, defenders] = ['attackers', 'defenders'].map((side) => {
    const types = PIECE_TYPES.filter((_, i) => ((set >> (i + (side === 'attackers' ? 1 : 9))) & 1) === 1);
    return types.length === 0 ? '' : `${side}' ${types.map((type) => PLURALS[type]).join(', ')}`;
  });
  return [attackers, defenders].filter((part) => part !== '').join(' and ');
}
