import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/notations/registry.js';
import { frameOf } from '../home/frame.js';
import { partsOf } from '../home/frame-html.js';
import { playOnce } from '../home/play.js';
import { moments, SLIP } from '../home/script.js';
import { sectionOf } from '../prepare/home/home-page.js';
import { casesOf, facts } from '../prepare/home/numbers.js';
import { boardFiles, rulePicture, speedPicture } from '../prepare/home/pictures.js';

describe('the hero of the home page', () => {
  test('types a game whose only error is the slip at its end, with one fix', () => {
    const words = moments().filter(({ isWord }) => isWord);
    const problems = words.map((moment) => frameOf(moment).problem);
    expect(problems.slice(0, -1)).toEqual(problems.slice(0, -1).map(() => undefined));
    expect(words.at(-1)!.text).toBe(SLIP);
    expect(problems.at(-1)!.fixes).toHaveLength(1);
  });

  test('shows no error in a word that is being typed, and keeps the board until it is complete', () => {
    const all = moments();
    const typed = all.findIndex(({ text }) => text.endsWith('Ux'));
    const [before, during] = [frameOf(all[0]!), frameOf(all[typed]!)];
    expect(during.problem).toBeUndefined();
    expect(during.boards).toEqual(before.boards);
    expect(frameOf(all[typed + 1]!).boards).not.toEqual(before.boards);
  });

  test('has text, tree, board and score of one moment', () => {
    const parts = partsOf(frameOf({ text: 'QUHXT\n\nUxt Udh', isWord: true }));
    expect(parts['hero-text']).toContain('<span class="tok-type wrong">U</span><span class="tok-variable">d</span>');
    expect(parts['hero-problem']).toContain('blue does not have Rooster');
    expect(parts['hero-problem']).toContain('play Monkey (X) instead');
    expect(parts['hero-tree'].replace(/<[^>]*>/g, '|')).toContain('moves: Move||card: Card |U|');
    expect(parts['hero-board']).toContain('Onitama after ply 1');
    expect(parts['hero-score']).toBe('1 move, blue to move');
  });

  test('plays from the cards to the fix, by which red wins', async () => {
    const shown: Readonly<Record<string, string>>[] = [];
    const pressed: number[] = [];
    let waited = 0;
    await playOnce({
      show: (parts) => void shown.push(parts),
      press: () => void pressed.push(shown.length),
      wait: async (milliseconds) => void (waited += milliseconds),
    });
    expect(pressed).toEqual([shown.length - 1]);
    expect(shown.at(-2)!['hero-problem']).toContain('red does not have Monkey');
    expect(shown.at(-2)!['hero-score']).toBe('8 moves, red to move');
    expect(shown.at(-1)!['hero-problem']).toBe('');
    expect(shown.at(-1)!['hero-score']).toBe('9 moves, red won');
    expect(waited).toBeLessThan(25_000);
  });
});

describe('the home page', () => {
  test('has the numbers of the benchmark, the suites and the bundle sizes', () => {
    const rows = [
      { group: 'otn moves tree', name: 'ours, tree, fresh buffer', characters: 2_000_000, best: 10 },
      { group: 'otn moves tree', name: 'stock peggy, object nodes', characters: 2_000_000, best: 500 },
    ];
    const wild = [
      { grammar: 'a', characters: 1000, ours: 1, peggy: 4 },
      { grammar: 'b', characters: 1000, ours: 1, peggy: 29.6 },
      { grammar: 'c', characters: 1000, ours: 1 },
    ];
    const bundles = '| `readOni` | `ludogram/oni` | 12.3 kB |';
    const [speed, others, size, texts] = facts({ rows, wild: { rows: wild } }, bundles);
    expect(speed!.value).toBe('200 MB/s');
    expect(speed!.about).toContain('4.0 MB/s');
    expect([others!.value, others!.about]).toEqual(['4–30 ×', expect.stringContaining('2 grammars')]);
    expect(size!.value).toBe('12.3 kB');
    const sum = NOTATIONS.reduce((count, { id }) => count + casesOf(id), 0);
    expect(texts!.value).toBe(sum.toLocaleString('en'));
    expect(casesOf('otn')).toBeGreaterThan(300);
  });

  test('has a section of the README, and stops when there is none', () => {
    const readme = '# A\n\n## As a library\n\ncode\n\n## More\n\ntext\n';
    expect(sectionOf(readme, 'As a library')).toBe('## As a library\n\ncode\n\n');
    expect(() => sectionOf(readme, 'Other')).toThrow('no section "Other"');
  });

  test('every board and diagram is drawn from the examples and grammars of the site', async () => {
    expect([...(await boardFiles()).values()].every((svg) => svg.includes('<title>'))).toBe(true);
    expect(rulePicture()).toContain('>Square</text>');
    expect(rulePicture()).not.toContain('href');
    expect(speedPicture([{ grammar: 'css', characters: 5000, ours: 1, peggy: 2 }])).toContain('>2.5</text>');
  });
});
