import type { NotationInfo } from 'ludogram';

/**
 * After comments and escapes: a tag pair of the roster or one that is typical, or the first move, perhaps after other
 * tag pairs. A slash after the move separates the players of 5D chess.
 */
const BEGINNING =
  /^(?:\s|;[^\n]*\n|%[^\n]*\n|\{[^}]*\})*(?:\[\s*(?:Event|Site|Date|Round|White|Black|Result|FEN|SetUp|ECO|Variant|[A-Z]\w*Elo|UTCDate)\s+"|(?:\[\s*[A-Z]\w*\s+"(?:[^"\\\n]|\\.)*"\s*\]\s*)*1\s*\.+\s*(?:[NBRQK]?[a-h1-8]{0,2}x?[a-h][1-8]|O-O|0-0)(?!\S*\s+\/))/;

/** A tag pair that only 5D chess has. */
const OF_5D_CHESS = /^\[\s*(?:Mode\s*"5D"|Board\s*")/m;

/** The data of the notation that is available without loading it. */
export const pgnInfo = {
  id: 'pgn',
  title: 'chess games',
  extensions: ['.pgn'],
  // The standard says ISO 8859-1; programs of today write UTF-8.
  encodings: ['utf-8', 'latin1'],
  // A tag pair after moves begins the next game. Commands in comments may also be at the start of a line.
  recordStart: { first: /^\[\s*[A-Za-z]\w*\s*"/, body: /^(?!\[)(?:.*[\s)}])?(?:\d+\s*\.|1-0|0-1|1\/2|\*)/ },
  hasManyRecords: true,
  detect: (text: string): boolean => {
    const head = text.slice(0, 4000).replace(/^\uFEFF/, '');
    return BEGINNING.test(head) && !OF_5D_CHESS.test(head);
  },
} as const satisfies NotationInfo;
