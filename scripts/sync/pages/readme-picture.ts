import { readFileSync } from 'node:fs';
import Anser, { type AnserJsonEntry } from 'anser';
import { run } from '../../../src/cli/program.js';
import { element, escapeXml, svgDocument } from '../../../src/notation/view/svg.js';
import { oniView, parseOni } from '../../../src/notations/oni/index.js';

const FONT_SIZE = 12;
const LINE_HEIGHT = 18;
const PADDING = 16;
const TITLE_BAR = 30;
const BROKEN = 'examples/wrong-card.oni';
const WIDTH = 1010;
const TERMINAL_WIDTH = 720;
/** The width of the terminal in characters; it continues longer lines on the next line. */
const COLUMNS = 95;
const FOREGROUND = '#d8dee9';
const COLORS: Readonly<Record<string, string>> = {
  '187, 0, 0': '#ff7b72',
  '187, 187, 0': '#e3b341',
  '0, 187, 187': '#56d4dd',
};

/**
 * Returns the picture at the top of the README as SVG: what `ludogram check` prints for a broken game, and the board of
 * another game. Both are real output.
 */
export async function readmePicture(): Promise<string> {
  const output = await outputOf(['check', BROKEN]);
  const lines = [`$ npx ludogram check ${BROKEN}`, ...output.trimEnd().split('\n')].flatMap(wrapped);
  const height = TITLE_BAR + PADDING * 2 + lines.length * LINE_HEIGHT;
  return svgDocument(
    WIDTH,
    height,
    'ludogram check reports two errors of an Onitama game, each with its line and a caret, and one fix; next to it, a rendered board',
    terminal(lines, height),
    board(TERMINAL_WIDTH + PADDING, height),
  );
}

/** Returns what a command prints on a terminal with colors: standard output, then standard error. */
async function outputOf(args: readonly string[]): Promise<string> {
  let [out, err] = ['', ''];
  const stdin = (async function* () {})();
  const stdout = { isTTY: true, write: (text: string) => void (out += text) };
  const stderr = { isTTY: true, write: (text: string) => void (err += text) };
  await run(args, { stdin, stdout, stderr, env: {} });
  return out + err;
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

/** Returns a line of output as the lines that the terminal shows. */
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

/** Returns a line with its colors as spans; `xml:space` keeps the white space before a caret. */
function terminalLine(line: Line, y: number): string {
  return element('text', { x: PADDING, y, fill: FOREGROUND, 'xml:space': 'preserve' }, line.map(span));
}

function span({ content, fg, decorations }: AnserJsonEntry): string {
  return element(
    'tspan',
    {
      fill: fg === null ? undefined : (COLORS[fg] ?? `rgb(${fg})`),
      'font-weight': decorations.includes('bold') ? 'bold' : undefined,
      'fill-opacity': decorations.includes('dim') ? 0.6 : undefined,
    },
    escapeXml(content),
  );
}

/** Returns the board of a game, scaled to the rest of the width. */
function board(x: number, height: number): string {
  const drawn = oniView.at(parseOni(readFileSync('examples/short-game.oni', 'utf8')).model);
  const svg = drawn.ok ? oniView.svg(drawn.view) : '';
  return svg
    .replace('<svg ', `<svg x="${x}" `)
    .replace(/ width="\d+" height="\d+"/, ` width="${WIDTH - x}" height="${height}"`);
}
