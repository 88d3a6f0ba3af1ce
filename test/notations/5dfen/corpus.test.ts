import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { fiveDNotation, parse5dfen } from '../../../src/notations/5dfen/index.js';
import { filesUnder } from '../../support/files.js';
import { formattedText } from '../../support/readings.js';
import { describeShared } from '../../support/shared.js';

/** The diagnostics of the files that have any, and why. Every other file is without any diagnostic. */
const FAULTS: Readonly<Record<string, { why: string; codes: Readonly<Record<string, number>> }>> = {
  'adri326__5dchess-notation/test/aivsai.5dpgn': {
    why: 'two turns bear the number 25',
    codes: { '5dfen/turn-number': 1 },
  },
  'adri326__5dchess-notation/test/invasion.5dpgn': {
    why: 'the boards of its variant are not built in: a note',
    codes: { '5dfen/variant-not-built-in': 1 },
  },
  'adri326__5dchess-notation/test/marauders.5dpgn': {
    why: 'the boards of its variant are not built in: a note',
    codes: { '5dfen/variant-not-built-in': 1 },
  },
  'SuZero-5DChess__5dchess_engine/test/pgn/futures.5dpgn': {
    why: 'turn 9 takes on e4 with x, where that board has no piece; a comment says that the engine went astray',
    codes: { '5dfen/nothing-captured': 1 },
  },
  'SuZero-5DChess__5dchess_engine/test/pgn/silly.5dpgn': {
    why: 'its (~T…) count timelines instead of naming the turn of the present: warnings',
    codes: { '5dfen/wrong-present-mark': 4 },
  },
  'SuZero-5DChess__5dchess_engine/test/pgn/wide.5dpgn': {
    why: 'its (~T…) count timelines instead of naming the turn of the present: warnings',
    codes: { '5dfen/wrong-present-mark': 11 },
  },
  'SuZero-5DChess__5dchess_engine/test/pgn/NP.5dpgn': {
    why: 'one ~ on a timeline that is too far out to be active: a warning',
    codes: { '5dfen/wrong-present-mark': 1 },
  },
  'SuZero-5DChess__5dchess_engine/test/pgn/NP0.5dpgn': {
    why: 'one ~ on a timeline that is too far out to be active: a warning',
    codes: { '5dfen/wrong-present-mark': 1 },
  },
};

/** The same for the lists of boards, by line. */
const FAULTY_BOARDS: Readonly<Record<string, { why: string; codes: readonly string[] }>> = {
  'boards.txt:1': { why: 'a fifth field, for castling', codes: ['5dfen/fifth-field'] },
  'boards.txt:94': { why: 'the second row has seven pawns', codes: ['5dfen/row-width'] },
  'boards.txt:116': { why: 'a fifth field, for castling', codes: ['5dfen/fifth-field'] },
  'boards.txt:117': { why: 'a fifth field, for castling', codes: ['5dfen/fifth-field'] },
  'boards.txt:118': { why: 'a fifth field, for castling', codes: ['5dfen/fifth-field'] },
  'NKID00__5d-chess-js@b8339d4.boards.txt:1': {
    why: 'the last row has three squares of five',
    codes: ['5dfen/row-width'],
  },
};

describeShared('real 5DFEN files', 'corpus', (corpus) => {
  const games = filesUnder(join(corpus, '5dpgn'));

  test.each(games.map((file) => [relative(join(corpus, '5dpgn'), file).replaceAll('\\', '/'), file]))(
    '%s',
    (name, file) => {
      const text = readFileSync(file, 'utf8');
      const reading = parse5dfen(text);
      expect(reading.tree.source()).toBe(text);
      expect(counted(reading.diagnostics.map(({ code }) => code))).toEqual(FAULTS[name]?.codes ?? {});
      const once = formattedText(fiveDNotation.format(reading));
      expect(fiveDNotation.format(fiveDNotation.read(once)).text).toBe(once);
      expect(parse5dfen(once).model).toEqual(reading.model);
    },
  );

  test.each(filesUnder(join(corpus, '5dfen-boards')))('each board of %s has its known faults', (file) => {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, i) => {
        if (line === '') return;
        const { diagnostics, tree } = parse5dfen(line, { level: 'structure' });
        expect(tree.source()).toBe(line);
        const known = FAULTY_BOARDS[`${basename(file)}:${i + 1}`];
        expect(
          diagnostics.map(({ code }) => code),
          line,
        ).toEqual(known?.codes ?? []);
      });
  });

  test.each(filesUnder(join(corpus, 'reject')))('%s gets one diagnostic that names its notation', (file) => {
    const { diagnostics } = parse5dfen(readFileSync(file, 'utf8'));
    expect(diagnostics.map(({ code }) => code)).toEqual(['5dfen/other-notation']);
    const names: Record<string, RegExp> = { '.4xel': /Axel/, '.alexbay': /Alexbay/, '.fen': /FEN/, '.wxf': /WXF/ };
    expect(diagnostics[0]?.message).toMatch(names[/\.\w+$/.exec(file)![0]]!);
  });
});

function counted(codes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
