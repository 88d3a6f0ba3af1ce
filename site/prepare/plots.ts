import { readFileSync } from 'node:fs';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

interface Row {
  readonly group: string;
  readonly name: string;
  readonly characters: number;
  /** Milliseconds of the best run; absent if the contender failed. */
  readonly best?: number;
}

interface Results {
  readonly rows: readonly Row[];
  readonly memory: readonly { readonly input: string; readonly name: string; readonly bytes: number }[];
}

/** A bar of a plot. */
interface Bar {
  readonly name: string;
  readonly value: number;
  readonly isOurs: boolean;
}

/** One plot of the benchmark, with the heading above it. */
export interface SpeedPlot {
  readonly title: string;
  /** An SVG element on one line; its colors are those of the page. */
  readonly svg: string;
}

/** Returns a plot for each group of contenders, and for the memory of each input, from the last benchmark. */
export function speedPlots(file = 'bench/results.json'): SpeedPlot[] {
  const { rows, memory } = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const groups = groupBy(rows, ({ group }) => group);
  const speeds = [...groups].map(([group, measured]) => {
    const bars = measured.flatMap(({ name, characters, best }) =>
      best === undefined ? [] : [{ name, value: characters / best / 1000, isOurs: isOurs(name) }],
    );
    const title = `${group}, MB/s`;
    return { title, svg: plot(bars, title, 'millions of characters per second →') };
  });
  const inputs = groupBy(memory, ({ input }) => input);
  const bytes = [...inputs].map(([input, measured]) => {
    const bars = measured.map(({ name, bytes: value }) => ({ name, value, isOurs: isOurs(name) }));
    const title = `${input}, memory`;
    return { title, svg: plot(bars, title, 'bytes per character →') };
  });
  return [...speeds, ...bytes];
}

/** Values by what `keyOf` gives for each, in the order of the first ones. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

const OTHERS = /peggy|pegjs|chevrotain|lezer|hand-written|sweep|ohm|nearley|yaml alone/;
const isOurs = (name: string): boolean => !OTHERS.test(name);

function plot(bars: readonly Bar[], title: string, label: string): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const digits = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
  const svg = Plot.plot({
    document: document as unknown as Document,
    width: 640,
    marginLeft: 230,
    marginRight: 50,
    height: bars.length * 24 + 70,
    marginBottom: 42,
    style: { background: 'transparent', color: 'currentColor', fontFamily: 'inherit', fontSize: '12px' },
    x: { label, grid: true, zero: true, ticks: 5 },
    y: { label: null },
    marks: [
      Plot.barX(bars, {
        x: 'value',
        y: 'name',
        fill: (bar: Bar) => (bar.isOurs ? 'var(--vp-c-brand-3)' : 'var(--plot-other)'),
        sort: { y: '-x' },
      }),
      Plot.text(bars, { x: 'value', y: 'name', text: (bar: Bar) => digits(bar.value), textAnchor: 'start', dx: 4 }),
    ],
  });
  // Only the picture as a whole can have a name.
  svg.querySelectorAll('[aria-label]').forEach((part) => {
    part.removeAttribute('aria-label');
  });
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', title);
  return svg.outerHTML.replace(/<style>[^]*?<\/style>/, '').replaceAll('\n', ' ');
}
