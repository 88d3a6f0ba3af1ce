import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { run } from '../../../src/cli/program.js';
import { Folder, ludogram, WON, WRONG_CARD } from '../support.js';

/** One line of `check --json`, as far as these tests look at it. */
interface Line {
  readonly file: string;
  readonly record?: number;
  readonly format: string;
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly code: string; readonly line: number }[];
}

async function checked(args: readonly string[], stdin: string | (() => Generator<string>) = '') {
  const { code, stdout, stderr } = await ludogram(['check', '--json', ...args], { stdin });
  return {
    code,
    stderr,
    lines: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
}

test('a glob names the files that match it, in the order of their names', async () => {
  const folder = new Folder({ 'b/2.oni': WON, 'a/1.oni': WON, 'a/1.txt': 'no record' });
  const { lines, code } = await checked([`${folder.path}/*/*.oni`]);
  expect(lines.map(({ file }) => file.slice(folder.path.length))).toEqual(['/a/1.oni', '/b/2.oni']);
  expect(code).toBe(0);
});

test('a link that leads to itself is an unreadable file, named or found in a folder', async () => {
  const folder = new Folder({ 'in/b.oni': WON });
  symlinkSync('a.oni', folder.at('in/a.oni'));
  const error = `error: can't read ${folder.at('in/a.oni')}: too many symbolic links encountered\n`;
  expect(await ludogram(['check', folder.at('in')])).toMatchObject({ code: 2, stderr: error });
  expect(await ludogram(['check', folder.at('in/a.oni')])).toMatchObject({ code: 2, stderr: error });
});

test('a glob that matches nothing is an unreadable file', async () => {
  const { code, stderr } = await ludogram(['check', '/nowhere/*.oni']);
  expect([code, stderr]).toEqual([2, "error: can't read /nowhere/*.oni: no file matches this pattern\n"]);
});

test.each(['\n', '\r\n', '\0'])('--files-from reads paths separated by %j', async (separator) => {
  const folder = new Folder({ 'a.oni': WON, 'b c.oni': WRONG_CARD });
  const list = [folder.at('a.oni'), folder.at('b c.oni'), ''].join(separator);
  for (const mark of ['', '\uFEFF']) {
    const { lines, code } = await checked(['--files-from', '-'], mark + list);
    expect(lines.map(({ ok }) => ok)).toEqual([true, false]);
    expect(code).toBe(1);
  }
});

test('no paths and no list is wrong usage', async () => {
  const { code, stderr } = await ludogram(['check']);
  expect(code).toBe(2);
  expect(stderr).toContain('--files-from');
});

test('a compressed file is read by the extension before that of its compression', async () => {
  const folder = new Folder({ 'a.oni.gz': gzipSync(WRONG_CARD) });
  const { lines } = await checked([folder.path]);
  expect(lines.map(({ diagnostics }) => diagnostics[0]?.code)).toEqual(['oni/card-not-in-hand']);
});

test('a compressed file is never changed', async () => {
  const bytes = gzipSync(`${WRONG_CARD}  `);
  const folder = new Folder({ 'a.oni.gz': bytes });
  const fix = await ludogram(['check', '--fix', '--unsafe-fixes', folder.at('a.oni.gz')]);
  const format = await ludogram(['format', '--write', folder.at('a.oni.gz')]);
  expect([fix.stderr, format.stderr]).toEqual([
    expect.stringContaining('is compressed'),
    expect.stringContaining('is compressed'),
  ]);
  expect(folder.bytes('a.oni.gz')).toEqual(bytes);
});

test.each(['a.oni.gz', 'a.oni.zst'])('an empty %s is cut off', async (name) => {
  const folder = new Folder({ [name]: '' });
  const { code, stderr } = await ludogram(['check', '--many', folder.at(name)]);
  expect([code, stderr]).toEqual([2, `error: can't read ${folder.at(name)}: the compressed data is cut off\n`]);
});

test.each([
  ['that is not compressed', Buffer.from('BXLUTByt\n'.repeat(100))],
  ['with a wrong byte', Buffer.from('KLUv/aQgvwIAjAAASEJYTFVUQnl0Cv4A9P/MyxFNAAAIQgEAHD8dCAFArgb5', 'base64')],
])('a .zst file %s is damaged, and one that is absent is not', async (_, bytes) => {
  const folder = new Folder({ 'a.oni.zst': bytes });
  const damaged = await ludogram(['check', '--many', folder.at('a.oni.zst')]);
  const stderr = `error: can't read ${folder.at('a.oni.zst')}: the compressed data is damaged\n`;
  expect(damaged).toMatchObject({ code: 2, stderr });
  const absent = await ludogram(['check', '--many', folder.at('b.oni.zst')]);
  expect(absent.stderr).toBe(`error: can't read ${folder.at('b.oni.zst')}: no such file or directory\n`);
});

test("a file whose name isn't UTF-8 is reported as such", async () => {
  const folder = new Folder({ 'a.oni': WON });
  try {
    writeFileSync(Buffer.concat([Buffer.from(folder.at('b')), Buffer.from([0xff]), Buffer.from('.oni')]), WON);
  } catch {
    // Some file systems have no such names.
    return;
  }
  const { code, stderr } = await ludogram(['check', folder.path]);
  const reason = 'no such file or directory; rename it if its name is not UTF-8';
  expect([code, stderr]).toEqual([2, `error: can't read ${folder.at('b\uFFFD.oni')}: ${reason}\n`]);
});

test.each([
  ['cut off', gzipSync(WON).subarray(0, 30), 'the compressed data is cut off'],
  ['damaged', Buffer.from(gzipSync(WON)).fill(255, 12, 20), 'the compressed data is damaged'],
  ['not compressed', Buffer.from(WON), 'the compressed data is damaged'],
])('compressed data that is %s is an unreadable file', async (_, bytes, reason) => {
  const folder = new Folder({ 'a.oni.gz': bytes });
  const { code, stderr } = await ludogram(['check', folder.at('a.oni.gz')]);
  expect([code, stderr]).toEqual([2, `error: can't read ${folder.at('a.oni.gz')}: ${reason}\n`]);
});

const AZUL = 'AZULGAME\n2\n:A Ann\n';
const OTN = '[date:2015.05.04]\n[rules:dim:3 start:/1t1/1K1/3/]\n\n1. b1-c1 b2-b3\n[a remark|\n[with lines]\n';
const FIVE_D = '[Board "Standard"]\n[Mode "5D"]\n1. e3 / e6\n';
const FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';

const MANY: [notation: string, text: string, firstLines: number[]][] = [
  ['oni', `# first\n${WON}\n${WRONG_CARD}`, [1, 14]],
  ['oni', 'BXLUTByt\nBXLUTByt\n', [1, 2]],
  ['azul', `${AZUL}\n\n${AZUL}`, [1, 6]],
  ['otn', `${OTN}\n${OTN}`, [1, 8]],
  ['otn', `${OTN}\n[starting-comment:hello]\n${OTN}`, [1, 8]],
  ['5dfen', `${FIVE_D}\n${FIVE_D}`, [1, 5]],
  ['xiangqi-fen', `\n${FEN}\n# a remark\n${FEN}\n`, [2, 3]],
  ['xiangqi-fen', `\ufeff# first\n${FEN}\n\ufeff${FEN}\n# the end\n\n# at last`, [1, 3]],
  ['otn', `\ufeff${OTN}\n\ufeff${OTN}`, [1, 8]],
  ['annofen', `v1 ${FEN.split(' ')[0]!}\nv1 ${FEN.split(' ')[0]!}\n`, [1, 2]],
];

test.each(MANY)('--many divides a file of %s records', async (notation, text, firstLines) => {
  const folder = new Folder({ 'many.txt': text });
  const { stdout } = await ludogram(['format', '--check', '--many', '--format', notation, folder.at('many.txt')]);
  const { lines } = await checked(['--many', '--level', 'syntax', '--format', notation, folder.at('many.txt')]);
  expect(lines.map(({ record, ok }) => [record, ok])).toEqual(firstLines.map((_, i) => [i + 1, true]));
  for (const line of stdout.split('\n').filter(Boolean)) expect(firstLines).toContain(Number(line.split(':').at(-1)));
});

describe.each(['\r', '\r\n'])('lines that end with %j', (lineBreak) => {
  test.each(MANY)('--many divides a file of %s records', async (notation, text, firstLines) => {
    const args = ['--many', '--level', 'structure', '--format', notation];
    const folder = new Folder({ 'many.txt': text.replaceAll('\n', lineBreak) });
    const plain = await checked([...args, '-'], text);
    expect(plain.lines.map(({ record }) => record)).toEqual(firstLines.map((_, i) => i + 1));
    const placesIn = ({ lines }: typeof plain) =>
      lines.map(({ file: _, diagnostics, ...line }) => [line, diagnostics.map(({ code, line }) => [code, line])]);
    expect(placesIn(await checked([...args, folder.at('many.txt')]))).toEqual(placesIn(plain));
    const byteByByte = function* () {
      yield* text.replaceAll('\n', lineBreak);
    };
    expect(placesIn(await checked([...args, '-'], byteByByte))).toEqual(placesIn(plain));
  });
});

test('a record whose lines end with CR is changed in its file', async () => {
  const folder = new Folder({ 'many.oni': `BXLUT Byt\rBXLUTByt\rBXLUT Xys` });
  for (const record of ['2', '3']) await ludogram(['format', '--write', '--record', record, folder.at('many.oni')]);
  expect(folder.read('many.oni')).toBe('BXLUT Byt\rBXLUT\n\nByt\nBXLUT\n\nXys\n');
});

test('records before an error of the file are checked', async () => {
  const { lines, stderr } = await checked(['--many', '--format', 'xiangqi-fen', '-'], function* () {
    yield `${FEN}\n${FEN}\n`;
    throw new Error('EIO: i/o error, read');
  });
  expect(lines.map(({ record, ok }) => [record, ok])).toEqual([
    [1, true],
    [2, true],
    [undefined, false],
  ]);
  expect(stderr).toContain('i/o error');
});

test('lines of diagnostics count from the start of the file', async () => {
  const folder = new Folder({ 'many.oni': `${WON}${WRONG_CARD}` });
  const { lines, code } = await checked(['--many', folder.at('many.oni')]);
  expect(lines.map(({ diagnostics }) => diagnostics.map(({ line }) => line))).toEqual([[], [21]]);
  expect(code).toBe(1);
  const human = await ludogram(['check', '--many', folder.at('many.oni')]);
  expect(human.stdout).toContain(`${folder.at('many.oni')}:21:1: error`);
  expect(human.stdout).toContain('  21 | Ehl');
  expect(human.stdout).toContain('in 2 records');
});

test('a record that breaks is a diagnostic of that record alone', async () => {
  const folder = new Folder({
    'many.azul': Buffer.concat([AZUL, '\xff', AZUL, AZUL].map((part) => Buffer.from(part, 'latin1'))),
  });
  const { lines } = await checked(['--many', folder.at('many.azul')]);
  expect(lines.map(({ diagnostics }) => diagnostics[0]?.code)).toContain('text/invalid-utf8');
  expect(lines.at(-1)!.ok).toBe(true);
});

test('NDJSON has a record on each line, and a broken line is reported', async () => {
  const record = (text: string, more = {}) => JSON.stringify({ text, ...more });
  const folder = new Folder({
    'many.ndjson': [record(WON), 'oops', record(WRONG_CARD, { format: 'oni', file: 'games/7' }), '{}'].join('\n'),
  });
  const { lines, code, stderr } = await checked(['--many', folder.at('many.ndjson')]);
  expect(lines.map(({ file, ok }) => [file === folder.at('many.ndjson') ? 'the stream' : file, ok])).toEqual([
    ['the stream', true],
    ['the stream', false],
    ['games/7', false],
    ['the stream', false],
  ]);
  expect(stderr).toMatch(/line 2 isn't valid JSON[^]*line 4 has no "text"/);
  expect(code).toBe(2);
});

test('a record of NDJSON names its notation as `notation` or `format`', async () => {
  const lines = [{ notation: 'azul' }, { format: 'azul' }, { notation: 'azul', format: 'xay' }, {}];
  const folder = new Folder({
    'many.ndjson': lines.map((line) => JSON.stringify({ text: WON, ...line })).join('\n'),
  });
  const { lines: reports } = await checked(['--many', folder.at('many.ndjson')]);
  expect(reports.map(({ format }) => format)).toEqual(['azul', 'azul', 'azul', 'oni']);
});

test.each([
  ['bytes that are not UTF-8', Buffer.from('{"text":"BXLUTByt\\n# \xff"}', 'latin1'), "line 2 isn't valid UTF-8"],
  ['half of a character', '{"text":"BXLUTByt\\n# \\ud83d"}', 'line 2 has half of a surrogate pair in "text"'],
  ['a fraction as its number', '{"text":"BXLUTByt","record":1.5}', 'line 2 has a "record" that isn\'t a whole number'],
  ['a huge number', '{"text":"BXLUTByt","record":1e300}', 'line 2 has a "record" that isn\'t a whole number'],
])('NDJSON: a line with %s is reported', async (_, line, problem) => {
  const whole = Buffer.from('\ufeff{"text":"BXLUTByt","record":0}\n');
  const folder = new Folder({ 'a.ndjson': Buffer.concat([whole, Buffer.from(line), Buffer.from('\n')]) });
  const { code, lines, stderr } = await checked([folder.at('a.ndjson')]);
  expect([code, lines.map(({ ok }) => ok)]).toEqual([2, [true, false]]);
  expect(stderr).toContain(problem);
});

test("standard input that can't be read is reported in its turn", async () => {
  const folder = new Folder();
  const { code, stderr } = await ludogram(['check', folder.at('a.oni'), '-', folder.at('b.oni')], {
    stdin() {
      throw new Error('EIO: i/o error, read');
    },
  });
  const gone = (name: string) => `error: can't read ${folder.at(name)}: no such file or directory\n`;
  expect([code, stderr]).toEqual([2, `${gone('a.oni')}error: can't read -: i/o error\n${gone('b.oni')}`]);
});

test('even on a terminal, a list of files is read once and a folder is noted once', async () => {
  const folder = new Folder({ 'in/readme.txt': '' });
  const list = await ludogram(['check', '--files-from', folder.at('list')], { isTTY: true });
  expect(list.stderr).toBe(`error: can't read ${folder.at('list')}: no such file or directory\n`);
  const { stderr } = await ludogram(['check', folder.at('in')], { isTTY: true });
  expect(stderr).toBe(`note: ${folder.at('in')} contains no file of a known notation\n`);
});

test('--many refuses to change files', async () => {
  const { code, stderr } = await ludogram(['check', '--many', '--fix', '.']);
  expect([code, stderr]).toEqual([2, "error: --fix can't change files of many records\n"]);
});

test('--cache skips what was found correct, and reports the rest again', async () => {
  const folder = new Folder({ 'in/a.oni': WON, 'in/b.oni': WRONG_CARD });
  const args = ['check', '--json', '--cache', '--cache-file', folder.at('cache.json'), folder.at('in')];
  const first = await ludogram(args);
  expect(folder.read('cache.json')).toContain('"oni"');
  expect(await ludogram(args)).toEqual(first);
  // Remembered records are not read again.
  folder.write('cache.json', folder.read('cache.json').replace('"oni"', '"remembered"'));
  expect((await ludogram(args)).stdout).toContain('"format":"remembered"');
  folder.write('in/a.oni', WRONG_CARD);
  expect((await ludogram(args)).stdout).not.toContain('"ok":true');
});

test('--cache knows the encoding in which a record was correct', async () => {
  const text = readFileSync('examples/first-round.azul', 'latin1').replace('# A whole', '# \xe9 A whole');
  const folder = new Folder({});
  writeFileSync(folder.at('a.azul'), text, 'latin1');
  const args = ['check', '--cache', '--cache-file', folder.at('cache.json'), folder.at('a.azul')];
  expect((await ludogram([...args, '--encoding', 'latin1'])).code).toBe(0);
  expect(await ludogram(args)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('text/invalid-utf8') as string,
  });
});

/** Records of which the last are read only if the user does not interrupt the run before. */
function recordsOf(before: string, after: string) {
  return function* (interrupt: () => void) {
    yield before;
    interrupt();
    yield after;
  };
}

describe('an interrupted run', () => {
  test.each(['check', 'export'])('of %s ends in the middle of a record without an end', async (verb) => {
    const folder = new Folder();
    let chunks = 0;
    const endless = function* (interrupt: () => void) {
      for (; chunks < 1000; chunks++) {
        if (chunks === 5) interrupt();
        yield 'BXLUT\n'.slice(chunks === 0 ? 0 : 5);
      }
    };
    const files = ['--resume-file', folder.at('resume.json')];
    const args = verb === 'check' ? files : ['--to', 'csv', '-o', folder.at('out')];
    const { code, stderr } = await ludogram([verb, '--many', '--notation', 'oni', ...args, '-'], { stdin: endless });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: interrupted\b[^\n]*\n$/);
    expect(chunks).toBeLessThan(10);
  });

  const legal = 'BXLUTByt\n'.repeat(70);
  const faulty = WRONG_CARD.repeat(70);

  test('of files notices the interrupt between two batches', async () => {
    const text = '# comment\n'.repeat(7000) + WON;
    const folder = new Folder(Object.fromEntries([1, 2, 3, 4].map((i) => [`in/${i}.oni`, text])));
    let stderr = '';
    const code = await run(['check', '--resume-file', folder.at('resume.json'), folder.at('in')], {
      stdin: Readable.from([]),
      stdout: { write: () => true },
      stderr: { write: (text: string) => (stderr += text) },
      env: {},
      onInterrupt: (act) => {
        setTimeout(act);
        return () => undefined;
      },
    });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^error: interrupted after (?:1 record|[23] records); /)]);
  });

  test.each([
    ['check', []],
    ['check', ['--json']],
    ['format', ['--check']],
  ])('of %s %j says how to continue, and --resume does the rest', async (verb, flags) => {
    const folder = new Folder({});
    const file = folder.at('resume.json');
    const args = [verb, ...flags, '--many', '--format', 'oni', '--resume-file', file, '-'];
    const first = await ludogram(args, { stdin: recordsOf(legal, faulty) });
    expect(first.code).toBe(2);
    expect(first.stderr).toMatch(
      /^error: interrupted after 69 records; run the same command with --resume to continue\n$/m,
    );
    const second = await ludogram([...args, '--resume'], { stdin: legal + faulty });
    expect(second.stderr).toContain('continuing after 69 records');
    const whole = await ludogram(args, { stdin: legal + faulty });
    expect(second.code).toBe(whole.code);
    if (flags.includes('--json')) expect(first.stdout + second.stdout).toBe(whole.stdout);
    else if (verb === 'check') expect(second.stdout.split('\n').at(-2)).toBe(whole.stdout.split('\n').at(-2));
    expect(existsSync(file)).toBe(false);
  });

  test('is continued only with the same options and the same input', async () => {
    const folder = new Folder({ 'in/a.oni': WON, 'in/b.oni': WON });
    const file = folder.at('resume.json');
    const args = ['check', '--many', '--format', 'oni', '--resume-file', file];
    await ludogram([...args, '-'], { stdin: recordsOf(legal, legal) });
    expect(await ludogram([...args, '--resume', '--level', 'syntax', '-'], { stdin: legal })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the interrupted run had other options') as unknown,
    });
    expect(existsSync(file)).toBe(true);
  });

  test('is not continued if a list names other files', async () => {
    const folder = new Folder({ 'a.oni': WON, 'b.oni': WON });
    const list = (...names: string[]) => names.map((name) => (name === '-' ? name : folder.at(name))).join('\n');
    const args = ['check', '--many', '--format', 'oni', '--resume-file', folder.at('resume.json')];
    const listed = [...args, '--files-from', folder.at('list')];
    writeFileSync(folder.at('list'), list('a.oni', 'b.oni', '-'));
    await ludogram(listed, { stdin: recordsOf(legal, legal) });
    writeFileSync(folder.at('list'), list('b.oni', 'a.oni', '-'));
    expect(await ludogram([...listed, '--resume'], { stdin: legal })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the input has changed since the interrupted run') as unknown,
    });
  });

  test.each([
    ['check', '--stdin-filename', 'other.oni'],
    ['check', '--max-diagnostics', '1'],
    ['format', '--stdin-filename', 'other.oni'],
    ['format', '--style', 'compact'],
  ])('of %s is not continued with another %s', async (verb, ...option) => {
    const file = new Folder({}).at('resume.json');
    const args = [verb, '--many', '--format', 'oni', '--resume-file', file];
    await ludogram([...args, '-'], { stdin: recordsOf(legal, legal) });
    expect(await ludogram([...args, ...option, '--resume', '-'], { stdin: legal })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the interrupted run had other options') as unknown,
    });
    const other = await ludogram([...args, '--jobs', '1', '--resume', '-'], { stdin: legal + legal });
    expect(other).toMatchObject({ code: 0, stderr: expect.stringContaining('continuing after') as unknown });
  });

  test('is not continued with fewer records', async () => {
    const file = new Folder({}).at('resume.json');
    const args = ['check', '--many', '--format', 'oni', '--resume-file', file];
    await ludogram([...args, '-'], { stdin: recordsOf(legal, legal) });
    expect(await ludogram([...args, '--resume', '-'], { stdin: 'BXLUTByt\n' })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the input has changed since the interrupted run') as unknown,
    });
    expect(existsSync(file)).toBe(true);
  });

  test.each(['BXLUTByt\n', 'null', '{}'])('leaves a file alone that it has not written, such as %j', async (text) => {
    const folder = new Folder({ 'a.oni': text });
    const args = ['check', '--many', '--format', 'oni', '--resume-file', folder.at('a.oni')];
    const reason = expect.stringContaining('is not the file of an interrupted run') as unknown;
    expect(await ludogram([...args, '--resume', '-'], { stdin: legal })).toMatchObject({ code: 2, stderr: reason });
    expect(await ludogram([...args, '-'], { stdin: recordsOf(legal, legal) })).toMatchObject({
      code: 2,
      stderr: reason,
    });
    expect(folder.read('a.oni')).toBe(text);
  });

  test('is continued from the progress that it has saved if it is killed', async () => {
    const folder = new Folder({});
    const file = folder.at('resume.json');
    const args = ['check', '--json', '--many', '--format', 'oni', '--resume-file', file, '-'];
    let later = 0;
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => start + later);
    let saved = '';
    const whole = await ludogram(args, {
      *stdin() {
        yield legal;
        expect(existsSync(file)).toBe(false);
        later += 10_000;
        yield legal;
        saved = folder.read('resume.json');
        yield faulty;
      },
    });
    clock.mockRestore();
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, saved);
    const rest = await ludogram([...args, '--resume'], { stdin: legal + legal + faulty });
    expect([rest.code, rest.stderr]).toEqual([1, 'continuing after 128 records\n']);
    expect(rest.stdout).toBe(whole.stdout.split('\n').slice(128).join('\n'));
  });

  test('is not replaced by the saved progress of a run with other options', async () => {
    const folder = new Folder({});
    const args = ['check', '--many', '--format', 'oni', '--resume-file', folder.at('resume.json'), '-'];
    await ludogram(args, { stdin: recordsOf(legal, legal) });
    const left = folder.read('resume.json');
    let later = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (later += 10_000));
    await ludogram([...args, '--level', 'syntax'], { stdin: legal + legal });
    clock.mockRestore();
    expect(folder.read('resume.json')).toBe(left);
  });

  test.each(['check', 'format'])('of %s that does not exist starts from the beginning, and says so', async (verb) => {
    const args = ['--many', '--format', 'oni', '--resume-file', new Folder({}).at('resume.json'), '--resume', '-'];
    expect(await ludogram([verb, ...args], { stdin: 'BXLUTByt\n' })).toMatchObject({
      code: 0,
      stderr: 'no interrupted run to continue; starting from the beginning\n',
    });
  });

  test('of a check with --cache remembers the records of both parts', async () => {
    const folder = new Folder({});
    const args = ['check', '--many', '--format', 'oni', '--cache', '--cache-file', folder.at('cache.json')];
    const other = 'BXLUTBys\n'.repeat(70);
    const resumable = [...args, '--resume-file', folder.at('resume.json'), '-'];
    await ludogram(resumable, { stdin: recordsOf(legal, other) });
    await ludogram([...resumable, '--resume'], { stdin: legal + other });
    const { records } = JSON.parse(folder.read('cache.json')) as { records: unknown[] };
    await ludogram([...args, '-'], { stdin: legal + other });
    const whole = JSON.parse(folder.read('cache.json')) as { records: unknown[] };
    expect(records).toEqual(whole.records);
  });

  test('of a SARIF log starts from the beginning', async () => {
    const args = ['check', '--sarif', '--many', '--format', 'oni', '-'];
    const { stderr } = await ludogram(args, { stdin: recordsOf(legal, legal) });
    expect(stderr).toContain('run the same command again: it starts from the beginning');
    expect((await ludogram([...args, '--resume'], { stdin: legal })).stderr).toContain(
      "--resume can't continue a SARIF log",
    );
  });

  test('says so if it can leave nothing to continue from', async () => {
    const folder = new Folder({});
    const args = ['check', '--many', '--format', 'oni', '--resume-file', folder.at('absent/resume.json'), '-'];
    const { code, stderr } = await ludogram(args, { stdin: recordsOf(legal, legal) });
    expect([code, stderr]).toEqual([2, expect.stringMatching(/can't write [^]*starts from the beginning/)]);
  });
});
