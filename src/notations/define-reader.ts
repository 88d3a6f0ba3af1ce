import { type Expected, explainEach, type SyntaxFailure, type Tree } from '../cst/index.js';
import { type Diagnostic, hasErrors } from '../diagnostics/index.js';
import { firstDetected } from '../notation/detect/detect.js';
import { hasReadablePart } from '../notation/detect/readable-part.js';
import type { NotationInfo, Reader, ReadOptions, StructureOptions } from '../notation/index.js';
import { type FaultyText, readerDefiner } from '../notation/read/reader.js';
import { firstFilledLine } from '../notation/read/spans.js';
import { DETECTIONS } from './detections.js';
import { FOREIGN_DETECTIONS } from './foreign.js';

/** Makes the function that reads the texts of a notation, and says what was expected at each error. */
export const defineReader = /* @__PURE__ */ readerDefiner({
  explainEach,
  diagnosticsOf: orOtherNotation,
});

/** Makes the reader of a notation for programs that only play games. */
export const defineGameReader = /* @__PURE__ */ readerDefiner({
  explainEach: unexplained,
  diagnosticsOf: ({ tree, found }) => found.sorted(tree.text.length),
});

/** Makes a reader that checks texts without playing their moves, unless a call asks for less. */
export const structureReader = <Model, Root, Options extends ReadOptions>(
  read: Reader<Model, Root, Options>,
): Reader<Model, Root, StructureOptions<NonNullable<Options['dialect']>>> =>
  Object.assign(
    (text: string, options?: object) => read(text, { level: 'structure', ...options } as unknown as Options),
    { ...read },
  );

/**
 * Returns the diagnostics of a text in document order. If there are errors and the text looks like another notation,
 * returns a single diagnostic instead, which names that notation and has no fix.
 */
function orOtherNotation({ tree, info, found, namesOther }: FaultyText): readonly Diagnostic[] {
  const { text } = tree;
  const sorted = found.sorted(text.length);
  if (!hasErrors(sorted)) return sorted;
  const line = firstFilledLine(text);
  const begins = !sorted.some(({ severity, span }) => severity === 'error' && span.start < line.end);
  const name = otherNotation(text, info, begins || hasReadablePart(tree));
  return name === undefined ? sorted : [namesOther.report('other-notation', line, { name })];
}

const SOMETHING_ELSE: readonly Expected[] = [{ type: 'name', text: 'something else' }];

/** Yields the failure of each error node without reading its text again. */
function* unexplained(tree: Tree): Generator<SyntaxFailure> {
  for (const node of tree.eachError()) {
    const { start: at, kindName: kind } = node;
    yield { node, kind, at, expected: SOMETHING_ELSE, found: tree.text.slice(at, at + 1) };
  }
}

/** Every recognizable notation. Those with a more typical start come first. */
const ALL = /* @__PURE__ */ [...DETECTIONS, ...FOREIGN_DETECTIONS].sort((a, b) => a.rank - b.rank);

/**
 * Returns the name of the notation that a text with errors looks like; `undefined` if it looks like the one that it was
 * read as, or like no known notation.
 *
 * @param info the description of the notation that the text was read as
 * @param isReadable whether the first line of the text, or any other part of it, can be read in that notation
 */
export function otherNotation(text: string, { id, detect }: NotationInfo, isReadable: boolean): string | undefined {
  const found = firstDetected(text, ALL);
  if (found === undefined || found.id === id || found.damaged?.includes(id)) return undefined;
  // Between built-in notations, their ranks decide. A text of any other begins like it.
  const isOwn = !DETECTIONS.some((detection) => detection.id === id) && (isReadable || detect?.(text) === true);
  return isOwn ? undefined : found.name;
}
