import type { ViewSquare } from '../notation/index.js';
import { escapeXml } from '../notation/view/svg.js';
import type { BoardState, DrawnBoard } from './state/board-state.js';
import { linesIn, type ListedMove } from './state/walk.js';

/** A button of the toolbar: the action that it runs, its name, its symbol, and whether it changes the text. */
type Button = readonly [action: string, name: string, sign: string, changes?: true];

const BUTTONS: readonly Button[] = [
  ['start', 'Start (Home)', '«'],
  ['back', 'Back (Left)', '‹'],
  ['forward', 'Forward (Right)', '›'],
  ['end', 'End (End)', '»'],
  ['turn', 'Turn the board', '⇅'],
  ['undo', 'Undo', '↶', true],
  ['redo', 'Redo', '↷', true],
  ['remove', 'Remove this move and those after it', '✕', true],
];

/** The parts of a board that never change. The others are filled in by name. */
export const FRAME = `<div class="frame" part="frame">
<div class="board" part="board" role="group" aria-label="Board" tabindex="-1"><div class="sheet"><div class="picture" data-part="picture"></div><div data-part="squares"></div></div></div>
<div class="side">
<div data-part="games"></div>
<div class="bar" role="toolbar" aria-label="Moves and changes" data-part="bar"></div>
<p class="status" part="status" role="status" aria-live="polite" data-part="status"></p>
<div data-part="choices"></div>
<div class="moves" part="moves" role="group" aria-label="Moves" data-part="moves"></div>
<div data-part="forms"></div>
<details class="text" part="text"><summary>Text</summary><pre tabindex="0" data-part="text"></pre></details>
</div></div>`;

/** The content of the parts of a board that change, by name. */
export type Parts = Readonly<
  Record<'picture' | 'squares' | 'games' | 'bar' | 'status' | 'choices' | 'moves' | 'forms' | 'text', string>
>;

/** Writes the parts of a board as HTML. */
export function partsOf(state: BoardState, isTurned: boolean): Parts {
  const { picture, game } = state;
  const turned = isTurned && picture?.canTurn === true;
  return {
    picture: picture === undefined ? '' : pictureOf(picture.svg, turned),
    squares: picture === undefined ? '' : squaresOf(picture, state, turned),
    games: gamesOf(state),
    bar: barOf(game !== undefined, picture?.canTurn === true),
    status: statusOf(state),
    choices: choicesOf(state),
    moves: state.moves.length === 0 ? '' : lineOf(state.moves, state.location),
    forms: game === undefined ? '' : FORMS,
    text: markedText(state),
  };
}

/** Writes the choice of a game; nothing if the text has a single one. */
function gamesOf({ index, gameCount }: BoardState): string {
  if (gameCount < 2) return '';
  const input = `<input name="game" type="number" min="1" max="${gameCount}" value="${index + 1}" required>`;
  return `<form data-form="game"><label>Game ${input}</label> of ${gameCount} <button>Show</button></form>`;
}

const FORMS = [
  ['move', 'Move', 'Play'],
  ['comment', 'Comment', 'Add'],
]
  .map(
    ([name, label, sign]) =>
      `<form data-form="${name}"><label>${label} <input name="${name}" autocomplete="off"></label><button>${sign}</button></form>`,
  )
  .join('');

/** The smallest scale at which pieces can still be distinguished: a wider picture scrolls. */
const MIN_SCALE = 0.5;

/** A picture that is wider than this many times its height needs all of the width. */
const MIN_WIDE_RATIO = 1.4;

function pictureOf(svg: string, turned: boolean): string {
  const [width = 0, height = 0] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const kind = `${turned ? 'turned' : ''} ${width > height * MIN_WIDE_RATIO ? 'wide' : ''}`;
  return `<div class="${kind.trim()}" style="--least:${Math.round(width * MIN_SCALE)}px">${withoutRole(svg)}</div>`;
}

/** Hides a picture from screen readers, which read the squares and the status instead. */
const withoutRole = (svg: string): string => svg.replace('role="img"', 'aria-hidden="true"');

function barOf(canChange: boolean, canTurn: boolean): string {
  return BUTTONS.filter(([action, , , changes]) => (canChange || changes !== true) && (canTurn || action !== 'turn'))
    .map(([action, name, sign]) => button(`data-action="${action}" aria-label="${name}" title="${name}"`, sign))
    .join('');
}

function squaresOf({ svg, squares }: DrawnBoard, { entry }: BoardState, turned: boolean): string {
  const viewBox = /viewBox="([-\d. ]+)"/.exec(svg)?.[1] ?? '0 0 1 1';
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const { picked, targets, starts } = entry;
  const seen = new Set<string>();
  const drawn = squares.map((square) => {
    const { name } = square;
    const isTarget = picked.length > 0 && targets.has(name);
    const isPicked = picked.includes(name);
    if (!isTarget && !isPicked && !starts.has(name)) return '';
    const kind = isPicked ? 'picked' : isTarget ? 'target' : 'start';
    // Squares of one name are one button, which the keyboard reaches once.
    const isFirst = !seen.has(name);
    seen.add(name);
    return squareOf(square, kind, isFirst);
  });
  const transform = turned ? ` transform="rotate(180 ${x + width / 2} ${y + height / 2})"` : '';
  return `<svg class="squares" viewBox="${viewBox}"><g${transform}>${drawn.join('')}</g></svg>`;
}

function squareOf({ name, x, y, width, height, piece }: ViewSquare, kind: string, isFirst: boolean): string {
  const label = [name, piece, kind === 'target' ? 'can be reached' : ''].filter(Boolean).join(', ');
  const role = isFirst
    ? ` role="button" tabindex="0" aria-label="${escapeXml(label)}" aria-pressed="${kind === 'picked'}"`
    : ' aria-hidden="true"';
  const box = `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="3" data-square="${escapeXml(name)}"${role}/>`;
  if (kind !== 'target') return box;
  const radius = Math.min(width, height) * (piece === undefined ? 0.16 : 0.46);
  return `${box}<circle class="${piece === undefined ? 'dot' : 'ring'}" cx="${x + width / 2}" cy="${y + height / 2}" r="${radius}"/>`;
}

/** Writes why something could not be done as HTML. */
export const problemOf = (problem: string): string => `<span class="problem">${escapeXml(problem)}</span>`;

function statusOf({ status, problem }: BoardState): string {
  const wrong = problem === '' ? '' : ` ${problemOf(problem)}`;
  return `${escapeXml(status)}${wrong}`;
}

function choicesOf({ entry: { choices }, isChance }: BoardState): string {
  const moves = choices.map(({ text }, i) => button(`data-choice="${i}"`, escapeXml(text)));
  const all = isChance ? [...moves, button('data-action="chance"', 'Draw at random')] : moves;
  return all.length === 0 ? '' : `<div class="choices" role="group" aria-label="Choose a move">${all.join('')}</div>`;
}

function lineOf(main: readonly ListedMove[], current: string): string {
  const written = new Map<readonly ListedMove[], string>();
  // Lines inside others are written before them. Joining would copy nested lines at each level.
  for (const line of linesIn(main).reverse()) {
    let items = '';
    for (const { name, text, location, variations } of line) {
      const isCurrent = location === current ? ' aria-current="step"' : '';
      const content = `<i>${escapeXml(name)}</i> ${escapeXml(text)}`;
      items += `<li>${button(`data-location="${escapeXml(location)}"${isCurrent}`, content)}</li>`;
      for (const variation of variations) items += `<li class="variation">${written.get(variation)}</li>`;
    }
    written.set(line, `<ol>${items}</ol>`);
  }
  return written.get(main)!;
}

/** Writes a text with its last move marked. */
export function markedText({ text, span }: Pick<BoardState, 'text' | 'span'>): string {
  if (span === undefined) return escapeXml(text);
  const { start, end } = span;
  return `${escapeXml(text.slice(0, start))}<mark>${escapeXml(text.slice(start, end))}</mark>${escapeXml(text.slice(end))}`;
}

const button = (attributes: string, content: string): string =>
  `<button type="button" ${attributes}>${content}</button>`;
