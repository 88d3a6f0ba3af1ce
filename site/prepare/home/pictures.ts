import { readFileSync } from 'node:fs';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { railroadDiagrams } from '../../../src/library/generator.js';
import { NOTATIONS } from '../../../src/notations/registry.js';
import { FIRST_GRAMMAR } from '../../shared/grammars.js';
import { html } from '../markup.js';
import type { WildRow } from './numbers.js';

/** Returns a board of an example in both themes, as SVG files: the picture of playing and checking games. */
export async function boardFiles(): Promise<Map<string, string>> {
  const notation = await NOTATIONS.find(({ id }) => id === 'otn')!.load();
  const { view } = notation;
  const picture = view?.at(notation.read(readFileSync('examples/brandub.otg', 'utf8')).model, { ply: 3 });
  if (view === undefined || picture?.ok !== true) throw new Error('examples/brandub.otg has no board');
  const draw = (theme: 'light' | 'dark') => view.svg(picture.view, { theme });
  return new Map([
    ['home/board-light.svg', draw('light')],
    ['home/board-dark.svg', draw('dark')],
  ]);
}

/** Returns a rule of a grammar and its diagram: the picture of writing a notation. */
export function rulePicture(): string {
  const drawn = railroadDiagrams(FIRST_GRAMMAR.grammar, { file: 'first.peggy', style: false, rowWidth: 420 });
  const diagram = drawn.ok ? drawn.diagrams.find(({ rule }) => rule === 'Move') : undefined;
  const rule = /^Move .*$/m.exec(FIRST_GRAMMAR.grammar)?.[0];
  if (diagram === undefined || rule === undefined) throw new Error('the first grammar has no rule "Move"');
  // The page has no other rules to link to.
  return `<pre>${html(rule)}</pre>${diagram.svg.replace(/<\/?a\b[^>]*>/g, '').replaceAll('\n', ' ')}`;
}

/** Bars of the speed of published grammars, ludogram's above peggy's: the picture of a parser for any language. */
export function speedPicture(rows: readonly WildRow[]): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const bars = rows.flatMap(({ grammar, characters, ours, peggy }) =>
    peggy === undefined
      ? []
      : [
          { grammar, name: 'ludogram', speed: characters / ours / 1000 },
          { grammar, name: 'peggy', speed: characters / peggy / 1000 },
        ],
  );
  const svg = Plot.plot({
    document: document as unknown as Document,
    width: 360,
    height: bars.length * 17 + 10,
    marginLeft: 60,
    marginRight: 44,
    marginTop: 0,
    marginBottom: 0,
    style: { background: 'transparent', color: 'currentColor', fontFamily: 'inherit', fontSize: '13px' },
    x: { axis: null },
    y: { axis: null, domain: ['ludogram', 'peggy'] },
    fy: { label: null, axis: 'left' },
    marks: [
      Plot.barX(bars, {
        x: 'speed',
        y: 'name',
        fy: 'grammar',
        fill: ({ name }: { name: string }) => (name === 'peggy' ? 'var(--plot-other)' : 'var(--vp-c-brand-3)'),
      }),
      Plot.text(bars, {
        x: 'speed',
        y: 'name',
        fy: 'grammar',
        text: ({ speed }: { speed: number }) => (speed < 10 ? speed.toFixed(1) : String(Math.round(speed))),
        textAnchor: 'start',
        dx: 4,
      }),
    ],
  });
  svg.querySelectorAll('[aria-label]').forEach((part) => {
    part.removeAttribute('aria-label');
  });
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'MB per second by published grammars, of ludogram and of peggy');
  return svg.outerHTML.replace(/<style>[^]*?<\/style>/, '').replaceAll('\n', ' ');
}
