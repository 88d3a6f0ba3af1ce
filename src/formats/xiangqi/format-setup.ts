import type { Catalogue } from '../../diagnostics/index.js';
import type { Format, Printed, Reading, ReadOptions } from '../format.js';
import { type XiangqiId, lossesOf } from './convert.js';
import { setupFromJson, setupJson } from './json.js';
import type { XiangqiSetup } from './model.js';
import { forPlainFen, printAnnoFen, printXay, printXiangqiFen } from './print.js';
import { renderSetupSvg, renderSetupText } from './render.js';

/** A setup as text in each of the formats, without comments. */
const PRINTERS: Readonly<Record<XiangqiId, (setup: XiangqiSetup) => string>> = {
  annofen: printAnnoFen,
  xay: printXay,
  'xiangqi-fen': printXiangqiFen,
};

/** Comments as lines of their own: all formats know them. */
const commentLines = ({ comments }: XiangqiSetup): string => comments.map((comment) => `#${comment}\n`).join('');

/** One of the xiangqi formats as the command line sees it: they differ in how they are read and printed. */
export function setupFormat<SetupReading extends Reading<XiangqiSetup>>(
  id: XiangqiId,
  catalogue: Catalogue,
  read: (text: string, options?: ReadOptions) => SetupReading,
  format: (reading: SetupReading) => string,
): Format<XiangqiSetup> {
  return {
    id,
    catalogue,
    read,
    toJson: setupJson,
    print(reading, { style = 'readable' } = {}): Printed {
      if (style === 'readable') return { text: format(reading as SetupReading), droppedComments: 0 };
      const setup = reading.model!;
      return { text: PRINTERS[id](setup), droppedComments: setup.comments.length };
    },
    targets: (Object.keys(PRINTERS) as XiangqiId[]).filter((other) => other !== id),
    convert({ model, tree }, target, { style = 'readable' } = {}) {
      const to = target.id as XiangqiId;
      const span = { start: 0, end: tree.text.length };
      const comments = style === 'compact' ? '' : commentLines(model!);
      return {
        text: comments + PRINTERS[to](to === 'xiangqi-fen' ? forPlainFen(model!) : model!),
        diagnostics: lossesOf(model!, id, to, span),
      };
    },
    fromJson(json, { style = 'readable' } = {}) {
      const made = setupFromJson(json);
      if ('problem' in made) return made;
      if (made.setup.state !== undefined && id !== 'xiangqi-fen') {
        return { problem: { path: ['state'], message: `${id} has no word for who is to move` } };
      }
      return { text: (style === 'compact' ? '' : commentLines(made.setup)) + PRINTERS[id](made.setup) };
    },
    renderSvg: renderSetupSvg,
    renderText: renderSetupText,
  };
}
