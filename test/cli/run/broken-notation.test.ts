import { beforeAll, describe, expect, test } from 'vitest';
import { unexpectedErrorMessage } from '../../../src/cli/run/failure.js';
import type { Notation, NotationEntry } from '../../../src/notation/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { Folder, ludogram, WON } from '../support.js';

let oni: Notation;
let entry: NotationEntry;

beforeAll(async () => {
  entry = NOTATIONS.find(({ id }) => id === 'oni')!;
  oni = await entry.load();
});

/** Onitama with other code. */
function fragile(change: Partial<Notation>): readonly NotationEntry[] {
  const notation = { ...oni, id: 'fragile', ...change };
  return [{ ...entry, id: 'fragile', extensions: ['.fragile'], load: () => Promise.resolve(notation) }];
}

const isBad = (text: string) => text.includes('# fail');

/** Reads records, and fails after it has read one with the comment `# fail`. */
const failingRead = (fail: () => never): Partial<Notation> => ({
  read: (text, options) => {
    const reading = oni.read(text, options);
    return isBad(text) ? fail() : reading;
  },
});

const FAIL = () => {
  throw new RangeError('no stone');
};

const REASON = 'internal error in ludogram; please report it: RangeError: no stone';

const files = () => new Folder({ 'in/1.fragile': WON, 'in/2.fragile': `${WON}# fail\n`, 'in/3.fragile': WON });

test.each([
  ['generated/game/lower.ts', "; if it doesn't fit its parser, run ludogram generate and fix what that reports"],
  ['generated/game/locate.js', "; if it doesn't fit its parser, run ludogram generate and fix what that reports"],
  ['src/print.ts', ''],
])('an error in %s says how to repair what an earlier run has generated', (file, way) => {
  const error = new TypeError('gameTitle is not a function');
  error.stack = `TypeError: gameTitle is not a function\n    at readGame (/project/${file}:12:5)`;
  expect(unexpectedErrorMessage(error, '/project')).toBe(`${file}:12:5: TypeError: gameTitle is not a function${way}`);
});

test('a value that is thrown instead of an error is reported as one of the config', () => {
  expect(unexpectedErrorMessage('oops', '/project')).toBe(
    'a notation of the config threw oops: throw an Error, which has a location',
  );
});

describe('a record on which the code of its notation fails', () => {
  test('has a diagnostic of its own, and check continues', async () => {
    const folder = files();
    const notations = fragile(failingRead(FAIL));
    const { code, stdout, stderr } = await ludogram(['check', '--json', folder.at('in')], { notations });
    const name = folder.at('in/2.fragile');
    expect([code, stderr]).toEqual([2, `error: can't process ${name}: ${REASON}\n`]);
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, false, true]);
    expect(JSON.parse(lines[1]!)).toMatchObject({ file: name, diagnostics: [{ code: 'file/program-error' }] });
  });

  test('is named by its number in a file of many', async () => {
    const folder = new Folder({ 'in.ndjson': [WON, '# fail'].map((text) => JSON.stringify({ text })).join('\n') });
    const notations = fragile(failingRead(FAIL));
    const args = ['check', '--json', '--format', 'fragile', folder.at('in.ndjson')];
    const { stdout, stderr } = await ludogram(args, { notations });
    expect(stderr).toBe(`error: can't process ${folder.at('in.ndjson')}#2: ${REASON}\n`);
    expect(JSON.parse(stdout.trim().split('\n')[1]!)).toMatchObject({ record: 2, ok: false });
  });

  test('is not rewritten, and format continues', async () => {
    const folder = files();
    const format: Notation['format'] = (reading, options) =>
      isBad(reading.tree.text) ? FAIL() : oni.format(reading, options);
    const { code, stdout, stderr } = await ludogram(['format', folder.at('in')], { notations: fragile({ format }) });
    const { stdout: one } = await ludogram(['format', folder.at('in/1.fragile')], { notations: fragile({}) });
    expect([code, stdout]).toEqual([2, one + one]);
    expect(stderr).toContain(`can't process ${folder.at('in/2.fragile')}: `);
  });

  test('is not rewritten if its print loses a part', async () => {
    const folder = new Folder({ 'in/1.fragile': 'bxlut byt', 'in/2.fragile': 'BXLUT\n' });
    const format: Notation['format'] = () => ({ text: 'BXLUT\n', droppedComments: 0, diagnostics: [] });
    const args = ['format', '--write', folder.at('in')];
    const { code, stdout, stderr } = await ludogram(args, { notations: fragile({ format }) });
    expect([code, stdout, folder.read('in/1.fragile')]).toEqual([2, '', 'bxlut byt']);
    expect(stderr).toContain(
      `can't process ${folder.at('in/1.fragile')}: notation fragile: "print" is wrong, so the text stays as it is: ` +
        'readable text means something else: moves[0]: expected {',
    );
  });

  test.each(['read', 'play'] as const)('has no rows, and export continues: %s', async (where) => {
    const folder = files();
    const tables = oni.play!.tables!;
    const play = { ...oni.play!, tables: { ...tables, game: FAIL } };
    const change = where === 'read' ? failingRead(FAIL) : { play };
    const args = ['export', '--to', 'csv', '-o', folder.at('out'), folder.at('in')];
    const { code, stderr } = await ludogram(args, { notations: fragile(change) });
    expect(code).toBe(2);
    expect(stderr).toContain(`can't process ${folder.at('in/2.fragile')}: `);
    const failed = where === 'read' ? ['in/2.fragile'] : ['in/1.fragile', 'in/2.fragile', 'in/3.fragile'];
    for (const table of ['games', 'plies']) {
      for (const name of ['in/1.fragile', 'in/2.fragile', 'in/3.fragile']) {
        expect(folder.read(`out/${table}.csv`).includes(name)).toBe(!failed.includes(name));
      }
    }
  });

  test('fails alone if its notation ends the process', async () => {
    const folder = files();
    const { exit } = process;
    const notations = fragile(failingRead(() => process.exit(3)));
    const { code, stderr } = await ludogram(['check', folder.at('in')], { notations });
    expect([code, stderr]).toEqual([2, expect.stringContaining('it called process.exit(3)')]);
    expect(process.exit).toBe(exit);
  });

  test('has a problem in a pipe of records', async () => {
    const stdin = [WON, '# fail', WON].map((text) => `${JSON.stringify({ text })}\n`).join('');
    const { code, stdout } = await ludogram(['export', '--records', '--format', 'fragile'], {
      stdin,
      notations: fragile(failingRead(FAIL)),
    });
    expect(code).toBe(2);
    const [first, second, third] = stdout.trim().split('\n');
    expect(JSON.parse(second!)).toEqual({
      game: { file: '-', record: 2 },
      problem: `can't process the record: ${REASON}`,
    });
    expect(JSON.parse(third!)).toMatchObject({
      plies: (JSON.parse(first!) as { plies: object[] }).plies.map((ply) => ({ ...ply, game: '-#3' })),
    });
  });
});
