import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';

/** Keys that a rules record can’t do without, or whose absence means nothing. */
const HAS_NO_DEFAULT = /^(?:dim|starti?|name)$/;

/** Everything that can be said of a rules record, wherever it stands. */
export const rulesDiagnostics = /* @__PURE__ */ defineDiagnostics('otn-rules', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this seems to be {name}, not a rules record',
  },
  'bad-value': {
    severity: 'error',
    hidesPosition: 'start',
    message: ({ key, takes, found }: { key: string; takes: string; found: string }) =>
      `${key} takes ${takes}, not ${found}; ${HAS_NO_DEFAULT.test(key) ? 'it has no default' : 'ignored, the default is used'}`,
  },
  'bad-entry': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{found} is no entry; an entry is a key, a colon and a value',
  },
  'unexpected-text': {
    severity: 'error',
    message: 'the rules end in front of {found}',
  },
  'unknown-key': {
    severity: 'warning',
    message: 'nobody knows the key {key}; it is kept as it is',
  },
  'rules-word': {
    severity: 'warning',
    message: 'the word rules is not part of the record',
    fixes: { 'drop it': 'safe' },
  },
  'jump-yes': {
    severity: 'warning',
    message: '{key} takes n, r, j or c; y is read as j',
    fixes: { 'write {text}': 'safe' },
  },
  'default-word': {
    severity: 'warning',
    message: '{key} has its default when it is left out; default is not a list of spaces',
    fixes: { 'leave it out': 'safe' },
  },

  // ---- structure ----
  'missing-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the size of the board is missing: dim comes first',
  },
  'missing-start': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the starting position is missing: start comes last',
  },
  'size-not-first': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'dim comes first, but {first} stands in front of it',
  },
  'start-not-last': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{key} comes last, but {last} stands behind it',
  },
  'repeated-key': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{key} is given twice; the first one holds',
  },
  'bad-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'a board has 1 to 26 files, not {size}',
  },
  'start-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the starting position is {start} × {start}, but dim is {size}',
  },
  'off-board': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{space} is not on a board of {size} × {size}',
  },
  'limit-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'spd takes 1, 2, 8, 10 or 12 numbers, not {count}; ignored, so no piece has a limit',
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

const START = 'start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

/** What is behind the codes of a rules record. */
export const explainedRules = /* @__PURE__ */ explainCodes(rulesDiagnostics, () => ({
  'other-notation': {
    explanation: 'The text begins like another notation. `ludogram formats` lists those that can be read.',
    example: '[rules:dim:7]',
  },
  'bad-value': {
    explanation: 'Each key has values of its own (section 3). A value outside them is not guessed at.',
    example: `dim:7 ks:x ${START}`,
  },
  'bad-entry': {
    explanation: 'Entries are separated by white space, and have none inside.',
    example: `dim:7 ks=n ${START}`,
  },
  'unexpected-text': {
    explanation: 'A rules record holds nothing but entries. Brackets belong to the tag of a game around it.',
    example: `dim:7 ${START}]`,
  },
  'unknown-key': {
    explanation: 'The key is in no revision of the text. It says nothing about the game, but stays in the record.',
    example: `dim:7 fog:y ${START}`,
  },
  'rules-word': {
    explanation: 'An engine’s protocol sends a rules record behind the word `rules`. The fix drops it.',
    example: `rules dim:7 ${START}`,
  },
  'jump-yes': {
    explanation: 'Some records say yes to jumps. That is a jump over enemies without a capture: j.',
    example: `dim:7 kj:y ${START}`,
  },
  'default-word': {
    explanation: 'The text writes “default” where a key is absent. It is read so; the fix leaves the entry out.',
    example: `dim:7 cor:default ${START}`,
  },
  'missing-size': {
    explanation: '`dim:` is the length of a side of the board, and must be present.',
    example: `atkf:n ${START}`,
  },
  'missing-start': {
    explanation: '`start:` (or `starti:`, with the rows in reverse order) must be present.',
    example: 'dim:7 atkf:n',
  },
  'size-not-first': {
    explanation: 'A program that reads the record needs the size before anything else.',
    example: `atkf:n dim:7 ${START}`,
  },
  'start-not-last': {
    explanation: 'The record ends with the starting position.',
    example: `dim:7 ${START} atkf:n`,
  },
  'repeated-key': {
    explanation: 'Each key stands at most once, and `starti` stands for `start`.',
    example: `dim:7 atkf:n atkf:y ${START}`,
  },
  'bad-size': {
    explanation: 'Spaces are named by one letter a to z and a number.',
    example: 'dim:0 start:/1t1/tKt/1t1/',
  },
  'start-size': {
    explanation: 'The starting position fills the board that `dim:` describes.',
    example: `dim:9 ${START}`,
  },
  'off-board': {
    explanation: 'Files and ranks run as far as `dim:` says.',
    example: `dim:7 cor:a1,h8 ${START}`,
  },
  'limit-count': {
    explanation:
      'One number is for all pieces, two for attackers and defenders, eight for tcnkTCNK, ten for tcnkmTCNKM, twelve for tcnkmgTCNKMG; -1 means no limit.',
    example: `dim:7 spd:1,2,3 ${START}`,
  },
  'not-in-2016': {
    explanation:
      'Keys and values that came later: spd, mj, gj, linc, corre, cenre, aforre, dforre, starti; ks other than y and n; ka a and h; the pieces m and g. The dialect `current` has them.',
    example: `dim:7 ks:c ${START}`,
  },
}));
