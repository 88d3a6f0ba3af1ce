import { defineDiagnostics, explainCodes, plural } from '../../../../diagnostics/index.js';
import { otnInfo } from '../../info.js';
import { EXAMPLE_RULES as RULES } from '../example-rules.js';

/** The codes of turns, their addresses and commentary. */
export const turnDiagnostics = /* @__PURE__ */ defineDiagnostics(otnInfo, {
  'bad-turn-number': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} isn\'t a turn number: expected one such as "7." or, in a variation, "7a.1.2a."',
  },
  'missing-turn-number': {
    severity: 'error',
    message: 'the turn number before {found} is missing: each turn is on one line, after a number such as "7."',
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
});

/** The codes of turns, with explanations and examples. */
export const explainedTurns = /* @__PURE__ */ explainCodes(turnDiagnostics, () => ({
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
}));
