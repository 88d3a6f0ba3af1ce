import type { Catalogue } from '../../../diagnostics/index.js';
import { modelFromJson, type RoundTrip } from '../../../notation/round-trip.js';
import type { Format, Printed, Reading, ReadOptions } from '../../../notation/format.js';
import { converting } from '../../../notation/targets.js';
import { type XiangqiId, lossesOf } from './convert.js';
import { setupJson } from './codec.js';
import type { XiangqiSetup } from './model.js';

import { renderSetupSvg, renderSetupText } from './view/index.js';
import { forPlainFen, writeAnnoFen, writeComments, writeXay, writeXiangqiFen } from './print.js';

/** A setup as text in each of the formats, without comments. */
const WRITERS: Readonly<Record<XiangqiId, (setup: XiangqiSetup) => string>> = {
  annofen: writeAnnoFen,
  xay: writeXay,
  'xiangqi-fen': writeXiangqiFen,
};

/** One of the xiangqi formats as the command line sees it: they differ in how they are read and printed. */
export function setupFormat<SetupReading extends Reading<XiangqiSetup>>(
  id: XiangqiId,
  catalogue: Catalogue,
  read: (text: string, options?: ReadOptions<never>) => SetupReading,
  format: (reading: SetupReading) => string,
  roundTrip: RoundTrip<XiangqiSetup>,
): Format<XiangqiSetup> {
  const others = (Object.keys(WRITERS) as XiangqiId[]).filter((other) => other !== id);
  return {
    id,
    catalogue,
    read,
    toJson: setupJson,
    print(reading, { style = 'readable' } = {}): Printed {
      if (style === 'readable') return { text: format(reading as SetupReading), droppedComments: 0 };
      const setup = reading.model!;
      return { text: WRITERS[id](setup), droppedComments: setup.comments.length };
    },
    ...converting(id, others, ({ model, tree }, target, { style = 'readable' } = {}) => {
      const to = target.id as XiangqiId;
      const span = { start: 0, end: tree.text.length };
      const comments = style === 'compact' ? '' : writeComments(model!);
      return {
        text: comments + WRITERS[to](to === 'xiangqi-fen' ? forPlainFen(model!) : model!),
        diagnostics: lossesOf(model!, id, to, span),
      };
    }),
    fromJson(json, { style = 'readable' } = {}) {
      const read = modelFromJson(roundTrip, json);
      if ('problem' in read) return read;
      return { text: style === 'compact' ? WRITERS[id](read.made) : roundTrip.write(read.made) };
    },
    renderSvg: renderSetupSvg,
    renderText: renderSetupText,
  };
}
