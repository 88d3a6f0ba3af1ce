import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { otnRulesInfo } from '../info.js';
import type { OtnPositionCode } from '../position/codes.js';

/** Matches the keys that have no default. */
const HAS_NO_DEFAULT = /^(?:dim|starti?|name)$/;

/** The diagnostics of a rules record, on its own or in a game. */
export const rulesDiagnostics = /* @__PURE__ */ defineDiagnostics(otnRulesInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an OpenTafl rules record',
  },
  'bad-value': {
    severity: 'error',
    hidesPosition: 'start',
    message: ({ key, expected, found }: { key: string; expected: string; found: string }) =>
      `${found} isn't a value of "${key}": expected ${expected}${HAS_NO_DEFAULT.test(key) ? '' : '; ignored, the default is used'}`,
  },
  'bad-entry': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{found} isn\'t an entry: expected a key, a colon and a value without white space, such as "ks:w"',
  },
  'unexpected-text': {
    severity: 'error',
    message: 'unexpected {found} after the rules: a record contains only entries',
  },
  'unknown-key': {
    severity: 'warning',
    message: 'unknown key "{key}": kept, but ignored',
  },
  'rules-word': {
    severity: 'warning',
    message: 'the word "rules" isn\'t part of the record: leave it out',
    fixes: { 'drop it': 'safe' },
  },
  'jump-yes': {
    severity: 'warning',
    message: '"y" isn\'t a value of "{key}": expected n, r, j or c; read as j',
    fixes: { 'write "{text}"': 'safe' },
  },
  'default-word': {
    severity: 'warning',
    message: '"default" isn\'t a list of spaces: leave "{key}" out for its default',
    fixes: { 'leave it out': 'safe' },
  },

  // ---- structure ----
  'missing-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the size of the board is missing: expected "dim" first, such as "dim:7"',
  },
  'missing-start': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the starting position is missing: expected "start" last',
  },
  'size-not-first': {
    severity: 'error',
    fixedByFormatting: true,
    hidesPosition: 'start',
    message: '"dim" is after "{first}": expected it first',
  },
  'start-not-last': {
    severity: 'error',
    fixedByFormatting: true,
    hidesPosition: 'start',
    message: '"{key}" is before "{last}": expected it last',
  },
  'repeated-key': {
    severity: 'error',
    hidesPosition: 'start',
    message: '"{key}" is given twice: the first one applies',
  },
  'bad-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: "a board can't have {size} files: expected 1 to 26",
  },
  'start-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the starting position is {start} × {start}: "dim" says {size} × {size}',
  },
  'off-board': {
    severity: 'error',
    hidesPosition: 'start',
    message: '"{space}" is off the board: the board is {size} × {size}',
  },
  'limit-count': {
    severity: 'error',
    hidesPosition: 'start',
    message: '"spd" has {count} numbers: expected 1, 2, 8, 10 or 12; ignored, so no piece has a limit',
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

const START = 'start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';

/**
 * A code that a reading of a rules record can report: the codes of rules and of the starting position in them.
 *
 * @useDeclaredType
 */
export type OtnRulesCode = CodeOf<typeof rulesDiagnostics> | OtnPositionCode;

/** The codes of a rules record with an explanation and an example each. */
export const explainedRules = /* @__PURE__ */ explainCodes(rulesDiagnostics, () => ({
  'other-notation': explainOtherNotation('[rules:dim:7]'),
  'bad-value': {
    explanation: 'Section 3 lists the values of each key. For any other value the default of the key is used.',
    example: `dim:7 ks:x ${START}`,
  },
  'bad-entry': {
    explanation: 'White space separates entries, so an entry has none inside (section 3).',
    example: `dim:7 ks=n ${START}`,
  },
  'unexpected-text': {
    explanation:
      'A rules record has only entries. The bracket belongs to the `rules` tag of a game, not to the record.',
    example: `dim:7 ${START}]`,
  },
  'unknown-key': {
    explanation:
      "The specification doesn't have this key in any revision. It has no effect on the game, but stays in the record.",
    example: `dim:7 fog:y ${START}`,
  },
  'rules-word': {
    explanation: 'The protocol of an engine sends the word `rules` before a record. The fix removes it.',
    example: `rules dim:7 ${START}`,
  },
  'jump-yes': {
    explanation:
      'Some records have `y` for a jump over enemies without a capture. The specification uses `j` (section 3).',
    example: `dim:7 kj:y ${START}`,
  },
  'default-word': {
    explanation:
      'The specification uses the word `default` for a key that is absent. The entry is read as absent, and the fix removes it.',
    example: `dim:7 cor:default ${START}`,
  },
  'missing-size': {
    explanation: '`dim:` is required: it gives the number of spaces on a side of the board (section 3).',
    example: `atkf:n ${START}`,
  },
  'missing-start': {
    explanation: '`start:` is required, or `starti:` with the rows in reverse order (section 3).',
    example: 'dim:7 atkf:n',
  },
  'size-not-first': {
    explanation: 'Programs that read the record need the size before any other entry (section 3).',
    example: `atkf:n dim:7 ${START}`,
  },
  'start-not-last': {
    explanation: 'The starting position ends the record (section 3).',
    example: `dim:7 ${START} atkf:n`,
  },
  'repeated-key': {
    explanation: 'Give each key at most once. `start` and `starti` count as the same key.',
    example: `dim:7 atkf:n atkf:y ${START}`,
  },
  'bad-size': {
    explanation: 'The name of a space has one letter, a to z, for its file, so a board has at most 26 files.',
    example: 'dim:0 start:/1t1/tKt/1t1/',
  },
  'start-size': {
    explanation: 'The starting position has as many rows and columns as `dim:` says.',
    example: `dim:9 ${START}`,
  },
  'off-board': {
    explanation: '`dim:` gives the number of files and ranks of the board.',
    example: `dim:7 cor:a1,h8 ${START}`,
  },
  'limit-count': {
    explanation:
      'One number is the limit of all pieces; two are those of attackers and defenders; eight are for tcnkTCNK, ten for tcnkmTCNKM, twelve for tcnkmgTCNKMG. -1 means no limit (section 3).',
    example: `dim:7 spd:1,2,3 ${START}`,
  },
  'not-in-2016': {
    explanation:
      'Later revisions added the keys spd, mj, gj, linc, corre, cenre, aforre, dforre and starti, the values of ks other than y and n, the values a and h of ka, and the pieces m and g. The dialect `current` has them.',
    example: `dim:7 ks:c ${START}`,
    dialect: '2016',
  },
}));
