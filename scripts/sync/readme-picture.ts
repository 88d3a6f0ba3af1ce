import Anser, { type AnserJsonEntry } from 'anser';
import { readFileSync } from 'node:fs';
import { renderDiagnostics } from '../../src/diagnostics/index.js';
import { element, escapeXml, svgDocument } from '../../src/notation/svg.js';
import { oniView, parseOni } from '../../src/notations/oni/index.js';

const FONT_SIZE = 12;
const LINE_HEIGHT = 18;
const PADDING = 16;
const TITLE_BAR = 30;
const WIDTH = 960;
const TERMINAL_WIDTH = 660;
/** Characters of a line before the terminal wraps it. */
const COLUMNS = 86;
const FOREGROUND = '#d8dee9';
const COLOURS: Readonly<Record<string, string>> = {
  '187, 0, 0': '#ff7b72',
  '187, 187, 0': '#e3b341',
  '0, 187, 187': '#56d4dd',
};

/**
 * The picture at the top of the README: what `ludogram check` prints for a broken game, beside the board of a game without
 * errors. Both are real output.
 */
export function readmePicture(): string {
  const broken = { file: 'examples/broken.oni', text: readFileSync('examples/broken.oni', 'utf8') };
  const output = renderDiagnostics(broken, parseOni(broken.text).diagnostics, { colour: true });
  const lines = [`$ npx ludogram check ${broken.file}`, ...output.trimEnd().split('\n')].flatMap(wrapped);
  const height = TITLE_BAR + PADDING * 2 + lines.length * LINE_HEIGHT;
  return svgDocument(
    WIDTH,
    height,
    'ludogram check reports three errors of a broken Onitama game, each with its line and a caret; beside it a rendered board',
    terminal(lines, height),
    board(TERMINAL_WIDTH + PADDING, height),
  );
}

function terminal(lines: readonly Line[], height: number): string {
  const dots = ['#ff5f56', '#ffbd2e', '#27c93f'].map((fill, i) =>
    element('circle', { cx: PADDING + 4 + i * 18, cy: TITLE_BAR / 2, r: 5, fill }),
  );
  const rows = lines.map((line, i) => terminalLine(line, TITLE_BAR + PADDING + (i + 0.7) * LINE_HEIGHT));
  return element(
    'g',
    { 'font-family': 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', 'font-size': FONT_SIZE },
    element('rect', { width: TERMINAL_WIDTH, height, rx: 8, fill: '#161b22' }),
    dots,
    rows,
  );
}

/** A line of the terminal: runs of characters with one style each. */
type Line = readonly AnserJsonEntry[];

/** A line of output as the terminal shows it: continued on the next line after the last column. */
function wrapped(output: string): Line[] {
  const lines: AnserJsonEntry[][] = [[]];
  let left = COLUMNS;
  for (const entry of Anser.ansiToJson(output, { remove_empty: true })) {
    let { content } = entry;
    while (content !== '') {
      if (left === 0) {
        lines.push([]);
        left = COLUMNS;
      }
      const part = content.slice(0, left);
      lines.at(-1)!.push({ ...entry, content: part });
      left -= part.length;
      content = content.slice(part.length);
    }
  }
  return lines;
}

/** A line with its colours as spans; `xml:space` keeps the white space before a caret. */
function terminalLine(line: Line, y: number): string {
  return element('text', { x: PADDING, y, fill: FOREGROUND, 'xml:space': 'preserve' }, line.map(span));
}

function span({ content, fg, decorations }: AnserJsonEntry): string {
  return element(
    'tspan',
    {
      fill: fg === null ? undefined : (COLOURS[fg] ?? `rgb(${fg})`),
      'font-weight': decorations.includes('bold') ? 'bold' : undefined,
      'fill-opacity': decorations.includes('dim') ? 0.6 : undefined,
    },
    escapeXml(content),
  );
}
/** The board of a game, scaled to what is left of the width. */
function board(x: number, height: number): string {
  const drawn = oniView.at(parseOni(readFileSync('examples/short-game.oni', 'utf8')).model);
  const svg = drawn.ok ? oniView.svg(drawn.view) : '';
  return svg
    .replace('<svg ', `<svg x="${x}" `)
    .replace(/ width="\d+" height="\d+"/, ` width="${WIDTH - x}" height="${height}"`);
}
