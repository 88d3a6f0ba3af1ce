import { type Diagnostic, plural, type Span, textDiagnostics } from '../../../diagnostics/index.js';
import type { Conversion } from '../../../notation/index.js';
import type { XiangqiSetup } from './model/codec.js';
import { forPlainFen, writeAnnoFen, type WriteSetup, writeWithComments, writeXay, writeXiangqiFen } from './print.js';

/** The id of a xiangqi format. */
type XiangqiId = (typeof XIANGQI_IDS)[number];

/** The ids of the xiangqi notations. */
const XIANGQI_IDS = ['annofen', 'xay', 'xiangqi-fen'] as const;

const WRITERS: Readonly<Record<XiangqiId, WriteSetup>> = {
  annofen: writeAnnoFen,
  xay: writeXay,
  'xiangqi-fen': writeXiangqiFen,
};

/** Converts a setup from one notation to the others, with its comments first; `compact` leaves out the comments. */
export const setupConversion = <Root>(id: string): Conversion<XiangqiSetup, Root> => ({
  targets: XIANGQI_IDS.filter((other) => other !== id),
  to({ model, tree }, target, options) {
    const to = target.id as XiangqiId;
    return {
      text: writeWithComments(WRITERS[to])(to === 'xiangqi-fen' ? forPlainFen(model) : model, options),
      diagnostics: lossesOf(model, id, to, { start: 0, end: tree.text.length }),
    };
  },
});

/** Reports what another notation can't express of a setup: `text/lost-in-conversion`, over the whole text. */
function lossesOf(setup: XiangqiSetup, from: string, to: string, span: Span): Diagnostic[] {
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
