/** What people write for the last field of a board. */
const COLOURS: ReadonlyMap<string, 'w' | 'b'> = new Map([
  ['w', 'w'],
  ['b', 'b'],
  ['white', 'w'],
  ['black', 'b'],
]);

/** The colour to move that a field names, in capitals or in full too; `undefined` if it names none. */
export const colourIn = (field: string): 'w' | 'b' | undefined => COLOURS.get(field.trim().toLowerCase());
