import { defineDiagnostics, explainCodes } from '../../diagnostics/index.js';

/** The codes of turns, moves, comments and variations. */
export const moveDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  'number-too-large': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} is too large: layers and turns are numbers up to {most}',
  },
  'unreadable-move': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} is no move{why}',
  },
  'missing-move': {
    severity: 'error',
    hidesPosition: true,
    message: 'no move follows {board}',
  },
  'bad-mark': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} is no mark; marks are (>L2) and (~T4)',
  },
  'extra-reply': {
    severity: 'error',
    hidesPosition: true,
    message: "turn {turn} can't have another action behind this /",
  },
  'stray-bracket': {
    severity: 'error',
    hidesPosition: true,
    message: 'this {found} closes nothing',
  },
  'tag-in-variation': {
    severity: 'error',
    hidesPosition: true,
    message: "{found} can't be in a variation: headers and boards come before the moves",
  },
  'unclosed-variation': {
    severity: 'error',
    hidesPosition: true,
    message: 'the ) of this variation is missing',
  },
  'unclosed-comment': {
    severity: 'error',
    hidesPosition: true,
    message: 'the } of this comment is missing, so it goes on to the end of the record',
  },
  'turn-number': {
    severity: 'error',
    hidesPosition: true,
    message: 'turn {found} stands where {wanted} should follow',
  },
  'marked-whole-turn': {
    severity: 'warning',
    message: '{turn} marks a turn of {colour} alone, but a / follows',
    fixes: { 'drop the letter': 'safe', 'drop the /': 'safe' },
  },
  'unnumbered-turn': {
    severity: 'warning',
    message: 'these moves have no turn number',
  },
  'castling-digits': {
    severity: 'warning',
    message: 'castling is written with letters: {wanted}',
    fixes: { 'write {text}': 'safe' },
  },
  'plus-mark': {
    severity: 'warning',
    message: 'the mark of a new timeline is written {wanted}',
    fixes: { 'write {text}': 'safe' },
  },
  'stray-mark': {
    severity: 'warning',
    message: 'this mark belongs behind a move',
  },
  'repeated-mark': {
    severity: 'warning',
    message: 'the move has such a mark already; the first one counts',
  },
  'repeated-sign': {
    severity: 'warning',
    message: '{sign} says once more, or otherwise, what a sign in front of it says',
  },
  'moves-after-result': {
    severity: 'error',
    hidesPosition: true,
    message: 'moves stand behind the result {result}',
  },
});

/** Explanations and examples of the codes of turns, moves, comments and variations. */
export const explainedMoves = /* @__PURE__ */ explainCodes(moveDiagnostics, () => ({
  'number-too-large': {
    explanation:
      'Layers and turns have up to 15 digits, leading zeros aside, so that programs can count with them exactly. What bears such a number is not read.',
    example: '[k:0:9999999999999999:w]',
  },
  'unreadable-move': {
    explanation:
      'A move is a board, a piece and where it goes: (0T1)Nf3, Nf3, Ng1f3, e2e4, cxd4, e8=Q, O-O, (0T5)Qb3>>x(0T1)f7, 0000. Behind it may stand + * # ~ and ? !. The moves around this one are read.',
    example: '1. Nx',
  },
  'missing-move': {
    explanation: 'Coordinates such as (0T1) name the board of the move right behind them.',
    example: '1. (0T1) / e5',
  },
  'bad-mark': {
    explanation: '(>L2) says that the move makes timeline 2, (~T4) that the present moves to turn 4.',
    example: '1. Nf3>>(0T1)f5 (>2)',
  },
  'extra-reply': {
    explanation: 'A turn is white’s action, a /, and black’s action. Turns such as 1w. and 1b. are one action each.',
    example: '1. e4 / e5 / Nf3',
  },
  'stray-bracket': {
    explanation: 'Variations stand in ( ), comments in { }, headers and boards in [ ].',
    example: '1. e4 )',
  },
  'tag-in-variation': {
    explanation:
      'A variation is moves, comments, results and other variations. A record has one set of headers and boards, before its first move.',
    example: '[Board "Standard"]\n1. e4 / e5 (1b. c5 [Mode "5D"])',
  },
  'unclosed-variation': {
    explanation: 'A variation is moves in parentheses.',
    example: '1. e4 (1. d4',
  },
  'unclosed-comment': {
    explanation: 'A comment stands in braces and ends at the first }; comments do not nest.',
    example: '1. e4 {a good move',
  },
  'turn-number': {
    explanation:
      'Turns are numbered one after the other, each with white’s action and black’s. Only the last one may lack the second.',
    example: '[Board "Standard"]\n1. e4 / e5\n3. d4 / d5',
  },
  'marked-whole-turn': {
    explanation:
      '1w. and 1b. are turns in which the record has the action of one player only; the actions of both are 1. … / …. The fix drops the letter, or the slash where only one player acts.',
    example: '[Board "Standard"]\n1w. e4 / e5',
  },
  'unnumbered-turn': {
    explanation: 'Moves belong to turns: 1. white’s moves / black’s moves.',
    example: '[Board "Standard"]\ne4 / e5',
  },
  'castling-digits': {
    explanation: 'Castling is O-O or O-O-O, with the letter O. The fix writes it so.',
    example: '[Board "Standard"]\n1. 0-0',
  },
  'plus-mark': {
    explanation: '(+L2) is an older spelling of (>L2). The fix writes it so.',
    example: '[Board "Standard"]\n1. Nf3>>(0T1)f5 (+L1)',
  },
  'stray-mark': {
    explanation: 'A mark says what the move in front of it does to timelines and to the present.',
    example: '[Board "Standard"]\n1. (>L1) Nf3',
  },
  'repeated-mark': {
    explanation: 'A move makes one timeline at most, and the present moves to one turn.',
    example: '[Board "Standard"]\n1. Nf3 (~T1) (~T2)',
  },
  'repeated-sign': {
    explanation:
      'Of + check, # mate and * softmate a move has one, of ~ one, and one run of ? and !. The first counts.',
    example: '[Board "Standard"]\n1. Nf3+#',
  },
  'moves-after-result': {
    explanation: 'A result ends the game; only comments can follow.',
    example: '[Board "Standard"]\n1. e4 1-0 / e5',
  },
}));
