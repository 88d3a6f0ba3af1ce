/**
 * A parser for games in OTN as most would write it by hand: recursive descent over `charCodeAt`, a plain object for
 * each node. It makes the same nodes as ours, knows the tags of the inputs here and no others, and throws at the first
 * fault.
 */
import type { Contender } from '../parsers/contender.js';
import { nodesOfObjects, type ObjectNode } from '../parsers/node-list.js';

interface NodeInProgress extends ObjectNode {
  end: number;
  readonly children: NodeInProgress[];
}

const NO_CHILDREN: NodeInProgress[] = [];

let text = '';
let p = 0;

function parse(source: string): ObjectNode {
  text = source;
  p = 0;
  const game = open('GameRecord', '');
  blanks();
  while (text.charCodeAt(p) === 91) {
    game.children.push(tag());
    blanks();
  }
  while (p < text.length) {
    game.children.push(turn());
    blanks();
  }
  return close(game);
}

function open(kind: string, field: string): NodeInProgress {
  return { kind, field, start: p, end: p, children: [] };
}

function close(node: NodeInProgress): NodeInProgress {
  node.end = p;
  return node;
}

function leaf(kind: string, field: string, start: number): NodeInProgress {
  return { kind, field, start, end: p, children: NO_CHILDREN };
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

function upTo(character: string): void {
  const end = text.indexOf(character, p);
  if (end === -1) fail(character);
  p = end;
}

function tag(): NodeInProgress {
  if (text.startsWith('[rules:', p)) return rulesTag();
  return text.startsWith('[date:', p) ? dateTag() : textTag();
}

function textTag(): NodeInProgress {
  const node = open('TextTag', 'tags');
  const key = ++p;
  upTo(':');
  node.children.push(leaf('Token', 'key', key));
  const value = ++p;
  upTo(']');
  node.children.push(leaf('Token', 'value', value));
  p++;
  return close(node);
}

function dateTag(): NodeInProgress {
  const node = open('DateTag', 'tags');
  p += 6;
  horizontalBlanks();
  const start = p;
  digits();
  expect(46, '.');
  digits();
  expect(46, '.');
  digits();
  node.children.push(leaf('Date', 'date', start));
  horizontalBlanks();
  expect(93, ']');
  return close(node);
}

function rulesTag(): NodeInProgress {
  const node = open('RulesTag', 'tags');
  p += 7;
  for (blanks(); text.charCodeAt(p) !== 93; blanks()) node.children.push(entry());
  p++;
  return close(node);
}

function entry(): NodeInProgress {
  const start = p;
  while (isLetter(text.charCodeAt(p))) p++;
  const key = text.slice(start, p);
  const children: NodeInProgress[] = key === 'dim' ? [] : [leaf('Token', 'key', start)];
  expect(58, ':');
  const value = p;
  if (key === 'start') children.push(position());
  else {
    if (key === 'dim') digits();
    else p++;
    children.push(leaf('Token', key === 'dim' ? 'size' : 'value', value));
  }
  const kind = key === 'dim' ? 'SizeEntry' : key === 'start' ? 'StartEntry' : 'ChoiceEntry';
  return { kind, field: 'entries', start, end: p, children };
}

function position(): NodeInProgress {
  const node = open('Position', 'position');
  if (text.charCodeAt(p) === 47) node.children.push(slash('first'));
  node.children.push(row());
  while (text.charCodeAt(p) === 47) {
    const next = text.charCodeAt(p + 1);
    if (!isDigit(next) && !isSymbol(next)) {
      node.children.push(slash('last'));
      break;
    }
    p++;
    node.children.push(row());
  }
  return close(node);
}

function slash(field: string): NodeInProgress {
  p++;
  return leaf('Token', field, p - 1);
}

function row(): NodeInProgress {
  const node = open('Row', 'rows');
  for (;;) {
    const start = p;
    const c = text.charCodeAt(p);
    if (isDigit(c)) {
      digits();
      node.children.push(leaf('Blanks', 'cells', start));
    } else if (isSymbol(c)) {
      p++;
      node.children.push(leaf('Taflman', 'cells', start));
    } else break;
  }
  if (p === node.start) fail('row');
  return close(node);
}

function turn(): NodeInProgress {
  const node = open('Turn', 'turns');
  digits();
  expect(46, '.');
  node.children.push(leaf('TurnNumber', 'address', node.start));
  for (;;) {
    const before = p;
    horizontalBlanks();
    const next = p === before ? undefined : move();
    if (next === undefined) break;
    node.children.push(next);
  }
  const before = p;
  blanks();
  if (text.charCodeAt(p) === 91) node.children.push(comment());
  else p = before;
  return close(node);
}

function move(): NodeInProgress | undefined {
  const c = text.charCodeAt(p);
  if (c === 46) return specialMove('.....', 'Skip');
  if (c === 45) return specialMove('---', 'Resignation');
  return isLetter(c | 32) ? play() : undefined;
}

function specialMove(spelling: string, kind: string): NodeInProgress {
  if (!text.startsWith(spelling, p)) fail(spelling);
  p += spelling.length;
  return leaf(kind, 'moves', p - spelling.length);
}

function play(): NodeInProgress {
  const node = open('Play', 'moves');
  symbol(node);
  node.children.push(space('from'), moveType(), space('to'));
  if (text.charCodeAt(p) === 120) {
    do {
      p++;
      node.children.push(capture());
    } while (text.charCodeAt(p) === 47);
  }
  info(node);
  return close(node);
}

function symbol(node: NodeInProgress): void {
  if (isSymbol(text.charCodeAt(p)) && isLetter(text.charCodeAt(p + 1))) {
    p++;
    node.children.push(leaf('Token', 'piece', p - 1));
  }
}

function space(field: string): NodeInProgress {
  const start = p;
  if (!isLetter(text.charCodeAt(p)) || !isDigit(text.charCodeAt(p + 1))) fail('space');
  p += 2;
  if (isDigit(text.charCodeAt(p))) p++;
  return leaf('Space', field, start);
}

function moveType(): NodeInProgress {
  const start = p;
  const c = text.charCodeAt(p++);
  if (c === 94) {
    if (text.charCodeAt(p) === 61) p++;
  } else if (c !== 61 && c !== 45) fail('move type');
  return leaf('Token', 'type', start);
}

function capture(): NodeInProgress {
  const node = open('Capture', 'captures');
  symbol(node);
  node.children.push(space('space'));
  return close(node);
}

function info(node: NodeInProgress): void {
  const start = p;
  const c = text.charCodeAt(p);
  if (c !== 43 && c !== 45) return;
  p++;
  if (text.charCodeAt(p) === c) p++;
  node.children.push(leaf('Token', 'info', start));
}

function comment(): NodeInProgress {
  const node = open('Comment', 'comment');
  do {
    p++;
    node.children.push(remark());
  } while (text.charCodeAt(p) === 124);
  expect(93, ']');
  return close(node);
}

function remark(): NodeInProgress {
  const node = open('Remark', 'remarks');
  const time = isDigit(text.charCodeAt(p)) ? clock() : undefined;
  if (time !== undefined) node.children.push(time);
  for (let c = text.charCodeAt(p); c !== 124 && c !== 93; c = text.charCodeAt(p)) {
    if (p >= text.length) fail(']');
    p++;
  }
  return close(node);
}

/** `60 30/3 5i`; nothing for a number in a sentence. */
function clock(): NodeInProgress | undefined {
  const node = open('Clock', 'clock');
  digits();
  node.children.push(leaf('Token', 'main', node.start));
  for (let last = ''; text.charCodeAt(p) === 32 && isDigit(text.charCodeAt(p + 1)) && last !== 'Increment';) {
    p++;
    const part = timePart();
    if (part === undefined || part.kind === last) break;
    node.children.push(part);
    last = part.kind;
  }
  const next = text.charCodeAt(p);
  if (node.children.length > 1 && (isBlank(next) || next === 124 || next === 93)) return close(node);
  p = node.start;
  return undefined;
}

function timePart(): NodeInProgress | undefined {
  const start = p;
  digits();
  const children = [leaf('Token', 'seconds', start)];
  const c = text.charCodeAt(p);
  if (c === 47 && isDigit(text.charCodeAt(p + 1))) {
    p++;
    const count = p;
    digits();
    children.push(leaf('Token', 'count', count));
    return { kind: 'Overtime', field: 'overtime', start, end: p, children };
  }
  if (c !== 105) return undefined;
  p++;
  return { kind: 'Increment', field: 'increment', start, end: p, children };
}

export const handObject: Contender = {
  name: 'hand-written, object nodes',
  read: parse,
  nodes: (result) => nodesOfObjects(result as ObjectNode),
};
