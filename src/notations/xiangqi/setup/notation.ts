import type { Tree } from '../../../cst/index.js';
import type { Catalogue } from '../../../diagnostics/index.js';
import type { Format, Printed, PrintOptions, Reading, ReadOptions, RenderOptions } from '../../../notation/format.js';
import { modelFromJson, type RoundTrip } from '../../../notation/round-trip.js';
import { converting } from '../../../notation/targets.js';
import { lossesOf, type XiangqiId } from './convert.js';
import type { XiangqiSetup } from './model.js';
import { forPlainFen, writeAnnoFen, writeComments, type WriteSetup, writeXay, writeXiangqiFen } from './print.js';
import { type BoardView, setupView } from './view/index.js';

const WRITERS: Readonly<Record<XiangqiId, WriteSetup>> = {
  annofen: writeAnnoFen,
  xay: writeXay,
  'xiangqi-fen': writeXiangqiFen,
};

/** What tells one of the xiangqi notations from the others. */
export interface SetupNotation<Root> {
  readonly id: XiangqiId;
  readonly catalogue: Catalogue;
  readonly read: (text: string, options?: ReadOptions<never>) => Reading<XiangqiSetup>;
  readonly format: (tree: Tree<Root & NonNullable<Tree['root']>>, options?: PrintOptions) => Printed;
  readonly roundTrip: RoundTrip<XiangqiSetup>;
}

/** One of the xiangqi notations as the command line and the conformance runner see it. */
export function setupNotation<Root>({
  id,
  catalogue,
  read,
  format,
  roundTrip,
}: SetupNotation<Root>): Format<XiangqiSetup> {
  const others = (Object.keys(WRITERS) as XiangqiId[]).filter((other) => other !== id);
  return {
    id,
    catalogue,
    read,
    toJson: roundTrip.toJson,
    print: ({ tree }, options) => format(tree as Tree<Root & NonNullable<Tree['root']>>, options),
    ...converting(id, others, ({ model, tree }, target, { style = 'readable' } = {}) => {
      const setup = model!;
      const to = target.id as XiangqiId;
      const comments = style === 'compact' ? '' : writeComments(setup);
      return {
        text: comments + WRITERS[to](to === 'xiangqi-fen' ? forPlainFen(setup) : setup),
        diagnostics: lossesOf(setup, id, to, { start: 0, end: tree.text.length }),
      };
    }),
    fromJson(json, { style = 'readable' } = {}) {
      const read = modelFromJson(roundTrip, json);
      if ('problem' in read) return read;
      return { text: style === 'compact' ? WRITERS[id](read.made) : roundTrip.write(read.made) };
    },
    renderSvg: rendering(setupView.svg),
    renderText: rendering(setupView.text),
  };
}

const rendering =
  (draw: (view: BoardView) => string) =>
  (setup: XiangqiSetup, options?: RenderOptions): string | undefined => {
    const shown = setupView.at(setup, options);
    return shown.ok ? draw(shown.view) : undefined;
  };
