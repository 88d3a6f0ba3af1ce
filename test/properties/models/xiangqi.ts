import fc from 'fast-check';
import type { Json } from '../../../src/notation/codec/codec.js';
import type { PrintOptions } from '../../../src/notation/options.js';
import type { Reading } from '../../../src/notation/read/reading.js';
import type { PrintResult } from '../../../src/notation/result.js';
import {
  annoFenFromJson,
  annoFenToJson,
  annoFenView,
  type Atom,
  type CodecResult,
  type Colour,
  parseAnnoFen,
  type PieceKind,
  printAnnoFen,
  tryPrintAnnoFen,
  type XiangqiSetup,
} from '../../../src/notations/xiangqi/annofen/index.js';
import {
  parseXiangqiFen,
  printXiangqiFen,
  tryPrintXiangqiFen,
  xiangqiFenFromJson,
  xiangqiFenToJson,
} from '../../../src/notations/xiangqi/fen/index.js';
import { pieceOf } from '../../../src/notations/xiangqi/setup/model/model.js';
import { parseXay, printXay, tryPrintXay, xayFromJson, xayToJson } from '../../../src/notations/xiangqi/xay/index.js';
import { list, mostly, oddText, text } from './arbitraries.js';
import type { Subject } from './subject.js';

const piece: fc.Arbitrary<Atom> = mostly(
  fc.constantFrom(...'rhnebmagkcpRHNEBMAGKCP').map(pieceOf),
  fc.record({
    type: fc.constant('piece' as const),
    kind: fc.constantFrom<PieceKind>('chariot', 'horse', 'king'),
    colour: fc.constantFrom<Colour>('red', 'black'),
    letter: oddText,
  }),
  200,
);
const annotation: fc.Arbitrary<Atom> = fc.record({
  type: fc.constant('annotation' as const),
  code: mostly(fc.constantFrom('pm', 'bb', 'a+1-2', 'a-8+0'), oddText, 200),
});

/** Fields as plain FEN has them, or with annotations and groups. */
const boards = (field: fc.Arbitrary<Atom[]>): fc.Arbitrary<Atom[][][]> => {
  const row = mostly(fc.array(field, { minLength: 9, maxLength: 9 }), list(field, 11), 200);
  return mostly(fc.array(row, { minLength: 10, maxLength: 10 }), list(row, 12));
};
const fields = fc.oneof(
  boards(
    fc.oneof({ weight: 6, arbitrary: fc.constant<Atom[]>([]) }, { weight: 2, arbitrary: piece.map((one) => [one]) }),
  ),
  boards(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<Atom[]>([]) },
      { weight: 2, arbitrary: list(fc.oneof(piece, annotation), 3) },
    ),
  ),
);

const comments = list(mostly(text(), oddText));
const setups: fc.Arbitrary<XiangqiSetup> = fc.oneof(
  fc.record({ fields, comments }),
  fc.record({ fields, comments, state: text(fc.constantFrom('w', 'w - - 0 1', 'b')) }),
);

type JsonForm = readonly [toJson: (setup: XiangqiSetup) => Json, fromJson: (json: Json) => CodecResult<XiangqiSetup>];

function subject(
  name: string,
  [toJson, fromJson]: JsonForm,
  parse: (source: string) => Reading<XiangqiSetup>,
  print: (setup: XiangqiSetup, options?: PrintOptions) => string,
  tryPrint: (setup: XiangqiSetup, options?: PrintOptions) => PrintResult,
): Subject<XiangqiSetup> {
  const read = (source: string) => parse(source) as { model: XiangqiSetup; isWellFormed: boolean };
  return {
    name,
    models: setups,
    printings: [
      { name: 'readable', print, tryPrint, parse: read },
      {
        name: 'compact',
        print: (setup) => print(setup, { style: 'compact' }),
        tryPrint: (setup) => tryPrint(setup, { style: 'compact' }),
        parse: read,
        kept: (setup) => ({ ...setup, comments: [] }),
      },
    ],
    toJson,
    fromJson,
    others: [draw],
  };
}

function draw(setup: XiangqiSetup): unknown {
  const shown = annoFenView.at(setup);
  return shown.ok ? [annoFenView.svg(shown.view), annoFenView.text(shown.view)] : shown.problem;
}

export const xiangqi = [
  subject('annofen', [annoFenToJson, annoFenFromJson], parseAnnoFen, printAnnoFen, tryPrintAnnoFen),
  subject('xay', [xayToJson, xayFromJson], parseXay, printXay, tryPrintXay),
  subject('xiangqi-fen', [xiangqiFenToJson, xiangqiFenFromJson], parseXiangqiFen, printXiangqiFen, tryPrintXiangqiFen),
];
