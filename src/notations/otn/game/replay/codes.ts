import { defineDiagnostics, explainCodes, plural } from '../../../../diagnostics/index.js';
import { otnInfo } from '../../info.js';

const only = (who: string): string => (who === 'no piece' ? who : `only ${who}`);

/** The diagnostics of level `rules`: illegal moves, and records that differ from the replay. */
export const legalityDiagnostics = /* @__PURE__ */ defineDiagnostics(otnInfo, {
  'move-after-end': {
    severity: 'error',
    message: 'the game is over: {how}',
  },
  'no-piece': {
    severity: 'error',
    message: 'no piece is on {space}',
  },
  'out-of-turn': {
    severity: 'error',
    message: "the {piece} on {space} can't move: it is the {toMove}' turn",
  },
  'not-straight': {
    severity: 'error',
    message: "{from} and {to} aren't two spaces of one file or rank: pieces move in a straight line",
  },
  blocked: {
    severity: 'error',
    message: ({ to, piece, space }: { to: string; piece: string; space: string }) =>
      to === space ? `${to} is occupied by the ${piece}` : `${to} is blocked by the ${piece} on ${space}`,
  },
  'jumps-restricted': {
    severity: 'error',
    message: 'the {piece} only jumps from or to the center, a corner or a fortress of its own side',
  },
  'may-not-pass': {
    severity: 'error',
    message: ({ piece, kind, space, who }: { piece: string; kind: string; space: string; who: string }) =>
      `the ${piece} may not cross the ${kind} on ${space}: ${only(who)} may`,
  },
  'may-not-stop': {
    severity: 'error',
    message: ({ kind, who }: { kind: string; who: string }) => `${only(who)} may stop on ${kind}`,
  },
  'may-not-enter': {
    severity: 'error',
    message: ({ kind, crossed, who }: { kind: string; crossed: string | undefined; who: string }) =>
      crossed === undefined
        ? `${only(who)} may come to ${kind} from outside`
        : `${only(who)} may cross ${kind} from outside, and this move crosses ${crossed}`,
  },
  'too-far': {
    severity: 'error',
    message: ({ piece, distance, limit }: { piece: string; distance: number; limit: number }) =>
      `the ${piece} moves at most ${plural(limit, 'space')}: this move is ${distance} spaces long`,
  },
  'other-piece-moves-on': {
    severity: 'error',
    message: 'only the {piece} on {space} can move: it has captured and continues the turn',
  },
  'must-capture': {
    severity: 'error',
    message: "the {piece} must capture again, but this move doesn't",
  },
  'false-capture': {
    severity: 'error',
    message: 'the record lists a capture on {space} that the move does not make',
    fixes: { 'drop the captures': 'unsafe', 'write "{text}"': 'unsafe' },
  },
  'missing-capture': {
    severity: 'error',
    message: 'the move captures {piece} on {spaces}, which the record leaves out',
    fixes: { 'write "{text}"': 'unsafe' },
  },
  'wrong-symbol': {
    severity: 'warning',
    message: 'the symbol here is {written}, but the piece on {space} is the {piece}',
  },
  'wrong-move-type': {
    severity: 'warning',
    message: '{what} is written "{right}", not "{written}"',
    fixes: { 'write "{text}"': 'unsafe' },
  },
  'wrong-info': {
    severity: 'warning',
    message: '"{symbol}" says that {means}, but that is not the case',
  },
  'wrong-result': {
    severity: 'error',
    message: ({ tag, how, byOpenTafl }: { tag: string; how: string; byOpenTafl: boolean }) =>
      `the result is given as ${tag}, but ${how}${byOpenTafl ? '; OpenTafl reads tfr in reverse, and gives the win to the other side' : ''}`,
  },
  'no-legal-move': {
    severity: 'note',
    message: 'the {side} have pieces but no legal move; the rules give no result',
  },
});

const GAME = '[rules:dim:5 start:/t3t/2T2/1TKT1/2T2/t3t/]';

/** The codes of level `rules` with explanations and examples. */
export const explainedLegality = /* @__PURE__ */ explainCodes(legalityDiagnostics, () => ({
  'move-after-end': {
    explanation:
      'The game ends when the king is captured or escapes, and by the other ways that the rules record allows. No move can follow.',
    example: `${GAME}\n\n1. --- d3-d2`,
  },
  'no-piece': {
    explanation: 'A move starts from a space with a piece. The replay leaves the move out and passes the turn.',
    example: `${GAME}\n\n1. b1-b2`,
  },
  'out-of-turn': {
    explanation:
      'The sides take turns; `atkf` says who begins, and after a capture `ber` can give a side further moves. The replay makes the move and continues with the other side.',
    example: `${GAME}\n\n1. b3-b2`,
  },
  'not-straight': {
    explanation: 'Every piece moves like a rook in chess: along a file or a rank, and at least one space.',
    example: `${GAME}\n\n1. a1-b2`,
  },
  blocked: {
    explanation: 'A piece moves over empty spaces to an empty space. Some pieces may jump, as the rules record says.',
    example: `${GAME}\n\n1. a1-e1`,
  },
  'jumps-restricted': {
    explanation:
      'With the jump type `r`, pieces jump only from or to the center, a corner or a fortress of their own side.',
    example: '[rules:dim:5 atkf:n kj:r start:/t4/1Kt2/5/5/4t/]\n\n1. Kb2^d2',
  },
  'may-not-pass': {
    explanation: '`corp`, `cenp`, `aforp` and `dforp` list the pieces that move across special spaces.',
    example: '[rules:dim:5 cenp: start:/2t2/5/5/5/K4/]\n\n1. c1-c4',
  },
  'may-not-stop': {
    explanation: '`cors`, `cens`, `afors` and `dfors` list the pieces that end a move on special spaces.',
    example: '[rules:dim:5 start:/2t2/5/2K2/5/5/]\n\n1. c1-a1',
  },
  'may-not-enter': {
    explanation:
      '`corre`, `cenre`, `aforre` and `dforre` list the pieces that may come to special spaces, or cross them, in a move that starts elsewhere.',
    example: '[rules:dim:5 afor:b2, aforre: start:/1t3/5/2K2/5/5/]\n\n1. b1-b2',
  },
  'too-far': {
    explanation: 'The key `spd` limits how far pieces move.',
    example: '[rules:dim:5 spd:1 start:/1t3/5/2K2/5/5/]\n\n1. b1-b3',
  },
  'other-piece-moves-on': {
    explanation: 'In berserk mode the turn belongs to the piece that captures.',
    example: '[rules:dim:7 ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/]\n\n1. d1-d2xc2 b2-b3',
  },
  'must-capture': {
    explanation: 'With `ber:c` a piece that has captured makes further captures as long as it can.',
    example: '[rules:dim:7 ber:c start:/3t3/1tT4/7/7/1tT4/7/K5t/]\n\n1. d1-d2xc2 d2=d3',
  },
  'false-capture': {
    explanation: 'The rules record decides what a move captures. The fix drops the capture.',
    example: `${GAME}\n\n1. a1-b1xc2`,
  },
  'missing-capture': {
    explanation:
      'The rules record decides what a move captures, and a move record lists every capture. The fix adds the missing ones.',
    example: '[rules:dim:7 start:/3t3/1tT4/7/7/7/7/K5t/]\n\n1. d1-d2',
  },
  'wrong-symbol': {
    explanation: 'The symbol before a space names the special piece there. The replay uses the piece on the board.',
    example: `${GAME}\n\n1. ca1-b1`,
  },
  'wrong-move-type': {
    explanation:
      '`^` marks a jump, `=` a further move of a piece that has captured, `^=` both and `-` neither. The rules decide what a move is.',
    example: `${GAME}\n\n1. a1^b1`,
  },
  'wrong-info': {
    explanation:
      '`+` means that the king can be captured next, or that the mover can win next; `-` that the king can escape next; `++` that the king is captured or the mover has won; `--` that the king has escaped.',
    example: `${GAME}\n\n1. a1-b1++`,
  },
  'wrong-result': {
    explanation:
      'The `result` tag is `1` if the attackers win, `-1` if the defenders win, and `0` for a draw. OpenTafl 0.4.8 reads `tfr` in reverse and gives a win by repetition to the other side; if that makes the tag correct, the message says so.',
    example: `[result:1]\n${GAME}\n\n1. ---`,
  },
  'no-legal-move': {
    explanation: "The rules do not say who wins when a side has pieces and isn't surrounded, but can't move.",
    example: '[rules:dim:5 surf:n spd:0,-1 atkf:n start:/t4/5/2K2/5/5/]\n\n1. Kc3-c2',
  },
}));
