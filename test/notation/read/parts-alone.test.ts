import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { NotationReading, type Path, type Reading } from '../../../src/notation/index.js';
import { openGame } from '../../../src/notation/open-game/index.js';
import {
  fiveDGames,
  fiveDNotation,
  parse5dfen,
  parse5dfenStructure,
  read5dfen,
  read5dfenStructure,
} from '../../../src/notations/5dfen/index.js';
import { parse5dfenEbnf, read5dfenEbnf } from '../../../src/notations/5dfen-ebnf/index.js';
import { azulGames, azulNotation, parseAzul, readAzul } from '../../../src/notations/azul/index.js';
import { oniGames, oniNotation, parseOni, readOni } from '../../../src/notations/oni/index.js';
import * as otn from '../../../src/notations/otn/index.js';
import { parseAnnoFen, readAnnoFen } from '../../../src/notations/xiangqi/annofen/index.js';
import { parseXiangqiFen, readXiangqiFen } from '../../../src/notations/xiangqi/fen/index.js';
import { parseXay, readXay } from '../../../src/notations/xiangqi/xay/index.js';
import { opened, refused } from '../../support/games/open-games.js';

const example = (name: string): string => readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');

type Read = (text: string) => Reading;

/**
 * How each notation is read, with and without edits; a text, and the path of a part that can be removed or replaced.
 */
const READERS: readonly (readonly [parse: Read, read: Read, text: string, change: object])[] = [
  [parseOni, readOni, 'BXLUT Byt', { remove: ['moves', 0] }],
  [parseAzul, readAzul, example('first-round.azul'), { replace: ['players'], value: 2 }],
  [parse5dfen, read5dfen, '[Board "Standard"]\n1. e4 / e5\n', { remove: ['turns', 0, 'black'] }],
  [otn.parseOtn, otn.readOtn, '[event:a]\n1. d1-d2 d4-d5\n', { remove: ['tags', 0] }],
  [otn.parseOtnStructure, otn.readOtnStructure, '[event:a]\n1. d1-d2 d4-d5\n', { remove: ['tags', 0] }],
  [parse5dfenStructure, read5dfenStructure, '[Board "Standard"]\n1. e4 / e9\n', { remove: ['turns', 0, 'black'] }],
  [otn.parseOtnMove, otn.readOtnMove, 'd1-d2', { replace: ['to'], value: 68 }],
  [otn.parseOtnRules, otn.readOtnRules, 'dim:7 ks:w', { remove: ['entries', 1] }],
  [otn.parseOtnPosition, otn.readOtnPosition, '/1t1/tKt/1t1/', { replace: [], value: undefined }],
  [parse5dfenEbnf, read5dfenEbnf, '', { remove: ['nothing'] }],
  [parseAnnoFen, readAnnoFen, 'v1 9/9/9/9/9/9/9/9/9/9', { remove: ['nothing'] }],
  [parseXay, readXay, 'x: y', { remove: ['nothing'] }],
  [parseXiangqiFen, readXiangqiFen, '9/9/9/9/9/9/9/9/9/9', { remove: ['nothing'] }],
];

test.each(READERS)(
  'parsing and reading are alike (%#); only the readings of the first can be edited',
  (parse, read, text, change) => {
    const [editable, plain] = [parse(text), read(text)];
    expect(editable).toBeInstanceOf(NotationReading);
    expect(plain).not.toBeInstanceOf(NotationReading);
    expect(editable.diagnostics).toEqual(plain.diagnostics);
    expect(editable.model).toEqual(plain.model);
    const result = (editable as NotationReading).edit(change as never);
    if (!result.ok) expect(result.problem.message).not.toBe('');
    else expect(result.reading.tree.text).toBe(applyEdits(text, result.edits));
  },
);

describe('edits of a parsed text are those of its notation', () => {
  test.each([
    ['oni', parseOni, oniNotation, 'BXLUT Byt # opens', { insert: ['moves', 1], value: { card: 'L', from: 1, to: 7 } }],
    ['azul', parseAzul, azulNotation, example('first-round.azul'), { remove: ['comments', 0] }],
    ['5dfen', parse5dfen, fiveDNotation, '[Board "Standard"]\n1. e4 / e5\n', { remove: ['turns', 0, 'black'] }],
    ['otn', otn.parseOtn, otn.otnNotation, '[event:a]\n1. d1-d2 d4-d5\n', { remove: ['tags', 0] }],
  ])('%s', (_, parse, notation, text, change) => {
    const [ours, theirs] = [parse(text), notation.read(text)].map((reading) => reading.edit(change as never));
    expect(ours).toMatchObject({ ok: theirs!.ok });
    if (ours!.ok && theirs!.ok) expect(ours!.edits).toEqual(theirs!.edits);
  });
});

const TAFL = '[rules:dim:7 ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/]\n\n1. b4-b3 e4-e6\n';

const GAMES = [
  ['oni', oniGames, oniNotation, 'BXLUT Byt'],
  ['otn', otn.otnGames, otn.otnNotation, TAFL],
  ['azul', azulGames, azulNotation, example('first-round.azul')],
  ['5dfen', fiveDGames, fiveDNotation, '[Board "Standard"]\n1. e4 / e5\n2. Nf3 / Nc6\n'],
] as const;

describe.each(GAMES)('games of %s alone', (id, games, notation, text) => {
  test('are those of the notation', () => {
    expect([games.id, games.detect(text)]).toEqual([id, true]);
    expect(games.playable).toBe(notation.playable);
    const [ours, theirs] = [games.view, notation.view!].map((view) => view.at(games.read(text).model as never));
    expect(ours!.ok && theirs!.ok && games.view.svg(ours!.view as never)).toBe(
      theirs!.ok && notation.view!.svg(theirs!.view as never),
    );
  });

  test('are continued with the same text', () => {
    const [ours, theirs] = [openGame(text, games as never), openGame(text, notation as never)].map((game) => {
      const one = opened(game);
      for (let i = 0; i < 6; i++) {
        opened(one.toEnd());
        const { rules, position } = one;
        const moves = one.legalMoves();
        opened(one.play(one.toMove === 'chance' ? rules.chance!(position, () => 0.5) : moves[i % moves.length]!));
        one.comment(`after ${i}`);
      }
      const played = one.text;
      const texts = [one.ply - 3, one.ply - 6].map((ply) => opened(opened(one.at(ply)).remove()).text);
      return [played, ...texts, opened(opened(one.undo()).undo()).text];
    });
    expect(ours).toEqual(theirs);
    expect(ours![0]!.length).toBeGreaterThan(text.length);
    expect(ours![3]).toBe(ours![0]);
  });

  test('find the same codes', () => {
    for (const end of [3, 10, text.length - 2]) {
      const broken = `${text.slice(0, end)}?!${text.slice(end)}`;
      const codes = games.read(broken).diagnostics.map(({ code }) => code);
      expect(codes.length > 0).toBe(notation.read(broken).diagnostics.length > 0);
    }
  });

  test('refuse values of another form without throwing', () => {
    const reading = games.read(text);
    const paths: readonly Path[] = [
      [],
      ['moves', 0],
      ['lines', 1],
      ['turns', 0],
      ['turns', 0, 'moves'],
      ['comments', 0],
    ];
    for (const path of paths) {
      for (const value of [undefined, null, 5, 'x', {}, [], { type: 'move' }, [[]]]) {
        for (const change of [
          { insert: path, value },
          { replace: path, value },
        ]) {
          const result = reading.edit(change);
          if (result.ok) expect(applyEdits(text, result.edits)).toBe(result.reading.tree.text);
          else expect(result.problem.message).toMatch(/\w/);
        }
      }
    }
  });
});

test('games of oni alone refuse edits that no game makes', () => {
  const edited = oniGames.read('BXLUT Byt Lbh').edit({ replace: ['moves', 0, 'to'], value: 7 });
  expect(edited.ok ? '' : edited.problem.message).toMatch(/can't be edited/);
});

test('a comment that games alone refuse is refused with its characters', () => {
  const messages = [otn.otnGames, otn.otnNotation].map((notation) => {
    const game = opened(openGame(TAFL, notation));
    return refused(opened(game.toEnd()).comment('a ] b'));
  });
  expect(messages[0]).toContain('"]"');
  expect(messages[0]).toBe(messages[1]);
});
