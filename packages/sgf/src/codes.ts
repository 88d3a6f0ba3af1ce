import { defineDiagnostics, explainCodes } from 'ludogram';
import { sgfInfo } from './info.js';

/** The diagnostics of SGF files: codes, severities, messages and fixes. */
export const sgfDiagnostics = defineDiagnostics(sgfInfo, {
  // ---- syntax ----
  'outside-text': { severity: 'warning', message: 'text outside the game trees is not part of any game' },
  'stray-parenthesis': {
    severity: 'error',
    message: 'closing parenthesis without a game tree',
    fixes: { 'drop the parenthesis': 'unsafe' },
  },
  'unclosed-tree': {
    severity: 'error',
    message: 'the game tree has no closing parenthesis',
    fixes: { 'close the tree': 'unsafe' },
  },
  'empty-tree': { severity: 'error', message: 'the game tree has no node: expected ";"' },
  'missing-semicolon': {
    severity: 'error',
    message: 'properties without a node: expected ";" before them',
    fixes: { 'add ";"': 'safe' },
  },
  'late-node': { severity: 'error', message: 'nodes after a variation: expected "(" or ")"' },
  'stray-text': { severity: 'error', message: 'unexpected {found}: expected a property, a node or a variation' },
  'missing-value': { severity: 'error', message: 'the property {id} has no value: expected [' },
  'unclosed-value': {
    severity: 'error',
    message: 'the value has no closing bracket',
    fixes: { 'add "]" at the end of the line': 'unsafe' },
  },
  'too-deep': { severity: 'error', message: 'game trees are nested too deeply' },
  'old-name': {
    severity: 'warning',
    message: '{found} is written {id}: lower-case letters in names have no meaning',
    fixes: { 'write {text}': 'safe' },
  },

  // ---- structure ----
  'bad-value': {
    severity: 'error',
    message: "{found} isn't a valid {id}: expected {wanted}",
    fixes: { 'write {text}': 'safe' },
  },
  'white-space': {
    severity: 'warning',
    message: 'white space in the value of {id}',
    fixes: { 'drop the white space': 'safe' },
  },
  'enclosed-property': {
    severity: 'warning',
    message: 'the value of {id} contains {inner}: expected "]" at the end of the line',
    fixes: { 'add "]" at the end of the line': 'unsafe' },
  },
  'too-many-values': { severity: 'error', message: '{id} has {count} values: expected one' },
  'repeated-property': {
    severity: 'error',
    message: 'the node has {id} twice',
    fixes: { 'join the lists': 'safe' },
  },
  'repeated-point': { severity: 'error', message: '{point} is listed twice: expected it once' },
  'two-marks': { severity: 'error', message: '{point} has both {first} and {id}: expected one mark per point' },
  'two-moves': {
    severity: 'error',
    message: 'the node has a move of black and one of white: expected one move per node',
  },
  'no-move': { severity: 'error', message: '{id} belongs to a move: expected B or W in the same node' },
  'exclusive-properties': {
    severity: 'error',
    message: '{id} contradicts {first} in the same node: expected one of {all}',
  },
  'mixed-node': {
    severity: 'warning',
    message: '{id} sets up the position in a node with a move: expected a node of its own',
  },
  'misplaced-root': { severity: 'error', message: '{id} is allowed only in the first node of a game tree' },
  'repeated-info': { severity: 'warning', message: 'game info {id} after other game info on the same line' },
  'obsolete-property': { severity: 'warning', message: 'FF[4] no longer has {id}' },
  'old-format': { severity: 'note', message: 'this game tree is FF[{version}]: it is read as FF[4]' },
  'outside-board': { severity: 'error', message: '{point} is outside the board of {columns} by {rows}' },
  'old-pass': {
    severity: 'warning',
    message: 'tt for a pass: FF[4] writes an empty value',
    fixes: { 'drop tt': 'safe' },
  },
});

/** The codes of SGF files with explanations and examples. */
export const sgfCodes = explainCodes(sgfDiagnostics, () => ({
  'outside-text': {
    explanation: 'Files may have text around the game trees, such as the header of a mail. It is kept.',
    example: 'Here is the game: (;FF[4]GM[1])',
  },
  'stray-parenthesis': { explanation: 'A game tree is in parentheses.', example: '(;FF[4]GM[1]))' },
  'unclosed-tree': { explanation: 'A game tree is in parentheses.', example: '(;FF[4]GM[1](;B[aa]' },
  'empty-tree': { explanation: 'A game tree begins with a node.', example: '()' },
  'missing-semicolon': {
    explanation: 'Each node begins with a semicolon, even one without properties.',
    example: '(GM[1])',
  },
  'late-node': {
    explanation: 'After variations, only further variations can follow.',
    example: '(;FF[4]GM[1](;B[aa]);W[bb])',
  },
  'stray-text': {
    explanation: 'A node has properties: names in capital letters, each with values in brackets.',
    example: '(;FF[4]GM[1] ??)',
  },
  'missing-value': {
    explanation: 'A property has at least one value, which may be empty: [].',
    example: '(;FF[4]GM[1]PB)',
  },
  'unclosed-value': {
    explanation: 'A value ends at the next bracket that has no backslash before it.',
    example: '(;FF[4]GM[1]C[open)',
  },
  'too-deep': {
    explanation: 'Variations can be nested up to 10,000 levels deep.',
    example: `(;FF[4]${'(;'.repeat(10_020)}${')'.repeat(10_021)}`,
  },
  'old-name': {
    explanation: 'FF[3] allows small letters in the names of properties. They have no meaning.',
    example: '(;FF[4]GaMe[1])',
  },
  'bad-value': {
    explanation: 'Each property of FF[4] has a type of value: a number, a point, a color and so on.',
    example: '(;FF[4]GM[1];B[a])',
  },
  'white-space': { explanation: 'Only texts can have white space in their values.', example: '(;FF[4]GM[ 1])' },
  'enclosed-property': {
    explanation:
      'A value goes on until its closing bracket. A property at the start of a line within a short text is part of the text; usually, the bracket before it was left out.',
    example: '(;FF[4]GM[1]PB[Black\nPW[White])',
  },
  'too-many-values': {
    explanation: 'Only properties whose values are lists can have several values.',
    example: '(;FF[4]GM[1][2])',
  },
  'repeated-property': {
    explanation:
      'A node has each property at most once. A list that is divided into several properties is read as one list.',
    example: '(;FF[4]GM[1];C[a]C[b])',
  },
  'repeated-point': {
    explanation:
      'A list has each point, arrow, line or label at most once. AB, AW and AE count as one list, TB and TW as one.',
    example: '(;FF[4]GM[1]AB[aa][aa])',
  },
  'two-marks': {
    explanation: 'A point has at most one of the marks CR, MA, SL, SQ and TR.',
    example: '(;FF[4]GM[1]CR[aa]TR[aa])',
  },
  'two-moves': { explanation: 'A node has one move: B or W.', example: '(;FF[4]GM[1];B[aa]W[bb])' },
  'no-move': {
    explanation: 'KO, BM, DO, IT and TE describe the move of their node.',
    example: '(;FF[4]GM[1];TE[1])',
  },
  'exclusive-properties': {
    explanation: 'A node has one of BM, DO, IT and TE for its move, and one of DM, GB, GW and UC for its position.',
    example: '(;FF[4]GM[1];B[aa]BM[1]TE[1])',
  },
  'mixed-node': {
    explanation: 'FF[4] does not allow setup properties and move properties in one node.',
    example: '(;FF[4]GM[1];B[aa]AW[bb])',
  },
  'misplaced-root': {
    explanation: 'Root properties describe the whole game tree: they are in its first node.',
    example: '(;FF[4]GM[1];SZ[9])',
  },
  'repeated-info': {
    explanation: 'Each line has its game info in a single node.',
    example: '(;FF[4]GM[1]PB[Ann];PW[Ben])',
  },
  'obsolete-property': {
    explanation: 'Some properties of older versions no longer exist in FF[4].',
    example: '(;FF[4]GM[1];L[aa])',
  },
  'old-format': {
    explanation: 'The property FF has the version of the format; without it, the version is 1.',
    example: '(;FF[3]GM[1])',
  },
  'outside-board': {
    explanation: 'The property SZ has the size of the board; a board of Go is 19 by 19 without it.',
    example: '(;FF[4]GM[1]SZ[9];B[zz])',
  },
  'old-pass': {
    explanation: 'FF[3] writes a pass as tt on boards of up to 19 lines. FF[4] writes it as an empty value.',
    example: '(;FF[4]GM[1];B[tt])',
  },
}));
