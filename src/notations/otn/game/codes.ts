import { type CodeOf, defineDiagnostics, explainCodes, joinCodes, plural } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/detect/other-notation.js';
import type { OtnMoveCode } from '../move/codes.js';
import type { OtnPositionCode } from '../position/codes.js';
import type { OtnRulesCode } from '../rules/codes.js';
import { explainedLegality, type legalityDiagnostics } from './replay/codes.js';
import { otnInfo } from '../info.js';

/** The diagnostics of games, except those of the positions, moves and rules in them. */
export const otnDiagnostics = /* @__PURE__ */ defineDiagnostics(otnInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an OpenTafl game',
  },
  'bad-tag': {
    severity: 'error',
    message: "{found} isn't a tag: expected [name:value]",
  },
  'bad-tag-value': {
    severity: 'error',
    message: 'the tag "{name}" takes {takes}, not {found}',
  },
  unclosed: {
    severity: 'error',
    message: 'the "]" that ends {what} is missing',
    fixes: { 'add the "]"': 'safe', 'add the "]" at the end of line {line}': 'unsafe' },
  },
  'bad-turn-number': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} isn\'t a turn number: expected one such as "7." or, in a variation, "7a.1.2a."',
  },
  'missing-turn-number': {
    severity: 'error',
    message: 'the turn number before {found} is missing: expected one such as "7."',
  },
  'stray-text': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} is neither a turn nor commentary: expected a turn number such as "7."',
  },
  'stray-commentary': {
    severity: 'error',
    message: 'this commentary follows no turn: a turn has one pair of brackets',
  },

  // ---- structure: tags ----
  'unknown-tag': {
    severity: 'warning',
    message: 'unknown tag "{name}": kept as it is',
  },
  'repeated-tag': {
    severity: 'warning',
    message: 'the tag "{name}" is given twice: the first one applies',
  },
  'missing-rules': {
    severity: 'error',
    message: 'the rules are missing: expected one [rules:…] tag',
  },
  'repeated-rules': {
    severity: 'error',
    message: 'the rules are given twice: the first ones apply',
  },
  'rules-not-last': {
    severity: 'note',
    message: '"{next}" comes after the rules: the specification puts the rules last',
  },
  'line-break-in-tag': {
    severity: 'note',
    message: 'the tag "{name}" has a line break: the specification puts it on one line',
  },
  'impossible-date': {
    severity: 'error',
    message: "{found} isn't a date: the calendar has no such day",
  },
  'position-size': {
    severity: 'error',
    hidesPosition: 'start',
    message: 'the position is {position} × {position}, but the rules are for {size} × {size}',
  },

  // ---- structure: turns ----
  'turn-order': {
    severity: 'error',
    hidesPosition: true,
    message: 'turn {number} comes where turn {expected} is expected',
  },
  'no-moves': {
    severity: 'error',
    hidesPosition: true,
    message: 'turn {number} has no move: expected at least one',
  },
  'missing-move': {
    severity: 'error',
    fixedByFormatting: true,
    hidesPosition: true,
    message: 'turn {number} has one move: expected two, because another turn follows',
  },
  'stray-skip': {
    severity: 'error',
    hidesPosition: true,
    message: 'unexpected ".....": it is only valid before the moves of the first turn of a variation',
  },
  'missing-skip': {
    severity: 'warning',
    hidesPosition: true,
    message: 'the variation begins with move {letter}: write "....." for each move before it',
  },
  'no-such-move': {
    severity: 'error',
    message: 'a variation can\'t replace move "{address}": its line has no such move',
  },
  'mixed-addresses': {
    severity: 'warning',
    message: ({ isOpenTafl }: { isOpenTafl: boolean }) =>
      isOpenTafl
        ? 'this address names the move before the variation, as OpenTafl does, but others name the move that it replaces'
        : 'this address names the move that the variation replaces, but others name the move before it, as OpenTafl does',
  },
  'surplus-commentary': {
    severity: 'warning',
    message: ({ parts, moves }: { parts: number; moves: number }) =>
      `the commentary has ${plural(parts, 'part')} for ${plural(moves, 'move')}: expected at most one for each move`,
  },
  'off-board': {
    severity: 'error',
    hidesPosition: true,
    message: '"{space}" is off the board: the board is {size} × {size}',
  },

  // ---- dialects ----
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
    fixes: { 'write "{text}"': 'safe' },
  },
});

const RULES = '[rules:dim:7 start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n';

const explainedStructure = /* @__PURE__ */ explainCodes(otnDiagnostics, () => ({
  'other-notation': explainOtherNotation('1. e4 e5 2. Nf3 Nc6\n'),
  'bad-tag': {
    explanation: 'Before the first turn, everything is in tags (section 4).',
    example: `${RULES}[Spring cup]\n`,
  },
  'bad-tag-value': {
    explanation: 'The values of some tags have a fixed form (section 4); other tags take any text.',
    example: `[result:2]\n${RULES}`,
  },
  unclosed: {
    explanation: 'A bracket is missing if a new line begins another tag, or turns of the game. The fix adds it.',
    example: `[event:Spring cup\n${RULES}`,
  },
  'bad-turn-number': {
    explanation:
      'A turn begins with its number and a dot. In a variation, an address comes before it: `7a.1.2a.` begins turn 2 of the first variation on move 7a.',
    example: `${RULES}l. d1-c1 d3-b3\n`,
  },
  'missing-turn-number': {
    explanation: 'Every turn begins with its number and a dot.',
    example: `${RULES}d1-c1 d3-b3\n`,
  },
  'stray-text': {
    explanation: 'After the tags come turns, each with its commentary in brackets.',
    example: `${RULES}1. d1-c1 d3-b3\nwell played\n`,
  },
  'stray-commentary': {
    explanation: 'Commentary on all moves of a turn is in one pair of brackets, with | between the parts.',
    example: `${RULES}1. d1-c1 d3-b3\n[one]\n[two]\n`,
  },
  'unknown-tag': {
    explanation: 'The tag is in neither revision of the specification. It is kept.',
    example: `[weather:fine]\n${RULES}`,
  },
  'repeated-tag': {
    explanation: 'Each tag is given at most once. `starting-comment` and `start-comment` are the same tag.',
    example: `[event:Cup]\n[event:League]\n${RULES}`,
  },
  'missing-rules': {
    explanation: 'Tafl is a family of games. Only the rules (section 3) say which one this is.',
    example: '[event:Cup]\n\n1. d1-c1 d3-b3\n',
  },
  'repeated-rules': {
    explanation: 'A game has exactly one [rules:…] tag.',
    example: RULES + RULES,
  },
  'rules-not-last': {
    explanation:
      'Many files have tags after the rules, and all programs read them. Canonical text puts the rules last.',
    example: `${RULES}[result:1]\n`,
  },
  'line-break-in-tag': {
    explanation:
      'Long comments have line breaks in many files, and all programs read these. The specification has each tag on one line.',
    example: `[start-comment:a\nb]\n${RULES}`,
  },
  'impossible-date': {
    explanation: 'A date is YYYY.MM.DD.',
    example: `[date:2015.02.30]\n${RULES}`,
  },
  'position-size': {
    explanation: 'A [position:…] tag replaces the start of the rules, on the same board.',
    example: `[position:/1t1/tKt/1t1/]\n${RULES}`,
  },
  'turn-order': {
    explanation: 'Turn numbers run 1, 2, 3…, on the main line and in each variation.',
    example: `${RULES}1. d1-c1 d3-b3\n3. c1-b1 b3-b4\n`,
  },
  'no-moves': {
    explanation: 'Every turn has at least one move, even the last one.',
    example: `${RULES}1.\n`,
  },
  'missing-move': {
    explanation: 'Only the last turn of a line, or a turn that a variation follows, may lack moves.',
    example: `${RULES}1. d1-c1\n2. c1-b1 d3-b3\n`,
  },
  'stray-skip': {
    explanation: 'A variation that begins with the second move of a turn has `.....` in place of the first one.',
    example: `${RULES}1. ..... d3-b3\n`,
  },
  'missing-skip': {
    explanation:
      'Programs count the moves of a turn, so a variation on the second move needs `.....` in place of the first.',
    example: `${RULES}1. d1-c1 d3-b3\n1b.1.1a. d3-c3\n`,
  },
  'no-such-move': {
    explanation: 'The address of a variation names a move of the line that it branches off: its turn and its letter.',
    example: `${RULES}1. d1-c1 d3-b3\n4a.1.1a. d1-b1\n`,
  },
  'mixed-addresses': {
    explanation:
      'From depth two on, an address names the move that a variation replaces; OpenTafl names the move before the variation instead. `.....` at the start of a variation tells the two apart, so both are read as they are meant. `convert --to otn@opentafl-0.4` writes all addresses as OpenTafl reads them, `format` writes them as the specification has them.',
    example: `${RULES}1. d1-c1 d3-b3\n1a.1.1a. d1-b1 d3-b3\n1a.1.1a.1.1a. ..... d3-c3\n1a.1.1b.1.1a. ..... d3-a3\n`,
  },
  'surplus-commentary': {
    explanation: 'The parts between the | belong to the moves of the turn, in order.',
    example: `${RULES}1. d1-c1 d3-b3\n[one|two|three]\n`,
  },
  'off-board': {
    explanation: 'The rules give the size of the board, and so its files and ranks.',
    example: `${RULES}1. d1-d9 d3-b3\n`,
  },
  'not-in-2016': {
    explanation:
      'Variations, puzzle tags and `start-comment` (it was `starting-comment`) were added later, and the rules tag was always the last. The dialect `current` has them.',
    example: `[start-comment:A club game]\n${RULES}`,
    dialect: '2016',
  },
}));

/**
 * A code that {@link parseOtn} can report: the codes of games, and of the positions, moves and rules in them.
 *
 * @useDeclaredType
 */
export type OtnCode =
  CodeOf<typeof otnDiagnostics> | CodeOf<typeof legalityDiagnostics> | OtnMoveCode | OtnPositionCode | OtnRulesCode;

/** The codes of games with explanations and examples, at every level. */
export const explainedOtn = /* @__PURE__ */ joinCodes(explainedStructure, explainedLegality);
