import type { Span, TextEdit } from '../../../../diagnostics/index.js';
import type { Path, Renumbering } from '../../../../notation/index.js';
import type { GameReading } from '../model/model.js';
import { lineAt, turnPathsIn } from './line-paths.js';
import { turnOn } from './renumber.js';

/** Returns the edits of all numbers that change when a turn is inserted or removed. */
export function renumberingEdits(reading: GameReading, { line: path, first, from, by }: Renumbering): TextEdit[] {
  const { model } = reading;
  const line = lineAt(model, path);
  if (line === undefined) return [];
  const turns = line.turns.map((_, i): Path => [...path, 'turns', i]).slice(first);
  const branches = line.variations.flatMap((variation, i) =>
    variation.turn < from ? [] : turnPathsIn(variation, [...path, 'variations', i]),
  );
  const tags = model.tags.flatMap((tag, i): Path[] => {
    const turn = tag.type === 'address' ? turnOn(model, path, tag.value) : undefined;
    return turn === undefined || turn < from ? [] : [['tags', i, 'value']];
  });
  const addresses = [...[...turns, ...branches].map((turn): Path => [...turn, 'number']), ...tags];
  return addresses.flatMap((address) => numberEdit(reading.tree.text, reading.spanOf(address), path.length, by));
}

/** Returns the edits that change one number of an address. Each step has two numbers. */
function numberEdit(text: string, span: Span | undefined, index: number, by: number): TextEdit[] {
  if (span === undefined) return [];
  const number = [...text.slice(span.start, span.end).matchAll(/\d+/g)][index];
  if (number === undefined) return [];
  const start = span.start + number.index;
  return [{ start, end: start + number[0].length, text: String(Number(number[0]) + by) }];
}
