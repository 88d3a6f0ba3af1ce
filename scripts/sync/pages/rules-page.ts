import { defaultEntries, printEntry, RULE_KEYS, type RuleKey } from '../../../src/notations/otn/index.js';

const YES_NO = '`y` yes · `n` no';
const JUMPS =
  '`n` none · `r` restricted: from or to the center, a corner or a friendly fortress · `j` over enemies, not capturing · `c` capturing them';
const SPACES = 'spaces with commas between them; empty for none';
const PIECES = 'symbols of pieces; empty for none';

/** The meaning of each key, and its possible values. */
const ABOUT: Readonly<Record<RuleKey, readonly [about: string, values: string]>> = {
  dim: ['spaces on a side of the board; comes first, required', '1 to 26'],
  name: [
    'the name of the game; no revision of the specification has it, but every program writes it',
    'text with `_` for spaces',
  ],
  esc: ['where the king escapes', '`c` to a corner · `e` to the edge'],
  surf: ['whether a side that is surrounded has lost', YES_NO],
  atkf: ['whether the attackers move first', YES_NO],
  tfr: [
    'what a position means that occurs for the third time',
    '`i` nothing · `d` a draw · `w` a win for the side that moved into it · `l` a loss for that side',
  ],
  ka: [
    'whether the king helps to capture',
    "`y` · `n` · `a` only as the piece that doesn't move · `h` only as the piece that moves",
  ],
  ks: [
    'how many pieces capture the king',
    '`s` or `y` four · `c` four on the center or beside it, else two · `m` every neighbor · `w` or `n` two',
  ],
  kj: ['jumps of the king', JUMPS],
  nj: ['jumps of knights', JUMPS],
  cj: ['jumps of commanders', JUMPS],
  mj: ['jumps of mercenaries', JUMPS],
  gj: ['jumps of guards', JUMPS],
  spd: [
    'the most spaces that a piece moves; -1 for any number',
    'one number for all, two for attackers and defenders, eight in the order tcnkTCNK, ten in the order tcnkmTCNKM, twelve in the order tcnkmgTCNKMG',
  ],
  cor: ['the corners', SPACES],
  cen: ['the center', SPACES],
  afor: ['fortresses of the attackers', SPACES],
  dfor: ['fortresses of the defenders', SPACES],
  corh: ['to whom corners are hostile', PIECES],
  cenh: ['to whom the center is hostile while a piece is there', PIECES],
  cenhe: ['to whom the center is hostile while it is empty', PIECES],
  aforh: ["to whom the attackers' fortresses are hostile", PIECES],
  dforh: ["to whom the defenders' fortresses are hostile", PIECES],
  corp: ['who can pass through corners', PIECES],
  cenp: ['who can pass through the center', PIECES],
  aforp: ["who can pass through the attackers' fortresses", PIECES],
  dforp: ["who can pass through the defenders' fortresses", PIECES],
  cors: ['who can stop on corners', PIECES],
  cens: ['who can stop on the center', PIECES],
  afors: ["who can stop on the attackers' fortresses", PIECES],
  dfors: ["who can stop on the defenders' fortresses", PIECES],
  corre: ['who can enter corners again, coming from outside', PIECES],
  cenre: ['who can enter the center again', PIECES],
  aforre: ["who can enter the attackers' fortresses again", PIECES],
  dforre: ["who can enter the defenders' fortresses again", PIECES],
  sw: ['shieldwall captures', '`n` none · `w` no corner closes one · `s` corners close them'],
  swf: ['whether the piece that moves must close a flank of the shieldwall', YES_NO],
  efe: ['whether a king in a fort at the edge has escaped', YES_NO],
  ber: [
    'further moves after a capture',
    '`n` none · `c` while there is something to capture · `m` until one captures nothing',
  ],
  linc: ['whether a defender beside the king on his throne can be captured against it', YES_NO],
  start: ['the board; comes last, required. `starti` has the rows in reverse order', 'a position'],
};

/** Board that the table is printed for. */
const SIZE = 11;

/** Returns the page of rules of tafl: what each key means, and its default. In Markdown. */
export function rulesPage(): string {
  const defaults = defaultEntries(SIZE);
  const rows = RULE_KEYS.map((key) => {
    const entry = defaults.get(key);
    const [about, values] = ABOUT[key];
    return `| \`${key}\` | ${about} | ${values} | ${entry === undefined ? '' : `\`${printEntry(entry)}\``} |\n`;
  });
  return (
    '# Rules records: keys and defaults\n\n' +
    'A rules record describes the variant of tafl that a game follows: entries `key:value` with white space between them.\n' +
    'The specification is [OpenTafl Notation](https://github.com/jslater89/OpenTafl), section 3. The grammar is\n' +
    '[`grammars/otn.peggy`](../../grammars/otn.peggy), and [the codes](../codes/otn-rules.md) list all diagnostics.\n' +
    '[OpenTafl games](otn.md) describes the records that have one.\n\n' +
    'The table is generated from the rules engine (`npm run sync`). The last column is the default if a record lacks the\n' +
    `key, here for a board of ${SIZE} × ${SIZE}. An empty value differs from an absent one: \`cor:\` is a board without\n` +
    'corners.\n\n' +
    '`ludogram format --full` writes all keys, and `ludogram explain FILE` describes a record in words.\n\n' +
    `| key | meaning | values | default |\n| --- | --- | --- | --- |\n${rows.join('')}`
  );
}
