import type { NotationInfo } from 'ludogram';

/** The data of the notation that is available without loading it. */
export const pgnInfo = {
  id: 'pgn',
  title: 'chess games',
  extensions: ['.pgn'],
  // After comments and escapes: a tag pair of the roster or one that is typical, or the first move.
  detect: (text: string): boolean =>
    /^(?:\s|;[^\n]*\n|%[^\n]*\n|\{[^}]*\})*(?:\[\s*(?:Event|Site|Date|Round|White|Black|Result|FEN|SetUp|ECO|Variant|[A-Z]\w*Elo|UTCDate)\s+"|1\s*\.+\s*(?:[NBRQK]?[a-h1-8]{0,2}x?[a-h][1-8]|O-O|0-0))/.test(
      text.slice(0, 4000).replace(/^\uFEFF/, ''),
    ) && !/^\[\s*(?:Mode\s*"5D"|Board\s*")/m.test(text.slice(0, 4000)),
} satisfies NotationInfo;
