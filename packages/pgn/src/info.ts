import type { NotationInfo } from 'ludogram';

/** The data of the notation that is available without loading it. */
export const pgnInfo = {
  id: 'pgn',
  title: 'chess games',
  extensions: ['.pgn'],
  // The standard says ISO 8859-1; programs of today write UTF-8.
  encodings: ['utf-8', 'latin1'],
  // A tag pair after moves begins the next game. Commands in comments may be at the start of a line, too.
  recordStart: { first: /^\[\s*[A-Za-z]\w*\s*"/, body: /^(?!\[)(?:.*[\s)}])?(?:\d+\s*\.|1-0|0-1|1\/2|\*)/ },
  hasManyRecords: true,
  // After comments and escapes: a tag pair of the roster or one that is typical, or the first move.
  detect: (text: string): boolean =>
    /^(?:\s|;[^\n]*\n|%[^\n]*\n|\{[^}]*\})*(?:\[\s*(?:Event|Site|Date|Round|White|Black|Result|FEN|SetUp|ECO|Variant|[A-Z]\w*Elo|UTCDate)\s+"|1\s*\.+\s*(?:[NBRQK]?[a-h1-8]{0,2}x?[a-h][1-8]|O-O|0-0))/.test(
      text.slice(0, 4000).replace(/^\uFEFF/, ''),
    ) && !/^\[\s*(?:Mode\s*"5D"|Board\s*")/m.test(text.slice(0, 4000)),
} as const satisfies NotationInfo;
