import type { Json, JsonProblem } from '../format.js';
import { type JsonReader, readingJson, tagged } from '../json-reader.js';
import { isCode } from './annotations.js';
import { type Atom, COLUMNS, pieceOf, ROWS, wholeBoard, type XiangqiSetup } from './model.js';

/**
 * A setup as the tagged JSON of the conformance suite: `fields` are ten lists of nine lists of atoms. Pieces are written
 * by their letter, so that its spelling is kept.
 */
export function setupJson({ fields, state, comments }: XiangqiSetup): Json {
  return {
    fields: fields.map((row) => row.map((field) => field.map(atomJson))),
    ...(state === undefined ? {} : { state: tagged('state', state) }),
    comments: comments.map((comment) => tagged('comment', comment)),
  };
}

const atomJson = (atom: Atom): Json =>
  atom.type === 'piece' ? tagged('piece', atom.letter) : tagged('annotation', atom.code);

/** A setup from tagged JSON, the inverse of {@link setupJson}; or the first thing in it that is not as it should be. */
export function setupFromJson(json: Json): { readonly setup: XiangqiSetup } | { readonly problem: JsonProblem } {
  const read = readingJson(json, readSetup);
  return 'made' in read ? { setup: read.made } : read;
}

function readSetup(json: JsonReader): XiangqiSetup {
  const rows = json.get('fields').list();
  if (rows.length > ROWS) json.get('fields').fail('there are at most ten rows');
  const fields = rows.map((row) => {
    const list = row.list();
    return list.length > COLUMNS
      ? row.fail('there are at most nine fields')
      : list.map((field) => field.list().map(readAtom));
  });
  const state = json.get('state').optional((value) => value.leaf('state', /^[^\r\n]+$/));
  return {
    fields: wholeBoard(fields),
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
  return isCode(code) ? { type: 'annotation', code } : json.fail(`there is no annotation ${code}`);
}
