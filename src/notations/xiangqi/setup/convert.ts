import { type Diagnostic, plural, type Span, textDiagnostics } from '../../../diagnostics/index.js';
import type { XiangqiSetup } from './model/codec.js';

/** The id of a xiangqi format. */
export type XiangqiId = (typeof XIANGQI_IDS)[number];

/** The ids of the xiangqi notations. */
export const XIANGQI_IDS = ['annofen', 'xay', 'xiangqi-fen'] as const;

/** Reports what another notation can't express of a setup: `text/lost-in-conversion`, over the whole text. */
export function lossesOf(setup: XiangqiSetup, from: string, to: string, span: Span): Diagnostic[] {
  const lost = (what: string) => textDiagnostics.report('lost-in-conversion', span, { what });
  if (from === 'xiangqi-fen') {
    return setup.state === undefined ? [] : [lost(`who is to move, and what follows it, is lost in ${to}`)];
  }
  if (to !== 'xiangqi-fen') return [];
  const fields = setup.fields.flat();
  const annotations = fields.flat().filter(({ type }) => type === 'annotation').length;
  const pieces = fields.reduce(
    (sum, field) => sum + Math.max(0, field.filter(({ type }) => type === 'piece').length - 1),
    0,
  );
  return [
    ...(annotations === 0 ? [] : [lost(`plain FEN has no annotations; ${plural(annotations, 'annotation')} lost`)]),
    ...(pieces === 0 ? [] : [lost(`plain FEN has one piece a field; ${plural(pieces, 'piece')} lost`)]),
    { ...lost('it is not known who is to move; plain FEN says red'), severity: 'note' },
  ];
}
