/** Notations that a text can be taken for, and how each begins. */
const NOTATIONS = [
  ['JSON', /^\s*(?:\{\s*(?:"(?:[^"\\\n]|\\.)*"\s*:|\}\s*$)|\[\s*(?:\{\s*"|"[^"\n]*"\s*,|-?[\d.]+\s*,|\[\s*["\d]))/],
  ['XML or HTML', /^\s*<(?:[?!]|[a-z][\w:-]*[\s/>])/i],
  ['XAY (a xiangqi position in YAML)', /^(?:\s|#[^\r\n]*[\r\n])*(?:version|setup)\s*:/],
  ['an OpenTafl game', /^[^\S\r\n]*\[(?:rules|position|start-comment)\s*:/m],
  ['an OpenTafl rules record', /^\s*(?:rules\s+)?dim:\d/],
  ['an Azul game', /^\s*AZULGAME\b/],
  ['annoFEN', /^(?:\s|#[^\r\n]*[\r\n])*v1\s/],
  ['a WXF xiangqi game', /^\s*FORMAT\s+WXF\b/],
  ['a FEN of xiangqi', /^\s*[a-z1-9]+(?:\/[a-z1-9]+){9}(?:\s|$)/i],
  ['a FEN of chess', /^\s*[a-z1-8]+(?:\/[a-z1-8]+){7}(?:\s|$)/i],
  ['a 5D chess game in Alexbay’s notation', /^\d+[wb]\.\s*\d+(?:[+-]\d+)?:\S/m],
  ['a 5D chess game in Axel’s notation', /^[wb]?\d+(?:T\d+)?\.\s[^\n]*\s\.\.\s/m],
  ['a PGN game of chess', /^1\.\s*[A-Za-z][^\s/]*\s+[A-Za-z][^\s/]*\s+2\./m],
] as const satisfies readonly (readonly [name: string, begins: RegExp])[];

type NotationName = (typeof NOTATIONS)[number][0];

/** A notation is known by how its text begins. */
const HEAD = 4000;

/**
 * The notation that a text seems to be in, in words; nothing if none comes to mind. It is asked only where a text can't
 * be read as what it should be, so it may be wrong about texts that can.
 *
 * @param own the notation that the text is read as, by its name in this table: a text is never taken for that
 */
export function lookalike(text: string, own?: NotationName): string | undefined {
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, '');
  return NOTATIONS.find(([name, begins]) => name !== own && begins.test(head))?.[0];
}
