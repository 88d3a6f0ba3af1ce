import type { Json, JsonProblem } from '../../../notation/format.js';
import { type JsonReader, readingJson } from '../../../notation/codec/json-reader.js';
import { isCode } from './annotations.js';
import { type Atom, COLUMNS, pieceOf, ROWS, type XiangqiSetup } from './model.js';

/** A setup from tagged JSON, the inverse of `setupJson`; or the first thing in it that is not as it should be. */
export function setupFromJson(json: Json): { readonly setup: XiangqiSetup } | { readonly problem: JsonProblem } {
  const read = readingJson(json, readSetup);
  return 'made' in read ? { setup: read.made } : read;
}

/** A setup from tagged JSON. */
export function readSetup(json: JsonReader): XiangqiSetup {
  const rows = json.get('fields').list();
  if (rows.length > ROWS) json.get('fields').fail('there are ten rows');
  const fields = rows.map((row) => {
    const list = row.list();
    if (list.length > COLUMNS) row.fail('there are nine fields');
    const atoms = list.map((field) => field.list().map(readAtom));
    return atoms.length < COLUMNS ? row.fail('there are nine fields') : atoms;
  });
  if (rows.length < ROWS) json.get('fields').fail('there are ten rows');
  const state = json.get('state').optional((value) => value.leaf('state', /^[^\r\n]+$/));
  return {
    fields,
    ...(state === undefined ? {} : { state }),
    comments: json
      .get('comments')
      .list()
      .map((comment) => comment.leaf('comment', /^[^\r\n]*$/)),
  };
}

function readAtom(json: JsonReader): Atom {
  if (json.is('piece')) return pieceOf(json.leaf('piece', /^[rhnebmagkcp]$/i));
  const code = json.leaf('annotation');
  return isCode(code) ? { type: 'annotation', code } : json.fail(`${JSON.stringify(code)} isn't a valid annotation`);
}

/** A setup of a format without a state of the game. */
export function readSetupWithoutState(json: JsonReader, id: string): XiangqiSetup {
  const setup = readSetup(json);
  return setup.state === undefined ? setup : json.get('state').fail(`${id} can't say who is to move`);
}

/** A setup of plain FEN: at most a piece on a field, and no annotations. */
export function readPlainSetup(json: JsonReader): XiangqiSetup {
  const setup = readSetup(json);
  for (const [y, row] of json.get('fields').list().entries()) {
    for (const [x, field] of row.list().entries()) {
      const atoms = setup.fields[y]![x]!;
      const at = atoms.findIndex(({ type }, i) => type === 'annotation' || i > 0);
      if (at === -1) continue;
      const what = atoms[at]!.type === 'annotation' ? 'no annotations' : 'one piece a field';
      field.list()[at]!.fail(`plain FEN has ${what}`);
    }
  }
  return setup;
}
