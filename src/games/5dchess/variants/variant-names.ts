/** The variants whose start is built in. */
export const BUILT_IN = [
  'Standard',
  'Standard - Turn Zero',
  'Standard - Two Timelines',
  'Standard - Half Reflected',
  'Standard - Princess',
  'Standard - Defended Pawn',
  'Standard - Reversed Royalty',
  'Standard - Double Royalty',
  'Standard - Brawns',
  'Standard - Turn Zero - Brawns',
  'Standard - Staggered Timelines',
  'Standard - Staggered Timelines - Brawns',
  'Standard - Defended Pawn - Alt',
  'Focused - Just Brawns',
  'Misc - Small',
  'Misc - Royalty War',
  'Very Small - Open',
] as const;

/** Names of variants, and spellings that files use, whose start is not built in. */
const NAMES_ONLY = [
  'Random',
  'Small - Open',
  'Small - Flipped',
  'Small - Centered',
  'Very Small',
  'Simple - No Bishops',
  'Simple - No Knights',
  'Simple - No Queens',
  'Simple - No Rooks',
  'Simple - Knights vs. Bishops',
  'Simple - Knights vs. Rooks',
  'Simple - Rooks vs. Bishops',
  'Focused - Just Bishops',
  'Focused - Just Common Kings',
  'Focused - Just Dragons',
  'Focused - Just Kings',
  'Focused - Just Knights',
  'Focused - Just Pawns',
  'Focused - Just Queens',
  'Focused - Just Rooks',
  'Focused - Just Unicorns',
  'Misc - Battleground',
  'Misc - Excessive',
  'Misc - Global Warming',
  'Misc - King of Kings',
  'Misc - Mini',
  'Misc - Sparse',
  'Misc - Timeline Battle',
  'Misc - Timeline Battleground',
  'Misc - Timeline Formations',
  'Misc - Timeline Fragment',
  'Misc - Timeline Fragments',
  'Misc - Timeline Invasion',
  'Misc - Timeline Marauders',
  'Misc - Timeline Skirmish',
  'Misc - Timeline Strategos',
  'Misc - Timeline Tactician',
];

/** The names of all known variants, whether their start is built in or not. */
export const VARIANT_NAMES: readonly string[] = [...BUILT_IN, ...NAMES_ONLY];

/**
 * Normalizes a name for comparison: case, white space, dashes and dots are ignored, and `Standard` and `Misc` may be
 * left out.
 */
const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s._-]+/g, '')
    .replace(/^(?:standard|misc)(?=.)/, '');

const KNOWN = /* @__PURE__ */ new Map(VARIANT_NAMES.map((name) => [folded(name), name]));

/** Returns the name of a variant as {@link VARIANT_NAMES} has it; `undefined` for an unknown variant. */
export const variantNamed = (name: string): string | undefined => KNOWN.get(folded(name));
