import { describe, expect, test } from 'vitest';
import {
  azulFromJson,
  azulNotation,
  azulToJson,
  azulView,
  type DrawLine,
  formatAzul,
  type MoveLine,
  nameOf,
  parseAzul,
  printAzul,
  replayAzul,
  roundsOf,
} from '../../../src/notations/azul/index.js';
import { azulTables } from '../../../src/notations/azul/replay/tables.js';
import { readJsonLines } from '../../support/files.js';
import fc from '../../support/properties.js';
import { formattedText, made } from '../../support/readings.js';
import { rounds } from '../../support/rounds.js';
import { describeShared } from '../../support/shared.js';

const GAME = `AZULGAME
2
:A Ann
:B Bela
:date 2020-12-25
:table 7
1llrr 2orku 3luuk 4krul 5rrok
A 1 ll 22
: so far so good
B 0 rr 3-
`;

test('exported tables have the first name of a player and the first date, which the diagnostics say are used', () => {
  const { model } = parseAzul('AZULGAME\n2\n:A Ann\n:A Anna\n:B Bela\n:date 2020-12-25\n:date 2021-01-01\n');
  expect(azulTables.game(model)).toMatchObject({ players: { A: 'Ann', B: 'Bela' }, date: '2020-12-25' });
});

test('squares name the colors of tiles as messages do', () => {
  const { view } = made(azulView.at(parseAzul(GAME).model, { ply: 0 }));
  const names = azulView.squares!.of(view).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['orange of factory 2', 'light blue of factory 3']));
});

describe('the model', () => {
  test('has players, names, and rounds with commentary in order', () => {
    const { model } = parseAzul(GAME);
    expect(model.players).toBe(2);
    expect([nameOf(model, 'A'), nameOf(model, 'B'), nameOf(model, 'C')]).toEqual(['Ann', 'Bela', undefined]);
    expect(roundsOf(model)).toEqual([
      {
        draw: expect.objectContaining({ type: 'draw' }) as object,
        lines: [
          { type: 'move', player: 'A', origin: 1, tiles: ['l', 'l'], destinations: ['2', '2'] },
          { type: 'commentary', text: 'so far so good' },
          { type: 'move', player: 'B', origin: 0, tiles: ['r', 'r'], destinations: ['3', '-'] },
        ],
      },
    ]);
  });

  test('goes to JSON and back', () => {
    const { model } = parseAzul(GAME);
    expect(azulFromJson(azulToJson(model))).toEqual({ ok: true, value: model });
    expect(parseAzul(printAzul(model)).model).toEqual(model);
  });

  test.each([
    [{}, ['lines']],
    [{ players: { type: 'players', value: '5' }, lines: [], comments: [] }, ['players']],
    [{ players: { type: 'players', value: '2' }, lines: [{}], comments: [] }, ['lines', 0]],
    [{ players: { type: 'players', value: '2' }, lines: [{ draw: [] }], comments: [] }, ['lines', 0, 'draw']],
  ])("JSON that isn't a record is a problem with its path: %j", (json, path) => {
    expect(azulFromJson(json)).toMatchObject({ problem: { path } });
  });
});

test('canonical text keeps comments in position', () => {
  const text = 'AZULGAME\n# one\n2\n#two\n\n1llrr2orku3luuk4krul5rrok\nA1ll22\n# three';
  const reading = azulNotation.read(text);
  expect(azulNotation.format(reading).text).toBe(
    'AZULGAME\n# one\n2\n\n#two\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 22\n# three\n',
  );
  expect(azulNotation.format(reading, { style: 'compact' })).toEqual({
    text: 'AZULGAME\n2\n1llrr2orku3luuk4krul5rrok\nA1ll22\n',
    droppedComments: 3,
    diagnostics: [],
  });
});

describe('pictures', () => {
  const view = (ply?: number) => {
    const at = azulView.at(parseAzul(GAME).model, ply === undefined ? {} : { ply });
    if (!at.ok) throw new Error(at.problem.message);
    return at.view;
  };

  test('are drawn as text, at any ply', () => {
    expect(azulView.text(view(0))).toMatch(/^1: l l r r\n/);
    const after = azulView.text(view(1));
    expect(after).toMatch(/^1: nothing\n/);
    expect(after).toContain('center: r r and the first-player marker\n');
    expect(after).toContain('A Ann: 0\n');
    expect(after).toContain('B Bela: 0   to move\n');
    expect(after).toContain('        l l  |  u l o r k\n');
    expect(azulView.text(view(99))).toBe(azulView.text(view()));
  });

  test('are drawn as SVG', () => {
    expect(azulView.svg(view())).toMatch(/^<svg [\s\S]*A · Ann[\s\S]*<\/svg>\n$/);
  });

  test('have the marker of the first player in the center until it is taken, as SVG', () => {
    const record = 'AZULGAME\n2\n1llrr 2orku 3luuk 4krul 5rrok\nA 1 ll 22\nB 0 rr 33\n';
    const { model } = parseAzul(record);
    const marked = [0, 1, 2].map((ply) => {
      const shown = azulView.at(model, { ply });
      return shown.ok && /Center<\/text><rect [^>]*fill="#fffffe"/.test(azulView.svg(shown.view));
    });
    expect(marked).toEqual([true, true, false]);
  });

  test.each([
    ['no number of players', {}, ['players']],
    ['five players', { players: 5 }, ['players']],
    [
      "a factory that isn't a number",
      { players: 2, lines: [{ type: 'draw' as const, factories: [{ number: Number.NaN, tiles: [] }] }] },
      ['lines', 0, 'factories', 0, 'number'],
    ],
    [
      'a move without tiles',
      {
        players: 2,
        lines: [{ type: 'move' as const, player: 'A' as const, origin: 1, tiles: [], destinations: ['1'] }],
      },
      ['lines', 0, 'tiles'],
    ],
  ])('%s has neither a picture nor a replay', (_, game, path) => {
    const whole = { lines: [], comments: [], ...game };
    expect(azulView.at(whole)).toMatchObject({ ok: false, problem: { path } });
    expect(replayAzul(whole)).toMatchObject({ ok: false, problem: { path } });
  });
});

describe('recovery', () => {
  const LINES = ['A 1 ll 22', ': a remark', '1llrr 2orku', '# a comment', ':A Ann', 'B 0 k 3', 'A2rrr22-'];
  const FAULTS = [
    'A 1 ll',
    'B ll 22',
    'hello',
    'A 1 lx 22',
    '1llrr 2',
    '77',
    ' :A Ann',
    'E 1 l 2',
    ':date x',
    'A 1 l 7',
    'a 1 l 2',
  ];
  const line = fc.record({ isBad: fc.boolean(), choice: fc.nat(1000) });

  test('k bad lines are k diagnostics, each on its own line, and the others are read', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 200 }), fc.constantFrom('\n', '\r\n', '\r'), (plan, eol) => {
        const lines = plan.map(
          ({ isBad, choice }) => (isBad ? FAULTS : LINES)[choice % (isBad ? FAULTS : LINES).length]!,
        );
        const text = ['AZULGAME', '2', ...lines].join(eol);
        const { diagnostics, model, tree } = parseAzul(text, { level: 'syntax' });
        expect(tree.source()).toBe(text);
        const starts = plan.flatMap(({ isBad }, i) =>
          isBad ? [['AZULGAME', '2', ...lines.slice(0, i), ''].join(eol).length] : [],
        );
        expect(diagnostics.length).toBe(starts.length);
        diagnostics.forEach(({ span }, i) => {
          expect(span.start >= starts[i]! && span.start - starts[i]! < 12).toBe(true);
        });
        const good = plan.filter(({ isBad, choice }) => !isBad && !LINES[choice % LINES.length]!.startsWith('#'));
        expect(model.lines.length).toBe(good.length);
      }),
      { numRuns: rounds(100) },
    );
  });

  test('200 lines with 30 bad ones are 30 diagnostics', () => {
    const lines = Array.from({ length: 200 }, (_, i) =>
      i % 20 < 3 ? FAULTS[i % FAULTS.length]! : LINES[i % LINES.length]!,
    );
    expect(parseAzul(`AZULGAME\n2\n${lines.join('\n')}\n`, { level: 'syntax' }).diagnostics).toHaveLength(30);
  });

  test('any text is read', () => {
    const piece = fc.constantFrom(
      'AZULGAME',
      '\n',
      '\r',
      ' ',
      'A',
      '1',
      'l',
      'r',
      '-',
      ':',
      '#',
      ':date ',
      '2',
      'é',
      '\0',
      '😀',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const reading = azulNotation.read(text);
        expect(reading.tree.source()).toBe(text);
        if (!reading.isWellFormed) return;
        const { text: once } = azulNotation.format(reading);
        if (once === undefined) return;
        expect(azulNotation.format(azulNotation.read(once)).text).toBe(once);
      }),
      { numRuns: rounds(400) },
    );
  });
});

describeShared('games that another engine has played', 'oracles/azul-playouts.jsonl', (file) => {
  interface Playout {
    readonly text: string;
    readonly finished: boolean;
    readonly roundScores: number[][];
    readonly scores: number[];
    readonly walls: string[][];
  }
  const games = readJsonLines<Playout>(file);

  test.each(games.map((game, i) => [i + 1, game] as const))('game %i has the same scores and walls', (_, game) => {
    const reading = parseAzul(game.text);
    const { model, diagnostics, tree } = reading;
    expect(diagnostics).toEqual([]);
    expect(tree.source()).toBe(game.text);
    const json = azulNotation.play!.json(made(replayAzul(model)), model);
    expect(json).toMatchObject({
      final: {
        scores: game.scores,
        walls: game.walls,
        finished: game.finished,
        rounds: game.roundScores.map((scores) => ({ scores })),
      },
    });
    expect(replayAzul(model)).toMatchObject({
      ok: true,
      plies: { length: (json as { plies: unknown[] }).plies.length },
    });
    const compact = formattedText(formatAzul(reading, { style: 'compact' }));
    expect(parseAzul(compact).model).toEqual(model);
  });
});

test('equal short lists of tiles and destinations are one object, others are not mixed up with them', () => {
  const text = 'AZULGAME\n2\n1llrr 2llrr 3rrll\nA 1 ll 22\nB 0 ll 22\nA 0 lllll 22222\nB 0 lllll 22222\n';
  const [draw, ...moves] = parseAzul(text, { level: 'syntax' }).model.lines as [DrawLine, ...MoveLine[]];
  expect(draw.factories.map(({ tiles }) => tiles.join(''))).toEqual(['llrr', 'llrr', 'rrll']);
  expect(draw.factories[1]!.tiles).toBe(draw.factories[0]!.tiles);
  expect(moves.map(({ tiles, destinations }) => `${tiles.join('')} ${destinations.join('')}`)).toEqual([
    ...['ll 22', 'll 22', 'lllll 22222', 'lllll 22222'],
  ]);
  expect(moves[1]!.tiles).toBe(moves[0]!.tiles);
});
