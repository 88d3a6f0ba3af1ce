import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { frogs } from '../../notation/made-up/notation.js';
import { Folder, ludogram } from '../support.js';

const LIST = 'List = items:Item|.., ","|\nItem "item" = [a-z]+\n';

/** The `--json` of a run. */
interface TraceOutput {
  readonly outcome: string;
  readonly stepCount: number;
  readonly steps: readonly { readonly step: string; readonly rule: string; readonly depth: number }[];
  readonly rules: readonly { readonly rule: string; readonly location: { readonly line: number } }[];
}

describe('trace --grammar', () => {
  const folder = () => new Folder({ 'list.peggy': LIST, 'a.txt': 'a,b' });

  test('prints the rules by their cost', async () => {
    const files = folder();
    const { code, stdout, stderr } = await ludogram(['trace', '--grammar', files.at('list.peggy'), files.at('a.txt')]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`${files.at('a.txt')}: List matches all of 3 characters
14 attempts, 3 characters read, 0 of them again

rule  calls  failed  attempts   share    total  read  again  given up
Item      2       0         8  57.1 %   57.1 %     2      0         0
List      1       0         6  42.9 %  100.0 %     1      0         0
`);
    const top = await ludogram(['trace', '--grammar', files.at('list.peggy'), '-', '--top', '1'], { stdin: 'a' });
    expect(top.stdout).toMatch(/\nand 1 more rule; --top lists more\n$/);
  });

  test('reports what is wrong with the text as tree does, and where it was read to: exit code 1', async () => {
    const files = folder();
    const args = ['--grammar', files.at('list.peggy'), '-'];
    const world = { stdin: 'a,b,1' };
    const { code, stdout, stderr } = await ludogram(['trace', ...args], world);
    expect([code, stderr]).toEqual([1, (await ludogram(['tree', ...args], world)).stderr]);
    expect(stdout).toContain('-: List matches 3 of 5 characters\n');
    expect(stdout).toMatch(/\nfarthest failure at 1:5, in List > Item: tried \[a-z\]\n$/);
  });

  test('prints JSON with the steps, and says that some are left out', async () => {
    const files = folder();
    const args = ['trace', '--grammar', files.at('list.peggy'), '-', '--json'];
    const { stdout, stderr } = await ludogram([...args, '--max-steps', '3'], { stdin: 'a,1' });
    const { farthest, steps, ...shown } = JSON.parse(stdout) as TraceOutput & { farthest: unknown };
    expect(shown).toMatchObject({ file: '-', start: 'List', length: 3, outcome: 'part', end: 1, stepCount: 6 });
    expect(farthest).toEqual({ at: 2, line: 1, column: 3, rules: ['List', 'Item'], expected: ['[a-z]'] });
    expect(steps).toEqual([
      { step: 'enter', rule: 'List', start: 0, depth: 0, attempts: 0 },
      { step: 'enter', rule: 'Item', start: 0, depth: 1, attempts: 3 },
      { step: 'match', rule: 'Item', start: 0, end: 1, depth: 1, attempts: 7 },
    ]);
    expect(stderr).toContain('note: only the first 3 of 6 steps are kept; --max-steps keeps more\n');
  });

  test('says where it stopped in a text that is nested too deeply', async () => {
    const files = new Folder({ 'nest.peggy': 'Nest = "(" inner:Nest? ")"\n' });
    const stdin = '('.repeat(3_000);
    const { stdout, stderr } = await ludogram(['trace', '--grammar', files.at('nest.peggy'), '-', '--json'], { stdin });
    const { stopped } = JSON.parse(stdout) as { stopped: { at: number; line: number; column: number; depth: number } };
    expect(stopped).toEqual({ at: stopped.at, line: 1, column: stopped.at + 1, depth: stopped.at + 1 });
    expect(stderr).toContain(
      `note: the text is nested too deeply for a trace, which takes more of the stack than a parser: ` +
        `it stopped at 1:${stopped.column}, inside ${stopped.depth} rules\n`,
    );
  });

  test('writes a flame graph for speedscope, whose frames all close', async () => {
    const files = folder();
    const args = ['trace', '--grammar', files.at('list.peggy'), '-', '--flame', files.at('flame.json')];
    for (const more of [[], ['--max-steps', '2']]) {
      expect((await ludogram([...args, ...more], { stdin: 'ab,c' })).stdout).toContain(
        `wrote ${files.at('flame.json')}\n`,
      );
      const flame = JSON.parse(readFileSync(files.at('flame.json'), 'utf8')) as {
        shared: { frames: { name: string }[] };
        profiles: { endValue: number; events: { type: string; frame: number; at: number }[] }[];
      };
      const [{ events, endValue }] = flame.profiles as [(typeof flame.profiles)[0]];
      const open: number[] = [];
      let last = 0;
      for (const { type, frame, at } of events) {
        expect(at).toBeGreaterThanOrEqual(last);
        last = at;
        if (type === 'O') open.push(frame);
        else expect(open.pop()).toBe(frame);
      }
      expect(open).toEqual([]);
      expect(endValue).toBeGreaterThanOrEqual(last);
      expect(events.map(({ frame }) => flame.shared.frames[frame]?.name)[0]).toBe('List');
    }
  });

  test('takes a start rule, and reports problems of the grammar and wrong usage', async () => {
    const files = folder();
    files.write('bad.peggy', 'A = B\n');
    const grammar = ['--grammar', files.at('list.peggy')];
    const item = await ludogram(['trace', ...grammar, '--start', 'Item', '-'], { stdin: 'ab' });
    expect(item.stdout).toContain('-: Item matches all of 2 characters\n');
    expect(await ludogram(['trace', '--grammar', files.at('bad.peggy'), '-'])).toMatchObject({ code: 1, stdout: '' });
    expect(await ludogram(['trace', '--grammar', files.at('none.peggy'), '-'])).toMatchObject({ code: 2, stdout: '' });
    expect(await ludogram(['trace', ...grammar, files.at('none.txt')])).toMatchObject({ code: 2, stdout: '' });
    const usage = await ludogram(['trace', '--start', 'Item', files.at('a.txt')]);
    expect([usage.code, usage.stderr]).toEqual([2, expect.stringContaining('--start needs --grammar')]);
  });
});

describe('trace of records', () => {
  test.each([
    ['oni', 'examples/short-game.oni', 'OniFile'],
    ['otn', 'examples/brandub.otg', 'GameRecord'],
    ['azul', 'examples/first-round.azul', 'AzulGame'],
    ['5dfen', 'examples/branching.5dpgn', 'GameRecord'],
    ['annofen', 'examples/last-two-moves.annofen', 'AnnoFen'],
  ])('%s is read whole by the grammar of its notation', async (id, file, start) => {
    const { code, stdout } = await ludogram(['trace', '-n', id, file, '--json', '--max-steps', '10']);
    const shown = JSON.parse(stdout) as TraceOutput;
    expect([code, shown.outcome, shown.steps[0]?.rule]).toEqual([0, 'whole', start]);
    expect(shown.steps).toHaveLength(10);
  });

  test('diagnostics come as with tree: errors are exit code 1', async () => {
    const { code, stderr } = await ludogram(['trace', 'examples/broken.oni']);
    const tree = await ludogram(['tree', 'examples/broken.oni']);
    expect([code, stderr]).toEqual([1, tree.stderr]);
  });

  test('an error in the grammar of its notation is reported: exit code 1', async () => {
    Object.assign(globalThis, { frogsToTrace: frogs });
    const notation = "{ notation: globalThis.frogsToTrace, grammar: 'own.peggy' }";
    const folder = new Folder({
      'ludogram.config.mjs': `export default { notations: [${notation}] };\n`,
      'own.peggy': 'Game = Moves\n',
      'a.frogs': 'RR.LL\n',
    });
    const { code, stderr } = await ludogram(['trace', folder.at('a.frogs')], { cwd: folder.path });
    expect([code, stderr]).toEqual([1, expect.stringContaining('unknown rule "Moves"')]);
  });
});
