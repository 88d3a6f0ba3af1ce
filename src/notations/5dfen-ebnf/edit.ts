import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { elementEdits, type Editor } from '../../notation/index.js';
import { pathOf } from '../../notation/path.js';
import type { FiveDEbnfBoard, FiveDEbnfHeader, FiveDEbnfRecord } from './model.js';
import { writeBoard, writeHeader } from './print.js';

const WRITERS: Readonly<Record<string, (value: unknown) => string>> = {
  headers: (value) => writeHeader(value as FiveDEbnfHeader),
  boards: (value) => writeBoard(value as FiveDEbnfBoard),
  moves: (value) => value as string,
};

/** Edits of a record: headers, boards and moves, and the parts of headers and boards. */
export const fiveDEbnfEditor: Editor<FiveDEbnfRecord, ROOT> = {
  edits(change, reading) {
    const [key, index, member] = pathOf(change);
    const write = WRITERS[String(key)];
    if (write === undefined || index === undefined) return undefined;
    if (member === undefined) {
      const ends = ['headers', 'boards', 'moves'].slice(0, Object.keys(WRITERS).indexOf(String(key))).map((list) => {
        const { length } = reading.model[list as keyof FiveDEbnfRecord];
        return reading.spanOf([list, length - 1])?.end ?? 0;
      });
      return elementEdits(reading, change, { write, after: ends.reduce((a, b) => Math.max(a, b), 0), separator: '\n' });
    }
    const span = reading.spanOf(pathOf(change));
    return span !== undefined && 'replace' in change ? [{ ...span, text: change.value as string }] : undefined;
  },
};
