import { checkText } from '../../../diagnostics/check-text.js';
import { failure, type Result } from '../../../notation/index.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import { readAnnoFen } from './read.js';

/**
 * Returns the lines of a text without white space around them, except empty lines; one empty line if there are no
 * others.
 */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  return written.length === 0 ? [''] : written;
}

/**
 * Reads a setup from a drawing of its board: ten rows from black's side to red's, separated by line breaks or slashes.
 * A field is the letter of a piece, an annotation such as `<bm>`, a group such as `[r<pm>]`, or a dot if it is empty; a
 * number counts empty fields. White space is ignored.
 *
 * ```ts
 * import { xiangqiSetupFromText } from 'ludogram/annofen';
 *
 * xiangqiSetupFromText('rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR'); // {ok: true, setup}
 * ```
 *
 * @returns the setup; or the first problem, with the path of its row
 */
export function xiangqiSetupFromText(text: string): Result<{ readonly setup: XiangqiSetup }> {
  checkText(text);
  const rows = text.split('/').flatMap(linesOf);
  const written = `v1 ${rows.map((row) => row.replace(/[^\S\r\n]/g, '').replace(/[.·]/g, '1')).join('/')}`;
  const { model, diagnostics } = readAnnoFen(written);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) return { ok: true, setup: model };
  const row = written.slice(0, error.span.start).split('/').length - 1;
  return failure(error.code.endsWith('row-count') ? ['fields'] : ['fields', row], error.message);
}
