import { Field, Kind } from '../../../generated/otn/nodes.js';
import { END, fieldAt, kindAt, NEXT, START, variantAt, WORDS } from '../../cst/layout.js';
import type { Tree } from '../../cst/index.js';
import type { InfoSymbol, MoveType, OtnCapture, OtnMove } from './model.js';
import { spaceIn } from './space.js';

const TYPES: readonly MoveType[] = ['-', '^=', '^', '='];
const INFOS: readonly InfoSymbol[] = ['++', '+', '--', '-'];
const NO_CAPTURES: readonly OtnCapture[] = [];
const SKIP: OtnMove = { kind: 'skip' };
const RESIGNATION: OtnMove = { kind: 'resignation' };

/**
 * The move at word `at` of a tree. Most of a file is moves, so they are read off the words of the tree, without views.
 */
export function lowerMove({ text, words }: Tree, at: number): OtnMove {
  switch (kindAt(words, at)) {
    case Kind.Play:
      return lowerPlay(text, words, at);
    case Kind.Skip:
      return SKIP;
    case Kind.Resignation:
      return RESIGNATION;
    default:
      return { kind: 'unreadable', text: text.slice(words[at + START], words[at + END]) };
  }
}

function lowerPlay(text: string, words: Int32Array, at: number): OtnMove {
  let piece: string | undefined;
  let from = 0;
  let type: MoveType = '-';
  let to = 0;
  let captures: OtnCapture[] | undefined;
  let info: InfoSymbol | undefined;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (fieldAt(words, i)) {
      case Field.from:
        from = spaceIn(text, words[i + START]!, words[i + END]!);
        break;
      case Field.to:
        to = spaceIn(text, words[i + START]!, words[i + END]!);
        break;
      case Field.type:
        type = TYPES[variantAt(words, i)]!;
        break;
      case Field.captures:
        if (captures === undefined) captures = [lowerCapture(text, words, i)];
        else captures.push(lowerCapture(text, words, i));
        break;
      case Field.piece:
        piece = symbolAt(text, words[i + START]!);
        break;
      case Field.info:
        info = INFOS[variantAt(words, i)];
        break;
    }
  }
  return { kind: 'play', piece, from, type, to, captures: captures ?? NO_CAPTURES, info };
}

function lowerCapture(text: string, words: Int32Array, at: number): OtnCapture {
  const first = at + WORDS;
  const hasPiece = fieldAt(words, first) === Field.piece;
  const space = hasPiece ? words[first + NEXT]! : first;
  return {
    piece: hasPiece ? symbolAt(text, words[first + START]!) : undefined,
    space: spaceIn(text, words[space + START]!, words[space + END]!),
  };
}

/** The symbol of a special piece; a plain taflman's says nothing. */
function symbolAt(text: string, at: number): string | undefined {
  const symbol = text[at];
  return symbol === 't' || symbol === 'T' ? undefined : symbol;
}
