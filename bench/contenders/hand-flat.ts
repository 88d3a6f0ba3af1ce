/**
 * A parser for games in OTN as one would write it by hand for speed: recursive descent over `charCodeAt`, nodes as four
 * numbers in one growing `Int32Array`. It makes the same nodes as ours, knows the tags of the inputs here and no
 * others, and throws at the first fault: there is neither recovery from errors nor lookahead for it.
 */
import { Field, Kind } from '../../generated/otn/nodes.js';
import { language } from '../../generated/otn/parser.js';
import { Tree } from '../../src/cst/index.js';
import type { Contender } from '../parsers/contender.js';
import { nodesOfTree } from '../parsers/node-list.js';

// The first integer of a node: 11 bits for the kind, 11 for the field, the rest for the variant.
const FIELD_SHIFT = 11;
const VARIANT_SHIFT = 22;
const head = (kind: number, field = 0): number => kind | (field << FIELD_SHIFT);

const GAME = head(Kind.GameRecord);
const TEXT_TAG = head(Kind.TextTag, Field.tags);
const DATE_TAG = head(Kind.DateTag, Field.tags);
const RULES_TAG = head(Kind.RulesTag, Field.tags);
const DATE = head(Kind.Date, Field.date);
const KEY = head(Kind.Token, Field.key);
const VALUE = head(Kind.Token, Field.value);
const SIZE_ENTRY = head(Kind.SizeEntry, Field.entries);
const SIZE = head(Kind.Token, Field.size);
const CHOICE_ENTRY = head(Kind.ChoiceEntry, Field.entries);
const START_ENTRY = head(Kind.StartEntry, Field.entries);
const POSITION = head(Kind.Position, Field.position);
const FIRST = head(Kind.Token, Field.first);
const LAST = head(Kind.Token, Field.last);
const ROW = head(Kind.Row, Field.rows);
const BLANKS = head(Kind.Blanks, Field.cells);
const TAFLMAN = head(Kind.Taflman, Field.cells);
const TURN = head(Kind.Turn, Field.turns);
const NUMBER = head(Kind.TurnNumber, Field.address);
const PLAY = head(Kind.Play, Field.moves);
const SKIP = head(Kind.Skip, Field.moves);
const RESIGNATION = head(Kind.Resignation, Field.moves);
const PIECE = head(Kind.Token, Field.piece);
const FROM = head(Kind.Space, Field.from);
const TYPE = head(Kind.Token, Field.type);
const TO = head(Kind.Space, Field.to);
const CAPTURE = head(Kind.Capture, Field.captures);
const SPACE = head(Kind.Space, Field.space);
const INFO = head(Kind.Token, Field.info);
const COMMENT = head(Kind.Comment, Field.comment);
const REMARK = head(Kind.Remark, Field.remarks);
const CLOCK = head(Kind.Clock, Field.clock);
const MAIN = head(Kind.Token, Field.main);
const OVERTIME = head(Kind.Overtime, Field.overtime);
const SECONDS = head(Kind.Token, Field.seconds);
const COUNT = head(Kind.Token, Field.count);
const INCREMENT = head(Kind.Increment, Field.increment);

let text = '';
let p = 0;
let data = new Int32Array(0);
let n = 0;

function parse(source: string): Tree {
  text = source;
  p = 0;
  data = new Int32Array(1 << 16);
  n = 4;
  const game = open(GAME);
  blanks();
  while (tag()) blanks();
  while (p < text.length) {
    turn();
    blanks();
  }
  close(game);
  data[2] = p;
  data[3] = n;
  const tree = new Tree(language, text, data, n, 'GameRecord');
  data = new Int32Array(0);
  return tree;
}

function open(kind: number): number {
  const at = n;
  if (at + 4 > data.length) grow();
  data[at] = kind;
  data[at + 1] = p;
  n = at + 4;
  return at;
}

function grow(): void {
  const larger = new Int32Array(data.length * 2);
  larger.set(data);
  data = larger;
}

function close(at: number): void {
  data[at + 2] = p;
  data[at + 3] = n;
}

function leaf(kind: number, start: number): void {
  const at = open(kind);
  data[at + 1] = start;
  close(at);
}

function fail(what: string): never {
  throw new Error(`${what} expected at ${p}`);
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean => c >= 97 && c <= 122;

function isSymbol(c: number): boolean {
  switch (c | 32) {
    case 116: // t
    case 99: // c
    case 110: // n
    case 107: // k
    case 109: // m
    case 103: // g
      return true;
    default:
      return false;
  }
}

function isBlank(c: number): boolean {
  return c === 32 || c === 10 || c === 13 || c === 9;
}

function blanks(): void {
  while (isBlank(text.charCodeAt(p))) p++;
}

function horizontalBlanks(): void {
  for (let c = text.charCodeAt(p); c === 32 || c === 9; c = text.charCodeAt(p)) p++;
}

function digits(): void {
  const start = p;
  while (isDigit(text.charCodeAt(p))) p++;
  if (p === start) fail('number');
}

function expect(c: number, what: string): void {
  if (text.charCodeAt(p) !== c) fail(what);
  p++;
}

function upTo(c: number): void {
  const end = text.indexOf(String.fromCharCode(c), p);
  if (end === -1) fail(String.fromCharCode(c));
  p = end;
}

function tag(): boolean {
  if (text.charCodeAt(p) !== 91) return false;
  if (text.startsWith('[rules:', p)) rulesTag();
  else if (text.startsWith('[date:', p)) dateTag();
  else textTag();
  return true;
}

function textTag(): void {
  const at = open(TEXT_TAG);
  p++;
  const key = p;
  upTo(58);
  leaf(KEY, key);
  p++;
  const value = p;
  upTo(93);
  leaf(VALUE, value);
  p++;
  close(at);
}

function dateTag(): void {
  const at = open(DATE_TAG);
  p += 6;
  horizontalBlanks();
  const start = p;
  digits();
  expect(46, '.');
  digits();
  expect(46, '.');
  digits();
  leaf(DATE, start);
  horizontalBlanks();
  expect(93, ']');
  close(at);
}

function rulesTag(): void {
  const at = open(RULES_TAG);
  p += 7;
  for (blanks(); text.charCodeAt(p) !== 93; blanks()) entry();
  p++;
  close(at);
}

function entry(): void {
  const start = p;
  while (isLetter(text.charCodeAt(p))) p++;
  const end = p;
  expect(58, ':');
  const key = text.slice(start, end);
  p = start;
  const at = open(key === 'dim' ? SIZE_ENTRY : key === 'start' ? START_ENTRY : CHOICE_ENTRY);
  p = end;
  if (key !== 'dim') leaf(KEY, start);
  p++;
  const value = p;
  if (key === 'dim') {
    digits();
    leaf(SIZE, value);
  } else if (key === 'start') position();
  else {
    p++;
    leaf(VALUE, value);
  }
  close(at);
}

function position(): void {
  const at = open(POSITION);
  if (text.charCodeAt(p) === 47) slash(FIRST);
  row();
  while (text.charCodeAt(p) === 47) {
    const next = text.charCodeAt(p + 1);
    if (!isDigit(next) && !isSymbol(next)) {
      slash(LAST);
      break;
    }
    p++;
    row();
  }
  close(at);
}

function slash(kind: number): void {
  p++;
  leaf(kind, p - 1);
}

function row(): void {
  const at = open(ROW);
  const begin = p;
  for (;;) {
    const start = p;
    const c = text.charCodeAt(p);
    if (isDigit(c)) {
      digits();
      leaf(BLANKS, start);
    } else if (isSymbol(c)) {
      p++;
      leaf(TAFLMAN, start);
    } else break;
  }
  if (p === begin) fail('row');
  close(at);
}

function turn(): void {
  const at = open(TURN);
  const start = p;
  digits();
  expect(46, '.');
  leaf(NUMBER, start);
  for (;;) {
    const before = p;
    horizontalBlanks();
    if (p === before) break;
    if (!move()) break;
  }
  const before = p;
  blanks();
  if (text.charCodeAt(p) === 91) comment();
  else p = before;
  close(at);
}

function move(): boolean {
  const c = text.charCodeAt(p);
  if (c === 46) {
    if (!text.startsWith('.....', p)) fail('.....');
    p += 5;
    leaf(SKIP, p - 5);
  } else if (c === 45) {
    if (!text.startsWith('---', p)) fail('---');
    p += 3;
    leaf(RESIGNATION, p - 3);
  } else if (isLetter(c | 32)) play();
  else return false;
  return true;
}

function play(): void {
  const at = open(PLAY);
  symbol();
  space(FROM);
  moveType();
  space(TO);
  if (text.charCodeAt(p) === 120) {
    p++;
    capture();
    while (text.charCodeAt(p) === 47) {
      p++;
      capture();
    }
  }
  info();
  close(at);
}

function symbol(): void {
  if (isSymbol(text.charCodeAt(p)) && isLetter(text.charCodeAt(p + 1))) {
    p++;
    leaf(PIECE, p - 1);
  }
}

function space(kind: number): void {
  const start = p;
  if (!isLetter(text.charCodeAt(p)) || !isDigit(text.charCodeAt(p + 1))) fail('space');
  p += 2;
  if (isDigit(text.charCodeAt(p))) p++;
  leaf(kind, start);
}

function moveType(): void {
  const start = p;
  const c = text.charCodeAt(p++);
  let variant = 0;
  if (c === 94) {
    if (text.charCodeAt(p) === 61) p++;
    else variant = 2;
    if (variant === 0) variant = 1;
  } else if (c === 61) variant = 3;
  else if (c !== 45) fail('move type');
  leaf(TYPE | (variant << VARIANT_SHIFT), start);
}

function capture(): void {
  const at = open(CAPTURE);
  symbol();
  space(SPACE);
  close(at);
}

function info(): void {
  const start = p;
  const c = text.charCodeAt(p);
  if (c !== 43 && c !== 45) return;
  p++;
  const isDouble = text.charCodeAt(p) === c;
  if (isDouble) p++;
  leaf(INFO | (((c === 43 ? 0 : 2) + (isDouble ? 0 : 1)) << VARIANT_SHIFT), start);
}

function comment(): void {
  const at = open(COMMENT);
  do {
    p++;
    remark();
  } while (text.charCodeAt(p) === 124);
  expect(93, ']');
  close(at);
}

function remark(): void {
  const at = open(REMARK);
  if (isDigit(text.charCodeAt(p))) clock();
  for (let c = text.charCodeAt(p); c !== 124 && c !== 93; c = text.charCodeAt(p)) {
    if (p >= text.length) fail(']');
    p++;
  }
  close(at);
}

/** `60 30/3 5i`, or a number in a sentence, which isn't a clock. */
function clock(): void {
  const start = p;
  const size = n;
  const at = open(CLOCK);
  digits();
  leaf(MAIN, start);
  let parts = 0;
  while (text.charCodeAt(p) === 32 && isDigit(text.charCodeAt(p + 1)) && (parts & 2) === 0) {
    p++;
    const part = timePart();
    if (part === 0 || part <= parts) break;
    parts |= part;
  }
  const next = text.charCodeAt(p);
  if (parts > 0 && (isBlank(next) || next === 124 || next === 93)) close(at);
  else {
    p = start;
    n = size;
  }
}

/** 1 for an overtime, 2 for an increment, 0 for neither. */
function timePart(): number {
  const start = p;
  const at = open(OVERTIME);
  digits();
  leaf(SECONDS, start);
  const c = text.charCodeAt(p);
  if (c === 47 && isDigit(text.charCodeAt(p + 1))) {
    p++;
    const count = p;
    digits();
    leaf(COUNT, count);
  } else if (c === 105) {
    data[at] = INCREMENT;
    p++;
  } else return 0;
  close(at);
  return c === 47 ? 1 : 2;
}

export const handFlat: Contender = {
  name: 'hand-written, flat nodes',
  read: parse,
  nodes: (result) => nodesOfTree(result as Tree),
};
