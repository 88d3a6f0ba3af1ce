import { andList, type Diagnostic } from '../../../../diagnostics/index.js';
import {
  ALL_ATTACKERS,
  ALL_DEFENDERS,
  ALL_PIECES,
  NO_PIECES,
  type PieceSet,
  piecesIn,
  type SpaceKind,
  squareName,
} from '../../../../games/tafl/index.js';
import { spanOf } from '../../../../notation/read/spans.js';
import { KIND_NAMES, pieceName } from '../../position/model/model.js';
import type { MoveSpans } from '../turns/turn-finder.js';
import { legalityDiagnostics as diagnostics } from './codes.js';
import { outcomeText } from './outcome.js';
import type { OtnPly } from './play.js';
import type { OtnViolation } from './play-move.js';

/** The kinds of special spaces, with an article. */
const ONE_OF_KIND: Record<SpaceKind, string> = {
  corner: `a ${KIND_NAMES.corner}`,
  centre: `the ${KIND_NAMES.centre}`,
  attackerFortress: `an ${KIND_NAMES.attackerFortress}`,
  defenderFortress: `a ${KIND_NAMES.defenderFortress}`,
};

/** Returns the diagnostic of an illegal move, at the span of the fault. */
export function violationError(ply: OtnPly, violation: OtnViolation, spans: MoveSpans): Diagnostic {
  const { written } = ply;
  const { rules } = ply.before;
  const name = (square: number) => squareName(square, rules.size);
  const { move, play } = spans;
  const from = play === undefined ? move : spanOf(play.from);
  const to = play === undefined ? move : spanOf(play.to);
  const [start, target] = written.kind === 'play' ? [written.from, written.to] : ['', ''];
  switch (violation.why) {
    case 'game-over':
      return diagnostics.report('move-after-end', move, { how: outcomeText(ply.result) });
    case 'no-piece':
      return diagnostics.report('no-piece', from, { space: start });
    case 'out-of-turn':
      return diagnostics.report('out-of-turn', from, {
        piece: pieceName(violation.piece),
        space: start,
        toMove: violation.toMove,
      });
    case 'other-piece-moves-on':
      return diagnostics.report('other-piece-moves-on', from, {
        piece: pieceName(violation.piece),
        space: name(violation.square),
      });
    case 'not-straight':
      return diagnostics.report('not-straight', to, { from: start, to: target });
    case 'blocked':
      return diagnostics.report('blocked', to, {
        to: target,
        piece: pieceName(violation.by),
        space: name(violation.square),
      });
    case 'jumps-restricted':
      return diagnostics.report('jumps-restricted', to, { piece: pieceName(violation.piece) });
    case 'may-not-pass': {
      const { piece, square, space } = violation;
      const who = inWords(rules.spaces[space].passableBy);
      return diagnostics.report('may-not-pass', to, {
        piece: pieceName(piece),
        space: name(square),
        kind: KIND_NAMES[space],
        who,
      });
    }
    case 'may-not-stop':
      return diagnostics.report('may-not-stop', to, {
        kind: ONE_OF_KIND[violation.space],
        who: inWords(rules.spaces[violation.space].stoppableBy),
      });
    case 'may-not-enter':
      return diagnostics.report('may-not-enter', to, {
        kind: ONE_OF_KIND[violation.space],
        crossed: name(violation.square) === target ? undefined : name(violation.square),
        who: inWords(rules.spaces[violation.space].enterableBy),
      });
    case 'too-far': {
      const { piece, distance, limit } = violation;
      return diagnostics.report('too-far', to, { piece: pieceName(piece), distance, limit });
    }
    case 'must-capture':
      return diagnostics.report('must-capture', move, { piece: pieceName(violation.piece) });
  }
}

/** Returns a set of pieces in words: `the king`, `the defenders`, `the attacker and the king`, `no piece`. */
function inWords(set: PieceSet): string {
  if (set === NO_PIECES) return 'no piece';
  if (set === ALL_PIECES) return 'everybody';
  if (set === ALL_ATTACKERS) return 'the attackers';
  if (set === ALL_DEFENDERS) return 'the defenders';
  return andList(piecesIn(set).map((piece) => `the ${pieceName(piece)}`));
}
