import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { fiveDInfo } from '../info.js';

/** The codes of turns, moves, comments and variations. */
export const turnDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDInfo, {
  'number-too-large': {
    severity: 'error',
    hidesPosition: true,
    message: 'the number {found} is too large: timelines and turns go up to {most}',
  },
  'unreadable-move': {
    severity: 'error',
    hidesPosition: true,
    message: "can't read the move {found}{why}",
  },
  'missing-move': {
    severity: 'error',
    hidesPosition: true,
    message: 'missing move after "{board}": expected one such as "Nf3"',
  },
  'bad-mark': {
    severity: 'error',
    hidesPosition: true,
    message: 'invalid mark {found}: expected a mark such as (>L2) or (~T4)',
  },
  'extra-reply': {
    severity: 'error',
    hidesPosition: true,
    message: 'turn {turn} has more than two actions: expected at most one "/"',
  },
  'stray-bracket': {
    severity: 'error',
    hidesPosition: true,
    message: 'unmatched {found}: remove it, or add the opening bracket before it',
  },
  'tag-in-variation': {
    severity: 'error',
    hidesPosition: true,
    message: 'unexpected {found} in a variation: headers and boards come before the moves',
  },
  'unclosed-variation': {
    severity: 'error',
    hidesPosition: true,
    message: 'missing ")" at the end of this variation',
  },
  'unclosed-comment': {
    severity: 'error',
    hidesPosition: true,
    message: 'missing "}" at the end of this comment: it continues to the end of the record',
  },
  'turn-number': {
    severity: 'error',
    hidesPosition: true,
    message: 'unexpected turn {found}: expected {wanted}',
  },
  'marked-whole-turn': {
    severity: 'warning',
    message: '"{turn}" begins a turn of {colour} alone, but it has a "/"',
    fixes: { 'drop the letter': 'safe', 'drop the "/"': 'safe' },
  },
  'unnumbered-turn': {
    severity: 'warning',
    message: 'missing turn number before these moves: expected one such as "1."',
  },
  'castling-digits': {
    severity: 'warning',
    message: 'castling is written with the letter O: write "{wanted}"',
    fixes: { 'write "{text}"': 'safe' },
  },
  'plus-mark': {
    severity: 'warning',
    message: 'old spelling of the mark of a new timeline: write "{wanted}"',
    fixes: { 'write "{text}"': 'safe' },
  },
  'stray-mark': {
    severity: 'warning',
    message: 'misplaced mark: expected it after a move',
  },
  'repeated-mark': {
    severity: 'warning',
    message: 'repeated mark: only the first is used',
  },
  'repeated-sign': {
    severity: 'warning',
    message: '"{sign}" repeats or contradicts an earlier sign: only the first is used',
  },
  'moves-after-result': {
    severity: 'error',
    fixedByFormatting: true,
    hidesPosition: true,
    message: 'unexpected move after the result {result}',
  },
  'repeated-result': {
    severity: 'error',
    message: 'unexpected result after the result {result}',
  },
});

/** Explanations and examples of the codes of turns, moves, comments and variations. */
export const explainedTurns = /* @__PURE__ */ explainCodes(turnDiagnostics, () => ({
  'number-too-large': {
    explanation:
      'Timelines and turns have up to 15 digits, leading zeros aside, so that programs can represent them exactly. A board, move or mark with a larger number is not read.',
    example: '[k:0:9999999999999999:w]',
  },
  'unreadable-move': {
    explanation:
      'A move is a board, a piece and where it goes: (0T1)Nf3, Nf3, Ng1f3, e2e4, cxd4, e8=Q, O-O, (0T5)Qb3>>x(0T1)f7, 0000. It may be followed by + * # ~ and ? !. The other moves are still read.',
    example: '[Board "Standard"]\n1. Nx',
  },
  'missing-move': {
    explanation: 'Coordinates such as (0T1) name the board of the move right after them.',
    example: '[Board "Standard"]\n1. (0T1) / e5',
  },
  'bad-mark': {
    explanation: '(>L2) says that the move makes timeline 2, (~T4) that the present moves to turn 4.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5 (>2)',
  },
  'extra-reply': {
    explanation: "A turn is white's action, a /, and black's action. Turns such as 1w. and 1b. are one action each.",
    example: '[Board "Standard"]\n1. e4 / e5 / Nf3',
  },
  'stray-bracket': {
    explanation: 'Variations are written in ( ), comments in { }, headers and boards in [ ].',
    example: '[Board "Standard"]\n1. e4 )',
  },
  'tag-in-variation': {
    explanation:
      'A variation is moves, comments, results and other variations. A record has one set of headers and boards, before its first move.',
    example: '[Board "Standard"]\n1. e4 / e5 (1b. c5 [Mode "5D"])',
  },
  'unclosed-variation': {
    explanation: 'A variation is moves in parentheses.',
    example: '[Board "Standard"]\n1. e4 (1. d4',
  },
  'unclosed-comment': {
    explanation: 'A comment is written in braces and ends at the first }. Comments do not nest.',
    example: '1. e4 {a good move',
  },
  'turn-number': {
    explanation:
      'Turns are numbered in order, each with an action of white and one of black. Only the last turn may lack the second.',
    example: '[Board "Standard"]\n1. e4 / e5\n3. d4 / d5',
  },
  'marked-whole-turn': {
    explanation:
      '1w. and 1b. begin turns with the action of one player; the actions of both are 1. … / …. The fix drops the letter, or the slash where only one player acts.',
    example: '[Board "Standard"]\n1w. e4 / e5',
  },
  'unnumbered-turn': {
    explanation: "Moves belong to turns: 1. white's moves / black's moves.",
    example: '[Board "Standard"]\ne4 / e5',
  },
  'castling-digits': {
    explanation: 'Castling is O-O or O-O-O, with the letter O. The fix replaces the zeros.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. g3 / g6\n3. Bg2 / Bg7\n4. 0-0',
  },
  'plus-mark': {
    explanation: '(+L2) is an older spelling of (>L2). The fix replaces the +.',
    example: '[Board "Standard"]\n1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5 (+L1)',
  },
  'stray-mark': {
    explanation: 'A mark says what the move before it does to timelines and to the present.',
    example: '[Board "Standard"]\n1. (>L1) Nf3',
  },
  'repeated-mark': {
    explanation: 'A move makes one timeline at most, and the present moves to one turn.',
    example: '[Board "Standard"]\n1. Nf3 (~T1) (~T2)',
  },
  'repeated-sign': {
    explanation:
      'A move has at most one of + check, # mate and * softmate, one ~, and one run of ? and !. The first of each counts.',
    example: '[Board "Standard"]\n1. Nf3+#',
  },
  'moves-after-result': {
    explanation: 'A result ends the game. Only comments can follow.',
    example: '[Board "Standard"]\n1. e4 1-0 / e5',
  },
  'repeated-result': {
    explanation: 'A game or variation has one result, after its last move. If it has several, the last one counts.',
    example: '[Board "Standard"]\n1. e4 / e5 1-0 0-1',
  },
}));
