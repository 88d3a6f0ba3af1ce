/** Whether a header `Board` names a variant of the game. */
export function isKnownVariant(name: string): boolean {
  return name.toLowerCase() !== 'custom';
}
