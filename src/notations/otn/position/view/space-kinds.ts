import type { SpaceKind } from '../../../../games/tafl/index.js';

/** Special spaces in words. */
export const KIND_NAMES: Record<SpaceKind, string> = {
  corner: 'corner',
  centre: 'centre',
  attackerFortress: 'attackers’ fortress',
  defenderFortress: 'defenders’ fortress',
};
