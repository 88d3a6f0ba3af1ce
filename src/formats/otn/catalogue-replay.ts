import { defineCatalogue } from '../../diagnostics/index.js';

const only = (who: string): string => (who === 'nobody' ? who : `only ${who}`);

/** What can be said of a game by its rules: the last part of the catalogue. */
export const replayCatalogue = defineCatalogue('otn', {
  'move-after-end': {
    severity: 'error',
    message: ({ how }: { how: string }) => `the game was over: ${how}`,
  },
  'no-piece': {
    severity: 'error',
    message: ({ space }: { space: string }) => `nobody stands on ${space}`,
  },
  'out-of-turn': {
    severity: 'error',
    message: ({ piece, space, toMove }: { piece: string; space: string; toMove: string }) =>
      `the ${piece} on ${space} can’t move: it is the ${toMove}’ turn`,
  },
  'not-straight': {
    severity: 'error',
    message: ({ from, to }: { from: string; to: string }) =>
      `${from} and ${to} are not two spaces of one file or rank; pieces move straight`,
  },
  blocked: {
    severity: 'error',
    message: ({ to, piece, space }: { to: string; piece: string; space: string }) =>
      to === space ? `${to} is occupied by the ${piece}` : `${to} is blocked by the ${piece} on ${space}`,
  },
  'jumps-restricted': {
    severity: 'error',
    message: ({ piece }: { piece: string }) =>
      `the ${piece} only jumps from or to the centre, a corner or a fortress of its own side`,
  },
  'may-not-pass': {
    severity: 'error',
    message: ({ piece, space, kind, who }: { piece: string; space: string; kind: string; who: string }) =>
      `the ${piece} may not cross the ${kind} on ${space}; ${who} may`,
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
      `the ${piece} moves at most ${limit} ${limit === 1 ? 'space' : 'spaces'}; this is ${distance}`,
  },
  'other-piece-moves-on': {
    severity: 'error',
    message: ({ piece, space }: { piece: string; space: string }) =>
      `the ${piece} on ${space} has captured and moves on; no other piece can`,
  },
  'must-capture': {
    severity: 'error',
    message: ({ piece }: { piece: string }) => `the ${piece} must capture again, and this move doesn’t`,
  },
  'false-capture': {
    severity: 'error',
    message: ({ space }: { space: string }) => `the move does not capture what the record says it takes on ${space}`,
    fixes: { 'drop the captures': 'unsafe', 'write {text}': 'unsafe' },
  },
  'missing-capture': {
    severity: 'error',
    message: ({ spaces, piece }: { spaces: string; piece: string }) =>
      `the move captures ${piece} on ${spaces}, which the record leaves out`,
    fixes: { 'write {text}': 'unsafe' },
  },
  'wrong-symbol': {
    severity: 'warning',
    message: ({ written, space, piece }: { written: string; space: string; piece: string }) =>
      `the symbol ${written} stands here, but on ${space} is the ${piece}`,
  },
  'wrong-move-type': {
    severity: 'warning',
    message: ({ written, right, what }: { written: string; right: string; what: string }) =>
      `this is ${what}: it is written ${right}, not ${written}`,
    fixes: { 'write {text}': 'unsafe' },
  },
  'wrong-info': {
    severity: 'warning',
    message: ({ symbol, means }: { symbol: string; means: string }) => `${symbol} says that ${means}, which is not so`,
  },
  'wrong-result': {
    severity: 'error',
    message: ({ tag, how, byOpenTafl }: { tag: string; how: string; byOpenTafl: boolean }) =>
      `the result is given as ${tag}, but ${how}${byOpenTafl ? '; OpenTafl reads tfr the other way round, and gives the win to the other side' : ''}`,
  },
  'no-legal-move': {
    severity: 'note',
    message: ({ side }: { side: string }) => `the ${side} have pieces but no legal move; the rules give no result`,
  },
});
