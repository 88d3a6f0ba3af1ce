import { describe, expect, test } from 'vitest';
import { declarationProblem } from '../../src/config/declaration.js';
import { defineNotation, defineReader, explainCodes, list, record, text } from '../../src/library/index.js';
import { faultyCodes } from '../notation/faulty-notation.js';
import { nim } from '../notation/game-record/nim.js';
import { gamesBy } from '../notation/game-record/nim-notation.js';

const FUNCTION = 'a function';
const CHECKS = 'a list of checks, each made by check(…) or with a function "run"';
const RULES = 'an object with a function for each kind of error node';
const run = () => undefined;

const reader = {
  info: { id: 'faulty', title: 'words' },
  parse: run,
  diagnostics: [faultyCodes],
  syntax: { WordError: run },
  lower: run,
};
const notation = {
  codes: explainCodes(faultyCodes, () => ({
    wrong: { explanation: 'A word has small letters.', example: '?' },
    odd: { explanation: 'A word has small letters.', example: '?' },
  })),
  read: defineReader(reader as never),
  codec: record({ words: list(text('word')) }),
  print: { write: run },
};

const problemOf = (declaration: object) =>
  declarationProblem('faulty', defineNotation(declaration as never).declaration);

// The compiler finds these mistakes, but not in notations that are written in JavaScript.
describe('a member of a wrong type is named', () => {
  test.each([
    ['parse', undefined, FUNCTION],
    ['parse', 'x', FUNCTION],
    ['lower', undefined, FUNCTION],
    ['syntax', { WordError: 'wrong' }, RULES],
    ['checks', { run }, CHECKS],
    ['checks', [undefined], CHECKS],
    ['checks', [run], CHECKS],
    ['checks', [{ on: 'Word', rn: run }], CHECKS],
    ['locate', 7, FUNCTION],
    ['legality', {}, FUNCTION],
    ['facts', [], FUNCTION],
    ['dialectOf', 'x', FUNCTION],
    ['areOneFault', true, FUNCTION],
    ['pathInModel', null, FUNCTION],
  ])('of a reader: %s is %j', (name, value, expected) => {
    const read = defineReader({ ...reader, [name]: value } as never);
    expect(problemOf({ ...notation, read })).toBe(`expected "${name}" of faulty to be ${expected}`);
  });

  test.each([
    ['codec', undefined, 'a codec, such as record({…})'],
    ['codec', 7, 'a codec, such as record({…})'],
    ['print', undefined, 'an object with a function "write"'],
    ['print', { wrte: run }, 'an object with a function "write"'],
    ['format', 7, FUNCTION],
    ['describe', 'x', FUNCTION],
    ['convert', {}, 'an object with a function "to"'],
    ['editor', {}, FUNCTION],
  ])('of a notation: %s is %j', (name, value, expected) => {
    expect(problemOf({ ...notation, [name]: value })).toBe(`expected "${name}" of faulty to be ${expected}`);
  });

  test.each([
    ['parse', undefined, FUNCTION],
    ['lower', undefined, FUNCTION],
    ['locate', undefined, FUNCTION],
    ['codec', undefined, 'a codec, such as record({…})'],
    ['syntax', { MoveError: 'bad-move' }, RULES],
    ['rules', undefined, 'what defineRules returns'],
    ['rules', {}, 'what defineRules returns'],
    ['start', undefined, FUNCTION],
    ['first', 1, FUNCTION],
    ['move', 1, 'the name of a member of moves'],
    ['result', '*', FUNCTION],
    ['print', {}, 'an object with a function "move"'],
  ])('of a notation of games: %s is %j', (name, value, expected) => {
    const { declaration } = gamesBy(nim, { [name]: value });
    expect(declarationProblem('nim', declaration)).toBe(`expected "${name}" of nim to be ${expected}`);
  });
});

// Without these members, there is nothing to declare.
describe('a member that is needed at once is named when the notation is declared', () => {
  const rejected = (message: string) => expect.objectContaining({ name: 'NotationError', message });

  test.each([
    ['info', undefined, 'an object with a text "id"'],
    ['info', { title: 'words' }, 'an object with a text "id"'],
    ['diagnostics', undefined, 'a list of what defineDiagnostics returns'],
    ['diagnostics', faultyCodes, 'a list of what defineDiagnostics returns'],
    ['diagnostics', [{}], 'a list of what defineDiagnostics returns'],
  ])('of a reader: %s', (name, value, expected) => {
    const message = `expected "${name}" of the reader to be ${expected}`;
    expect(() => defineReader({ ...reader, [name]: value } as never)).toThrow(rejected(message));
  });

  test.each([
    ['read', undefined, 'what defineReader returns'],
    ['read', run, 'what defineReader returns'],
    ['read', reader, 'what defineReader returns'],
    ['codes', undefined, 'what explainCodes returns'],
    ['codes', faultyCodes, 'what explainCodes returns'],
  ])('of a notation: %s', (name, value, expected) => {
    const message = `expected "${name}" of the notation to be ${expected}`;
    expect(() => defineNotation({ ...notation, [name]: value } as never)).toThrow(rejected(message));
  });

  test('of a notation of games', () => {
    const message = 'expected "diagnostics" of the notation to be what defineDiagnostics returns';
    expect(() => gamesBy(nim, { diagnostics: undefined })).toThrow(rejected(message));
    const codes = 'expected "codes" of the notation to be what explainCodes returns';
    expect(() => gamesBy(nim, { codes: undefined })).toThrow(rejected(codes));
  });
});

test('members that may be absent are accepted', () => {
  expect(problemOf(notation)).toBeUndefined();
  const read = defineReader({ ...reader, locate: undefined, checks: undefined } as never);
  expect(problemOf({ ...notation, read, describe: undefined })).toBeUndefined();
  expect(declarationProblem('nim', gamesBy(nim).declaration)).toBeUndefined();
});
